/** The graph of a polynomial function with all its zeros in view. */
import { type Coefficients, valueAt } from '../../math/coefficients.ts';
import { listInWords } from '../../math/things-in-words.ts';
import type { Axis, Graph, Spot } from './figure.ts';
import { spoken } from '../../math/speech-numbers.ts';

export type Meeting = { zero: number; times: number };

/** `meetings` in increasing order. The description says how the curve meets the x-axis and where it crosses the y-axis. */
export function polynomialGraph(rule: Coefficients, meetings: readonly Meeting[]): Graph {
	const zeros = meetings.map(({ zero }) => zero);
	const reach = Math.max(4, ...zeros.map((zero) => Math.abs(zero) + 1));
	const x: Axis = { from: -reach, to: reach, grid: 1, numbersEvery: 1 };
	const y = axisFor(heightOf(rule, zeros));
	const points = Array.from({ length: 101 }, (_, at): Spot => {
		const across = -reach + (at * 2 * reach) / 100;
		return [across, valueAt(rule, across)];
	}).filter(([, up]) => Math.abs(up) < 3 * y.to);
	return { kind: 'graph', x, y, shapes: [{ kind: 'curve', points }], alt: inWords(rule, meetings) };
}

/** False when a bend between two zeros would be too flat to be seen at the scale of the whole graph. */
export function isReadable(rule: Coefficients, meetings: readonly Meeting[]): boolean {
	const zeros = meetings.map(({ zero }) => zero);
	const { to } = axisFor(heightOf(rule, zeros));
	return zeros.slice(1).every((high, at) => {
		const low = zeros[at] ?? high;
		const heights = [0.25, 0.5, 0.75].map((part) => valueAt(rule, low + part * (high - low)));
		return Math.max(...heights.map(Math.abs)) > to / 12;
	});
}

/** The y-intercept can be read from the graph. */
export function isInterceptOnGrid(rule: Coefficients, meetings: readonly Meeting[]): boolean {
	const zeros = meetings.map(({ zero }) => zero);
	return (rule.at(-1) ?? 0) % axisFor(heightOf(rule, zeros)).grid === 0;
}

/** The greatest height between the zeros and at the y-axis. */
function heightOf(rule: Coefficients, zeros: readonly number[]): number {
	const [first = 0, last = 0] = [zeros[0], zeros.at(-1)];
	const low = Math.min(first, 0) - 0.3;
	const high = Math.max(last, 0) + 0.3;
	const heights = Array.from({ length: 81 }, (_, at) =>
		Math.abs(valueAt(rule, low + (at * (high - low)) / 80)),
	);
	return Math.max(...heights);
}

const axisFor = (height: number): Axis => {
	const step = [1, 2, 5, 10, 20, 50, 100, 200].find((one) => height <= 5.5 * one) ?? 500;
	return { from: -6 * step, to: 6 * step, grid: step, numbersEvery: 2 * step };
};

const VERBS: Readonly<Record<number, string>> = {
	1: 'crosses the x-axis',
	2: 'touches the x-axis and turns back',
	3: 'flattens as it crosses the x-axis',
};

/** Consecutive zeros where the curve does the same. */
function alike(meetings: readonly Meeting[]): { times: number; zeros: number[] }[] {
	const runs: { times: number; zeros: number[] }[] = [];
	for (const { zero, times } of meetings) {
		const last = runs.at(-1);
		if (last?.times === times) last.zeros.push(zero);
		else runs.push({ times, zeros: [zero] });
	}
	return runs;
}

function inWords(rule: Coefficients, meetings: readonly Meeting[]): string {
	const met = alike(meetings).map(
		({ times, zeros }) =>
			`${VERBS[times] ?? ''} at ${listInWords(zeros.map((zero) => `x equals ${spoken(zero)}`))}`,
	);
	const lead = rule[0] ?? 1;
	const starts =
		lead > 0 === (rule.length % 2 === 1) ? 'starts high and falls' : 'starts low and rises';
	return `On the left, the curve ${starts}. From left to right, it ${met.join(', then ')}. On the right, it ${lead > 0 ? 'rises' : 'falls'}. It meets the y-axis at y equals ${spoken(rule.at(-1) ?? 0)}.`;
}
