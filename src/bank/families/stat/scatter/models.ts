/** The part of stat.scatter that compares two lines by their residuals. */
import { difference, equation, sum, symbol } from '../../../../math/expression.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	exactDecimal,
	type Line,
	line,
	sentence,
	type Skill,
	withMisconceptions,
} from '../../../family.ts';
import { valueTable } from '../../../figures/value-table.ts';
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
		figure: valueTable([
			{ heading: 'x', values: inputs },
			{ heading: 'y', values: outputs },
		]),
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
