/** Domains, ranges, and what is read from a drawn curve: another set, another coordinate, the other side of an axis. */
import { isNear } from '../../equation-lines.ts';
import { type Drawn, drawnIn, extentOf, turnsOf } from './drawn-curves.ts';
import { frameOf, rangeOf } from './transformed-functions.ts';
import {
	domainOfRule,
	endsChanged,
	endsOf,
	everything,
	finiteEnds,
	ofIntervals,
	otherDots,
	sameEndsOf,
	theOthers,
	tooMany,
	turnedRound,
	withEnd,
	withoutUpperEnd,
	numbersOf,
	sameInAnyOrder,
	inOrder,
} from './interval-relations.ts';
import { either } from '../relations/combined.ts';
import { allChanged, opposite, type Pair, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';
import { ruleIn } from '../relations/record-relations.ts';

const vertexOf = (pair: Pair): readonly [number, number] | undefined => {
	const drawn = drawnIn(pair.record.question_speech)?.vertex;
	if (drawn) return drawn;
	const frame = frameOf(ruleIn(pair), false);
	return frame && [frame.d, frame.c];
};

/** A coordinate of the vertex where the right answer has the other one. */
const otherCoordinate =
	(coordinate: 0 | 1): Relation =>
	(pair) => {
		const vertex = vertexOf(pair);
		if (!vertex) return undefined;
		const [wrong, right] = [vertex[coordinate], vertex[1 - coordinate] ?? Number.NaN];
		const inSet = endsChanged((end) => (isNear(end, right) ? wrong : Number.NaN))(pair);
		if (inSet !== undefined) return inSet;
		const [was, is] = numbersOf(pair);
		if (!was || was.length === 0 || !is || is.length === 0) return undefined;
		return pair.right !== pair.wrong && sameInAnyOrder([wrong], is);
	};

const xOfVertex = (pair: Pair) => vertexOf(pair)?.[0];
const yOfVertex = (pair: Pair) => vertexOf(pair)?.[1];

/** The extent of the drawn curve in the other direction. */
const extent = (coordinate: 0 | 1): Relation =>
	ofIntervals(({ right, wrong, pair }) => {
		const drawn = drawnIn(pair.record.question_speech);
		if (!drawn) return undefined;
		const [was, is] = [extentOf(drawn, coordinate === 0 ? 1 : 0), extentOf(drawn, coordinate)];
		return was && is && sameEndsOf(endsOf(right), was) ? sameEndsOf(endsOf(wrong), is) : undefined;
	});

const rangeOfRule: Relation = ofIntervals(({ wrong, pair }) => {
	const frame = frameOf(ruleIn(pair), false);
	const range = frame && rangeOf(frame);
	return range && sameEndsOf(endsOf(wrong), range);
});

const fromDrawing =
	(
		holds: (
			drawn: Drawn,
			right: readonly number[],
			wrong: readonly number[],
			said: readonly string[],
		) => boolean | undefined,
	): Relation =>
	(pair) => {
		const drawn = drawnIn(pair.record.question_speech);
		const [right, wrong] = numbersOf(pair);
		return drawn && drawn.spots.length > 0 && right && wrong
			? holds(drawn, right, wrong, pair.said)
			: undefined;
	};

const turningPoints = (drawn: Drawn) => {
	const { maxima, minima } = turnsOf(drawn);
	return [...maxima, ...minima];
};

/** The heights at the ends of the intervals, each pair in order. */
const heightsForPlaces: Relation = ofIntervals(({ right, wrong, pair }) => {
	const { spots = [] } = drawnIn(pair.record.question_speech) ?? {};
	const heightAt = (x: number) => spots.find(([at]) => isNear(at, x))?.[1] ?? Number.NaN;
	const heights = right.map(({ from, to }) => inOrder([heightAt(from), heightAt(to)]));
	if (heights.flat().some(Number.isNaN)) return undefined;
	const others = heights.filter(
		(one, at) => heights.findIndex((other) => sameEndsOf(other, one)) === at,
	);
	return sameInAnyOrder(others.flat(), endsOf(wrong));
});

const atEdges: Relation = ofIntervals(({ right, wrong, pair }) => {
	const { edges = [] } = drawnIn(pair.record.question_speech) ?? {};
	return endsOf(right).every((end, at) => {
		const other = endsOf(wrong)[at] ?? Number.NaN;
		return Number.isFinite(end)
			? isNear(end, other)
			: edges.includes(other) && Math.sign(other) === Math.sign(end);
	});
});

const lineThroughVertex: Relation = (pair) => {
	const y = yOfVertex(pair);
	return y === undefined || !pair.right.replaceAll('$', '').startsWith('x = ')
		? undefined
		: pair.wrong.replaceAll('$', '') === `y = ${y}`;
};

/** The x-intercepts as if the graph were not shifted across. */
const unshifted: Relation = (pair) => {
	const across = xOfVertex(pair);
	const [right, wrong] = numbersOf(pair);
	return across === undefined || !right || !wrong
		? undefined
		: sameEndsOf(
				right.map((value, at) => (at % 2 === 0 ? value - across : value)),
				wrong,
			);
};

export const GRAPH_READING_RULES: readonly Rule[] = [
	rule(either(extent(1), rangeOfRule), 'gave the range(?: instead of the domain)?'),
	rule(either(extent(0), domainOfRule), 'gave the domain(?: instead of the range)?'),
	rule(tooMany, 'included values of x for which the rule is undefined'),
	rule(
		everything,
		'gave all real numbers, although .*',
		'assumed that f\\(x\\) takes on every real value',
	),
	rule(
		turnedRound,
		'treated the graph as opening (?:upward|downward)',
		'treated the (?:least value as the greatest value|greatest value as the least value|coefficient as (?:positive|negative))',
		'extended the graph to the (?:left|right) instead of to the (?:left|right)',
		'placed the graph (?:above|below) the asymptote',
		'reversed the inequality symbol',
	),
	rule(otherCoordinate(0), '(?:used|gave) the x-coordinate of the (?:vertex|turning point)'),
	rule(otherCoordinate(1), '(?:used|gave) the y-coordinate of the (?:vertex|turning point)'),
	rule(otherCoordinate(0), 'used the horizontal translation instead of the vertical one'),
	rule(otherCoordinate(1), 'used the vertical translation instead of the horizontal one'),
	rule(lineThroughVertex, 'wrote the equation of the horizontal line through the vertex'),
	rule(
		endsChanged(() => 0),
		'left out the vertical shift',
	),
	rule(
		endsChanged((end) => -end),
		'used the opposite sign for the (?:vertical (?:shift|asymptote)|horizontal asymptote|endpoint|value that is left out)',
	),
	rule(
		endsChanged((end) => 1 / end),
		'divided NUMBER by NUMBER instead of NUMBER by NUMBER',
	),
	rule(
		withEnd(xOfVertex, 'ray'),
		'started the domain at the (?:vertex|turning point)',
		'treated the cube root as a square root',
	),
	rule(
		withEnd(xOfVertex, 'hole'),
		'left out the (?:x-coordinate of the (?:vertex|turning point)|zero of the radicand)',
	),
	rule(withEnd(yOfVertex, 'ray'), 'treated the odd exponent as an even one'),
	rule(finiteEnds(true), 'included the (?:zeros|y-value of the horizontal asymptote)'),
	rule(finiteEnds(false), 'left out the zeros'),
	rule(otherDots, 'switched the open and closed endpoints'),
	rule(withoutUpperEnd, 'ignored the upper limit on .*'),
	rule(atEdges, 'stopped at the edges of the picture'),
	rule(
		theOthers,
		'gave the intervals? where the graph (?:goes (?:up|down)|is (?:above|below) the x-axis)',
		'gave the values of x for which the (?:graph|curve) is (?:on or )?(?:above|below) the (?:x-axis|line)',
	),
	rule(heightsForPlaces, 'read the y-values instead of the x-values'),
	rule(
		allChanged((value) => -value),
		'read the (?:points|x-value|point) on the other side of the y-axis',
	),
	rule(opposite, 'read the value on the other side of the x-axis'),
	rule(
		fromDrawing((drawn, _, wrong) =>
			sameInAnyOrder(
				turningPoints(drawn).map(([x]) => x),
				wrong,
			),
		),
		'gave the x-values of the turning points',
	),
	rule(
		fromDrawing((drawn, _, wrong) =>
			sameInAnyOrder([...new Set(turningPoints(drawn).map(([, y]) => y))], wrong),
		),
		'gave the y-values of the turning points',
	),
	rule(
		fromDrawing((drawn, right, wrong) =>
			sameInAnyOrder(
				[...right, ...[drawn.spots[0], drawn.spots.at(-1)].map((spot) => spot?.[0] ?? Number.NaN)],
				wrong,
			),
		),
		'included the ends of the graph',
	),
	rule(
		fromDrawing(({ spots }, [value = Number.NaN], wrong) =>
			spots.some(([x, y]) => isNear(y, value) && sameInAnyOrder([x], wrong)),
		),
		'gave the x-coordinate of the point',
	),
	rule(
		fromDrawing((drawn, [value = Number.NaN], wrong, [which]) => {
			const { maxima, minima } = turnsOf(drawn);
			return (which === 'maximum' ? maxima : minima).some(
				([, y]) => y !== value && sameInAnyOrder([y], wrong),
			);
		}),
		'gave (?:the|a) local (maximum|minimum)',
	),
	rule(
		fromDrawing((drawn, [value = Number.NaN], wrong) =>
			turningPoints(drawn).some(([x]) => x !== value && sameInAnyOrder([x], wrong)),
		),
		'chose a turning point that is not the highest point',
	),
	rule(unshifted, 'ignored the number inside the absolute value bars'),
];
