/**
 * Formulas in which all letters but one are given: a table by the names that the curriculum plan lists. In each row,
 * `values` makes numbers from the draws that make sense for every letter but the one on the left, which `result`
 * calculates; a new row is asked for only once the plan lists its name.
 */
import { symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { GEOMETRY } from './geometry-unknowns.ts';
import { SCIENCE } from './science-unknowns.ts';
import { factors, of, type Unknowns } from './unknowns.ts';

const INTEREST: Unknowns = {
	formula: 'I=Prt',
	says: say`gives the simple interest ${symbol('I')} on a deposit of ${symbol('P')} at a yearly interest rate of ${symbol('r')} over time ${symbol('t')}`,
	quantities: { P: 'the deposit', t: 'the time' },
	units: { I: 'dollars', P: 'dollars', t: 'years' },
	values: (p, q, extra) => ({ P: 100 * p, r: `0.0${extra}`, t: (q % 9) + 2 }),
	result: (v) => of(v, 'P').mul(of(v, 'r')).mul(of(v, 't')),
	wrong: factors('I', 'Prt'),
};

export const UNKNOWNS: Readonly<Record<string, Unknowns>> = {
	...GEOMETRY,
	...SCIENCE,
	'I=Prt': INTEREST,
	'simple interest': INTEREST,
	'mean of three': {
		formula: 'M=(a+b+c)/3',
		says: say`gives the mean ${symbol('M')} of three numbers ${symbol('a')}, ${symbol('b')}, and ${symbol('c')}`,
		quantities: { a: symbol('a'), b: symbol('b'), c: symbol('c') },
		units: {},
		values: (p, q, extra) => ((p + q + extra) % 3 === 0 ? { a: p, b: q, c: extra } : undefined),
		result: (v) => of(v, 'a').add(of(v, 'b')).add(of(v, 'c')).div(3),
		wrong: (v, target) => [
			[of(v, 'M').mul(3), 'did not subtract the two known numbers'],
			[of(v, target).sub(of(v, 'M').mul(2)), 'did not multiply the mean by 3'],
			[
				of(v, 'M').mul(6).sub(of(v, target)),
				'added the two known numbers instead of subtracting them',
			],
		],
	},
	'z-score': {
		formula: 'z=(x-μ)/σ',
		says: say`gives the z-score ${symbol('z')} of a value ${symbol('x')} from a data set with mean ${symbol('\\mu')} and standard deviation ${symbol('\\sigma')}`,
		quantities: { x: 'the value', '\\mu': 'the mean', '\\sigma': 'the standard deviation' },
		units: {},
		values: (p, q, extra) =>
			extra % 2 === 0
				? { x: 40 + p + (extra * ((q % 5) + 1)) / 2, '\\mu': 40 + p, '\\sigma': extra }
				: undefined,
		result: (v) => of(v, 'x').sub(of(v, '\\mu')).div(of(v, '\\sigma')),
		wrong: (v, target) => {
			const [x, mean, spread, z] = ['x', '\\mu', '\\sigma', 'z'].map((name) => of(v, name));
			if (!x || !mean || !spread || !z) return [];
			if (target === 'x')
				return [
					[mean.sub(z.mul(spread)), 'subtracted the product instead of adding it'],
					[mean.add(z), 'did not multiply by the standard deviation'],
				];
			return target === '\\mu'
				? [
						[x.add(z.mul(spread)), 'added the product instead of subtracting it'],
						[x.sub(z), 'did not multiply by the standard deviation'],
					]
				: [
						[x.sub(mean), 'did not divide by the z-score'],
						[x.sub(mean).mul(z), 'multiplied instead of dividing'],
						[x.add(mean).div(z), 'added the mean instead of subtracting it'],
					];
		},
	},
};
