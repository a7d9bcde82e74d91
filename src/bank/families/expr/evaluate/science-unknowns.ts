/** Motion, electricity, and other laws of science. */
import Fraction from 'fraction.js';
import { symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { LENS, RESISTORS } from '../../../contexts/reciprocal-formulas.ts';
import { DENSITY, KINETIC_ENERGY, TEMPERATURE } from './science-formulas.ts';
import {
	factors,
	half,
	lengths,
	notRooted,
	of,
	other,
	reciprocals,
	type Unknowns,
} from './unknowns.ts';

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
