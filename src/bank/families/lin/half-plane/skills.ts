/** lin.half-plane: linear inequalities in two variables. */
import { equation, relation, sum, symbol, times, tuple } from '../../../../math/expression.ts';
import { isLess, type Sign, turned, withOtherEnd } from '../../../../math/inequality.ts';
import { pointAt, xyTerms } from '../../../../math/lines.ts';
import { say } from '../../../../math/prose.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { graphOrInequality, inequalityFromGraph, shadedGraph } from './graph.ts';
import { systemPoint, testPoint, testRegion } from './points.ts';

export const skills: Skills = {
	'Test points in a linear inequality': testPoint,
	'Test points in a region': testRegion,
	'Test points in two inequalities': systemPoint,
	'Choose the graph of a linear inequality': shadedGraph,
	'Write a linear inequality from its graph': inequalityFromGraph,
	'Match a linear inequality with its graph': graphOrInequality,
	'Write a two-variable inequality for a limit': limitStory,
};

function limitStory(draw: Draw): Draft | undefined {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const name = draw.inTurn('ctx');
	const story = caseOf(LIMITS, name)(draw.country);
	if (a === b || a < 4 || b < 4 || (name.includes('ticket') && a < b)) return undefined;
	return draw.random.int(0, 1) === 1 ? model(story, a, b, c) : feasible(draw, story, a, b, c);
}

const signOf = ({ most }: LimitStory): Sign => (most ? '\\le' : '\\ge');

const nameOf = ({ most }: LimitStory): string => (most ? 'limit' : 'goal');

const reason = ({ most }: LimitStory) =>
	most ? '“at most” means less than or equal to' : '“at least” means greater than or equal to';

/** The total, and how it compares with the limit or the goal. */
const limitLines = (story: LimitStory, a: number, b: number, c: number): Line[] => [
	line(
		xyTerms(a, b),
		`the total ${story.total}: ${a} times the number of ${story.kinds[0]}, plus ${b} times the number of ${story.kinds[1]}`,
	),
	line(relation(xyTerms(a, b), signOf(story), c), reason(story)),
];

function model(story: LimitStory, a: number, b: number, c: number): Draft {
	const [sign, [first, second]] = [signOf(story), story.kinds];
	const right = relation(xyTerms(a, b), sign, c);
	return {
		prompt: say`${story.tell(a, b, c)} Which inequality models this ${nameOf(story)} for ${symbol('x')} ${first} and ${symbol('y')} ${second}?`,
		answer: multipleChoice(
			right,
			distractor(
				relation(xyTerms(a, b), turned(sign), c),
				isLess(sign) ? 'read “at most” as “at least”' : 'read “at least” as “at most”',
			),
			distractor(relation(xyTerms(b, a), sign, c), 'switched the two amounts'),
			distractor(
				relation(xyTerms(a, b), withOtherEnd(sign), c),
				`did not include the ${nameOf(story)} itself`,
			),
		),
		steps: limitLines(story, a, b, c),
		hints: [
			say`What is the total for ${symbol('x')} ${first} and ${symbol('y')} ${second}?`,
			say`How must that total compare with ${c}?`,
		],
	};
}

type Pair = readonly [x: number, y: number];

