/** Matching the graphs and rules of trigonometric functions, in degrees or in radians. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	operand,
	opposite,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call, degrees, PI } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { formula, say } from '../../../../math/prose.ts';
import { caseOf, type Draft, type Draw, type Line, sentence } from '../../../family.ts';
import type { Axes, Axis } from '../../../figures/figure.ts';
import { sideways, signOf, upOrDown, upright } from './changed.ts';
import { matching, type Option } from './question.ts';

/** "π/4" and "−90" in half turns. */
function halfTurns(text: string): number {
	if (!text.includes('π')) return Number(text) / 180;
	const [over = '1', under = '1'] = text.replace('π', '1').split('/');
	return Number(over) / Number(under);
}

/** The part of the x-axis that is seen: one and a half cycles of sine and cosine, or more, as the period must be read. */
type Window = { unit: number; from: number; to: number };

function windowOf({ k }: Wave, inDegrees: boolean): Window {
	const unit = inDegrees ? 180 : 1;
	const span = k < 1 ? 2 * unit : unit;
	return { unit, from: -span, to: 2 * span };
}

function waveOption(
	wave: Wave,
	inDegrees: boolean,
	{ unit, from, to }: Window,
	mistake: string,
): Option {
	const { a, k, d, c } = wave;
	const { value, wall } = caseOf(KINDS, wave.f);
	const quarters = [0, 1, 2, 3, 4].map((quarter) => (d + quarter / (2 * k)) * unit);
	const walls =
		wall === undefined
			? []
			: Array.from({ length: 41 }, (_, i) => ((wall + i - 20) / k + d) * unit).filter(
					(at) => at >= from - 1e-9 && at <= to + 1e-9,
				);
	const isWall = (x: number) => walls.some((at) => Math.abs(at - x) < 1e-6 * unit);
	return {
		text: formula(equation('y', waveRule(wave, inDegrees))),
		mistake,
		curve: {
			at: (x) => (isWall(x) ? Number.NaN : a * value(k * (x / unit - d) * Math.PI) + c),
			says: wall === undefined ? ['It is a wave.'] : [],
			walls: walls.map((at) => Number(at.toFixed(9))),
			keys: [...quarters, ...quarters.map((at) => at - unit / (4 * k))].map((at) =>
				Number(at.toFixed(9)),
			),
		},
	};
}

function axesFor(
	{ unit, from, to }: Window,
	{ k }: Wave,
	inDegrees: boolean,
	isSmall: boolean,
): Axes {
	const span = -from;
	const x: Axis = {
		from,
		to,
		// A period of 2π/3 has its turning points at sixths of π.
		grid: k === 3 ? unit / 6 : isSmall ? span / 2 : unit / 2,
		numbersEvery: isSmall ? span : span / 2,
		unit: inDegrees ? '°' : 'π',
	};
	return { x, y: { from: -6, to: 6, grid: 1, numbersEvery: isSmall ? 4 : 2 } };
}

export function matchTrig(draw: Draw): Draft | undefined {
	const { d, inDegrees } = shiftOf(draw);
	const wave: Wave = {
		f: draw.inTurn('f'),
		a: draw.int('a'),
		k: draw.int('k'),
		d,
		c: draw.int('c'),
	};
	const { f, a, k, c } = wave;
	if (Math.abs(a) + Math.abs(c) > 5) return undefined;
	const { name, swap, wall } = caseOf(KINDS, f);
	const swapped = `used ${caseOf(KINDS, swap).name} instead of ${name}`;
	// More asymptotes than this crowd a small graph.
	if (wall !== undefined && k > 2) return undefined;
	// A shift by whole cycles does not show.
	if (d !== 0 && Number.isInteger((d * k) / 2)) return undefined;
	const window = windowOf(wave, inDegrees);
	const one = (change: Partial<Wave>, mistake: string) =>
		waveOption({ ...wave, ...change }, inDegrees, window, mistake);
	return matching(draw, {
		small: axesFor(window, wave, inDegrees, true),
		large: axesFor(window, wave, inDegrees, false),
		unit: inDegrees ? 'degrees' : 'radians',
		options: [
			one({}, ''),
			...draw.random.shuffle([
				one({ f: swap }, swapped),
				one(
					{ a: -a },
					a > 0 ? 'added a reflection in the x-axis' : 'left out the reflection in the x-axis',
				),
				one(
					{ k: k === 1 ? 2 : 1 / k },
					k === 1 ? 'halved the period' : 'used the reciprocal of the coefficient of x',
				),
				one({ c: -c + 0 }, `shifted ${upOrDown(c)}`),
				one({ d: -d + 0 }, `shifted ${sideways(d)}`),
			]),
			one({ f: swap, a: -a }, `${swapped}, with the opposite sign`),
			one(
				{ a: Math.abs(a) > 2 ? Math.sign(a) : 3 * Math.sign(a) },
				Math.abs(a) > 2 ? 'left out the vertical stretch' : 'used an amplitude of 3',
			),
		],
		steps: (fromGraph) =>
			wall === undefined
				? waveSteps(wave, inDegrees, fromGraph)
				: wallSteps(wave, inDegrees, fromGraph),
		hints: () => [
			wall === undefined
				? say`What are the greatest and least values? How long is one cycle, and where does it start?`
				: say`Where are the vertical asymptotes? How far apart are they? What does the graph do halfway between two consecutive asymptotes?`,
		],
	});
}

