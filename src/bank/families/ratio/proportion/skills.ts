/** ratio.proportion: solve a proportion. */
import Fraction from 'fraction.js';
import {
	divided,
	equation,
	type Expression,
	num,
	product,
	quotient,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { percent } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	anyLetter,
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	rational,
	sentence,
	type Skills,
	takeAway,
	withFigure,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	proportion,
	proportionLines,
	type Slots,
	unknownOf,
} from '../../../steps/proportion-lines.ts';

// The part with sums such as x + 3 in the fractions.

const FORM = 'Give the solution as an integer or as a fraction in lowest terms.';
const CROSS = 'set the cross products equal';

const linearSkills: Skills = {
	'Solve proportions with one linear expression'(draw) {
		const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
		if (b === d || c === d) return undefined;
		const inside = sum('x', a);
		const problem = equation(quotient(inside, b), quotient(c, d));
		return solved(
			problem,
			[
				line(equation(product(d, inside), times(b, c)), CROSS),
				line(equation(expression(d, d * a), times(b, c)), 'distribute'),
				line(equation(expression(d, d * a), num(b * c)), 'multiply'),
				...toSolution(d, d * a, b * c),
			],
			new Fraction(b * c - d * a, d),
			[rational(new Fraction(b * c - a, d)), `multiplied only x by ${d} when distributing`],
			[rational(new Fraction(b * c + d * a, d)), wrongSign(d * a)],
			[
				rational(new Fraction(b * d, c).sub(a)),
				'multiplied straight across instead of finding cross products',
			],
		);
	},

	'Solve proportions with two linear expressions'(draw) {
		const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
		if (b === d || a === c) return undefined;
		const [left, right] = [sum('x', a), sum('x', c)];
		const problem = equation(quotient(left, b), quotient(right, d));
		const value = new Fraction(b * c - d * a, d - b);
		if (value.d > 9n || b * c === d * a) return undefined;
		const expanded = equation(expression(d, d * a), expression(b, b * c));
		const gathered =
			d > b
				? [
						line(
							equation(expression(d - b, d * a), num(b * c)),
							`subtract ${term(b)} from both sides`,
						),
						...toSolution(d - b, d * a, b * c),
					]
				: [
						line(
							equation(num(d * a), expression(b - d, b * c)),
							`subtract ${term(d)} from both sides`,
						),
						...fromRight(b - d, b * c, d * a),
					];
		return solved(
			problem,
			[
				line(equation(product(d, left), product(b, right)), CROSS),
				line(expanded, 'distribute'),
				...gathered,
			],
			value,
			[rational(new Fraction(c - a, d - b)), 'multiplied only the variable when distributing'],
			[rational(new Fraction(d * a + b * c, Math.abs(b - d))), wrongSign(d > b ? d * a : b * c)],
		);
	},
};

const expression = (slope: number, constant: number): Expression =>
	polynomialExpression(linear(slope, 'x', constant));

const term = (factor: number) => (factor === 1 ? 'x' : `${factor}x`);

const wrongSign = (constant: number) =>
	constant < 0
		? `subtracted ${-constant} from the other side instead of adding it`
		: `added ${constant} to the other side instead of subtracting it`;

/** From slope·x + constant = right. */
const toSolution = (slope: number, constant: number, right: number): Line[] => [
	line(equation(expression(slope, 0), num(right - constant)), takeAway(constant)),
	...(slope === 1 ? [] : dividedLines(right - constant, slope)),
];

/** x = number/slope, written first as it is where it is not in lowest terms. */
function dividedLines(number: number, slope: number): Line[] {
	const value = new Fraction(number, slope);
	const why = `divide both sides by ${slope}`;
	if (value.d === 1n || value.d === BigInt(slope)) return [line(equation('x', num(value)), why)];
	return [
		line(equation('x', quotient(number, slope)), why),
		line(equation('x', num(value)), 'write the fraction in lowest terms'),
	];
}

/** From left = slope·x + constant. */
const fromRight = (slope: number, constant: number, left: number): Line[] => [
	line(equation(num(left - constant), expression(slope, 0)), takeAway(constant)),
	...(slope === 1
		? [line(equation('x', num(left - constant)), 'write the variable on the left')]
		: dividedLines(left - constant, slope)),
];

const solved = (
	problem: Expression,
	lines: Line[],
	value: Fraction,
	...wrong: Parameters<typeof withMisconceptions>[1][]
): Draft => ({
	prompt: say`Solve ${problem} for ${symbol('x')}. ${FORM}`,
	answer: withMisconceptions(rational(value), ...wrong),
	steps: [line(problem), ...lines],
	hints: [
		say`What are the two cross products?`,
		say`How do you remove the brackets and isolate ${symbol('x')} once the fractions are gone?`,
	],
});

