/** Equations with fractions: every term is multiplied by the least common denominator, which clears the fractions. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	opposite,
	quotient,
	sum,
	product,
} from '../../../../math/expression.ts';
import { type Monomial, scale } from '../../../../math/polynomial.ts';
import { line } from '../../../family.ts';
import {
	bracket,
	type Piece,
	type Solved,
	solveEquation,
	writtenSide,
} from '../../../steps/solve-equation.ts';

/** A fraction with terms above the bar, added or subtracted: −(x + 3)/4. */
type Part = { sign: 1 | -1; over: Monomial[]; under: number };

/** A single term, (2/3)x or 5/6, or a fraction with terms above the bar. */
type FractionPiece = Part | Monomial;

export const part = (over: Monomial[], under: number, sign: 1 | -1 = 1): Part => ({
	sign,
	over,
	under,
});

const isPart = (piece: FractionPiece): piece is Part => 'over' in piece;

export function solveFractions(
	left: readonly FractionPiece[],
	right: readonly FractionPiece[],
): Solved | undefined {
	const all = [...left, ...right];
	const common = Number(
		all
			.reduce((lcm, piece) => lcm.lcm(isPart(piece) ? piece.under : piece.coefficient.d), ONE)
			.valueOf(),
	);
	const cleared = [left, right].map((side) => side.flatMap((piece) => clearedPiece(piece, common)));
	const solved = solveEquation(cleared[0] ?? [], cleared[1] ?? []);
	if (!solved) return undefined;
	const problem = equation(sum(...left.map(written)), sum(...right.map(written)));
	const multiplied = equation(multipliedSide(left, common), multipliedSide(right, common));
	const [first, ...rest] = solved.lines;
	const what = left.length === 1 && right.length === 1 ? 'both sides' : 'each term';
	return {
		...solved,
		problem,
		lines: [
			line(problem),
			line(multiplied, `multiply ${what} by ${common}, the least common denominator`),
			...(first ? [{ ...first, why: `simplify ${what}` }] : []),
			...rest,
		],
	};
}

const ONE = new Fraction(1);

function clearedPiece(piece: FractionPiece, common: number): Piece[] {
	if (!isPart(piece)) return [{ ...piece, coefficient: piece.coefficient.mul(common) }];
	const factor = (piece.sign * common) / piece.under;
	return piece.over.length > 1 && factor !== 1
		? [bracket(factor, ...piece.over)]
		: piece.over.flatMap((one) => scale([one], factor));
}

/** Without its sign. */
const sizeOf = (piece: FractionPiece): Expression =>
	isPart(piece)
		? quotient(writtenSide(piece.over), piece.under)
		: writtenSide([{ ...piece, coefficient: piece.coefficient.abs() }]);

const isNegative = (piece: FractionPiece): boolean =>
	isPart(piece) ? piece.sign < 0 : piece.coefficient.lt(0);

function written(piece: FractionPiece): Expression {
	if (isPart(piece)) return isNegative(piece) ? opposite(sizeOf(piece)) : sizeOf(piece);
	return writtenSide([piece]);
}

/** A negative number alone on its side is put in brackets: 12(−15). */
function multipliedSide(side: readonly FractionPiece[], common: number): Expression {
	const [only, ...more] = side;
	return only && more.length === 0 && !isPart(only) && isNegative(only)
		? product(common, brackets(written(only)))
		: sum(...side.map((piece) => multiplyBy(piece, common)));
}

function multiplyBy(piece: FractionPiece, common: number): Expression {
	const multiplied = product(common, brackets(sizeOf(piece)));
	return isNegative(piece) ? opposite(multiplied) : multiplied;
}
