/** Which graph passes the vertical line test. */
import { equation, symbol, tuple } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	distractor,
	type Draft,
	type Draw,
	letteredChoice,
	letterOf,
	sentence,
} from '../../../family.ts';
import { RELATION_SHAPES, type RelationShape } from './relation-shape-table.ts';
import type { Axis, FourGraphs, Shape, Spot } from '../../../figures/figure.ts';
import { spoken } from '../../../../math/speech-numbers.ts';

// Graphs of relations, functions or not, as four lettered pictures; points are stated so that they can be judged.

/** Each shape is moved so that its middle is at the given spot. */
function fourRelations(all: readonly { shape: RelationShape; at: Spot }[]): FourGraphs {
	const axis: Axis = { from: -6, to: 6, grid: 1, numbersEvery: 4 };
	const graphs = all.map(({ shape, at }) => ({
		shapes: drawn(shape, at),
		words: `${shape.name}${courseOf(shape, at)}`,
	}));
	return { kind: 'four graphs', x: axis, y: axis, graphs };
}

/** The points that it passes through; of the steps, where each begins and ends. */
function courseOf(shape: RelationShape, at: Spot): string {
	const spots = inView(shape, at).map(pair);
	const [gap] = shape.hollow ?? [];
	if (!gap) return `, through ${listInWords(spots)}.`;
	const [left, filled, right] = spots;
	return ` with two horizontal pieces. The left piece passes through ${left} and ends with an open dot at ${pair(moved(gap, at))}. The right piece starts with a closed dot at ${filled} and passes through ${right}.`;
}

/** The stated points that are within the picture. */
const inView = ({ stated }: RelationShape, middle: Spot): Spot[] =>
	stated.map((spot) => moved(spot, middle)).filter((spot) => Math.max(...spot.map(Math.abs)) <= 6);

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

/** Two stated points above each other, and the vertical line through them. */
function metTwice(shape: RelationShape, middle: Spot): Prose {
	const { branches } = shape;
	const spots = inView(shape, middle);
	const one = spots.find(([x, y]) => spots.some(([x2, y2]) => x2 === x && y2 !== y));
	const other = spots.find(([x, y]) => x === one?.[0] && y !== one[1]);
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
								: 'overlooked the word “not” in the question',
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
