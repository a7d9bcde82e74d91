/** stat.spread: range, quartiles, mean absolute deviation, standard deviation. CCSS 6.SP.B.5, S-ID.A.2. */
import Fraction from 'fraction.js';
import { difference, equation, sum, times } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { exactDecimal } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, type Skills } from '../../../family.ts';
import { amount } from '../../../steps/amounts.ts';
import { fiveNumbers, inOrder, listed, quartileLines } from '../../../steps/statistics.ts';
import { drawData } from '../../../contexts/data-contexts.ts';
import { meanDeviation, standardDeviation } from './deviation.ts';

export const skills: Skills = {
	'Range and IQR': (draw) => quartileQuestion(draw, draw.inTurn('ask')),
	'IQR and outliers': (draw) => quartileQuestion(draw, draw.inTurn('ask')),
	'Standard deviation or IQR'(draw) {
		const ask = draw.inTurn('ask');
		return ask === 'sd' ? standardDeviation(draw) : quartileQuestion(draw, ask);
	},
	'Mean absolute deviation': meanDeviation,
	'Standard deviation of a small set': standardDeviation,
};

type Asked = { value: Fraction; question: Prose; hint: string; lines: Line[] };

function quartileQuestion(draw: Draw, ask: string): Draft | undefined {
	const count = ask === 'outlier' ? draw.random.int(7, 9) : draw.random.int(7, 12);
	const { context, values } = drawData(draw.random, count, 24);
	if (ask === 'outlier')
		values.splice(draw.random.int(0, count - 1), 1, context.high + draw.random.int(0, 9));
	const asked = askedOf(draw, ask, values);
	if (!asked || new Set(values).size < count - 1) return undefined;
	const lastHint = values.length % 2 === 1 && ask !== 'range';
	return {
		prompt: say`${context.tell(count)}: ${listed(values)}. ${asked.question}${lastHint ? ' Leave the median out of both halves.' : ''}`,
		answer: exactDecimal(asked.value),
		steps: asked.lines,
		hints: [say`${asked.hint}`],
	};
}

function askedOf(draw: Draw, ask: string, values: readonly number[]): Asked | undefined {
	const { least, q1, q3, most } = fiveNumbers(values);
	const range = q3.sub(q1);
	const quartersFirst = quartileLines(values);
	const ordered = inOrder(values);
	const whole = line(
		equation(difference(amount(q3), amount(q1)), amount(range)),
		'interquartile range: third minus first quartile',
	);
	if (range.lte(0)) return undefined;
	switch (ask) {
		case 'range':
			return {
				value: new Fraction(most - least),
				question: say`What is the range of the data?`,
				hint: 'The range is the greatest value minus the least value.',
				lines: [
					...quartersFirst.slice(0, 1),
					line(equation(difference(most, least), most - least), 'greatest minus least value'),
				],
			};
		case 'Q1':
			return {
				value: q1,
				question: say`What is the first quartile of the data?`,
				hint: 'The first quartile is the median of the lower half of the ordered data.',
				lines: quartersFirst.slice(0, 3),
			};
		case 'Q3':
			return {
				value: q3,
				question: say`What is the third quartile of the data?`,
				hint: 'The third quartile is the median of the upper half of the ordered data.',
				lines: [...quartersFirst.slice(0, 2), ...quartersFirst.slice(3)],
			};
		case 'IQR':
			return {
				value: range,
				question: say`What is the interquartile range of the data?`,
				hint: 'The interquartile range is the third quartile minus the first quartile.',
				lines: [...quartersFirst, whole],
			};
		case 'fence':
			return fence(draw, { q1, q3, range }, [...quartersFirst, whole]);
		default:
			return outlier(ordered, { q1, q3, range }, [...quartersFirst, whole]);
	}
}

type Quarters = { q1: Fraction; q3: Fraction; range: Fraction };

const ONE_AND_A_HALF = new Fraction(3, 2);

function fence(draw: Draw, { q1, q3, range }: Quarters, lines: Line[]): Asked | undefined {
	const upper = draw.random.int(0, 1) === 1;
	const step = range.mul(ONE_AND_A_HALF);
	const value = upper ? q3.add(step) : q1.sub(step);
	if (value.lte(0)) return undefined;
	const formula = upper
		? sum(amount(q3), times(amount(ONE_AND_A_HALF), amount(range)))
		: difference(amount(q1), times(amount(ONE_AND_A_HALF), amount(range)));
	return {
		value,
		question: say`A value is an outlier if it lies more than ${amount(ONE_AND_A_HALF)} interquartile ranges ${upper ? 'above the third quartile' : 'below the first quartile'}. ${upper ? 'Above' : 'Below'} which number is a value an outlier?`,
		hint: 'Find both quartiles and the interquartile range first.',
		lines: [
			...lines,
			line(
				equation(formula, amount(value)),
				upper ? 'go up from the third quartile' : 'go down from the first quartile',
			),
		],
	};
}

function outlier(
	ordered: readonly number[],
	{ q1, q3, range }: Quarters,
	lines: Line[],
): Asked | undefined {
	const step = range.mul(ONE_AND_A_HALF);
	const [low, high] = [q1.sub(step), q3.add(step)];
	const outside = ordered.filter((value) => low.gt(value) || high.lt(value));
	const [only] = outside;
	if (only === undefined || outside.length > 1 || !high.lt(only)) return undefined;
	return {
		value: new Fraction(only),
		question: say`A value is an outlier if it lies more than ${amount(ONE_AND_A_HALF)} interquartile ranges above the third quartile or below the first quartile. Which value is an outlier?`,
		hint: 'Find both quartiles and the interquartile range first.',
		lines: [
			...lines,
			line(
				equation(sum(amount(q3), times(amount(ONE_AND_A_HALF), amount(range))), amount(high)),
				'values above this number are outliers',
			),
			{
				body: say`The value ${only} is greater than ${amount(high)}, so the outlier is ${only}.`,
			},
		],
	};
}
