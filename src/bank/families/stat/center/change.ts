/** The part of stat.center that asks what happens when data change. */
import Fraction from 'fraction.js';
import { difference, equation, num, quotient, sum, times } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { amount, ends, exactAnswer, spelled, totalOf } from '../../../steps/amounts.ts';
import {
	inOrder,
	meanLines,
	meanOf,
	medianOf,
	middleLine,
	orderLine,
} from '../../../steps/statistics.ts';
import { EXACT, HINTS, unorderedMedian } from './find.ts';

const SCALED =
	'Multiplying every value by a positive number multiplies the standard deviation by that number.';

/** What becomes of the distances that the standard deviation measures. */
const DISTANCES = {
	scale: 'every distance from the mean is multiplied by that number',
	shift: 'the center moves with the values, so no distance from the mean changes',
	both: 'only the multiplication changes the distances from the mean',
} as const;

/** What becomes of the standard deviation. */
function spreadRule(kind: 'scale' | 'shift' | 'both', shift: number) {
	const moved = `${shift < 0 ? 'Subtracting the same number from' : 'Adding the same number to'} every value does not change how far apart the values are.`;
	return kind === 'scale'
		? say`${SCALED}`
		: kind === 'shift'
			? say`${moved}`
			: say`${SCALED} ${moved}`;
}

export const changeSkills: Skills = {
	'Predict the effect of shifting or scaling data'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		const ask = draw.inTurn('ask');
		const isSpread = ask === 'sd';
		const name = isSpread ? 'standard deviation' : ask;
		const old = draw.int(isSpread ? 'sd' : 'mean');
		const kind = draw.random.pick(['scale', 'shift', 'both'] as const);
		const [factor, shift] = [kind === 'shift' ? 1 : a, kind === 'scale' ? 0 : b];
		const value = isSpread ? factor * old : factor * old + shift;
		if (value < 1) return undefined;
		const scaled = say`is multiplied by ${factor}`;
		const moved = say`${shift < 0 ? 'is decreased' : 'is increased'} by ${Math.abs(shift)}`;
		const change =
			kind === 'scale'
				? say`Every value ${scaled}.`
				: kind === 'shift'
					? say`Every value ${moved}.`
					: say`Every value ${scaled}, and then the result ${moved}.`;
		const rule = isSpread
			? spreadRule(kind, shift)
			: say`The ${name} changes in the same way as the values.`;
		const wrongShift: WrongAnswer = isSpread
			? [
					rational(factor * old + shift),
					`${shift < 0 ? 'decreased' : 'increased'} the standard deviation too`,
				]
			: [rational(factor * old), `left out the ${shift < 0 ? 'decrease' : 'increase'}`];
		const wrongFactor: WrongAnswer =
			kind === 'both' && !isSpread
				? [rational(old + shift), 'left out the multiplication']
				: [rational(old + a), 'added instead of multiplying'];
		const formula =
			isSpread && kind === 'shift'
				? equation(num(old), value)
				: equation(
						isSpread || kind === 'scale'
							? times(factor, old)
							: kind === 'shift'
								? sum(old, shift)
								: sum(times(factor, old), shift),
						value,
					);
		const answer = withMisconceptions(
			rational(value),
			...(isSpread && kind === 'shift'
				? []
				: [[rational(old), `thought that the ${name} does not change`] as const]),
			...(kind === 'scale' ? [] : [wrongShift]),
			...(kind === 'shift' ? [] : [wrongFactor]),
		);
		return {
			prompt: say`A data set has a ${name} of ${old}. ${change} What is the new ${name}?`,
			answer,
			steps: [
				sentence(
					rule,
					isSpread
						? DISTANCES[kind]
						: 'every value changes in this way, so the center of the data does too',
				),
				...(isSpread && kind === 'shift'
					? []
					: [
							line(
								formula,
								isSpread
									? 'multiply the old standard deviation by the factor'
									: `apply the same change to the old ${name}`,
							),
						]),
				sentence(say`The new ${name} is ${value}.`),
			],
			hints: [
				isSpread
					? say`What happens to the distance of each value from the mean when every value is changed in this way?`
					: say`What happens to the ${name} of a small data set, such as ${1}, ${2}, and ${6}, when you change every value in this way?`,
			],
		};
	},

	'Predict the effect of a new value'(draw) {
		const [count, base, out] = [draw.int('n'), draw.int('base'), draw.int('out')];
		const ask = draw.random.pick(['mean', 'median']);
		const offsets = Array.from({ length: count }, () => draw.random.int(-8, 8));
		const values = offsets.map((offset) => base + offset);
		const [before, after] = [statistic(ask, values), statistic(ask, [...values, out])];
		const rise = after.sub(before);
		if (![before, after].every((value) => ends(value, 1)) || rise.lte(0)) return undefined;
		const unordered = unorderedMedian([...values, out]).sub(unorderedMedian(values));
		if (ask === 'median' && unordered.equals(rise)) return undefined;
		if (Math.min(...values) < 1 || out < Math.max(...values) + 10) return undefined;
		return {
			prompt: say`A data set has the values ${spelled(values)}. A new value, ${out}, is added to the data set. By how much does the ${ask} increase? ${EXACT}`,
			answer: withMisconceptions(
				exactAnswer(rise),
				[rational(after), `gave the new ${ask}`],
				ask === 'mean'
					? [
							rational(medianOf([...values, out]).sub(medianOf(values))),
							'found how much the median increases',
						]
					: [
							rational(meanOf([...values, out]).sub(meanOf(values))),
							'found how much the mean increases',
						],
				[rational(before.neg().add(out)), `subtracted the old ${ask} from the new value`],
				...(ask === 'median' && unordered.gt(0)
					? [[rational(unordered), 'did not order the values first'] satisfies WrongAnswer]
					: []),
			),
			steps: [
				...(ask === 'mean'
					? [
							...meanLines(values, 'old mean'),
							...meanLines(
								[...values, out],
								'new mean',
								'add all the values, including the new value',
							),
						]
					: [
							orderLine(values),
							middleLine(inOrder(values), 'old median'),
							orderLine([...values, out], `list ${out} last, because it is the greatest value`),
							middleLine(inOrder([...values, out]), 'new median'),
						]),
				line(
					equation(difference(amount(after), amount(before)), amount(rise)),
					`subtract the old ${ask} from the new ${ask}`,
				),
				sentence(say`The ${ask} increases by ${amount(rise)}.`),
			],
			hints: [
				say`What is the ${ask} without the new value? What is it with the new value?`,
				say`${HINTS[ask] ?? ''}`,
			],
		};
	},

	'Predict the effect of adding or removing values'(draw) {
		const ask = draw.inTurn('ask');
		return ask === 'mean' ? newMean(draw) : newStatistic(draw, ask);
	},
};

