/** eq.frac-dec: clear denominators or decimals, then solve. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	num,
	opposite,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { exactDecimal } from '../../../../math/notation.ts';
import { type Monomial, scale, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	anyLetter,
	type Draft,
	type DraftAnswer,
	type Draw,
	drawnInts,
	line,
	type Skills,
	solutions,
} from '../../../family.ts';
import {
	type BracketWords,
	equationQuestion,
	type Form,
} from '../../../steps/equation-question.ts';
import { isFraction } from '../../../steps/fractions.ts';
import {
	bracket,
	isBracket,
	type Piece,
	type Solved,
	solveEquation,
	writtenSide,
} from '../../../steps/solve-equation.ts';

const CLEAR = say`What is the least common multiple of all of the denominators? What happens when you multiply every term by it?`;
const THEN = say`Once the fractions are gone, how can you isolate the variable?`;
const LARGEST_DENOMINATOR = 12n;

export const skills: Skills = {
	'Clear denominators to solve an equation'(draw) {
		const [a, b, x] = [draw.int('a'), draw.int('b'), draw.int('x')];
		const rate = new Fraction(1, a).add(new Fraction(1, b));
		const whole = draw.inTurn('c form') === 'int';
		const root = new Fraction(x).mul(whole ? rate.d : 1n);
		const total = rate.mul(root);
		if (a === b || root.abs().gt(60) || (total.d === 1n) !== whole) return undefined;
		const l = anyLetter(draw.random);
		const draft = question(
			solveFractions([part([term(1, l)], a), part([term(1, l)], b)], [term(total)]),
		);
		const common = new Fraction(a).lcm(b);
		return draft && { ...draft, answer: rightLeftOut(draft.answer, root.div(common)) };
	},

	'Solve equations with fraction coefficients on both sides'(draw) {
		const [p, q, r, s] = [draw.int('p'), draw.int('q'), draw.int('r'), draw.int('s')];
		const root = Number(new Fraction(q).lcm(s).valueOf()) * draw.random.pick([-2, -1, 1, 2]);
		return Math.abs(root) > 40
			? undefined
			: coefficients(draw, new Fraction(p, q), new Fraction(r, s), draw.int('a'), root);
	},

	'Solve equations with fractions on both sides'(draw) {
		const [p, q, r, s] = [draw.int('p'), draw.int('q'), draw.int('r'), draw.int('s')];
		return isFraction(p, q) && isFraction(r, s)
			? coefficients(draw, new Fraction(p, q), new Fraction(r, s), -draw.int('a'), draw.int('x'))
			: undefined;
	},

	'Solve equations with binomial numerators'(draw) {
		const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
		return twoFractions(draw, [1, a, b], [1, c, d], 1);
	},

	'Multiply by the common denominator to solve'(draw) {
		const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
		return twoFractions(draw, [1, a, b], [1, c, d], -1);
	},

	'Solve equations with rational coefficients'(draw) {
		const [a, b, c, d, e, f] = drawnInts(draw, 'a', 'b', 'c', 'd', 'e', 'f');
		return twoFractions(draw, [a, b, c], [d, e, f], -1);
	},

	'Solve equations with one fraction on each side'(draw) {
		const [a, b, c, d, e] = drawnInts(draw, 'a', 'b', 'c', 'd', 'e');
		const l = anyLetter(draw.random);
		if (b === e || reducible(c, d, e)) return undefined;
		const solved = solveFractions(
			[part([term(1, l), term(a)], b)],
			[part([term(c, l), term(d)], e)],
		);
		return solved && solved.value.d < 10n ? question(solved, 'fraction') : undefined;
	},

	'Solve equations with decimal coefficients'(draw) {
		const [a, c, x] = [draw.int('a'), draw.int('c'), draw.int('x')];
		const b = new Fraction(draw.int('b').toFixed(1));
		const l = anyLetter(draw.random);
		const hundredths = draw.random.pick([0, 5]);
		const [left, right] = [new Fraction(10 * a + hundredths, 100), new Fraction(c, 10)];
		const d = left.sub(right).mul(x).add(b);
		return decimals([term(left, l), term(b)], [term(right, l), term(d)]);
	},

	'Distribute decimals to solve an equation'(draw) {
		const [a, b, c, x] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('x')];
		const [outside, rate] = [new Fraction(a, 10), new Fraction(c, 100)];
		const d = outside.mul(x + b).sub(rate.mul(x));
		const l = anyLetter(draw.random);
		return decimals([bracket(outside, term(1, l), term(b))], [term(rate, l), term(d)]);
	},
};

const question = (solved: Solved | undefined, form: Form = 'integer'): Draft | undefined =>
	solved && !solved.value.equals(0)
		? equationQuestion(solved, [CLEAR, THEN], solved.value.d === 1n ? form : 'fraction', {
				brackets: numeratorWords(solved),
			})
		: undefined;

/**
 * The prompt shows numerators; only clearing the fractions puts brackets around them. A numerator that is subtracted
 * keeps the brackets: its variable term is multiplied by a negative number, which the prompt does not show.
 */
