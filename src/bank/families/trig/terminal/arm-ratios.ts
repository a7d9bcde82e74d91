/** The ratios of an angle from a point on its terminal arm: their values, the last lines, and the usual mistakes. */
import Fraction from 'fraction.js';
import { gcd } from '../../../../math/gcd.ts';
import { equation, type Expression, quotient } from '../../../../math/expression.ts';
import { scaleSurd, simplifyRoot, type Surd, surd } from '../../../../math/surd.ts';
import { tex } from '../../../../math/tex.ts';
import { type Line, line, radical, type WrongAnswer } from '../../../family.ts';
import {
	COFUNCTION,
	over,
	RECIPROCAL,
	shownSurd,
	THETA,
	trig,
	TRIG_WORDS,
	type TrigName,
} from '../../../steps/exact-trig.ts';

export type Arm = { x: number; y: number; r: Surd; square: number };

export const PARTS: Readonly<Record<TrigName, readonly ['x' | 'y' | 'r', 'x' | 'y' | 'r']>> = {
	sin: ['y', 'r'],
	cos: ['x', 'r'],
	tan: ['y', 'x'],
	csc: ['r', 'y'],
	sec: ['r', 'x'],
	cot: ['x', 'y'],
};

export const armOf = (x: number, y: number): Arm => {
	const square = x * x + y * y;
	return { x, y, r: surd(1, square), square };
};

export const partOf = (arm: Arm, part: 'x' | 'y' | 'r'): Surd =>
	part === 'r' ? arm.r : surd(arm[part]);

export function valueOf(arm: Arm, name: TrigName): Surd {
	const [above, below] = PARTS[name];
	return over(partOf(arm, above), partOf(arm, below)) ?? surd(0);
}

/** "sin θ = y/r", then the numbers, then the simplest form. */
export function lastLines(arm: Arm, name: TrigName, answer: Expression, why: string) {
	const [above, below] = PARTS[name];
	const call = trig(name, THETA);
	const [p, q] = [shownSurd(partOf(arm, above)), shownSurd(partOf(arm, below))];
	const raw =
		q.kind === 'number' && q.value.equals(1) ? equation(quotient(p, q), p) : quotient(p, q);
	const isDone = [raw, p].some((shown) => tex(shown) === tex(answer));
	return [
		line(equation(call, quotient(above, below)), why),
		line(equation(call, raw), 'substitute the values'),
		...(isDone ? [] : simplestLines(arm, [above, below], call, answer)),
	];
}

/** What is done to the quotient: a common factor is divided out, then a radical or a negative sign below is removed. */
function simplestLines(
	arm: Arm,
	[above, below]: (typeof PARTS)[TrigName],
	call: Expression,
	answer: Expression,
): Line[] {
	const sizeOf = (part: 'x' | 'y' | 'r') =>
		part === 'r' ? simplifyRoot(arm.square).outside : arm[part];
	const [p, q] = [sizeOf(above), sizeOf(below)];
	const factor = gcd(p, q);
	const reduced = (part: 'x' | 'y' | 'r') =>
		shownSurd(scaleSurd(partOf(arm, part), new Fraction(1, factor)));
	const isIrrational = below === 'r' && simplifyRoot(arm.square).inside > 1;
	const last = isIrrational
		? 'rationalize the denominator'
		: p < 0
			? 'a negative number divided by a negative number is positive'
			: 'a positive number divided by a negative number is negative';
	const byFactor = (right: Expression) =>
		line(
			equation(call, right),
			isIrrational ? `divide out the common factor ${factor}` : 'divide out the common factor',
		);
	if (q > 0 && !isIrrational)
		return factor === 1
			? [line(equation(call, answer), 'write the negative sign in front of the fraction')]
			: [byFactor(answer)];
	return [
		...(factor === 1 ? [] : [byFactor(quotient(reduced(above), reduced(below)))]),
		line(equation(call, answer), last),
	];
}

/** The value with the wrong sign, its reciprocal, and that of the cofunction. */
export function misconceptionsOf(arm: Arm, name: TrigName): WrongAnswer[] {
	const shownFor = (one: TrigName) => radical(shownSurd(valueOf(arm, one)));
	return [
		[radical(shownSurd(scaleSurd(valueOf(arm, name), -1))), 'used the sign for the wrong quadrant'],
		[shownFor(RECIPROCAL[name]), `found the ${TRIG_WORDS[RECIPROCAL[name]]} instead`],
		[shownFor(COFUNCTION[name]), 'interchanged x and y'],
	];
}
