/** sys.special: the number k that leaves a system without a solution, or with infinitely many. */
import {
	equation,
	type Expression,
	num,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { rational } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { givenLine, type Row, rowEquation } from '../../../steps/linear-system.ts';

const K = symbol('k');

/** The left sides are multiples of each other when k is right; the right sides decide the rest. */
export function missingConstant(draw: Draw): Draft | undefined {
	const [a, b, by, c] = [draw.int('a'), draw.int('b'), draw.int('k'), draw.int('c')];
	const type = draw.choice('type');
	const first: Row = { a, b, c };
	const shift = type === 'many' ? 0 : draw.random.pick([-4, -3, -2, -1, 1, 2, 3, 4]);
	const right = by * c + shift;
	if (right === 0) return undefined;
	const place = draw.random.pick(
		type === 'many' ? (['x', 'y', 'c'] as const) : (['x', 'y'] as const),
	);
	const value = { x: by * a, y: by * b, c: by * c }[place];
	const second = withK({ a: by * a, b: by * b, c: right }, place);
	const question = {
		one: say`For which value of ${K} does the system ${rowEquation(first)} and ${second} not have exactly one solution?`,
		none: say`For which value of ${K} does the system ${rowEquation(first)} and ${second} have no solution?`,
		many: say`For which value of ${K} does the system ${rowEquation(first)} and ${second} have infinitely many solutions?`,
	}[type === 'one' || type === 'none' ? type : 'many'];
	const known = place === 'x' ? [by * b, b, 'y'] : [by * a, a, 'x'];
	const [over = 0, under = 1, letter] = known;
	const from = place === 'c' ? c : place === 'x' ? a : b;
	return {
		prompt: question,
		answer: rational(value),
		steps: [
			givenLine(rowEquation(first), second),
			sentence(
				say`The coefficient of ${String(letter)} goes from ${Number(under)} to ${Number(over)}: it is multiplied by ${by}.`,
				type === 'many'
					? 'for the same line twice, all numbers must be multiplied alike'
					: 'for parallel lines, both coefficients must be multiplied alike',
			),
			line(equation(K, product(by, num(from))), `so k is also ${by} times the number above it`),
			line(equation(K, value)),
			...(type === 'many' ? [] : [compared(by, c, right)]),
			sentence(say`The value of ${K} is ${value}.`),
		],
		hints: [
			type === 'many'
				? say`Both equations must describe the same line: one is a multiple of the other.`
				: say`The lines must have the same slope: their coefficients of x and y must be multiples of each other.`,
		],
	};
}

const compared = (by: number, c: number, right: number) =>
	sentence(
		say`The right sides do not fit: ${by} times ${c} is ${by * c}, not ${right}.`,
		'so the lines are parallel and different',
	);

function withK({ a, b, c }: Row, place: 'x' | 'y' | 'c'): Expression {
	const y = place === 'y' ? product(K, 'y') : product(b, 'y');
	const x = place === 'x' ? product(K, 'x') : product(a, 'x');
	return equation(sum(x, y), place === 'c' ? K : c);
}
