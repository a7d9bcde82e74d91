/**
 * Formulas in which all letters but one are given, each in its setting, and the mistakes that several formulas share.
 */
import Fraction from 'fraction.js';
import { type Expression, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { LENS, RESISTORS } from '../../../steps/literal-question.ts';
import {
	DENSITY,
	KINETIC_ENERGY,
	type StatedFormula,
	TEMPERATURE,
	TRAPEZOID_AREA,
} from './formulas.ts';

/** The result of a mistake, and the mistake. */
export type Wrong = readonly [value: Fraction, why: string];

export type Unknowns = StatedFormula & {
	/** The letters that may be asked for, and what they stand for: "the height", or just the letter. */
	quantities: Readonly<Record<string, string | Expression>>;
	/** Units by letter, plural; a letter without a unit is a bare number. */
	units: Readonly<Record<string, string>>;
	values(
		p: number,
		q: number,
		extra: number,
	): Readonly<Record<string, number | string>> | undefined;
	/** The left side; with `pi` the value is this multiple of π. */
	result(v: Readonly<Record<string, Fraction>>): Fraction;
	/** What mistakes lead to. `v` has the values of all letters; in a formula with π, the left side is a multiple of π. */
	wrong(v: V, target: string): Wrong[];
	pi?: true;
	positive?: true;
};

type V = Readonly<Record<string, Fraction>>;
export const of = (v: V, name: string): Fraction => v[name] ?? new Fraction(0);
const half = new Fraction(1, 2);
const third = new Fraction(1, 3);
/** The other letter of two. */
const other = (letters: string, target: string): string => letters.replace(target, '');

/** The whole is a product of the letters: all but the target are divided by. */
export const factors =
	(whole: string, letters: string) =>
	(v: V, target: string): Wrong[] => {
		const names = [...other(letters, target)];
		const others = names.map((letter) => of(v, letter));
		const [first = half, last = half] = others;
		const total = of(v, whole);
		return others.length === 1
			? [
					[total.mul(first), 'multiplied instead of dividing'],
					[first.div(total), 'divided in the wrong order'],
					[total.sub(first), 'subtracted instead of dividing'],
				]
			: [
					[total.div(first), `divided by ${names[0]} but not by ${names[1]}`],
					[total.div(last), `divided by ${names[1]} but not by ${names[0]}`],
				];
	};

/** The reciprocal of the target is a sum of two reciprocals. */
const reciprocals =
	(one: string, two: string) =>
	(v: V, target: string): Wrong[] => [
		[of(v, one).add(of(v, two)), 'added the values instead of their reciprocals'],
		[new Fraction(1).div(of(v, target)), 'did not take the reciprocal at the end'],
	];

/** The positive number whose square is known. */
const notRooted = (root: Fraction): Wrong[] => [
	[root.pow(2), 'did not take the square root'],
	[root.pow(2).div(2), 'divided by 2 instead of taking the square root'],
];

const lengths = (letters: string, unit: string, more: Record<string, string> = {}) => ({
	...Object.fromEntries([...letters].map((letter) => [letter, unit])),
	...more,
});

// Lengths, areas, and volumes.

const RECTANGLE: Unknowns = {
	formula: 'P=2l+2w',
	says: say`gives the perimeter ${symbol('P')} of a rectangle with length ${symbol('l')} and width ${symbol('w')}`,
	quantities: { l: 'the length', w: 'the width' },
	units: lengths('Plw', 'feet'),
	values: (p, q) => (p > q ? { l: p, w: q } : undefined),
	result: (v) => of(v, 'l').add(of(v, 'w')).mul(2),
	wrong: (v, target) => {
		const known = of(v, other('lw', target));
		return [
			[of(v, target).mul(2), 'did not divide by 2'],
			[of(v, 'P').sub(known).div(2), 'subtracted only one of the two known sides'],
			[of(v, 'P').div(2), 'did not subtract the two known sides'],
		];
	},
};

const CYLINDER: Unknowns = {
	formula: 'V=πr²h',
	says: say`gives the volume ${symbol('V')} of a cylinder with radius ${symbol('r')} and height ${symbol('h')}`,
	quantities: { h: 'the height' },
	units: lengths('rh', 'inches', { V: 'cubic inches' }),
	values: (p, q) => (p <= 12 ? { r: p, h: q } : undefined),
	result: (v) => of(v, 'r').pow(2).mul(of(v, 'h')),
	wrong: (v) => [
		[of(v, 'r').mul(of(v, 'h')), 'did not square the radius'],
		[of(v, 'r').mul(of(v, 'h')).div(2), 'doubled the radius instead of squaring it'],
	],
	pi: true,
};

const CONE: Unknowns = {
	...CYLINDER,
	formula: 'V=⅓πr²h',
	says: say`gives the volume ${symbol('V')} of a cone with radius ${symbol('r')} and height ${symbol('h')}`,
	values: (p, q) => (p <= 12 && (p * p * q) % 3 === 0 ? { r: p, h: q } : undefined),
	result: (v) => of(v, 'r').pow(2).mul(of(v, 'h')).mul(third),
	wrong: (v) => [
		[of(v, 'h').mul(third), 'left out the factor 1/3'],
		[of(v, 'r').mul(of(v, 'h')), 'did not square the radius'],
	],
};

export const GEOMETRY: Readonly<Record<string, Unknowns>> = {
	'A=lw': {
		formula: 'A=lw',
		says: say`gives the area ${symbol('A')} of a rectangle with length ${symbol('l')} and width ${symbol('w')}`,
		quantities: { l: 'the length', w: 'the width' },
		units: lengths('lw', 'feet', { A: 'square feet' }),
		values: (p, q) => (p > q ? { l: p, w: q } : undefined),
		result: (v) => of(v, 'l').mul(of(v, 'w')),
		wrong: factors('A', 'lw'),
	},
	'P=2l+2w': RECTANGLE,
	'V=lwh': {
		formula: 'V=lwh',
		says: say`gives the volume ${symbol('V')} of a rectangular box with length ${symbol('l')}, width ${symbol('w')}, and height ${symbol('h')}`,
		quantities: { l: 'the length', w: 'the width', h: 'the height' },
		units: lengths('lwh', 'inches', { V: 'cubic inches' }),
		values: (p, q, extra) => (p > q && p <= 25 ? { l: p, w: q, h: extra } : undefined),
		result: (v) => of(v, 'l').mul(of(v, 'w')).mul(of(v, 'h')),
		wrong: factors('V', 'lwh'),
	},
	'A=½bh': {
		formula: 'A=½bh',
		says: say`gives the area ${symbol('A')} of a triangle with base ${symbol('b')} and height ${symbol('h')}`,
		quantities: { b: 'the base', h: 'the height' },
		units: lengths('bh', 'inches', { A: 'square inches' }),
		values: (p, q) => ((p * q) % 2 === 0 ? { b: p, h: q } : undefined),
		result: (v) => of(v, 'b').mul(of(v, 'h')).mul(half),
		wrong: (v, target) => [
			[of(v, target).mul(half), 'left out the factor 1/2'],
			[of(v, target).mul(half).mul(half), 'took half of the area instead of doubling it'],
			[of(v, 'A').mul(2), `did not divide by the ${target === 'b' ? 'height' : 'base'}`],
		],
	},
	'trapezoid area': {
		...TRAPEZOID_AREA,
		quantities: { h: 'the height' },
		units: lengths('hab', 'feet', { A: 'square feet' }),
		values: (p, q, extra) =>
			(p + q + extra) % 2 === 0 && p !== q ? { h: extra, a: p, b: q } : undefined,
		result: (v) => of(v, 'a').add(of(v, 'b')).mul(of(v, 'h')).mul(half),
		wrong: (v) => [
			[of(v, 'h').mul(half), 'left out the factor 1/2'],
			[of(v, 'A').mul(2).div(of(v, 'a')), 'divided by only one of the parallel sides'],
			[
				of(v, 'A')
					.mul(2)
					.sub(of(v, 'a').add(of(v, 'b'))),
				'subtracted instead of dividing',
			],
		],
	},
	'cylinder volume': CYLINDER,
	'cone volume': CONE,
	'prism surface area': {
		formula: 'S=2(lw+lh+wh)',
		says: say`gives the surface area ${symbol('S')} of a rectangular box with length ${symbol('l')}, width ${symbol('w')}, and height ${symbol('h')}`,
		quantities: { h: 'the height' },
		units: lengths('lwh', 'inches', { S: 'square inches' }),
		values: (p, q, extra) => (p > q ? { l: p, w: q, h: extra } : undefined),
		result: (v) =>
			of(v, 'l')
				.mul(of(v, 'w'))
				.add(of(v, 'h').mul(of(v, 'l').add(of(v, 'w'))))
				.mul(2),
		wrong: (v) => [
			[of(v, 'h').mul(2), 'did not divide by 2'],
			[
				of(v, 'S').div(of(v, 'l').add(of(v, 'w')).mul(2)),
				'did not subtract the areas of the two known faces',
			],
		],
	},
	perimeter: RECTANGLE,
	'sphere volume': {
		formula: 'V=4/3πr³',
		says: say`gives the volume ${symbol('V')} of a sphere with radius ${symbol('r')}`,
		quantities: { r: 'the radius' },
		units: { V: 'cubic inches', r: 'inches' },
		values: (p) => (p % 3 === 0 && p <= 15 ? { r: p } : undefined),
		result: (v) => of(v, 'r').pow(3).mul(new Fraction(4, 3)),
		wrong: (v) => [
			[of(v, 'r').pow(3), 'did not take the cube root'],
			[of(v, 'r').pow(3).div(3), 'divided by 3 instead of taking the cube root'],
		],
		pi: true,
	},
	'cylinder area': {
		formula: 'S=2πrh',
		says: say`gives the lateral area ${symbol('S')} of a cylinder with radius ${symbol('r')} and height ${symbol('h')}`,
		quantities: { r: 'the radius', h: 'the height' },
		units: lengths('rh', 'inches', { S: 'square inches' }),
		values: (p, q) => ({ r: p, h: q }),
		result: (v) => of(v, 'r').mul(of(v, 'h')).mul(2),
		wrong: (v, target) => [
			[of(v, target).mul(2), 'left out the factor 2'],
			[of(v, 'S').div(2), `did not divide by the ${target === 'r' ? 'height' : 'radius'}`],
		],
		pi: true,
	},
};

// Motion, electricity, and other laws of science.

export const SCIENCE: Readonly<Record<string, Unknowns>> = {
	'd=rt': {
		formula: 'd=rt',
		says: say`gives the distance ${symbol('d')} covered at a steady rate ${symbol('r')} in time ${symbol('t')}`,
		quantities: { r: 'the rate', t: 'the time' },
		units: { d: 'miles', r: 'miles per hour', t: 'hours' },
		values: (p, q) => (p >= 10 && q <= 12 ? { r: p, t: q } : undefined),
		result: (v) => of(v, 'r').mul(of(v, 't')),
		wrong: factors('d', 'rt'),
	},
	'uniform acceleration': {
		formula: 'v=v0+at',
		says: say`gives the final speed ${symbol('v')} of an object with initial speed ${symbol('v_{0}')} and constant acceleration ${symbol('a')} after time ${symbol('t')}`,
		quantities: { a: 'the acceleration', t: 'the time' },
		units: {
			v: 'meters per second',
			'v_{0}': 'meters per second',
			a: 'meters per second squared',
			t: 'seconds',
		},
		values: (p, q, extra) => (extra <= 6 && q <= 12 ? { 'v_{0}': p, a: extra, t: q } : undefined),
		result: (v) => of(v, 'a').mul(of(v, 't')).add(of(v, 'v_{0}')),
		wrong: (v, target) => {
			const known = of(v, other('at', target));
			return [
				[
					of(v, 'v').add(of(v, 'v_{0}')).div(known),
					'added the initial speed instead of subtracting it',
				],
				[of(v, 'v').div(known), 'did not subtract the initial speed'],
				[of(v, 'v').sub(of(v, 'v_{0}')), `did not divide by ${other('at', target)}`],
			];
		},
	},
	"Ohm's law": {
		formula: 'E=IR',
		says: say`relates the voltage ${symbol('E')} across a resistor to the current ${symbol('I')} and the resistance ${symbol('R')}`,
		quantities: { I: 'the current', R: 'the resistance' },
		units: { E: 'volts', I: 'amperes', R: 'ohms' },
		values: (p, q) => (p <= 15 ? { I: p, R: q } : undefined),
		result: (v) => of(v, 'I').mul(of(v, 'R')),
		wrong: factors('E', 'IR'),
	},
	density: {
		...DENSITY,
		quantities: { m: 'the mass', V: 'the volume' },
		units: { D: 'grams per cubic centimeter', m: 'grams', V: 'cubic centimeters' },
		values: (p, q) => (p <= 20 ? { m: p * q, V: q } : undefined),
		result: (v) => of(v, 'm').div(of(v, 'V')),
		wrong: (v, target) =>
			target === 'm'
				? [
						[of(v, 'D').div(of(v, 'V')), 'divided instead of multiplying'],
						[of(v, 'V').div(of(v, 'D')), 'divided instead of multiplying'],
					]
				: [
						[of(v, 'm').mul(of(v, 'D')), 'multiplied instead of dividing'],
						[of(v, 'D').div(of(v, 'm')), 'divided in the wrong order'],
					],
	},
	temperature: {
		...TEMPERATURE,
		quantities: { F: 'the temperature' },
		units: { C: 'degrees Celsius', F: 'degrees Fahrenheit' },
		values: (p) => ({ F: 32 + 9 * ((p % 8) + 1) }),
		result: (v) => of(v, 'F').sub(32).mul(new Fraction(5, 9)),
		wrong: (v) => [
			[of(v, 'C').mul(new Fraction(9, 5)).sub(32), 'subtracted 32 instead of adding it'],
			[of(v, 'C').mul(new Fraction(5, 9)).add(32), 'multiplied by 5/9 instead of 9/5'],
			[of(v, 'C').mul(new Fraction(9, 5)), 'did not add 32'],
		],
	},
	'lens equation': {
		formula: '1/f=1/u+1/v',
		says: LENS,
		quantities: { f: 'the focal length' },
		units: lengths('fuv', 'centimeters'),
		values: (p, q) => (p !== q ? { u: p, v: q } : undefined),
		result: (v) =>
			of(v, 'u')
				.mul(of(v, 'v'))
				.div(of(v, 'u').add(of(v, 'v'))),
		wrong: reciprocals('u', 'v'),
	},
	'parallel resistors': {
		formula: '1/R=1/a+1/b',
		says: RESISTORS,
		quantities: { R: 'the combined resistance' },
		units: lengths('Rab', 'ohms'),
		values: (p, q) => (p !== q ? { a: p, b: q } : undefined),
		result: (v) =>
			of(v, 'a')
				.mul(of(v, 'b'))
				.div(of(v, 'a').add(of(v, 'b'))),
		wrong: reciprocals('a', 'b'),
	},
	'free fall': {
		formula: 'h=½gt²',
		says: say`gives the height ${symbol('h')} from which a stone falls in time ${symbol('t')}, where ${symbol('g')} is the acceleration due to gravity`,
		quantities: { t: 'the time' },
		units: { h: 'meters', g: 'meters per second squared', t: 'seconds' },
		values: (p) => (p <= 9 ? { g: '9.8', t: p } : undefined),
		result: (v) => of(v, 'g').mul(of(v, 't').pow(2)).mul(half),
		wrong: (v) => notRooted(of(v, 't')),
		positive: true,
	},
	'kinetic energy': {
		...KINETIC_ENERGY,
		quantities: { m: 'the mass', v: 'the speed' },
		units: { K: 'joules', m: 'kilograms', v: 'meters per second' },
		values: (p, q) => (p % 2 === 0 ? { m: p, v: q } : undefined),
		result: (v) => of(v, 'm').mul(of(v, 'v').pow(2)).mul(half),
		wrong: (v, target) =>
			target === 'm'
				? [
						[of(v, 'm').mul(half), 'left out the factor 1/2'],
						[of(v, 'm').mul(of(v, 'v')), 'did not square the speed'],
					]
				: notRooted(of(v, 'v')),
		positive: true,
	},
	'gravity ratio': {
		formula: 'F=k/r²',
		says: say`gives the gravitational pull ${symbol('F')} of a planet at a distance ${symbol('r')} from its center, where ${symbol('k')} is a constant for that planet`,
		quantities: { k: 'the constant', r: 'the distance' },
		units: {},
		values: (p, q) => (p <= 12 ? { k: q * p * p, r: p } : undefined),
		result: (v) => of(v, 'k').div(of(v, 'r').pow(2)),
		wrong: (v, target) =>
			target === 'k'
				? [
						[of(v, 'F').mul(of(v, 'r')), 'did not square r'],
						[of(v, 'F').div(of(v, 'r').pow(2)), 'divided instead of multiplying'],
					]
				: notRooted(of(v, 'r')),
		positive: true,
	},
	pendulum: {
		formula: 'T=2π√(L/g)',
		says: say`gives the period ${symbol('T')} of a pendulum with length ${symbol('L')}, where ${symbol('g')} is the acceleration due to gravity`,
		quantities: { L: 'the length' },
		units: { T: 'seconds', L: 'meters', g: 'meters per second squared' },
		// L = 9.8n²/4 makes the time nπ seconds.
		values: (p) => {
			const n = (p % 4) + 1;
			return { L: new Fraction(98 * n * n, 40).toString(), g: '9.8' };
		},
		wrong: (v) => {
			const part = of(v, 'T').div(2);
			return [
				[part.mul(of(v, 'g')), 'squared only the right side of the equation'],
				[part.pow(2), 'did not multiply by g'],
				[of(v, 'T').pow(2).mul(of(v, 'g')), 'did not divide by 2 before squaring'],
			];
		},
		result: (v) => new Fraction(Math.round(2 * Math.sqrt(of(v, 'L').div(of(v, 'g')).valueOf()))),
		pi: true,
		positive: true,
	},
};
