/** func.model-choice: which rule fits the points of a scatter plot. */
import {
	equation,
	type Expression,
	num,
	power,
	product,
	sum,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { caseOf, distractor, multipleChoice, sentence, type Skill } from '../../../family.ts';
import { line1, plus1, times1 } from '../../../steps/function-rule.ts';
import type { Spot } from '../../../figures/figure.ts';
import { dotGraph } from '../../../figures/axes.ts';

/** `points` says about points near the graph what `shape` says about the graph. */
type Candidate = {
	rule: Expression;
	value: (x: number) => number;
	shape: string;
	points: string;
};

export const scatter: Skill = (draw) => {
	const type = draw.inTurn('type');
	const b = draw.random.int(1, 4);
	const m = draw.random.int(2, 3);
	const all: Readonly<Record<string, Candidate>> = {
		'rising line': {
			rule: line1(m, b),
			value: (x) => m * x + b,
			shape: 'rises at a steady rate',
			points: 'rise at a roughly steady rate',
		},
		'falling line': {
			rule: line1(-m, b + 14),
			value: (x) => b + 14 - m * x,
			shape: 'falls at a steady rate',
			points: 'fall at a roughly steady rate',
		},
		'upward parabola': {
			rule: plus1(times1(1, power(line1(1, -3), 2)), b),
			value: (x) => (x - 3) ** 2 + b,
			shape: 'falls and then rises',
			points: 'fall and then rise',
		},
		'downward parabola': {
			rule: sum(product(-1, power(line1(1, -3), 2)), num(b + 10)),
			value: (x) => b + 10 - (x - 3) ** 2,
			shape: 'rises and then falls',
			points: 'rise and then fall',
		},
		exponential: {
			rule: power(2, 'x'),
			value: (x) => 2 ** x,
			shape: 'rises slowly at first and then faster and faster',
			points: 'rise slowly at first and then faster and faster',
		},
	};
	const right = caseOf(all, type);
	const inputs = [0, 1, 2, 3, 4];
	if (type !== 'exponential') inputs.push(5, 6);
	const spots = inputs.map((x): Spot => [
		x,
		Math.max(0, right.value(x) + draw.random.pick([-1, 0, 0, 1])),
	]);
	// A point that is moved up to the axis is too far from the rule.
	if (spots.some(([x, y]) => y > 19 || y - right.value(x) > 1)) return undefined;
	const far = (one: Candidate) => spots.some(([x, y]) => Math.abs(one.value(x) - y) >= 4);
	const wrong = draw.random.sample(
		Object.values(all).filter((one) => one !== right),
		3,
	);
	if (!wrong.every(far)) return undefined;
	return {
		prompt: say`Which equation best fits the points in the scatter plot?`,
		answer: multipleChoice(
			equation('y', right.rule),
			...wrong.map((one) =>
				distractor(equation('y', one.rule), `chose an equation whose graph ${one.shape}`),
			),
		),
		steps: [
			sentence(say`From left to right, the points ${right.points}.`),
			...wrong.map((one) =>
				sentence(say`The graph of ${equation('y', one.rule)} ${one.shape}, so it does not fit.`),
			),
			sentence(
				say`The graph of ${equation('y', right.rule)} ${right.shape}, so this equation fits the points best.`,
			),
		],
		hints: [say`Does the pattern rise or fall? Is it straight or curved?`],
		figure: dotGraph(spots, {
			axes: {
				x: { from: 0, to: 8, grid: 1, numbersEvery: 1 },
				y: { from: 0, to: 20, grid: 1, numbersEvery: 2 },
			},
		}),
	};
};
