/** Fractions inside fractions, written with negative exponents. */
import Fraction from 'fraction.js';
import { power, product, quotient, sum, symbol } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { type Draft, type Draw } from '../../../family.ts';
import { layersQuestion } from './question.ts';

/** (x⁻¹ + p)/(x⁻² − p²), or (ax⁻¹ + b)/(x⁻¹ + q). */
export function negativeExponents(draw: Draw): Draft | undefined {
	const [a, b, p, q] = [Math.abs(draw.int('a')), draw.int('b'), draw.int('p'), draw.int('q')];
	if (draw.random.int(0, 1) === 0) {
		return layersQuestion({
			problem: quotient(sum(power('x', -1), p), sum(power('x', -2), -p * p)),
			rewritten: quotient(sum(quotient(1, 'x'), p), sum(quotient(1, power('x', 2)), -p * p)),
			by: power('x', 2),
			cleared: quotient(
				sum('x', product(p, power('x', 2))),
				sum(1, product(-p * p, power('x', 2))),
			),
			form: {
				over: {
					lead: 1,
					factors: [
						[1, 0],
						[p, 1],
					],
				},
				under: {
					lead: -1,
					factors: [
						[p, 1],
						[p, -1],
					],
				},
			},
			excluded: [new Fraction(0), new Fraction(-1, p), new Fraction(1, p)],
		});
	}
	if (gcd(a, b) > 1 || a * q === b) return undefined;
	const first = product(a, power('x', -1));
	return layersQuestion({
		problem: quotient(sum(a === 1 ? power('x', -1) : first, b), sum(power('x', -1), q)),
		rewritten: quotient(sum(quotient(a, 'x'), b), sum(quotient(1, 'x'), q)),
		by: symbol('x'),
		cleared: quotient(sum(a, product(b, 'x')), sum(1, product(q, 'x'))),
		form: { over: { lead: 1, factors: [[b, a]] }, under: { lead: 1, factors: [[q, 1]] } },
		excluded: [new Fraction(0), new Fraction(-1, q)],
	});
}
