/** stat.scatter: scatter plots and lines of fit. */
import {
	difference,
	equation,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { MX_PLUS_B } from '../../../../math/lines.ts';
import { decimal } from '../../../../math/notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	exactDecimal,
	type Line,
	line,
	multipleChoice,
	sentence,
	type Skill,
	type Skills,
	withMisconceptions,
	written,
} from '../../../family.ts';
import type { Spot } from '../../../figures/figure.ts';
import { amount, spelled, totalOf } from '../../../steps/amounts.ts';
import { fittedQuestion, residualQuestion } from './fit.ts';
import { cluster, kindOfTrend, outlier, pointsQuestion } from './pattern.ts';
import { rightSide, scatterPlot } from './scatter-plot.ts';
import { TRENDS } from './trend-settings.ts';

// The part that compares two lines by their residuals.

const bestModel: Skill = (draw) => {
	const { random } = draw;
	const [m, b] = [draw.int('m'), draw.int('b')];
	const first = random.int(1, 4);
	const inputs = Array.from({ length: draw.int('pts') }, (_, at) => first + at * 2);
	const errors = inputs.map(() => random.int(-4, 4));
	const outputs = inputs.map((x, at) => m * x + b + (errors[at] ?? 0));
	const n = m + random.pick([-1, -0.5, 0.5, 1]);
	const c = b + random.pick([-5, -3, 0, 3, 5]);
	const residuals = (slope: number, start: number) =>
		inputs.map((x, at) => (outputs[at] ?? 0) - (slope * x + start));
	const [left, right] = [residuals(m, b), residuals(n, c)];
	const [one, two] = [totalSize(left), totalSize(right)];
	const isBad = m === 0 || n === 0 || outputs.some((y) => y < 0) || one === two || one === 0;
	if (isBad || two === 0 || b === 0 || c === 0) return undefined;
	const swap = random.int(0, 1) === 1;
	const fitted = { slope: m, start: b, residuals: left };
	const other = { slope: n, start: c, residuals: right };
	const [modelA, modelB] = swap ? [other, fitted] : [fitted, other];
	const [totalA, totalB] = [totalSize(modelA.residuals), totalSize(modelB.residuals)];
	// With residuals of one sign, the sum without absolute values would be right as well.
	const best = totalA < totalB ? modelA : modelB;
	if (Math.abs(totalOf(best.residuals)) === totalSize(best.residuals)) return undefined;
	const better: Prose = say`Model ${totalA < totalB ? 'A' : 'B'} has the smaller sum, ${amount(Math.min(totalA, totalB))}.`;
	return {
		prompt: say`Two lines are compared as models for the data in the table: model A, ${rule(modelA)}, and model B, ${rule(modelB)}. The better model has the smaller sum of the absolute values of its residuals. What is this smaller sum?`,
		answer: withMisconceptions(
			exactDecimal(Math.min(totalA, totalB)),
			[exactDecimal(Math.max(totalA, totalB)), 'gave the sum for the other model'],
			[
				exactDecimal(Math.max(...best.residuals.map(Math.abs))),
				'gave only the largest absolute value among the residuals of the better model',
			],
		),
		steps: [
			...residualLines('A', modelA, inputs),
			...residualLines('B', modelB, inputs),
			sentence(better),
		],
		hints: [
			say`What does each model predict for each ${symbol('x')}-value? How far is that from the ${symbol('y')}-value in the table?`,
			say`For each model, what is the sum of the absolute values of the residuals?`,
		],
		figure: {
			kind: 'value table',
			rows: [
				{ heading: 'x', values: inputs },
				{ heading: 'y', values: outputs },
			],
		},
	};
};

type Model = { slope: number; start: number; residuals: number[] };

const totalSize = (residuals: readonly number[]): number => totalOf(residuals.map(Math.abs));

const rule = ({ slope, start }: Model) => equation('y', rightSide(slope, start));

