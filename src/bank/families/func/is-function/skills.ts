/** func.is-function: decide from pairs, tables, equations and graphs. */
import { type Expression, num, symbol, tuple } from '../../../../math/expression.ts';
import { set } from '../../../../math/notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { judgeEquations } from './equation.ts';
import { judgeGraphs } from './graphs.ts';

// Relations given by their pairs: function or not, and what would make them one.

type Pair = readonly [number, number];

const VALUES = Array.from({ length: 19 }, (_, at) => at - 9);

/** Of a function: different inputs, one output twice. Otherwise: one input twice, different outputs. */
function pairsOf({ random }: Draw, isFunction: boolean): Pair[] {
	const count = random.int(4, 6);
	const [inputs, outputs] = [random.sample(VALUES, count), random.sample(VALUES, count)];
	const doubled = (values: number[]) => values.with(1, values[0] ?? 0);
	const [xs, ys] = isFunction ? [inputs, doubled(outputs)] : [doubled(inputs), outputs];
	return random.shuffle(xs.map((x, at): Pair => [x, ys[at] ?? 0]));
}

const asSet = (pairs: readonly Pair[]): Expression => set(...pairs.map((pair) => tuple(...pair)));

const arrows = (pairs: readonly Pair[]): Prose => ({
	parts: pairs.flatMap(([x, y], at) => [
		at === 0 ? '' : at === pairs.length - 1 ? ', and ' : ', ',
		'from ',
		num(x),
		' to ',
		num(y),
	]),
});

/** The value that occurs twice in its position. */
const repeated = (pairs: readonly Pair[], place: 0 | 1): number =>
	pairs.map((pair) => pair[place]).find((value, at, all) => all.indexOf(value) !== at) ?? 0;

const partnersOf = (pairs: readonly Pair[], input: number) =>
	pairs.filter(([x]) => x === input).map(([, y]) => y);

const REASONS = {
	function: 'It is a function: each input has exactly one output.',
	repeated: 'It is not a function: two inputs have the same output.',
	none: 'It is not a function: one input has two outputs.',
	reverse: 'It is a function: each output comes from exactly one input.',
} as const;

function judgeRelation(draw: Draw): Draft {
	const isFunction = draw.random.int(0, 1) === 1;
	const pairs = pairsOf(draw, isFunction);
	const form = draw.inTurn('form');
	const asked = say`Is the relation a function? Choose the answer with the correct reason.`;
	const reason = (text: string) => say`${text}`;
	const wrongWay = distractor(
		reason(REASONS.repeated),
		isFunction
			? 'thought that an output cannot appear twice'
			: 'switched the inputs and the outputs',
	);
	const isMapping = form === 'mapping';
	const other = isFunction
		? distractor(reason(REASONS.none), 'switched the inputs and the outputs')
		: distractor(
				reason(REASONS.function),
				isMapping
					? 'overlooked one of the arrows from the same input'
					: 'overlooked the repeated input',
			);
	const reverse = distractor(
		reason(REASONS.reverse),
		isFunction
			? `looked at the outputs instead of the inputs and overlooked ${isMapping ? 'one of the arrows to the same output' : 'the repeated output'}`
			: 'looked at the outputs instead of the inputs',
	);
	const right = isFunction ? REASONS.function : REASONS.none;
	const table = form === 'table';
	return {
		prompt:
			form === 'mapping'
				? say`In a mapping diagram, arrows go ${arrows(pairs)}. ${asked}`
				: table
					? say`The table lists the pairs of a relation, with input ${symbol('x')} and output ${symbol('y')}. ${asked}`
					: say`A relation is given by ${asSet(pairs)}. ${asked}`,
		answer: multipleChoice(reason(right), wrongWay, other, reverse),
		steps: [...checkLines(pairs, isFunction, form), sentence(reason(right))],
		hints: [
			isMapping
				? say`Look at where the arrows start. Do two of them start at the same input?`
				: say`Look at the inputs first. Does any input appear twice? If so, are its outputs different?`,
		],
		...(table
			? {
					figure: {
						kind: 'value table',
						rows: [
							{ heading: 'x', values: pairs.map(([x]) => x) },
							{ heading: 'y', values: pairs.map(([, y]) => y) },
						],
					},
				}
			: {}),
	};
}

