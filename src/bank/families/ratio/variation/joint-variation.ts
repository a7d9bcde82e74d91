/** How one quantity can vary with two others, by the types of the curriculum plan; some of them are laws of nature. */
import Fraction from 'fraction.js';
import {
	type Expression,
	num,
	type Operand,
	power,
	product,
	quotient,
	times,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';

type Evaluated = readonly [Expression, string];

export type Joint = {
	/** "varies jointly as x and y" */
	words: string;
	usesY: boolean;
	/** z as a formula of k, x and y. */
	formula(k: Operand, x: Operand, y: Operand): Expression;
	/** Why the formula is so. */
	why: string;
	/** The formula with numbers, step by step up to its last multiplication or division, and what is done in each step. */
	evaluated?(k: number, x: number, y: number): readonly Evaluated[];
	/** z without k. */
	factor(x: number, y: number): Fraction;
};

export const JOINT_TYPES: Readonly<Record<string, Joint>> = {
	'z=kxy': {
		words: 'varies jointly as x and y',
		usesY: true,
		formula: (k, x, y) => product(k, x, y),
		why: 'varies jointly: k times the product of x and y',
		factor: (x, y) => new Fraction(x * y),
	},
	'z=kx/y': {
		words: 'varies directly as x and inversely as y',
		usesY: true,
		formula: (k, x, y) => quotient(product(k, x), y),
		why: 'varies directly as x: multiply k by x; inversely as y: divide by y',
		evaluated: (k, x, y) => [[quotient(k * x, y), 'multiply in the numerator']],
		factor: (x, y) => new Fraction(x, y),
	},
	'z=kx²': {
		words: 'varies directly as the square of x',
		usesY: false,
		formula: (k, x) => product(k, power(x, 2)),
		why: 'varies directly as the square of x: multiply k by x²',
		evaluated: (k, x) => [[product(k, num(x * x)), 'evaluate the power first']],
		factor: (x) => new Fraction(x * x),
	},
	'z=k/x²': {
		words: 'varies inversely as the square of x',
		usesY: false,
		formula: (k, x) => quotient(k, power(x, 2)),
		why: 'varies inversely as the square of x: divide k by x²',
		evaluated: (k, x) => [[quotient(k, x * x), 'evaluate the power first']],
		factor: (x) => new Fraction(1, x * x),
	},
	'z=kx/y²': {
		words: 'varies directly as x and inversely as the square of y',
		usesY: true,
		formula: (k, x, y) => quotient(product(k, x), power(y, 2)),
		why: 'varies directly as x: multiply k by x; inversely as the square of y: divide by y²',
		evaluated: (k, x, y) => [
			[quotient(times(k, x), y * y), 'evaluate the power'],
			[quotient(k * x, y * y), 'multiply in the numerator'],
		],
		factor: (x, y) => new Fraction(x, y * y),
	},
};

export type Measured = { x: number; y: number; z: Expression };

export type JointStory = {
	begin: Prose;
	/** "At 3 meters, the intensity is 8 units": the first pair, then the same with the unknown. */
	known(at: Measured): Prose;
	asked(x: number, y: number): Prose;
	unit: string;
	result: string;
	/** What x, y, and z stand for; there may be no y. */
	names: { x: string; y?: string; z: string };
};

/** Laws by type and context. */
export const JOINT_STORIES: Readonly<Record<string, JointStory>> = {
	'z=kx²': {
		begin: say`The kinetic energy of a cart varies directly as the square of its speed.`,
		known: ({ x, z }) => say`At ${x} metres per second, the energy is ${z} joules.`,
		asked: (x) => say`What is the energy, in joules, at ${x} metres per second?`,
		unit: 'joules',
		result: 'The energy is',
		names: { x: 'the speed, in metres per second', z: 'the kinetic energy, in joules' },
	},
	'z=k/x²': {
		begin: say`The intensity of the light from a lamp varies inversely as the square of the distance from the lamp.`,
		known: ({ x, z }) => say`At a distance of ${x} metres, the intensity is ${z} lux.`,
		asked: (x) => say`What is the intensity, in lux, at a distance of ${x} metres?`,
		unit: 'lux',
		result: 'The intensity is',
		names: { x: 'the distance, in metres', z: 'the intensity, in lux' },
	},
	'z=kx/y': {
		begin: say`The strength of a wooden beam of a given height varies directly as its width and inversely as its length.`,
		known: ({ x, y, z }) =>
			say`A beam that is ${x} inches wide and ${y} feet long can carry ${z} pounds.`,
		asked: (x, y) =>
			say`How many pounds can a beam that is ${x} inches wide and ${y} feet long carry?`,
		unit: 'pounds',
		result: 'The beam can carry',
		names: {
			x: 'the width, in inches',
			y: 'the length, in feet',
			z: 'the strength, in pounds',
		},
	},
};
