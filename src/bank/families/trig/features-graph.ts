/** Features read from a graph or a list of values. */
import Fraction from 'fraction.js';
import {
	divided,
	equation,
	brackets,
	num,
	operand,
	quotient,
	signed,
	sum,
} from '../../../math/expression.ts';
import { call } from '../../../math/notation.ts';
import { type Prose, say } from '../../../math/prose.ts';
import { integer, letteredChoice, rational } from '../../answer.ts';
import { type Draft, type Draw, type Figure, line, type Line, sentence } from '../../family.ts';
import { type Curve, fourCurves, oneCurve } from '../../figures/curves.ts';
import { axesInWords, type Axis } from '../../figures/graph.ts';

type Shape = { at: (part: number) => number; high: number; low: number; flat?: true };

/** Heights from −1 to 1 over one cycle, and where in the cycle the extremes are. */
const SHAPES: Readonly<Record<string, Shape>> = {
	sinusoid: { at: (part) => Math.cos(2 * Math.PI * part), high: 0, low: 0.5 },
	'triangle wave': { at: (part) => Math.abs(part - 0.5) * 4 - 1, high: 0, low: 0.5 },
	'square wave': { at: (part) => (part < 0.5 ? 1 : -1), high: 0, low: 0.5, flat: true },
	'heartbeat-like': { at: (part) => spike(part), high: 0.25, low: 0.5 },
};

/** Level, up to 1 at a quarter, down to −1 at a half, back to level at three quarters. */
function spike(part: number): number {
	if (part < 0.125 || part > 0.75) return 0;
	if (part < 0.25) return (part - 0.125) * 8;
	return part < 0.5 ? 1 - (part - 0.25) * 8 : (part - 0.75) * 4;
}

const fraction = (value: number): number => value - Math.floor(value + 1e-9);

export function fromGraph(draw: Draw): Draft | undefined {
	const [period, high, low] = [Number(draw.choice('P')), draw.int('M'), draw.int('m')];
	const [kind, ask] = [draw.inTurn('shape'), draw.inTurn('ask')];
	const shape = SHAPES[kind];
	if (!shape || (kind === 'heartbeat-like' && period % 4 > 0) || high - low < 4 || high - low > 16)
		return undefined;
	const middle = new Fraction(high + low, 2);
	const size = new Fraction(high - low, 2);
	const end = period * 3;
	const heights = (places: readonly number[], y: number) =>
		places.map((x): [number, number] => [x, y]);
	const turns = [0, 1, 2].map((cycle) => cycle * period);
	const highs = heights(
		turns.map((at) => at + shape.high * period),
		high,
	);
	const lows = heights(
		turns.map((at) => at + shape.low * period),
		low,
	);
	const figure = described(
		{
			at: (x) => middle.valueOf() + size.valueOf() * shape.at(fraction(x / period)),
		},
		{
			from: 0,
			to: end,
			grid: period / 2,
			numbersEvery: period <= 4 ? period / 2 : period,
			name: 't',
		},
		heightAxis(low, high),
		shape.flat
			? `The graph is level in turn high and low. The high parts start at ${spots(highs)}; the low parts start at ${spots(lows)}.`
			: `The graph repeats. Its highest points are ${spots(highs)}; its lowest points are ${spots(lows)}.`,
	);
	const name = operand('f');
	const asked = ask === 'maximum or minimum' ? draw.random.pick(['maximum', 'minimum']) : ask;
	const prompt = (what: string | Prose) =>
		say`The graph shows a periodic function ${name}. ${what}`;
	const [first, second] = [highs[0]?.[0] ?? 0, highs[1]?.[0] ?? 0];
	const top = shape.flat ? 'start of a high part' : 'highest point';
	const extremes: Line = sentence(
		say`The greatest value is ${high} and the least value is ${low}.`,
		'read the heights on the vertical axis',
	);
	switch (asked) {
		case 'period':
			return {
				prompt: prompt('What is its period?'),
				answer: integer(period),
				figure,
				steps: [
					sentence(
						say`There is a ${top} at ${equation('t', num(new Fraction(first)))} and the next one at ${equation('t', num(new Fraction(second)))}.`,
					),
					line(
						equation(sum(num(new Fraction(second)), num(new Fraction(-first))), period),
						'the period is the length of one cycle',
					),
					sentence(say`The period is ${period}.`),
				],
				hints: [say`How far is it from one ${top} to the next?`],
			};
		case 'amplitude':
			return {
				prompt: prompt('What is its amplitude?'),
				answer: rational(size),
				figure,
				steps: [
					extremes,
					line(
						quotient(sum(high, low < 0 ? { kind: 'opposite', of: brackets(num(low)) } : -low), 2),
						'half the distance between greatest and least value',
					),
					line(equation(quotient(high - low, 2), num(size))),
				],
				hints: [
					say`How far is it from the lowest to the highest point? The amplitude is half of that.`,
				],
			};
		case 'axis':
			return {
				prompt: prompt(
					say`Its axis is the horizontal line ${equation('y', 'm')}. What is the value of ${operand('m')}?`,
				),
				answer: rational(middle),
				figure,
				steps: [
					extremes,
					line(
						equation('m', quotient(sum(high, signed(low)), 2)),
						'the axis is halfway between greatest and least value',
					),
					line(equation('m', num(middle))),
				],
				hints: [say`The axis is halfway between the highest and the lowest points.`],
			};
		default: {
			const isTop = asked === 'maximum';
			return {
				prompt: prompt(`What is its ${asked} value?`),
				answer: integer(isTop ? high : low),
				figure,
				steps: [
					sentence(
						say`The ${isTop ? 'highest' : 'lowest'} parts of the graph are at the height ${isTop ? high : low}.`,
					),
					sentence(say`The ${asked} value is ${isTop ? high : low}.`),
				],
				hints: [
					say`Look at the ${isTop ? 'highest' : 'lowest'} points and read their height on the vertical axis.`,
				],
			};
		}
	}
}

