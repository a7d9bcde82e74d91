/** Straight lines as verifiers read them: the published equation, as a x + b y = c with exact coefficients. Where two meet. */
import type { Question } from '../../schemas/wire/question.ts';
import { expectStepsTrue, promptEquations, readPoint } from './evidence.ts';
import {
	add,
	divide,
	type Exact,
	exact,
	type ExactPoint,
	gcd,
	lettersIn,
	multiply,
	negate,
	readTex,
	same,
	sidesOf,
	subtract,
	UnreadableTex,
} from './values.ts';

export type ReadLine = { a: Exact; b: Exact; c: Exact };

const ZERO = exact(0);
const ONE = exact(1);

/**
 * Reads `y = 2x - 3`, `3x + 4y = 12`, `y - 1 = \frac{1}{2}(x + 4)`, `x = 5`; with other variables `C = 3n + 5`.
 * @throws {UnreadableTex} if it is not an equation of a line in these two variables.
 */
export function readLine(tex: string, x = 'x', y = 'y'): ReadLine {
	const [left, right, ...more] = sidesOf(tex);
	if (left === undefined || right === undefined || more.length > 0 || !tex.includes('='))
		throw new UnreadableTex(`"${tex}" is not an equation.`);
	const others = [...lettersIn(left), ...lettersIn(right)].filter((one) => one !== x && one !== y);
	if (others.length > 0) throw new UnreadableTex(`"${tex}" has the letter ${others[0]}.`);
	const [before, after] = [readTex(left), readTex(right)];
	const value = (at: Exact, up: Exact) => {
		const values = { [x]: at, [y]: up };
		return subtract(before(values), after(values));
	};
	const rest = value(ZERO, ZERO);
	const line = {
		a: subtract(value(ONE, ZERO), rest),
		b: subtract(value(ZERO, ONE), rest),
		c: negate(rest),
	};
	for (const at of [
		[exact(3), exact(7)],
		[exact(-5, 2), exact(4, 3)],
	] as const)
		if (!same(value(...at), subtract(sideOf(line, at), line.c)))
			throw new UnreadableTex(`"${tex}" is not linear.`);
	if (same(line.a, ZERO) && same(line.b, ZERO))
		throw new UnreadableTex(`"${tex}" holds no letter.`);
	return line;
}

/** a x + b y at a point. */
export const sideOf = ({ a, b }: ReadLine, [x, y]: ExactPoint): Exact =>
	add(multiply(a, x), multiply(b, y));

export const isOn = (line: ReadLine, point: ExactPoint): boolean =>
	same(sideOf(line, point), line.c);

/** `undefined` for a vertical line. */
export const slopeOf = ({ a, b }: ReadLine): Exact | undefined =>
	same(b, ZERO) ? undefined : divide(negate(a), b);

/** Also true for the same line. */
export const areParallel = (one: ReadLine, two: ReadLine): boolean =>
	same(multiply(one.a, two.b), multiply(two.a, one.b));

export const arePerpendicular = (one: ReadLine, two: ReadLine): boolean =>
	same(add(multiply(one.a, two.a), multiply(one.b, two.b)), ZERO);

export const areSameLine = (one: ReadLine, two: ReadLine): boolean =>
	areParallel(one, two) &&
	same(multiply(one.a, two.c), multiply(two.a, one.c)) &&
	same(multiply(one.b, two.c), multiply(two.b, one.c));

export const middleOf = ([a, b]: ExactPoint, [c, d]: ExactPoint): ExactPoint => [
	divide(add(a, c), exact(2)),
	divide(add(b, d), exact(2)),
];

/** Slope-intercept, standard, point-slope: whether an answer is written in the form that the prompt asks for. */
export const isSlopeIntercept = (tex: string): boolean =>
	/^[a-zA-Z] = /.test(tex) &&
	!/[(]/.test(tex.replaceAll('\\left(', '(')) &&
	countOf(tex, '=') === 1;

/** Integer coefficients without a common factor, a positive x coefficient, variables in order, no term missing. */
export function isStandardForm(tex: string): boolean {
	const match = /^(\d*)x ([+-]) (\d*)y = (-?\d+)$/.exec(tex);
	if (!match) return false;
	const [, a = '', , b = '', c = ''] = match;
	const [p, q, r] = [a, b, c].map((text) => Math.abs(Number(text === '' ? 1 : text)));
	return gcd(gcd(p ?? 0, q ?? 0), r ?? 0) === 1;
}

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** Issues unless the stored pair is on both lines, which meet at one point, and the solution is true there. */
export function expectMeeting(question: Question, letters: readonly [string, string]): string[] {
	const [one, two, ...more] = promptEquations(question);
	if (!one || !two || more.length > 0) return ['the prompt does not hold two equations'];
	const lines = [readLine(one, ...letters), readLine(two, ...letters)] as const;
	const [x, y, ...others] = readPoint(question.answer.value);
	if (!x || !y || others.length > 0) return [`${question.answer.value} is not a pair of numbers`];
	if (areParallel(...lines)) return ['the lines do not meet in one point'];
	const off = [one, two].filter((_, at) => !isOn(lines[at === 0 ? 0 : 1], [x, y]));
	if (off.length > 0) return off.map((tex) => `${tex} is not true at ${question.answer.value}`);
	return expectStepsTrue(question, { [letters[0]]: x, [letters[1]]: y });
}

/** Where two lines meet, by determinants; `undefined` if they are parallel. */
export function meetingPoint(
	[first = '', second = '']: readonly string[],
	[x, y]: readonly [string, string],
): Record<string, Exact> | undefined {
	const [one, two] = [readLine(first, x, y), readLine(second, x, y)];
	if (areParallel(one, two)) return undefined;
	const cross = (p: Exact, q: Exact, r: Exact, s: Exact) =>
		subtract(multiply(p, s), multiply(q, r));
	const whole = cross(one.a, one.b, two.a, two.b);
	return {
		[x]: divide(cross(one.c, one.b, two.c, two.b), whole),
		[y]: divide(cross(one.a, one.c, two.a, two.c), whole),
	};
}
