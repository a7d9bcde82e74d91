/** Questions about the solutions of an absolute value equation: how many, or a number made from them. */
import {
	absolute,
	equation,
	type Expression,
	num,
	product,
	relation,
	signed,
	sum,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { multipleChoice, rational, slip } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import {
	type Bars,
	barsEquation,
	isolated,
	solveBars,
	TWO_CASES,
} from '../../../steps/absolute-equation.ts';
import { drawnInts } from '../../../steps/drawn-ints.ts';

/** Sum, product or the positive one of two solutions. */
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
			answer: rational(high),
			steps: [...lines, sentence(say`The positive solution is ${num(high)}.`)],
			hints,
		};
	}
	const adds = ask === 'sum';
	const value = adds ? low.add(high) : low.mul(high);
	const worked: Expression = equation(
		adds ? sum(num(low), signed(high)) : times(num(low), num(high)),
		num(value),
	);
	if (value.d > 2n) return undefined;
	return {
		prompt: say`What is the ${adds ? 'sum' : 'product'} of the solutions of ${problem}?`,
		answer: rational(value),
		steps: [...lines, line(worked, adds ? 'add the two solutions' : 'multiply the two solutions')],
		hints,
	};
}

const COUNTS = ['no solution', 'exactly one solution', 'exactly two solutions'] as const;

const MISTAKES = [
	'took the equation for impossible',
	'forgot that two opposite numbers have the same absolute value',
	'did not look at the sign of the right side',
];

export function howMany(draw: Draw): Draft | undefined {
	const [k, a, b, c, r] = drawnInts(draw, 'k', 'a', 'b', 'c', 'r');
	// One solution is as good a case as the others, though a drawn value is seldom 0.
	const size = draw.random.int(1, 6) === 1 ? 0 : r;
	const bars: Bars = { letter: 'x', factor: k, slope: a, inside: b, added: c, right: k * size + c };
	const count = size < 0 ? 0 : size === 0 ? 1 : 2;
	const right = COUNTS[count];
	const inside = writtenInside(bars);
	const reasons = [
		say`${relation(absolute(inside), '\\ge', 0)}, so the absolute value cannot be ${size}.`,
		say`Only ${0} has the absolute value ${0}.`,
		say`Both ${size} and ${-size} have the absolute value ${size}.`,
	];
	return {
		prompt: say`How many solutions does the equation ${barsEquation(bars)} have?`,
		answer: multipleChoice(
			say`${right}`,
			...COUNTS.flatMap((text, place) =>
				place === count ? [] : [slip(say`${text}`, MISTAKES[place] ?? '')],
			),
			slip(say`infinitely many solutions`, 'took the equation for always true'),
		),
		steps: [
			line(barsEquation(bars)),
			...isolated(bars),
			sentence(reasons[count] ?? say``),
			sentence(say`The equation has ${right}.`),
		],
		hints: [say`Get the absolute value alone. Is the other side positive, zero or negative?`],
	};
}

const writtenInside = ({ slope, letter, inside }: Bars): Expression =>
	sum(product(slope, letter), inside);
