/** stat.scatter: scatter plots and lines of fit. */
import {
	difference,
	equation,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { exactDecimal, withMisconceptions, written } from '../../../answer.ts';
import { type Draw, line, sentence, type Skills } from '../../../family.ts';
import type { Spot } from '../../../figures/coordinate-plane.ts';
import { amount } from '../../../steps/amounts.ts';
import { spelled } from '../../../steps/statistics.ts';
import { choiceSkills } from './choice.ts';
import { fittedQuestion, residualQuestion } from './fit.ts';
import { rightSide, substituted } from './fitted-line.ts';
import { bestModel } from './models.ts';
import { scatterPlot } from './scatter-plot.ts';

export const skills: Skills = {
	...choiceSkills,

	'Use a line of fit': (draw) => fittedQuestion(draw, draw.inTurn('ask')),
	'Predict with or interpret a line of fit'(draw) {
		const ask = draw.inTurn('ask');
		if (ask === 'actual minus predicted')
			return residualQuestion(draw, draw.random.int(1, 9) * draw.random.pick([-1, 1]));
		return fittedQuestion(draw, ask.replace(' meaning', ''));
	},
	'Use a trend line': (draw) =>
		fittedQuestion(draw, draw.random.pick(['predict', 'predict', 'slope'])),
	'Compute a residual': (draw) => residualQuestion(draw, draw.int('e')),
	'Compare models using residuals': bestModel,

	'Write a line of fit through two points'(draw) {
		const [x1, dx, m, b] = [draw.int('x1'), draw.int('dx'), draw.int('m'), draw.int('b')];
		const x2 = x1 + dx;
		const [y1, y2] = [m * x1 + b, m * x2 + b];
		if (Math.min(y1, y2) < 2) return undefined;
		const others = [x1 + 1, x2 + 1, Math.max(1, x1 - 1), x2 + 2]
			.filter((x) => x !== x1 && x !== x2)
			.map((x): Spot => [x, m * x + b + draw.random.pick([-3, -2, -1, 1, 2, 3])])
			.filter(([, y]) => y > 0);
		const spots: Spot[] = [[x1, y1], [x2, y2], ...others];
		if (new Set(spots.map(([x]) => x)).size < spots.length) return undefined;
		const rule = equation('y', rightSide(m, b));
		const at = (x: number, y: number) => ({
			kind: 'tuple' as const,
			items: [amount(x), amount(y)],
		});
		return {
			prompt: say`In the scatter plot, a line of fit is drawn through the data points ${at(x1, y1)} and ${at(x2, y2)}. Write the equation of this line in the form ${equation('y', sum(product('m', 'x'), 'b'))}.`,
			answer: withMisconceptions(
				written('line', rule),
				[
					written('line', equation('y', rightSide(-m, y1 + m * x1))),
					'subtracted the x-coordinates and the y-coordinates in opposite orders',
				],
				[
					written('line', equation('y', rightSide(m, y1))),
					'used the y-coordinate of a point as the y-intercept',
				],
			),
			steps: [
				line(
					equation('m', quotient(difference(y2, y1), difference(x2, x1))),
					'divide the change in y by the change in x to find the slope',
				),
				line(equation('m', quotient(y2 - y1, dx)), 'subtract'),
				line(equation('m', m), 'divide'),
				line(
					equation(y1, sum(Math.abs(m) === 1 ? m * x1 : product(m, bracketed(x1)), 'b')),
					'substitute m and the first point into y = mx + b',
				),
				...(Math.abs(m) === 1 ? [] : [line(equation(y1, sum(m * x1, 'b')), 'multiply')]),
				line(
					equation('b', b),
					m < 0 ? `add ${-m * x1} to both sides` : `subtract ${m * x1} from both sides`,
				),
				line(rule, 'substitute m and b into y = mx + b'),
			],
			hints: [
				say`What is the slope between the two points?`,
				say`Which ${symbol('y')}-intercept makes the line with this slope pass through one of the points?`,
			],
			figure: scatterPlot(spots, { slope: m, start: b }),
		};
	},

	'Count points above or below a line': (draw) => pointsQuestion(draw),
};

const bracketed = (value: number) => ({ kind: 'brackets' as const, of: amount(value) });

function pointsQuestion(draw: Draw) {
	const { random } = draw;
	const [m, b] = [random.int(1, 4), random.int(2, 12)];
	const count = random.int(8, 10);
	const spots = Array.from({ length: count }, (_, at): Spot => {
		const x = at + 1;
		return [x, m * x + b + random.pick([-4, -3, -2, -1, 1, 2, 3, 4])];
	});
	const gaps = spots.map(([x, y]) => y - (m * x + b));
	const sizes = gaps.map(Math.abs);
	const above = gaps.filter((gap) => gap > 0).length;
	const most = Math.max(...sizes);
	const isUnique = sizes.filter((size) => size === most).length === 1;
	if (spots.some(([, y]) => y < 1) || above < 2 || above === count) return undefined;
	const figure = scatterPlot(spots, { slope: m, start: b });
	const about = say`The scatter plot has the line of fit ${equation('y', rightSide(m, b))}.`;
	if (draw.inTurn('ask') === 'count above the line')
		return {
			prompt: say`${about} How many of the data points lie above the line?`,
			answer: withMisconceptions(
				exactDecimal(above),
				[exactDecimal(count - above), 'counted the points below the line'],
				[exactDecimal(count), 'counted all the points'],
			),
			steps: [
				sentence(
					say`From ${equation('x', 1)} to ${equation('x', count)}, the ${symbol('y')}-values of the line are ${spelled(spots.map(([x]) => m * x + b))}.`,
					'substitute each x-value into the equation of the line',
				),
				sentence(
					say`The ${symbol('y')}-values of the points are ${spelled(spots.map(([, y]) => y))}.`,
					'read them from the scatter plot',
				),
				sentence(
					say`The ${symbol('y')}-value of the point is greater at the ${symbol('x')}-values ${spelled(spots.filter((_, at) => (gaps[at] ?? 0) > 0).map(([x]) => x))}.`,
					'there, the point lies above the line',
				),
				sentence(say`So ${above} points lie above the line.`),
			],
			hints: [
				say`At each ${symbol('x')}-value, which is greater: the ${symbol('y')}-value of the point or that of the line?`,
			],
			figure,
		};
	const at = sizes.indexOf(most);
	const [x, y] = spots[at] ?? [0, 0];
	const onLine = m * x + b;
	if (!isUnique) return undefined;
	return {
		prompt: say`${about} One data point is farther from the line, measured vertically, than all the others. How far is it from the line?`,
		answer: withMisconceptions(
			exactDecimal(most),
			[exactDecimal(onLine), 'gave the y-value of the line'],
			[exactDecimal(y), 'gave the y-coordinate of the point'],
		),
		steps: [
			sentence(
				say`The farthest point is ${{ kind: 'tuple' as const, items: [amount(x), amount(y)] }}.`,
				'look for the greatest vertical distance in the plot',
			),
			line(equation(substituted(m, b, x), onLine), `find the y-value of the line at x = ${x}`),
			line(
				equation(difference(Math.max(y, onLine), Math.min(y, onLine)), most),
				'subtract to find the vertical distance',
			),
			sentence(say`The point is ${most} units from the line.`),
		],
		hints: [
			say`Which point looks farthest from the line? What is the ${symbol('y')}-value of the line at the same ${symbol('x')}-value?`,
		],
		figure,
	};
}
