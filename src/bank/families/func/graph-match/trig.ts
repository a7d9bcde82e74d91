/** Sine, cosine, tangent and their reciprocals, in degrees or in radians. */
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
import { formula, say } from '../../../../math/prose.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, type Line, sentence } from '../../../family.ts';
import type { Axis } from '../../../figures/coordinate-plane.ts';
import type { Axes } from '../../../figures/curves.ts';
import { sideways, upOrDown } from './changed.ts';
import { units } from './line-features.ts';
import { matching, type Option } from './question.ts';

/** Places in half turns: 1 is 180° or π. */
type Wave = { f: string; a: number; k: number; d: number; c: number };

type Kind = {
	value: (angle: number) => number;
	swap: string;
	/** First vertical asymptote, in half turns. */ wall?: number;
};

const KINDS: Readonly<Record<string, Kind>> = {
	sin: { value: Math.sin, swap: 'cos' },
	cos: { value: Math.cos, swap: 'sin' },
	tan: { value: Math.tan, swap: 'cot', wall: 0.5 },
	cot: { value: (x) => 1 / Math.tan(x), swap: 'tan', wall: 0 },
	csc: { value: (x) => 1 / Math.sin(x), swap: 'sec', wall: 0 },
	sec: { value: (x) => 1 / Math.cos(x), swap: 'csc', wall: 0.5 },
};

/** "π/4" and "−90" in half turns. */
function halfTurns(text: string): number {
	if (!text.includes('π')) return Number(text) / 180;
	const [over = '1', under = '1'] = text.replace('π', '1').split('/');
	return Number(over) / Number(under);
}

export function angleOf(halves: number, inDegrees: boolean): Expression {
	if (inDegrees) return degrees(Math.round(halves * 180));
	const { n, d } = new Fraction(halves).simplify(0.001);
	const over = n === 1n ? PI : product(Number(n), PI);
	return d === 1n ? over : quotient(over, Number(d));
}

export function waveRule({ f, a, k, d, c }: Wave, inDegrees: boolean): Expression {
	const angle = angleOf(Math.abs(d), inDegrees);
	const moved = d === 0 ? operand('x') : sum('x', d > 0 ? opposite(angle) : angle);
	const inner = k === 1 ? moved : product(num(new Fraction(k)), moved);
	const core = call(`\\${f}`, inner);
	const front = a === 1 ? core : product(a, core);
	return c === 0 ? front : sum(front, c);
}

function waveOption(wave: Wave, inDegrees: boolean, mistake: string): Option {
	const { a, k, d, c } = wave;
	const { value, wall } = caseOf(KINDS, wave.f);
	const unit = inDegrees ? 180 : 1;
	const quarters = [0, 1, 2, 3, 4].map((quarter) => (d + quarter / (2 * k)) * unit);
	const walls =
		wall === undefined
			? []
			: Array.from({ length: 41 }, (_, i) => ((wall + i - 20) / k + d) * unit).filter(
					(at) => at >= -unit - 1e-9 && at <= 2 * unit + 1e-9,
				);
	const isWall = (x: number) => walls.some((at) => Math.abs(at - x) < 1e-6 * unit);
	return {
		text: formula(equation('y', waveRule(wave, inDegrees))),
		mistake,
		curve: {
			at: (x) => (isWall(x) ? Number.NaN : a * value(k * (x / unit - d) * Math.PI) + c),
			walls: walls.map((at) => Number(at.toFixed(9))),
			keys: [...quarters, ...quarters.map((at) => at - unit / (4 * k))].map((at) =>
				Number(at.toFixed(9)),
			),
		},
	};
}

const axesIn = (inDegrees: boolean, isSmall: boolean): Axes => {
	const unit = inDegrees ? 180 : 1;
	const x: Axis = {
		from: -unit,
		to: 2 * unit,
		grid: unit / 2,
		numbersEvery: isSmall ? unit : unit / 2,
		...(inDegrees ? {} : { unit: 'π' }),
	};
	return { x, y: { from: -6, to: 6, grid: 1, numbersEvery: isSmall ? 4 : 2 } };
};

