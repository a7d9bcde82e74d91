/** sys.optimize: the greatest or least value of ax + by over a region, at one of its corners. */
import {
	equation,
	type Expression,
	relation,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { pointAt, valued, xyTerms } from '../../../../math/lines.ts';
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { withTerms } from '../../../../math/worked-out.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import type { Spot } from '../../../figures/figure.ts';
import { drawnRegion, type Region, regionFigure } from '../../../steps/feasible-region.ts';
import { leftSide, type Row, withBoth } from '../../../steps/linear-system.ts';

export const skills: Skills = {
	'Find the greatest or least value over a region': bestValue,
	'Maximize the profit of a production plan': production,
};

const value = ([x, y]: Spot, a: number, b: number): number => a * x + b * y;

/** `undefined` when two corners are best: the answer would not have one corner. */
function best({ corners }: Region, a: number, b: number, goal: 'max' | 'min'): Spot | undefined {
	const rising = corners.toSorted((one, two) => value(one, a, b) - value(two, a, b));
	const [first, second] = goal === 'min' ? rising : rising.toReversed();
	if (!first || !second || value(first, a, b) === value(second, a, b)) return undefined;
	return first;
}

const inOrder = (region: Region): Spot[] =>
	region.corners.toSorted((one, two) => one[0] - two[0] || one[1] - two[1]);

function bestValue(draw: Draw): Draft | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const goal = draw.choice('goal') === 'min' ? 'min' : 'max';
	const region = drawnRegion(draw.random, goal === 'max' ? 'upper' : 'lower');
	const at = region && best(region, a, b, goal);
	if (!region || !at) return undefined;
	const sign = goal === 'max' ? '\\le' : '\\ge';
	const limits = region.limits.map((row) => relation(leftSide(row), sign, row.c)) as [
		Expression,
		Expression,
	];
	const [word, found] = [goal === 'max' ? 'greatest' : 'least', value(at, a, b)];
	const names = inOrder(region).map((corner, place) => ({
		at: corner,
		name: 'ABCD'.charAt(place),
	}));
	return {
		prompt: say`The graph shows the region where ${relation('x', '\\ge', 0)}, ${relation('y', '\\ge', 0)}, ${limits[0]}, and ${limits[1]}. What is the ${word} value of ${xyTerms(a, b)} in this region?`,
		answer: withMisconceptions(
			{ ...integer(found), kind: 'rational' },
			...otherCorners(region, at, a, b),
		),
		steps: [
			sentence(cornersOf(region), 'read them from the graph'),
			sentence(
				say`The ${word} value occurs at one of the corner points.`,
				goal === 'max'
					? 'the region is bounded by straight lines, and the expression is linear'
					: 'the boundary consists of straight lines, and both coefficients in the expression are positive',
			),
			...inOrder(region).map((corner) => valueLine(corner, a, b)),
			sentence(
				say`The ${word} value is ${found}.`,
				`compare the values: the ${word} one is at the corner point ${plainPair(at)}`,
			),
		],
		hints: [
			say`What are the corner points of the region?`,
			say`What is the value of ${xyTerms(a, b)} at each corner point?`,
		],
		figure: regionFigure(region, names),
	};
}

/** The values at other corners, the one nearest to the best first. */
const otherCorners = (region: Region, right: Spot, a: number, b: number): WrongAnswer[] =>
	inOrder(region)
		.filter((corner) => corner !== right && value(corner, a, b) !== 0)
		.map((corner) => [
			{ ...integer(value(corner, a, b)), kind: 'rational' },
			`chose the corner point ${plainPair(corner)} without comparing the values at all the corner points`,
		]);

const plainPair = ([x, y]: Spot): string => `(${x}, ${y})`;

function cornersOf(region: Region): Prose {
	const corners = inOrder(region).map((corner) => pointAt(corner));
	const last = corners.length - 1;
	return {
		parts: [
			'The corner points are ',
			...corners.flatMap((corner, at) =>
				at === 0 ? [corner] : [at === last ? ', and ' : ', ', corner],
			),
			'.',
		],
	};
}

const valueLine = ([x, y]: Spot, a: number, b: number): Line =>
	sentence(
		say`At ${pointAt([x, y])}: ${equation(sum(valued(a, x, true), valued(b, y)), a * x + b * y)}.`,
	);

