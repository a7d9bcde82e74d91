/** Whether y is proportional to x in a table or a graph, and which of two rates is greater. */
import { isNear } from '../../equation-lines.ts';
import { pairsOfTable } from '../../read-figure.ts';
import { numbersAsked } from '../relations/calculations.ts';
import { chose, numbersWritten } from '../relations/chosen-answers.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

type Point = readonly [x: number, y: number];

const pointsIn = ({ record }: Pair): Point[] =>
	pairsOfTable(record.question_speech).map(
		([[x, dx], [y, dy]]) => [Number(x) / Number(dx), Number(y) / Number(dy)] as const,
	);

/** "Yes, with $k = \frac{1}{7}$", "Yes, because each $y$-value is $4$ times its $x$-value", or a number. */
function constantIn(text: string): number {
	const [, , over, under = '1'] =
		/(k = |is \$|^)\$?(-?\d+(?:\.\d+)?)(?:\/(\d+))?(?!\d)/.exec(
			text.replace(/\\frac\{(\d+)\}\{(\d+)\}/, '$1/$2'),
		) ?? [];
	return Number(over) / Number(under);
}

/** The wrong answer has one of these constants. */
const constantFrom =
	(constants: (points: readonly Point[]) => readonly number[]): Relation =>
	(pair) => {
		const points = pointsIn(pair);
		const found = constantIn(pair.wrong);
		return points.length === 0 || Number.isNaN(found)
			? undefined
			: constants(points).some((constant) => isNear(constant, found));
	};

/** "Car B goes farther on one gallon: $45$ miles." names a car and its rate. */
function namedRate(text: string): { name: string; rate: number } {
	const [, name = ''] = / ([AB])(?:’s)? /.exec(text) ?? [];
	return { name, rate: Number(/\$(?:\\\$)?([\d.]+)\$/.exec(text)?.[1]) };
}

/** The rates of A and B, one of which is in the right answer. */
function ratesOf({ record, right }: Pair): { A: number; B: number } | undefined {
	const [a = 0, b = 0, c = 0, d = 0] = numbersAsked(record);
	const { name, rate } = namedRate(right);
	return [
		{ A: a / b, B: c / d },
		{ A: b / a, B: d / c },
	].find((rates) => isNear(name === 'A' ? rates.A : rates.B, rate));
}

/** The wrong answer has this name and the rate of this name. */
const rated =
	(
		names: (right: string, said: readonly string[]) => readonly [name: string, rateOf: string],
	): Relation =>
	(pair) => {
		const rates = ratesOf(pair);
		if (!rates) return undefined;
		const [name, rateOf] = names(namedRate(pair.right).name, pair.said);
		const wrong = namedRate(pair.wrong);
		return wrong.name === name && isNear(wrong.rate, rateOf === 'A' ? rates.A : rates.B);
	};

const other = (name: string): string => (name === 'A' ? 'B' : 'A');

export const PROPORTIONAL_TABLE_RULES: readonly Rule[] = [
	rule(
		constantFrom(([[x, y] = [0, 0]]) => [y / x]),
		'checked only the first pair',
	),
	rule(
		constantFrom((points) => points.slice(-1).map(([x, y]) => y / x)),
		'checked only the last pair',
	),
	rule(
		constantFrom((points) => points.flatMap(([, y]) => points.map(([, second]) => second - y))),
		'subtracted two y-values instead of dividing y by x',
	),
	rule(
		constantFrom((points) => points.map(([x, y]) => x / y)),
		'divided x by y instead of y by x',
	),
	rule(
		constantFrom(([[, y] = [0, 0]]) => [y]),
		'used the first y-value without dividing it by x',
	),
	rule(chose(/^No/, /^Yes/), 'subtracted x from y for each pair instead of dividing y by x'),
	rule(
		chose(/^Yes, because \$y\$ increases (?:whenever|as) \$x\$ increases$/),
		'thought that y is proportional to x whenever both increase',
	),
	rule(
		chose(/^No, because the \$x\$-values do not increase by equal amounts$/),
		'looked only at the differences between the x-values',
	),
	rule(
		chose(/^No, because the graph is not a straight line$/),
		'did not notice that the graph is a straight line',
	),
	rule(
		chose(/^No, because the graph does not pass through the origin$/),
		'did not look at where the graph begins',
	),
	rule(
		chose(/^Yes, .* straight line through the origin$/, /^No, .* origin/),
		'checked only whether the graph is a straight line',
	),
	rule(
		chose(/^Yes, .* straight line through the origin$/, /^No, .* not a straight line/),
		'checked only whether the graph passes through the origin',
	),
	rule(({ wrong, prompt, said: [axis] }) => {
		const [, x, y] = /P\((\d+), (\d+)\)/.exec(prompt) ?? [];
		const rate = axis === 'x' ? x : y;
		return rate === undefined
			? undefined
			: numbersWritten(wrong).join() === rate && /\b(?:per|each|every|one|an?)\b/i.test(wrong);
	}, 'used the ([xy])-coordinate as the unit rate'),
	// Which of two
	rule(
		rated((right) => [other(right), other(right)]),
		'chose the (?:lower|higher) .*',
	),
	rule(
		rated((right, [name = '']) => [right, name]),
		'gave the .* for [A-Z][a-z]+ ([AB])',
	),
	rule(
		rated((_, [rateOf = '', name = '']) => [name, rateOf]),
		'gave the .* for [A-Z][a-z]+ ([AB]) but named [A-Z][a-z]+ ([AB])',
	),
];
