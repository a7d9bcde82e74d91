/** eq.geometry-story: form and solve an equation from a figure's sides or angles. */
import Fraction from 'fraction.js';
import { brackets, equation, product, sum, symbol, times } from '../../../../math/expression.ts';
import { degrees } from '../../../../math/notation.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { caseOf, type Draft, type Draw, drawnInts, line, type Skills } from '../../../family.ts';
import { type StoryEquation, storyQuestion } from '../../../steps/equation-question.ts';
import { bracket } from '../../../steps/solve-equation.ts';

// Figures stated in words: sides or angles that depend on one length or one angle.

/** One part is a times another and b more (or less); `x` is the part that is asked for. */
type Tell = (a: number, b: number, x: number, random: Random) => StoryEquation | undefined;

const X = symbol('x');

/** "4 inches longer than twice the base", "twice the base". */
function compared(
	a: number,
	b: number,
	unit: string,
	part: string,
	words: readonly [string, string],
): string {
	const multiple = a === 1 ? part : a === 2 ? `twice ${part}` : `${a} times ${part}`;
	if (b === 0) return `${a === 1 ? 'as long as' : ''} ${multiple}`.trim();
	const size = Math.abs(b);
	const units = size === 1 ? ONE[unit] : unit;
	return `${size} ${units} ${b > 0 ? words[0] : words[1]} than ${multiple}`;
}

const ONE: Readonly<Record<string, string>> = { inches: 'inch', feet: 'foot', degrees: 'degree' };

const LONGER = ['longer', 'shorter'] as const;
/** A side is longer or shorter; its length is more or less. */
const MORE = ['more', 'less'] as const;

type LengthUnit = 'inches' | 'feet';
const lengthUnit = (random: Random): LengthUnit => random.pick(['inches', 'feet']);

/** What is measured in each unit. */
const RECTANGLES: Readonly<Record<LengthUnit, readonly string[]>> = {
	inches: ['rectangle', 'rectangular window', 'rectangular poster', 'rectangular mat'],
	feet: ['rectangle', 'rectangular garden', 'rectangular patio', 'rectangular lawn'],
};