function numeratorWords({ sides }: Solved): Partial<BracketWords> {
	const pieces = sides.flat();
	const isSubtracted = pieces.some((piece) => isBracket(piece) && piece.factor.lt(0));
	if (isSubtracted)
		return { signOnFirst: () => 'subtracted only the first term of the second numerator' };
	return {
		firstOnly([one, ...more]) {
			const which = more.length > 0 ? 'each' : one === pieces[0] ? 'the first' : 'the second';
			return `multiplied only the variable term of ${which} numerator`;
		},
	};
}

const rightLeftOut = (answer: DraftAnswer, value: Fraction): DraftAnswer => ({
	...answer,
	misconceptions: [
		{
			value: solutions(num(value)).value,
			why: 'multiplied only the left side by the least common denominator',
		},
		...(answer.misconceptions ?? []),
	],
});

/** px + a = rx + b with fractions p and r, so that `root` is the solution. */
function coefficients(draw: Draw, p: Fraction, r: Fraction, a: number, root: number) {
	const b = p.sub(r).mul(root).add(a);
	if (p.d === 1n || r.d === 1n || p.equals(r) || a === 0 || b.equals(0)) return undefined;
	if (b.d > LARGEST_DENOMINATOR) return undefined;
	const l = anyLetter(draw.random);
	return question(solveFractions([term(p, l), term(a)], [term(r, l), term(b)]));
}

type Over = readonly [slope: number, constant: number, under: number];

/** (ax + b)/c ± (dx + e)/f = the value at the drawn x. */
function twoFractions(draw: Draw, [a, b, c]: Over, [d, e, f]: Over, sign: 1 | -1) {
	const x = draw.int('x');
	const total = new Fraction(a * x + b, c).add(new Fraction(d * x + e, f).mul(sign));
	const l = anyLetter(draw.random);
	const [over, other] = [terms(a, l, b), terms(d, l, e)];
	if (c === f || reducible(a, b, c) || reducible(d, e, f)) return undefined;
	if (total.equals(0) || total.d > LARGEST_DENOMINATOR) return undefined;
	return question(solveFractions([part(over, c), part(other, f, sign)], [term(total)]));
}

/** True for (4x − 6)/10: terms and denominator share a factor. */
const reducible = (...numbers: number[]): boolean =>
	numbers.reduce((all, one) => all.gcd(one), new Fraction(0)).compare(1) > 0;

const terms = (a: number, l: string, b: number): Monomial[] => [term(a, l), term(b)];

function decimals(left: Piece[], right: Piece[]): Draft | undefined {
	const factors = [...left, ...right].map((piece) =>
		isBracket(piece) ? piece.factor : piece.coefficient,
	);
	if (factors.some((factor) => factor.equals(0))) return undefined;
	const power = factors.every((factor) => 10n % factor.d === 0n) ? 10 : 100;
	const times = (pieces: Piece[]) =>
		pieces.map((piece) =>
			isBracket(piece)
				? { ...piece, factor: piece.factor.mul(power) }
				: { ...piece, coefficient: piece.coefficient.mul(power) },
		);
	const shown = solveEquation(left, right, { number: exactDecimal });
	const solved = solveEquation(times(left), times(right));
	const [first, ...rest] = solved?.lines ?? [];
	if (!shown || !solved || !first) return undefined;
	const lines = [
		line(shown.problem),
		{ ...first, why: `multiply both sides by ${power} to clear the decimals` },
		...rest,
	];
	return equationQuestion({ ...solved, problem: shown.problem, lines }, [
		say`What power of ${10} can you multiply both sides by to turn every decimal into an integer?`,
		say`Once the decimals are gone, how can you isolate the variable?`,
	]);
}

// Equations with fractions: every term is multiplied by the least common denominator, which clears the fractions.

/** A fraction with terms above the bar, added or subtracted: −(x + 3)/4. */
type Part = { sign: 1 | -1; over: Monomial[]; under: number };

/** A single term, (2/3)x or 5/6, or a fraction with terms above the bar. */
type FractionPiece = Part | Monomial;

const part = (over: Monomial[], under: number, sign: 1 | -1 = 1): Part => ({
	sign,
	over,
	under,
});

const isPart = (piece: FractionPiece): piece is Part => 'over' in piece;

function solveFractions(
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
