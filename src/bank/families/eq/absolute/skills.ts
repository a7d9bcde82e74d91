/** eq.absolute: solve |ax + b| + c = d and |ax + b| = |cx + d|. */
import Fraction from 'fraction.js';
import {
	absolute,
	brackets,
	equation,
	type Expression,
	num,
	opposite,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	sentence,
	type Skills,
	solutions,
	withMisconceptions,
} from '../../../family.ts';
import { anyLetter } from '../../../contexts/names.ts';
import { type Bars, barsEquation, solveBars, TWO_CASES } from '../../../steps/absolute-equation.ts';
import { twoBars } from './two-bars.ts';
import { howMany, reported } from './about-solutions.ts';

const FORM = ' Give all solutions, as integers or fractions in lowest terms.';
const OR_NONE = ' If there are none, write “no solution”.';

export const skills: Skills = {
	'Write and solve absolute value equations for distances'(draw) {
		const [a, d] = [draw.int('a'), draw.int('d')];
		const x = anyLetter(draw.random);
		const bars: Bars = { letter: x, factor: 1, slope: 1, inside: -a, added: 0, right: d };
		const { lines, roots } = solveBars(bars);
		const asWords = draw.inTurn('dir') === 'write';
		const named = symbol(x);
		const stated = say`The distance between ${named} and ${a} on a number line is ${d}.`;
		return {
			prompt: asWords
				? say`${stated} Use an absolute value equation to find all possible values of ${named}.`
				: say`Solve ${barsEquation(bars)}. Give all solutions.`,
			answer: withOneCase(roots),
			steps: [
				...(asWords
					? asDifference(x, a, d)
					: [
							line(barsEquation(bars)),
							...(a < 0
								? [
										line(
											equation(absolute(minusNegative(x, a)), d),
											`adding ${-a} is the same as subtracting ${a}`,
										),
									]
								: []),
							sentence(stated, 'the absolute value of a difference is a distance'),
						]),
				...(asWords ? lines.slice(1) : fromCenter(x, a, d)),
			],
			hints: [
				asWords
					? say`How can you write the distance between two numbers as an absolute value?`
					: a < 0
						? say`How can you write ${sum(x, -a)} as a difference? What distance on a number line does its absolute value represent?`
						: say`What distance on a number line does ${absolute(sum(x, -a))} represent?`,
				asWords
					? TWO_CASES
					: say`Which numbers do you reach from ${a} if you go that far to the left and to the right?`,
			],
		};
	},

	'Solve equations of the form |ax + b| = c': (draw) =>
		solveFor(draw, {
			factor: 1,
			slope: draw.int('a'),
			inside: draw.int('b'),
			added: 0,
			right: draw.int('c'),
		}),

	'Isolate the absolute value before solving': (draw) => isolating(draw, draw.int('d')),
	'Solve absolute value equations by splitting into cases': (draw) =>
		isolating(draw, draw.int('c')),

	'Solve equations with two absolute values': twoBars,

	'Find or combine the solutions of |ax + b| = c': reported,
	'Count the solutions of an absolute value equation': howMany,
};

/** x − (−5) */
const minusNegative = (letter: string, a: number): Expression =>
	sum(symbol(letter), opposite(brackets(num(a))));

/** The two numbers at that distance: x = a + d or x = a − d. */
function fromCenter(letter: string, a: number, d: number): Line[] {
	return [
		sentence(
			say`${equation(letter, sum(a, d))} or ${equation(letter, sum(a, -d))}`,
			`go ${d} ${d === 1 ? 'unit' : 'units'} to the right and to the left of ${a}`,
		),
		sentence(say`${equation(letter, a + d)} or ${equation(letter, a - d)}`, 'add and subtract'),
	];
}

/** The distance between x and a is d: |x − (−5)| = d before |x + 5| = d. */
function asDifference(letter: string, a: number, d: number): Line[] {
	const distance = (within: Expression, why: string) => line(equation(absolute(within), d), why);
	const why = 'the distance is the absolute value of the difference';
	const plain = sum(symbol(letter), -a);
	if (a > 0) return [distance(plain, why)];
	return [
		distance(minusNegative(letter, a), why),
		distance(plain, `subtracting ${a} is the same as adding ${-a}`),
	];
}

/** k|ax + b| + d = k·r + d: no solution for r below 0. */
function isolating(draw: Draw, added: number): Draft | undefined {
	const [k, a, b, r] = [draw.int('k'), draw.int('a'), draw.int('b'), draw.int('r')];
	return solveFor(draw, { factor: k, slope: a, inside: b, added, right: k * r + added });
}

function solveFor(draw: Draw, one: Omit<Bars, 'letter'>): Draft | undefined {
	const bars = { ...one, letter: anyLetter(draw.random) };
	const { lines, roots } = solveBars(bars);
	if (roots.some((root) => root.d > 12n)) return undefined;
	const plain = bars.factor === 1 && bars.added === 0;
	return {
		prompt: say`Solve ${barsEquation(bars)}.${FORM}${plain ? '' : OR_NONE}`,
		answer: withOneCase(
			roots,
			{
				otherSign: solveBars({ ...bars, right: 2 * bars.added - bars.right }).roots,
				withoutBars: new Fraction(bars.right - bars.added)
					.div(bars.factor)
					.sub(bars.inside)
					.div(bars.slope),
			},
			bars.right < 0,
		),
		steps: lines,
		hints: plain
			? [TWO_CASES, say`How can you write the equation without absolute value bars?`]
			: [say`How can you isolate the absolute value first?`, TWO_CASES],
	};
}

/** The solutions, or none; then two ways to find some nevertheless are given. */
function withOneCase(
	roots: readonly Fraction[],
	none?: { otherSign: readonly Fraction[]; withoutBars: Fraction },
	looksImpossible = false,
): DraftAnswer {
	const written = (values: readonly Fraction[]) => solutions(...values.map((root) => num(root)));
	const [low, high] = roots;
	if (!low)
		return withMisconceptions(
			written(roots),
			[
				written(none?.otherSign ?? []),
				'wrote two cases although an absolute value cannot be negative',
			],
			[written(none ? [none.withoutBars] : []), 'ignored the absolute value bars'],
		);
	const most = high ?? low;
	return withMisconceptions(
		written(roots),
		...(high
			? ([
					[written([high]), 'gave only the larger solution'],
					[written([low]), 'gave only the smaller solution'],
				] as const)
			: []),
		[
			written([most.neg(), most].toSorted((a, b) => a.compare(b))),
			high
				? 'wrote the opposite of the larger solution as the second solution'
				: 'counted the opposite of the solution as a second solution',
		],
		...(looksImpossible
			? ([
					[
						written([]),
						'answered “no solution” because the right side was negative, without isolating the absolute value first',
					],
				] as const)
			: []),
	);
}
