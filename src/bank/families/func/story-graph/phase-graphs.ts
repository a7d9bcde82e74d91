/** Four graphs without numbers: how a quantity goes up and down in the course of time. */
import type { Figure } from '../../../family.ts';
import type { Spot } from '../../../figures/plane-window.ts';
import { letterOf } from '../../../figures/solution-line.ts';
import { ACCENT, INK, svg } from '../../../figures/svg.ts';

/** "rises faster and faster" is the words of `up-faster`. */
export const PHASES = {
	up: 'rises steadily',
	'up-faster': 'rises slowly at first, then faster and faster',
	'up-slower': 'rises fast at first, then more and more slowly',
	level: 'stays level',
	down: 'falls steadily',
	'down-faster': 'falls slowly at first, then faster and faster',
	'down-slower': 'falls fast at first, then more and more slowly',
} as const;

export type Phase = keyof typeof PHASES;

const RISE: Readonly<Record<string, number>> = { up: 4, level: 0, down: -3 };

const riseOf = (phase: Phase): number => RISE[phase.split('-')[0] ?? ''] ?? 0;

/** Heights at the ends of the phases. */
export function heightsOf(phases: readonly Phase[], start: number): number[] {
	const heights = [start];
	for (const phase of phases) heights.push((heights.at(-1) ?? 0) + riseOf(phase));
	return heights;
}

/** Time and height from 0 to 1. */
function spotsOf(phases: readonly Phase[], start: number): Spot[] {
	const heights = heightsOf(phases, start);
	const top = Math.max(...heights) * 1.1;
	return phases.flatMap((phase, at): Spot[] => {
		const from = heights[at] ?? 0;
		const isStraight = !phase.includes('-');
		const steps = isStraight ? [0, 1] : Array.from({ length: 9 }, (_, i) => i / 8);
		return steps.map((t): Spot => {
			const part = isStraight ? t : phase.endsWith('faster') ? t ** 2.2 : 1 - (1 - t) ** 2.2;
			return [(at + t) / phases.length, (from + part * riseOf(phase)) / top];
		});
	});
}

const PANEL = 128;

/** `start`: the height at the beginning; a rise is 4, a fall 3. */
export function fourPhaseGraphs(all: readonly (readonly Phase[])[], start: number): Figure {
	const panels = all.map((phases, at) => {
		const [left, top] = [18 + (at % 2) * 158, 30 + Math.floor(at / 2) * 166];
		const path = spotsOf(phases, start)
			.map(
				([x, y]) =>
					`${(left + x * (PANEL - 12)).toFixed(1)} ${(top + PANEL - y * (PANEL - 10)).toFixed(1)}`,
			)
			.join('L');
		const [right, bottom] = [left + PANEL, top + PANEL];
		return (
			`<text x="${left + 14}" y="${top - 10}" font-size="17" font-weight="700">${letterOf(at)}</text>` +
			`<path d="M${left} ${top - 6}V${bottom}H${right}M${left - 4} ${top}l4-6 4 6M${right - 6} ${bottom - 4}l6 4-6 4" stroke="${INK}" stroke-width="1.5" fill="none"/>` +
			`<path d="M${path}" stroke="${ACCENT}" stroke-width="2.5" fill="none" stroke-linejoin="round"/>` +
			`<text x="${right - 16}" y="${bottom + 15}" font-size="13">time</text>`
		);
	});
	const words = all.map(
		(phases, at) =>
			`Graph ${letterOf(at)}: the curve ${phases.map((phase) => PHASES[phase]).join('; then it ')}.`,
	);
	return {
		svg: svg(320, 348, panels.join('')),
		alt: `Four graphs, A to D, without numbers. Time runs to the right. ${words.join(' ')}`,
		width: 320,
		height: 348,
	};
}
