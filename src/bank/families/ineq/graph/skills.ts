/** ineq.graph: number line, inequality and interval, each from the others. */
import { num, relation, symbol } from '../../../../math/expression.ts';
import { betweenInterval, chained, rayInterval, type Sign } from '../../../../math/inequality.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { labelBeside } from '../../../figures/axes.ts';
import type { PartEnd, ShadedPart, Ticks } from '../../../figures/figure.ts';
import { orEqualTo } from '../../../steps/inequality.ts';
import { compoundGraph, inequalityGraph, twoStepGraph } from './four-lines.ts';

// What is said about the ends of a set, on a number line and in an interval.

/** Which bracket the ends of an interval take. */
function writtenEnds({ from, to }: ShadedPart): string {
	const ends = [from, to].filter((end) => end !== null);
	if (ends.length === 1 && !ends[0]?.closed)
		return 'neither the endpoint nor infinity is included, so both take a parenthesis';
	return [
		...(ends.some(({ closed }) => closed) ? ['an included endpoint takes a square bracket'] : []),
		...(ends.some(({ closed }) => !closed)
			? ['an endpoint that is not included takes a parenthesis']
			: []),
		...(ends.length === 1 ? ['infinity always takes a parenthesis'] : []),
	].join(', and ');
}

type Side = 'left' | 'right';

/** Why an end is where it is, and why there is none. */
type Reason = { end: (end: PartEnd) => string; endless: (side: Side) => string };

const circleOf: Reason = {
	end: ({ closed }) => (closed ? 'its circle is closed' : 'its circle is open'),
	endless: (side) => `everything to the ${side} of the circle is shaded`,
};
const signOf: Reason = {
	end: ({ closed }) => orEqualTo(closed),
	endless: (side) => `there is no ${side === 'left' ? 'lower' : 'upper'} limit`,
};
const bracketOf: Reason = {
	end: ({ closed }) =>
		closed ? 'a square bracket includes its endpoint' : 'a parenthesis leaves out its endpoint',
	endless: (side) => `${side === 'left' ? '−∞' : '∞'} stands for no limit on that side`,
};

/** What each end of the set is. */
function endLines({ from, to }: ShadedPart, reason: Reason): Line[] {
	const line = (side: Side, end: PartEnd | null): Line =>
		end
			? sentence(
					say`The ${side} endpoint is ${end.at}, and it is ${end.closed ? '' : 'not '}included.`,
					reason.end(end),
				)
			: sentence(say`The set extends to the ${side} without end.`, reason.endless(side));
	return [line('left', from), line('right', to)];
}

export const skills: Skills = {
	'Convert between number lines, inequalities, and intervals'(draw) {
		const part = drawnPart(draw);
		switch (draw.choice('from')) {
			case 'graph':
				return fromGraph(draw, part);
			case 'ineq':
				return fromInequality(part);
			default:
				return toInequality(part);
		}
	},
	'Write an inequality from its graph': graphToInequality,
	'Choose the graph of an inequality': inequalityGraph,
	'Match a two-step inequality with its graph': twoStepGraph,
	'Match a compound inequality with its graph': compoundGraph,
};

/** A ray or a segment; `ray left` has its one end at a. */
function drawnPart(draw: Draw): ShadedPart {
	const [a, ends] = [draw.int('a'), draw.choice('ends')];
	const ray = { at: a, closed: draw.random.int(0, 1) === 1 };
	if (ends === 'ray left') return { from: null, to: ray };
	if (ends === 'ray right') return { from: ray, to: null };
	return {
		from: { at: a, closed: ends.startsWith('[') },
		to: { at: a + draw.int('w'), closed: ends.endsWith(']') },
	};
}

const lessSign = ({ closed }: PartEnd): Sign => (closed ? '\\le' : '<');
const moreSign = ({ closed }: PartEnd): Sign => (closed ? '\\ge' : '>');

function intervalOf({ from, to }: ShadedPart) {
	if (from && to) return betweenInterval(from.at, lessSign(from), lessSign(to), to.at);
	if (from) return rayInterval(moreSign(from), from.at);
	return to ? rayInterval(lessSign(to), to.at) : rayInterval('<', 0);
}

function inequalityOf({ from, to }: ShadedPart) {
	if (from && to)
		return chained(num(from.at), lessSign(from), symbol('x'), lessSign(to), num(to.at));
	if (from) return relation('x', moreSign(from), from.at);
	return relation('x', to ? lessSign(to) : '<', to?.at ?? 0);
}

/** Where the circles are that have no label. */
function unlabeledCircles({ from, to }: ShadedPart, axis: Ticks): Line[] {
	return [from, to].flatMap((end, place) => {
		if (!end || end.at % axis.labelEvery === 0) return [];
		const label = labelBeside(axis, end.at);
		const spaces = Math.abs(end.at - label);
		const circle = from && to ? `${place === 0 ? 'left' : 'right'} circle` : 'circle';
		return [
			sentence(
				say`The ${circle} is ${spaces} ${spaces === 1 ? 'space' : 'spaces'} to the ${end.at < label ? 'left' : 'right'} of ${label}, so it is at ${end.at}.`,
				'each space is 1 unit',
			),
		];
	});
}

