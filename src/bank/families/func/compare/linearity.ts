/** Linear or nonlinear: by equation, table or graph. */
import { equation, num, power, product, symbol } from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { multipleChoice, slip } from '../../../answer.ts';
import { type Draft, type Draw, sentence, type Skill } from '../../../family.ts';
import { dotGraph } from '../../../figures/dot-graph.ts';
import { valueTable } from '../../../figures/value-table.ts';
import { line1 } from '../../../steps/drawn-rules.ts';

/** The linear one of four equations, or whether the function in a table or graph is linear, with the reason. */
export const linearity: Skill = (draw) => {
	const kind = draw.inTurn('kind');
	const [m, b] = [draw.random.pick([-4, -3, -2, 2, 3, 4, 5]), draw.random.int(-5, 8)];
	return kind === 'equation' ? linearEquation(draw, m, b) : linearData(draw, kind, m, b);
};

function linearEquation(draw: Draw, m: number, b: number): Draft | undefined {
	const k = draw.random.int(2, 9);
	if (b === 0) return undefined;
	const right = equation('y', line1(m, b));
	return {
		prompt: say`Which equation describes a linear function?`,
		answer: multipleChoice(
			right,
			slip(equation(product('x', 'y'), k), 'took a product of the letters for a line'),
			slip(
				equation('y', {
					kind: 'sum',
					terms: [product(m, power('x', 2)), num(b)],
				}),
				'overlooked the square',
			),
			slip(
				equation('y', {
					kind: 'sum',
					terms: [root('x'), num(k)],
				}),
				'overlooked the root',
			),
		),
		steps: [
			sentence(
				say`The equation of a linear function can be written as ${equation('y', { kind: 'sum', terms: [product('m', 'x'), symbol('b')] })}.`,
			),
			sentence(say`Only ${right} has this form.`),
		],
		hints: [
			say`In a linear function, ${symbol('x')} is only multiplied by a number, and a number may be added.`,
		],
	};
}

function linearData(draw: Draw, kind: string, m: number, b: number): Draft | undefined {
	const isLinear = draw.random.int(0, 1) === 1;
	const inputs = [0, 1, 2, 3, 4];
	const bend = draw.random.pick([-1, 1]);
	const outputs = inputs.map((x) => (isLinear ? (m % 3) * x : bend * x * x) + (b % 4));
	if (isLinear && m % 3 === 0) return undefined;
	if (outputs.some((one) => Math.abs(one) > 19)) return undefined;
	const same = say`Linear, because each step of 1 in ${symbol('x')} changes ${symbol('y')} by the same amount`;
	const differs = say`Nonlinear, because equal steps in ${symbol('x')} change ${symbol('y')} by different amounts`;
	return {
		prompt: say`Is the function in the ${kind} linear or nonlinear? Choose the answer with the correct reason.`,
		answer: multipleChoice(
			isLinear ? same : differs,
			slip(
				isLinear ? differs : same,
				isLinear ? 'took wrong differences' : 'compared only one step',
			),
			slip(
				say`Linear, because ${symbol('y')} goes only one way`,
				'thought that every function that only rises or only falls is linear',
			),
			slip(
				say`Nonlinear, because ${symbol('y')} is not a multiple of ${symbol('x')}`,
				'thought that a line must go through the origin',
			),
		),
		steps: [
			sentence(
				say`From one output to the next, the changes are ${{ kind: 'list', items: outputs.slice(1).map((one, at) => num(one - (outputs[at] ?? 0))) }}.`,
			),
			sentence(say`${isLinear ? same : differs}.`),
		],
		hints: [say`How much does ${symbol('y')} change when ${symbol('x')} grows by 1?`],
		figure:
			kind === 'table'
				? valueTable([
						{ heading: 'x', values: inputs },
						{ heading: 'y', values: outputs },
					])
				: dotGraph(inputs.map((x, at) => [x, outputs[at] ?? 0] as const)),
	};
}
