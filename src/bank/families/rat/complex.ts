/** rat.complex: fractions inside fractions. CCSS A-APR.D.7. */
import Fraction from 'fraction.js';
import {
	continued,
	type Expression,
	power,
	product,
	quotient,
	sum,
} from '../../../math/expression.ts';
import { say } from '../../../math/prose.ts';
import { tex } from '../../../math/tex.ts';
import { expression } from '../../answer.ts';
import { caseOf } from '../../described-cases.ts';
import { type Draft, type Draw, line, type Line, type Skills } from '../../family.ts';
import { gcd } from '../../working/coefficients.ts';
import type { Factored } from '../../working/factored.ts';
import {
	exceptLine,
	plainFactors,
	type RationalForm,
	reducedForm,
	sharedFactors,
	writtenFraction,
} from '../../working/rational-form.ts';

export const skills: Skills = {
	'Complex rational expression': (draw) =>
		caseOf(
			{
				'sum over sum': sumOverSum,
				'fraction over sum': fractionOverSum,
				'sum over fraction': sumOverFraction,
				'negative exponents': negativeExponents,
			},
			draw.inTurn('type'),
		)(draw),
};

type Layers = {
	problem: Expression;
	/** Before the multiplication: negative exponents as fractions. */
	before?: Line[];
	/** What numerator and denominator are multiplied by, in plain words. */
	by: string;
	/** After the multiplication, not reduced and expanded. */
	cleared: Expression;
	form: RationalForm;
	excluded: Fraction[];
};

function question({ problem, before = [], by, cleared, form, excluded }: Layers): Draft {
	const shared = sharedFactors(form);
	const answer = writtenFraction(reducedForm(form));
	const number = gcd(form.over.lead, form.under.lead);
	const cancels = [
		...(shared.length > 0 ? [`cancel ${plainFactors(shared)}`] : []),
		...(number > 1 ? [`divide by ${number}`] : []),
	].join(', ');
	return {
		prompt: say`Simplify ${problem}. Give the answer as one fraction in lowest terms.`,
		answer: expression(answer),
		steps: [
			line(problem),
			...before,
			line(continued(cleared), `multiply numerator and denominator by ${by}`),
			...(shared.length > 0 ? [line(continued(writtenFraction(form)), 'factor')] : []),
			...(tex(cleared) === tex(answer)
				? []
				: [
						line(
							continued(answer),
							cancels === '' ? 'combine the numbers and put x first' : cancels,
						),
					]),
			exceptLine(
				answer,
				excluded.toSorted((a, b) => a.compare(b)),
			),
		],
		hints: [
			before.length > 0
				? say`Write the negative exponents as fractions first. Which denominator do all the small fractions share?`
				: say`Multiply numerator and denominator by the common denominator of the small fractions.`,
		],
	};
}

const constant = (lead: number): Factored => ({ lead, factors: [] });
const over = (top: number, bottom: Expression | string | number) => quotient(top, bottom);

/** (1 − p²/x²)/(1 + p/x), or (a + p/x)/(b + q/x). */
function sumOverSum(draw: Draw): Draft | undefined {
	const [a, b] = [Math.abs(draw.int('a')), Math.abs(draw.int('b'))];
	const [p, q] = [draw.int('p'), draw.int('q')];
	const term = (value: number, below: Expression | string) =>
		value < 0 ? ({ kind: 'opposite', of: over(-value, below) } as const) : over(value, below);
	if (draw.random.int(0, 1) === 0) {
		const square = p * p;
		return question({
			problem: quotient(sum(1, term(-square, power('x', 2))), sum(1, term(p, 'x'))),
			by: 'x²',
			cleared: quotient(sum(power('x', 2), -square), sum(power('x', 2), product(p, 'x'))),
			form: {
				over: {
					lead: 1,
					factors: [
						[1, p],
						[1, -p],
					],
				},
				under: {
					lead: 1,
					factors: [
						[1, p],
						[1, 0],
					],
				},
			},
			excluded: [new Fraction(0), new Fraction(-p)],
		});
	}
	if (gcd(a, p) > 1 || gcd(b, q) > 1 || (a === b && p === q) || (a === b && a === 1 && p === -q))
		return undefined;
	return question({
		problem: quotient(sum(a, term(p, 'x')), sum(b, term(q, 'x'))),
		by: 'x',
		cleared: quotient(sum(product(a, 'x'), p), sum(product(b, 'x'), q)),
		form: { over: { lead: 1, factors: [[a, p]] }, under: { lead: 1, factors: [[b, q]] } },
		excluded: [new Fraction(0), new Fraction(-q, b)],
	});
}

