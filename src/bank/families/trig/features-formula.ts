/** Features asked of a rule. */
import Fraction from 'fraction.js';
import {
	divided,
	equation,
	type Expression,
	list,
	num,
	opposite,
	product,
	quotient,
	sum,
	operand,
} from '../../../math/expression.ts';
import { degrees, INFINITY, interval, PI, union } from '../../../math/notation.ts';
import { type Prose, say } from '../../../math/prose.ts';
import { type DraftAnswer, integer, radical, rational, withUnit, written } from '../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../family.ts';
import {
	angle,
	anglesWith,
	between,
	halfTurns,
	NAMES,
	special,
	specialValue,
	trig,
	type Unit,
	valueOf,
	wave,
	writtenSpecial,
} from './turns.ts';

const x = operand('x');
const y = operand('y');
const angleAnswer = (halves: Fraction | number, unit: Unit): DraftAnswer =>
	unit === 'degrees'
		? withUnit(rational(new Fraction(halves).mul(180)), '°')
		: radical(angle(halves, unit));

/** y = sin x or cos x from 0° to 720°: a height, or the next zero, maximum or minimum. */
export function valueOrPlace(draw: Draw): Draft | undefined {
	const [f, start, ask] = [draw.choice('f'), draw.int('A'), draw.inTurn('ask')];
	const rule = equation(y, trig(f, x));
	if (ask === 'value') {
		const height = valueOf(f, start / 180);
		const exact = new Fraction(Math.round(2 * height), 2);
		if (Math.abs(exact.valueOf() - height) > 1e-9 || start < 90) return undefined;
		const first = start % 360;
		return {
			prompt: say`What is the height of the graph of ${rule} at ${equation(x, degrees(start))}? Write an exact value.`,
			answer: rational(exact),
			steps: [
				start >= 360
					? sentence(
							say`${degrees(start)} is ${degrees(first)} after a whole number of turns, so ${equation(trig(f, degrees(start)), trig(f, degrees(first)))}.`,
							'the period is 360 degrees',
						)
					: sentence(
							say`The graph repeats every ${degrees(360)}; ${degrees(start)} lies in the first cycle.`,
						),
				line(
					equation(trig(f, degrees(start)), num(exact)),
					'read the graph, or use the special triangles',
				),
			],
			hints: [say`One cycle of the graph is ${degrees(360)} long.`],
		};
	}
	const target = ask === 'zero' ? 0 : ask.startsWith('max') ? 1 : -1;
	const place = anglesWith(f, target, (start + 1) / 180, 4)[0];
	if (!place) return undefined;
	const first = anglesWith(f, target, 0, 2);
	const noun = ask === 'zero' ? 'a zero' : ask.startsWith('max') ? 'a maximum' : 'a minimum';
	return {
		prompt: say`What is the least value of ${x} greater than ${degrees(start)} at which the graph of ${rule} has ${noun}? Give ${x} in degrees.`,
		answer: angleAnswer(place, 'degrees'),
		steps: [
			sentence(
				say`From ${degrees(0)} to ${degrees(360)}, the graph has ${noun} at ${list(...first.map((at) => angle(at, 'degrees')))}.`,
				`there the ${NAMES[f]} is ${target}`,
			),
			sentence(
				say`These places repeat every ${degrees(360)}. The first one after ${degrees(start)} is ${angle(place, 'degrees')}.`,
			),
		],
		hints: [say`Sketch one cycle of ${rule} and mark where it has ${noun}.`],
	};
}

const INTERVALS: Readonly<Record<string, readonly [number, number]>> = {
	'0 to 360': [0, 360],
	'-180 to 180': [-180, 180],
	'0 to 720': [0, 720],
};