export function matchTrig(draw: Draw): Draft | undefined {
	const { d, inDegrees } = shiftOf(draw);
	const wave: Wave = {
		f: draw.inTurn('f'),
		a: draw.int('a'),
		k: draw.has('k') ? draw.int('k') : 1,
		d,
		c: draw.has('c') ? draw.int('c') : 0,
	};
	const { f, a, k, c } = wave;
	if (Math.abs(a) + Math.abs(c) > 5) return undefined;
	const { swap, wall } = caseOf(KINDS, f);
	// More asymptotes than this crowd a small graph.
	if (wall !== undefined && k > 2) return undefined;
	const one = (change: Partial<Wave>, mistake: string) =>
		waveOption({ ...wave, ...change }, inDegrees, mistake);
	return matching(draw, {
		small: axesIn(inDegrees, true),
		large: axesIn(inDegrees, false),
		note: say`where ${symbol('x')} is in ${inDegrees ? 'degrees' : 'radians'}`,
		options: [
			one({}, ''),
			...draw.random.shuffle([
				one({ f: swap }, `used ${NAMES[swap]} instead of ${NAMES[f]}`),
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
			one({ f: swap, a: -a }, `used ${NAMES[swap]} instead of ${NAMES[f]}, with the opposite sign`),
			one(
				{ a: Math.abs(a) > 2 ? Math.sign(a) : 3 * Math.sign(a) },
				Math.abs(a) > 2 ? 'left out the vertical stretch' : 'used an amplitude of 3',
			),
		],
		steps: (fromGraph) =>
			wall === undefined ? waveSteps(wave, inDegrees, fromGraph) : wallSteps(wave, inDegrees),
		hint:
			wall === undefined
				? say`What are the greatest and least values? How long is one cycle, and where does it start?`
				: say`Where are the vertical asymptotes? How far apart are they? What does the graph do halfway between two of them?`,
	});
}

/** A shift by degrees is a drawn number, one by radians a word such as π/4. */
function shiftOf(draw: Draw): { d: number; inDegrees: boolean } {
	if (!draw.has('d')) return { d: 0, inDegrees: !draw.has('k') };
	try {
		return { d: halfTurns(draw.choice('d')), inDegrees: false };
	} catch {
		return { d: draw.int('d') / 180, inDegrees: true };
	}
}

const NAMES: Readonly<Record<string, string>> = {
	sin: 'sine',
	cos: 'cosine',
	tan: 'tangent',
	cot: 'cotangent',
	csc: 'cosecant',
	sec: 'secant',
};

const signOf = (a: number): string => (a > 0 ? 'positive' : 'negative');

function waveSteps({ f, a, k, d, c }: Wave, inDegrees: boolean, fromGraph: boolean): Line[] {
	const [low, high] = [c - Math.abs(a), c + Math.abs(a)];
	const period = angleOf(2 / k, inDegrees);
	const shift = say`the graph is shifted ${units(Math.abs(c))} ${c > 0 ? 'up' : 'down'}`;
	const angle = d === 0 ? '' : 'the angle is 0 there, and ';
	const atZero = f === 'sin' ? 'the sine of 0 is 0' : 'the cosine of 0 is 1';
	const at = equation(
		'x',
		d < 0 ? opposite(angleOf(-d, inDegrees)) : d === 0 ? 0 : angleOf(d, inDegrees),
	);
	const point = say`When ${at}, the value is ${f === 'sin' ? c : a + c}${f === 'sin' ? say`, and from there the graph ${a > 0 ? 'rises' : 'falls'}` : say`, the ${a > 0 ? 'greatest' : 'least'} value`}`;
	return [
		fromGraph
			? sentence(
					say`The values go from ${low} to ${high}, so the amplitude is ${Math.abs(a)}.`,
					'the amplitude is half of the difference between the greatest and least values',
				)
			: sentence(
					say`The amplitude is ${Math.abs(a)}${c === 0 ? '' : say` and ${shift}`}, so the values go from ${low} to ${high}.`,
					'the amplitude is the absolute value of the coefficient',
				),
		...(fromGraph && c !== 0
			? [
					sentence(
						say`The middle of these values is ${c}, so ${shift}.`,
						'without a shift, the middle is 0',
					),
				]
			: []),
		fromGraph
			? sentence(
					say`The graph repeats every ${period}, so the coefficient of ${symbol('x')} is ${num(new Fraction(k))}.`,
					`the period is ${inDegrees ? '360°' : '2π'} divided by the coefficient`,
				)
			: sentence(
					say`The period is ${period}.`,
					k === 1
						? 'the coefficient of x is 1, so the period does not change'
						: `the period is ${inDegrees ? '360°' : '2π'} divided by ${new Fraction(k).toFraction()}`,
				),
		fromGraph
			? sentence(
					say`${point}, so the coefficient of the ${f === 'sin' ? 'sine' : 'cosine'} is ${signOf(a)}${d === 0 ? '' : say` and the graph is shifted ${angleOf(Math.abs(d), inDegrees)} to the ${d > 0 ? 'right' : 'left'}`}.`,
					d === 0 ? atZero : `${atZero}: without a shift, this point is at x = 0`,
				)
			: sentence(say`${point}.`, `${angle}${atZero}; the coefficient is ${signOf(a)}`),
	];
}

function wallSteps({ f, a, k, c }: Wave, inDegrees: boolean): Line[] {
	const wall = KINDS[f]?.wall ?? 0;
	const bend = f === 'tan' || f === 'cot';
	const at = (turns: number) => equation('x', turns === 0 ? 0 : angleOf(turns, inDegrees));
	const apart = say`The vertical asymptotes are ${angleOf(1 / k, inDegrees)} apart; one is at ${at(wall / k)}.`;
	const middle = at(wall === 0 ? 1 / (2 * k) : 0);
	return [
		sentence(apart, `${f === 'tan' || f === 'sec' ? 'the cosine' : 'the sine'} is 0 there`),
		...(bend
			? [
					sentence(
						say`Between two asymptotes, the graph ${a > 0 === (f === 'tan') ? 'rises' : 'falls'} from left to right.`,
						`the ${NAMES[f]} ${f === 'tan' ? 'rises' : 'falls'}, and its coefficient is ${signOf(a)}`,
					),
					sentence(
						say`Halfway between two asymptotes, at ${middle}, the value is ${c}.`,
						`the ${NAMES[f]} is 0 there`,
					),
				]
			: [
					sentence(
						say`The graph has no points between ${equation('y', c - Math.abs(a))} and ${equation('y', c + Math.abs(a))}.`,
						`the ${NAMES[f]} is never between −1 and 1`,
					),
					sentence(
						say`Halfway between two asymptotes, at ${middle}, the value is ${a + c}, and the branch opens ${a > 0 ? 'upward' : 'downward'}.`,
						`the ${f === 'sec' ? 'cosine' : 'sine'} has its greatest value there; the coefficient is ${signOf(a)}`,
					),
				]),
	];
}
