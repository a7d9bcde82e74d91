/** Zeros, extremes and asymptotes counted on an interval. */
import Fraction from 'fraction.js';
import { divided, equation, num, product } from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	mergedByValue,
	radical,
	rational,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { angle, angleText, between, NAMES, trig } from '../../../steps/turns.ts';
import { x, y } from './letters.ts';

/** How many zeros, maxima, minima or asymptotes there are on [aπ, bπ]. */
export function countOn(draw: Draw): Draft | undefined {
	const [f, k, a, b] = [draw.choice('f'), draw.int('k'), draw.int('a'), draw.int('b')];
	const asked = draw.inTurn('ask');
	const isTan = f === 'tan';
	const rule = equation(y, trig(f, k === 1 ? x : product(k, x)));
	const domain = between(angle(a, 'radians'), x, angle(b, 'radians'));
	const period = new Fraction(isTan ? 1 : 2, k);
	if (asked.startsWith('period') && !isTan)
		return {
			prompt: say`What is the period of ${rule}, where ${x} is in radians? Write the exact value in terms of ${PI}.`,
			answer: withMisconceptions(radical(angle(period, 'radians')), ...periodMisconceptions(f, k)),
			steps: periodSteps(f, k, period),
			hints: [
				say`What is the period of ${equation(y, trig(f, x))}? How does the coefficient of ${x} change it?`,
			],
		};
	if (isTan && /max|min/.test(asked)) return undefined;
	const ask = nameOf(asked);
	const one = ask.replace(/s$/, '');
	const first = new Fraction(FIRST[`${f} ${ask}`] ?? 0).div(k);
	const apart = ask === 'zeros' || isTan ? new Fraction(1, k) : period;
	/** The first and the last on the interval, counted from `first`, if all distances were `times` as long. */
	const onInterval = (times: number) =>
		[
			new Fraction(a).sub(first.mul(times)).div(apart.mul(times)).ceil(),
			new Fraction(b).sub(first.mul(times)).div(apart.mul(times)).floor(),
		] as const;
	const [low, high] = onInterval(1);
	const [lowest, highest] = onInterval(k);
	const count = Number(high.sub(low).valueOf()) + 1;
	if (count < 2 || count > 12) return undefined;
	const [start, end] = [first.add(apart.mul(low)), first.add(apart.mul(high))];
	return {
		prompt: say`How many ${ask} does ${ask === 'zeros' ? '' : 'the graph of '}${rule} have for ${domain}, with ${x} in radians?`,
		answer: withMisconceptions(
			integer(count),
			[integer(count - 1), `counted the gaps between the ${ask}`],
			[integer(count + 1), `counted a ${one} that is outside the interval`],
			...(k === 1
				? []
				: [
						[
							rational(highest.sub(lowest).add(1)),
							'did not take the coefficient of x into account',
						] satisfies WrongAnswer,
					]),
		),
		steps: [
			sentence(
				say`The period of ${rule} is ${angle(period, 'radians')}.`,
				k === 1 ? undefined : `divide ${isTan ? 'π' : '2π'} by the coefficient of x, ${k}`,
			),
			sentence(
				apart.equals(period)
					? say`Consecutive ${ask} are one period, ${angle(apart, 'radians')}, apart.`
					: say`Consecutive ${ask} are half a period apart: ${equation(divided(angle(period, 'radians'), 2), angle(apart, 'radians'))}.`,
			),
			sentence(
				say`One ${one} is at ${equation(x, angle(first, 'radians'))}.`,
				whyThere(f, asked, k),
			),
			sentence(
				say`In the given interval, the first is at ${equation(x, angle(start, 'radians'))}, and the last is at ${equation(x, angle(end, 'radians'))}.`,
				`add or subtract ${angleText(apart, 'radians')} until you reach the ends of the interval`,
			),
			sentence(
				count === 2
					? say`There are no others between them, so there are ${count} in all.`
					: say`These two are ${angle(end.sub(start), 'radians')} apart, which is ${count - 1} ${apart.equals(period) ? '' : 'half '}periods, so there are ${count} in all.`,
				count === 2
					? undefined
					: `the number of ${/max|min/.test(asked) ? 'points' : ask} is one more than the number of gaps between them`,
			),
		],
		hints: [say`How far apart are consecutive ${ask}? Where is the first one in the interval?`],
	};
}

const nameOf = (asked: string): string =>
	asked.startsWith('zero')
		? 'zeros'
		: asked.startsWith('max')
			? 'maximum points'
			: asked.startsWith('min')
				? 'minimum points'
				: 'vertical asymptotes';

/** Why the first one in the cycle is where it is. */
function whyThere(f: string, asked: string, k: number): string {
	const at = `when ${k === 1 ? 'x' : `${k}x`} = ${angleText(FIRST[`${f} ${nameOf(asked)}`] ?? 0, 'radians')}`;
	if (asked.startsWith('max')) return `the ${NAMES[f]} is 1, its greatest value, ${at}`;
	if (asked.startsWith('min')) return `the ${NAMES[f]} is −1, its least value, ${at}`;
	return asked.startsWith('zero')
		? `the ${NAMES[f]} is 0 ${at}`
		: `the ${NAMES[f]} is undefined ${at}, because the cosine is 0 there`;
}

/** What learners take for the period. */
export const periodMisconceptions = (f: string, k: Fraction | number): WrongAnswer[] => {
	const base = f === 'tan' || f === 'cot' ? 1 : 2;
	return mergedByValue(
		[
			radical(angle(new Fraction(base).mul(k), 'radians')),
			'multiplied by the coefficient of x instead of dividing by it',
		],
		[
			radical(angle(new Fraction(3 - base).div(k), 'radians')),
			`used ${base === 1 ? '2π instead of π' : 'π instead of 2π'} as the period of the basic graph`,
		],
		[radical(angle(base, 'radians')), 'did not take the coefficient of x into account'],
	);
};

/** The first place, in half turns, for a coefficient 1 of x. */
const FIRST: Readonly<Record<string, number>> = {
	'cos zeros': 0.5,
	'sin maximum points': 0.5,
	'sin minimum points': 1.5,
	'cos minimum points': 1,
	'tan vertical asymptotes': 0.5,
};

export const periodSteps = (f: string, k: Fraction | number, period: Fraction): Line[] => {
	const base = f === 'tan' || f === 'cot' ? PI : product(2, PI);
	return [
		sentence(say`The period of ${equation(y, trig(f, x))} is ${base}.`),
		line(
			equation(divided(base, num(new Fraction(k))), angle(period, 'radians')),
			'divide by the coefficient of x',
		),
		sentence(say`The period is ${angle(period, 'radians')}.`),
	];
};