/** From the predictions of a model to the sum of the absolute values of its residuals. */
function residualLines(name: string, { slope, start, residuals }: Model, inputs: number[]): Line[] {
	const predicted = inputs.map((x) => slope * x + start);
	const differences = residuals.map((one, at) => {
		const value = predicted[at] ?? 0;
		return equation(difference(amount(value + one), amount(value)), amount(one));
	});
	return [
		sentence(
			say`Model ${name} predicts ${spelled(predicted)}.`,
			'substitute each x-value into the equation',
		),
		sentence(
			say`The residuals of model ${name} are ${joinedByAnd(differences)}.`,
			'subtract each predicted value from the y-value in the table',
		),
		line(
			equation(sum(...residuals.map((one) => amount(Math.abs(one)))), amount(totalSize(residuals))),
			'add the absolute values of the residuals',
		),
	];
}

// The part about association and correlation: statements to choose from.

const choiceSkills: Skills = {
	'Interpret a correlation coefficient'(draw) {
		const r = draw.int('r');
		const size = Math.abs(r);
		const isStrong = size >= 0.78;
		if (size < 0.1 || (!isStrong && size >= 0.4)) return undefined;
		const setting = draw.random.pick(TRENDS.filter(({ falls }) => falls === r < 0));
		if (!isStrong && setting.isClose) return undefined;
		const coefficient = equation(symbol('r'), decimal(r.toFixed(2)));
		const kind = (strong: boolean, positive: boolean) =>
			`${strong ? 'strong' : 'weak'} ${positive ? 'positive' : 'negative'} linear association`;
		const name = (strong: boolean, positive: boolean) => say`A ${kind(strong, positive)}`;
		return {
			prompt: say`For data on ${setting.xIs} and ${setting.yIs}, the correlation coefficient is ${coefficient}. What does this show?`,
			answer: multipleChoice(
				name(isStrong, r > 0),
				distractor(
					name(isStrong, r < 0),
					`read a ${r > 0 ? 'positive' : 'negative'} coefficient as a ${r > 0 ? 'negative' : 'positive'} association`,
				),
				distractor(
					name(!isStrong, r > 0),
					`read an absolute value close to ${isStrong ? '1' : '0'} as a ${isStrong ? 'weak' : 'strong'} association`,
				),
				distractor(name(!isStrong, r < 0), 'switched positive with negative and strong with weak'),
			),
			steps: [
				sentence(
					say`The coefficient is ${r > 0 ? 'positive' : 'negative'}, so the association is ${r > 0 ? 'positive' : 'negative'}.`,
					'the sign gives the direction',
				),
				sentence(
					say`The absolute value, ${decimal(size.toFixed(2))}, is ${isStrong ? say`close to ${1}` : say`closer to ${0} than to ${1}`}, so the association is ${isStrong ? 'strong' : 'weak'}.`,
					'the absolute value gives the strength',
				),
				sentence(say`So ${coefficient} shows a ${kind(isStrong, r > 0)}.`),
			],
			hints: [
				say`What does the sign of ${symbol('r')} tell you? What does an absolute value close to ${1} or close to ${0} tell you?`,
			],
		};
	},

	'Describe patterns in a scatter plot'(draw) {
		const ask = draw.inTurn('ask');
		if (ask === 'type') return kindOfTrend(draw);
		return ask === 'outlier' ? outlier(draw) : cluster(draw);
	},
};

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
		// With a slope of 1 or −1, dividing the change in x by the change in y would go unnoticed.
		if (Math.min(y1, y2) < 2 || Math.abs(m) === 1) return undefined;
		const others = [x1 + 1, x2 + 1, Math.max(1, x1 - 1), x2 + 2]
			.filter((x) => x !== x1 && x !== x2)
			.map((x): Spot => [x, m * x + b + draw.random.pick([-3, -2, -1, 1, 2, 3])])
			.filter(([, y]) => y > 0);
		const spots: Spot[] = [[x1, y1], [x2, y2], ...others];
		if (new Set(spots.map(([x]) => x)).size < spots.length) return undefined;
		const found = equation('y', rightSide(m, b));
		const at = (x: number, y: number) => ({
			kind: 'tuple' as const,
			items: [amount(x), amount(y)],
		});
		return {
			prompt: say`In the scatter plot, a line of fit is drawn through the data points ${at(x1, y1)} and ${at(x2, y2)}. Write the equation of this line in the form ${MX_PLUS_B}.`,
			answer: withMisconceptions(
				written('line', found),
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
				line(found, 'substitute m and b into y = mx + b'),
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
