/** Sums and differences of two simple functions. */
import {
	equation,
	type Expression,
	num,
	operand,
	power,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { call, root, roundedText, decimal } from '../../../../math/notation.ts';
import { formula, say } from '../../../../math/prose.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import { caseOf } from '../../../described-cases.ts';
import { axesFor } from './changed.ts';
import { matching, type Option } from './question.ts';

type Part = { value: (x: number) => number; write: Expression; start?: number; wall?: number };

const X: Part = { value: (x) => x, write: operand('x') };
const SQUARE: Part = { value: (x) => x * x, write: power('x', 2) };
const POWER: Part = { value: (x) => 2 ** x, write: power(2, 'x') };
const SINE: Part = { value: Math.sin, write: call('\\sin', 'x') };
const COSINE: Part = { value: Math.cos, write: call('\\cos', 'x') };

const PAIRS: Readonly<Record<string, readonly [Part, Part]>> = {
	'x+sin x': [X, SINE],
	'x²+sin x': [SQUARE, SINE],
	'2^x+x': [POWER, X],
	'log x+x': [{ value: Math.log10, write: call('\\log', 'x'), wall: 0 }, X],
	'√x+x': [{ value: Math.sqrt, write: root('x'), start: 0 }, X],
	'cos x+sin x': [COSINE, SINE],
	'x²-2^x': [SQUARE, POWER],
	'1/x+x': [{ value: (x) => 1 / x, write: quotient(1, 'x'), wall: 0 }, X],
};

export function matchSum(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type');
	const [first, second] = caseOf(PAIRS, type);
	const [a, b] = [draw.int('a'), Math.abs(draw.int('b')) * (draw.choice('op') === '+' ? 1 : -1)];
	const term = (size: number, { write }: Part) =>
		size === 1
			? write
			: write.kind === 'quotient'
				? quotient(size, 'x')
				: product(num(size), write);
	const one = (p: number, q: number, mistake: string): Option => ({
		text: formula(equation('y', sum(term(p, first), term(q, second)))),
		curve: {
			at: (x) => p * first.value(x) + q * second.value(x),
			keys: [0, 1, -1, 2, -2],
			...(first.start === undefined ? {} : { breaks: [first.start] }),
			...(first.wall === undefined ? {} : { walls: [first.wall] }),
		},
		mistake,
	});
	if (first.write.kind === 'quotient' && a < 0) return undefined;
	const heights = [1, 2, -1, -2]
		.map((x) => [x, a * first.value(x), b * second.value(x)] as const)
		.filter(([, p, q]) => Math.abs(p + q) <= 10)
		.slice(0, 2);
	const rounded = (value: number) =>
		Number.isInteger(value) ? say`${value}` : say`about ${decimal(roundedText(value, 1))}`;
	return matching(draw, {
		...axesFor(10),
		...(type.includes('sin') ? { note: say`where ${operand('x')} is in radians` } : {}),
		options: [
			one(a, b, ''),
			...draw.random.shuffle([
				one(a, -b, 'used the wrong sign between the two parts'),
				...(first.write.kind === 'quotient'
					? []
					: [one(-a, b, 'took the wrong sign for the first part')]),
				one(b > 0 ? b : -b, b > 0 ? a : -a, 'mixed up the two coefficients'),
			]),
			one(Math.abs(a) * 3, b, 'misread the coefficient of the first part'),
			one(a, 3 * b, 'misread the coefficient of the second part'),
			one(a, b > 0 ? b + 2 : b - 2, 'misread the coefficient of the second part'),
		],
		steps: heights.map(([x, p, q]) =>
			sentence(
				say`At ${equation('x', x)} the two parts are ${rounded(p)} and ${rounded(q)}, so the height of the graph is ${rounded(p + q)}.`,
				'add the heights of the two parts',
			),
		),
		hint: say`Work out the height at one or two places, for example at ${equation('x', 1)}: add the two parts.`,
	});
}
