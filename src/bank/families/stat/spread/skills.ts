/** stat.spread: range, quartiles, mean absolute deviation, standard deviation. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	quotient,
	relation,
	sum,
	times,
} from '../../../../math/expression.ts';
import { root, rounded } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { drawData } from '../../../contexts/data-contexts.ts';
import {
	decimalAnswer,
	type Draft,
	type Draw,
	exactDecimal,
	type Line,
	line,
	rational,
	sentence,
	type Skill,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { amount, ends, isHalfway, listed, spelled, totalOf } from '../../../steps/amounts.ts';
import {
	fiveNumbers,
	inOrder,
	inUnits,
	meanLines,
	meanOf,
	MEDIAN_OUT,
	middleLine,
	orderLine,
	quartileLines,
	type Unit,
} from '../../../steps/statistics.ts';

// The part that measures how far values are from their mean.

const meanDeviation: Skill = (draw) => {
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
const standardDeviation: Skill = (draw) => {
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

export const skills: Skills = {
	'Find quartiles, the range, or the interquartile range': (draw) =>
		quartileQuestion(draw, draw.inTurn('ask')),
	'Use the interquartile range to find outliers': (draw) =>
		quartileQuestion(draw, draw.inTurn('ask')),
	'Measure spread and find outliers'(draw) {
		const ask = draw.inTurn('ask');
		return ask === 'sd' ? standardDeviation(draw) : quartileQuestion(draw, ask);
	},
	'Find the mean absolute deviation': meanDeviation,
	'Find the standard deviation of a small data set': standardDeviation,
};

type Wrong = [Fraction | number, string][];

type Asked = {
	value: Fraction;
	question: Prose;
	hints: readonly string[];
	lines: Line[];
	wrong: Wrong;
};

function quartileQuestion(draw: Draw, ask: string): Draft | undefined {
	const count = ask === 'outlier' ? draw.random.int(7, 9) : draw.random.int(7, 12);
	const { context, values } = drawData(draw.random, count, 24);
	if (ask === 'outlier')
		values.splice(draw.random.int(0, count - 1), 1, context.high + draw.random.int(0, 9));
	const asked = askedOf(draw, ask, values, context.unit);
	if (!asked || new Set(values).size < count - 1) return undefined;
	const lastHint = values.length % 2 === 1 && ask !== 'range';
	return {
		prompt: say`${context.tell(count)}: ${listed(values)}. ${lastHint ? MEDIAN_OUT : ''}${asked.question}`,
		answer: withMisconceptions(
			exactDecimal(asked.value),
			...asked.wrong.map(([value, why]): WrongAnswer => [rational(value), why]),
		),
		steps: asked.lines,
		hints: asked.hints.map((hint) => say`${hint}`),
	};
}

function askedOf(
	draw: Draw,
	ask: string,
	values: readonly number[],
	unit: Unit,
): Asked | undefined {
	const { least, q1, median, q3, most } = fiveNumbers(values);
	const range = q3.sub(q1);
	const ordered = inOrder(values);
	const [order = orderLine(values), split, first, third] = quartileLines(values, unit);
	const middle = values.length % 2 === 1 ? [middleLine(ordered, 'median', { unit })] : [];
	const only = (...quarters: (Line | undefined)[]): Line[] => [
		order,
		...middle,
		...(split ? [split] : []),
		...quarters.filter((one) => one !== undefined),
	];
	const quartersFirst = only(first, third);
	const whole = line(
		equation(difference(amount(q3), amount(q1)), amount(range)),
		'subtract the first quartile from the third quartile to find the interquartile range',
	);
	if (range.lte(0)) return undefined;
	switch (ask) {
		case 'range':
			return {
				value: new Fraction(most - least),
				question: say`What is the range of the data?`,
				hints: ['What are the greatest value and the least value?'],
				wrong: [
					[range, 'found the interquartile range'],
					[most, 'gave the greatest value'],
				],
				lines: [
					order,
					line(
						equation(difference(most, least), most - least),
						'subtract the least value from the greatest value',
					),
					sentence(say`The range is ${inUnits(most - least, unit)}.`),
				],
			};
		case 'Q1':
			return {
				value: q1,
				question: say`What is the first quartile of the data?`,
				hints: ['Which values are in the lower half of the ordered data? What is their median?'],
				wrong: [
					[q3, 'found the third quartile'],
					[median, 'found the median of all the values'],
				],
				lines: only(first),
			};
		case 'Q3':
			return {
				value: q3,
				question: say`What is the third quartile of the data?`,
				hints: ['Which values are in the upper half of the ordered data? What is their median?'],
				wrong: [
					[q1, 'found the first quartile'],
					[median, 'found the median of all the values'],
				],
				lines: only(third),
			};
		case 'IQR':
			return {
				value: range,
				question: say`What is the interquartile range of the data?`,
				hints: [HALVES, 'How do you find the interquartile range from the two quartiles?'],
				wrong: [
					[most - least, 'found the range'],
					[median.sub(q1), 'subtracted the first quartile from the median'],
					[q3, 'gave the third quartile'],
				],
				lines: [
					...quartersFirst,
					whole,
					sentence(say`The interquartile range is ${inUnits(range, unit)}.`),
				],
			};
		case 'fence':
			return fence(draw, { q1, q3, range, unit }, [...quartersFirst, whole, reachLine(range)]);
		default:
			return outlier(ordered, { q1, q3, range, unit }, [...quartersFirst, whole, reachLine(range)]);
	}
}

const HALVES =
	'What are the lower and upper halves of the ordered data? What is the median of each half?';

type Quarters = { q1: Fraction; q3: Fraction; range: Fraction; unit: Unit };

const ONE_AND_A_HALF = new Fraction(3, 2);

const reachLine = (range: Fraction): Line =>
	line(
		equation(times(amount(ONE_AND_A_HALF), amount(range)), amount(range.mul(ONE_AND_A_HALF))),
		'multiply the interquartile range by 1.5',
	);

function fence(draw: Draw, { q1, q3, range, unit }: Quarters, lines: Line[]): Asked | undefined {
	const upper = draw.random.int(0, 1) === 1;
	const step = range.mul(ONE_AND_A_HALF);
	const value = upper ? q3.add(step) : q1.sub(step);
	if (value.lte(0)) return undefined;
	const formula = upper ? sum(amount(q3), amount(step)) : difference(amount(q1), amount(step));
	const way = upper ? 1 : -1;
	return {
		value,
		wrong: [
			[(upper ? q3 : q1).add(range.mul(way)), 'did not multiply the interquartile range by 1.5'],
			[
				(upper ? q1 : q3).add(step.mul(way)),
				upper
					? 'added 1.5 times the interquartile range to the first quartile instead of the third quartile'
					: 'subtracted 1.5 times the interquartile range from the third quartile instead of the first quartile',
			],
			[step, 'gave 1.5 times the interquartile range'],
		],
		question: say`A value is an outlier if it lies more than ${amount(ONE_AND_A_HALF)} times the interquartile range above the third quartile or below the first quartile. Values ${upper ? 'greater' : 'less'} than what number are outliers?`,
		hints: [
			HALVES,
			'What is the interquartile range? How do you use 1.5 times the interquartile range to find the cutoff?',
		],
		lines: [
			...lines,
			line(
				equation(formula, amount(value)),
				upper
					? 'add this product to the third quartile'
					: 'subtract this product from the first quartile',
			),
			sentence(
				say`Values ${upper ? 'greater' : 'less'} than ${inUnits(value, unit)} are outliers.`,
			),
		],
	};
}

function outlier(
	ordered: readonly number[],
	{ q1, q3, range, unit }: Quarters,
	lines: Line[],
): Asked | undefined {
	const step = range.mul(ONE_AND_A_HALF);
	const [low, high] = [q1.sub(step), q3.add(step)];
	const outside = ordered.filter((value) => low.gt(value) || high.lt(value));
	const [only] = outside;
	if (only === undefined || outside.length > 1 || !high.lt(only)) return undefined;
	return {
		value: new Fraction(only),
		wrong: [
			[ordered[0] ?? 0, 'gave the least value'],
			[high, 'gave the cutoff instead of the value'],
		],
		question: say`A value is an outlier if it lies more than ${amount(ONE_AND_A_HALF)} times the interquartile range above the third quartile or below the first quartile. Which value is an outlier?`,
		hints: [
			HALVES,
			'What is the interquartile range? How far outside the quartiles does an outlier lie?',
		],
		lines: [
			...lines,
			line(
				equation(sum(amount(q3), amount(step)), amount(high)),
				'add this product to the third quartile: greater values are outliers',
			),
			line(
				equation(difference(amount(q1), amount(step)), amount(low)),
				'subtract the product from the first quartile: smaller values are outliers',
			),
			{
				body: say`Only ${only} is greater than ${amount(high)}, and no value is less than ${amount(low)}, so the outlier is ${inUnits(only, unit)}.`,
			},
		],
	};
}