export function increasing(draw: Draw): Draft | undefined {
	const f = draw.choice('f');
	const [from, to] = INTERVALS[draw.choice('interval')] ?? [0, 360];
	const domain = between(angle(from / 180, 'degrees'), x, angle(to / 180, 'degrees'));
	const rule = equation(y, trig(f, x));
	if (draw.inTurn('ask') === 'increasing interval') {
		const grows = draw.random.int(0, 1) === 1;
		const ends = [
			...anglesWith(f, 1, from / 180, to / 180),
			...anglesWith(f, -1, from / 180, to / 180),
		].map((at) => Number(at.mul(180).valueOf()));
		const stops = [...new Set([from, ...ends, to])].sort((a, b) => a - b);
		const pieces = stops.slice(1).map((end, at): [number, number] => [stops[at] ?? end, end]);
		const fits = pieces.filter(([a, b]) => valueOf(f, b / 180) > valueOf(f, a / 180) === grows);
		const [only, more] = fits;
		if (!only || more) return undefined;
		const [a, b] = only;
		const word = grows ? 'increasing' : 'decreasing';
		return {
			prompt: say`The graph of ${rule} is drawn for ${domain}, where ${x} is in degrees. On which open interval is the function ${word}? Write the interval without degree signs.`,
			answer: written('interval', interval(a, b, '()')),
			steps: [
				sentence(
					say`The function turns at its maxima and minima: ${list(...ends.sort((p, q) => p - q).map((at) => angle(at / 180, 'degrees')))}.`,
					`there the ${NAMES[f]} is 1 or negative 1`,
				),
				sentence(
					say`From ${angle(a / 180, 'degrees')} to ${angle(b / 180, 'degrees')} the height ${grows ? 'rises' : 'falls'} from ${Math.round(valueOf(f, a / 180))} to ${Math.round(valueOf(f, b / 180))}.`,
				),
				sentence(say`The function is ${word} on ${interval(a, b, '()')}.`),
			],
			hints: [
				say`Mark the maxima and the minima first. Where does the graph go ${grows ? 'up' : 'down'} from left to right?`,
			],
		};
	}
	const value = special(draw.choice('v'));
	const found = anglesWith(f, specialValue(value), from / 180, to / 180);
	if (found.length === 0) return undefined;
	const shown = list(...found.map((at) => angle(at, 'degrees')));
	const period = found.filter((at) => at.gte(0) && at.lt(2));
	return {
		prompt: say`Use the graph to solve ${equation(trig(f, x), writtenSpecial(value))} for ${domain}. Give all solutions in degrees, in rising order.`,
		answer: {
			kind: 'solution-set',
			value: found.map((at) => at.mul(180).toFraction()).join(', '),
			body: say`${shown}`,
		},
		steps: [
			sentence(
				say`From ${degrees(0)} up to ${degrees(360)}, the line ${equation(y, writtenSpecial(value))} meets the graph of ${rule} where ${equation(x, list(...anglesWith(f, specialValue(value), 0, 1.99).map((at) => angle(at, 'degrees'))))}.`,
				'use a special angle and the symmetry of the graph',
			),
			...(period.length === found.length
				? []
				: [sentence(say`The graph repeats every ${degrees(360)}.`, 'add or subtract 360 degrees')]),
			sentence(say`In the given interval, ${equation(x, shown)}.`),
		],
		hints: [
			say`Where does the line ${equation(y, writtenSpecial(value))} cross the graph of ${rule}? The graph is symmetric.`,
		],
	};
}

