/** Which equation gives y as a function of x, and which graph passes the vertical line test. */
import {
	absolute,
	equation,
	type Expression,
	num,
	operand,
	opposite,
	power,
	product,
	quotient,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import { letteredChoice, multipleChoice, distractor } from '../../../answer.ts';
import { type Draft, type Draw, type Figure, type Line, sentence } from '../../../family.ts';
import type { Axis, Spot } from '../../../figures/coordinate-plane.ts';
import type { Shape } from '../../../figures/graph-shapes.ts';
import { axesInWords, planeIn } from '../../../figures/graph.ts';
import { letterOf } from '../../../figures/solution-line.ts';
import { spoken, svg } from '../../../figures/svg.ts';
import { RELATION_SHAPES, type RelationShape } from './relation-shape-table.ts';

// Graphs of relations, functions or not, as four lettered pictures; points are stated so that they can be judged.

const PANEL = 132;

/** Each shape is moved so that its middle is at the given spot. */
export function fourRelations(all: readonly { shape: RelationShape; at: Spot }[]): Figure {
	const axis: Axis = { from: -6, to: 6, grid: 1, numbersEvery: 4 };
	const panels = all.map(({ shape, at }, place) => {
		const [left, top] = [14 + (place % 2) * 158, 28 + Math.floor(place / 2) * 172];
		const box = { left, top, width: PANEL, height: PANEL };
		return `<text x="${left + 6}" y="${top - 10}" font-size="17" font-weight="700">${letterOf(place)}</text>${planeIn(box, axis, axis, drawn(shape, at), { letters: false })}`;
	});
	const words = all.map(({ shape, at }, place) => {
		const inView = shape.stated
			.map((spot) => moved(spot, at))
			.filter((spot) => Math.max(...spot.map(Math.abs)) <= 6);
		const hollow = (shape.hollow ?? []).map(
			(spot) => ` There is a hollow dot at ${pair(moved(spot, at))}.`,
		);
		return `Graph ${letterOf(place)}: ${shape.name}, through ${listInWords(inView.map(pair))}.${hollow.join('')}`;
	});
	return {
		svg: svg(320, 348, panels.join('')),
		alt: `Four graphs, A to D. Each is on ${axesInWords(axis, axis).replace('A coordinate', 'a coordinate')} ${words.join(' ')}`,
		width: 320,
		height: 348,
	};
}

const moved = ([x, y]: Spot, [a, b]: Spot): Spot => [x + a, y + b];

const pair = ([x, y]: Spot) => `(${spoken(x)}, ${spoken(y)})`;

function drawn({ branches, hollow = [], stated }: RelationShape, at: Spot): Shape[] {
	const dots = hollow.flatMap((spot): Shape[] => {
		const other = stated.find(([x]) => x === spot[0]);
		return [
			{ kind: 'point', at: moved(spot, at), hollow: true },
			...(other ? [{ kind: 'point', at: moved(other, at) } as const] : []),
		];
	});
	return [
		...branches.map((spots): Shape => ({
			kind: 'curve',
			points: spots.map((spot) => moved(spot, at)),
		})),
		...dots,
	];
}

/**
 * An equation with the reason why it does or does not give a function. `shown` is what the equation gives.
 * `slip`: why an equation that gives a function is taken for one that does not.
 */
type Case = { equation: Expression; shown?: Prose; reason: string; slip?: string };

const plus = (left: Expression, right: number) => (right === 0 ? left : sum(left, right));
const times = (factor: number, of: Expression | string) =>
	factor === 1 ? operand(of) : product(num(factor), of);
const square = (letter: string) => power(letter, 2);

type Make = (a: number, b: number) => Case;

const ONE = 'each x gives exactly one y';
const SHARED = 'rejected it because two values of x give the same y';

const FUNCTIONS: readonly Make[] = [
	(a, b) => ({
		equation: equation('y', plus(times(a, 'x'), b)),
		reason: ONE,
		slip: 'overlooked that each x gives exactly one y',
	}),
	(a, b) => ({
		equation: equation('y', plus(times(a, square('x')), b)),
		reason: ONE,
		slip: SHARED,
	}),
	(a, b) => ({
		equation: equation('y', plus(times(a, root('x')), b)),
		reason: 'the radical means only the nonnegative square root',
		slip: 'thought that the radical stands for two square roots',
	}),
	(a, b) => ({
		equation: equation(power('y', 3), plus(times(a, 'x'), b)),
		reason: 'each number has exactly one cube root',
		slip: 'thought that a number has two cube roots',
	}),
	(a, b) => ({
		equation: equation('y', plus(times(a, absolute('x')), b)),
		reason: ONE,
		slip: SHARED,
	}),
	(a, b) => ({
		equation: equation(sum(times(Math.abs(a), 'x'), times(2, 'y')), b),
		shown: say`${equation('y', quotient(sum(b, opposite(times(Math.abs(a), 'x'))), 2))}`,
		reason: ONE,
		slip: 'thought that y must be isolated in the equation of a function',
	}),
];

const TWO = 'one x gives two values of y';

/** "x = 0 gives y² = 4, so y = 2 or y = −2" */
function twoValues(x: number, found: Expression, squared: number): Prose {
	const side = Math.sqrt(squared);
	const size = Number.isInteger(side) ? num(side) : root(num(squared));
	return say`${equation('x', x)} gives ${found}, so ${equation('y', size)} or ${equation('y', opposite(size))}`;
}

const RELATIONS: readonly Make[] = [
	(a, b) => ({
		equation: equation('x', plus(times(a, square('y')), b)),
		shown: say`${equation('y', 1)} and ${equation('y', -1)} both give ${equation('x', a + b)}`,
		reason: TWO,
	}),
	(a) => {
		const whole = a * a + (Math.abs(a) === 1 ? 3 : 0);
		return {
			equation: equation(sum(square('x'), square('y')), whole),
			shown: twoValues(0, equation(square('y'), whole), whole),
			reason: TWO,
		};
	},
	(a, b) => {
		const size = Math.abs(b);
		return {
			equation: equation(absolute('y'), plus(times(Math.abs(a), 'x'), size)),
			shown: twoValues(0, equation(absolute('y'), size), size * size),
			reason: TWO,
		};
	},
	(a) => {
		const size = Math.abs(a);
		return {
			equation: equation(square('y'), times(size, square('x'))),
			shown: twoValues(1, equation(square('y'), size), size),
			reason: TWO,
		};
	},
	(a, b) => {
		const size = Math.abs(b);
		return {
			equation: equation(square('y'), plus(times(Math.abs(a), 'x'), size)),
			shown: twoValues(0, equation(square('y'), size), size),
			reason: TWO,
		};
	},
];

const judged = ({ equation: given, shown, reason }: Case, isFunction: boolean): Line =>
	sentence(
		say`${given}: ${isFunction ? 'a function' : 'not a function'}${shown ? say`, because ${shown}` : ''}.`,
		reason,
	);

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
				distractor(
					one.equation,
					wantsFunction ? 'found only one of the two values of y' : (one.slip ?? ''),
				),
			),
		),
		steps: [...wrong.map((one) => judged(one, !wantsFunction)), judged(right, wantsFunction)],
		hints: [
			say`Choose a value for ${symbol('x')}. How many values of ${symbol('y')} satisfy the equation?`,
		],
	};
}

