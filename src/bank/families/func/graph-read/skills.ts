/** func.graph-read: intervals, extreme values, zeros and signs from a drawn graph. */
import { expanded } from '../../../../math/coefficients.ts';
import {
	equation,
	type Expression,
	num,
	opposite,
	relation,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { type Sign, signNamed } from '../../../../math/inequality.ts';
import { call, INFINITY, interval, set } from '../../../../math/notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import { spoken } from '../../../../math/speech-numbers.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	integer,
	type Line,
	onlyIf,
	sentence,
	type Skills,
	solutions,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { squareAxes } from '../../../figures/axes.ts';
import type { Graph, Spot } from '../../../figures/figure.ts';
import { isReadable, type Meeting, polynomialGraph } from '../../../figures/polynomial-graph.ts';
import { ofMeetings, ruleOf, sorted } from '../../../steps/meetings.ts';
import { joined, readCurve } from './curve.ts';
import { crossingsInWords } from './turning-curve.ts';

// Features of a drawn parabola.

const LOW = opposite(INFINITY);

function readParabola(draw: Draw): Draft | undefined {
	const [a, h, k, ask] = [draw.int('a'), draw.int('h'), draw.int('k'), draw.inTurn('ask')];
	const reach = Math.sqrt(-k / a);
	const zeros = Number.isInteger(reach) ? [h - reach, h + reach] : [];
	if (ask === 'zeros' && zeros.length === 0) return undefined;
	if (ask !== 'zeros' && h === k) return undefined; // the wrong coordinate must be wrong
	const up = a > 0;
	const low = say`The graph opens ${up ? 'upward' : 'downward'}, and its vertex is ${tuple(h, k)}.`;
	const made = features({ a, h, k, zeros }, ask);
	// Two units from its vertex, the parabola must still be on the axes.
	if (!made || Math.abs(4 * a + k) > REACH) return undefined;
	const { prompt, answer, steps, hint } = made;
	return {
		prompt: say`The parabola shown is the graph of a quadratic function ${symbol('f')}. ${prompt}`,
		answer,
		steps:
			ask === 'zeros'
				? steps
				: [sentence(low, `the vertex is the ${up ? 'lowest' : 'highest'} point`), ...steps],
		hints: [hint],
		figure: drawn({ a, h, k, zeros }),
	};
}

type Parabola = { a: number; h: number; k: number; zeros: readonly number[] };

type Made = { prompt: Prose; answer: DraftAnswer; steps: Line[]; hint: Prose };

/** The axes of a parabola run from −10 to 10, so no value beyond that can be read. */
const REACH = 10;

function features({ a, h, k, zeros }: Parabola, ask: string): Made | undefined {
	const up = a > 0;
	if (ask === 'zeros') {
		if (h === 0) return undefined; // zeros on the wrong side must be wrong
		const answer = solutions(...zeros);
		return {
			prompt: say`List the zeros of ${symbol('f')} from least to greatest.`,
			answer: withMisconceptions(
				answer,
				...onlyIf(!zeros.includes(0), [
					solutions(...zeros.toReversed().map((zero) => -zero)),
					'read the points on the other side of the y-axis',
				]),
				[solutions(h), 'gave the x-coordinate of the vertex'],
				[solutions(...zeros.slice(1)), 'gave only one of the two zeros'],
			),
			steps: [
				sentence(
					say`A zero is an ${symbol('x')}-value at which the graph meets the ${symbol('x')}-axis.`,
					'f(x) = 0 there',
				),
				sentence(
					say`The graph meets the ${symbol('x')}-axis at ${joinedByAnd(zeros.map((zero) => equation('x', zero)))}, so the zeros are ${joinedByAnd(zeros.map((zero) => num(zero)))}.`,
				),
			],
			hint: say`What does a zero of ${symbol('f')} tell you about its graph?`,
		};
	}
	if (ask === 'extreme value') {
		const name = up ? 'minimum' : 'maximum';
		const height = a * h * h + k;
		const yIntercept: WrongAnswer = [integer(height), 'gave the y-intercept'];
		return {
			prompt: say`What is the ${name} value of ${symbol('f')}?`,
			answer: withMisconceptions(
				integer(k),
				[integer(h), 'gave the x-coordinate of the vertex'],
				[integer(-k), 'read the value on the other side of the x-axis'],
				...(Math.abs(height) <= REACH ? [yIntercept] : []),
			),
			steps: [
				sentence(say`The ${name} value is the ${symbol('y')}-coordinate of the vertex, ${num(k)}.`),
			],
			hint: say`Which coordinate of the vertex is the ${name} value?`,
		};
	}
	if (ask === 'range') {
		const answer = written('interval', up ? interval(k, INFINITY, '[)') : interval(LOW, k, '(]'));
		return {
			prompt: say`Give the range of ${symbol('f')} in interval notation.`,
			answer: withMisconceptions(
				answer,
				[
					written('interval', up ? interval(LOW, k, '(]') : interval(k, INFINITY, '[)')),
					`treated the graph as opening ${up ? 'downward' : 'upward'}`,
				],
				[
					written('interval', up ? interval(h, INFINITY, '[)') : interval(LOW, h, '(]')),
					'used the x-coordinate of the vertex',
				],
				[written('interval', interval(LOW, INFINITY, '()')), 'gave the domain'],
			),
			steps: [
				sentence(
					say`The graph reaches every ${symbol('y')}-value from ${num(k)} ${up ? 'upward' : 'downward'}, so the range is ${answer.body}.`,
				),
			],
			hint: say`Which ${symbol('y')}-values does the graph reach, starting from its vertex?`,
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
		answer: withMisconceptions(
			answer,
			[
				written('interval', onRight ? interval(LOW, h, '()') : interval(h, INFINITY, '()')),
				`gave the interval where the graph goes ${rising ? 'down' : 'up'}`,
			],
			[
				written('interval', onRight ? interval(k, INFINITY, '()') : interval(LOW, k, '()')),
				'used the y-coordinate of the vertex',
			],
		),
		steps: [
			sentence(
				say`To the ${onRight ? 'right' : 'left'} of ${equation('x', h)}, the graph goes ${rising ? 'up' : 'down'} as ${symbol('x')} increases, so ${symbol('f')} is ${rising ? 'increasing' : 'decreasing'} on ${answer.body}.`,
			),
		],
		hint: say`Follow the graph from left to right. On which side of the vertex does it go ${rising ? 'up' : 'down'}?`,
	};
}

function drawn({ a, h, k, zeros }: Parabola): Graph {
	const points = Array.from({ length: 61 }, (_, at): Spot => {
		const x = h - 5 + at / 6;
		return [x, a * (x - h) ** 2 + k];
	});
	return {
		kind: 'graph',
		...squareAxes(REACH),
		shapes: [{ kind: 'curve', points }],
		alt: `A parabola that opens ${a > 0 ? 'upward' : 'downward'}. Its vertex is (${spoken(h)}, ${spoken(k)}).${crossingsInWords(zeros)}`,
	};
}

export const skills: Skills = {
	'Read features of a parabola from its graph': readParabola,
	'Read key features of a function from its graph': readCurve,
	'Read the sign of a rate from a graph': readCurve,
	'Read values and numbers of solutions from a graph': readCurve,
	'Find where a factored polynomial is positive or negative': (draw) => whereOfSign(draw, true),
	'Solve a polynomial inequality from its graph': (draw) => whereOfSign(draw, false),
};

// The part that asks where a polynomial in factored form is positive or negative.

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
				? say`When ${relation('x', '<', high ?? 0)}`
				: high === undefined
					? say`When ${relation('x', '>', low)}`
					: say`Between ${num(low)} and ${num(high)}`;
		return sentence(
			say`${where}, the graph is ${sign > 0 ? 'above' : 'below'} the ${symbol('x')}-axis.`,
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

function whereOfSign(draw: Draw, hasRule: boolean): Draft | undefined {
	const meetings = meetingsOf(draw);
	if (!meetings) return undefined;
	const lead = hasRule ? draw.int('a') : draw.choice('sign') === '+' ? 1 : -1;
	const rule = expanded(ofMeetings(meetings, lead));
	if (!isReadable(rule, meetings)) return undefined;
	const sign: Sign = hasRule
		? draw.random.pick(['<', '>'] as const)
		: signNamed(draw.choice('rel'));
	const wanted = sign === '<' || sign === '\\le' ? -1 : 1;
	const closed = sign.startsWith('\\');
	const found = solutionSet(meetings, lead, wanted, closed);
	if (!found) return undefined;
	const answer = written('interval', found);
	const wrong = (side: number, ends: boolean, why: string): WrongAnswer[] => {
		const other = solutionSet(meetings, lead, side, ends);
		return other ? [[written('interval', other), why]] : [];
	};
	const asked = relation(F, sign, 0);
	return {
		prompt: hasRule
			? say`The graph of ${equation(F, ruleOf(meetings, lead))} is shown. Where is ${symbol('f')} ${wanted > 0 ? 'positive' : 'negative'}? Use interval notation.`
			: say`The graph of a polynomial function ${symbol('f')} is shown. Solve the inequality ${asked}. Use interval notation, with braces for a single number if needed.`,
		answer: withMisconceptions(
			answer,
			...wrong(
				-wanted,
				closed,
				`gave the values of x for which the graph is ${closed ? 'on or ' : ''}${wanted > 0 ? 'below' : 'above'} the x-axis`,
			),
			...wrong(wanted, !closed, closed ? 'left out the zeros' : 'included the zeros'),
		),
		steps: [
			sentence(
				say`The graph meets the ${symbol('x')}-axis at ${joinedByAnd(meetings.map(({ zero }) => num(zero)))}, so these are the zeros.`,
			),
			...gapLines(meetings, lead),
			sentence(
				say`${asked} on ${answer.body}.`,
				`f(x) = 0 at the zeros, so they are ${closed ? 'included' : 'not included'}`,
			),
		],
		hints: [
			say`Into which intervals do the zeros divide the ${symbol('x')}-axis? Is the graph above or below the axis on each interval?`,
		],
		figure: polynomialGraph(rule, meetings),
	};
}