const WHERE_INPUTS_STAND: Readonly<Record<string, string>> = {
	mapping: 'the arrows start at the inputs',
	table: 'the values of x are the inputs',
};

function checkLines(pairs: readonly Pair[], isFunction: boolean, form: string): Line[] {
	const isMapping = form === 'mapping';
	const all = pairs.map(([x]) => x);
	const inputs = sentence(
		say`The inputs are ${joinedByAnd((isMapping ? [...new Set(all)] : all).map((x) => num(x)))}.`,
		WHERE_INPUTS_STAND[form] ?? 'the first coordinates are the inputs',
	);
	if (isFunction)
		return [
			inputs,
			sentence(
				isMapping
					? say`Exactly one arrow starts at each input. Two arrows end at ${repeated(pairs, 1)}, but that is allowed.`
					: say`No input appears twice. The output ${repeated(pairs, 1)} appears twice, but that is allowed.`,
			),
		];
	const input = repeated(pairs, 0);
	const [one = 0, two = 0] = partnersOf(pairs, input);
	return [
		inputs,
		sentence(
			isMapping
				? say`Two arrows start at the input ${input}: one ends at ${one}, and the other ends at ${two}.`
				: say`The input ${input} appears twice, with the outputs ${one} and ${two}.`,
		),
	];
}

function mendRelation(draw: Draw): Draft | undefined {
	const pairs = pairsOf(draw, false);
	const input = repeated(pairs, 0);
	const single = pairs.filter(([x]) => x !== input);
	if (single.length < 3) return undefined;
	const partners = pairs.filter(([x]) => x === input);
	const removes = draw.inTurn('ask') === 'remove a pair';
	const found = sentence(
		say`The input ${input} appears in two pairs: ${tuple(...(partners[0] ?? [0, 0]))} and ${tuple(...(partners[1] ?? [0, 0]))}.`,
		'in a function, each input has only one output',
	);
	const hint = say`Which input has two different outputs?`;
	if (removes) {
		const right = draw.random.pick(partners);
		const wrong = draw.random.sample(single, 3);
		return {
			prompt: say`A relation is given by ${asSet(pairs)}. It is not a function. Which of these pairs can be removed to make it a function?`,
			answer: multipleChoice(
				tuple(...right),
				...wrong.map((pair) =>
					distractor(tuple(...pair), 'removed a pair whose input appears only once'),
				),
			),
			steps: [
				found,
				sentence(
					say`One of these two pairs must be removed. The one among the choices is ${tuple(...right)}.`,
				),
			],
			hints: [hint],
		};
	}
	const inputs = single.map(([x]) => x);
	const ordered = (values: readonly number[]) => set(...values.toSorted((a, b) => a - b));
	const wrong = draw.random
		.sample(inputs, 3)
		.map((left) => inputs.map((x) => (x === left ? input : x)));
	return {
		prompt: say`A relation is given by ${asSet(pairs)}. It is not a function. Which restricted domain makes the relation a function?`,
		answer: multipleChoice(
			ordered(inputs),
			...wrong.map((values) => distractor(ordered(values), 'kept the input with two outputs')),
		),
		steps: [found, sentence(say`Without ${input}, the domain is ${ordered(inputs)}.`)],
		hints: [hint],
	};
}

export const skills: Skills = {
	'Decide whether a relation is a function': judgeRelation,
	'Choose the change that makes a relation a function': mendRelation,
	'Use the vertical line test': judgeGraphs,
	'Recognize functions from graphs and equations': (draw) =>
		draw.random.int(0, 2) === 0 ? judgeGraphs(draw) : judgeEquations(draw),
	'Identify functions from equations or graphs'(draw) {
		const form = draw.inTurn('form');
		if (form === 'equation') return judgeEquations(draw);
		return form === 'graph' ? judgeGraphs(draw) : judgeRelation(draw);
	},
};
