/** sys.story: cost and income, two plans, supply and demand: where two lines meet. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	product,
	sum,
	symbol,
	times,
	tuple,
} from '../../../../math/expression.ts';
import { linear, polynomialExpression, term, uncollected } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	type Line,
	line,
	point,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { checkLine } from '../../../steps/linear-system.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';
import { pairAsked } from '../../../steps/system-story.ts';

const SHOPS = [
	'T-shirt business',
	'bakery stall',
	'candle workshop',
	'jewellery stand',
	'toy maker',
];

export const breakEven = (draw: Draw): Draft | undefined => meeting(draw, draw.random.pick(SHOPS));

export function plansThatAgree(draw: Draw): Draft | undefined {
	const ctx = draw.inTurn('ctx');
	if (ctx === 'supply') return supplyAndDemand(draw);
	return meeting(draw, ctx === 'break-even' ? draw.random.pick(SHOPS) : ctx);
}

/** y = m₁x + k₁ and y = m₂x + k₂, with the reason for each. */
type Lines = {
	m: readonly [number, number];
	k: readonly [number, number];
	why: readonly [string, string];
	/** What the two lines give, where the problem states no formula: "the cost and the income". */
	amounts?: string;
	/** The mistake of giving the first amount for x = 0. */
	onlyStart: string;
};

function solved({ m, k, why }: Lines) {
	const sides = m.map((slope, at) => sideOf(slope, k[at] ?? 0));
	const terms = m.map((slope, at) => [
		...(slope < 0 ? [term(k[at] ?? 0)] : []),
		term(slope, 'x'),
		...(slope < 0 || k[at] === 0 ? [] : [term(k[at] ?? 0)]),
	]);
	const found = solveEquation(terms[1] ?? [], terms[0] ?? []);
	if (!found) return undefined;
	const x = found.value;
	const y = x.mul(m[1]).add(k[1]);
	const [first, ...rest] = found.lines;
	const height = product(m[1], num(x));
	const lines = [
		...sides.map((side, at) => ({ body: { parts: [equation('y', side)] }, why: why[at] ?? '' })),
		...(first
			? [
					{
						...first,
						why: 'both equations are solved for y, so set the two expressions for y equal',
					},
				]
			: []),
		...rest,
		line(
			equation('y', k[1] === 0 ? height : m[1] < 0 ? sum(k[1], height) : sum(height, k[1])),
			`substitute ${x.toFraction()} for x in the second equation`,
		),
		line(equation('y', num(y)), k[1] === 0 ? 'multiply' : 'multiply, then subtract'),
		checkLine(
			equation(m[0] === 1 ? sum(x, k[0]) : sum(product(m[0], num(x)), k[0]), num(y)),
			'the first equation',
		),
	];
	return { x, y, lines };
}

/** The terms with x on the same side are added instead of subtracted, or the reverse. */
function wrongMeeting({ m, k }: Lines): WrongAnswer[] {
	const run = Math.abs(m[0] + m[1]);
	if (run === 0) return [];
	const x = new Fraction(Math.abs(k[1] - k[0]), run);
	const why =
		m[1] < 0
			? 'subtracted the x-terms instead of adding them'
			: 'added the x-terms instead of subtracting them';
	return x.d > 1n ? [] : [[point(x, x.mul(m[1]).add(k[1])), why]];
}

const question = (
	text: Prose,
	lines: Lines,
	stated: (x: Fraction, y: Fraction) => Prose,
	before: (x: Fraction) => Line[] = () => [],
): Draft | undefined => {
	const found = solved(lines);
	if (!found) return undefined;
	const { x, y } = found;
	return {
		prompt: text,
		answer: withMisconceptions(
			point(x, y),
			[point(y, x), 'switched the values of x and y'],
			...wrongMeeting(lines),
			[point(x, lines.k[0]), lines.onlyStart],
		),
		steps: [
			...found.lines,
			...before(x),
			sentence(say`The solution of the system is ${tuple(num(x), num(y))}, so ${stated(x, y)}.`),
		],
		hints: [
			...(lines.amounts
				? [say`How can you write ${lines.amounts} in terms of ${symbol('x')}?`]
				: []),
			say`Both expressions equal ${symbol('y')}. What equation in ${symbol('x')} can you write?`,
		],
	};
};

function meeting(draw: Draw, ctx: string): Draft | undefined {
	const [F, v, p] = [draw.int('F'), draw.int('v'), draw.int('p')];
	const x = F / (p - v);
	// Nobody sells at many times the cost.
	if (p <= v || p > 6 * v || !Number.isInteger(x) || x < 3 || x > 120) return undefined;
	const story = caseOf(BREAK_EVEN, ctx)(F, v, p);
	return question(
		say`${story.text} ${pairAsked(story)}`,
		{
			m: [v, p],
			k: [F, 0],
			why: [
				`${story.first}: ${story.fixed}, plus ${story.parts[0]}`,
				`${story.second}: ${story.parts[1]}`,
			],
			amounts: `${story.first} and ${story.second}`,
			onlyStart: `gave ${story.onlyFixed} instead of ${story.equal} for ${x} ${story.units}`,
		},
		(a, b) => say`${story.bothAre} $${b.toFraction()} for ${num(a)} ${story.units}`,
	);
}