const statistic = (ask: string, values: readonly number[]): Fraction =>
	ask === 'mean' ? meanOf(values) : medianOf(values);

function newMean(draw: Draw): Draft | undefined {
	const [n, m, v] = [draw.int('n'), draw.int('m'), draw.int('v')];
	const adds = draw.random.int(0, 1) === 1;
	const total = n * m + (adds ? v : -v);
	const count = adds ? n + 1 : n - 1;
	const mean = new Fraction(total, count);
	if (!ends(mean, 1) || mean.lt(1) || v === m || v > 3 * m) return undefined;
	const act = adds ? say`The value ${v} is added to` : say`The value ${v} is removed from`;
	return {
		prompt: say`The mean of ${n} values is ${m}. ${act} the data set. What is the new mean? ${EXACT}`,
		answer: withMisconceptions(
			exactAnswer(mean),
			[rational(new Fraction(total, n)), 'divided by the old number of values'],
			[rational(new Fraction(m + v, 2)), 'averaged the old mean and the value'],
		),
		steps: [
			line(
				equation(times(n, m), n * m),
				'find the old sum: multiply the mean by the number of values',
			),
			line(
				equation(adds ? sum(n * m, v) : difference(n * m, v), total),
				adds ? 'add the new value' : 'subtract the removed value',
			),
			line(
				equation(quotient(total, count), amount(mean)),
				`divide by the new number of values, ${count}`,
			),
			sentence(say`The new mean is ${amount(mean)}.`),
		],
		hints: [say`What is the sum of the values before the change? What is it after the change?`],
	};
}

function newStatistic(draw: Draw, ask: string): Draft | undefined {
	const values = Array.from({ length: 7 }, () => draw.random.int(10, 60));
	const [low, high] = [Math.min(...values), Math.max(...values)];
	const gone = draw.random.pick([low, high]);
	const rest = values.filter((value) => value !== gone);
	const [least, most] = [Math.min(...rest), Math.max(...rest)];
	const answer = ask === 'median' ? medianOf(rest) : new Fraction(most - least);
	if (new Set(values).size < 7 || totalOf(rest) === 0) return undefined;
	return {
		prompt: say`A data set has the values ${spelled(values)}. The value ${gone} is removed. What is the ${ask} of the remaining values? ${EXACT}`,
		answer: withMisconceptions(
			exactAnswer(answer),
			ask === 'median'
				? [rational(medianOf(values)), 'did not remove the value']
				: [rational(high - low), 'did not remove the value'],
			ask === 'median'
				? [rational(meanOf(rest)), 'found the mean instead']
				: [rational(most), 'gave the greatest value instead of the range'],
		),
		steps: [
			orderLine(rest, `leave out ${gone}, and order the remaining values from least to greatest`),
			ask === 'median'
				? middleLine(inOrder(rest), 'median')
				: line(
						equation(difference(most, least), most - least),
						'subtract the least value from the greatest value',
					),
			...(ask === 'median' ? [] : [sentence(say`The range is ${most - least}.`)]),
		],
		hints: [say`Which values remain when ${gone} is removed?`, say`${HINTS[ask] ?? ''}`],
	};
}
