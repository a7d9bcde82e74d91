/** Substitution on the board: one variable is written in terms of the other, and that is substituted in the second equation. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	type Number,
	opposite,
	quotient,
	sum,
} from '../../math/expression.ts';
import { valued } from '../../math/lines.ts';
import { linear, polynomialExpression, term } from '../../math/polynomial.ts';
import { line, type Line } from '../family.ts';
import { bracket, type Piece, solveEquation } from './solve-equation.ts';
import { checkLine, type Row, type Slip, type SolvedSystem, withBoth } from './linear-system.ts';
import { oneMistake, type WrongSolution } from './equation-question.ts';
import { plainNumber } from '../../math/plain-notation.ts';
import { sumReason } from './fractions.ts';

/** y = mx + k, or x = my + k when `letter` is x. */
export type Isolated = { letter: 'x' | 'y'; m: Number; k: Number };

const otherOf = (letter: 'x' | 'y') => (letter === 'x' ? 'y' : 'x');

const isolatedSide = ({ letter, m, k }: Isolated): Expression =>
	polynomialExpression(linear(m, otherOf(letter), k));

export const isolatedEquation = (one: Isolated): Expression =>
	equation(one.letter, isolatedSide(one));

/** `undefined` when the system has no single solution. `name` is that of the row. */
export function substitute(one: Isolated, row: Row, name: string): SolvedSystem | undefined {
	const other = otherOf(one.letter);
	const [own, free] = one.letter === 'x' ? [row.a, row.b] : [row.b, row.a];
	const inside = linear(one.m, other, one.k);
	const substituted = bracket(own, ...inside);
	const rest = term(free, other);
	const pieces: Piece[] = one.letter === 'x' ? [substituted, rest] : [rest, substituted];
	const solved = solveEquation(free === 0 ? [substituted] : own === 0 ? [rest] : pieces, [
		term(row.c),
	]);
	if (!solved) return undefined;
	const [first, ...more] = solved.lines;
	const value = new Fraction(one.m).mul(solved.value).add(one.k);
	const why = `substitute ${plain(one)} for ${one.letter} in ${name}`;
	const [x, y] = one.letter === 'x' ? [value, solved.value] : [solved.value, value];
	return {
		x,
		y,
		lines: [
			...(first ? [{ ...first, why }] : []),
			...more,
			...backLines(one, solved.value, value),
			checkLine(withBoth(row, x, y), name),
		],
		slips: slipsOf(one, oneMistake(...solved.sides).slice(0, 2), solved.value),
	};
}

/** Slips in the equation with one variable, and in the calculation of the other one. */
function slipsOf(one: Isolated, wrong: readonly WrongSolution[], known: Fraction): Slip[] {
	const [m, k] = [new Fraction(one.m), new Fraction(one.k)];
	const pair = (found: Fraction, other: Fraction) =>
		one.letter === 'x' ? { x: other, y: found } : { x: found, y: other };
	return [
		...wrong.map(([value, why]) => ({ ...pair(value, m.mul(value).add(k)), why })),
		...slipsBack(m, k, known).map(([other, why]) => ({ ...pair(known, other), why })),
	];
}

/** In m times the known value, plus k. Nobody gets a negative product of two positive numbers. */
function slipsBack(m: Fraction, k: Fraction, known: Fraction): WrongSolution[] {
	const product = m.mul(known);
	if (known.equals(0) || m.abs().equals(1)) return [];
	if (m.lt(0) || known.lt(0)) {
		const why = `used the wrong sign for the product of ${plainNumber(m)} and ${plainNumber(known)}`;
		return [[k.sub(product), why]];
	}
	if (k.equals(0))
		return [[known.div(m), `divided by ${plainNumber(m)} instead of multiplying by it`]];
	const size = plainNumber(k.abs());
	const why = k.gt(0)
		? `subtracted ${size} instead of adding it`
		: `added ${size} instead of subtracting it`;
	return [[product.sub(k), why]];
}

/** y = 2(3) − 5, then y = 1. */
function backLines(one: Isolated, known: Fraction, value: Fraction): Line[] {
	const [m, k] = [new Fraction(one.m), new Fraction(one.k)];
	const times = valued(one.m, known, true);
	const shown = k.equals(0) ? times : sum(times, num(k));
	const why = `substitute ${known.toFraction()} for ${otherOf(one.letter)} in ${one.letter} = ${plain(one)}`;
	const evaluated = m.equals(1) && k.equals(0);
	const product = m.mul(known);
	const isProduct = !m.abs().equals(1) && !known.equals(0);
	const worked = m.equals(1) ? sumReason([product, k]) : 'simplify';
	const joined = line(
		equation(one.letter, sum(num(product), num(k))),
		isProduct ? 'multiply' : worked,
	);
	const added = [
		...alike(one.letter, product, k),
		line(equation(one.letter, num(value)), sumReason([product, k])),
	];
	return [
		line(equation(one.letter, shown), why),
		...(isProduct && !k.equals(0)
			? [joined, ...added]
			: evaluated
				? []
				: added.length > 1
					? [...(m.lt(0) && known.lt(0) ? [joined] : []), ...added]
					: [line(equation(one.letter, num(value)), isProduct ? 'multiply' : worked)]),
	];
}

/** A fraction and a whole number need one denominator: −28/3 + 24/3. */
function alike(letter: string, product: Fraction, k: Fraction): Line[] {
	if (product.d === 1n || k.d > 1n || k.equals(0)) return [];
	const over = quotient(num(k.abs().mul(Number(product.d))), Number(product.d));
	const shown = sum(num(product), k.lt(0) ? opposite(over) : over);
	const why = `write ${k.abs().toFraction()} as a fraction with a denominator of ${product.d}`;
	return [line(equation(letter, shown), why)];
}

/** In plain words: "2x − 5". */
function plain({ letter, m, k }: Isolated): string {
	const [rise, constant] = [new Fraction(m), new Fraction(k)];
	const other = otherOf(letter);
	const size = rise.abs().equals(1) ? '' : rise.abs().toFraction();
	const first = `${rise.lt(0) ? '−' : ''}${size}${other}`;
	if (constant.equals(0)) return first;
	return `${first} ${constant.lt(0) ? '−' : '+'} ${constant.abs().toFraction()}`;
}