const FIGURES: Readonly<Record<string, Tell>> = {
	rectangle(a, b, x, random) {
		const length = a * x + b;
		if (length <= x) return undefined;
		const unit = lengthUnit(random);
		const thing = random.pick(RECTANGLES[unit]);
		return {
			text: say`The length of a ${thing} is ${compared(a, b, unit, 'its width', MORE)}. The perimeter is ${2 * (length + x)} ${unit}. What is the width, in ${unit}?`,
			names: [say`Let ${X} be the width, in ${unit}. The length is ${linear(a, b)} ${unit}.`],
			left: [term(2, 'x'), twice(a, b)],
			right: [term(2 * (length + x))],
			because: 'the perimeter is two widths plus two lengths',
			check: line(
				equation(sum(times(2, x), times(2, length)), 2 * (length + x)),
				`check: the width is ${x} and the length is ${length}`,
			),
			unit,
			concludes: (answer) => say`The width is ${answer}.`,
			wrong: [
				[new Fraction(length), 'gave the length'],
				[
					new Fraction(2 * (length + x) - b, a + 1),
					'used one length and one width instead of two of each',
				],
			],
			hints: [
				say`If ${X} is the width, how can you write the length? How many widths and how many lengths make up the perimeter?`,
			],
		};
	},
	isosceles(a, b, x, random) {
		const leg = a * x + b;
		if (leg <= 0 || 2 * leg <= x) return undefined;
		const unit = lengthUnit(random);
		return {
			text: say`Each of the two equal sides of an isosceles triangle is ${compared(a, b, unit, 'the base', LONGER)}. The perimeter is ${2 * leg + x} ${unit}. What is the length of the base, in ${unit}?`,
			names: [
				say`Let ${X} be the length of the base, in ${unit}. Each of the equal sides is ${linear(a, b)} ${unit} long.`,
			],
			left: [term(1, 'x'), twice(a, b)],
			right: [term(2 * leg + x)],
			because: 'the perimeter is the base plus the two equal sides',
			unit,
			concludes: (answer) => say`The base is ${answer} long.`,
			wrong: [
				[new Fraction(leg), 'gave the length of one of the equal sides'],
				[new Fraction(2 * leg + x - b, a + 1), 'counted only one of the equal sides'],
			],
			hints: [
				say`If ${X} is the length of the base, how can you write the length of each of the equal sides?`,
			],
		};
	},
	triangle(a, b, x, random) {
		const sides = [x, a * x, x + b].toSorted((p, q) => p - q);
		const [short = 0, middle = 0, long = 0] = sides;
		if (b < 2 || short + middle <= long) return undefined;
		const unit = lengthUnit(random);
		const total = short + middle + long;
		return {
			text: say`The second side of a triangle is ${a === 2 ? 'twice' : `${a} times`} as long as the first side. The third side is ${b} ${unit} longer than the first side. The perimeter is ${total} ${unit}. How long is the first side, in ${unit}?`,
			names: [
				say`Let ${X} be the length of the first side, in ${unit}. The second side is ${product(a, X)} ${unit} long, and the third side is ${sum(X, b)} ${unit} long.`,
			],
			left: [term(1, 'x'), term(a, 'x'), bracket(1, term(1, 'x'), term(b))],
			right: [term(total)],
			because: 'the perimeter is the sum of the lengths of the three sides',
			unit,
			concludes: (answer) => say`The first side is ${answer} long.`,
			wrong: [
				[new Fraction(a * x), 'gave the length of the second side'],
				[new Fraction(x + b), 'gave the length of the third side'],
			],
			hints: [
				say`If ${X} is the length of the first side, how can you write the lengths of the other two?`,
			],
		};
	},
	trapezoid(a, b, x, random) {
		const long = a * x + b;
		const leg = x + random.int(1, 6);
		// The legs must reach: half the difference of the bases is less than a leg.
		if (long <= x || long - x >= 2 * leg) return undefined;
		const unit = lengthUnit(random);
		return {
			text: say`The length of the longer base of an isosceles trapezoid is ${compared(a, b, unit, 'the length of the shorter base', MORE)}. Each of the two equal legs is ${leg} ${unit} long. The perimeter is ${long + x + 2 * leg} ${unit}. What is the length of the shorter base, in ${unit}?`,
			names: [
				say`Let ${X} be the length of the shorter base, in ${unit}. The longer base is ${linear(a, b)} ${unit} long.`,
			],
			left: [term(1, 'x'), bracket(1, term(a, 'x'), term(b)), term(2 * leg)],
			right: [term(long + x + 2 * leg)],
			because: `the perimeter is both bases plus two legs of ${leg} ${unit}`,
			unit,
			concludes: (answer) => say`The shorter base is ${answer} long.`,
			wrong: [
				[new Fraction(long), 'gave the length of the longer base'],
				[new Fraction(long + x + leg - b, a + 1), 'counted only one of the legs'],
			],
			hints: [
				say`If ${X} is the length of the shorter base, how can you write the length of the longer base?`,
				say`What are the lengths of the four sides of the trapezoid?`,
			],
		};
	},
	/** The angles of a triangle: the second is a times the first, the third b degrees more than the first. */
	angles(a, b) {
		const x = (180 - b) / (a + 2);
		if (b === 0 || Math.abs(b) === 1 || !Number.isInteger(x) || x + b <= 5) return undefined;
		return {
			text: say`In a triangle, the measure of the second angle is ${compared(a, 0, 'degrees', 'the measure of the first angle', MORE)}. The measure of the third angle is ${compared(1, b, 'degrees', 'the measure of the first angle', MORE)}. What is the measure of the first angle, in degrees?`,
			names: [
				say`Let ${X} be the measure of the first angle, in degrees. The second angle measures ${angle(a, 0)}, and the third angle measures ${angle(1, b)}.`,
			],
			left: [term(1, 'x'), term(a, 'x'), bracket(1, term(1, 'x'), term(b))],
			right: [term(180)],
			because: 'the angles of a triangle add up to 180 degrees',
			unit: '°',
			concludes: (answer) => say`The first angle measures ${answer}.`,
			wrong: [
				[new Fraction(a * x), 'gave the second angle'],
				[new Fraction(x + b), 'gave the third angle'],
				[new Fraction(360 - b, a + 2), 'used 360 degrees as the sum of the angles'],
			],
			hints: [
				say`If ${X} is the measure of the first angle, how can you write the other two? What do the three angles add up to?`,
			],
		};
	},
};

