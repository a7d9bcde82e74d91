/** func.graph-read: intervals, extreme values, zeros and signs from a drawn graph. CCSS F-IF.B.4, MHF4U. */
import {
	equation,
	type Expression,
	num,
	opposite,
	relation,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { call, INFINITY, interval, set } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type DraftAnswer, integer, solutions, written } from '../../../answer.ts';
import { type Draft, type Draw, type Line, sentence, type Skills } from '../../../family.ts';
import type { Spot } from '../../../figures/coordinate-plane.ts';
import { plainAxes } from '../../../figures/curves.ts';
import { graph } from '../../../figures/graph.ts';
import { isReadable, type Meeting, polynomialGraph } from '../../../figures/polynomial-graph.ts';
import { spoken } from '../../../figures/svg.ts';
import { expanded } from '../../../steps/coefficients.ts';
import { type Sign, signNamed } from '../../../steps/inequality.ts';
import { ofMeetings, ruleOf, sorted } from '../../../steps/meetings.ts';
import { joined, readCurve } from './curve.ts';

// Where a polynomial in factored form is positive or negative.

const F = call('f', 'x');

/** Signs of the values between the zeros, from left to right. */
function signsOf(meetings: readonly Meeting[], lead: number): number[] {
	const signs = [Math.sign(lead)];
	for (const { times } of meetings.toReversed())
		signs.unshift((signs[0] ?? 1) * (times % 2 === 0 ? 1 : -1));
	return signs;
}

/** The set where the values have the wanted sign; with `closed` the zeros belong to it. */
function solutionSet(
	meetings: readonly Meeting[],
	lead: number,
	wanted: number,
	closed: boolean,
): Expression | undefined {
	const signs = signsOf(meetings, lead);
	const parts: Expression[] = [];
	let start: number | null | undefined;
	const close = (end: number | null) => {
		if (start === undefined) return;
		const from = start === null ? opposite(INFINITY) : num(start);
		const to = end === null ? INFINITY : num(end);
		const ends = `${closed && start !== null ? '[' : '('}${closed && end !== null ? ']' : ')'}`;
		parts.push(
			interval(from, to, ends === '[]' ? '[]' : ends === '[)' ? '[)' : ends === '(]' ? '(]' : '()'),
		);
		start = undefined;
	};
	signs.forEach((sign, at) => {
		const zero = meetings[at - 1]?.zero ?? null;
		const holds = sign === wanted;
		const held = signs[at - 1] === wanted;
		if (at > 0 && held && !(holds && closed)) close(zero);
		if (holds && !(at > 0 && held && closed)) start = zero;
		if (at > 0 && closed && !holds && !held && zero !== null) parts.push(set(zero));
	});
	close(null);
	return parts.length > 0 ? joined(parts) : undefined;
}

const gapLines = (meetings: readonly Meeting[], lead: number): Line[] =>
	signsOf(meetings, lead).map((sign, at) => {
		const [low, high] = [meetings[at - 1]?.zero, meetings[at]?.zero];
		const where =
			low === undefined
				? say`For ${relation('x', '<', high ?? 0)}`
				: high === undefined
					? say`For ${relation('x', '>', low)}`
					: say`Between ${num(low)} and ${num(high)}`;
		return sentence(
			say`${where} the graph is ${sign > 0 ? 'above' : 'below'} the ${symbol('x')}-axis.`,
		);
	});

function meetingsOf(draw: Draw): Meeting[] | undefined {
	const zeros = [draw.int('p'), draw.int('q'), draw.int('r')];
	if (new Set(zeros).size < 3) return undefined;
	const [p = 0, q = 0, r = 0] = zeros;
	return sorted([
		{ zero: p, times: 1 },
		{ zero: q, times: 1 },
		{ zero: r, times: draw.int('m') },
	]);
}

export function whereOfSign(draw: Draw, hasRule: boolean): Draft | undefined {
	const meetings = meetingsOf(draw);
	if (!meetings) return undefined;
	const lead = hasRule ? draw.int('a') : draw.choice('sign') === '+' ? 1 : -1;
	const rule = expanded(ofMeetings(meetings, lead));
	if (!isReadable(rule, meetings)) return undefined;
	const sign: Sign = hasRule
		? draw.random.pick(['<', '>'] as const)
		: signNamed(draw.choice('rel'));
	const wanted = sign === '<' || sign === '\\le' ? -1 : 1;
	const found = solutionSet(meetings, lead, wanted, sign === '\\le' || sign === '\\ge');
	if (!found) return undefined;
	const answer = written('interval', found);
	const asked = relation(F, sign, 0);
	return {
		prompt: hasRule
			? say`The graph of ${equation(F, ruleOf(meetings, lead))} is shown. Where is ${symbol('f')} ${wanted > 0 ? 'positive' : 'negative'}? Use interval notation.`
			: say`The graph of a polynomial function ${symbol('f')} is shown. Solve ${asked}. Use interval notation.`,
		answer,
		steps: [
			...gapLines(meetings, lead),
			sentence(
				say`${asked} holds for ${answer.body}.`,
				sign.startsWith('\\')
					? 'the zeros belong to the solutions'
					: 'the zeros do not belong to the solutions',
			),
		],
		hints: [
			say`Between two neighbouring zeros the sign stays the same. Is the graph above or below the ${symbol('x')}-axis there?`,
		],
		figure: polynomialGraph(rule, meetings),
	};
}

