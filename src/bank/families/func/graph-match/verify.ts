/** Tries every rule on the points and asymptotes that the description of each graph names. */
import { formulasIn } from '../../../../math/markup.ts';
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, type Verify } from '../../../verify/evidence.ts';
import { lettersIn, readReal, sidesOf } from '../../../verify/values.ts';
import { graphFits, numberedGraphs, type RealRule, whole } from '../../../verify/read-curve.ts';

export const verify: Verify = ({ question }) => {
	const prompt = questionText(question.question);
	const inDegrees = prompt.includes('in degrees');
	const [graphs] = [numberedGraphs(question.question_speech)];
	if (graphs.length === 4) {
		const rule = ruleOf(prompt, inDegrees);
		const fits = (text: string) =>
			graphs.some(({ name, words }) => text === `Graph ${name}` && graphFits(words, rule));
		return [...expectOneChoice(question, fits), ...expectDirection(question, rule)];
	}
	const words = whole(question.question_speech);
	return [
		...expectOneChoice(question, (text) => graphFits(words, ruleOf(text, inDegrees))),
		...expectDirection(question, ruleOf(question.answer.text, inDegrees)),
	];
};

/** "Between two asymptotes, the graph rises from left to right": everywhere, as tangent and cotangent do. */
function expectDirection({ steps }: Question, rule: RealRule): string[] {
	const [from, to] = [0.37, 0.370_01].map(rule);
	return steps.flatMap(({ text }) => {
		const way = /^Between two asymptotes, the graph (rises|falls)/.exec(text)?.[1];
		const isTrue = way === undefined || (way === 'rises') === Number(to) > Number(from);
		return isTrue ? [] : [`"${text}" is not true`];
	});
}

function ruleOf(text: string, degrees: boolean): RealRule {
	const formulas = formulasIn(text);
	const rules = formulas
		.filter((formula) => /^(?:y|f\(x\)|g\(x\)) = /.test(formula))
		.map((formula) => sidesOf(formula)[1] ?? '');
	const [first = '', second] = rules;
	const read = (tex: string): RealRule => {
		const value = readReal(tex, { degrees });
		return lettersIn(tex).length === 0 ? () => value() : (x) => value({ x });
	};
	if (second === undefined) return read(first);
	if (second.includes('f')) return composed(read(first), second);
	const [, sign, bound = ''] =
		/^x (<|\\le) (.*)$/.exec(formulas.find((formula) => /^x (?:<|\\le)/.test(formula)) ?? '') ?? [];
	const [left, right, at] = [read(first), read(second), Number(bound)];
	return (x) => (x < at || (x === at && sign === '\\le') ? left(x) : right(x));
}

/** g(x) = 2f(x), f(x − 3), −f(x), f(−x), f(x) + 1 */
function composed(f: RealRule, tex: string): RealRule {
	const [, before = '', inner = 'x', after = ''] = /^(.*)f\((.*?)\)(.*)$/.exec(tex) ?? [];
	const argument = readReal(inner);
	return (x) => readReal(`${before}(${f(argument({ x })).toFixed(9)})${after}`)();
}