/** Two stated points above each other, and the vertical line through them. */
function metTwice({ stated, branches }: RelationShape, middle: Spot): Prose {
	const inView = stated
		.map((spot) => moved(spot, middle))
		.filter((spot) => Math.max(...spot.map(Math.abs)) <= 6);
	const one = inView.find(([x, y]) => inView.some(([x2, y2]) => x2 === x && y2 !== y));
	const other = inView.find(([x, y]) => x === one?.[0] && y !== one[1]);
	if (one && other && branches.flat().every(([x]) => x === branches[0]?.[0]?.[0]))
		return say`the vertical line ${equation('x', one[0])} contains all points of the graph, such as ${tuple(...one)} and ${tuple(...other)}`;
	return one && other
		? say`the vertical line ${equation('x', one[0])} meets the graph at ${tuple(...one)} and ${tuple(...other)}`
		: say`a vertical line can meet the graph more than once`;
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
				: distractor(
						body,
						wantsFunction
							? 'did not find a vertical line that meets this graph more than once'
							: shape.stated.length > new Set(shape.stated.map(([, y]) => y)).size
								? 'used the horizontal line test instead of the vertical line test'
								: 'chose a graph that shows y as a function of x',
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
				'a function has at most one y-value for each x-value',
			),
			...shown.map(({ shape, at: middle }, at) =>
				sentence(
					shape.isFunction
						? say`Graph ${letterOf(at)}, ${shape.name}: every vertical line meets the graph at most once.`
						: say`Graph ${letterOf(at)}, ${shape.name}: ${metTwice(shape, middle)}.`,
				),
			),
			sentence(
				say`${answer.body} ${wantsFunction ? 'shows' : 'does not show'} ${symbol('y')} as a function of ${symbol('x')}.`,
			),
		],
		hints: [
			say`Imagine a vertical line moving across each graph. Does it ever meet the graph more than once?`,
		],
		figure: fourRelations(shown),
	};
}
