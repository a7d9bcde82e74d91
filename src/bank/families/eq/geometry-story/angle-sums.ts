/** Angles with a common sum, each ax + b: complementary, supplementary, or of a triangle. */
import Fraction from 'fraction.js';
import { brackets, equation, product, sum, symbol } from '../../../../math/expression.ts';
import { degrees } from '../../../../math/notation.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Draft, type Draw, drawnInts, line } from '../../../family.ts';
import { bracket } from '../../../steps/solve-equation.ts';
import { storyQuestion } from '../../../steps/story-question.ts';

const X = symbol('x');

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
export const angle = (a: number, b: number): Prose =>
	say`${degrees(a === 1 && b === 0 ? X : brackets(b === 0 ? product(a, X) : sum(product(a, X), b)))}`;

export function angleSum(draw: Draw): Draft | undefined {
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
