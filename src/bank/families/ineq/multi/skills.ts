/** ineq.multi: one-step to multi-step linear inequalities in one letter. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	type Expression,
	num,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { isLess, type Sign, signNamed } from '../../../../math/inequality.ts';
import { linear, polynomialExpression, term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	anyLetter,
	type Draft,
	type Draw,
	type Line,
	line,
	rational,
	sentence,
	type Skill,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { type AnswerForm, inequalityQuestion } from '../../../steps/inequality-question.ts';
import { bracket, type Piece, type Style } from '../../../steps/solve-equation.ts';
import { type SolvedInequality, solveInequality } from '../../../steps/solve-inequality.ts';

// ineq.multi: the greatest or least value of an expression under an inequality.

/** ax + b is bounded; kx + m with k above 0 is greatest or least at the boundary. */
function extremeValue(draw: Draw): Draft | undefined {
	const [a, b, k, m] = [draw.int('a'), draw.int('b'), draw.int('k'), draw.int('m')];
	const x = draw.random.pick(['x', 'n', 'p', 't']);
	const sign: Sign = draw.random.pick(['\\le', '\\ge']);
	const bound = draw.random.int(-40, 60);
	const { problem, lines, set } = solveInequality(x, {
		left: [term(a, x), term(b)],
		sign,
		right: [term(bound)],
	});
	if (set.kind !== 'ray' || set.at.d > 6n || set.at.abs().gt(20) || set.at.equals(0))
		return undefined;
	const wanted = sum(product(k, symbol(x)), m);
	const scaled = new Fraction(set.at).mul(k);
	const value = scaled.add(m);
	if (value.equals(set.at)) return undefined;
	const word = isLess(set.sign) ? 'greatest' : 'least';
	return {
		prompt: say`If ${problem}, what is the ${word} possible value of ${wanted}?`,
		answer: withMisconceptions(
			rational(value),
			[rational(set.at), `gave the endpoint for ${x} instead of the value of the expression`],
			[
				rational(scaled.sub(m)),
				m < 0 ? `added ${-m} instead of subtracting it` : `subtracted ${m} instead of adding it`,
			],
			...(a < 0 || set.at.lt(0)
				? [
						[
							rational(scaled.neg().add(m)),
							a < 0
								? `dropped the negative sign from the coefficient of ${x}`
								: `dropped the negative sign from the endpoint for ${x}`,
						] as const,
					]
				: []),
		),
		steps: [
			...lines,
			line(relation(product(k, symbol(x)), set.sign, num(scaled)), `multiply both sides by ${k}`),
			line(
				relation(wanted, set.sign, num(value)),
				m < 0 ? `subtract ${-m} from both sides` : `add ${m} to both sides`,
			),
			sentence(say`The ${word} possible value of ${wanted} is ${num(value)}.`),
		],
		hints: [
			say`What is the solution for ${symbol(x)}?`,
			say`How can you get from ${symbol(x)} to ${wanted}?`,
		],
	};
}

const UNDO_ONE = say`How can you undo what was done to the variable?`;
const UNDO = say`Which of the operations on the variable should you undo first?`;
const EXPAND = say`How can you remove the brackets, and what sign will each term have?`;
const COMBINE = say`Which like terms can you combine on the left side?`;
const COMPARE = [
	say`What does each side simplify to?`,
	say`What happens to the variable terms when you get them on one side?`,
];

/** Answers with a larger denominator are no fun to check. */
const LARGEST_DENOMINATOR = 20n;

export const skills: Skills = {
	'Add or subtract to solve an inequality': addedNumber,
	'Divide to solve an inequality': simple(1, 'inequality', (draw, x) => [
		[term(draw.int('a'), x)],
		[term(draw.int('a') * draw.int('x'))],
	]),
	'Multiply to solve an inequality': overNumber((draw) => [0, draw.int('b')]),
	'Solve two-step inequalities with a coefficient': twoStep('inequality'),
	'Solve two-step inequalities with division': overNumber((draw) => [
		draw.int('b'),
		draw.int('k') + draw.int('b'),
	]),
	'Solve two-step inequalities': twoStep('interval'),
	'Solve one-step inequalities with rational coefficients': rationalCoefficient,
	'Distribute to solve an inequality': simple(2, 'inequality', (draw, x) => [
		[bracket(draw.int('k'), term(1, x), term(draw.int('a')))],
		[term(draw.int('k') * (draw.int('x') + draw.int('a')))],
	]),
	'Combine like terms to solve an inequality': simple(2, 'inequality', (draw, x) => {
		const [k, a, c] = [draw.int('k'), draw.int('a'), draw.int('c')];
		const right = term(k * (draw.int('x') + a) + c * draw.int('x'));
		return draw.inTurn('form') === 'brackets'
			? [[bracket(k, term(1, x), term(a)), term(c, x)], [right]]
			: [[term(k, x), term(k * a), term(c, x)], [right]];
	}),
	'Solve inequalities with variables on both sides': simple(2, 'inequality', (draw, x) => {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		return [
			[term(a, x), term(b)],
			[term(c, x), term((a - c) * draw.int('x') + b)],
		];
	}),
	'Solve inequalities by distributing on both sides': simple(2, 'interval', (draw, x) => [
		[bracket(draw.int('k'), term(1, x), term(draw.int('a')))],
		[bracket(draw.int('m'), term(1, x), term(draw.int('b'))), term(draw.int('c'))],
	]),
	'Solve linear inequalities': simple(2, 'interval', (draw, x) => [
		[term(draw.int('a'), x), term(draw.int('b'))],
		[term(draw.int('c'), x), term(draw.int('d'))],
	]),
	'Recognize inequalities with no solution or all solutions': specialCase,
	'Solve inequalities with fractions or special cases': (draw) =>
		draw.choice('special') === 'yes' ? cancellingFractions(draw) : fractionTerms(draw),
	'Clear fractions to solve an inequality': fractionWithBracket,
	'Find the extreme value of an expression': extremeValue,
};

