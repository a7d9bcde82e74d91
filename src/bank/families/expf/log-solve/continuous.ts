/** How long an account with continuous compounding takes to reach a balance. */
import Fraction from 'fraction.js';
import {
	equation,
	num,
	power,
	product,
	quotient,
	relation,
	symbol,
} from '../../../../math/expression.ts';
import { exactDecimal, money, rounded } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	line,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { log } from '../../../steps/exponential.ts';
import { roundsSafely } from '../../../steps/decimals.ts';
import { undoPower } from './base-logarithm.ts';
import { plain } from '../../../steps/measured.ts';

export function continuous(
	start: number,
	target: number,
	r: number,
	prompt: Prose,
): Draft | undefined {
	const ratio = new Fraction(target, start);
	const value = Math.log(ratio.valueOf()) / (r / 100);
	if (value < 0.5 || value > 400 || !roundsSafely(value, 1)) return undefined;
	const exponent = product(exactDecimal(new Fraction(r, 100)), 't');
	const raised = power('e', exponent);
	const ln = log('e', plain(ratio));
	return {
		prompt,
		answer: withUnit(
			withMisconceptions(
				decimalAnswer(value, 1),
				[
					decimalAnswer((ratio.valueOf() - 1) / (r / 100), 1),
					'used simple interest instead of continuous compounding',
				],
				[
					decimalAnswer(Math.log(ratio.valueOf()) / Math.log(1 + r / 100), 1),
					'compounded annually instead of continuously',
				],
				[
					decimalAnswer(Math.log10(ratio.valueOf()) / (r / 100), 1),
					'used the common logarithm instead of the natural logarithm',
				],
			),
			'years',
		),
		steps: [
			sentence(
				say`With continuous compounding, the balance in dollars after ${symbol('t')} years is given by ${equation('A', product('P', power('e', product('r', 't'))))}, where ${equation('P', start)} and ${equation('r', exactDecimal(new Fraction(r, 100)))}.`,
			),
			line(
				equation(product(num(start), raised), num(target)),
				'set the model equal to the target value',
			),
			line(equation(raised, plain(ratio)), `divide both sides by ${start}`),
			line(equation(exponent, ln), undoPower('e')),
			line(
				equation('t', quotient(ln, exactDecimal(new Fraction(r, 100)))),
				`divide both sides by ${new Fraction(r, 100).toString()}`,
			),
			line(relation('t', '\\approx', rounded(value, 1)), 'use a calculator'),
			sentence(say`The balance will be ${money(target)} after about ${rounded(value, 1)} years.`),
		],
		hints: [
			say`Which formula gives the balance when interest is compounded continuously? How can you isolate the power in it?`,
		],
	};
}
