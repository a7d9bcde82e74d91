/** The part of stat.scatter that compares two lines by their residuals. */
import { equation, sum, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { exactDecimal, withMisconceptions } from '../../../answer.ts';
import { valueTable } from '../../../figures/value-table.ts';
import { line, type Line, sentence, type Skill } from '../../../family.ts';
import { amount } from '../../../steps/amounts.ts';
import { rightSide } from './fitted-line.ts';
import { spelled, totalOf } from '../../../steps/statistics.ts';

export const bestModel: Skill = (draw) => {
	const { random } = draw;
	const [m, b] = [draw.int('m'), draw.int('b')];
	const first = random.int(1, 4);
	const inputs = Array.from({ length: draw.int('pts') }, (_, at) => first + at * 2);
	const errors = inputs.map(() => random.int(-4, 4));
	const outputs = inputs.map((x, at) => m * x + b + (errors[at] ?? 0));
	const n = m + random.pick([-1, -0.5, 0.5, 1]);
	const c = b + random.pick([-5, -3, 0, 3, 5]);
	const sizes = (slope: number, start: number) =>
		inputs.map((x, at) => Math.abs((outputs[at] ?? 0) - (slope * x + start)));
	const [left, right] = [sizes(m, b), sizes(n, c)];
	const [one, two] = [totalOf(left), totalOf(right)];
	const isBad = m === 0 || n === 0 || outputs.some((y) => y < 0) || one === two || one === 0;
	if (isBad || two === 0 || b === 0 || c === 0) return undefined;
	const swap = random.int(0, 1) === 1;
	const fitted = { slope: m, start: b, sizes: left };
	const other = { slope: n, start: c, sizes: right };
	const [modelA, modelB] = swap ? [other, fitted] : [fitted, other];
	const [totalA, totalB] = [totalOf(modelA.sizes), totalOf(modelB.sizes)];
	const better: Prose = say`Model ${totalA < totalB ? 'A' : 'B'} has the smaller sum, ${amount(Math.min(totalA, totalB))}.`;
	return {
		prompt: say`Two lines are compared as models for the data in the table: model A, ${rule(modelA)}, and model B, ${rule(modelB)}. The better model has the smaller sum of the absolute values of its residuals. What is this smaller sum?`,
		answer: withMisconceptions(
			exactDecimal(Math.min(totalA, totalB)),
			[exactDecimal(Math.max(totalA, totalB)), 'gave the sum of the other model'],
			[
				exactDecimal(Math.max(...(totalA < totalB ? modelA : modelB).sizes)),
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
		figure: valueTable([
			{ heading: 'x', values: inputs },
			{ heading: 'y', values: outputs },
		]),
	};
};

type Model = { slope: number; start: number; sizes: number[] };

const rule = ({ slope, start }: Model) => equation('y', rightSide(slope, start));

/** From the predictions of a model to the sum of the absolute values of its residuals. */
const residualLines = (name: string, { slope, start, sizes }: Model, inputs: number[]): Line[] => [
	sentence(
		say`Model ${name} predicts ${spelled(inputs.map((x) => slope * x + start))}.`,
		'substitute each x-value into the equation',
	),
	sentence(
		say`The absolute values of its residuals are ${spelled(sizes)}.`,
		'subtract each predicted value from the actual value and take the absolute value',
	),
	line(equation(sum(...sizes.map(amount)), amount(totalOf(sizes))), 'add the absolute values'),
];
