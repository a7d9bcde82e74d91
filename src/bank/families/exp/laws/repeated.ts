/** The part of exp.laws that writes repeated factors as powers. */
import {
	brackets,
	continued,
	num,
	power,
	product,
	times as timesOf,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, expression, line, withMisconceptions } from '../../../family.ts';

const PAIRS = [
	['h', 'k'],
	['a', 'b'],
	['m', 'n'],
	['p', 'q'],
	['r', 's'],
	['c', 'd'],
	[2, 'b'],
	[3, 'a'],
	[5, 'n'],
	[2, 3],
	[3, 7],
	[5, 6],
] as const;

export function repeated(draw: Draw): Draft | undefined {
	const [i, j] = [draw.int('i'), draw.int('j')];
	const [first, second] = draw.random.pick(PAIRS);
	if (i < 2 || j < 2 || i + j > 9) return undefined;
	const many = (of: string | number, count: number) => Array.from({ length: count }, () => of);
	const problem = timesOf(...many(first, i), ...many(second, j));
	const isNumbers = typeof second === 'number';
	const answer = isNumbers
		? timesOf(power(first, i), power(second, j))
		: product(power(first, i), power(second, j));
	const factor = (of: string | number) =>
		typeof of === 'number' ? num(of) : ({ kind: 'symbol', name: of } as const);
	return {
		prompt: say`Write using exponents: ${problem}.`,
		answer: withMisconceptions(
			expression(answer),
			[
				expression(
					isNumbers
						? timesOf(power(first, j), power(second, i))
						: product(power(first, j), power(second, i)),
				),
				'switched the two exponents',
			],
			[
				expression(
					power(brackets(isNumbers ? timesOf(first, second) : product(first, second)), i + j),
				),
				'counted all the factors together and wrote one power of the product of the bases',
			],
		),
		steps: [
			line(problem),
			line(
				continued(answer),
				`${first} is a factor ${i} times and ${second} is a factor ${j} times`,
			),
		],
		hints: [
			say`How many times is ${factor(first)} a factor? How many times is ${factor(second)} a factor?`,
		],
	};
}
