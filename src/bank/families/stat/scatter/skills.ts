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
import { line, type Skills, withMisconceptions, written } from '../../../family.ts';
import { MX_PLUS_B } from '../../../contexts/line-forms.ts';
import type { Spot } from '../../../figures/drawing.ts';
import { amount } from '../../../steps/amounts.ts';
import { choiceSkills } from './choice.ts';
import { fittedQuestion, residualQuestion } from './fit.ts';
import { rightSide } from './fitted-line.ts';
import { bestModel } from './models.ts';
import { pointsQuestion } from './points.ts';
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
		fittedQuestion(draw, draw.random.pick(['predict', 'predict', 'slope']), 'trend line'),
	'Compute a residual': (draw) => residualQuestion(draw, draw.int('e')),
	'Compare models using residuals': bestModel,

	'Write a line of fit through two points'(draw) {
		const [x1, dx, m, b] = [draw.int('x1'), draw.int('dx'), draw.int('m'), draw.int('b')];
		const x2 = x1 + dx;
		const [y1, y2] = [m * x1 + b, m * x2 + b];
		// A slope of 1 or −1 would not show who divides the change in x by the change in y.
		if (Math.min(y1, y2) < 2 || Math.abs(m) === 1) return undefined;
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
			prompt: say`In the scatter plot, a line of fit is drawn through the data points ${at(x1, y1)} and ${at(x2, y2)}. Write the equation of this line in the form ${MX_PLUS_B}.`,
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
					equation(y1, sum(product(m, bracketed(x1)), 'b')),
					'substitute m and the first point into y = mx + b',
				),
				line(equation(y1, sum(m * x1, 'b')), 'multiply'),
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

	'Compare data points with a line of fit': pointsQuestion,
};

const bracketed = (value: number) => ({ kind: 'brackets' as const, of: amount(value) });
