/** rat.solve: rational equations. */
import Fraction from 'fraction.js';
import {
	added,
	content,
	multiplied,
	plainFactor,
	scaled,
	termByTerm,
	written,
} from '../../../../math/coefficients.ts';
import {
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { joinedByOr, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	line,
	sentence,
	type Skills,
	solutions,
	solvedLine,
	withMisconceptions,
} from '../../../family.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { bracket, type Piece } from '../../../steps/solve-equation.ts';
import { excludedLine, solvedRational } from './solve-rational.ts';

// a/x² + b/x + c = 0 by the substitution u = 1/x.

/** The solutions are p and q/a; the sign of b is as drawn. */
function reciprocalPattern(draw: Draw): Draft | undefined {
	const [p, q, a] = [draw.int('p'), draw.int('q'), draw.int('a')];
	const second = new Fraction(q, a);
	const sign = draw.choice('b sign') === '+' ? 1 : -1;
	const factors = [
		[p * Math.sign(p), -Math.sign(p)],
		[Number(second.n), -Number(second.s * second.d)],
	];
	const quadratic = multiplied(...factors);
	const [lead = 1, middle = 0, constant = 0] = quadratic;
	if (second.equals(p) || middle === 0 || Math.sign(middle) !== sign) return undefined;
	if (content(quadratic) !== 1 || (lead === 1 && Math.abs(middle) > 30)) return undefined;
	const problem = equation(sum(quotient(lead, power('x', 2)), bar(middle), constant), 0);
	const found = [new Fraction(p), second].toSorted((one, two) => one.compare(two));
	const values = found.toSorted((one, two) => one.inverse().compare(two.inverse()));
	const answer = solutions(...found.map((one) => num(one)));
	return {
		prompt: say`Solve ${problem}. Write exact values from least to greatest, separated by a comma.`,
		answer: withMisconceptions(
			answer,
			[
				solutions(...found.map((one) => one.inverse()).toSorted((one, two) => one.compare(two))),
				'gave the values of u instead of the values of x',
			],
			[
				solutions(...found.map((one) => one.neg()).toReversed()),
				'did not change the signs of the constants when solving for u',
			],
		),
		steps: [
			line(problem),
			excludedLine([new Fraction(0)]),
			sentence(
				say`Let ${equation('u', quotient(1, 'x'))}. Then ${equation(quotient(1, power('x', 2)), power('u', 2))}.`,
			),
			...factorSolvingLines({ a: lead, b: middle, c: constant }, 'u', 'substitute u for 1/x'),
			solvedLine('x', values, 'x is the reciprocal of u'),
			sentence(
				say`Neither value is excluded, so ${joinedByOr(found.map((one) => equation('x', num(one))))}.`,
			),
		],
		hints: [
			say`Which fraction could ${symbol('u')} stand for, so that the equation is quadratic in ${symbol('u')}? How do you then find ${symbol('x')} from ${symbol('u')}?`,
		],
	};
}

function bar(above: number): Expression {
	const size = quotient(Math.abs(above), 'x');
	return above < 0 ? opposite(size) : size;
}

// Rational equations that lead to a quadratic. Each takes its whole numbers and gives the finished question.

/** a/(x + p) + b/(x + q) = c. Equal numerators may also be multiplied by their own denominators. */
function sumEqualsConstant(
	a: number,
	p: number,
	b: number,
	q: number,
	c: number,
): Draft | undefined {
	if (p === q || a === b) return undefined;
	if (a < 0 && b < 0) return sumEqualsConstant(-a, p, -b, q, -c);
	if (a < 0) return sumEqualsConstant(b, q, a, p, c);
	const [one, two] = [written([1, p]), written([1, q])];
	const left = sum(product(a, two), product(b, one));
	const [expandedLeft, expandedRight] = [
		[a + b, a * q + b * p],
		[c, c * (p + q), c * p * q],
	];
	const [, middle = 0, last = 0] = added(expandedRight, scaled(expandedLeft, -1));
	if ([middle, last].some((value) => Math.abs(value) > 150)) return undefined;
	return solvedRational({
		problem: equation(sum(over(a, p), over(b, q)), c),
		excluded: zeros(p, q),
		lcd: times(p, q),
		cleared: {
			kind: 'quadratic',
			shown: equation(left, q === 0 ? product(c, two, one) : product(c, one, two)),
			uncollected: termByTerm([a, a * q], [b, b * p]),
			binomials:
				p === 0 || q === 0 || c === 1
					? undefined
					: equation(left, product(c, written([1, p + q, p * q]))),
			left: expandedLeft,
			right: expandedRight,
		},
	});
}

/** a/(x + p) = (x + q)/b with ab as given */
function productEquals(a: number, p: number, q: number, ab: number): Draft | undefined {
	const b = ab / a;
	if (!Number.isInteger(b) || b < 2) return undefined;
	return solvedRational({
		problem: equation(over(a, p), quotient(written([1, q]), b)),
		excluded: zeros(p),
		lcd: b === 1 ? times(p) : `${b}(${times(p)})`,
		cleared: {
			kind: 'quadratic',
			shown: equation(num(ab), product(written([1, p]), written([1, q]))),
			left: [ab],
			right: [1, p + q, p * q],
		},
	});
}

/** x/(x − p) + a/(x − q) = p(p − q)/((x − p)(x − q)): one candidate is x = p */
function plantedRoot(p: number, q: number, a: number): Draft | undefined {
	const right = p * (p - q);
	if (p === q || right === 0 || Math.abs(right) > 80) return undefined;
	const denominator = multiplied([1, -p], [1, -q]);
	const last = quotient(Math.abs(right), written(denominator));
	const left = sum(product('x', written([1, -q])), product(a, written([1, -p])));
	return solvedRational(
		{
			problem: equation(
				sum(quotient('x', written([1, -p])), over(a, -q)),
				right < 0 ? opposite(last) : last,
			),
			excluded: zeros(-p, -q),
			factored: `${plainFactor(denominator)} = ${times(-p, -q)}`,
			lcd: times(-p, -q),
			cleared: {
				kind: 'quadratic',
				shown: equation(left, right),
				uncollected: termByTerm([1, -q, 0], [a, -a * p]),
				left: [1, a - q, -a * p],
				right: [right],
			},
		},
		say`What is the least common denominator? When you have solved the equation, do any of your values make a denominator 0?`,
	);
}

export const skills: Skills = {
	'Solve rational equations that become linear': linearByType,
	/** A grid takes only a number. */
	'Solve a rational equation'(draw) {
		const draft = linearByType(draw);
		const problem = draft?.steps[0]?.formula;
		if (!draft || !problem || draft.answer.value === 'no solution') return undefined;
		return { ...draft, prompt: say`What is the solution to the equation ${problem}?` };
	},

	'Solve proportions with variable denominators': (draw) =>
		oneEachSide(draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')),

	'Clear denominators to get a linear equation'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		const [p, q] = [draw.int('p'), draw.int('q')];
		switch (draw.random.int(0, 3)) {
			case 0:
				return oneEachSide(a, p, b, q);
			case 1:
				return constantOverLinear(a, c, p);
			case 2:
				return neverTrue(p, c);
			default:
				return commonQuadratic(a, p, b, q, c);
		}
	},

	'Solve rational equations that become quadratic'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		return sumEqualsConstant(a, draw.int('p'), b, draw.int('q'), c);
	},

	'Clear denominators to get a quadratic equation'(draw) {
		const [x, c, a, b] = [draw.int('x1'), draw.int('c'), draw.int('a'), draw.int('b')];
		if (x + c === 0) return undefined;
		const d = a / x + b / (x + c);
		return Number.isInteger(d) && d !== 0 ? sumEqualsConstant(a, 0, b, c, d) : undefined;
	},

	'Solve rational equations with a quadratic result'(draw) {
		const [x, p, q, a] = [draw.int('x1'), draw.int('p'), draw.int('q'), draw.int('a')];
		if (x + p === 0 || x + q === 0) return undefined;
		if (draw.random.int(0, 1) === 0) return productEquals(a, p, q, (x + p) * (x + q));
		const b = draw.random.pick([-1, 1]) * draw.random.int(1, 9);
		const c = a / (x + p) + b / (x + q);
		return Number.isInteger(c) && c !== 0 ? sumEqualsConstant(a, p, b, q, c) : undefined;
	},

	'Reject extraneous solutions': planted,
	'Solve reciprocal equations in quadratic form': reciprocalPattern,
};

