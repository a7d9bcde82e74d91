/** The part of fin.compound that finds the time with logarithms. */
import {
	equation,
	type Operand,
	product,
	quotient,
	relation,
	sum,
} from '../../../math/expression.ts';
import { call, decimal, money } from '../../../math/notation.ts';
import { say } from '../../../math/prose.ts';
import { decimalAnswer, withUnit } from '../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../family.ts';
import { twoNames } from '../../words/signed-setting.ts';
import { asDecimal, isHalfway, percentOf } from '../../working/amounts.ts';
import { roundedTo } from '../../working/finance-lines.ts';
import {
	type Account,
	filled,
	growthOf,
	hintFor,
	howOften,
	PUT_IN,
	start,
} from './compound-account.ts';

const TARGETS = [1.25, 1.5, 1.75, 2, 2.5, 3];

export function findTime(draw: Draw, account: Account): Draft | undefined {
	const { P, rate, n } = account;
	const factor = draw.random.pick(TARGETS);
	const perYear = Math.log(growthOf({ ...account, t: 1 }));
	const value = Math.log(factor) / perYear;
	if (isHalfway(value, 1) || value < 2 || value > 60) return undefined;
	const [name] = twoNames(draw.random);
	const answer = withUnit(decimalAnswer(roundedTo(value, 1), 1), 'years');
	const target = P * factor;
	const power1 = filled(account, 1, 't');
	const ln = (of: Operand) => call('\\ln', of);
	const shownFactor = decimal(String(factor));
	const base =
		n === 1 ? sum(1, asDecimal(rate)) : sum(1, quotient(asDecimal(rate), n === 'e' ? 1 : n));
	const lines =
		n === 'e'
			? [
					line(
						equation(product(asDecimal(rate), 't'), ln(shownFactor)),
						'take the natural log of both sides',
					),
					line(equation('t', quotient(ln(shownFactor), asDecimal(rate)))),
				]
			: [
					line(
						equation(product(n === 1 ? 't' : product(n, 't'), ln(base)), ln(shownFactor)),
						'take the natural log of both sides',
					),
					line(
						equation('t', quotient(ln(shownFactor), n === 1 ? ln(base) : product(n, ln(base)))),
						'divide by the factor of t',
					),
				];
	return {
		prompt: say`${name} deposits ${money(P)} into an account that pays ${percentOf(rate)} interest per year, ${howOften(n)}. After how many years is the balance ${money(target)}? Use the formula with any real number of years, and round to the nearest tenth.`,
		answer,
		steps: [
			start(account),
			line(equation(target, filled(account, P, 't')), PUT_IN(n)),
			line(equation(shownFactor, power1), `divide both sides by ${P}`),
			...lines,
			line(relation('t', '\\approx', decimal(answer.value)), 'round to the nearest tenth'),
			sentence(say`It takes about ${answer.body}.`),
		],
		hints: [hintFor(n), say`The unknown is in the exponent: take the natural log of both sides.`],
	};
}
