/** trig.solve-quad: quadratic trigonometric equations, and those that an identity makes quadratic. MHF4U.B3.4. */
import {
	brackets,
	equation,
	type Expression,
	list,
	num,
	operand,
	power,
	product,
	sum,
} from '../../../math/expression.ts';
import { call } from '../../../math/notation.ts';
import Fraction from 'fraction.js';
import { type Prose, say } from '../../../math/prose.ts';
import { solutions } from '../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../family.ts';
import { read } from './read.ts';
import {
	angle,
	anglesWith,
	between,
	NAMES,
	special,
	specialValue,
	trig,
	writtenSpecial,
} from './turns.ts';

export const skills: Skills = {
	'Factorable quadratic': factorable,
	'Needs an identity first': identityFirst,
};

const x = operand('x');

type Root = { f: string; value: string };

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
	const shown = list(...found.map((at) => angle(at, 'radians')));
	const lines = solved.map(({ f, special: value, at }): Line =>
		at.length === 0
			? sentence(
					say`${equation(trig(f, x), writtenSpecial(value))} has no solution.`,
					`the ${NAMES[f]} is never more than 1`,
				)
			: sentence(
					say`${equation(trig(f, x), writtenSpecial(value))} gives ${equation(x, list(...at.map((one) => angle(one, 'radians'))))}.`,
				),
	);
	return {
		lines: [
			...lines,
			sentence(
				found.length === 1 ? say`The only solution is ${shown}.` : say`The solutions are ${shown}.`,
			),
		],
		answer: { ...solutions(...found.map((at) => angle(at, 'radians'))), kind: 'solution-set' },
	};
}

const prompt = (problem: Expression): Prose =>
	say`Solve ${problem} for ${between(num(0), x, angle(2, 'radians'))}. Give exact solutions in rising order.`;

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
			line(factored, a === 1 ? 'factor' : `take out ${a} and factor`),
			...end.lines,
		],
		hints: [say`Think of ${t} as one letter and factor the quadratic.`],
	};
}

type Case = {
	lines: readonly (readonly [string, string, string])[];
	roots: readonly (readonly [string, string])[];
};

/** Left side, right side, reason; then the values that the factors give. */
const CASES: Readonly<Record<string, Case>> = {
	'2sin²+3cos=3': {
		lines: [
			['2sin^2+3cos', '3', ''],
			['2(1-cos^2)+3cos', '3', 'sin²x = 1 − cos²x'],
			['2cos^2-3cos+1', '0', 'expand and move all terms to one side'],
			['(2cos-1)(cos-1)', '0', 'factor'],
		],
		roots: [
			['cos', '1/2'],
			['cos', '1'],
		],
	},
	'cos2x=sin x': {
		lines: [
			['cos(2x)', 'sin', ''],
			['1-2sin^2', 'sin', 'double angle formula'],
			['2sin^2+sin-1', '0', 'move all terms to one side'],
			['(2sin-1)(sin+1)', '0', 'factor'],
		],
		roots: [
			['sin', '1/2'],
			['sin', '-1'],
		],
	},
	'cos2x+cos x=0': {
		lines: [
			['cos(2x)+cos', '0', ''],
			['2cos^2-1+cos', '0', 'double angle formula'],
			['2cos^2+cos-1', '0', 'order the terms'],
			['(2cos-1)(cos+1)', '0', 'factor'],
		],
		roots: [
			['cos', '1/2'],
			['cos', '-1'],
		],
	},
	'sin2x=cos x': {
		lines: [
			['sin(2x)', 'cos', ''],
			['2sin cos', 'cos', 'double angle formula'],
			['2sin cos-cos', '0', 'move all terms to one side'],
			['cos(2sin-1)', '0', 'factor'],
		],
		roots: [
			['cos', '0'],
			['sin', '1/2'],
		],
	},
	'sin2x=sin x': {
		lines: [
			['sin(2x)', 'sin', ''],
			['2sin cos', 'sin', 'double angle formula'],
			['2sin cos-sin', '0', 'move all terms to one side'],
			['sin(2cos-1)', '0', 'factor'],
		],
		roots: [
			['sin', '0'],
			['cos', '1/2'],
		],
	},
	'tan²-sec=1': {
		lines: [
			['tan^2-sec', '1', ''],
			['sec^2-1-sec', '1', 'tan²x = sec²x − 1'],
			['sec^2-sec-2', '0', 'move all terms to one side'],
			['(sec-2)(sec+1)', '0', 'factor'],
		],
		roots: [
			['cos', '1/2'],
			['cos', '-1'],
		],
	},
	'2cos²+sin=1': {
		lines: [
			['2cos^2+sin', '1', ''],
			['2(1-sin^2)+sin', '1', 'cos²x = 1 − sin²x'],
			['2sin^2-sin-1', '0', 'expand and move all terms to one side'],
			['(2sin+1)(sin-1)', '0', 'factor'],
		],
		roots: [
			['sin', '-1/2'],
			['sin', '1'],
		],
	},
	'sin²=cos²': {
		lines: [
			['sin^2', 'cos^2', ''],
			['1-cos^2', 'cos^2', 'sin²x = 1 − cos²x'],
			['2cos^2', '1', 'add cos²x to both sides'],
			['cos^2', '1/2', 'divide both sides by 2'],
		],
		roots: [
			['cos', '√2/2'],
			['cos', '-√2/2'],
		],
	},
	'cos2x=cos²-k': {
		lines: [
			['cos(2x)', 'cos^2-1/4', ''],
			['2cos^2-1', 'cos^2-1/4', 'double angle formula'],
			['cos^2', '3/4', 'collect the terms'],
		],
		roots: [
			['cos', '√3/2'],
			['cos', '-√3/2'],
		],
	},
	'sec²=2tan': {
		lines: [
			['sec^2', '2tan', ''],
			['1+tan^2', '2tan', 'sec²x = 1 + tan²x'],
			['tan^2-2tan+1', '0', 'move all terms to one side'],
			['(tan-1)^2', '0', 'factor'],
		],
		roots: [['tan', '1']],
	},
	'sin2x+cos x=0': {
		lines: [
			['sin(2x)+cos', '0', ''],
			['2sin cos+cos', '0', 'double angle formula'],
			['cos(2sin+1)', '0', 'factor'],
		],
		roots: [
			['cos', '0'],
			['sin', '-1/2'],
		],
	},
	'1-cos2x=sin x': {
		lines: [
			['1-cos(2x)', 'sin', ''],
			['1-(1-2sin^2)', 'sin', 'double angle formula'],
			['2sin^2-sin', '0', 'move all terms to one side'],
			['sin(2sin-1)', '0', 'factor'],
		],
		roots: [
			['sin', '0'],
			['sin', '1/2'],
		],
	},
};

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
				? say`Use a double angle formula, so that every angle is ${x}.`
				: say`Use an identity, so that only one function is left.`,
		],
	};
}
