/** eq.absolute: solve |ax + b| + c = d and |ax + b| = |cx + d|. */
import Fraction from 'fraction.js';
import {
	absolute,
	brackets,
	equation,
	type Expression,
	num,
	opposite,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { type Monomial, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	anyLetter,
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	sentence,
	type Skills,
	solutions,
	solvedLine,
	withMisconceptions,
} from '../../../family.ts';
import { type Bars, barsEquation, solveBars, TWO_CASES } from '../../../steps/absolute-equation.ts';
import {
	bracket,
	expandedSide,
	isBracket,
	type Piece,
	plainTerm,
	solveEquation,
	writtenSide,
} from '../../../steps/solve-equation.ts';
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

// |ax + b| = |cx + d|, where the insides are equal or opposite.

function twoBars(draw: Draw): Draft | undefined {
	const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
	const x = anyLetter(draw.random);
	const [left, right] = [
		[term(a, x), term(b)],
		[term(c, x), term(d)],
	];
	if (a * d === b * c && Math.abs(b) === Math.abs(d)) return undefined;
	const cases = [caseOf(left, right), caseOf(left, [bracket(-1, ...right)])];
	const roots = distinct(cases.flatMap(({ root }) => (root ? [root] : [])));
	if (roots.length === 0 || roots.some((root) => root.d > 12n)) return undefined;
	const [l, r] = [writtenSide(left), writtenSide(right)];
	const problem = equation(absolute(l), absolute(r));
	const [equal, opposed] = cases;
	// Whoever solves only the first case must not find all solutions.
	if (roots.length === 1 && equal?.root) return undefined;
	const first = equal?.root ? [equal.root] : [];
	const half = solveEquation(left, [term(-c, x), term(d)]);
	const halfChanged = half ? [half.value] : [];
	return {
		prompt: say`Solve ${problem}. Give all solutions, as integers or fractions in lowest terms.`,
		answer: withMisconceptions(
			solutions(...roots.map((root) => num(root))),
			...cases.flatMap(({ root }, at) =>
				root && roots.length > 1
					? [
							[
								solutions(num(root)),
								`solved only the ${at === 0 ? 'first' : 'second'} case`,
							] as const,
						]
					: [],
			),
			[
				solutions(...distinct([...first, ...halfChanged]).map((root) => num(root))),
				'changed the sign of only the first term in the second case',
			],
			...(first.length === 0 ? [[solutions(), 'stopped after the first case'] as const] : []),
		),
		steps: [
			line(problem),
			sentence(
				say`First case: the expressions inside the absolute value bars are equal.`,
				'two numbers with the same absolute value are either equal or opposites',
			),
			...(equal?.lines ?? []),
			sentence(say`Second case: the expressions inside the absolute value bars are opposites.`),
			...(opposed?.lines ?? []),
			roots.length === 1
				? sentence(
						say`So ${equation(x, num(roots[0] ?? 0))} is the only solution.`,
						'the first case has no solution',
					)
				: solvedLine(
						x,
						roots.map((root) => num(root)),
						'the solutions of both cases',
					),
		],
		hints: [
			say`When do two numbers have the same absolute value? Write one equation for each case.`,
		],
	};
}

/** One case; when its terms in x cancel it has no solution. */
function caseOf(left: Monomial[], right: Piece[]): { lines: Line[]; root?: Fraction } {
	const solved = solveEquation(left, right);
	if (solved) return { lines: solved.lines, root: solved.value };
	const [l, r] = [left, expandedSide(right)];
	const [x = term(0)] = l;
	const gone = plainTerm({ ...x, coefficient: x.coefficient.abs() });
	const opened = right.some(isBracket);
	return {
		lines: [
			line(equation(writtenSide(left), writtenSide(right))),
			...(opened
				? [
						line(
							equation(writtenSide(l), writtenSide(r)),
							'change the sign of each term in the brackets',
						),
					]
				: []),
			sentence(
				say`${relation(writtenSide(l.slice(1)), '\\ne', writtenSide(r.slice(1)))}, so no number makes this true.`,
				`${x.coefficient.lt(0) ? `add ${gone} to` : `subtract ${gone} from`} both sides: the variable terms cancel`,
			),
		],
	};
}

function distinct(values: Fraction[]): Fraction[] {
	const [first, second] = values.toSorted((a, b) => a.compare(b));
	if (!first) return [];
	return second && !second.equals(first) ? [first, second] : [first];
}