const GOODS = ['bags of apples', 'boxes of pencils', 'bags of coffee', 'bunches of flowers'];

/** Supply rises from F, demand falls; they meet at a whole number of units. */
function supplyAndDemand(draw: Draw): Draft | undefined {
	const [F, v, p] = [draw.int('F'), draw.int('v'), draw.int('p')];
	const x = draw.random.int(4, 30);
	const top = F + (v + p) * x;
	const goods = draw.random.pick(GOODS);
	const unit = goods.split(' ')[0] ?? goods;
	const lines: Lines = {
		m: [v, -p],
		k: [F, top],
		why: ['the price that suppliers ask', 'the price that buyers will pay'],
		onlyStart: `gave the price that suppliers ask at x = 0 instead of the price at x = ${x}`,
	};
	const pair = tuple('x', 'y');
	return question(
		say`When ${symbol('x')} hundred ${goods} are on the market, the price that suppliers ask for each hundred is given by ${sideEquation(v, F)}, and the price that buyers will pay by ${sideEquation(-p, top)}, both in dollars. For which ordered pair ${pair} are the two prices equal?`,
		lines,
		(a, b) =>
			say`both prices are $${b.toFraction()} for each hundred ${unit} when ${num(a.mul(100))} ${goods} are on the market`,
		(a) => [
			line(
				equation(times(num(a), 100), num(a.mul(100))),
				`multiply by 100 to find the number of ${unit}`,
			),
		],
	);
}

/** A falling line begins with its number: y = 900 − 20x. */
const sideOf = (m: number, k: number): Expression =>
	m < 0 ? uncollected(term(k), term(m, 'x')) : polynomialExpression(linear(m, 'x', k));

const sideEquation = (m: number, k: number): Expression => equation('y', sideOf(m, k));

// Two amounts that grow with x: one begins at a fixed F and grows by v, the other begins at 0 and grows by p.

type BreakEven = {
	/** The numbers appear in the order F, v, p. */
	text: Prose;
	/** What x counts and what the equal amounts y are. */
	x: string;
	y: string;
	first: string;
	second: string;
	/** Begins the last sentence, before the amount: "both plans cost". */
	bothAre: string;
	/** What is paid once, with its amount: "$30 for the booth". */
	fixed: string;
	/** The same as a mistaken answer, and what should have been given: "the cost of each plan". */
	onlyFixed: string;
	equal: string;
	/** How each amount grows, with its numbers. */
	parts: readonly [string, string];
	units: string;
};

type Tell = (F: number, v: number, p: number) => BreakEven;

const business =
	(who: string, [fixed, known]: [string, string], one: string, many: string): Tell =>
	(F, v, p) => ({
		text: say`${who} spends $${String(F)} on ${fixed} and $${String(v)} to make each ${one}. It sells each ${one} for $${String(p)}.`,
		x: `the number of ${many} for which the cost equals the income`,
		y: 'that cost, in dollars',
		first: 'the cost',
		second: 'the income',
		bothAre: 'the cost and the income are both',
		fixed: `$${F} for ${known}`,
		onlyFixed: `the cost of ${known}, $${F},`,
		equal: 'the cost and the income',
		parts: [`$${v} for each ${one}`, `$${p} for each ${one}`],
		units: many,
	});

const BREAK_EVEN: Readonly<Record<string, Tell>> = {
	'T-shirt business': business(
		'A T-shirt business',
		['a heat press', 'the heat press'],
		'T-shirt',
		'T-shirts',
	),
	'bakery stall': business('A bakery', ['a booth at a fair', 'the booth'], 'cake', 'cakes'),
	'candle workshop': business(
		'A candle workshop',
		['tools', 'the tools'],
		'candle set',
		'candle sets',
	),
	'jewellery stand': business(
		'A jewellery business',
		['a market permit', 'the permit'],
		'necklace',
		'necklaces',
	),
	'toy maker': business(
		'A small toy business',
		['a workbench', 'the workbench'],
		'wooden train',
		'wooden trains',
	),
	'rental plans': (F, v, p) => ({
		text: say`Rental Plan A for a storage container has a one-time delivery fee of $${String(F)} and costs $${String(v)} a day. Rental Plan B has no delivery fee and costs $${String(p)} a day.`,
		x: 'the number of days for which both plans cost the same',
		y: 'that cost, in dollars',
		first: 'the cost of Plan A',
		second: 'the cost of Plan B',
		bothAre: 'both plans cost',
		fixed: `the delivery fee of $${F}`,
		onlyFixed: `the delivery fee of $${F}`,
		equal: 'the cost of each plan',
		parts: [`$${v} for each day`, `$${p} for each day`],
		units: 'days',
	}),
	'phone plans': (F, v, p) => ({
		text: say`Phone Plan A has a one-time fee of $${String(F)} and costs $${String(v)} a month. Phone Plan B has no fee and costs $${String(p)} a month.`,
		x: 'the number of months after which both plans cost the same',
		y: 'that cost, in dollars',
		first: 'the cost of Plan A',
		second: 'the cost of Plan B',
		bothAre: 'both plans cost',
		fixed: `the fee of $${F}`,
		onlyFixed: `the fee of $${F}`,
		equal: 'the cost of each plan',
		parts: [`$${v} for each month`, `$${p} for each month`],
		units: 'months',
	}),
};
