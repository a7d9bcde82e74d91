/** Which equation gives y as a function of x, and which graph passes the vertical line test. */
import {
	absolute,
	equation,
	type Expression,
	num,
	operand,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { formula, say } from '../../../../math/prose.ts';
import { letteredChoice, multipleChoice, slip } from '../../../answer.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import { RELATION_SHAPES } from './relation-shape-table.ts';
import { fourRelations } from './relation-shapes.ts';
import { letterOf } from '../../../figures/solution-line.ts';

type Case = { equation: Expression; reason: string };

const plus = (left: Expression, right: number) => (right === 0 ? left : sum(left, right));
const times = (factor: number, of: Expression | string) =>
	factor === 1 ? operand(of) : product(num(factor), of);
const square = (letter: string) => power(letter, 2);

type Make = (a: number, b: number) => Case;

const ONE = 'each x gives exactly one y';

const FUNCTIONS: readonly Make[] = [
	(a, b) => ({ equation: equation('y', plus(times(a, 'x'), b)), reason: ONE }),
	(a, b) => ({ equation: equation('y', plus(times(a, square('x')), b)), reason: ONE }),
	(a, b) => ({
		equation: equation('y', plus(times(a, root('x')), b)),
		reason: 'the root sign means only the root that is not negative',
	}),
	(a, b) => ({
		equation: equation(power('y', 3), plus(times(a, 'x'), b)),
		reason: 'each number has exactly one cube root',
	}),
	(a, b) => ({ equation: equation('y', plus(times(a, absolute('x')), b)), reason: ONE }),
	(a, b) => ({
		equation: equation(sum(times(Math.abs(a), 'x'), times(2, 'y')), b),
		reason: 'solved for y, each x gives exactly one y',
	}),
];

const RELATIONS: readonly Make[] = [
	(a, b) => ({
		equation: equation('x', plus(times(a, square('y')), b)),
		reason: 'two opposite numbers have the same square',
	}),
	(a) => ({
		equation: equation(sum(square('x'), square('y')), a * a + (Math.abs(a) === 1 ? 3 : 0)),
		reason: 'y² has two opposite solutions for most x',
	}),
	(a, b) => ({
		equation: equation(absolute('y'), plus(times(Math.abs(a), 'x'), Math.abs(b))),
		reason: 'two opposite numbers have the same absolute value',
	}),
	(a) => ({
		equation: equation(square('y'), times(Math.abs(a), square('x'))),
		reason: 'y² has two opposite solutions for most x',
	}),
	(a, b) => ({
		equation: equation(square('y'), plus(times(Math.abs(a), 'x'), Math.abs(b))),
		reason: 'y² has two opposite solutions for most x',
	}),
];

export function judgeEquations(draw: Draw): Draft | undefined {
	const { random } = draw;
	const wantsFunction = random.int(0, 1) === 1;
	const number = () => random.pick([-1, 1]) * random.int(1, 5);
	const [rights, wrongs] = wantsFunction ? [FUNCTIONS, RELATIONS] : [RELATIONS, FUNCTIONS];
	const right = random.pick(rights)(number(), number());
	const wrong = random.sample(wrongs, 3).map((make) => make(number(), number()));
	return {
		prompt: wantsFunction
			? say`Which equation gives ${symbol('y')} as a function of ${symbol('x')}?`
			: say`Which equation does not give ${symbol('y')} as a function of ${symbol('x')}?`,
		answer: multipleChoice(
			right.equation,
			...wrong.map((one) =>
				slip(
					one.equation,
					wantsFunction ? 'overlooked that one x has two values of y' : 'took a function for none',
				),
			),
		),
		steps: [
			...wrong.map((one) =>
				sentence(
					say`${formula(one.equation)}: ${wantsFunction ? 'not a function' : 'a function'}.`,
					one.reason,
				),
			),
			sentence(
				say`${formula(right.equation)}: ${wantsFunction ? 'a function' : 'not a function'}.`,
				right.reason,
			),
		],
		hints: [say`Pick a number for ${symbol('x')}. How many numbers ${symbol('y')} fit?`],
	};
}

export function judgeGraphs(draw: Draw): Draft {
	const { random } = draw;
	const wantsFunction = random.int(0, 1) === 1;
	const of = (isFunction: boolean) =>
		RELATION_SHAPES.filter((shape) => shape.isFunction === isFunction);
	const right = random.pick(of(wantsFunction));
	const wrong = random.sample(of(!wantsFunction), 3);
	const shown = random
		.shuffle([right, ...wrong])
		.map((shape) => ({ shape, at: [random.int(-2, 2), random.int(-2, 2)] as const }));
	const answer = letteredChoice(
		shown.map(({ shape }, at) => {
			const body = say`Graph ${letterOf(at)}`;
			return shape === right
				? { body }
				: slip(
						body,
						wantsFunction
							? 'overlooked a vertical line with two common points'
							: 'used a horizontal line for the test',
					);
		}),
	);
	return {
		prompt: wantsFunction
			? say`Which of the graphs A to D shows ${symbol('y')} as a function of ${symbol('x')}?`
			: say`Which of the graphs A to D does not show ${symbol('y')} as a function of ${symbol('x')}?`,
		answer,
		steps: [
			sentence(
				say`Move a vertical line across each graph.`,
				'a function has at most one y for each x',
			),
			...shown.map(({ shape }, at) =>
				sentence(
					say`Graph ${letterOf(at)}, ${shape.name}: ${shape.isFunction ? 'every vertical line meets it at most once' : 'some vertical line meets it more than once'}.`,
				),
			),
			sentence(say`So the answer is ${answer.body}.`),
		],
		hints: [
			say`Think of a vertical line that moves across the graph. Does it ever meet the graph twice?`,
		],
		figure: fourRelations(shown),
	};
}
