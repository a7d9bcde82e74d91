/** The part of func.model-choice where a rule is chosen for a scatterplot. CCSS S-ID.B.6. */
import {
	equation,
	type Expression,
	power,
	product,
	num,
	sum,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { multipleChoice, slip } from '../../../answer.ts';
import { dotGraph } from '../../../figures/dot-graph.ts';
import type { Spot } from '../../../figures/graph.ts';
import { sentence, type Skill } from '../../../family.ts';
import { caseOf } from '../../../described-cases.ts';
import { line1, plus1, times1 } from '../../../steps/drawn-rules.ts';

type Candidate = { rule: Expression; value: (x: number) => number; shape: string };

export const scatter: Skill = (draw) => {
	const type = draw.inTurn('type');
	const b = draw.random.int(1, 4);
	const m = draw.random.int(2, 3);
	const all: Readonly<Record<string, Candidate>> = {
		'rising line': {
			rule: line1(m, b),
			value: (x) => m * x + b,
			shape: 'rises evenly, like a line',
		},
		'falling line': {
			rule: line1(-m, b + 14),
			value: (x) => b + 14 - m * x,
			shape: 'falls evenly, like a line',
		},
		'upward parabola': {
			rule: plus1(times1(1, power(line1(1, -3), 2)), b),
			value: (x) => (x - 3) ** 2 + b,
			shape: 'falls, then rises again',
		},
		'downward parabola': {
			rule: sum(product(-1, power(line1(1, -3), 2)), num(b + 10)),
			value: (x) => b + 10 - (x - 3) ** 2,
			shape: 'rises, then falls again',
		},
		exponential: {
			rule: power(2, 'x'),
			value: (x) => 2 ** x,
			shape: 'rises slowly at first and then faster and faster',
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
		prompt: say`Which rule fits the points of the scatterplot best?`,
		answer: multipleChoice(
			equation('y', right.rule),
			...wrong.map((one) => slip(equation('y', one.rule), `saw a pattern that ${one.shape}`)),
		),
		steps: [
			sentence(say`From left to right, the pattern of the points ${right.shape}.`),
			sentence(say`Only ${equation('y', right.rule)} has this shape and comes near all points.`),
		],
		hints: [say`Which way does the pattern go, and is it straight or curved?`],
		figure: dotGraph(spots),
	};
};
