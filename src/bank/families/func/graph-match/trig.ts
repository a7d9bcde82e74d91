/** Matching the graphs and rules of trigonometric functions, in degrees or in radians. */
import { equation } from '../../../../math/expression.ts';
import { formula, say } from '../../../../math/prose.ts';
import { caseOf, type Draft, type Draw } from '../../../family.ts';
import { sideways, upOrDown } from './changed.ts';
import { matching, type Option } from './question.ts';
import { KINDS, wallSteps, type Wave, waveRule, waveSteps } from './wave-steps.ts';
import type { Axes, Axis } from '../../../figures/figure.ts';

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
