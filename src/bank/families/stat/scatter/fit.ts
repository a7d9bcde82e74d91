/** The part of stat.scatter that reads a given line of fit: prediction, slope, intercept, residual. */
import Fraction from 'fraction.js';
import { difference, equation, product, sum } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	exactDecimal,
	type Line,
	line,
	rational,
	sentence,
	withFigure,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { amount, dollarsAnswer } from '../../../steps/amounts.ts';
import { coefficient, rightSide, substituted, valueAt } from './scatter-plot.ts';
import { trendFor, type TrendSetting } from './trend-settings.ts';
import type { Sketch } from '../../../figures/figure.ts';

/** Units of things that are counted: no halves. */
const COUNTED: readonly string[] = ['drinks', 'errors', 'boxes', 'points'];

function settingOf(draw: Draw) {
	const [m, b, x] = [draw.int('m'), draw.int('b'), draw.int('x')];
	const ctx = draw.choice('ctx');
	const setting = trendFor(draw.random, { m, b, x, ...(ctx === 'any' ? {} : { ctx }) });
	return setting && m !== 0 && b !== 0 ? { m, b, x, setting } : undefined;
}

/** A line of fit is called a trend line in pre-algebra. */
type LineName = 'line of fit' | 'trend line';

const modelOf = (
	m: number,
	b: number,
	{ xIs, yIs }: TrendSetting,
	name: LineName = 'line of fit',
): Prose =>
	say`A ${name} for a scatter plot is ${equation('y', rightSide(m, b))}, where ${letter('x')} is ${xIs} and ${letter('y')} is ${yIs}.`;

const letter = (name: string) => ({ kind: 'symbol' as const, name });

export function fittedQuestion(draw: Draw, ask: string, name?: LineName): Draft | undefined {
	const drawn = settingOf(draw);
	if (!drawn) return undefined;
	const { m, b, x, setting } = drawn;
	const { one, unit } = setting;
	const y = valueAt(m, b, x);
	const about = modelOf(m, b, setting, name);
	const rule = line(equation('y', rightSide(m, b)));
	if (ask === 'slope') {
		const answer = withMisconceptions(
			inUnit(new Fraction(m).abs(), unit),
			[exactDecimal(b), 'gave the y-intercept instead of the slope'],
			[exactDecimal(valueAt(m, b, 1)), 'gave the prediction for x = 1'],
		);
		const way = m < 0 ? 'decrease' : 'increase';
		return {
			prompt: say`${about} By how many ${unit} does the prediction ${way} for each additional ${one}?`,
			answer,
			steps: [
				sentence(
					say`The slope of the line ${equation('y', rightSide(m, b))} is ${amount(m)}.`,
					'the slope is the change in y when x increases by 1',
				),
				sentence(say`The prediction ${way}s by ${answer.body} for each additional ${one}.`),
			],
			hints: [
				say`Which number in the equation is the slope? What does it tell you about ${letter('y')}?`,
			],
		};
	}
	if (ask === 'intercept')
		return {
			prompt: say`${about} What value of ${letter('y')} does the line predict for ${equation('x', 0)}?`,
			answer: withMisconceptions(
				exactDecimal(b),
				[exactDecimal(m), 'gave the slope instead of the y-intercept'],
				[exactDecimal(valueAt(m, b, 1)), 'substituted 1 for x'],
			),
			steps: [
				rule,
				line(equation('y', substituted(m, b, 0)), 'substitute 0 for x'),
				onLine(line(equation('y', amount(b)), 'multiply, then add'), m, b, [[0, b]]),
			],
			hints: [say`What is left on the right side when ${letter('x')} is ${0}?`],
		};
	if (ask === 'solve x')
		return {
			prompt: say`${about} For which value of ${letter('x')} does the line predict ${equation('y', amount(y))}?`,
			answer: withMisconceptions(
				exactDecimal(x),
				[rational(y.div(m)), `did not subtract ${b} first`],
				[rational(y.add(b).div(m)), `added ${b} instead of subtracting it`],
			),
			steps: [
				line(equation(amount(y), rightSide(m, b)), `substitute ${y.toString()} for y`),
				line(
					equation(amount(y.sub(b)), product(coefficient(m), 'x')),
					`subtract ${b} from both sides`,
				),
				...(m === 1 ? [] : [line(equation('x', amount(x)), `divide both sides by ${m}`)]),
				onLine(
					sentence(
						say`The line predicts ${equation('y', amount(y))} when ${equation('x', amount(x))}.`,
					),
					m,
					b,
					[[x, y]],
				),
			],
			hints: [say`Which variable is known? What equation can you solve for ${letter('x')}?`],
		};
	if (y.d !== 1n && COUNTED.includes(unit)) return undefined;
	const answer = withMisconceptions(
		inUnit(y, unit),
		[exactDecimal(new Fraction(m).mul(x)), `left out ${b}`],
		...(m === 1
			? []
			: [
					[
						exactDecimal(new Fraction(m).add(b).mul(x)),
						`added ${b} to ${m} before multiplying by ${x}`,
					] satisfies WrongAnswer,
				]),
	);
	return {
		prompt: say`${about} How many ${unit} does the line predict for ${setting.before}${x} ${setting.after}?`,
		answer,
		steps: [
			rule,
			...valueLines(m, b, x, `substitute ${x} for x`),
			onLine(sentence(say`The prediction is ${answer.body}.`), m, b, [[x, y]]),
		],
		hints: [say`Which variable is known? What does the equation give for the other one?`],
	};
}

