/** num.sci, quantities: how many times as large, and products or quotients with units. */
import Fraction from 'fraction.js';
import { brackets, divided, type Expression, product } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	line,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	written,
} from '../../../family.ts';
import {
	isFine,
	operationLines,
	powersHint,
	scaled,
	scientific,
	scientificExpression,
	timesTen,
} from './compute.ts';

// Very large and very small quantities, by the contexts of the curriculum plan. Powers of ten stay plausible.

/** A greater quantity compared with a smaller one: exponents of ten from which the two are drawn. */
type Comparison = {
	greater: readonly [low: number, high: number];
	smaller: readonly [low: number, high: number];
	ask(greater: Expression, smaller: Expression): Prose;
	/** The last line, from how many times as large the greater one is. */
	found(times: Expression): Prose;
};

const COMPARISONS: Readonly<Record<string, readonly Comparison[]>> = {
	'astronomy distances': [
		{
			greater: [13, 15],
			smaller: [7, 9],
			ask: (g, s) =>
				say`A star is ${g} kilometers from Earth, and a planet is ${s} kilometers from Earth. The star is how many times as far away as the planet?`,
			found: (times) => say`The distance to the star is ${times} times the distance to the planet.`,
		},
	],
	'cell sizes': [
		{
			greater: [-5, -5],
			smaller: [-7, -7],
			ask: (g, s) =>
				say`A grain of sand is ${g} meters wide, and a bacterium is ${s} meters wide. The grain of sand is how many times as wide as the bacterium?`,
			found: (times) =>
				say`The width of the grain of sand is ${times} times the width of the bacterium.`,
		},
		{
			greater: [-6, -6],
			smaller: [-8, -8],
			ask: (g, s) =>
				say`A plant cell is ${g} meters long, and a virus is ${s} meters long. The plant cell is how many times as long as the virus?`,
			found: (times) =>
				say`The length of the plant cell is ${times} times the length of the virus.`,
		},
	],
	'population totals': [
		{
			greater: [6, 7],
			smaller: [3, 4],
			ask: (g, s) =>
				say`A country has a population of ${g}, and a town has a population of ${s}. The country’s population is how many times as large as the town’s population?`,
			found: (times) => say`The country’s population is ${times} times the town’s population.`,
		},
	],
	'data storage': [
		{
			greater: [12, 15],
			smaller: [5, 7],
			ask: (g, s) =>
				say`A data center stores ${g} bytes of data, and a photo takes up ${s} bytes. The stored data is how many times as large as the photo?`,
			found: (times) => say`The size of the stored data is ${times} times the size of the photo.`,
		},
	],
	'particle masses': [
		{
			greater: [-10, -8],
			smaller: [-18, -16],
			ask: (g, s) =>
				say`A dust grain has a mass of ${g} kilograms, and a virus has a mass of ${s} kilograms. The mass of the dust grain is how many times the mass of the virus?`,
			found: (times) => say`The mass of the dust grain is ${times} times the mass of the virus.`,
		},
	],
	'national budgets': [
		{
			greater: [10, 11],
			smaller: [6, 8],
			ask: (g, s) =>
				say`A country’s yearly spending, in dollars, is ${g}, and a city’s is ${s}. The country spends how many times as much as the city?`,
			found: (times) => say`The country’s spending is ${times} times the city’s spending.`,
		},
	],
};

/** Two quantities that are multiplied or divided; exponents as above. */
type ScientificTask = {
	first: readonly [low: number, high: number];
	second: readonly [low: number, high: number];
	unit: string;
	/** Why the two are multiplied or divided, and the last line from the answer with its unit. */
	why: string;
	found(answer: Prose): Prose;
	ask(first: Expression, second: Expression): Prose;
	/** Leads to the operation. */
	hint: string;
};

