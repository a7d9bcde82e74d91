/** trig.solve-quad: quadratic trigonometric equations, and those that an identity makes quadratic. */
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
import Fraction from 'fraction.js';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type DraftAnswer,
	solutions,
	withMisconceptions,
	type WrongAnswer,
} from '../../../answer.ts';
import { joinedByOr, solvedLine } from '../../../steps/solved.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../../family.ts';
import { read } from '../../../steps/trig-proofs.ts';
import { withArms } from '../../../steps/solution-arms.ts';
import {
	angle,
	anglesWith,
	between,
	NAMES,
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

export const x = operand('x');

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
	const lines = solved.map(({ f, special: value, at }): Line =>
		at.length === 0
			? sentence(
					say`${equation(trig(f, x), writtenSpecial(value))} has no solution.`,
					`the ${NAMES[f]} is never more than 1`,
				)
			: sentence(
					say`${equation(trig(f, x), writtenSpecial(value))} gives ${joinedByOr(at.map((one) => equation(x, angle(one, 'radians'))))}.`,
				),
	);
	return {
		lines: [
			...lines,
			withArms(
				solvedLine(
					x,
					found.map((at) => angle(at, 'radians')),
				),
				found,
				'radians',
			),
		],
		answer: withMisconceptions(
			setOf(found),
			...solved
				.filter(({ at }) => at.length > 0 && at.length < found.length)
				.map(({ at }): WrongAnswer => [setOf(at), 'used only one of the two factors']),
			[setOf(found.slice(0, 1)), 'gave only one of the solutions'],
			[
				setOf(
					solved
						.flatMap(({ f, special: value }) => anglesWith(f, -specialValue(value), 0, 2))
						.sort((one, two) => one.compare(two))
						.filter((at, place, sorted) => place === 0 || !at.equals(sorted[place - 1] ?? -1)),
				),
				'used the wrong sign when solving the factors',
			],
		),
	};
}

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
	const factored = equation(product(...(a === 1 ? [] : [num(a)]), ...inner), 0);
	const text = (n: number, d: number) => new Fraction(n, d).toFraction();
	const end = ending([{ f, value: text(p, r) }, ...(same ? [] : [{ f, value: text(q, s) }])]);
	if (!end) return undefined;
	return {
		prompt: prompt(problem),
		answer: end.answer,
		steps: [
			line(problem),
			line(factored, a === 1 ? 'factor' : `factor out ${a}, then factor what is left`),
			...end.lines,
		],
		hints: [say`If you treat ${t} as a single variable, how does the quadratic factor?`],
	};
}

function identityFirst(draw: Draw): Draft | undefined {
	const found = CASES[draw.inTurn('pattern')];
	const end = found && ending(found.roots.map(([f, value]) => ({ f, value })));
	if (!found || !end) return undefined;
	const lines = found.lines.map(([left, right, why]) =>
		line(equation(read(left), read(right)), why || undefined),
	);
	const [first] = found.lines;
	const isDouble = first?.some((side) => side.includes('2x'));
	return {
		prompt: prompt(equation(read(first?.[0] ?? ''), read(first?.[1] ?? ''))),
		answer: end.answer,
		steps: [...lines, ...end.lines],
		hints: [
			isDouble
				? say`Which double angle formula makes every angle equal to ${x}?`
				: say`Which identity leaves only one trigonometric function in the equation?`,
		],
	};
}
