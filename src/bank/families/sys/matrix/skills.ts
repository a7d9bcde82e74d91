/** sys.matrix: matrix arithmetic, determinants, inverses, systems by matrices. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	signed,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { matrix } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, type Line, line, sentence, type Skills } from '../../../family.ts';
import {
	determinant,
	type Row,
	rowEquation,
	rowThrough,
	type Slip,
	systemQuestion,
} from '../../../steps/linear-system.ts';
import {
	determinantOf,
	gridExpression,
	inverseOf,
	productStages,
	sumScalarOrProduct,
} from './arithmetic.ts';

export const skills: Skills = {
	'Add, scale, and multiply matrices': sumScalarOrProduct,
	'Find a determinant': determinantOf,
	'Find the inverse of a 2 × 2 matrix': inverseOf,
	'Solve a system with matrices': solvedByMatrices,
};

// A system of two equations by row operations, by the inverse matrix, or by Cramer's rule.

type Method = (one: Row, two: Row) => Line[];

type Slips = (one: Row, two: Row, right: { x: Fraction; y: Fraction }) => Slip[];

const UNDIVIDED = 'did not divide by the determinant';

const undivided =
	(reversed: string): Slips =>
	(one, two, { x, y }) => {
		const det = determinant(one, two);
		return [
			{ x: x.mul(det), y: y.mul(det), why: UNDIVIDED },
			{ x: x.neg(), y: y.neg(), why: reversed },
		];
	};

/** The last row operation done the other way. */
const wrongRowOperation: Slips = (one, _, { y }) => [
	{
		x: y.mul(one.b).add(one.c).div(one.a),
		y,
		why:
			one.b < 0
				? 'subtracted a multiple of row 2 from row 1 instead of adding it'
				: 'added a multiple of row 2 to row 1 instead of subtracting it',
	},
];

const METHODS: Readonly<
	Record<string, { name: string; lines: Method; slips: Slips; hint: string }>
> = {
	'augmented matrix': {
		name: 'an augmented matrix',
		lines: augmented,
		slips: wrongRowOperation,
		hint: 'Which row operations make the entries below and above the main diagonal 0?',
	},
	inverse: {
		name: 'an inverse matrix',
		lines: byInverse,
		slips: undivided('subtracted the products in the determinant in the wrong order'),
		hint: 'What is the matrix form of the system? What matrix can you multiply both sides by?',
	},
	"Cramer's rule": {
		name: 'Cramer’s rule',
		lines: cramer,
		slips: undivided('subtracted the products in the wrong order when finding D'),
		hint: 'For each variable, which column of the coefficient matrix do you replace with the constants? Which determinants do you divide?',
	},
};

function solvedByMatrices(draw: Draw): Draft | undefined {
	const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
	const at = [draw.int('x'), draw.int('y')] as const;
	const [one, two] = [rowThrough(a, b, at), rowThrough(c, d, at)];
	const det = determinant(one, two);
	const name = draw.choice('method');
	const method = METHODS[name];
	// With a symmetric matrix, taking its rows for its columns would go unnoticed.
	if (b === c && name !== 'augmented matrix') return undefined;
	if (!method || det === 0 || Math.abs(det) > 30 || (one.c === 0 && two.c === 0)) return undefined;
	const [x, y] = [new Fraction(at[0]), new Fraction(at[1])];
	const slips = method.slips(one, two, { x, y });
	// If the determinant is 1, for example, forgetting to divide by it would go unnoticed.
	if (slips.some((slip) => slip.x.equals(x) && slip.y.equals(y))) return undefined;
	return systemQuestion(
		say`Use ${method.name} to solve the system ${rowEquation(one)} and ${rowEquation(two)}. Give the solution as an ordered pair.`,
		{ x, y, lines: method.lines(one, two), slips },
		[say`${method.hint}`],
	);
}

const rows = (one: Row, two: Row): Expression =>
	gridExpression([
		[one.a, one.b, one.c],
		[two.a, two.b, two.c],
	]);

const combine = (p: number, one: Row, q: number, two: Row): Row => ({
	a: p * one.a + q * two.a,
	b: p * one.b + q * two.b,
	c: p * one.c + q * two.c,
});

/** "3 × row 2 − 2 × row 1" */
function stated(p: number, first: string, q: number, second: string): string {
	const part = (by: number, name: string) => (by === 1 ? name : `${by} × ${name}`);
	return `${part(p, first)} ${q < 0 ? 'minus' : 'plus'} ${part(Math.abs(q), second)}`;
}