function linearByType(draw: Draw) {
	const [a, b, p, q] = [draw.int('a'), draw.int('b'), draw.int('p'), draw.int('q')];
	return caseOf(
		{
			'one fraction each side': () => oneEachSide(a, p, b, q),
			'two fractions and a constant': () =>
				draw.random.int(0, 1) === 0
					? constantOverLinear(a, b, p)
					: fractionsAndConstant(a, b, Math.abs(p), q),
			'common quadratic denominator': () => commonQuadratic(a, p, b, q, draw.random.int(1, 12)),
		},
		draw.inTurn('type'),
	)();
}

function planted(draw: Draw) {
	return plantedRoot(draw.int('p'), draw.int('q'), draw.int('a'));
}

// Rational equations that lead to a linear one. Each takes its whole numbers and gives the finished question.

const x = term(1, 'x');

/** a/(x + p); the sign of a is written in front of the bar. */
function over(a: number, p: number): Expression {
	const positive = quotient(Math.abs(a), written([1, p]));
	return a < 0 ? opposite(positive) : positive;
}

const times = (...constants: number[]): string =>
	constants.length === 1
		? plainFactor([1, constants[0] ?? 0])
		: constants
				.toSorted((one, two) => Number(two === 0) - Number(one === 0))
				.map((p) => (p === 0 ? 'x' : `(${plainFactor([1, p])})`))
				.join('');

