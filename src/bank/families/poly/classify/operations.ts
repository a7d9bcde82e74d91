/** Degree and leading coefficient of a sum, a product, a power, from those of the parts. */
import { call } from '../../../../math/notation.ts';
import {
	brackets,
	type Expression,
	num,
	power,
	product,
	signed,
	sum,
	symbol,
	equation,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	distractor,
	type Draw,
	type Line,
	multipleChoice,
	oppositeProduct,
	sentence,
	type Skills,
} from '../../../family.ts';

/** Degree and leading coefficient. */
type Lead = { degree: number; lead: number };

type Case = {
	given: Prose;
	whole: Prose;
	right: Lead;
	wrong: (Lead & { mistake: string })[];
	/** How the leading term is found. */
	why: Line[];
	hint: Prose;
};

const inWords = ({ degree, lead }: Lead): Prose =>
	say`degree ${degree} and leading coefficient ${num(lead)}`;

const text = ({ degree, lead }: Lead): string => `${degree}/${lead}`;

export const OPERATIONS: Skills = {
	'Find the degree of sums and products'(draw) {
		const found = caseOf(CASES, draw.inTurn('op'))(draw);
		if (!found) return undefined;
		const { given, whole, right, wrong, why, hint } = found;
		const distinct = wrong.filter(
			(one, at) =>
				text(one) !== text(right) && wrong.findIndex((other) => text(other) === text(one)) === at,
		);
		if (distinct.length < 3) return undefined;
		return {
			prompt: say`${given} What are the degree and the leading coefficient of ${whole}?`,
			answer: multipleChoice(
				inWords(right),
				...distinct.slice(0, 3).map((one) => distractor(inWords(one), one.mistake)),
			),
			steps: [...why, sentence(say`So ${whole} has ${inWords(right)}.`)],
			hints: [hint],
		};
	},
};

const x = symbol('x');
const [P, Q] = [call('p', x), call('q', x)];

const both = (p: Lead, q: Lead): Prose =>
	say`The polynomial ${P} has degree ${p.degree} and leading coefficient ${num(p.lead)}. The polynomial ${Q} has degree ${q.degree} and leading coefficient ${num(q.lead)}.`;

const leadingTerm = ({ degree, lead }: Lead): Expression =>
	product(num(lead), degree === 1 ? x : power(x, degree));

const CASES: Readonly<Record<string, (draw: Draw) => Case | undefined>> = {
	sum(draw) {
		const equal = draw.random.int(0, 2) === 0;
		const p: Lead = { degree: draw.int('m'), lead: draw.int('a') };
		const q: Lead = { degree: equal ? p.degree : draw.int('n'), lead: draw.int('b') };
		const total = p.lead + q.lead;
		if (total === 0) return undefined;
		const [high, low] = p.degree >= q.degree ? [p, q] : [q, p];
		const same = p.degree === q.degree;
		const right = same ? { degree: p.degree, lead: total } : high;
		return {
			given: both(p, q),
			whole: say`${sum(P, Q)}`,
			right,
			wrong: [
				{
					degree: p.degree + q.degree,
					lead: total,
					mistake: same ? 'added the degrees' : 'added the degrees and the leading coefficients',
				},
				same
					? { ...right, lead: p.lead * q.lead, mistake: 'multiplied the leading coefficients' }
					: { ...high, lead: total, mistake: 'added coefficients of different powers' },
				same
					? { ...p, mistake: 'left out the second polynomial' }
					: { ...low, mistake: 'used the lower degree' },
				{
					degree: p.degree + q.degree,
					lead: p.lead * q.lead,
					mistake: 'multiplied the polynomials',
				},
			],
			why: [
				sentence(
					same
						? say`The leading terms ${leadingTerm(p)} and ${leadingTerm(q)} are like terms, so their coefficients are added: ${equation(sum(p.lead, signed(q.lead)), total)}.`
						: say`The leading terms are ${leadingTerm(p)} and ${leadingTerm(q)}. The one with the higher power is the leading term of the sum.`,
				),
			],
			hint: say`What is the leading term of each polynomial? Are these two terms like terms?`,
		};
	},

	product(draw) {
		const p: Lead = { degree: draw.int('m'), lead: draw.int('a') };
		const q: Lead = { degree: draw.int('n'), lead: draw.int('b') };
		const right = { degree: p.degree + q.degree, lead: p.lead * q.lead };
		return {
			given: both(p, q),
			whole: say`${product(P, Q)}`,
			right,
			wrong: [
				{ ...right, degree: p.degree * q.degree, mistake: 'multiplied the degrees' },
				{ ...right, lead: p.lead + q.lead, mistake: 'added the leading coefficients' },
				{ ...right, degree: Math.max(p.degree, q.degree), mistake: 'used the higher degree' },
				{
					...right,
					lead: -right.lead,
					mistake: oppositeProduct(p.lead, q.lead),
				},
			],
			why: [
				sentence(say`The leading terms are ${leadingTerm(p)} and ${leadingTerm(q)}.`),
				sentence(
					say`The leading term of the product is ${leadingTerm(right)}.`,
					'multiply the coefficients, and add the exponents',
				),
			],
			hint: say`What is the leading term of each polynomial? Which term do you get when you multiply them?`,
		};
	},

	power(draw) {
		const p: Lead = { degree: draw.int('m'), lead: draw.int('a') };
		const exponent = draw.random.int(2, 3);
		const right = { degree: p.degree * exponent, lead: p.lead ** exponent };
		if (Math.abs(right.lead) > 125 || Math.abs(p.lead) === 1) return undefined;
		return {
			given: say`The polynomial ${P} has degree ${p.degree} and leading coefficient ${num(p.lead)}.`,
			whole: say`the ${exponent === 2 ? 'square' : 'cube'} of ${P}`,
			right,
			wrong: [
				{ ...right, degree: p.degree + exponent, mistake: 'added the exponents' },
				{
					...right,
					lead: p.lead * exponent,
					mistake: 'multiplied the coefficient by the exponent',
				},
				{ ...right, lead: p.lead, mistake: 'did not raise the coefficient to the power' },
				{ ...right, degree: p.degree ** exponent, mistake: 'raised the degree to the power' },
			],
			why: [
				sentence(say`The leading term of ${P} is ${leadingTerm(p)}.`),
				sentence(
					say`The leading term of its ${exponent === 2 ? 'square' : 'cube'} is ${equation(power(brackets(leadingTerm(p)), exponent), leadingTerm(right))}.`,
					'the leading term of a power is that power of the leading term',
				),
			],
			hint: say`What is the leading term of ${P}? Which term do you get when you ${exponent === 2 ? 'square' : 'cube'} it?`,
		};
	},
};
