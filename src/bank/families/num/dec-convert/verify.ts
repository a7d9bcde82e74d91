/**
 * Reads the number of the prompt and the number shown as the answer, which must be equal; repeating digits are
 * compared with those of a long division. The form must be the one that was asked for.
 */
import { questionText } from '../../../../math/question-text.ts';
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import {
	divide,
	type Exact,
	exact,
	readExact,
	readTex,
	same,
	show,
} from '../../../verify/values.ts';
import { expectFractionForm } from '../../../verify/fraction-form.ts';

const DECIMAL = /^\d+\.(?:\d*\\overline\{\d+\}|\d+)$/;

export const verify: Verify = ({ question }) => {
	const asked = /(?:as a|Use a) (decimal|percent|fraction|mixed number)/.exec(
		questionText(question.question),
	)?.[1];
	const given = promptFormula(question);
	const shown = question.answer.text.replaceAll('$', '');
	const stored = readExact(question.answer.value);
	if (!stored || !asked) return ['the answer or its form cannot be read'];
	const value = asked === 'percent' ? divide(stored, exact(100)) : stored;
	const issues = [given, shown]
		.filter((tex) => !same(readTex(tex)({}), value))
		.map((tex) => `${tex} is not ${show(value)}`);
	const repeating = [given, shown].filter((tex) => tex.includes('\\overline'));
	issues.push(
		...repeating
			.filter((tex) => expanded(tex) !== digits(value))
			.map((tex) => `${tex} is not right`),
	);
	if (asked === 'decimal') return DECIMAL.test(shown) ? issues : [...issues, 'no decimal'];
	if (asked === 'percent') return shown.endsWith('\\%') ? issues : [...issues, 'no percent'];
	return [...issues, ...expectFractionForm(question)];
};

const PLACES = 12;

function expanded(tex: string): string {
	const [, start = '', bar = ''] = /^(.*)\\overline\{(\d+)\}$/.exec(tex) ?? [];
	const [whole = '', part = ''] = start.split('.');
	return `${whole}.${(part + bar.repeat(PLACES)).slice(0, PLACES)}`;
}

function digits([over, under]: Exact): string {
	let rest = over % under;
	let text = `${over / under}.`;
	for (let place = 0; place < PLACES; place++) {
		text += (rest * 10n) / under;
		rest = (rest * 10n) % under;
	}
	return text;
}
