/** Zeros with their multiplicities: how the graph of a polynomial function meets the x-axis. */
import { type Factored, factoredForm, withZeros } from '../../math/coefficients.ts';
import type { Expression } from '../../math/expression.ts';
import type { Meeting } from '../figures/polynomial-graph.ts';

export const sorted = (meetings: Meeting[]) => meetings.toSorted((one, two) => one.zero - two.zero);

export const twoMeetings = (p: number, m: number, q: number, n: number) =>
	sorted([
		{ zero: p, times: m },
		{ zero: q, times: n },
	]);

/** The same zeros twice, or so high a curve that nothing can be read from it. */
export function isClumsy(meetings: readonly Meeting[]): boolean {
	const zeros = meetings.map(({ zero }) => zero);
	const degree = meetings.reduce((all, { times }) => all + times, 0);
	return new Set(zeros).size < zeros.length || degree > 5;
}

export const ofMeetings = (meetings: readonly Meeting[], lead: number): Factored =>
	withZeros(
		lead,
		...meetings.flatMap(({ zero, times }) => Array.from({ length: times }, () => zero)),
	);

export const ruleOf = (meetings: readonly Meeting[], lead: number): Expression =>
	factoredForm(ofMeetings(meetings, lead));

export const negated = (meetings: readonly Meeting[]): Meeting[] =>
	sorted(meetings.map(({ zero, times }) => ({ zero: -zero + 0, times })));

/** The exponents in the other order. */
export const swapped = (meetings: readonly Meeting[]): Meeting[] =>
	meetings.map(({ zero }, at) => ({ zero, times: meetings.at(-1 - at)?.times ?? 1 }));
