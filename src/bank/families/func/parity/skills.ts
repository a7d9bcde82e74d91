/** func.parity: even and odd functions. */
import Fraction from 'fraction.js';
import {
	type Coefficients,
	expanded,
	type Factored,
	factoredForm,
	written,
	zeroAt,
} from '../../../../math/coefficients.ts';
import {
	continued,
	equation,
	num,
	opposite,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	drawnInts,
	type Line,
	line,
	onlyIf,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
	wrongWay,
} from '../../../family.ts';
import { ruleOf, times1 } from '../../../steps/function-rule.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';
import { combination, conclusion, type Kind, kinds, whichParity } from './combination.ts';
import { classify, rationalRule } from './substitution.ts';

const KINDS: readonly Kind[] = ['even', 'odd', 'neither'];
const POWERS: Readonly<Record<string, Kind>> = {
	'all even powers': 'even',
	'all odd powers': 'odd',
	'mixed powers': 'neither',
};

export const skills: Skills = {
	'Classify functions as even, odd, or neither': classify(
		(draw) => draw.random.pick(KINDS),
		(draw) => Number(draw.inTurn('deg')),
	),

	'Decide whether a polynomial is even or odd': classify(
		(draw) => caseOf(POWERS, draw.inTurn('n')),
		() => 6,
	),

	'Decide whether a function is even or odd'(draw) {
		const kind = draw.inTurn('type') as Kind;
		if (draw.random.int(0, 2) > 0)
			return classify(
				() => kind,
				() => 5,
			)(draw);
		return rationalRule(draw, kind);
	},

	'Use zeros to decide whether a function is even or odd': factoredParity,

	'Find the constant that makes a function even or odd'(draw) {
		const [a, b, c] = drawnInts(draw, 'a', 'b', 'c');
		const even = draw.inTurn('type') === 'even';
		if (Math.abs(c) === 1 || Math.abs(b) === Math.abs(c)) return undefined;
		const solved = solveEquation([term(c, 'k'), term(b)], [term(0)]);
		if (!solved) return undefined;
		const loose = sum(product(num(c), 'k'), num(b));
		const f = even
			? sum(times1(a, power('x', 2)), product(loose, 'x'), num(c))
			: sum(times1(a, power('x', 3)), product(num(b), 'x'), product(num(c), 'k'), num(b));
		return {
			prompt: say`For which value of the constant ${symbol('k')} is the function ${ruleOf('f', f)} ${even ? 'even' : 'odd'}?`,
			answer: withMisconceptions(
				rational(solved.value),
				[rational(solved.value.neg()), wrongWay(b)],
				[rational(new Fraction(-c, b)), 'divided the coefficient by the constant'],
				[rational(-b), `forgot to divide by ${c}`],
			),
			steps: [
				sentence(
					even
						? say`An even polynomial function has no terms with odd exponents, so the coefficient of ${symbol('x')} must be 0.`
						: say`An odd polynomial function has no terms with even exponents. The constant term is the term in ${power('x', 0)}, and 0 is even, so the constant term must be 0.`,
				),
				...solved.lines.map((one, place) =>
					place === 0
						? { ...one, why: `set the ${even ? 'coefficient' : 'constant term'} equal to 0` }
						: one,
				),
			],
			hints: [say`Which exponents can an ${even ? 'even' : 'odd'} polynomial function have?`],
		};
	},

	'Find missing values from symmetry'(draw) {
		const [a, v, k] = drawnInts(draw, 'a', 'v', 'k');
		const even = draw.inTurn('type') === 'even';
		const other = even ? v : -v;
		const simple = draw.random.int(0, 2) === 0;
		const [at, to] = [call('f', num(-a)), call('f', num(a))];
		const asked = simple ? at : sum(product(k, at), to);
		const value = simple ? other : k * other + v;
		return {
			prompt: say`The function ${symbol('f')} is ${even ? 'even' : 'odd'}, and ${equation(to, num(v))}. Find ${asked}.`,
			answer: withMisconceptions(
				rational(value),
				[
					rational(simple ? -other : v - k * other),
					`treated the function as ${even ? 'odd' : 'even'}`,
				],
				...(simple
					? [[rational(-a), 'gave the input'] as WrongAnswer]
					: [[rational(k * other), `left out f(${a})`] as WrongAnswer]),
				...onlyIf(simple || !even, [
					rational(simple ? a : (k + 1) * v),
					simple ? 'gave the input of the given value' : 'ignored the negative sign of the input',
				]),
			),
			steps: [
				line(
					equation(at, even ? to : opposite(to)),
					even
						? 'an even function has the same value at x and −x'
						: 'when x changes sign, so does the value of an odd function',
				),
				line(equation(at, num(other)), `f(${a}) = ${v} is given`),
				...(simple
					? []
					: [
							line(equation(asked, sum(product(k, num(other)), num(v))), 'substitute both values'),
							line(continued(sum(num(k * other), num(v))), 'multiply'),
							line(continued(num(value)), v < 0 ? 'subtract' : 'add'),
						]),
			],
			hints: [
				say`The function is ${even ? 'even' : 'odd'}. How is ${call('f', opposite('x'))} related to ${call('f', 'x')}?`,
			],
		};
	},

	'Decide whether a combined function is even or odd': combination,
};