/** y = a sin[k(x − d)] + c. */
export function stated(draw: Draw, unit: Unit): Draft | undefined {
	const [a, c] = [draw.int('a'), draw.int('c')];
	const k = new Fraction(draw.choice('k'));
	const d = unit === 'degrees' ? new Fraction(draw.int('d'), 180) : halfTurns(draw.choice('d'));
	const ask = draw.inTurn('ask');
	const f = draw.random.pick(['sin', 'cos']);
	if (d.equals(0) || c === 0) return undefined;
	const rule = equation(y, wave({ f, a, k: num(k), d, c }, unit));
	const form = say`In the form ${equation(y, generalWave(f))}`;
	const size = Math.abs(a);
	const turn = unit === 'degrees' ? degrees(360) : product(2, PI);
	const inUnit = unit === 'degrees' ? 'in degrees' : say`in radians, in terms of ${PI}`;
	const opening = say`A function has the rule ${rule}.`;
	const start = (letter: string, value: Expression): Line =>
		sentence(say`${form}, ${equation(letter, value)}.`, 'compare the rule with the general form');
	const hints = [
		say`Compare the rule with ${equation(y, generalWave(f))}. Which letter gives what is asked?`,
	];
	switch (ask) {
		case 'amplitude':
			return {
				prompt: say`${opening} What is its amplitude?`,
				answer: integer(size),
				hints,
				steps: [
					start('a', num(a)),
					sentence(say`The amplitude is ${size}.`, 'it is the size of a, without its sign'),
				],
			};
		case 'period':
			return {
				prompt: say`${opening} What is its period, ${inUnit}?`,
				answer: angleAnswer(new Fraction(2).div(k), unit),
				hints,
				steps: [
					start('k', num(k)),
					line(
						equation(divided(turn, num(k)), angle(new Fraction(2).div(k), unit)),
						'the period is a full turn divided by k',
					),
					sentence(say`The period is ${angle(new Fraction(2).div(k), unit)}.`),
				],
			};
		case 'phase shift':
			return {
				prompt: say`${opening} What is its phase shift, ${inUnit}? A shift to the left is negative.`,
				answer: angleAnswer(d, unit),
				hints,
				steps: [
					start('d', angle(d, unit)),
					sentence(
						say`The graph is moved ${angle(d.abs(), unit)} to the ${d.gt(0) ? 'right' : 'left'}. The phase shift is ${angle(d, unit)}.`,
						'the phase shift is d',
					),
				],
			};
		case 'axis':
			return {
				prompt: say`${opening} The axis of its graph is the line ${equation(y, 'm')}. What is the value of ${operand('m')}?`,
				answer: integer(c),
				hints,
				steps: [
					start('c', num(c)),
					sentence(
						say`The axis is halfway between greatest and least value. It is ${equation(y, num(c))}, so ${equation('m', num(c))}.`,
						'the axis is moved up or down by c',
					),
				],
			};
		default:
			return {
				prompt: say`${opening} What is its range? Write it in interval notation.`,
				answer: written('interval', interval(c - size, c + size, '[]')),
				hints,
				steps: [
					sentence(say`The amplitude is ${size} and the axis is ${equation(y, c)}.`),
					line(equation(sum(c, -size), c - size), 'the least value'),
					line(equation(sum(c, size), c + size), 'the greatest value'),
					sentence(say`The range is ${interval(c - size, c + size, '[]')}.`),
				],
			};
	}
}

const generalWave = (f: string): Expression =>
	sum(product('a', trig(f, product('k', { kind: 'brackets', of: sum(x, opposite('d')) }))), 'c');

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
			prompt: say`What is the period of ${rule}, where ${x} is in radians? Write an exact value in terms of ${PI}.`,
			answer: radical(angle(period, 'radians')),
			steps: periodSteps(f, k, period),
			hints: [say`The period of ${equation(y, trig(f, x))} is ${product(2, PI)}.`],
		};
	if (isTan && /max|min/.test(asked)) return undefined;
	const [ask, target] = asked.startsWith('zero')
		? ['zeros', 0]
		: asked.startsWith('max')
			? ['maximum points', 1]
			: asked.startsWith('min')
				? ['minimum points', -1]
				: ['vertical asymptotes', 0];
	const first = new Fraction(FIRST[`${f} ${ask}`] ?? 0).div(k);
	const apart = ask === 'zeros' || isTan ? new Fraction(1, k) : period;
	const [low, high] = [
		new Fraction(a).sub(first).div(apart).ceil(),
		new Fraction(b).sub(first).div(apart).floor(),
	];
	const count = Number(high.sub(low).valueOf()) + 1;
	if (count < 2 || count > 12 || target > 1) return undefined;
	const [start, end] = [first.add(apart.mul(low)), first.add(apart.mul(high))];
	return {
		prompt: say`How many ${ask} does the graph of ${rule} have for ${domain}, with ${x} in radians?`,
		answer: integer(count),
		steps: [
			sentence(
				say`The period is ${angle(period, 'radians')}. Neighbouring ${ask} are ${angle(apart, 'radians')} apart.`,
				isTan
					? 'for the tangent the period is π divided by the factor of x'
					: `the period is 2π divided by ${k === 1 ? 'the factor of x, 1' : k}`,
			),
			sentence(
				say`In the given interval the first is at ${equation(x, angle(start, 'radians'))} and the last at ${equation(x, angle(end, 'radians'))}.`,
			),
			sentence(
				count === 2
					? say`There is none between them, so there are ${count}.`
					: say`There ${count === 3 ? 'is' : 'are'} ${count - 2} more between them, so there are ${count}.`,
			),
		],
		hints: [
			say`How far apart are neighbouring ${ask}? Find the first one in the interval and go on from there.`,
		],
	};
}

