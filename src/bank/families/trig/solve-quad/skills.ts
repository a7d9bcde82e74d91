/** trig.solve-quad: quadratic trigonometric equations, and those that an identity makes quadratic. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	num,
	operand,
	power,
	product,
	sum,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { joinedByOr, type Prose, proseText, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	onlyIf,
	sentence,
	type Skills,
	solutions,
	solvedLine,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { withArms } from '../../../figures/unit-circle.ts';
import { onAxis, whereSign } from '../../../steps/related-angle.ts';
import { inLetter, read } from '../../../steps/trig-proofs.ts';
import {
	angle,
	anglesWith,
	between,
	NAMES,
	type Special,
	special,
	specialValue,
	trig,
	writtenSpecial,
} from '../../../steps/turns.ts';
import { CASES } from './cases.ts';

export const skills: Skills = {
	'Factor to solve a trigonometric equation': factorable,
	'Use an identity to solve an equation': identityFirst,
};

const solvedFor = (roots: readonly Root[]): string => {
	const [name, ...others] = new Set(roots.map(({ f }) => NAMES[f] ?? f));
	const what = others.length > 0 ? 'trigonometric function' : name;
	return roots.length > 1 ? `solve each equation for the ${what}` : `solve for the ${what}`;
};

/** "2 sin x − 1 = 0 or sin x = 0", and then the values. */
function factorLines(
	factors: readonly Expression[],
	roots: readonly Root[],
	why = solvedFor(roots),
	inSecants: readonly Expression[] = [],
): Line[] {
	const values = casesLine(
		roots.map(({ f, value }) => equation(trig(f, x), writtenSpecial(special(value)))),
		why,
	);
	if (factors.length === 0) return [values];
	const zeros = casesLine(
		factors.map((factor) => equation(factor, 0)),
		factors.length > 1 ? 'set each factor equal to 0' : 'the only number whose square is 0 is 0',
	);
	return proseText(zeros.body) === proseText(values.body)
		? [zeros]
		: [
				zeros,
				...(inSecants.length > 0
					? [casesLine(inSecants, 'solve each equation for the secant')]
					: []),
				values,
			];
}

const casesLine = (cases: readonly Expression[], why: string): Line => {
	const [only, ...more] = cases;
	return only && more.length === 0 ? line(only, why) : sentence(joinedByOr(cases), why);
};

const prompt = (problem: Expression): Prose =>
	say`Solve ${problem} for ${between(num(0), x, angle(2, 'radians'))}. Give exact solutions in increasing order.`;

/** The values as fractions: 2 has no angle. */
const NUMBERS: Readonly<Record<string, readonly [number, number]>> = {
	'-1': [-1, 1],
	'-1/2': [-1, 2],
	'0': [0, 1],
	'1/2': [1, 2],
	'1': [1, 1],
	'2 (no root)': [2, 1],
};

function factorable(draw: Draw): Draft | undefined {
	const f = draw.choice('f');
	const [first, second] = [draw.choice('p'), draw.choice('q')].map(
		(name) => NUMBERS[name] ?? [0, 1],
	);
	const a = draw.int('a');
	if (!first || !second) return undefined;
	const [[p, r], [q, s]] = [first, second];
	const isTan = f === 'tan';
	if (isTan && [p / r, q / s].some((value) => Math.abs(value) === 0.5 || value === 2))
		return undefined;
	if ((p === 0 && q === 0) || p / r < q / s || (p === 2 && q === 2)) return undefined;
	const [A, B, C] = [a * r * s, -a * (r * q + s * p), a * p * q];
	if (A > 8) return undefined;
	const t = trig(f, x);
	const square = call(`\\${f}`, 'x', { power: 2 });
	const terms = [
		product(A, square),
		...(B === 0 ? [] : [product(B, t)]),
		...(C === 0 ? [] : [num(C)]),
	];
	const problem = equation(sum(...terms), 0);
	const factor = (n: number, d: number): Expression =>
		n === 0 ? t : brackets(sum(d === 1 ? t : product(d, t), -n));
	const [one, two] = [factor(p, r), factor(q, s)];
	const same = p * s === q * r;
	const inner = same ? [power(one, 2)] : q === 0 ? [two, one] : [one, two];
	const factored = equation(product(...inner), 0);
	const divided = [
		product(A / a, square),
		...(B === 0 ? [] : [product(B / a, t)]),
		...(C === 0 ? [] : [num(C / a)]),
	];
	const text = (n: number, d: number) => new Fraction(n, d).toFraction();
	const roots = [{ f, value: text(p, r) }, ...(same ? [] : [{ f, value: text(q, s) }])];
	const end = ending(roots);
	if (!end) return undefined;
	const factors = (same ? [one] : q === 0 ? [two, one] : [one, two]).map((each) =>
		each.kind === 'brackets' ? each.of : each,
	);
	const inOrder = !same && q === 0 ? roots.toReversed() : roots;
	return {
		prompt: prompt(problem),
		answer: end.answer,
		steps: [
			line(problem),
			...(a === 1 ? [] : [line(equation(sum(...divided), 0), `divide both sides by ${a}`)]),
			line(factored, 'factor'),
			...factorLines(factors, inOrder),
			...end.lines,
		],
		hints: [
			say`If you treat ${t} as a single variable, how does the quadratic factor?`,
			say`What value of ${t} does each factor give? For which angles in the given interval, if any, does ${t} have that value?`,
		],
	};
}