/** Two ticks to spare on both sides of what is shown. */
function axisAround(draw: Draw, { from, to }: ShadedPart): Ticks {
	const [low, high] = [from?.at ?? (to?.at ?? 0) - 4, to?.at ?? (from?.at ?? 0) + 4];
	const [first, last] = [low - draw.random.int(2, 4), high + draw.random.int(2, 4)];
	const spaces = last - first;
	return { first, last, labelEvery: spaces <= 11 ? 1 : spaces <= 16 ? 2 : 5 };
}

const theEnds = ({ from, to }: ShadedPart) => (from && to ? 'each endpoint' : 'the endpoint');

function fromGraph(draw: Draw, part: ShadedPart): Draft {
	const answer = withWrongEnds(part, (other) => written('interval', intervalOf(other)));
	const axis = axisAround(draw, part);
	return {
		prompt: say`The number line shows a set of numbers. Write the set in interval notation.`,
		answer,
		steps: [
			...unlabeledCircles(part, axis),
			...endLines(part, circleOf),
			sentence(say`The set is ${answer.body}.`, writtenEnds(part)),
		],
		hints: [
			say`Is ${theEnds(part)} an open circle or a closed circle?`,
			say`Does ${theEnds(part)} take a square bracket or a parenthesis?`,
		],
		figure: { kind: 'number line', axis, parts: [part] },
	};
}

function fromInequality(part: ShadedPart): Draft {
	const answer = withWrongEnds(part, (other) => written('interval', intervalOf(other)));
	return {
		prompt: say`Write the solution set of the inequality ${inequalityOf(part)} in interval notation.`,
		answer,
		steps: [
			...endLines(part, signOf),
			withFigure(sentence(say`The solution set is ${answer.body}.`, writtenEnds(part)), {
				kind: 'set on a number line',
			}),
		],
		hints: [
			say`Is ${theEnds(part)} itself a solution?`,
			say`How does interval notation show that?`,
		],
	};
}

function toInequality(part: ShadedPart): Draft {
	const answer = withWrongEnds(part, (other) => written('inequality', inequalityOf(other)));
	return {
		prompt: say`Write the interval ${intervalOf(part)} as an inequality in ${symbol('x')}.`,
		answer,
		steps: [
			...endLines(part, bracketOf),
			withFigure(
				sentence(
					say`${answer.body}`,
					part.from && part.to ? 'write x between the endpoints' : 'compare x with the endpoint',
				),
				{ kind: 'set on a number line' },
			),
		],
		hints:
			part.from && part.to
				? [say`What are the endpoints of the interval?`, say`Which of the endpoints are included?`]
				: [
						say`What is the endpoint of the interval, and is it included?`,
						say`On which side of the endpoint are the numbers in the interval?`,
					],
	};
}

function graphToInequality(draw: Draw): Draft {
	const [c, less, closed] = [
		draw.int('c'),
		draw.choice('dir') === '<',
		draw.choice('closed') === 'yes',
	];
	const end = { at: c, closed };
	const part: ShadedPart = less ? { from: null, to: end } : { from: end, to: null };
	const [first, labelEvery] = [c - draw.random.int(4, 6), Number(draw.choice('scale'))];
	const axis = { first, last: first + 10, labelEvery };
	const answer = withWrongEnds(part, (other) => written('inequality', inequalityOf(other)));
	return {
		prompt: say`The number line shows all solutions of an inequality in ${symbol('x')}. Write the inequality.`,
		answer,
		steps: [
			...(c % labelEvery === 0
				? [sentence(say`The circle is at ${c}.`, 'read the label below the circle')]
				: unlabeledCircles(part, axis)),
			sentence(
				say`${c} ${closed ? 'is' : 'is not'} a solution.`,
				closed ? 'the circle is closed' : 'the circle is open',
			),
			sentence(
				say`${closed ? 'The other' : 'The'} solutions lie to the ${less ? 'left' : 'right'} of ${c}: ${answer.body}.`,
				'that part of the number line is shaded',
			),
		],
		hints: [
			say`Where is the circle, and is it open or closed?`,
			say`Are the solutions less than or greater than the number at the circle?`,
		],
		figure: { kind: 'number line', axis, parts: [part] },
	};
}

const switched = (end: PartEnd | null): PartEnd | null => end && { ...end, closed: !end.closed };

/** The set with its endpoints open for closed, or with its ray to the other side. */
function withWrongEnds(part: ShadedPart, write: (other: ShadedPart) => DraftAnswer): DraftAnswer {
	const { from, to } = part;
	return withMisconceptions(
		write(part),
		[
			write({ from: switched(from), to: switched(to) }),
			from && to
				? from.closed === to.closed
					? `${from.closed ? 'left out' : 'included'} both endpoints`
					: 'switched the endpoint that is included with the one that is not'
				: `${(from ?? to)?.closed ? 'left out' : 'included'} the endpoint`,
		],
		from && to
			? [
					write({ from: switched(from), to }),
					`${from.closed ? 'left out' : 'included'} the left endpoint`,
				]
			: [write({ from: to, to: from }), 'chose the numbers on the other side of the endpoint'],
		...(from && to
			? ([
					[
						write({ from, to: switched(to) }),
						`${to.closed ? 'left out' : 'included'} the right endpoint`,
					],
				] as const)
			: []),
	);
}
