/** rat.complex: fractions inside fractions. */
import Fraction from 'fraction.js';
import type { Factored } from '../../../../math/coefficients.ts';
import {
	brackets,
	continued,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { plainWords } from '../../../../math/letter-algebra.ts';
import { say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	expression,
	line,
	rational,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	exceptLine,
	fractionMisconceptions,
	plainFactors,
	type RationalForm,
	reducedForm,
	sharedFactors,
	writtenFraction,
} from '../../../steps/rational-form.ts';

// Fractions inside fractions, written with negative exponents.

/** (x⁻¹ + p)/(x⁻² − p²), or (ax⁻¹ + b)/(x⁻¹ + q). */
function negativeExponents(draw: Draw): Draft | undefined {
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

export const skills: Skills = {
	'Simplify a complex rational expression': (draw) =>
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

const constant = (lead: number): Factored => ({ lead, factors: [] });

/** (1 − p²/x²)/(1 + p/x), or (a + p/x)/(b + q/x). */
function sumOverSum(draw: Draw): Draft | undefined {
	const [a, b] = [Math.abs(draw.int('a')), Math.abs(draw.int('b'))];
	const [p, q] = [draw.int('p'), draw.int('q')];
	const term = (value: number, below: Expression | string) =>
		value < 0
			? ({ kind: 'opposite', of: quotient(-value, below) } as const)
			: quotient(value, below);
	if (draw.random.int(0, 1) === 0) {
		const square = p * p;
		return layersQuestion({
			problem: quotient(sum(1, term(-square, power('x', 2))), sum(1, term(p, 'x'))),
			by: power('x', 2),
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
	return layersQuestion({
		problem: quotient(sum(a, term(p, 'x')), sum(b, term(q, 'x'))),
		by: symbol('x'),
		cleared: quotient(sum(product(a, 'x'), p), sum(product(b, 'x'), q)),
		forgot: b + q === 0 ? undefined : [new Fraction(a + p, b + q), 'the constants'],
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
		return layersQuestion({
			problem: quotient(quotient(a, inner), sum(1, quotient(b, inner))),
			by: brackets(inner),
			cleared: quotient(a, sum('x', p, b)),
			form: { over: constant(a), under: { lead: 1, factors: [[1, p + b]] } },
			excluded: [new Fraction(-p), new Fraction(-p - b)],
			forgot: b === -1 ? undefined : [new Fraction(a, 1 + b), 'the 1'],
			last: 'combine the constants',
		});
	}
	if (gcd(b, q) > 1) return undefined;
	const second = q < 0 ? ({ kind: 'opposite', of: quotient(-q, 'x') } as const) : quotient(q, 'x');
	return layersQuestion({
		problem: quotient(quotient(a, 'x'), sum(b, second)),
		by: symbol('x'),
		cleared: quotient(a, sum(product(b, 'x'), q)),
		forgot: b + q === 0 ? undefined : [new Fraction(a, b + q), `the ${b}`],
		form: { over: constant(a), under: { lead: 1, factors: [[b, q]] } },
		excluded: [new Fraction(0), new Fraction(-q, b)],
	});
}

/** (1/x + 1/p)/((x + p)/q): the sum has the factor x + p. */
function sumOverFraction(draw: Draw): Draft | undefined {
	const [p, q] = [draw.int('p'), Math.abs(draw.int('q'))];
	const size = Math.abs(p);
	if (size < 2 || q < 2) return undefined;
	const second = p < 0 ? ({ kind: 'opposite', of: quotient(1, size) } as const) : quotient(1, size);
	const lead = p < 0 ? -1 : 1;
	const common = (size * q) / gcd(size, q);
	return layersQuestion({
		problem: quotient(sum(quotient(1, 'x'), second), quotient(sum('x', p), q)),
		by: product(common, 'x'),
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

// A fraction inside a fraction, cleared by one multiplication.

type Layers = {
	problem: Expression;
	/** The problem with its negative exponents as fractions. */
	rewritten?: Expression;
	/** What numerator and denominator are multiplied by. */
	by: Expression;
	/** After the multiplication, not reduced and expanded. */
	cleared: Expression;
	form: RationalForm;
	excluded: Fraction[];
	/** What is left when only the fractions are multiplied, and what was not multiplied. */
	forgot?: [value: Fraction, what: string];
	/** Why the cleared fraction changes once more when nothing cancels. */
	last?: string;
};

function layersQuestion({
	problem,
	rewritten,
	by,
	cleared,
	form,
	excluded,
	forgot,
	last = 'write the x-terms first',
}: Layers): Draft {
	const shared = sharedFactors(form);
	const inWords = plainWords(by.kind === 'brackets' ? by.of : by) ?? 'the common denominator';
	const answer = writtenFraction(reducedForm(form));
	const number = gcd(form.over.lead, form.under.lead);
	const cancels = [
		...(shared.length > 0 ? [`cancel ${plainFactors(shared)}`] : []),
		...(number > 1 ? [`divide both by ${number}`] : []),
	].join(' and ');
	return {
		prompt: say`Simplify ${problem}. Write the answer as a single fraction in lowest terms.`,
		answer: withMisconceptions(
			expression(answer),
			...(forgot
				? [
						[
							rational(forgot[0]),
							`did not multiply ${forgot[1]} by ${inWords}`,
						] satisfies WrongAnswer,
					]
				: []),
			...fractionMisconceptions(form),
		),
		steps: [
			line(problem),
			...(rewritten
				? [line(continued(rewritten), 'a negative exponent means a reciprocal: a⁻ⁿ = 1/aⁿ')]
				: []),
			line(
				continued(eachTermTimes(by, rewritten ?? problem)),
				`multiply each term of the numerator and the denominator by ${inWords}`,
			),
			line(continued(cleared), 'simplify each product'),
			...(shared.length > 0
				? [line(continued(writtenFraction(form)), factoringReason(form.over))]
				: []),
			...(tex(cleared) === tex(answer) ? [] : [line(continued(answer), cancels || last)]),
			exceptLine(
				answer,
				excluded.toSorted((a, b) => a.compare(b)),
			),
		],
		hints: [
			rewritten
				? say`How do you write a power with a negative exponent as a fraction? What can you then multiply the numerator and the denominator by to clear the inner fractions?`
				: say`What is the least common denominator of the fractions in the numerator and the denominator? What happens when you multiply both by it?`,
		],
	};
}

function factoringReason({ lead, factors }: Factored): string {
	if (factors.length > 1) return 'factor the numerator and the denominator';
	return lead === 1 ? 'write the x term first' : `factor ${lead} out of the numerator`;
}

/** (a/x)/(b + c/x), multiplied by x: x(a/x)/(x(b) + x(c/x)). */
function eachTermTimes(by: Expression, part: Expression): Expression {
	if (part.kind !== 'quotient') return termsTimes(by, part);
	return quotient(termsTimes(by, part.over), termsTimes(by, part.under));
}

function termsTimes(by: Expression, part: Expression): Expression {
	if (part.kind === 'sum') return sum(...part.terms.map((term) => termsTimes(by, term)));
	if (part.kind === 'opposite') return opposite(product(by, brackets(part.of)));
	if (part.kind === 'number' && part.value.lt(0))
		return opposite(termsTimes(by, num(part.value.neg())));
	return product(by, brackets(part));
}