type Sides = [left: Piece[], right: Piece[]];

/** An inequality whose sides are used as drawn. `steps`: 1 shows each operation on both sides. */
function simple(
	steps: 1 | 2,
	form: AnswerForm,
	sides: (draw: Draw, letter: string) => Sides,
): Skill {
	return (draw) => {
		const letter = anyLetter(draw.random);
		return solved(draw, letter, sides(draw, letter), form, { shown: steps === 1 });
	};
}

function solved(
	draw: Draw,
	letter: string,
	[left, right]: Sides,
	form: AnswerForm,
	style: Style = {},
): Draft | undefined {
	const sign: Sign = signNamed(draw.choice('rel'));
	const result = solveInequality(letter, { left, sign, right }, style);
	if (result.set.kind !== 'ray' || result.set.at.d > LARGEST_DENOMINATOR) return undefined;
	if (isTrivial([...left, ...right])) return undefined;
	return inequalityQuestion(result, hintsFor([left, right], result.set.sign !== sign), { form });
}

/** A term 0 beside others is a draw that lost its second step. */
const isTrivial = (pieces: Piece[]): boolean =>
	pieces.length > 2 && pieces.some((piece) => !('inside' in piece) && piece.coefficient.equals(0));

const hasLetter = (piece: Piece): boolean =>
	'inside' in piece || Object.keys(piece.powers).length > 0;

function hintsFor([left, right]: Sides, turns: boolean): Prose[] {
	const pieces = [...left, ...right];
	const letters = pieces.filter(hasLetter);
	const together = right.some(hasLetter) ? COLLECT : COMBINE;
	const first = pieces.some((one) => 'inside' in one)
		? EXPAND
		: letters.length > 1
			? together
			: pieces.length > 2 && !letters.some((one) => 'powers' in one && one.coefficient.equals(1))
				? UNDO
				: UNDO_ONE;
	if (turns) return [first, TURN];
	return first === EXPAND && letters.length > 1 ? [first, together] : [first];
}

function twoStep(form: AnswerForm): Skill {
	return simple(2, form, (draw, x) => {
		const [a, b] = [draw.int('a'), draw.int('b')];
		return [[term(a, x), term(b)], [term(a * draw.int('x') + b)]];
	});
}

/** x/a + b compared with a number: a one-step inequality when b is 0. */
function overNumber(numbers: (draw: Draw) => [b: number, right: number]): Skill {
	return (draw) => {
		const [x, a] = [anyLetter(draw.random), draw.int('a')];
		const [b, right] = numbers(draw);
		const left = [term(new Fraction(1, a), x), ...(b === 0 ? [] : [term(b)])];
		return solved(draw, x, [left, [term(right)]], 'inequality', { over: a });
	};
}

/** One question in three has fractions. */
function addedNumber(draw: Draw): Draft | undefined {
	const [x, a, b] = [anyLetter(draw.random), draw.int('a'), draw.int('b')];
	if (draw.random.int(1, 3) > 1)
		return solved(draw, x, [[term(1, x), term(a)], [term(b)]], 'inequality', { shown: true });
	const [under, other] = [draw.random.pick([2, 3, 4, 5, 6, 8]), draw.random.pick([2, 3, 4, 6])];
	const [p, q] = [new Fraction(a, under), new Fraction(b, other)];
	if (p.d === 1n || p.abs().gt(4) || q.abs().gt(4) || p.add(q).equals(0)) return undefined;
	return solved(draw, x, [[term(1, x), term(p)], [term(q)]], 'inequality', { shown: true });
}

function rationalCoefficient(draw: Draw): Draft | undefined {
	const coefficient = new Fraction(draw.int('p'), draw.int('q'));
	if (coefficient.d === 1n) return undefined;
	return solved(draw, 'x', [[term(coefficient, 'x')], [term(draw.int('r'))]], 'interval');
}