/** By context, then by operation: `x` or `/`. */
const SCIENTIFIC_TASKS: Readonly<Record<string, Readonly<Record<'x' | '/', ScientificTask>>>> = {
	'astronomy distances': {
		x: {
			first: [3, 3],
			second: [5, 8],
			unit: 'meters',
			why: 'distance is speed times time',
			hint: 'Which operation gives a distance from a speed and a time?',
			found: (answer) => say`The distance is ${answer}.`,
			ask: (a, b) =>
				say`A space probe travels at ${a} meters per second for ${b} seconds. How many meters does it travel?`,
		},
		'/': {
			first: [11, 13],
			second: [3, 3],
			unit: 'seconds',
			why: 'time is distance divided by speed',
			hint: 'Which operation gives a time from a distance and a speed?',
			found: (answer) => say`The time is ${answer}.`,
			ask: (a, b) =>
				say`A space probe travels ${a} meters at ${b} meters per second. How many seconds does it take?`,
		},
	},
	'cell sizes': {
		x: {
			first: [-6, -5],
			second: [2, 4],
			unit: 'meters',
			why: 'multiply the length of one cell by the number of cells',
			hint: 'Every cell has the same length. Which operation gives the length of the row?',
			found: (answer) => say`The length of the row is ${answer}.`,
			ask: (a, b) =>
				say`A cell is ${a} meters long, and ${b} of these cells are lined up end to end. How long is the row, in meters?`,
		},
		'/': {
			first: [-3, -2],
			second: [-6, -5],
			unit: 'cells',
			why: 'divide the total length by the length of one cell',
			hint: 'Which operation tells how many cell lengths fit in the length of the strip?',
			found: (answer) => say`The strip is as long as ${answer}.`,
			ask: (a, b) =>
				say`A strip of tissue is ${a} meters long, and each cell in it is ${b} meters long. How many cells, placed end to end, are as long as the strip?`,
		},
	},
	'population totals': {
		x: {
			first: [6, 8],
			second: [5, 5],
			unit: 'liters',
			why: 'multiply the amount per person by the number of people',
			hint: 'Every person uses the same amount. Which operation gives the total?',
			found: (answer) => say`In all, the people use ${answer} of water in a year.`,
			ask: (a, b) =>
				say`A country has ${a} people, and each person uses ${b} liters of water in a year. How many liters is that in all?`,
		},
		'/': {
			first: [11, 12],
			second: [6, 7],
			unit: 'square meters per person',
			why: 'divide the area by the number of people',
			hint: 'Which operation shares the area equally among the people?',
			found: (answer) => say`There are ${answer}.`,
			ask: (a, b) =>
				say`A country has an area of ${a} square meters and ${b} people. How many square meters are there per person?`,
		},
	},
	'data storage': {
		x: {
			first: [5, 7],
			second: [3, 6],
			unit: 'bytes',
			why: 'multiply the size of one file by the number of files',
			hint: 'Every file has the same size. Which operation gives the total?',
			found: (answer) => say`In all, the files take up ${answer}.`,
			ask: (a, b) =>
				say`A server stores ${b} files of ${a} bytes each. How many bytes is that in all?`,
		},
		'/': {
			first: [11, 14],
			second: [6, 8],
			unit: 'seconds',
			why: 'divide the number of bytes by the number of bytes per second',
			hint: 'The same number of bytes is sent every second. Which operation gives the number of seconds?',
			found: (answer) => say`The time is ${answer}.`,
			ask: (a, b) =>
				say`A network sends ${a} bytes at ${b} bytes per second. How many seconds does it take?`,
		},
	},
};

export const quantitySkills: Skills = {
	'Compare sizes in scientific notation'(draw) {
		const story = draw.random.pick(caseOf(COMPARISONS, draw.inTurn('ctx')));
		const [a, k] = [new Fraction(draw.int('a')), draw.int('k')];
		const [up, down] = [within(draw.int('m'), story.greater), within(draw.int('n'), story.smaller)];
		const greater = scaled(a.mul(k), up);
		const { mantissa, exponent } = scientific(greater);
		const ratio = greater.div(scaled(a, down));
		if (mantissa.equals(1)) return undefined;
		return {
			prompt: say`${story.ask(scientificExpression(greater), timesTen(a, down))} Give your answer in scientific notation.`,
			answer: withMisconceptions(
				written('sci-notation', scientificExpression(ratio)),
				[
					written('sci-notation', scientificExpression(scaled(mantissa.div(a), exponent + down))),
					'added the exponents instead of subtracting them',
				],
				[
					written('sci-notation', scientificExpression(greater.mul(scaled(a, down)))),
					'multiplied instead of dividing',
				],
			),
			steps: [
				line(
					divided(scientificExpression(greater), timesTen(a, down)),
					'divide the greater quantity by the smaller one',
				),
				...operationLines(mantissa, exponent, a, down, false),
				sentence(story.found(scientificExpression(ratio))),
			],
			hints: [
				say`Which operation shows how many times as large one quantity is as another?`,
				powersHint(false, mantissa.div(a)),
			],
		};
	},

	'Use quantities in scientific notation'(draw) {
		const operation = draw.choice('op') === 'x' ? 'x' : '/';
		const story = caseOf(SCIENTIFIC_TASKS, draw.inTurn('ctx'))[operation];
		const [a, b] = [new Fraction(draw.int('a')), new Fraction(draw.int('b'))];
		const [m, n] = [within(draw.int('m'), story.first), within(draw.int('n'), story.second)];
		const multiplies = operation === 'x';
		const value = multiplies ? scaled(a.mul(b), m + n) : scaled(a.div(b), m - n);
		if (!isFine(a, b, value)) return undefined;
		const [first, second] = [timesTen(a, m), timesTen(b, n)];
		const other = scaled(multiplies ? a.add(b) : a.mul(b), m + n);
		const answer = withMisconceptions(
			withUnit(written('sci-notation', scientificExpression(value)), story.unit),
			[
				written('sci-notation', scientificExpression(other)),
				multiplies
					? 'added the first factors instead of multiplying them'
					: 'multiplied instead of dividing',
			],
			[
				written(
					'sci-notation',
					scientificExpression(
						scaled(multiplies ? a.mul(b) : a.div(b), multiplies ? m * n : n - m),
					),
				),
				multiplies
					? 'multiplied the exponents instead of adding them'
					: 'subtracted the exponents in the reverse order',
			],
		);
		return {
			prompt: say`${story.ask(first, second)} Give your answer in scientific notation.`,
			answer,
			steps: [
				line(
					multiplies ? product(brackets(first), brackets(second)) : divided(first, second),
					story.why,
				),
				...operationLines(a, m, b, n, multiplies),
				sentence(story.found(answer.body)),
			],
			hints: [say`${story.hint}`, powersHint(multiplies, multiplies ? a.mul(b) : a.div(b))],
		};
	},
};

/** Maps a drawn exponent into the range that makes sense. */
function within(drawn: number, [low, high]: readonly [number, number]): number {
	const width = high - low + 1;
	return low + (((drawn % width) + width) % width);
}