/** The sine of the double angle has one formula, its cosine three. */
function firstHint(problem: string, [root]: readonly Root[]): Prose {
	if (root && problem.includes('cos(2x)'))
		return say`Which form of the double angle formula for cosine lets you write the equation in terms of ${trig(root.f, x)} only?`;
	return problem.includes('2x')
		? say`Which double angle formula lets you write the equation with only the angle ${x}?`
		: say`Which identity leaves only one trigonometric function in the equation?`;
}

function identityFirst(draw: Draw): Draft | undefined {
	const found = CASES[draw.inTurn('pattern')];
	const roots = found?.roots.map(([f, value]) => ({ f, value })) ?? [];
	const end = ending(roots);
	if (!found || !end) return undefined;
	const lines = found.lines.map(([left, right, why]) =>
		line(equation(read(left), read(right)), why ? inLetter(why, 'x') : undefined),
	);
	const [first] = found.lines;
	return {
		prompt: prompt(equation(read(first?.[0] ?? ''), read(first?.[1] ?? ''))),
		answer: end.answer,
		steps: [
			...lines,
			...factorLines(
				(found.factors ?? []).map((factor) => read(factor)),
				roots,
				found.why,
				found.between?.map(([left, right]) => equation(read(left), read(right))),
			),
			...end.lines,
		],
		hints: [
			firstHint(first?.join() ?? '', roots),
			found.factors
				? say`How can you write the equation with 0 on one side, and then factor it?`
				: say`How can you isolate the square of the function?`,
		],
	};
}

// The end of every solution of trig.solve-quad: each factor gives an equation for one function.

const x = operand('x');

type Root = { f: string; value: string };

const setOf = (found: readonly Fraction[]): DraftAnswer => ({
	...solutions(...found.map((at) => angle(at, 'radians'))),
	kind: 'solution-set',
});

/** The end of every solution: each factor gives an equation for one function. */
function ending(roots: readonly Root[]): { lines: Line[]; answer: Draft['answer'] } | undefined {
	const solved = roots.map((root) => ({
		...root,
		special: special(root.value),
		at: anglesWith(root.f, specialValue(special(root.value)), 0, 2),
	}));
	const all = solved.flatMap(({ at }) => at).sort((a, b) => a.compare(b));
	const found = all.filter((at, place) => place === 0 || !at.equals(all[place - 1] ?? -1));
	if (found.length === 0) return undefined;
	const zero = roots.find(({ value }) => value === '0');
	const why = ({ f, special: value }: (typeof solved)[number]) =>
		isOnAxis(f, value)
			? onAxis(f, value)
			: `use the related acute angle; ${whereSign(f, value.over)}`;
	const [solvable, ...others] = solved.filter(({ at }) => at.length > 0);
	/** Only one value has angles: the last line says why it has them. */
	const single = others.length === 0 ? solvable : undefined;
	const lines = solved
		.filter((root) => root !== single)
		.map((root): Line => {
			const given = equation(trig(root.f, x), writtenSpecial(root.special));
			return root.at.length === 0
				? sentence(
						say`${given} has no solution.`,
						`the ${NAMES[root.f]} is never ${specialValue(root.special) > 0 ? 'more than 1' : 'less than −1'}`,
					)
				: sentence(
						say`${given} when ${joinedByOr(root.at.map((one) => equation(x, angle(one, 'radians'))))}.`,
						why(root),
					);
		});
	return {
		lines: [
			...lines,
			withArms(
				solvedLine(
					x,
					found.map((at) => angle(at, 'radians')),
					single && why(single),
				),
				found,
				'radians',
			),
		],
		answer: withMisconceptions(
			setOf(found),
			...solved
				.filter(({ at }) => at.length > 0 && at.length < found.length)
				.map(({ f, value, at }): WrongAnswer => [setOf(at), onlyOne(f, value, zero)]),
			...onlyIf(found.length > 1, [setOf(found.slice(0, 1)), 'gave only one of the solutions']),
			[
				setOf(
					solved
						.flatMap(({ f, special: value }) => anglesWith(f, -specialValue(value), 0, 2))
						.sort((one, two) => one.compare(two))
						.filter((at, place, sorted) => place === 0 || !at.equals(sorted[place - 1] ?? -1)),
				),
				`used the opposite of the value from ${solved.length > 1 ? 'each' : 'the'} factor`,
			],
		),
	};
}

/** Values with a root are the two square roots of one number; a factor that can be 0 may have been divided out. */
const onlyOne = (f: string, value: string, zero: Root | undefined): string => {
	if (value.includes('√'))
		return `used only the ${value.startsWith('-') ? 'negative' : 'positive'} square root`;
	return zero && value !== zero.value
		? `divided both sides by ${zero.f} x and lost the solutions of ${zero.f} x = 0`
		: `found only the angles for ${f} x = ${value}`;
};

/** Sine or cosine 0, 1 or −1. */
const isOnAxis = (f: string, { over, radicand, under }: Special): boolean =>
	over === 0 || (f !== 'tan' && radicand === 1 && under === 1);
