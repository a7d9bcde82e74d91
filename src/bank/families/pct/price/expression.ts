/** The part of pct.price that asks for an expression: a discount and a tax as factors. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	equation,
	type Expression,
	product,
	quotient,
	symbol,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	caseOf,
	distractor,
	type Draft,
	line,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { amount, asDecimal, percentOf } from '../../../steps/amounts.ts';

type Ask = (d: number, t: number) => Draft | undefined;

const factor = (percents: number): Expression => brackets(asDecimal(percents));

const kept = (d: number) => `the discount leaves ${100 - d}% of the original price`;
const taxed = (t: number) => `with the tax, the total is ${100 + t}% of the sale price`;

const ASKS: Readonly<Record<string, Ask>> = {
	'final price expression'(d, t) {
		const p = symbol('p');
		const right = product(factor(100 + t), factor(100 - d), p);
		return {
			prompt: say`The original price of a tablet, in dollars, is ${p}. The tablet is on sale for ${percentOf(d)} off, and a sales tax of ${percentOf(t)} is added to the sale price. Which expression gives the total cost in dollars?`,
			answer: multipleChoice(
				right,
				distractor(
					product(factor(100 + t), factor(d), p),
					'used the discount instead of the part that is paid',
				),
				distractor(product(factor(t), factor(100 - d), p), 'found only the tax'),
				distractor(product(asDecimal(100 + t - d), p), 'took both percents of the original price'),
			),
			steps: [line(product(asDecimal(100 - d), p), kept(d)), line(right, taxed(t))],
			hints: [say`What is the sale price as a decimal times ${p}?`],
		};
	},
	'original price expression'(d, t) {
		const c = symbol('c');
		const right = quotient(c, product(factor(100 + t), factor(100 - d)));
		return {
			prompt: say`A tablet is on sale for ${percentOf(d)} off, and a sales tax of ${percentOf(t)} is added to the sale price. The total cost, in dollars, is ${c}. Which expression gives the original price of the tablet in dollars?`,
			answer: multipleChoice(
				right,
				distractor(product(factor(100 + t), factor(100 - d), c), 'multiplied instead of dividing'),
				distractor(
					quotient(c, product(factor(100 + t), factor(d))),
					'used the discount instead of the part that is paid',
				),
				distractor(quotient(c, asDecimal(100 + t - d)), 'took both percents of the original price'),
			),
			steps: [
				line(product(asDecimal(100 - d), 'p'), `let p be the original price: ${kept(d)}`),
				line(equation(product(factor(100 + t), factor(100 - d), 'p'), c), taxed(t)),
				line(equation('p', right), 'divide both sides by the two factors'),
			],
			hints: [say`Let ${symbol('p')} be the original price. What equation gives the total cost?`],
		};
	},
	'overall percent'(d, t) {
		const rate = (share: number) => new Fraction(100 + t).mul(share).div(100);
		const right = rate(100 - d);
		const all = [right, rate(d), new Fraction(100 + t - d), new Fraction(t + d)];
		if (new Set(all.map((value) => value.toFraction())).size < 4) return undefined;
		return {
			prompt: say`A tablet is on sale for ${percentOf(d)} off, and a sales tax of ${percentOf(t)} is added to the sale price. The total cost is what percent of the original price?`,
			answer: multipleChoice(
				percentOf(right),
				distractor(percentOf(rate(d)), 'used the discount instead of the part that is paid'),
				distractor(percentOf(100 + t - d), 'took both percents of the original price'),
				distractor(percentOf(t + d), 'added the two percents'),
			),
			steps: [
				line(product(asDecimal(100 - d), 'p'), `let p be the original price: ${kept(d)}`),
				line(product(factor(100 + t), factor(100 - d), 'p'), taxed(t)),
				line(continued(product(amount(right.div(100)), 'p')), 'multiply'),
				sentence(
					say`The total cost is ${percentOf(right)} of the original price.`,
					'multiply by 100 to get a percent',
				),
			],
			hints: [
				say`By what decimal does the discount multiply the price? By what decimal does the tax then multiply it?`,
			],
		};
	},
};

export const expressionSkills: Skills = {
	'Combine a discount and a sales tax'(draw) {
		const [d, t] = [draw.int('d'), draw.int('t')];
		// No sales tax is higher than 10%.
		if (d === 50 || t === d || t > 10) return undefined;
		return caseOf(ASKS, draw.inTurn('ask'))(d, t);
	},
};
