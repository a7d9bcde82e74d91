/** Mistakes that lead to a wrong graph or number line, read again from the descriptions of all of them. */
import { numberedGraphs, numberInWords } from '../../read-curve.ts';
import { fromNamed } from '../relations/calculations.ts';
import { namedNumber } from '../relations/parts.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';
import { placeInWords } from '../../read-figure.ts';

type Spot = readonly [x: number, y: number];

/** The stated points of the graph that a choice names; an open dot is not on it. */
function spotsOf(pair: Pair, choice: string): Spot[] | undefined {
	const graph = numberedGraphs(pair.record.question_speech).find(
		({ name }) => choice === `Graph ${name}`,
	);
	const words = graph?.words.replaceAll(/open dot at \([^()]*\)/g, '');
	const spots = [...(words ?? '').matchAll(/\(([^(),]+), ([^(),]+)\)/g)].map(
		([, x = '', y = '']): Spot => [numberInWords(x), numberInWords(y)],
	);
	return spots.length > 0 ? spots : undefined;
}

/** Whether no two points of the graph have one coordinate in common and not the other. */
const passesTest = (spots: readonly Spot[], shared: 0 | 1): boolean =>
	spots.every((one) =>
		spots.every((two) => one[shared] !== two[shared] || one[1 - shared] === two[1 - shared]),
	);

const asksForFunction = ({ prompt }: Pair): boolean => !prompt.includes('does not show');

/** What a test says of the wrong graph. */
const bySpots =
	(holds: (spots: readonly Spot[], pair: Pair) => boolean): Relation =>
	(pair) => {
		const spots = spotsOf(pair, pair.wrong);
		return spots && pair.right !== pair.wrong && holds(spots, pair);
	};

type Ray = { circle: string; side: string; end: number };

const RAY = /^an? (open|closed) circle at (.*), and everything to the (left|right) of it is shaded/;

/** One ray; undefined for a number line with two of them or a segment. */
function rayOf({ record }: Pair, choice: string): Ray | undefined {
	const row = record.question_speech
		.split('Number line ')
		.find((part) => part.startsWith(`${choice.slice(-1)}: `));
	const [, circle, end, side] = RAY.exec(row?.slice(3) ?? '') ?? [];
	return circle && end && side ? { circle, side, end: numberInWords(end) } : undefined;
}

const rays =
	(holds: (right: Ray, wrong: Ray, said: readonly string[]) => boolean): Relation =>
	(pair) => {
		const [right, wrong] = [rayOf(pair, pair.right), rayOf(pair, pair.wrong)];
		return right && wrong && holds(right, wrong, pair.said);
	};

const isOther = (right: Ray, wrong: Ray, circle?: string, instead?: string): boolean =>
	wrong.circle === circle && right.circle === instead && circle !== instead;

const isOtherSide = (right: Ray, wrong: Ray, [way, end]: readonly string[]): boolean =>
	wrong.side !== right.side &&
	wrong.side === (way === 'less' ? 'left' : 'right') &&
	wrong.end === namedNumber(end);

/** The greatest quotient on any segment between consecutive dots, with x over y. */
const greatestReversed: Relation = (pair) => {
	const [, dots = ''] = /join \d+ dots: ([^.]*)\./.exec(pair.record.question_speech) ?? [];
	const spots = dots.split('; ').map(placeInWords);
	const wrong = pair.parts()?.[1].values[0]?.[0];
	if (spots.length < 3 || wrong === undefined) return undefined;
	const rates = spots.slice(1).flatMap(([x, y], at) => {
		const [u = 0, v = 0] = spots[at] ?? [];
		return y === v ? [] : [(x - u) / (y - v)];
	});
	return Math.abs(Math.max(...rates) - wrong) < 1e-6;
};

export const CHOSEN_GRAPH_RULES: readonly Rule[] = [
	rule(
		bySpots((spots, pair) => asksForFunction(pair) && !passesTest(spots, 0)),
		'did not find a vertical line that meets this graph more than once',
	),
	rule(
		bySpots((spots, pair) => passesTest(spots, 1) === asksForFunction(pair)),
		'used the horizontal line test instead of the vertical line test',
	),
	rule(
		bySpots((spots, pair) => !asksForFunction(pair) && passesTest(spots, 0)),
		'overlooked the word “not” in the question',
	),
	rule(
		rays(
			(right, wrong, [circle, instead]) =>
				isOther(right, wrong, circle, instead) &&
				wrong.side === right.side &&
				wrong.end === right.end,
		),
		'chose a graph with an? (open|closed) circle instead of an? (open|closed) one',
	),
	rule(
		rays((right, wrong, said) => isOtherSide(right, wrong, said) && wrong.circle === right.circle),
		'chose the graph of the numbers (less|greater) than NUMBER',
	),
	rule(
		rays(
			(right, wrong, said) =>
				isOtherSide(right, wrong, said) && isOther(right, wrong, said[2], said[3]),
		),
		'chose the graph of the numbers (less|greater) than NUMBER, with an? (open|closed) circle instead of an? (open|closed) one',
	),
	rule(
		fromNamed((right) => 1 / right),
		'chose the correct segment, but divided the change in x by the change in y',
	),
	rule(greatestReversed, 'divided the change in x by the change in y for every segment'),
];
