/** ineq.absolute: a target and the allowed difference from it. */
import Fraction from 'fraction.js';
import {
	absolute,
	difference,
	type Expression,
	num,
	opposite,
	relation,
	symbol,
} from '../../../../math/expression.ts';
import { chained, rayInterval, turned, withOtherEnd } from '../../../../math/inequality.ts';
import { exactDecimal, interval, union } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	line,
	sentence,
	withMisconceptions,
	written,
} from '../../../family.ts';

const differenceHints = ({ quantity, center }: Tolerance): Prose[] => [
	say`What absolute value expression represents the difference between ${quantity} and ${center}?`,
	say`What does the problem say about that difference?`,
];

/** All values from c − d to c + d, as an interval. */
export function tolerance(draw: Draw): Draft | undefined {
	const [c, d] = [draw.int('c'), new Fraction(draw.int('d'))];
	const story = caseOf(TOLERANCES, draw.choice('ctx'));
	if (!fits(story, c, d)) return undefined;
	const [low, high, by] = [new Fraction(c).sub(d), d.add(c), d].map(exactDecimal) as Three;
	const size = d.valueOf();
	const inside = difference('x', c);
	const answer = written('interval', interval(low, high, '[]'));
	const between = (from: Expression, middle: Expression, to: Expression) =>
		chained(from, '\\le', middle, '\\le', to);
	return {
		prompt: say`${story.target(num(c))} ${story.within(by)} Give all ${story.accepted}, ${story.unit}, in interval notation.`,
		answer: withMisconceptions(
			answer,
			[written('interval', interval(low, high, '()')), 'did not include the endpoints'],
			[
				written('interval', interval(num(c), high, '[]')),
				`allowed only values above ${story.center}`,
			],
			[
				written('interval', interval(low, num(c), '[]')),
				`allowed only values below ${story.center}`,
			],
		),
		steps: [
			sentence(say`Let ${symbol('x')} be ${story.quantity}, ${story.unit}.`),
			line(
				relation(absolute(inside), '\\le', by),
				`the distance of x from ${story.center} is at most ${size}`,
			),
			line(
				between(opposite(by), inside, by),
				`if an absolute value is at most ${size}, the expression inside it is from -${size} to ${size}`,
			),
			line(between(low, symbol('x'), high), `add ${c} to all three parts`),
			sentence(
				say`The set of ${story.accepted}, ${story.unit}, is ${answer.body}.`,
				'both endpoints are included',
			),
		],
		hints: differenceHints(story),
	};
}

type Three = [Expression, Expression, Expression];

/** From a story or from an interval to |x − c| ≤ d or |x − c| ≥ d. */
export function writtenAsAbsolute(draw: Draw): Draft | undefined {
	const [c, d] = [draw.int('c'), draw.int('d')];
	const sign: '\\le' | '\\ge' = draw.choice('rel') === '<=' ? '\\le' : '\\ge';
	const story = caseOf(TOLERANCES, draw.choice('ctx'));
	const inequality = (center: number, by: typeof sign | '<' | '>', distance: number) =>
		written(
			'inequality',
			relation(absolute(polynomialExpression(linear(1, 'x', -center))), by, distance),
		);
	const answerWith = (center: string, leftOut: string) =>
		withMisconceptions(
			inequality(c, sign, d),
			[inequality(c, turned(sign), d), 'reversed the inequality symbol'],
			[
				inequality(-c, sign, d),
				c < 0
					? `dropped the negative sign from ${center}`
					: `added ${center} instead of subtracting it`,
			],
			[inequality(c, withOtherEnd(sign), d), `did not include ${leftOut}`],
		);
	const condition = sign === '\\le' ? story.within : story.beyond;
	if (c === 0) return undefined;
	if (!condition || !fits(story, c, new Fraction(d)))
		return draw.random.int(1, 6) === 1
			? fromInterval(c, d, sign, answerWith('the midpoint', 'the endpoints'))
			: undefined;
	const answer = answerWith(story.center, `a difference of exactly ${d} ${story.apart}`);
	const values = sign === '\\le' ? story.accepted : story.rejected;
	const size = sign === '\\le' ? 'at most' : 'at least';
	return {
		prompt: say`${story.target(num(c))} ${condition(num(d))} Let ${symbol('x')} be ${story.quantity}, ${story.unit}. Write an absolute value inequality for the ${values}. Write the absolute value by itself on the left side.`,
		answer,
		steps: [
			sentence(
				say`The difference from ${story.center}, in ${story.apart}, is ${absolute(difference('x', c))}.`,
				'the absolute value measures a difference in either direction',
			),
			sentence(
				say`The difference is ${size} ${d} ${story.apart}: ${answer.body}.`,
				sign === '\\le'
					? '“at most” means “less than or equal to”'
					: '“or more” means “greater than or equal to”',
			),
		],
		hints: differenceHints(story),
	};
}

