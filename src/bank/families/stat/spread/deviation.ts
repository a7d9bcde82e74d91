/** The part of stat.spread that measures how far values are from their mean. */
import Fraction from 'fraction.js';
import { equation, quotient, relation, sum } from '../../../../math/expression.ts';
import { root, rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { decimalAnswer, exactDecimal } from '../../../answer.ts';
import { line, sentence, type Skill } from '../../../family.ts';
import { amount, ends, isHalfway } from '../../../steps/amounts.ts';
import { listed, meanLines, meanOf, totalOf } from '../../../steps/statistics.ts';
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
		answer: exactDecimal(answer),
		steps: [
			...meanLines(values),
			sentence(
				say`The distances from the mean are ${listed(distances)}.`,
				`subtract ${mean}; a distance is never negative`,
			),
			line(
				equation(quotient(sum(...distances), count), amount(answer)),
				'the mean of the distances',
			),
			sentence(say`The mean absolute deviation is ${amount(answer)}.`),
		],
		hints: [say`First find the mean. Then find how far each value is from it.`],
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
	const answer = decimalAnswer(value, 1);
	return {
		prompt: say`${context.tell(count)}: ${listed(values)}. Find the population standard deviation (divide by the number of values). Round to the nearest tenth.`,
		answer,
		steps: [
			...meanLines(values),
			sentence(
				say`The squared differences from the mean are ${listed(squares)}.`,
				`subtract ${mean.n} from each value and square`,
			),
			line(
				equation(quotient(sum(...squares), count), amount(variance)),
				'the mean of the squared differences',
			),
			line(
				relation(root(amount(variance)), isExact ? '=' : '\\approx', rounded(value, 1)),
				'take the square root',
			),
			sentence(say`The standard deviation is ${isExact ? '' : 'about '}${answer.body}.`),
		],
		hints: [
			say`Square the difference of each value from the mean. Take the mean of the squares, then the square root.`,
		],
	};
};
