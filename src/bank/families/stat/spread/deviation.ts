/** The part of stat.spread that measures how far values are from their mean. */
import Fraction from 'fraction.js';
import { equation, quotient, relation, sum } from '../../../../math/expression.ts';
import { root, rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	exactDecimal,
	line,
	rational,
	sentence,
	type Skill,
	withMisconceptions,
} from '../../../family.ts';
import { amount, ends, isHalfway } from '../../../steps/amounts.ts';
import { listed, meanLines, meanOf, spelled, totalOf } from '../../../steps/statistics.ts';
import { drawData } from '../../../contexts/data-contexts.ts';

export const meanDeviation: Skill = (draw) => {
	const mean = draw.int('mean');
	const count = draw.random.int(4, 6);
	const reach = Math.min(9, mean - 1);
	const values = Array.from({ length: count - 1 }, () => mean + draw.random.int(-reach, reach));
	values.push(count * mean - totalOf(values));
	const distances = values.map((value) => Math.abs(value - mean));
	const answer = new Fraction(totalOf(distances), count);
	const fits = values.every((value) => value > 0 && value <= 60);
	if (!fits || !ends(answer, 2) || new Set(values).size < count - 1) return undefined;
	return {
		prompt: say`What is the mean absolute deviation of these values: ${listed(values)}? Give the exact value as a whole number or a decimal.`,
		answer: withMisconceptions(
			exactDecimal(answer),
			[exactDecimal(totalOf(distances)), 'did not divide the sum of the distances'],
			[exactDecimal(mean), 'gave the mean'],
			[
				rational(new Fraction(totalOf(distances), count - 1)),
				`divided by ${count - 1} instead of ${count}`,
			],
		),
		steps: [
			...meanLines(values),
			sentence(
				say`The distances from the mean are ${spelled(distances)}.`,
				`find how far each value is from ${mean}`,
			),
			line(equation(sum(...distances), totalOf(distances)), 'add the distances'),
			line(
				equation(quotient(totalOf(distances), count), amount(answer)),
				`divide by the number of values, ${count}, to find the mean of the distances`,
			),
			sentence(say`The mean absolute deviation is ${amount(answer)}.`),
		],
		hints: [
			say`What is the mean of the values? How far is each value from it?`,
			say`What is the mean of these distances?`,
		],
	};
};

/** Of the whole population: divided by the number of values. */
export const standardDeviation: Skill = (draw) => {
	const count = draw.random.int(4, 6);
	const { context, values } = drawData(draw.random, count, 20);
	const mean = meanOf(values);
	if (mean.d !== 1n || new Set(values).size < count) return undefined;
	const offsets = values.map((value) => value - Number(mean.n));
	const squares = offsets.map((offset) => offset ** 2);
	const variance = new Fraction(totalOf(squares), count);
	const value = Math.sqrt(variance.valueOf());
	if (!ends(variance, 2) || isHalfway(value, 1)) return undefined;
	const isExact = Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;
	const deviation = (over: number) => decimalAnswer(Math.sqrt(totalOf(squares) / over), 1);
	const answer = withMisconceptions(
		deviation(count),
		[decimalAnswer(variance, 1), 'did not take the square root'],
		[deviation(count - 1), 'divided by one less than the number of values'],
		[deviation(1), 'did not divide by the number of values'],
	);
	return {
		prompt: say`${context.tell(count)}: ${listed(values)}. Find the population standard deviation (divide by the number of values). Round to the nearest tenth.`,
		answer,
		steps: [
			...meanLines(values),
			sentence(
				say`The differences from the mean are ${spelled(offsets)}.`,
				`subtract ${mean.n} from each value`,
			),
			sentence(
				say`The squares of the differences are ${spelled(squares)}.`,
				'square each difference',
			),
			line(equation(sum(...squares), totalOf(squares)), 'add the squares'),
			line(
				equation(quotient(totalOf(squares), count), amount(variance)),
				`divide by the number of values, ${count}, to find the mean of the squares`,
			),
			line(
				relation(root(amount(variance)), isExact ? '=' : '\\approx', rounded(value, 1)),
				'take the square root',
			),
			sentence(
				say`The standard deviation is ${isExact ? '' : 'about '}${answer.body} ${context.unit.many}.`,
			),
		],
		hints: [
			say`What is the mean? How far is each value from the mean, and what is the square of that distance?`,
			say`What is the mean of the squared differences? How does it give you the standard deviation?`,
		],
	};
};
