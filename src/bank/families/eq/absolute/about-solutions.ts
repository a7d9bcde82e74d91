/** Questions about the solutions of an absolute value equation: how many, or a number made from them. */
import Fraction from 'fraction.js';
import {
	absolute,
	equation,
	type Expression,
	num,
	product,
	relation,
	signed,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	drawnInts,
	line,
	multipleChoice,
	rational,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	type Bars,
	barsEquation,
	isolated,
	solveBars,
	splitCases,
	TWO_CASES,
} from '../../../steps/absolute-equation.ts';

/** Sum or product of the two solutions, or the positive one. */
export function reported(draw: Draw): Draft | undefined {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const bars: Bars = { letter: 'x', factor: 1, slope: a, inside: b, added: 0, right: c };
	const { lines, roots } = solveBars(bars);
	const [low, high] = roots;
	if (!low || !high || roots.some((root) => root.d > 4n)) return undefined;
	const ask = draw.inTurn('ask');
	const problem = barsEquation(bars);
	const hints = [TWO_CASES];
	if (ask === 'positive') {
		if (low.compare(0) >= 0 || high.compare(0) <= 0) return undefined;
		return {
			prompt: say`What is the positive solution of ${problem}?`,
			answer: withMisconceptions(
				rational(high),
				[rational(low), 'gave the negative solution'],
				[rational(low.neg()), 'dropped the sign of the negative solution'],
			),
			steps: [...lines, line(equation(symbol('x'), num(high)), 'choose the positive solution')],
			hints,
		};
	}
	const adds = ask === 'sum';
	const [total, multiplied] = [low.add(high), low.mul(high)];
	const value = adds ? total : multiplied;
	const wrong: WrongAnswer[] = [
		[rational(low), 'gave only the smaller solution'],
		[rational(high), 'gave only the larger solution'],
		adds
			? [rational(multiplied), 'multiplied the solutions instead of adding them']
			: [rational(total), 'added the solutions instead of multiplying them'],
		...(multiplied.lt(0)
			? ([
					[
						adds ? rational(high.sub(low)) : rational(multiplied.neg()),
						'dropped the negative sign from one solution',
					],
				] as const)
			: []),
	];
	const worked: Expression = equation(
		adds ? sum(num(low), signed(high)) : times(num(low), num(high)),
		num(value),
	);
	if (value.d > 2n) return undefined;
	return {
		prompt: say`What is the ${adds ? 'sum' : 'product'} of the solutions of the equation ${problem}?`,
		answer: withMisconceptions(rational(value), ...wrong),
		steps: [
			...lines,
			line(worked, adds ? 'add the two solutions' : 'multiply the two solutions'),
			sentence(say`The ${ask} of the solutions is ${num(value)}.`),
		],
		hints,
	};
}

const COUNTS = ['no solution', 'exactly one solution', 'exactly two solutions'] as const;

const mistakes = (size: number): string[] => [
	size === 0
		? 'concluded that no number has an absolute value of 0'
		: 'made the right side negative when isolating the absolute value',
	'considered only one case',
	size === 0
		? 'counted 0 and its opposite as two different cases'
		: 'wrote two cases without checking the sign of the right side',
];

const ALWAYS_TRUE =
	'concluded that the equation is always true because an absolute value is never negative';

const COUNTED = [
	'no case is left to solve',
	'the linear equation has one solution',
	'each of the two linear equations has one solution',
];

export function howMany(draw: Draw): Draft | undefined {
	const [k, a, b, c, r] = drawnInts(draw, 'k', 'a', 'b', 'c', 'r');
	// One solution is a case like the others, though a drawn value is seldom 0.
	const size = draw.random.int(1, 6) === 1 ? 0 : r;
	const bars: Bars = { letter: 'x', factor: k, slope: a, inside: b, added: c, right: k * size + c };
	const count = size < 0 ? 0 : size === 0 ? 1 : 2;
	const right = COUNTS[count];
	const inside = writtenInside(bars);
	return {
		prompt: say`How many solutions does the equation ${barsEquation(bars)} have?`,
		answer: multipleChoice(
			say`${right}`,
			...COUNTS.flatMap((text, place) =>
				place === count ? [] : [distractor(say`${text}`, mistakes(size)[place] ?? '')],
			),
			distractor(say`infinitely many solutions`, ALWAYS_TRUE),
		),
		steps: [
			line(barsEquation(bars)),
			...isolated(bars),
			...(size < 0
				? [
						sentence(
							say`Because ${relation(absolute(inside), '\\ge', 0)}, the absolute value cannot be ${size}.`,
						),
					]
				: splitCases(bars, new Fraction(size)).lines.slice(0, 1)),
			sentence(say`The equation has ${right}.`, COUNTED[count]),
		],
		hints: [say`Isolate the absolute value. Is the other side positive, zero, or negative?`],
	};
}

const writtenInside = ({ slope, letter, inside }: Bars): Expression =>
	sum(product(slope, letter), inside);