/** The value of mx + b: substitute, multiply, add. */
const valueLines = (m: number, b: number, x: number, why: string): Line[] => [
	line(equation('y', substituted(m, b, x)), why),
	...(m === 1 ? [] : [line(equation('y', sum(amount(new Fraction(m).mul(x)), b)), 'multiply')]),
	line(equation('y', amount(valueAt(m, b, x))), b < 0 ? 'subtract' : 'add'),
];

/** The line of fit from x = 0 on, with points that the lines name. Two dots that would touch are not drawn. */
function onLine(last: Line, m: number, b: number, points: Sketch['points']): Line {
	const [low = b, high = b] = points.map(([, y]) => Number(y.valueOf())).toSorted((p, q) => p - q);
	if (points.length > 1 && 8 * (high - low) < Math.max(high, b)) return last;
	return withFigure(last, {
		kind: 'sketch',
		curves: [(x) => (x < 0 ? Number.NaN : m * x + b)],
		breaks: [0],
		points,
		around: [
			[0, b],
			[2, 2 * m + b],
		],
		hasDecimals: true,
	});
}

/** The dollar sign goes before the number. */
const inUnit = (value: Fraction, unit: string): DraftAnswer =>
	unit === 'dollars'
		? { ...exactDecimal(value), unit, body: dollarsAnswer(value).body }
		: withUnit(exactDecimal(value), unit);

/** Actual minus predicted value. */
export function residualQuestion(draw: Draw, residual: number): Draft | undefined {
	const drawn = settingOf(draw);
	if (!drawn) return undefined;
	const { m, b, x, setting } = drawn;
	const predicted = valueAt(m, b, x);
	const actual = predicted.add(residual);
	const isWhole = COUNTED.includes(setting.unit);
	if (actual.lt(1) || (isWhole && actual.d !== 1n)) return undefined;
	return {
		prompt: say`${modelOf(m, b, setting)} A data point has ${equation('x', x)} and ${equation('y', amount(actual))}. What is its residual, the actual value minus the predicted value?`,
		answer: withMisconceptions(
			exactDecimal(residual),
			[exactDecimal(-residual), 'subtracted the actual value from the predicted value'],
			[exactDecimal(predicted), 'gave the predicted value'],
		),
		steps: [
			...valueLines(m, b, x, `substitute ${x} for x to find the predicted value`),
			line(
				equation(difference(amount(actual), amount(predicted)), amount(residual)),
				'subtract the predicted value from the actual value',
			),
			onLine(
				sentence(
					say`The residual is ${amount(residual)}. It is ${residual > 0 ? 'positive, so the data point lies above' : 'negative, so the data point lies below'} the line.`,
				),
				m,
				b,
				[
					[x, actual],
					[x, predicted],
				],
			),
		],
		hints: [
			say`What value does the line predict for ${equation('x', x)}? Is the actual value greater or less than this value?`,
		],
	};
}
