/** Points and lists of numbers: coordinates switched or with other signs, numbers left out or listed too many. */
import { plainMath } from '../../chain/plain-math.ts';
import { sameEndsOf, numbersOf, sameInAnyOrder, inOrder } from './interval-relations.ts';
import { where } from '../relations/combined.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

const pairsIn = (prompt: string): number[][] =>
	[...plainMath(prompt).matchAll(/\((-?[\d.]+), (-?[\d.]+)\)/g)].map((pair) =>
		pair.slice(1).map(Number),
	);

const listed =
	(pick: (right: readonly number[], pair: Pair) => readonly number[]): Relation =>
	(pair) => {
		const [right, wrong] = numbersOf(pair);
		if (!right || !wrong || right.length === 0) return undefined;
		const wanted = pick(right, pair);
		return wanted.length > 0 ? sameInAnyOrder(wanted, wrong) : undefined;
	};

const bothCoordinates = listed((_, { prompt }) => [...new Set(pairsIn(prompt).flat())]);

const onlySingle = listed((right, { prompt }) => {
	const pairs = pairsIn(prompt);
	const columns = [0, 1].map((place) => pairs.map((pair) => pair[place] ?? Number.NaN));
	const column = columns.find((numbers) => sameInAnyOrder([...new Set(numbers)], right)) ?? [];
	return right.filter((number) => column.filter((other) => other === number).length === 1);
});

const parts =
	(change: (x: number, y: number) => readonly [number, number]): Relation =>
	(pair) => {
		const [right, wrong] = numbersOf(pair);
		const [x, y] = right ?? [];
		return x === undefined || y === undefined || right?.length !== 2 || !wrong
			? undefined
			: pair.right !== pair.wrong && sameEndsOf(change(x, y), wrong);
	};

/** 0, 1, or 2 x-intercepts. */
const counted = (count: string): Relation =>
	where(/How many/, ({ right, wrong }) => right !== wrong && wrong === count);

export const COORDINATE_RULES: readonly Rule[] = [
	rule(
		listed((right) => inOrder(right).slice(1)),
		'left out the zero farthest to the left',
	),
	rule(bothCoordinates, 'listed both coordinates of the pairs'),
	rule(onlySingle, 'left out every number that appears more than once'),
	rule(
		parts((x, y) => [y, x]),
		'switched the (?:two )?coordinates',
	),
	rule(
		parts((x, y) => [-x, y]),
		'used the opposite sign for the x-coordinate',
	),
	rule(
		parts((x, y) => [x, -y]),
		'used the opposite sign for the y-coordinate',
	),
	rule(
		counted('1'),
		'counted the vertex as an x-intercept',
		'counted only one point of intersection',
	),
	rule(counted('0'), 'assumed that the graph opens away from the x-axis'),
	rule(counted('2'), 'assumed that the graph always crosses the x-axis twice'),
];