/** k(x + b) against kx + d, or with the terms in x scattered over one side. */
function specialCase(draw: Draw): Draft | undefined {
	const [k, b, d, x] = [draw.int('k'), draw.int('b'), draw.int('d'), anyLetter(draw.random)];
	const more = draw.random.int(2, 4);
	const sign = signNamed(draw.choice('rel'));
	const left = draw.random.pick([
		[bracket(k, term(1, x), term(b))],
		[term(k - more, x), term(b), term(more, x)],
	]);
	if (k === more) return undefined;
	const result = solveInequality(x, { left, sign, right: [term(k, x), term(d)] });
	return inequalityQuestion(result, COMPARE, { form: 'inequality', special: true });
}

// Inequalities whose fractions are cleared first.

const TURN = say`What happens to the inequality symbol when you multiply or divide both sides by a negative number?`;
const COLLECT = say`How can you get all the variable terms on one side and the constants on the other side?`;
const WHAT_IS_LEFT = say`What happens to the variable terms when you get them on one side?`;
const CLEAR = say`What number can you multiply both sides by to clear the fraction?`;
const CLEAR_BOTH = say`What number can you multiply both sides by to clear both fractions?`;

/** (ax + b)/c compared with dx + e. */
function fractionWithBracket(draw: Draw): Draft | undefined {
	const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => draw.int(name)) as Five;
	// A fraction that is simplified first leaves nothing to clear.
	if (a % c === 0 && b % c === 0) return undefined;
	const sign = signNamed(draw.choice('rel'));
	const problem = relation(
		quotient(polynomialExpression(linear(a, 'x', b)), c),
		sign,
		polynomialExpression(linear(d, 'x', e)),
	);
	const cleared = solveInequality('x', {
		left: [term(a, 'x'), term(b)],
		sign,
		right: [bracket(c, term(d, 'x'), term(e))],
	});
	const { set } = cleared;
	if (set.kind !== 'ray' || set.at.d > LARGEST_DENOMINATOR) return undefined;
	return inequalityQuestion(
		afterClearing(problem, cleared, `multiply both sides by ${c}`),
		[CLEAR, set.sign === sign ? COLLECT : TURN],
		{ form: 'interval' },
	);
}

/** x/a − x/b compared with c. */
function fractionTerms(draw: Draw): Draft | undefined {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const sign = signNamed(draw.choice('rel'));
	if (a === b) return undefined;
	const common = Number(new Fraction(a).lcm(b).valueOf());
	const multiplied = (part: Expression) => product(common, brackets(part));
	const problem = relation(difference(quotient('x', a), quotient('x', b)), sign, c);
	const cleared = solveInequality('x', {
		left: [term(common / a, 'x'), term(-common / b, 'x')],
		sign,
		right: [term(common * c)],
	});
	const { set } = cleared;
	if (set.kind !== 'ray' || set.at.abs().gt(150)) return undefined;
	return inequalityQuestion(
		afterClearing(
			problem,
			cleared,
			'simplify each term',
			line(
				relation(
					difference(multiplied(quotient('x', a)), multiplied(quotient('x', b))),
					sign,
					multiplied(num(c)),
				),
				`multiply each term by ${common}, the least common denominator`,
			),
		),
		set.sign === sign ? [CLEAR_BOTH] : [CLEAR_BOTH, TURN],
		{ form: 'interval', special: true },
	);
}

/** (ax + c)/a compared with x ± b: the letter drops out. */
function cancellingFractions(draw: Draw): Draft | undefined {
	const [a, c] = [draw.int('a'), draw.int('c')];
	const b = draw.int('b') * (draw.random.int(0, 1) === 1 ? 1 : -1);
	const sign = signNamed(draw.choice('rel'));
	if (c % a === 0) return undefined;
	const problem = relation(
		quotient(polynomialExpression(linear(a, 'x', c)), a),
		sign,
		polynomialExpression(linear(1, 'x', b)),
	);
	const cleared = solveInequality('x', {
		left: [term(a, 'x'), term(c)],
		sign,
		right: [bracket(a, term(1, 'x'), term(b))],
	});
	return inequalityQuestion(
		afterClearing(problem, cleared, `multiply both sides by ${a}`),
		[CLEAR, WHAT_IS_LEFT],
		{
			form: 'interval',
			special: true,
		},
	);
}

type Five = [number, number, number, number, number];

/** The problem with its fractions comes before the cleared one. */
function afterClearing(
	problem: Expression,
	{ lines, ...cleared }: SolvedInequality,
	why: string,
	...between: Line[]
): SolvedInequality {
	const [first, ...rest] = lines;
	const withoutFractions = first ? [{ ...first, why }] : [];
	return { ...cleared, problem, lines: [line(problem), ...between, ...withoutFractions, ...rest] };
}
