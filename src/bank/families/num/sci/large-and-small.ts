/** Very large and very small quantities, by the contexts of the curriculum plan. Powers of ten stay plausible. */
import { type Prose, say } from '../../../../math/prose.ts';
import type { Expression } from '../../../../math/expression.ts';

/** A greater quantity compared with a smaller one: exponents of ten from which the two are drawn. */
export type Comparison = {
	greater: readonly [low: number, high: number];
	smaller: readonly [low: number, high: number];
	ask(greater: Expression, smaller: Expression): Prose;
	/** The last line, from how many times as large the greater one is. */
	found(times: Expression): Prose;
};

export const COMPARISONS: Readonly<Record<string, readonly Comparison[]>> = {
	'astronomy distances': [
		{
			greater: [13, 15],
			smaller: [7, 9],
			ask: (g, s) =>
				say`A star is ${g} kilometers from Earth, and a planet is ${s} kilometers from Earth. How many times as far away as the planet is the star?`,
			found: (times) => say`The star is ${times} times as far away as the planet.`,
		},
	],
	'cell sizes': [
		{
			greater: [-5, -5],
			smaller: [-7, -7],
			ask: (g, s) =>
				say`A grain of sand is ${g} meter wide, and a bacterium is ${s} meter wide. How many times as wide as the bacterium is the grain of sand?`,
			found: (times) => say`The grain of sand is ${times} times as wide as the bacterium.`,
		},
		{
			greater: [-6, -6],
			smaller: [-8, -8],
			ask: (g, s) =>
				say`A plant cell is ${g} meter long, and a virus is ${s} meter long. How many times as long as the virus is the plant cell?`,
			found: (times) => say`The plant cell is ${times} times as long as the virus.`,
		},
	],
	'population totals': [
		{
			greater: [6, 7],
			smaller: [3, 4],
			ask: (g, s) =>
				say`A country has a population of ${g}, and a town has a population of ${s}. How many times as large as the town’s population is the country’s population?`,
			found: (times) =>
				say`The country’s population is ${times} times as large as the town’s population.`,
		},
	],
	'data storage': [
		{
			greater: [12, 15],
			smaller: [5, 7],
			ask: (g, s) =>
				say`A data center stores ${g} bytes of data, and a photo takes up ${s} bytes. How many times as large as the photo is the stored data?`,
			found: (times) => say`The stored data is ${times} times as large as the photo.`,
		},
	],
	'particle masses': [
		{
			greater: [-10, -8],
			smaller: [-18, -16],
			ask: (g, s) =>
				say`A dust grain has a mass of ${g} kilogram, and a virus has a mass of ${s} kilogram. How many times the mass of the virus is the mass of the dust grain?`,
			found: (times) => say`The mass of the dust grain is ${times} times the mass of the virus.`,
		},
	],
	'national budgets': [
		{
			greater: [10, 11],
			smaller: [6, 8],
			ask: (g, s) =>
				say`A country’s yearly spending, in dollars, is ${g}, and a city’s is ${s}. How many times as much as the city does the country spend?`,
			found: (times) => say`The country spends ${times} times as much as the city.`,
		},
	],
};

/** Two quantities that are multiplied or divided; exponents as above. */
export type ScientificTask = {
	first: readonly [low: number, high: number];
	second: readonly [low: number, high: number];
	unit: string;
	/** Why the two are multiplied or divided, and the last line from the answer with its unit. */
	why: string;
	found(answer: Prose): Prose;
	ask(first: Expression, second: Expression): Prose;
};

/** By context, then by operation: `x` or `/`. */
export const SCIENTIFIC_TASKS: Readonly<
	Record<string, Readonly<Record<'x' | '/', ScientificTask>>>
> = {
	'astronomy distances': {
		x: {
			first: [3, 4],
			second: [5, 8],
			unit: 'meters',
			why: 'distance is speed times time',
			found: (answer) => say`The distance is ${answer}.`,
			ask: (a, b) =>
				say`A space probe travels at ${a} meters per second for ${b} seconds. How many meters does it travel?`,
		},
		'/': {
			first: [11, 13],
			second: [3, 4],
			unit: 'seconds',
			why: 'time is distance divided by speed',
			found: (answer) => say`The time is ${answer}.`,
			ask: (a, b) =>
				say`A space probe travels ${a} meters at ${b} meters per second. How many seconds does it take?`,
		},
	},
	'cell sizes': {
		x: {
			first: [-6, -5],
			second: [2, 4],
			unit: 'meter',
			why: 'multiply the length of one cell by the number of cells',
			found: (answer) => say`The length of the row is ${answer}.`,
			ask: (a, b) =>
				say`A cell is ${a} meter long, and ${b} such cells lie in a row. How long is the row, in meters?`,
		},
		'/': {
			first: [-3, -2],
			second: [-6, -5],
			unit: 'cells',
			why: 'divide the total length by the length of one cell',
			found: (answer) => say`The row has ${answer}.`,
			ask: (a, b) =>
				say`A strip of tissue is ${a} meter long, and each cell in it is ${b} meter long. How many cells in a row make up the length?`,
		},
	},
	'population totals': {
		x: {
			first: [6, 8],
			second: [4, 5],
			unit: 'liters',
			why: 'multiply the amount per person by the number of people',
			found: (answer) => say`In all, the people use ${answer}.`,
			ask: (a, b) =>
				say`A country has ${a} people, and each person uses ${b} liters of water in a year. How many liters is that in all?`,
		},
		'/': {
			first: [11, 12],
			second: [6, 7],
			unit: 'square meters per person',
			why: 'divide the area by the number of people',
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
			found: (answer) => say`In all, the files have ${answer}.`,
			ask: (a, b) =>
				say`A server stores ${b} files of ${a} bytes each. How many bytes is that in all?`,
		},
		'/': {
			first: [11, 14],
			second: [6, 8],
			unit: 'seconds',
			why: 'divide the number of bytes by the number of bytes per second',
			found: (answer) => say`The time is ${answer}.`,
			ask: (a, b) =>
				say`A network sends ${a} bytes at ${b} bytes per second. How many seconds does it take?`,
		},
	},
};
