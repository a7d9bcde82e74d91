/**
 * Puts every stored point into both equations. That there are no others follows from the zeros of
 * the difference of two right sides, or from the signs of the second equation along the circle.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import {
	expectNumber,
	expectOneChoice,
	promptEquations,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	add,
	type Exact,
	exact,
	less,
	multiply,
	readExact,
	readReal,
	sidesOf,
	subtract,
} from '../../../verify/values.ts';
import { close, gapPolynomial } from '../../../verify/quadratic.ts';
import { realZeros } from '../../../verify/polynomial.ts';

type Pair = readonly [x: number, y: number];

export const verify: Verify = ({ question }) => {
	const [one = '', two = ''] = promptEquations(question);
	const { kind } = question.answer;
	if (kind === 'point-set')
		return one.includes('y^{2}') ? meetsCircle(question, one, two) : meetsLine(question, one, two);
	if (/which value|tangent|does not meet/.test(question.question))
		return constant(question, one, two);
	const difference = gapPolynomial(`${rightOf(one)} = ${rightOf(two)}`);
	const zeros = realZeros(difference);
	if (kind === 'multiple-choice')
		return expectOneChoice(question, (text) => text === COUNTS[zeros.length]);
	const height = readReal(rightOf(two));
	const x = Math.round(
		/greater (?:value|of)/.test(question.question) ? Math.max(...zeros) : Math.min(...zeros),
	);
	const y = Math.round(height({ x }));
	const text = questionText(question.question);
	return expectNumber(
		question,
		/sum of its/.test(text) ? x + y : /the \$y\$-coord/.test(text) ? y : x,
	);
};

const COUNTS = ['no solution', 'exactly one solution', 'exactly two solutions'];

const rightOf = (tex: string): string => sidesOf(tex)[1] ?? '';

/** `(1, 2), (3, 4)`; the text may hold nothing else. */
function pairsIn(value: string): Pair[] {
	if (!/^\([^()]+, [^()]+\)(?:, \([^()]+, [^()]+\))*$/.test(value))
		throw new RangeError(`"${value}" is not a list of points.`);
	return [...value.matchAll(/\(([^()]+), ([^()]+)\)/g)].map(([, x = '', y = '']) => [
		readReal(x)(),
		readReal(y)(),
	]);
}

function notOn(pairs: readonly Pair[], equations: readonly string[]): string[] {
	return equations.flatMap((tex) => {
		const [left, right] = sidesOf(tex).map((side) => readReal(side));
		return pairs
			.filter(([x, y]) => !left || !right || !close(left({ x, y }), right({ x, y })))
			.map((pair) => `${tex} is not true at (${pair.join(', ')})`);
	});
}

function meetsLine(question: Question, one: string, two: string): string[] {
	const pairs = pairsIn(question.answer.value);
	const zeros = realZeros(gapPolynomial(`${rightOf(one)} = ${rightOf(two)}`));
	const all =
		zeros.length === pairs.length && zeros.every((x, at) => close(x, pairs[at]?.[0] ?? Number.NaN));
	return [
		...notOn(pairs, [one, two]),
		...(all ? [] : [`the curves meet where x is ${zeros.join(', ')}`]),
	];
}

const STEPS = 2000;

function meetsCircle(question: Question, one: string, two: string): string[] {
	const pairs = pairsIn(question.answer.value);
	const r = Math.sqrt(Number(rightOf(one)));
	const [left, right] = sidesOf(two).map((side) => readReal(side));
	if (!left || !right) return [`"${two}" is not an equation`];
	const gap = (t: number) => {
		const at = { x: r * Math.cos(t), y: r * Math.sin(t) };
		return left(at) - right(at);
	};
	const known = pairs.map(([x, y]) => Math.atan2(y, x));
	const near = (t: number) =>
		known.some((place) => Math.abs(Math.sin((t - place) / 2)) < (2 * Math.PI) / STEPS);
	const angle = (step: number) => 0.0001 + (2 * Math.PI * step) / STEPS;
	let before = gap(angle(0));
	for (let step = 1; step <= STEPS; step++) {
		const now = gap(angle(step));
		if (before < 0 !== now < 0 && !near(angle(step))) return ['there are more points in common'];
		before = now;
	}
	const lattice = latticeCount(r, (x, y) => close(left({ x, y }), right({ x, y })));
	return [
		...notOn(pairs, [one, two]),
		...(new Set(question.answer.value.match(/\([^()]+\)/g)).size === pairs.length
			? []
			: ['a point is listed twice']),
		...(lattice === pairs.length ? [] : [`${lattice} points with whole coordinates fit`]),
	];
}

function latticeCount(r: number, isOn: (x: number, y: number) => boolean): number {
	let count = 0;
	for (let x = -r; x <= r; x++)
		for (const y of new Set([1, -1].map((sign) => sign * Math.sqrt(r * r - x * x))))
			if (Number.isInteger(y) && isOn(x, y)) count++;
	return count;
}

/** The discriminant with the stored constant put in. */
function constant(question: Question, one: string, two: string): string[] {
	const stored = readExact(question.answer.value);
	const lineFirst = one.includes('k');
	const [straight, curve] = lineFirst ? [one, two] : [two, one];
	if (!stored) return [`${question.answer.value} is not a number`];
	const discriminant = (k: Exact): Exact => {
		const put = rightOf(straight).replace('k', `(${k[0]} \\div ${k[1]})`);
		const [c, b, a] = gapPolynomial(`${rightOf(curve)} = ${put}`);
		const zero = exact(0);
		return subtract(
			multiply(b ?? zero, b ?? zero),
			multiply(exact(4), multiply(a ?? zero, c ?? zero)),
		);
	};
	const here = discriminant(stored);
	if (question.question.includes('is tangent'))
		return here[0] === 0n ? [] : [`the line is not a tangent for k = ${question.answer.value}`];
	const step = exact(question.question.includes('greatest') ? 1 : -1);
	const misses = less(here, exact(0)) && stored[1] === 1n;
	const next = discriminant(add(stored, step));
	return misses && !less(next, exact(0))
		? []
		: [`${question.answer.value} is not the last integer`];
}
