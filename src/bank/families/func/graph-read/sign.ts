/** The part of func.graph-read that asks where a polynomial in factored form is positive or negative. */
import {
	equation,
	type Expression,
	num,
	opposite,
	relation,
	symbol,
} from '../../../../math/expression.ts';
import { call, INFINITY, interval, set } from '../../../../math/notation.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	sentence,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { isReadable, type Meeting, polynomialGraph } from '../../../figures/polynomial-graph.ts';
import { expanded } from '../../../steps/coefficients.ts';
import { type Sign, signNamed } from '../../../steps/inequality.ts';
import { ofMeetings, ruleOf, sorted } from '../../../steps/meetings.ts';
import { joined } from './curve.ts';

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
