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
import { exactDecimal, interval, union } from '../../../../math/notation.ts';
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
import { chained, rayInterval, turned, withOtherEnd } from '../../../steps/inequality.ts';
import { type Tolerance, TOLERANCES } from './tolerance-stories.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

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
