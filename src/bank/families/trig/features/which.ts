/** Which of four graphs is periodic or sinusoidal. */
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, letteredChoice, sentence } from '../../../family.ts';
import { type Curve, fourCurves } from '../../../figures/curves.ts';
import { cornersOf, fraction } from './graph.ts';
import type { Axis } from '../../../figures/figure.ts';

type Kind = {
	periodic: boolean;
	sinusoidal: boolean;
	at: (x: number, a: number, p: number) => number;
	form: string;
	/** What shows that all cycles are identical. */
	cycles?: string;
	corners?: readonly number[];
};

const wave = (x: number, p: number) => Math.sin((2 * Math.PI * x) / p);

const KINDS: Readonly<Record<string, Kind>> = {
	sinusoid: {
		periodic: true,
		sinusoidal: true,
		at: (x, a, p) => a * wave(x, p),
		form: 'a smooth wave',
		cycles:
			'all its crests have the same height, all its troughs have the same depth, and both are evenly spaced',
	},
	triangle: {
		corners: [0, 0.5],
		periodic: true,
		sinusoidal: false,
		at: (x, a, p) => a * (Math.abs(fraction(x / p) - 0.5) * 4 - 1),
		form: 'a zigzag of straight pieces',
		cycles: 'all its peaks have the same height and are evenly spaced',
	},
	square: {
		corners: [0, 0.5],
		periodic: true,
		sinusoidal: false,
		at: (x, a, p) => (fraction(x / p) < 0.5 ? a : -a),
		form: 'a square wave that alternates between two heights',
		cycles: 'all its level pieces have the same length',
	},
	sawtooth: {
		corners: [0],
		periodic: true,
		sinusoidal: false,
		at: (x, a, p) => a * (2 * fraction(x / p) - 1),
		form: 'made of identical straight pieces',
		cycles: 'each one rises, and then the graph jumps back down',
	},
	pulse: {
		corners: [0, 0.25],
		periodic: true,
		sinusoidal: false,
		at: (x, a, p) => (fraction(x / p) < 0.25 ? a : 0),
		form: 'level at 0 except for short raised sections',
		cycles: 'all its raised sections are the same and are evenly spaced',
	},
	'growing oscillation': {
		periodic: false,
		sinusoidal: false,
		at: (x, a, p) => (a * (x + 6) * wave(x, p)) / 12,
		form: 'a smooth wave whose crests become higher and higher',
	},
	'decaying oscillation': {
		periodic: false,
		sinusoidal: false,
		at: (x, a, p) => (a * (6 - x) * wave(x, p)) / 12,
		form: 'a smooth wave whose crests become lower and lower',
	},
	'random walk': {
		periodic: false,
		sinusoidal: false,
		at: (x, a, p) => irregular(x, a, p),
		corners: [0],
		form: 'made of straight pieces that rise and fall irregularly, with no part that repeats',
	},
};

/** Heights with no order in them, joined by straight pieces. */
const HEIGHTS = [1, -3, 2, 4, -1, 0, 3, -4, -2, 1, 4, -3, 2, 0, -2, 5, 1];

function irregular(x: number, a: number, p: number): number {
	const place = x / p + 6 / p + a;
	const [from, part] = [Math.floor(place), place - Math.floor(place)];
	const [left = 0, right = 0] = [HEIGHTS[from], HEIGHTS[from + 1]];
	return left + (right - left) * part;
}

/** What the alternative text says about a graph. */
const inWords = (name: string): string =>
	[KINDS[name]?.form, KINDS[name]?.cycles].filter((part) => part !== undefined).join('; ');

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
	const isSine = wanted === 'sinusoidal';
	const kind = wanted === 'not periodic' ? `a function that is ${wanted}` : `a ${wanted} function`;
	const right = isSine
		? 'sinusoid'
		: wanted === 'periodic'
			? draw.random.pick([...groups.sine, ...groups.other])
			: draw.random.pick(groups.not);
	const wrong = isSine
		? [...draw.random.sample(groups.other, 2), draw.random.pick(groups.not)]
		: wanted === 'periodic'
			? groups.not
			: [...groups.sine, ...draw.random.sample(groups.other, 2)];
	const shown = draw.random.shuffle([right, ...wrong]);
	const axis: Axis = { from: -6, to: 6, grid: 1, numbersEvery: 4 };
	const curves = shown.map((name): Curve => {
		const isIrregular = name === 'random walk';
		const [a, p] = [draw.random.int(2, 4), isIrregular ? 1 : draw.random.int(3, 4)];
		return {
			at: (x) => KINDS[name]?.at(x, a, p) ?? 0,
			breaks: cornersOf(KINDS[name]?.corners, p, -6, 6),
		};
	});
	const words = shown.map((name, at) => `Graph ${'ABCD'[at]} is ${inWords(name)}.`);
	const figure = {
		...fourCurves(curves, { x: axis, y: axis }),
		alt: `Four graphs, A to D. ${words.join(' ')}`,
	};
	const letter = 'ABCD'[shown.indexOf(right)] ?? 'A';
	const holds = (name: string) => (isSine ? KINDS[name]?.sinusoidal : KINDS[name]?.periodic);
	const reason = (name: string): string => {
		if (wanted === 'not periodic')
			return 'chose a graph that repeats the same cycle at regular intervals';
		return KINDS[name]?.periodic
			? 'chose a periodic graph with straight pieces, which is not a smooth wave'
			: name === 'random walk'
				? 'chose a graph in which no part repeats'
				: 'chose a graph whose cycles change from one to the next';
	};
	return {
		prompt: say`Which graph shows ${kind}?`,
		answer: letteredChoice(
			shown.map((name, at) => ({
				body: say`Graph ${'ABCD'[at] ?? 'A'}`,
				...(name === right ? {} : { misconception: reason(name) }),
			})),
		),
		figure,
		steps: [
			sentence(
				isSine
					? say`A sinusoidal graph is a smooth wave with identical cycles, like the graph of a sine function.`
					: say`A function is periodic if its graph repeats the same cycle at regular intervals.`,
			),
			...shown.map((name, at) =>
				sentence(
					isSine && KINDS[name]?.periodic && !holds(name)
						? say`Graph ${'ABCD'[at] ?? 'A'} is periodic, but it is not a smooth wave: it is ${KINDS[name].form}. So it is not sinusoidal.`
						: say`Graph ${'ABCD'[at] ?? 'A'} is ${KINDS[name]?.form ?? ''}${holds(name) ? `; all its cycles are identical${isSine ? ', like those of a sine function' : ''}` : ''}, so it is ${holds(name) ? '' : 'not '}${isSine ? 'sinusoidal' : 'periodic'}.`,
				),
			),
			sentence(say`Graph ${letter} shows ${kind}.`),
		],
		hints: [
			isSine
				? say`What does the graph of a sine function look like? How does each graph compare with it?`
				: say`Which of the graphs match themselves when you shift them sideways?`,
		],
	};
}