// Features of a drawn parabola.

const LOW = opposite(INFINITY);

export function readParabola(draw: Draw): Draft | undefined {
	const [a, h, k, ask] = [draw.int('a'), draw.int('h'), draw.int('k'), draw.inTurn('ask')];
	const reach = Math.sqrt(-k / a);
	const zeros = Number.isInteger(reach) ? [h - reach, h + reach] : [];
	if (ask === 'zeros' && zeros.length === 0) return undefined;
	const up = a > 0;
	const low = say`The graph opens ${up ? 'upward' : 'downward'}, and its vertex is ${tuple(h, k)}.`;
	const made = features({ a, h, k, zeros }, ask);
	if (!made) return undefined;
	const { prompt, answer, steps, hint } = made;
	return {
		prompt: say`A parabola is shown, the graph of a quadratic function ${symbol('f')}. ${prompt}`,
		answer,
		steps: [sentence(low, `it is the ${up ? 'lowest' : 'highest'} point`), ...steps],
		hints: [hint],
		figure: drawn({ a, h, k, zeros }),
	};
}

type Parabola = { a: number; h: number; k: number; zeros: readonly number[] };

type Made = { prompt: Prose; answer: DraftAnswer; steps: Line[]; hint: Prose };

function features({ a, h, k, zeros }: Parabola, ask: string): Made | undefined {
	const up = a > 0;
	if (ask === 'zeros') {
		const answer = solutions(...zeros);
		return {
			prompt: say`Find the zeros of ${symbol('f')}, from least to greatest.`,
			answer,
			steps: [
				sentence(
					say`The graph meets the ${symbol('x')}-axis at ${answer.body}.`,
					'there the height is 0',
				),
			],
			hint: say`Where does the graph meet the ${symbol('x')}-axis?`,
		};
	}
	if (ask === 'extreme value') {
		const name = up ? 'minimum' : 'maximum';
		return {
			prompt: say`What is the ${name} value of ${symbol('f')}?`,
			answer: integer(k),
			steps: [sentence(say`The ${name} value is the height of the vertex: ${num(k)}.`)],
			hint: say`Find the vertex and read its height.`,
		};
	}
	if (ask === 'range') {
		const answer = written('interval', up ? interval(k, INFINITY, '[)') : interval(LOW, k, '(]'));
		return {
			prompt: say`Give the range of ${symbol('f')} in interval notation.`,
			answer,
			steps: [
				sentence(
					say`All heights from ${num(k)} on ${up ? 'upward' : 'downward'} are reached: the range is ${answer.body}.`,
				),
			],
			hint: say`The range is the set of all heights. Start with the height of the vertex.`,
		};
	}
	const rising = ask === 'increasing interval';
	const onRight = rising === up;
	const answer = written(
		'interval',
		onRight ? interval(h, INFINITY, '()') : interval(LOW, h, '()'),
	);
	return {
		prompt: say`On which open interval is ${symbol('f')} ${rising ? 'increasing' : 'decreasing'}?`,
		answer,
		steps: [
			sentence(
				say`The graph goes ${rising ? 'up' : 'down'} to the ${onRight ? 'right' : 'left'} of ${equation('x', h)}, read from left to right: ${answer.body}.`,
			),
		],
		hint: say`Follow the graph from left to right. At the vertex it turns.`,
	};
}

function drawn({ a, h, k, zeros }: Parabola) {
	const points = Array.from({ length: 61 }, (_, at): Spot => {
		const x = h - 5 + at / 6;
		return [x, a * (x - h) ** 2 + k];
	});
	const met =
		zeros.length > 0
			? ` It crosses the x-axis at ${zeros.map((x) => `x = ${spoken(x)}`).join(', ')}.`
			: '';
	return graph({
		...plainAxes(10),
		shapes: [{ kind: 'curve', points }],
		alt: `A parabola that opens ${a > 0 ? 'upward' : 'downward'}. Its vertex is (${spoken(h)}, ${spoken(k)}).${met}`,
	});
}

export const skills: Skills = {
	'Read features from a graph': readParabola,
	'Read features of a drawn parabola': readParabola,
	'Intervals and extrema from a graph': readCurve,
	'Intervals of increase/decrease, extrema': readCurve,
	'Where is the rate positive, negative or zero?': readCurve,
	'f(a), number of solutions of f(x) = k': readCurve,
	'Sign table from factored form': (draw) => whereOfSign(draw, true),
	'Solve f(x) >= 0 from a graph': (draw) => whereOfSign(draw, false),
};