/** k(x + p) as pieces; without brackets for 1. */
const part = (k: number, p: number): Piece[] => (k === 1 ? [x, term(p)] : [bracket(k, x, term(p))]);

/** What was done to k(x + p) and m(x + q): a factor of 1 and x alone have no brackets. */
const firstTermOnly = (...parts: [k: number, p: number][]): string =>
	parts.every(([k, p]) => k !== 1 && p !== 0)
		? 'multiplied only the first term in each pair of brackets'
		: 'multiplied only the first term in the brackets';

/** −p, −q, in increasing order. */
const zeros = (...constants: number[]): Fraction[] =>
	[...new Set(constants)].map((p) => new Fraction(-p)).toSorted((one, two) => one.compare(two));

/** a/(x + p) = b/(x + q) */
function oneEachSide(a: number, p: number, b: number, q: number): Draft | undefined {
	if (p === q || Math.abs(a) === Math.abs(b)) return undefined;
	if (a < 0) return oneEachSide(-a, p, -b, q);
	return solvedRational(
		{
			problem: equation(over(a, p), over(b, q)),
			excluded: zeros(p, q),
			lcd: times(p, q),
			cleared: { kind: 'linear', left: part(a, q), right: part(b, p) },
			wrong: [
				[new Fraction(b * q - a * p, a - b), 'multiplied each numerator by its own denominator'],
				[new Fraction(p - q, a - b), firstTermOnly([a, q], [b, p])],
			],
		},
		say`Which values make a denominator 0? What is left on each side after you multiply both sides by both denominators?`,
	);
}

/** x/(x + p) + c = a/(x + p) */
function constantOverLinear(a: number, c: number, p: number): Draft | undefined {
	if (c === -1) return undefined;
	return solvedRational({
		problem: equation(sum(quotient('x', written([1, p])), c), over(a, p)),
		excluded: zeros(p),
		lcd: times(p),
		cleared: { kind: 'linear', left: [x, ...part(c, p)], right: [term(a)] },
		wrong: [[new Fraction(a - c), 'did not multiply the constant by the denominator']],
	});
}

/** a/x + b/(kx) = c */
function fractionsAndConstant(a: number, b: number, k: number, c: number): Draft | undefined {
	if (k < 2 || k * a + b === 0 || b % k === 0 || c === 0) return undefined;
	const second = quotient(Math.abs(b), product(k, 'x'));
	return solvedRational({
		problem: equation(sum(over(a, 0), b < 0 ? opposite(second) : second), c),
		excluded: zeros(0),
		lcd: `${k}x`,
		cleared: { kind: 'linear', left: [term(k * a), term(b)], right: [term(k * c, 'x')] },
		wrong: [
			[new Fraction(a + b, k * c), 'added the numerators without a common denominator'],
			[new Fraction(k * a + b, c), `did not multiply the right side by ${k}`],
		],
	});
}

/** a/(x + p) + b/(x + q) = c/((x + p)(x + q)), the last denominator expanded */
function commonQuadratic(a: number, p: number, b: number, q: number, c: number): Draft | undefined {
	if (p === q || Math.abs(a) === Math.abs(b)) return undefined;
	if (a < 0 && b < 0) return commonQuadratic(-a, p, -b, q, -c);
	if (a < 0) return commonQuadratic(b, q, a, p, c);
	const denominator = multiplied([1, p], [1, q]);
	const last = quotient(Math.abs(c), written(denominator));
	return solvedRational(
		{
			problem: equation(sum(over(a, p), over(b, q)), c < 0 ? opposite(last) : last),
			excluded: zeros(p, q),
			factored: `${plainFactor(denominator)} = ${times(p, q)}`,
			lcd: times(p, q),
			cleared: {
				kind: 'linear',
				left: [...part(a, q), ...part(b, p)],
				right: [term(c)],
			},
			wrong: [
				[
					new Fraction(c - a * p - b * q, a + b),
					'multiplied each numerator by its own denominator',
				],
				[new Fraction(c - p - q, a + b), firstTermOnly([a, q], [b, p])],
			],
		},
		say`What are the factors of the last denominator? How are they related to the other two?`,
	);
}

/** x/(x − p) = c + p/(x − p): only x = p would solve it */
function neverTrue(p: number, c: number): Draft | undefined {
	if (c === 1) return undefined;
	return solvedRational({
		problem: equation(quotient('x', written([1, -p])), sum(c, over(p, -p))),
		excluded: zeros(-p),
		lcd: times(-p),
		cleared: { kind: 'linear', left: [x], right: [...part(c, -p), term(p)] },
		wrong: [[new Fraction(c + p), 'did not multiply the constant by the denominator']],
	});
}
