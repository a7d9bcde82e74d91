/** func.compare: two functions side by side, given in different ways. */
import { equation, num, power, product, symbol, tuple } from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import { vertexForm } from '../../../../math/quadratic.ts';
import {
	distractor,
	type Draft,
	type Draw,
	drawnInts,
	multipleChoice,
	sentence,
	type Skill,
	type Skills,
} from '../../../family.ts';
import { line1, ruleOf } from '../../../steps/function-rule.ts';
import { features } from './features.ts';
import { gapChoice, lines } from './lines.ts';
import { dotGraph } from '../../../figures/axes.ts';

// Linear or nonlinear: by equation, table or graph.

/** The linear one of four equations, or whether the function in a table or graph is linear, with the reason. */
const linearity: Skill = (draw) => {
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
			distractor(equation(product('x', 'y'), k), 'treated a product of the variables as linear'),
			distractor(
				equation('y', {
					kind: 'sum',
					terms: [product(m, power('x', 2)), num(b)],
				}),
				'treated the square of x as linear',
			),
			distractor(
				equation('y', {
					kind: 'sum',
					terms: [root('x'), num(k)],
				}),
				'treated the square root of x as linear',
			),
		),
		steps: [
			sentence(
				say`The equation of a linear function can be written as ${equation('y', { kind: 'sum', terms: [product('m', 'x'), symbol('b')] })}.`,
			),
			sentence(
				say`The other equations contain a square, a square root, or a product of variables, so they cannot be written in this form.`,
			),
			sentence(say`Only ${right} has this form.`),
		],
		hints: [
			say`In which equation is ${symbol('x')} multiplied by a number, and then a number is added or subtracted, with no other operations?`,
		],
	};
}

function linearData(draw: Draw, kind: string, m: number, b: number): Draft | undefined {
	const isLinear = draw.random.int(0, 1) === 1;
	const inputs = [0, 1, 2, 3, 4];
	const bend = draw.random.pick([-1, 1]);
	/** On a graph, the values stay where every unit has a grid line. */
	const curve = (x: number) => (kind === 'graph' ? (x * (x + 1)) / 2 : x * x);
	const outputs = inputs.map((x) => (isLinear ? (m % 3) * x : bend * curve(x)) + (b % 4));
	if (isLinear && m % 3 === 0) return undefined;
	// Then y is a multiple of x, and nobody could give the opposite as a reason.
	if (b % 4 === 0) return undefined;
	if (outputs.some((one) => Math.abs(one) > (kind === 'graph' ? 10 : 19))) return undefined;
	const evenly = say`because each step of 1 in ${symbol('x')} changes ${symbol('y')} by the same amount`;
	const unevenly = say`because equal steps in ${symbol('x')} change ${symbol('y')} by different amounts`;
	const [same, differs] = [say`Linear, ${evenly}`, say`Nonlinear, ${unevenly}`];
	return {
		prompt: say`Is the function shown in the ${kind} linear or nonlinear? Choose the answer with the correct reason.`,
		answer: multipleChoice(
			isLinear ? same : differs,
			distractor(
				isLinear ? differs : same,
				isLinear
					? 'subtracted some of the pairs of y-values in the opposite order'
					: 'looked at only one step',
			),
			distractor(
				say`Linear, because ${symbol('y')} changes in only one direction`,
				'thought that every function that only rises or only falls is linear',
			),
			distractor(
				say`Nonlinear, because ${symbol('y')} is not a multiple of ${symbol('x')}`,
				'thought that every line passes through the origin',
			),
		),
		steps: [
			sentence(
				say`When ${symbol('x')} increases by 1 at a time, the changes in ${symbol('y')} are ${joinedByAnd(outputs.slice(1).map((one, at) => num(one - (outputs[at] ?? 0))))}.`,
				`read the values of y from the ${kind}, and subtract each from the next one`,
			),
			sentence(
				isLinear
					? say`So the function is linear, ${evenly}.`
					: say`So the function is nonlinear, ${unevenly}.`,
			),
		],
		hints: [say`How much does ${symbol('y')} change each time ${symbol('x')} increases by 1?`],
		figure:
			kind === 'table'
				? {
						kind: 'value table',
						rows: [
							{ heading: 'x', values: inputs },
							{ heading: 'y', values: outputs },
						],
					}
				: dotGraph(inputs.map((x, at) => [x, outputs[at] ?? 0] as const)),
	};
}

export const skills: Skills = {
	'Compare the features of two functions': features,
	'Compare two linear functions in different forms': lines,
	'Compare two quadratic functions in different forms': quadratics,
	'Decide whether a function is linear': linearity,
};

function quadratics(draw: Draw): Draft | undefined {
	const [a1, a2, h1, h2, k1, k2] = drawnInts(draw, 'a1', 'a2', 'h1', 'h2', 'k1', 'k2');
	if (a1 * a2 < 0 || h1 === 0 || k1 === 0) return undefined;
	const what = a1 < 0 ? 'maximum value' : 'minimum value';
	const inputs = [-2, -1, 0, 1, 2].map((one) => one + h2);
	const other =
		Math.abs(h1 - h2) === Math.abs(k1 - k2)
			? ([Math.abs(k1 - k2) + 1, 'misread one of the values by 1'] as const)
			: ([
					Math.abs(h1 - h2),
					'compared the x-coordinates of the vertices',
					Math.sign(h1 - h2) !== Math.sign(k1 - k2),
				] as const);
	return gapChoice(
		what,
		k1,
		k2,
		other,
		[
			sentence(
				say`The vertex of the graph of ${symbol('f')} is ${tuple(h1, k1)}, so the ${what} of ${symbol('f')} is ${k1}.`,
				`the coefficient of the square is ${a1 < 0 ? 'negative, so the vertex is the highest point' : 'positive, so the vertex is the lowest point'}`,
			),
			sentence(
				say`In the table, the values of ${symbol('g')} are symmetric about ${equation('x', h2)}, so the vertex of the graph of ${symbol('g')} is ${tuple(h2, k2)}.`,
				'a parabola is symmetric about the vertical line through its vertex',
			),
			sentence(
				say`So the ${what} of ${symbol('g')} is ${k2}.`,
				`the values on both sides of the vertex are ${a2 < 0 ? 'less' : 'greater'} than ${k2}, so the vertex is the ${a2 < 0 ? 'highest' : 'lowest'} point`,
			),
		],
		[
			{ words: say`${ruleOf('f', vertexForm(a1, h1, k1))}` },
			{
				words: say`the quadratic function ${symbol('g')} whose values are in the table`,
				figure: {
					kind: 'value table',
					rows: [
						{ heading: 'x', values: inputs },
						{ heading: 'g(x)', values: inputs.map((x) => a2 * (x - h2) ** 2 + k2) },
					],
				},
			},
		],
		say`What is the vertex of the graph of ${symbol('f')}? At what value of ${symbol('x')} does the table show the ${a2 < 0 ? 'greatest' : 'least'} value of ${symbol('g')}? How do the values on either side compare?`,
	);
}