const spots = (list: readonly (readonly [number, number])[]): string =>
	list.map(([x, y]) => `(${x}, ${String(y).replace('-', 'negative ')})`).join(', ');

function heightAxis(low: number, high: number): Axis {
	const reach = high - Math.min(low, 0);
	const grid = reach > 12 ? 2 : 1;
	const down = Math.min(0, low) - grid;
	return {
		from: Math.floor(down / grid) * grid,
		to: (Math.ceil(high / grid) + 1) * grid,
		grid,
		numbersEvery: grid * 2,
	};
}

function described(curve: Curve, x: Axis, y: Axis, words: string): Figure {
	return { ...oneCurve(curve, { x, y }), alt: `${axesInWords(x, y)} ${words}` };
}

/** f(t + nP) from the values of one cycle. */
export function laterValue(draw: Draw): Draft | undefined {
	const [period, n] = [draw.int('P'), draw.int('n')];
	const first = draw.int('t') % period;
	if (period < 4 || period > 8) return undefined;
	const values = Array.from({ length: period }, () => draw.random.int(0, 20));
	if (new Set(values).size < period - 1) return undefined;
	const later = first + n * period;
	const value = values[first] ?? 0;
	const f = (t: number) => call('f', t);
	const known: Prose = {
		parts: values
			.flatMap((height, t) => [
				equation(f(t), height),
				t === period - 1 ? '' : t === period - 2 ? ' and ' : ', ',
			])
			.filter((part) => part !== ''),
	};
	return {
		prompt: say`A function ${operand('f')} is periodic with period ${period}. Its values in one cycle are ${known}. What is ${f(later)}?`,
		answer: integer(value),
		steps: [
			sentence(
				say`${equation(divided(later, period), n)}${first === 0 ? ' exactly' : say` remainder ${first}`}: up to ${later} there are ${n} whole cycles${first === 0 ? '' : say` and ${first} more`}.`,
				'divide by the period',
			),
			line(equation(f(later), f(first)), 'whole cycles change nothing'),
			line(equation(f(later), value)),
		],
		hints: [say`How many whole cycles fit into ${later}? Only what is left over matters.`],
	};
}

type Kind = {
	periodic: boolean;
	sinusoidal: boolean;
	at: (x: number, a: number, p: number) => number;
	words: string;
};

