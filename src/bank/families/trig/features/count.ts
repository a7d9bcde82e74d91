/** Zeros, extremes and asymptotes counted on an interval, and the cosecant, secant and cotangent curves. */
import Fraction from 'fraction.js';
import {
	divided,
	equation,
	num,
	opposite,
	product,
	quotient,
} from '../../../../math/expression.ts';
import { INFINITY, interval, PI, union } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	mergedByValue,
	onlyIf,
	radical,
	rational,
	sentence,
	withFigure,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { RECIPROCAL } from '../../../steps/exact-trig.ts';
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
const periodMisconceptions = (f: string, k: Fraction | number): WrongAnswer[] => {
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

const periodSteps = (f: string, k: Fraction | number, period: Fraction): Line[] => {
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

// Cosecant, secant and cotangent curves.

const REVERSED = 'multiplying by a negative number reverses the order of the values';

/** y = a csc kx and its relatives. */
export function reciprocal(draw: Draw): Draft | undefined {
	const [f, a, k, ask] = [
		draw.choice('f'),
		draw.int('a'),
		new Fraction(draw.choice('k')),
		draw.inTurn('ask'),
	];
	const size = Math.abs(a);
	// A learner who takes one coefficient for the other must not be right.
	if (size > 1 && k.equals(size)) return undefined;
	const inside = k.equals(1) ? x : k.d === 1n ? product(num(k), x) : quotient(x, Number(k.d));
	const core = trig(f, inside);
	const rule = equation(y, a === 1 ? core : product(a, core));
	const opening = say`Consider the graph of ${rule}, where ${x} is in radians.`;
	const partner = caseOf(RECIPROCAL, f);
	const denominator = f === 'cot' ? 'sin' : partner;
	const hints: Prose[] =
		ask === 'asymptotes'
			? [
					say`Which function is the denominator when the ${NAMES[f] ?? f} is written as a fraction? Where is it 0?`,
				]
			: [
					say`What are the greatest and least values of the ${NAMES[partner] ?? partner}? What are the reciprocals of these two values?`,
					...(a === 1 ? [] : [say`How does multiplying by ${a} change these values?`]),
				];
	if (ask === 'asymptotes') {
		const first = (f === 'sec' ? new Fraction(1, 2) : new Fraction(1)).div(k);
		return {
			prompt: say`${opening} What is the least positive value of ${x} at which it has a vertical asymptote? Write the exact value.`,
			answer: withMisconceptions(
				radical(angle(first, 'radians')),
				[
					radical(angle((f === 'sec' ? new Fraction(1) : new Fraction(1, 2)).div(k), 'radians')),
					`looked for a zero of the ${f === 'sec' ? 'sine' : 'cosine'}`,
				],
				...(k.equals(1)
					? []
					: ([
							[
								radical(angle(first.mul(k).mul(k), 'radians')),
								'multiplied by the coefficient of x instead of dividing by it',
							],
							[
								radical(angle(first.mul(k), 'radians')),
								'did not take the coefficient of x into account',
							],
						] satisfies WrongAnswer[])),
			),
			hints,
			steps: [
				sentence(
					say`There are vertical asymptotes where ${equation(trig(denominator, inside), 0)}.`,
					`the ${NAMES[f]} is the ${f === 'cot' ? 'cosine over the sine' : `reciprocal of the ${NAMES[partner]}`}, and division by 0 is undefined`,
				),
				line(
					equation(inside, angle(first.mul(k), 'radians')),
					`the least positive angle whose ${NAMES[denominator]} is 0`,
				),
				...(k.equals(1)
					? []
					: [
							line(
								equation(x, angle(first, 'radians')),
								k.gt(1) ? `divide both sides by ${k.toFraction()}` : 'multiply both sides by 2',
							),
						]),
				...(k.equals(1)
					? [sentence(say`The least positive value is ${angle(first, 'radians')}.`)]
					: []),
			],
		};
	}
	if (ask === 'period') {
		const period = new Fraction(f === 'cot' ? 1 : 2).div(k);
		return {
			prompt: say`${opening} What is its period? Write the exact value.`,
			answer: withMisconceptions(radical(angle(period, 'radians')), ...periodMisconceptions(f, k)),
			hints: [
				say`Of which primary trigonometric function is the ${NAMES[f] ?? f} the reciprocal? What is the period of that function?${k.equals(1) ? '' : say` How does the coefficient of ${x} change the period?`}`,
			],
			steps: periodSteps(f, k, period),
		};
	}
	if (f === 'cot') return undefined;
	const unscaled = sentence(
		say`Every value of ${core} is either at least ${1} or at most ${-1}.`,
		`it is the reciprocal of a value of the ${NAMES[partner]}, which is never greater than 1 or less than −1`,
	);
	if (ask === 'range') {
		const range = union(interval(opposite(INFINITY), -size, '(]'), interval(size, INFINITY, '[)'));
		return {
			prompt: say`${opening} What is the range of the function? Write it in interval notation.`,
			answer: withMisconceptions(
				written('interval', range),
				[
					written('interval', interval(-size, size, '[]')),
					`gave the range of the ${NAMES[partner]} function`,
				],
				...onlyIf(size !== 1, [
					written(
						'interval',
						union(interval(opposite(INFINITY), -1, '(]'), interval(1, INFINITY, '[)')),
					),
					`did not multiply by ${String(a).replace('-', '−')}`,
				]),
			),
			hints,
			steps: [
				unscaled,
				...(a === 1
					? []
					: [
							sentence(
								say`Every value of ${product(a, core)} is either at least ${size} or at most ${-size}.`,
								a < 0 ? REVERSED : `multiply by ${a}`,
							),
						]),
				withFigure(sentence(say`So the range is ${range}.`), { kind: 'set on a number line' }),
			],
		};
	}
	const isLeast = draw.random.int(0, 1) === 0;
	const value = isLeast ? size : -size;
	return {
		prompt: say`${opening} What is the ${isLeast ? 'local minimum' : 'local maximum'} value of the function?`,
		answer: withMisconceptions(
			integer(value),
			[integer(-value), `gave the local ${isLeast ? 'maximum' : 'minimum'} value`],
			[integer(isLeast ? 1 : -1), `did not multiply by ${String(a).replace('-', '−')}`],
			[integer(0), `gave the axis of the ${NAMES[partner]} graph`],
		),
		hints,
		steps: [
			unscaled,
			sentence(
				say`So the branches above the ${x}-axis have ${y}-values of ${size} or more, and the branches below it have ${y}-values of ${-size} or less.`,
				a < 0
					? `multiplying by −${size} turns the values of 1 or more into those of the lower branches, and the values of −1 or less into those of the upper branches`
					: a === 1
						? undefined
						: `every value is multiplied by ${a}`,
			),
			sentence(
				say`The lowest points of the upper branches are local minima, and the highest points of the lower branches are local maxima.`,
			),
			sentence(say`The ${isLeast ? 'local minimum' : 'local maximum'} value is ${value}.`),
		],
	};
}
