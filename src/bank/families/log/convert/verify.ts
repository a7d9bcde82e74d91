/** A converted form must be true, state the same three numbers, and be of the other form; a solution must fit. */
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));

export const verify: Verify = ({ question }) => {
	const { kind, value } = question.answer;
	const prompt = promptFormulas(question).at(-1) ?? '';
	const [left = '', right = ''] = sidesOf(prompt);
	if (kind === 'rational') {
		const x = readReal(value.replace(/^(-?)(\d+)\/(\d+)$/, '$1\\frac{$2}{$3}'))();
		return near(readReal(left)({ x }), readReal(right)({ x })) ? [] : [`x = ${value} does not fit`];
	}
	const [a = '', b = ''] = sidesOf(value);
	// Where the power is the letter x, the statement is true for x = e^c; c is the one number it holds.
	const letters = { e: Math.E, x: Math.exp(Number(/-?\d+/.exec(value)?.[0])) };
	const isTrue = near(readReal(a)(letters), readReal(b)(letters));
	const swaps = /\\l(?:og|n)/.test(value) !== /\\l(?:og|n)/.test(prompt);
	const numbers = (tex: string) => (tex.match(/-?\d+|[ex]/g) ?? []).sort().join(' ');
	const same = withTen(numbers, value) === withTen(numbers, prompt);
	return [
		...(isTrue ? [] : [`${value} is not true`]),
		...(swaps ? [] : [`${value} is in the same form as the prompt`]),
		...(same ? [] : [`${value} does not hold the numbers of the prompt`]),
	];
};

/** log without a base has base 10, ln has base e: both are made visible before numbers are compared. */
function withTen(numbers: (tex: string) => string, tex: string): string {
	const shown = tex.replace(/\\log(?!_)/, '\\log_{10}').replace(/\\ln/, '\\log_{e}');
	return numbers(shown.replaceAll(/\\[a-z]+/g, ' '));
}