// Even or odd seen from the zeros of a factored polynomial.

const X: Coefficients = [1, 0];

/** A power of x times a pair of factors: with opposite zeros, the power decides. */
function factoredParity(draw: Draw): Draft | undefined {
	const kind = draw.inTurn('type') as Kind;
	const [lead, p] = [draw.int('a'), draw.int('p')];
	const order =
		kind === 'even' ? draw.random.pick([0, 2, 4]) : kind === 'odd' ? draw.random.pick([1, 3]) : 1;
	const q = kind === 'neither' ? draw.random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]) : -p;
	if (kind === 'neither' && Math.abs(q) === Math.abs(p)) return undefined;
	const rest = Array.from({ length: order }, () => X);
	const of: Factored = { lead, factors: [...rest, zeroAt(p), zeroAt(q)] };
	return {
		prompt: whichParity('f', factoredForm(of)),
		answer: kinds(kind, 'factor'),
		steps: [
			line(ruleOf('f', factoredForm(of))),
			...(kind === 'neither' ? unpaired(p) : paired(of, rest, p, kind)),
			sentence(
				conclusion(kind),
				kind === 'neither'
					? undefined
					: kind === 'even'
						? 'even powers of −x and of x are equal'
						: 'odd powers of −x and of x are opposites',
			),
		],
		hints: [
			say`What are the zeros of the function? Is the opposite of each zero also a zero?`,
			...(kind === 'neither'
				? []
				: [
						say`What do you get when you multiply all the factors? Which powers of ${symbol('x')} are left?`,
					]),
		],
	};
}

const unpaired = (p: number): Line[] => [
	sentence(
		say`${p} is a zero of the function, but ${-p} is not.`,
		'the zeros of an even or an odd function come in opposite pairs',
	),
];

function paired(of: Factored, rest: readonly Coefficients[], p: number, kind: Kind): Line[] {
	const pair: Coefficients = [1, 0, -p * p];
	const all = written(expanded(of));
	const grouped = factoredForm({ lead: of.lead, factors: [...rest, pair] });
	const isDone = rest.length === 0 && of.lead === 1;
	return [
		line(
			equation(call('f', 'x'), isDone ? all : grouped),
			'multiply the factors with opposite zeros: their product is a difference of squares',
		),
		...(isDone ? [] : [line(equation(call('f', 'x'), all), 'use the distributive property')]),
		sentence(
			kind === 'even'
				? rest.length > 0
					? say`Every exponent is even.`
					: say`Every term is an even power or a constant.`
				: say`Every exponent is odd.`,
		),
	];
}