/** (a/(x + p))/(1 + b/(x + p)), or (a/x)/(b + q/x). */
function fractionOverSum(draw: Draw): Draft | undefined {
	const [a, b] = [Math.abs(draw.int('a')), Math.abs(draw.int('b'))];
	const [p, q] = [draw.int('p'), draw.int('q')];
	if (draw.random.int(0, 1) === 0) {
		const inner = sum('x', p);
		if (b + p === 0) return undefined;
		return question({
			problem: quotient(over(a, inner), sum(1, over(b, inner))),
			by: `x ${p < 0 ? '−' : '+'} ${Math.abs(p)}`,
			cleared: quotient(a, sum('x', p, b)),
			form: { over: constant(a), under: { lead: 1, factors: [[1, p + b]] } },
			excluded: [new Fraction(-p), new Fraction(-p - b)],
		});
	}
	if (gcd(b, q) > 1) return undefined;
	const second = q < 0 ? ({ kind: 'opposite', of: over(-q, 'x') } as const) : over(q, 'x');
	return question({
		problem: quotient(over(a, 'x'), sum(b, second)),
		by: 'x',
		cleared: quotient(a, sum(product(b, 'x'), q)),
		form: { over: constant(a), under: { lead: 1, factors: [[b, q]] } },
		excluded: [new Fraction(0), new Fraction(-q, b)],
	});
}

/** (1/x + 1/p)/((x + p)/q): the sum has the factor x + p. */
function sumOverFraction(draw: Draw): Draft | undefined {
	const [p, q] = [draw.int('p'), Math.abs(draw.int('q'))];
	const size = Math.abs(p);
	if (size < 2 || q < 2) return undefined;
	const second = p < 0 ? ({ kind: 'opposite', of: over(1, size) } as const) : over(1, size);
	const lead = p < 0 ? -1 : 1;
	const common = (size * q) / gcd(size, q);
	return question({
		problem: quotient(sum(over(1, 'x'), second), quotient(sum('x', p), q)),
		by: `${common}x`,
		cleared: quotient(
			sum(common, product((lead * common) / size, 'x')),
			product(common / q, 'x', sum('x', p)),
		),
		form: {
			over: { lead: (lead * common) / size, factors: [[1, p]] },
			under: {
				lead: common / q,
				factors: [
					[1, 0],
					[1, p],
				],
			},
		},
		excluded: [new Fraction(0), new Fraction(-p)],
	});
}

/** (x⁻¹ + p)/(x⁻² − p²), or (ax⁻¹ + b)/(x⁻¹ + q). */
function negativeExponents(draw: Draw): Draft | undefined {
	const [a, b, p, q] = [Math.abs(draw.int('a')), draw.int('b'), draw.int('p'), draw.int('q')];
	if (draw.random.int(0, 1) === 0) {
		return question({
			problem: quotient(sum(power('x', -1), p), sum(power('x', -2), -p * p)),
			before: [
				line(
					continued(quotient(sum(over(1, 'x'), p), sum(over(1, power('x', 2)), -p * p))),
					'a negative exponent means a reciprocal',
				),
			],
			by: 'x²',
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
	return question({
		problem: quotient(sum(a === 1 ? power('x', -1) : first, b), sum(power('x', -1), q)),
		before: [
			line(
				continued(quotient(sum(over(a, 'x'), b), sum(over(1, 'x'), q))),
				'a negative exponent means a reciprocal',
			),
		],
		by: 'x',
		cleared: quotient(sum(a, product(b, 'x')), sum(1, product(q, 'x'))),
		form: { over: { lead: 1, factors: [[b, a]] }, under: { lead: 1, factors: [[q, 1]] } },
		excluded: [new Fraction(0), new Fraction(-1, q)],
	});
}