export const skills: Skills = {
	...linearSkills,

	'Complete a ratio table'(draw) {
		const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
		const onTop = draw.inTurn('slot') === 'top';
		const near = draw.random.pick([2, 3, 4, 5]);
		if (a === b || near >= k) return undefined;
		const [top, bottom] = draw.random.pick(PAIRS);
		const columns = (one: number, last: number | '?') => [one, near * one, last] as const;
		const value = k * (onTop ? a : b);
		const [known, unknown] = onTop ? [bottom, top] : [top, bottom];
		return {
			prompt: say`The table shows equivalent ratios of ${top} to ${bottom}. Find the missing number.`,
			answer: withMisconceptions(
				integer(value),
				[
					integer((onTop ? a : b) + (k - 1) * (onTop ? b : a)),
					'added the same amount to both rows instead of multiplying',
				],
				[integer(near * (onTop ? a : b)), 'repeated the number in the second column'],
			),
			steps: [
				line(
					equation(divided(k * (onTop ? b : a), onTop ? b : a), k),
					`in the row for ${known}, divide the last number by the first to find the multiplier`,
				),
				line(
					equation(times(onTop ? a : b, k), value),
					`in the row for ${unknown}, multiply the first number by the same number`,
				),
				sentence(say`The missing number is ${value}.`),
			],
			hints: [
				say`In the row for ${known}, by what number do you multiply the first number to get the last one? What does that tell you about the row for ${unknown}?`,
			],
			figure: {
				kind: 'value table',
				rows: [
					{ heading: top, values: columns(a, onTop ? '?' : k * a) },
					{ heading: bottom, values: columns(b, onTop ? k * b : '?') },
				],
			},
		};
	},

	'Solve a proportion for a missing term'(draw) {
		const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
		if (a === b) return undefined;
		const both: [number, number, number, number] = [a, b, k * a, k * b];
		return solve(draw, withHole(both, Number(draw.inTurn('slot')) - 1), '');
	},

	'Solve proportions with fraction solutions'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		if (a === b || (b * c) % a === 0) return undefined;
		return solve(draw, [a, b, c, null], ' Give the solution as a fraction in lowest terms.');
	},

	'Solve a percent proportion'(draw) {
		const [p, b] = [draw.int('p'), draw.int('b')];
		const a = (p * b) / 100;
		const slot = draw.inTurn('slot');
		if (p === 100 || b === 100 || !Number.isInteger(a)) return undefined;
		const slots: Slots =
			slot === 'a' ? [null, b, p, 100] : slot === 'b' ? [a, null, p, 100] : [a, b, null, 100];
		const asked = {
			a: say`What number is ${percent(p)} of ${b}?`,
			b: say`${a} is ${percent(p)} of what number?`,
			p: say`${a} is what percent of ${b}?`,
		}[slot === 'a' || slot === 'b' ? slot : 'p'];
		const letter = slot === 'a' ? 'a' : slot === 'b' ? 'b' : 'p';
		const value = { a, b, p }[letter];
		return {
			prompt: say`Solve the percent proportion ${proportion(slots, letter)} to answer the question: ${asked}`,
			answer: withMisconceptions(
				slot === 'p' ? { ...integer(p), unit: '%', body: say`${percent(p)}` } : integer(value),
				...wrongTerms(slots),
			),
			steps: [
				...proportionLines(slots, letter, 'part over whole equals percent over 100'),
				withFigure(sentence(say`So ${a} is ${percent(p)} of ${b}.`), {
					kind: 'percent bar',
					p,
					part: a,
					whole: b,
				}),
			],
			hints: [
				say`What are the two cross products? What do you know about them in a proportion?`,
				say`Once you have set the cross products equal, how do you isolate ${symbol(letter)}?`,
			],
		};
	},
};

/** Multiplied straight across instead of crosswise, and the same amount added. */
function wrongTerms([a, b, c, d]: Slots): WrongAnswer[] {
	const known = [a, b, c, d].map((slot) => slot ?? 1);
	const [p = 1, q = 1, r = 1, s = 1] = known;
	const across =
		a === null || c === null
			? new Fraction(q * s, a === null ? r : p)
			: new Fraction(p * r, b === null ? s : q);
	const added =
		a === null ? q + r - s : b === null ? p - r + s : c === null ? p - q + s : r - p + q;
	return [
		[rational(across), 'multiplied straight across instead of finding cross products'],
		[rational(added), 'used equal differences instead of equal ratios'],
	];
}

/** Top and bottom row of a ratio table. */
const PAIRS = [
	['red beads', 'blue beads'],
	['cups of flour', 'eggs'],
	['cans of blue paint', 'cans of white paint'],
	['pens', 'dollars'],
	['nickels', 'dimes'],
	['oranges', 'apples'],
	['kayaks', 'canoes'],
	['roses', 'tulips'],
] as const;

function withHole([a, b, c, d]: readonly [number, number, number, number], at: number): Slots {
	return [at === 0 ? null : a, at === 1 ? null : b, at === 2 ? null : c, at === 3 ? null : d];
}

function solve(draw: Draw, slots: Slots, form: string): Draft {
	const letter = anyLetter(draw.random);
	return {
		prompt: say`Solve the proportion ${proportion(slots, letter)} for ${symbol(letter)}.${form}`,
		answer: withMisconceptions(rational(unknownOf(slots)), ...wrongTerms(slots)),
		steps: proportionLines(slots, letter),
		hints: [say`What are the two cross products? What do you know about them in a proportion?`],
	};
}