const wave = (x: number, p: number) => Math.sin((2 * Math.PI * x) / p);
const KINDS: Readonly<Record<string, Kind>> = {
	sinusoid: {
		periodic: true,
		sinusoidal: true,
		at: (x, a, p) => a * wave(x, p),
		words: 'a smooth wave; all its crests have the same height and the same distance',
	},
	triangle: {
		periodic: true,
		sinusoidal: false,
		at: (x, a, p) => a * (Math.abs(fraction(x / p) - 0.5) * 4 - 1),
		words: 'a zigzag of straight pieces; all its peaks have the same height and the same distance',
	},
	square: {
		periodic: true,
		sinusoidal: false,
		at: (x, a, p) => (fraction(x / p) < 0.5 ? a : -a),
		words: 'level in turn high and low, always equally long and equally high',
	},
	sawtooth: {
		periodic: true,
		sinusoidal: false,
		at: (x, a, p) => a * (2 * fraction(x / p) - 1),
		words: 'made of straight pieces that rise and then drop at once; all pieces are the same',
	},
	pulse: {
		periodic: true,
		sinusoidal: false,
		at: (x, a, p) => (fraction(x / p) < 0.25 ? a : 0),
		words: 'level at 0 with short high parts, all the same and at the same distance',
	},
	'growing oscillation': {
		periodic: false,
		sinusoidal: false,
		at: (x, a, p) => (a * (x + 6) * wave(x, p)) / 12,
		words: 'a smooth wave whose crests become higher and higher',
	},
	'decaying oscillation': {
		periodic: false,
		sinusoidal: false,
		at: (x, a, p) => (a * (6 - x) * wave(x, p)) / 12,
		words: 'a smooth wave whose crests become lower and lower',
	},
	'random walk': {
		periodic: false,
		sinusoidal: false,
		at: (x, a, p) => a * 0.9 * Math.sin(0.13 * p * (x + 6) ** 2 * 0.35 + a) * Math.cos(x / 5),
		words: 'a line that goes up and down irregularly, with no part that repeats',
	},
};

export function whichGraph(draw: Draw): Draft | undefined {
	const ask = draw.inTurn('ask');
	const names = Object.keys(KINDS);
	const groups = {
		sine: ['sinusoid'],
		other: names.filter((name) => KINDS[name]?.periodic && !KINDS[name]?.sinusoidal),
		not: names.filter((name) => !KINDS[name]?.periodic),
	};
	const isPeriodic = ask === 'is it periodic';
	const wanted = isPeriodic ? draw.random.pick(['periodic', 'not periodic']) : 'sinusoidal';
	const right =
		wanted === 'sinusoidal'
			? 'sinusoid'
			: wanted === 'periodic'
				? draw.random.pick([...groups.sine, ...groups.other])
				: draw.random.pick(groups.not);
	const wrong =
		wanted === 'sinusoidal'
			? [...draw.random.sample(groups.other, 2), draw.random.pick(groups.not)]
			: wanted === 'periodic'
				? groups.not
				: [...groups.sine, ...draw.random.sample(groups.other, 2)];
	const shown = draw.random.shuffle([right, ...wrong]);
	const axis: Axis = { from: -6, to: 6, grid: 1, numbersEvery: 4 };
	const curves = shown.map((name): Curve => {
		const [a, p] = [draw.random.int(2, 4), draw.random.int(2, 4)];
		return { at: (x) => KINDS[name]?.at(x, a, p) ?? 0 };
	});
	const words = shown.map((name, at) => `Graph ${'ABCD'[at]} is ${KINDS[name]?.words}.`);
	const figure = {
		...fourCurves(curves, { x: axis, y: axis }),
		alt: `Four graphs, A to D. ${words.join(' ')}`,
	};
	const letter = 'ABCD'[shown.indexOf(right)] ?? 'A';
	const reason = (name: string): string => {
		const kind = KINDS[name];
		if (wanted === 'not periodic') return 'overlooked that it repeats at equal distances';
		return kind?.periodic
			? 'took a periodic graph with straight pieces for a sinusoidal one'
			: 'overlooked that no cycle repeats unchanged';
	};
	return {
		prompt: say`Which graph shows a function that is ${wanted}?`,
		answer: letteredChoice(
			shown.map((name, at) => ({
				body: say`Graph ${'ABCD'[at] ?? 'A'}`,
				...(name === right ? {} : { slip: reason(name) }),
			})),
		),
		figure,
		steps: [
			sentence(
				wanted === 'sinusoidal'
					? say`A sinusoidal graph is a smooth wave like the graph of a sine, with equal cycles.`
					: say`A graph is periodic when one cycle repeats unchanged at equal distances.`,
			),
			...(wanted === 'not periodic'
				? [sentence(say`The other three repeat at equal distances; graph ${letter} does not.`)]
				: [
						sentence(
							say`The other three are not like this: ${wanted === 'periodic' ? 'their cycles change' : 'they have straight pieces, or their cycles change'}.`,
						),
					]),
			sentence(say`The answer is Graph ${letter}.`),
		],
		hints: [
			wanted === 'sinusoidal'
				? say`Look for a smooth wave with equal cycles.`
				: say`Can you move the graph to the side so that it lies on itself?`,
		],
	};
}
