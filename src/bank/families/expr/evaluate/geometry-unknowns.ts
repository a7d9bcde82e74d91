/** Lengths, areas, and volumes. */
import Fraction from 'fraction.js';
import { symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { TRAPEZOID_AREA } from './science-formulas.ts';
import { factors, half, lengths, of, other, third, type Unknowns } from './unknowns.ts';

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
