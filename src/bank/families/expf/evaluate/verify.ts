/** Reads the rule from the prompt; values are exact, features are seen from values far out and at 0 and 1. */
import {
	expectNumber,
	expectOneChoice,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';
import { exact, readReal, readTex, sidesOf } from '../../../verify/values.ts';
import { near, ruleNamed, rulesIn, valueAt } from '../../../verify/read-functions.ts';

export const verify: Verify = ({ question }) => {
	const rule = ruleNamed(rulesIn(question), 'f');
	if (question.answer.kind === 'rational') {
		const x = Number(/f\((-?\d+)\)/.exec(promptFormulas(question)[1] ?? '')?.[1]);
		return expectNumber(question, readTex(rule.body)({ x: exact(x) }));
	}
	const f = (x: number) => valueAt(rule, x);
	const level = [-400, 400].map(f).find((y) => Math.abs(y) < 1e6) ?? Number.NaN;
	const number = (text: string) => readReal(text.replaceAll('$', ''))();
	const words = question.question;
	return expectOneChoice(question, (text) => {
		if (/domain/.test(words)) return text === 'all real numbers';
		if (/range/.test(words)) {
			const [, sign = '', bound = ''] = /^\$y ([<>]) (.*)\$$/.exec(text) ?? [];
			return sign === (f(0) > level ? '>' : '<') && near(number(bound), level);
		}
		if (/asymptote/.test(words)) {
			const [name, bound = ''] = sidesOf(text.replaceAll('$', ''));
			return name === 'y' && near(number(bound), level);
		}
		if (/\$y\$-intercept/.test(words)) return near(number(text), f(0));
		if (/factor/.test(words)) {
			const factor = number(/\$(.*)\$/.exec(text)?.[1] ?? '');
			return near(factor, f(1) / f(0)) && /growth/.test(text) === f(1) > f(0);
		}
		return /increasing/.test(text) === f(1) > f(0) && /above/.test(text) === f(0) > 0;
	});
};