/** The first place, in half turns, for a factor 1 of x. */
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
			'divide by the factor of x',
		),
		sentence(say`The period is ${angle(period, 'radians')}.`),
	];
};

const INVERSE: Readonly<Record<string, string>> = { csc: 'sin', sec: 'cos', cot: 'tan' };

/** y = a csc kx and its relatives. */
export function reciprocal(draw: Draw): Draft | undefined {
	const [f, a, k, ask] = [
		draw.choice('f'),
		draw.int('a'),
		new Fraction(draw.choice('k')),
		draw.inTurn('ask'),
	];
	const inside = k.equals(1) ? x : k.d === 1n ? product(num(k), x) : quotient(x, Number(k.d));
	const core = trig(f, inside);
	const rule = equation(y, a === 1 ? core : product(a, core));
	const opening = say`The graph of ${rule} is drawn with ${x} in radians.`;
	const size = Math.abs(a);
	const partner = INVERSE[f] ?? 'sin';
	const denominator = f === 'cot' ? 'sin' : partner;
	const hints: Prose[] = [
		say`Think of the graph of ${equation(y, trig(partner, inside))}. ${f === 'cot' ? say`The cotangent is ${quotient(1, trig('tan', inside))}.` : say`Where it is ${0}, there is a vertical asymptote.`}`,
	];
	if (ask === 'asymptotes') {
		const first = (f === 'sec' ? new Fraction(1, 2) : new Fraction(1)).div(k);
		return {
			prompt: say`${opening} What is the least positive value of ${x} at which it has a vertical asymptote? Write an exact value.`,
			answer: radical(angle(first, 'radians')),
			hints,
			steps: [
				sentence(
					say`There are vertical asymptotes where ${equation(trig(denominator, inside), 0)}.`,
					`the ${NAMES[f]} has the ${NAMES[denominator]} as its denominator`,
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
			prompt: say`${opening} What is its period? Write an exact value.`,
			answer: radical(angle(period, 'radians')),
			hints: [say`It has the same period as ${equation(y, trig(partner, inside))}.`],
			steps: periodSteps(f, k, period),
		};
	}
	if (f === 'cot') return undefined;
	const reason = `the ${NAMES[partner]} is never more than 1 or less than negative 1, so its reciprocal is never between these`;
	if (ask === 'range') {
		const range = union(interval(opposite(INFINITY), -size, '(]'), interval(size, INFINITY, '[)'));
		return {
			prompt: say`${opening} What is the range of the function? Write it in interval notation.`,
			answer: written('interval', range),
			hints,
			steps: [
				sentence(say`The values of ${core} are ${1} or more, or ${-1} or less.`, reason),
				sentence(
					say`Multiplied by ${a}, they are ${size} or more, or ${-size} or less. The range is ${range}.`,
				),
			],
		};
	}
	const isLeast = draw.random.int(0, 1) === 0;
	const value = isLeast ? size : -size;
	return {
		prompt: say`${opening} What is the ${isLeast ? 'local minimum' : 'local maximum'} value of the function?`,
		answer: integer(value),
		hints,
		steps: [
			sentence(
				say`The branches above the ${x}-axis have heights of ${size} or more; the branches below have heights of ${-size} or less.`,
				reason,
			),
			sentence(
				say`The lowest points of the upper branches are local minima, the highest points of the lower branches are local maxima. The ${isLeast ? 'local minimum' : 'local maximum'} value is ${value}.`,
			),
		],
	};
}