const linear = (a: number, b: number) => (b === 0 ? product(a, X) : sum(product(a, X), b));

const twice = (a: number, b: number) =>
	b === 0 ? term(2 * a, 'x') : bracket(2, term(a, 'x'), term(b));

export const skills: Skills = {
	'Find side lengths from a perimeter': (draw) => figure(draw, draw.inTurn('shape')),

	'Find dimensions and angles with an equation'(draw) {
		const shape = draw.inTurn('shape');
		return figure(draw, shape === 'triangle' ? 'angles' : shape);
	},

	'Find unknown angles with an equation': angleSum,
};

function figure(draw: Draw, shape: string): Draft | undefined {
	const story = caseOf(FIGURES, shape)(draw.int('a'), draw.int('b'), draw.int('x'), draw.random);
	return story && storyQuestion(story);
}

// Angles with a common sum, each ax + b: complementary, supplementary, or of a triangle.

type AngleSum = {
	total: number;
	text: (angles: readonly Prose[]) => Prose;
	because: string;
};

const ANGLE_SUMS: readonly (AngleSum & { count: number })[] = [
	{
		count: 3,
		total: 180,
		text: ([p = say``, q = say``, r = say``]) =>
			say`The angles of a triangle measure ${p}, ${q}, and ${r}.`,
		because: 'the angles of a triangle add up to 180 degrees',
	},
	{
		count: 2,
		total: 180,
		text: ([p = say``, q = say``]) => say`Two supplementary angles measure ${p} and ${q}.`,
		because: 'supplementary angles add up to 180 degrees',
	},
	{
		count: 2,
		total: 90,
		text: ([p = say``, q = say``]) => say`Two complementary angles measure ${p} and ${q}.`,
		because: 'complementary angles add up to 90 degrees',
	},
];

/** (3x + 5)°, 4x°. */
const angle = (a: number, b: number): Prose =>
	say`${degrees(a === 1 && b === 0 ? X : brackets(b === 0 ? product(a, X) : sum(product(a, X), b)))}`;

function angleSum(draw: Draw): Draft | undefined {
	const [a, b, c, d, x] = drawnInts(draw, 'a', 'b', 'c', 'd', 'x');
	const kind = draw.random.pick(ANGLE_SUMS);
	const slopes = kind.count === 3 ? [a, b, c] : [a, b];
	const rest = kind.total - slopes.reduce((all, slope) => all + slope * x, 0) - d;
	const constants = kind.count === 3 ? [0, d, rest] : [d, rest];
	const parts = slopes.map((slope, at) => ({ slope, constant: constants[at] ?? 0 }));
	const values = parts.map(({ slope, constant }) => slope * x + constant);
	if (d === 0 || rest === 0 || Math.abs(rest) > 50) return undefined;
	if (values.some((value) => value < 8) || new Set(values).size < values.length) return undefined;
	return storyQuestion({
		text: say`${kind.text(parts.map(({ slope, constant }) => angle(slope, constant)))} What is the value of ${symbol('x')}?`,
		names: [],
		left: parts.map(({ slope, constant }) =>
			constant === 0 ? term(slope, 'x') : bracket(1, term(slope, 'x'), term(constant)),
		),
		right: [term(kind.total)],
		because: kind.because,
		check: line(
			equation(sum(...values), kind.total),
			`check: substitute ${x} for x in each angle measure`,
		),
		concludes: (answer) => say`The value of ${X} is ${answer}.`,
		wrong: [
			[
				new Fraction(
					2 * kind.total - d - rest,
					slopes.reduce((all, slope) => all + slope, 0),
				),
				`used ${2 * kind.total} degrees as the sum of the angles`,
			],
		],
		hints: [
			say`What is the sum of the measures of these angles? How can you write this fact as an equation?`,
		],
	});
}
