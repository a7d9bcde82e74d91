/** trig.solve-quad: quadratic trigonometric equations, and those that an identity makes quadratic. */
import {
	brackets,
	equation,
	type Expression,
	num,
	power,
	product,
	sum,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import Fraction from 'fraction.js';
import { joinedByOr, type Prose, proseText, say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../../family.ts';
import { inLetter, read } from '../../../steps/trig-proofs.ts';
import { angle, between, NAMES, special, trig, writtenSpecial } from '../../../steps/turns.ts';
import { CASES } from './cases.ts';
import { ending, type Root, x } from './ending.ts';

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