/** Two products, two resources; the best plan is the corner in which both are used up, or one of the others. */
function production(draw: Draw): Draft | undefined {
	const [p, q] = [draw.int('p'), draw.int('q')];
	const region = drawnRegion(draw.random, 'upper');
	const at = region && best(region, p, q, 'max');
	// Equal profits would hide a mix-up of the two products.
	if (!region || !at || at[0] === 0 || at[1] === 0 || p === q) return undefined;
	const [one, two] = region.limits;
	const story = caseOf(PRODUCTION, draw.inTurn('ctx'));
	if (Math.max(p, q) > story.mostProfit) return undefined;
	const found = value(at, p, q);
	const [first, second] = story.products;
	const answer = withUnit({ ...integer(found), kind: 'rational' }, 'dollars');
	return {
		prompt: say`${story.tell({ one, two, p, q })} Let ${symbol('x')} be the number of ${first}, and let ${symbol('y')} be the number of ${second}. Every possible pair ${tuple('x', 'y')} lies in the shaded region of the graph. What is the greatest possible profit, in dollars?`,
		answer: withMisconceptions(answer, ...otherCorners(region, at, p, q)),
		steps: [
			line(relation(leftSide(one), '\\le', one.c), story.resources[0]),
			line(relation(leftSide(two), '\\le', two.c), story.resources[1]),
			sentence(
				say`${relation('x', '\\ge', 0)} and ${relation('y', '\\ge', 0)}`,
				`the numbers of ${first} and ${second} cannot be negative`,
			),
			sentence(say`The profit, in dollars, is ${xyTerms(p, q)}.`),
			sentence(
				say`The greatest profit occurs at a corner point of the region.`,
				'the region is bounded by straight lines, and the profit is linear',
			),
			sentence(cornersOf(region), 'read them from the graph'),
			line(
				withTerms(withBoth(one, ...region.peak)),
				`check ${plainPair(region.peak)} in the first inequality`,
			),
			line(
				withTerms(withBoth(two, ...region.peak)),
				`check ${plainPair(region.peak)} in the second inequality`,
			),
			...inOrder(region).map((corner) => valueLine(corner, p, q)),
			sentence(
				say`The greatest possible profit is ${money(found)}.`,
				`compare the profits: the greatest one is at the corner point ${plainPair(at)}`,
			),
		],
		hints: [
			say`What inequality can you write for each of the two limits?`,
			say`What are the corner points of the region, and what is the profit at each of them?`,
		],
		figure: regionFigure(
			region,
			inOrder(region).map((corner, place) => ({ at: corner, name: 'ABCD'.charAt(place) })),
		),
	};
}

// Two products that use two resources, by the contexts of the curriculum plan.

type Plan = { one: Row; two: Row; p: number; q: number };

type Production = {
	/** In the plural. */
	products: readonly [string, string];
	/** What each limit is about. */
	resources: readonly [string, string];
	/** What one product may bring in. */
	mostProfit: number;
	/** The numbers appear in the order a₁, a₂, b₁, b₂, c₁, c₂, p, q. */
	tell(plan: Plan): string;
};

type Words = {
	shop: string;
	makes?: string;
	products: readonly [string, string];
	each: readonly [string, string];
	uses: readonly [string, string];
	unit: 'minute' | 'hour';
	span: string;
};

const stated =
	({ shop, makes = 'makes', products, each, uses, unit, span }: Words): Production['tell'] =>
	({ one, two, p, q }) => {
		const time = (count: number) => `${count} ${unit}${count === 1 ? '' : 's'}`;
		return `${shop} ${makes} ${products[0]} and ${products[1]}. Each ${each[0]} takes ${time(one.a)} of ${uses[0]} and ${time(two.a)} of ${uses[1]}. Each ${each[1]} takes ${time(one.b)} of ${uses[0]} and ${time(two.b)} of ${uses[1]}. ${span} at most ${time(one.c)} are available for ${uses[0]}, and at most ${time(two.c)} are available for ${uses[1]}. The profit is $${p} for each ${each[0]} and $${q} for each ${each[1]}.`;
	};

const shop = (words: Words): Production => ({
	products: words.products,
	resources: [`the ${words.unit}s for ${words.uses[0]}`, `the ${words.unit}s for ${words.uses[1]}`],
	mostProfit: words.unit === 'minute' ? 25 : 40,
	tell: stated(words),
});

const PRODUCTION: Readonly<Record<string, Production>> = {
	'furniture shop': shop({
		shop: 'A furniture shop',
		products: ['chairs', 'tables'],
		each: ['chair', 'table'],
		uses: ['building', 'finishing'],
		unit: 'hour',
		span: 'One week,',
	}),
	bakery: shop({
		shop: 'A bakery',
		makes: 'prepares',
		products: ['cookie boxes', 'cupcake boxes'],
		each: ['cookie box', 'cupcake box'],
		uses: ['decorating', 'packing'],
		unit: 'minute',
		span: 'One afternoon,',
	}),
	farm: shop({
		shop: 'A gift shop',
		makes: 'prepares',
		products: ['soap baskets', 'candle baskets'],
		each: ['soap basket', 'candle basket'],
		uses: ['wrapping', 'packing'],
		unit: 'minute',
		span: 'One morning,',
	}),
	'electronics assembly': shop({
		shop: 'A workshop',
		products: ['reading lights', 'desk lamps'],
		each: ['reading light', 'desk lamp'],
		uses: ['assembly', 'testing'],
		unit: 'minute',
		span: 'One morning,',
	}),
};