/** A shift by degrees is a drawn number, one by radians a word such as π/4. */
function shiftOf(draw: Draw): { d: number; inDegrees: boolean } {
	const inDegrees = draw.choice('unit') === 'degrees';
	return { d: inDegrees ? draw.int('d') / 180 : halfTurns(draw.choice('d')), inDegrees };
}

// How the graph of a trigonometric function is read, or follows from its rule.

// Sine, cosine, tangent and their reciprocals, stretched and shifted.

/** Places in half turns: 1 is 180° or π. */
type Wave = { f: string; a: number; k: number; d: number; c: number };

type Kind = {
	name: string;
	value: (angle: number) => number;
	/** The function that is mistaken for it. */
	swap: string;
	/** First vertical asymptote, in half turns. */
	wall?: number;
};

const KINDS: Readonly<Record<string, Kind>> = {
	sin: { name: 'sine', value: Math.sin, swap: 'cos' },
	cos: { name: 'cosine', value: Math.cos, swap: 'sin' },
	tan: { name: 'tangent', value: Math.tan, swap: 'cot', wall: 0.5 },
	cot: { name: 'cotangent', value: (x) => 1 / Math.tan(x), swap: 'tan', wall: 0 },
	csc: { name: 'cosecant', value: (x) => 1 / Math.sin(x), swap: 'sec', wall: 0 },
	sec: { name: 'secant', value: (x) => 1 / Math.cos(x), swap: 'csc', wall: 0.5 },
};

function angleOf(halves: number, inDegrees: boolean): Expression {
	if (inDegrees) return degrees(Math.round(halves * 180));
	const { n, d } = new Fraction(halves).simplify(0.001);
	const over = n === 1n ? PI : product(Number(n), PI);
	return d === 1n ? over : quotient(over, Number(d));
}

function waveRule({ f, a, k, d, c }: Wave, inDegrees: boolean): Expression {
	const angle = angleOf(Math.abs(d), inDegrees);
	const moved = d === 0 ? operand('x') : sum('x', d > 0 ? opposite(angle) : angle);
	const inner = k === 1 ? moved : product(num(new Fraction(k)), moved);
	const core = call(`\\${f}`, inner);
	const front = a === 1 ? core : product(a, core);
	return c === 0 ? front : sum(front, c);
}

function waveSteps({ f, a, k, d, c }: Wave, inDegrees: boolean, fromGraph: boolean): Line[] {
	const [low, high] = [c - Math.abs(a), c + Math.abs(a)];
	const period = angleOf(2 / k, inDegrees);
	const shift = `the graph is shifted ${upright(c)}`;
	const name = f === 'sin' ? 'sine' : 'cosine';
	const angle = d === 0 ? '' : 'the angle is 0 there, and ';
	const atZero = f === 'sin' ? 'the sine of 0 is 0' : 'the cosine of 0 is 1';
	const at = equation(
		'x',
		d < 0 ? opposite(angleOf(-d, inDegrees)) : d === 0 ? 0 : angleOf(d, inDegrees),
	);
	const point =
		f === 'sin'
			? say`When ${at}, ${equation('y', c)}, and the graph ${a > 0 ? 'rises' : 'falls'} from there`
			: say`When ${at}, ${symbol('y')} has its ${a > 0 ? 'greatest' : 'least'} value, ${a + c}`;
	return [
		fromGraph
			? sentence(
					say`The values go from ${low} to ${high}, so the amplitude is ${Math.abs(a)}.`,
					'the amplitude is half the difference between the greatest and least values',
				)
			: sentence(
					say`The amplitude is ${Math.abs(a)}${c === 0 ? '' : ` and ${shift}`}, so the values go from ${low} to ${high}.`,
					`the amplitude is the absolute value of the coefficient of the ${name} function`,
				),
		...(fromGraph && c !== 0
			? [
					sentence(
						say`The equation of the axis is ${equation('y', c)}, so ${shift}.`,
						'the axis is halfway between the greatest and least values; without a vertical shift, it is the x-axis',
					),
				]
			: []),
		fromGraph
			? sentence(
					say`The graph repeats every ${period}, so the coefficient of ${symbol('x')} is ${num(new Fraction(k))}.`,
					`the period is ${inDegrees ? '360°' : '2π'} divided by the coefficient of x`,
				)
			: sentence(
					say`The period is ${period}.`,
					k === 1
						? 'the coefficient of x is 1, so the period does not change'
						: `the period is ${inDegrees ? '360°' : '2π'} divided by the coefficient of x, ${new Fraction(k).toFraction()}`,
				),
		...(fromGraph
			? d === 0
				? [
						sentence(
							say`${point}, so the coefficient of the ${name} function is ${signOf(a)}.`,
							f === 'sin'
								? 'without a reflection, a sine graph rises from this point'
								: 'without a reflection, a cosine graph has its greatest value at this point',
						),
					]
				: [
						// With another shift, the coefficient could have the other sign.
						sentence(say`${point}.`, `${atZero}, so without a shift, this point would be at x = 0`),
						sentence(
							say`So this is the graph of a ${name} function with a ${signOf(a)} coefficient, shifted ${angleOf(Math.abs(d), inDegrees)} to the ${d > 0 ? 'right' : 'left'}.`,
						),
					]
			: [
					sentence(
						say`${point}.`,
						`${angle}${atZero}; the coefficient of the ${name} function is ${signOf(a)}`,
					),
				]),
	];
}

