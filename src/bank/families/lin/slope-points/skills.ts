/** lin.slope-points: slope through two points, or a coordinate for a given slope. */
import type Fraction from 'fraction.js';
import {
	difference,
	equation,
	num,
	product,
	quotient,
	signed,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { type At, fraction, minus, plain, pointAt } from '../../../../math/lines.ts';
import { shifted } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	inWords,
	type Line,
	line,
	mergedByValue,
	rational,
	sentence,
	type Skills,
	takeAway,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { throughBoth, withStraights } from '../../../steps/line-sketch.ts';
import { slopeFormula, slopeLines } from '../../../steps/slope.ts';

type Corner = readonly [x: number, y: number];

export const skills: Skills = {
	'Find the slope through two points': throughTwo,
	'Find the slope from rational coordinates'(draw) {
		const [x, y] = [draw.int('x1'), draw.int('y1')];
		if (Number.isInteger(x) && Number.isInteger(y)) return undefined;
		const [dx, dy] = [draw.int('dx'), draw.int('dy')].map((value) =>
			draw.random.int(0, 1) === 1 ? value : value / 2,
		) as [number, number];
		return dy === 0 ? undefined : slopeOf([x, y], [x + dx, y + dy]);
	},

	'Find an unknown coordinate from the slope'(draw) {
		const [dx, p, q] = [draw.int('dx'), draw.int('p'), draw.int('q')];
		if (fraction(p, q).n !== BigInt(Math.abs(p)) || (dx * p) % q !== 0) return undefined;
		return missing(draw, (dx * p) / q, draw.random.pick(['x', 'y']));
	},
	'Find the missing coordinate for a given slope'(draw) {
		return missing(draw, draw.int('dx') * draw.int('m'), draw.inTurn('slot'));
	},
};

function throughTwo(draw: Draw): Draft | undefined {
	const [x, y, dx, dy] = [draw.int('x1'), draw.int('y1'), draw.int('dx'), draw.int('dy')];
	return dx === 0 && dy === 0 ? undefined : slopeOf([x, y], [x + dx, y + dy]);
}

/** `undefined` if dividing the run by the rise (slope 1 or −1) or giving only the rise would go unnoticed. */
function slopeOf(from: At, to: At): Draft | undefined {
	const vertical = from[0] === to[0];
	const [rise, run] = [fraction(to[1]).sub(from[1]), fraction(to[0]).sub(from[0])];
	if (rise.abs().equals(run.abs()) || (run.abs().equals(1) && !rise.equals(0))) return undefined;
	return {
		prompt: say`Find the slope of the line through ${pointAt(from)} and ${pointAt(to)}. If the slope is undefined, write “undefined”.`,
		answer: vertical
			? withMisconceptions(
					inWords('rational', 'undefined'),
					[rational(0), 'treated the vertical line as horizontal'],
					[rational(rise), 'gave only the change in y'],
				)
			: withMisconceptions(
					rational(rise.div(run)),
					...(rise.equals(0)
						? [
								[
									inWords('rational', 'undefined'),
									'treated the horizontal line as vertical',
								] as const,
							]
						: ([
								[
									rational(rise.div(run).neg()),
									'subtracted the x-coordinates and the y-coordinates in opposite orders',
								],
								[rational(run.div(rise)), 'divided the change in x by the change in y'],
								[rational(rise), 'gave only the change in y'],
							] satisfies WrongAnswer[])),
				),
		steps: vertical
			? upright(from, to)
			: slopeLines(from, to).map((step, at, all) =>
					at === all.length - 1 ? withStraights(step, [throughBoth(from, to)], [from, to]) : step,
				),
		hints: [
			say`What is the change in ${symbol('y')}, and what is the change in ${symbol('x')}?`,
			vertical || rise.equals(0)
				? say`Which of the two changes is ${0}? What does that tell you about the slope?`
				: say`Did you subtract the ${symbol('y')}-coordinates and the ${symbol('x')}-coordinates in the same order?`,
		],
	};
}

const upright = (from: At, to: At) => [
	...slopeFormula(from, to),
	sentence(
		say`The change in ${symbol('x')} is ${0}, so the line is vertical.`,
		'the two points have the same x-coordinate',
	),
	sentence(say`The slope is undefined.`, 'division by 0 is undefined'),
];

/**
 * The letter k replaces one coordinate of the second point, the one named by `slot`; `dx` is drawn, and `dy` is the
 * matching change in y. Undefined if a mistake would give the right answer: taking the slope for the change, dividing the run by the rise,
 * or confusing the known coordinate with the slope or the change.
 */
function missing(draw: Draw, dy: number, slot: string): Draft | undefined {
	const [x, y, dx] = [draw.int('x1'), draw.int('y1'), draw.int('dx')];
	const [x2, y2] = [x + dx, y + dy];
	if (Math.abs(y2) > 20 || (slot === 'y' ? y : x) === 0) return undefined;
	const m = fraction(dy, dx);
	if (m.equals(slot === 'y' ? dy : dx) || m.abs().equals(1)) return undefined;
	const [known, change] = slot === 'y' ? [y, dx] : [x, dy];
	if (m.equals(known) || change === known) return undefined;
	return {
		prompt: say`The line through ${pointAt([x, y])} and ${slot === 'y' ? tuple(x2, 'k') : tuple('k', y2)} has slope ${num(m)}. Find the value of ${symbol('k')}.`,
		answer: withMisconceptions(
			integer(slot === 'y' ? y2 : x2),
			...mergedByValue(
				[
					integer(slot === 'y' ? y - dy : x - dx),
					m.lt(0)
						? 'dropped the negative sign from the slope'
						: 'subtracted the x-coordinates in the wrong order',
				],
				[integer(slot === 'y' ? dy : dx), `gave only the change in ${slot === 'y' ? 'y' : 'x'}`],
				[integer(slot === 'y' ? dy - y : dx - x), movedWrong(slot === 'y' ? y : x)],
			),
		),
		steps: slot === 'y' ? heightLines([x, y], x2, m) : acrossLines([x, y], y2, m),
		hints: [say`How can you write the slope in terms of ${symbol('k')}?`],
	};
}

/** After k − 5 = −24: what was done with the 5. */
const movedWrong = (known: number): string =>
	known < 0
		? `added ${-known} instead of subtracting it`
		: `subtracted ${known} instead of adding it`;

const SLOPE = 'the change in y over the change in x is the slope';

/** k − (−3): the change as the two points give it. */
const fromK = (known: number) => difference('k', signed(known));

const simplified = (part: string, known: number): string =>
	known < 0 ? 'simplify the numerator and the denominator' : `simplify the ${part}`;

function heightLines([x, y]: Corner, x2: number, m: Fraction): Line[] {
	const [dx, rise] = [x2 - x, shifted('k', y)];
	return [
		line(equation(quotient(fromK(y), minus(x2, x)), num(m)), SLOPE),
		line(equation(quotient(rise, dx), num(m)), simplified('denominator', y)),
		line(equation(rise, num(m.mul(dx))), `multiply both sides by ${dx}`),
		line(equation('k', num(m.mul(dx).add(y))), takeAway(-y)),
	];
}

const byReciprocal = (m: Fraction): string => {
	if (m.d === 1n) return `divide both sides by ${plain(m)}`;
	const factor = m.inverse();
	return factor.d === 1n
		? `multiply both sides by ${plain(factor)}`
		: `multiply both sides by ${plain(factor)}, the reciprocal of ${plain(m)}`;
};

function acrossLines([x, y]: Corner, y2: number, m: Fraction): Line[] {
	const [dy, run] = [y2 - y, shifted('k', x)];
	return [
		line(equation(quotient(minus(y2, y), fromK(x)), num(m)), SLOPE),
		line(equation(quotient(dy, run), num(m)), simplified('numerator', x)),
		line(
			equation(dy, product(num(m), run)),
			`multiply both sides by ${x === 0 ? 'k' : `k ${x < 0 ? '+' : '−'} ${Math.abs(x)}`}`,
		),
		line(equation(run, num(fraction(dy).div(m))), byReciprocal(m)),
		line(equation('k', num(fraction(dy).div(m).add(x))), takeAway(-x)),
	];
}