/** Right: just within the limit. Wrong: just beyond it, with the counts swapped, or with the limit taken for one kind. */
function feasible(
	draw: Draw,
	story: LimitStory,
	a: number,
	b: number,
	c: number,
): Draft | undefined {
	const total = ([x, y]: Pair) => a * x + b * y;
	const fits = (pair: Pair) => (story.most ? total(pair) <= c : total(pair) >= c);
	const all: Pair[] = [];
	for (let x = 2; x <= 25; x++) for (let y = 2; y <= 25; y++) all.push([x, y]);
	const near = draw.random.shuffle(
		all.filter((pair) => Math.abs(total(pair) - c) <= 2 * Math.max(a, b)),
	);
	const right = near.find((pair) => fits(pair) && pair[0] !== pair[1] && !fits([pair[1], pair[0]]));
	if (!right) return undefined;
	const others = near.filter(
		(pair) => !fits(pair) && (pair[0] !== right[1] || pair[1] !== right[0]),
	);
	const [one, two] = others;
	if (!one || !two) return undefined;
	const [x, y] = right;
	const [first, second] = story.kinds;
	const [keeps, limit] = [story.most ? 'stays within' : 'meets', nameOf(story)];
	const beyond = `accepted a total that is ${story.most ? 'over the limit' : 'less than the goal'}`;
	return {
		prompt: say`${story.tell(a, b, c)} Which ordered pair ${tuple('x', 'y')}, for ${symbol('x')} ${first} and ${symbol('y')} ${second}, ${keeps} this ${limit}?`,
		answer: multipleChoice(
			pointAt(right),
			distractor(pointAt([y, x]), 'switched the two numbers'),
			distractor(pointAt(one), beyond),
			distractor(pointAt(two), beyond),
		),
		steps: [
			sentence(
				say`Let ${symbol('x')} be the number of ${first} and ${symbol('y')} the number of ${second}.`,
			),
			...limitLines(story, a, b, c),
			...([[y, x], one, two] as const).map((pair) =>
				sentence(
					say`For the pair ${pointAt(pair)}, the total is ${equation(sum(times(a, pair[0]), times(b, pair[1])), total(pair))}, and the statement ${relation(total(pair), signOf(story), c)} is false.`,
					`substitute ${pair[0]} for x and ${pair[1]} for y`,
				),
			),
			line(
				relation(sum(times(a, x), times(b, y)), signOf(story), c),
				`substitute ${x} for x and ${y} for y`,
			),
			line(relation(total(right), signOf(story), c), 'simplify: the statement is true'),
			sentence(say`So the ordered pair ${pointAt(right)} ${keeps} the ${limit}.`),
		],
		hints: [say`How does the total for each pair compare with ${c}?`],
	};
}

// Stories of two amounts under one limit, by the contexts of the curriculum plan.

type LimitStory = {
	/** What x and y count. */
	kinds: readonly [string, string];
	/** What the limit is on: "cost". */
	total: string;
	/** "at most" the limit, else "at least". */
	most: boolean;
	tell(a: number, b: number, limit: number): string;
};

const pounds = (country: Draw['country']) => (country === 'CA' ? 'kilograms' : 'pounds');

const LIMITS: Readonly<Record<string, (country: Draw['country']) => LimitStory>> = {
	'snacks budget': () => ({
		kinds: ['trays of cookies', 'trays of fruit'],
		total: 'cost',
		most: true,
		tell: (a, b, limit) =>
			`For a party, a tray of cookies costs $${a}, and a tray of fruit costs $${b}. At most $${limit} can be spent.`,
	}),
	'work hours at two jobs': () => ({
		kinds: ['hours at the library', 'hours at the pool'],
		total: 'earnings',
		most: false,
		tell: (a, b, limit) =>
			`A student earns $${a} an hour at the library and $${b} an hour at the pool. The student wants to earn at least $${limit}.`,
	}),
	'truck loading': (country) => ({
		kinds: ['chairs', 'tables'],
		total: country === 'CA' ? 'mass' : 'weight',
		most: true,
		tell: (a, b, limit) =>
			`A chair weighs ${a} ${pounds(country)}, and a table weighs ${b} ${pounds(country)}. A cart can carry at most ${limit} ${pounds(country)}.`,
	}),
	'crop planting': () => ({
		kinds: ['rows of corn', 'rows of beans'],
		total: 'time',
		most: true,
		tell: (a, b, limit) =>
			`Planting a row of corn takes ${a} minutes, and planting a row of beans takes ${b} minutes. At most ${limit} minutes can be spent on planting.`,
	}),
	'ticket revenue': () => ({
		kinds: ['adult tickets', 'child tickets'],
		total: 'income',
		most: false,
		tell: (a, b, limit) =>
			`A drama club sells adult tickets for $${a} each and child tickets for $${b} each. The club needs at least $${limit} from ticket sales.`,
	}),
};