function fromInterval(
	c: number,
	d: number,
	sign: '\\le' | '\\ge',
	answer: ReturnType<typeof written>,
): Draft {
	const [low, high] = [c - d, c + d];
	const solution =
		sign === '\\le'
			? interval(low, high, '[]')
			: union(rayInterval('\\le', low), rayInterval('\\ge', high));
	const apart = absolute(polynomialExpression(linear(1, 'x', -c)));
	const where = sign === '\\le' ? 'at most' : 'at least';
	const away = say`${d} ${d === 1 ? 'unit' : 'units'} away from ${c}`;
	return {
		prompt: say`Write an absolute value inequality in ${symbol('x')} whose solution set is ${solution}. Write the absolute value by itself on the left side.`,
		answer,
		steps: [
			sentence(
				say`The number halfway between ${low} and ${high} is ${c}.`,
				`the midpoint is (${low} + ${inBrackets(high)}) ÷ 2`,
			),
			sentence(
				say`Both ${low} and ${high} are ${away}.`,
				`${high} − ${inBrackets(c)} = ${d} and ${c} − ${inBrackets(low)} = ${d}`,
			),
			sentence(
				say`The distance between ${symbol('x')} and ${c} is ${apart}.`,
				c < 0
					? `|x − (${plainNumber(c)})| = |x + ${-c}|`
					: 'the distance between two numbers is the absolute value of their difference',
			),
			sentence(
				say`The solutions are ${where} ${away}: ${answer.body}.`,
				sign === '\\le'
					? 'they lie between the two endpoints, which are included'
					: 'they lie outside the two endpoints, which are included',
			),
		],
		hints: [
			say`Which number is halfway between the two endpoints?`,
			say`How far away from that number are the two endpoints?`,
		],
	};
}

const inBrackets = (value: number): string => (value < 0 ? `(${value})` : `${value}`);

/** A difference of 1 would need its unit in the singular; one that is large makes no sense. */
const fits = (
	{ targets: [low, high], multiplesOf = 1, least = 0, most }: Tolerance,
	c: number,
	d: Fraction,
): boolean =>
	c >= low &&
	c <= high &&
	c % multiplesOf === 0 &&
	!d.equals(1) &&
	d.lte(new Fraction(c).div(8)) &&
	d.gte(least) &&
	(most === undefined || d.lte(most));

// Stories about a target and the allowed difference from it, by the contexts of the curriculum plan.

type Tolerance = {
	/** Targets that are sensible here, both ends included. */
	targets: readonly [low: number, high: number];
	/** Nobody sets a target between the multiples of this. */
	multiplesOf?: number;
	/** "the length of a rod", "in millimeters" */
	quantity: string;
	unit: string;
	/** "2 millimeters" after the number, for a difference. */
	apart: string;
	target(c: Expression): Prose;
	/** What that value is called: "the target length". */
	center: string;
	/** The least sensible difference, where a smaller one is out of the question. */
	least?: number;
	/** The greatest sensible difference, where it is not an eighth of the target. */
	most?: number;
	/** The condition "differs by at most d", and what those values are called. */
	within(d: Expression): Prose;
	accepted: string;
	/** The condition "differs by d or more"; `null` when it makes no sense here. */
	beyond: ((d: Expression) => Prose) | null;
	rejected: string;
};

const TOLERANCES: Readonly<Record<string, Tolerance>> = {
	'machine tolerance': {
		targets: [5, 120],
		quantity: 'the length of a rod',
		unit: 'in millimeters',
		apart: 'millimeters',
		target: (c) => say`A machine cuts rods that should be ${c} millimeters long.`,
		center: 'the target length',
		most: 3,
		within: (d) =>
			say`A rod is accepted if its length differs from this by at most ${d} millimeters.`,
		accepted: 'acceptable lengths',
		beyond: (d) =>
			say`A rod is rejected if its length differs from this by ${d} millimeters or more.`,
		rejected: 'rejected lengths',
	},
	'room temperature': {
		targets: [58, 78],
		quantity: 'the room temperature',
		unit: 'in degrees Fahrenheit',
		apart: 'degrees Fahrenheit',
		target: (c) => say`A thermostat is set to ${c} degrees Fahrenheit.`,
		center: 'the set temperature',
		within: (d) =>
			say`The room temperature may differ from this by at most ${d} degrees Fahrenheit.`,
		accepted: 'allowed temperatures',
		beyond: (d) =>
			say`A light comes on if the room temperature differs from this by ${d} degrees Fahrenheit or more.`,
		rejected: 'temperatures that turn the light on',
	},
	'packing weight': {
		targets: [8, 80],
		quantity: 'the weight of a bag',
		unit: 'in ounces',
		apart: 'ounces',
		target: (c) => say`A packing machine should fill each bag with ${c} ounces of rice.`,
		center: 'the target weight',
		within: (d) => say`A bag is accepted if its weight differs from this by at most ${d} ounces.`,
		accepted: 'acceptable weights',
		beyond: (d) => say`A bag is repacked if its weight differs from this by ${d} ounces or more.`,
		rejected: 'weights of bags that are repacked',
	},
	'poll margin': {
		targets: [15, 85],
		quantity: 'the actual support among all residents',
		unit: 'in percent',
		apart: 'percentage points',
		target: (c) => say`In a poll, ${c} percent of the people surveyed want a new park.`,
		center: 'the poll result',
		least: 2,
		within: (d) =>
			say`Assume that the actual support among all residents differs from this by at most ${d} percentage points.`,
		accepted: 'possible levels of support',
		beyond: null,
		rejected: '',
	},
	'target speed': {
		targets: [55, 75],
		multiplesOf: 5,
		quantity: 'the speed of the car',
		unit: 'in miles per hour',
		apart: 'miles per hour',
		target: (c) => say`The cruise control of a car is set to ${c} miles per hour.`,
		center: 'the set speed',
		within: (d) => say`The speed of the car may differ from this by at most ${d} miles per hour.`,
		accepted: 'allowed speeds',
		beyond: (d) =>
			say`A warning is shown if the speed of the car differs from this by ${d} miles per hour or more.`,
		rejected: 'speeds that lead to a warning',
	},
};