function augmented(one: Row, two: Row): Line[] {
	const lines = [line(rows(one, two), 'write the augmented matrix')];
	const shared = gcd(one.a, two.a);
	const [p, q] = [Math.abs(one.a) / shared, (-Math.sign(one.a) * two.a) / shared];
	const second = combine(p, two, q, one);
	lines.push(line(rows(one, second), `replace row 2 with ${stated(p, 'row 2', q, 'row 1')}`));
	const lower = { a: 0, b: 1, c: second.c / second.b };
	if (second.b !== 1)
		lines.push(line(rows(one, lower), `divide row 2 by ${plainNumber(second.b)}`));
	const upper = combine(1, one, -one.b, lower);
	lines.push(line(rows(upper, lower), `replace row 1 with ${stated(1, 'row 1', -one.b, 'row 2')}`));
	const done = { a: 1, b: 0, c: upper.c / upper.a };
	if (upper.a !== 1) lines.push(line(rows(done, lower), `divide row 1 by ${plainNumber(upper.a)}`));
	lines.push(
		line(equation('x', done.c), 'read row 1 as an equation'),
		line(equation('y', lower.c), 'read row 2 as an equation'),
	);
	return lines;
}

function byInverse(one: Row, two: Row): Line[] {
	const det = determinant(one, two);
	const coefficients = gridExpression([
		[one.a, one.b],
		[two.a, two.b],
	]);
	const swappedGrid = [
		[two.b, -one.b],
		[-two.a, one.a],
	];
	const rightGrid = [[one.c], [two.c]];
	const [swapped, right] = [gridExpression(swappedGrid), gridExpression(rightGrid)];
	const { formed, multiplied, values } = productStages(swappedGrid, rightGrid);
	const unknown = matrix([symbol('x')], [symbol('y')]);
	const scale = num(new Fraction(1, det));
	const scaled = (grid: Expression) => equation(unknown, product(scale, grid));
	return [
		line(equation(product(coefficients, unknown), right), 'write the system in matrix form'),
		...determinantLine(one.a, one.b, two.a, two.b, symbol('D')),
		line(
			equation(power(coefficients, -1), product(scale, swapped)),
			'find the inverse: switch the entries on the main diagonal, change the signs of the other two entries, and divide by the determinant',
		),
		line(
			equation(unknown, product(scale, swapped, right)),
			'multiply both sides on the left by the inverse matrix',
		),
		line(
			scaled(matrix(...formed)),
			'multiply each row of the first matrix by the column of the second',
		),
		line(scaled(matrix(...multiplied)), 'find the products in each entry'),
		line(scaled(gridExpression(values)), 'simplify each entry'),
		line(
			equation(unknown, gridExpression(values.map((row) => row.map((value) => value / det)))),
			'divide each entry by the determinant',
		),
	];
}

function determinantLine(a: number, b: number, c: number, d: number, name: Expression): Line[] {
	return [
		line(
			equation(name, difference(times(a, d), times(signed(b), c))),
			'the determinant of the coefficient matrix: multiply the entries on the main diagonal, and subtract the product of the entries on the other diagonal',
		),
		line(equation(name, a * d - b * c), 'multiply, then subtract'),
	];
}

function cramer(one: Row, two: Row): Line[] {
	const det = determinant(one, two);
	const [dx, dy] = [one.c * two.b - one.b * two.c, one.a * two.c - one.c * two.a];
	const found = (letter: string, over: number, under: string) => [
		line(equation(letter, quotient(num(over), num(det))), `divide ${under} by D`),
		line(equation(letter, over / det), 'divide'),
	];
	const [D, Dx, Dy] = [symbol('D'), symbol('D_{x}'), symbol('D_{y}')];
	return [
		sentence(
			say`Cramer’s rule: ${equation('x', quotient(Dx, D))} and ${equation('y', quotient(Dy, D))}.`,
		),
		...determinantLine(one.a, one.b, two.a, two.b, D),
		...withReason(
			determinantLine(one.c, one.b, two.c, two.b, Dx),
			'replace the x-column with the constants',
		),
		...withReason(
			determinantLine(one.a, one.c, two.a, two.c, Dy),
			'replace the y-column with the constants',
		),
		...found('x', dx, 'the determinant for x'),
		...found('y', dy, 'the determinant for y'),
	];
}

const withReason = ([first, ...rest]: Line[], why: string): Line[] =>
	first ? [{ ...first, why }, ...rest] : [];