function wallSteps(wave: Wave, inDegrees: boolean, fromGraph: boolean): Line[] {
	const { f, a, k, c } = wave;
	const { name, swap, wall = 0 } = caseOf(KINDS, f);
	const bend = f === 'tan' || f === 'cot';
	const at = (turns: number) => equation('x', turns === 0 ? 0 : angleOf(turns, inDegrees));
	const apart = say`The vertical asymptotes are ${angleOf(1 / k, inDegrees)} apart`;
	const [under, other] = wall === 0 ? ['sine', 'cosine'] : ['cosine', 'sine'];
	/** The function of the angle in the rule: cos(2x). */
	const inRule = (of: string) =>
		k === 1 ? `the ${of}` : `${of.slice(0, 3)}(${k > 1 ? k : `(${plainNumber(k)})`}x)`;
	const half = inDegrees ? '180°' : 'π';
	const sign = fromGraph ? `, so the coefficient of the ${name} function is ${signOf(a)}` : '';
	const middle = at(wall === 0 ? 1 / (2 * k) : 0);
	return [
		...(fromGraph
			? [
					sentence(
						say`${apart}, so the coefficient of ${symbol('x')} is ${num(new Fraction(k))}.`,
						`this distance is ${half} divided by the coefficient`,
					),
					sentence(
						say`One of them is at ${at(wall / k)}, so the rule has a ${name}, not a ${caseOf(KINDS, swap).name}.`,
						`${inRule(under)} is 0 there, but ${inRule(other)} is not`,
					),
				]
			: [
					sentence(
						say`${apart}.`,
						`the zeros of the ${under} are ${half} apart${k === 1 ? '' : `; divide by the coefficient ${new Fraction(k).toFraction()}`}`,
					),
					sentence(say`One of them is at ${at(wall / k)}.`, `${inRule(under)} is 0 there`),
				]),
		...(bend
			? [
					sentence(
						say`Between consecutive asymptotes, the graph ${a > 0 === (f === 'tan') ? 'rises' : 'falls'} from left to right${sign}.`,
						`the ${name} ${f === 'tan' ? 'rises' : 'falls'}${fromGraph ? '' : `, and its coefficient is ${signOf(a)}`}`,
					),
					sentence(
						say`Halfway between two consecutive asymptotes, at ${middle}, the value of ${symbol('y')} is ${c}${fromGraph && c !== 0 ? `, so the graph is shifted ${upright(c)}` : ''}.`,
						`the ${name} is 0 there`,
					),
				]
			: [
					...gapLines(wave, inDegrees, fromGraph),
					sentence(
						say`Halfway between two consecutive asymptotes, at ${middle}, the value of ${symbol('y')} is ${a + c}, and the branch opens ${a > 0 ? 'upward' : 'downward'}${sign}.`,
						`${inRule(under)} has its greatest value there${fromGraph ? '' : `; the coefficient of the ${name} function is ${signOf(a)}`}`,
					),
				]),
	];
}

/** Between which values a secant or a cosecant has no points, and what they say about its rule. */
function gapLines(wave: Wave, inDegrees: boolean, fromGraph: boolean): Line[] {
	const { f, a, c } = wave;
	const { name } = caseOf(KINDS, f);
	const size = Math.abs(a);
	const gap = say`The graph has no points between ${equation('y', c - size)} and ${equation('y', c + size)}.`;
	const never = `the ${name} is never between −1 and 1`;
	const shift = `the graph is shifted ${upright(c)}`;
	if (fromGraph)
		return [
			sentence(gap),
			...(c === 0
				? []
				: [
						sentence(
							say`Halfway between these values is ${equation('y', c)}, so ${shift}.`,
							'without a vertical shift, the two values would be opposites',
						),
					]),
			sentence(
				say`The absolute value of the coefficient of the ${name} function is ${size}.`,
				`${never}${size === 1 ? '' : `, so ${size} times the ${name} is never between −${size} and ${size}`}`,
			),
		];
	const unshifted = waveRule({ ...wave, c: 0 }, inDegrees);
	return c === 0
		? [sentence(gap, never)]
		: [
				sentence(say`The value of ${unshifted} is never between ${-size} and ${size}.`, never),
				sentence(gap, `the shift moves these limits ${upright(c)}`),
			];
}
