/** The part of fin.compound that solves for the rate or for the number of periods. */
import {
	equation,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { decimal, money, percent, root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { decimalAnswer, integer, withUnit } from '../../../answer.ts';
import { line, sentence, type Skills } from '../../../family.ts';
import { COMPOUNDED, PERIOD } from '../../../contexts/finance.ts';
import { many } from '../../../contexts/many.ts';
import { twoNames } from '../../../contexts/signed-setting.ts';
import { amount, cents, isHalfway, percentOf } from '../../../steps/amounts.ts';
import {
	compounded,
	growth,
	inCents,
	periodsOf,
	perPeriod,
	rateExpression,
	roundedTo,
	type Term,
	termLines,
} from '../../../steps/finance-lines.ts';

export const rateSkills: Skills = {
	'Find the annual rate'(draw) {
		const P = draw.int('P');
		const term: Term = { rate: draw.int('r'), m: Number(draw.inTurn('m')), t: draw.int('t') };
		const { rate, m, t } = term;
		const n = periodsOf(term);
		const A = inCents(P * growth(term));
		const share = A.valueOf() / P;
		const found = 100 * m * (share ** (1 / n) - 1);
		if (isHalfway(P * growth(term), 2) || Math.abs(found - rate) > 0.01 || n < 2) return undefined;
		const answer = decimalAnswer(rate, 1);
		const i = perPeriod(term);
		return {
			prompt: say`An investment of ${money(P)} grows to ${cents(A)} in ${many(t, 'year')} with interest that is compounded ${COMPOUNDED[m] ?? ''}. What is the annual interest rate, as a percent to one decimal place?`,
			answer: { ...answer, unit: '%', body: say`${percent(decimal(answer.value))}` },
			steps: [
				line(
					equation('n', m === 1 ? n : equation(times(m, t), n)),
					'n is the number of periods in all',
				),
				line(equation(amount(A), compounded(P, 'i', n)), 'the formula with the known values'),
				line(
					relation(
						power(sum(1, 'i'), n),
						'\\approx',
						decimal(roundedTo(share, 6).valueOf().toFixed(6)),
					),
					`divide both sides by ${P}`,
				),
				line(
					relation('i', '\\approx', sum(root(decimal(share.toFixed(6)), n), -1)),
					`take the root of index ${n}, then subtract 1`,
				),
				line(relation('i', '\\approx', decimal(i.toFixed(6))), 'the rate for one period'),
				...(m === 1
					? []
					: [
							line(
								relation(product(m, 'i'), '\\approx', decimal((i * m).toFixed(3))),
								`a year has ${m} periods`,
							),
						]),
				sentence(say`The annual rate is ${percent(decimal(answer.value))}.`),
			],
			hints: [say`Find the rate ${symbol('i')} for one period first: undo the power with a root.`],
		};
	},

	'Find the time'(draw) {
		const P = draw.int('P');
		const factor = Number(draw.inTurn('f'));
		const term: Term = { rate: draw.int('r'), m: Number(draw.choice('m')), t: 0 };
		const base = 1 + perPeriod(term);
		const exact = Math.log(factor) / Math.log(base);
		const n = Math.ceil(exact);
		if (Math.abs(exact - Math.round(exact)) < 0.02) return undefined;
		const [name] = twoNames(draw.random);
		const period = PERIOD[term.m] ?? '';
		const answer = withUnit(integer(n), `${period}s`);
		const shown = sum(1, rateExpression(term));
		const tried = (count: number, sign: '<' | '>') =>
			line(
				relation(
					relation(power(shown, count), '\\approx', decimal((base ** count).toFixed(4))),
					sign,
					amount(factor),
				),
				sign === '<' ? `${count} ${period}s are not enough` : `${count} ${period}s are enough`,
			);
		return {
			prompt: say`${name} invests ${money(P)} at ${percentOf(term.rate)} per year, compounded ${COMPOUNDED[term.m] ?? ''}. After how many full ${period}s is the balance at least ${money(P * factor)} for the first time?`,
			answer,
			steps: [
				...termLines({ ...term, t: 1 }).slice(0, 1),
				line(
					equation(compounded(P, rateExpression(term), 'n'), amount(P * factor)),
					'the balance after n periods',
				),
				line(
					equation(power(shown, 'n'), quotient(amount(P * factor), P)),
					`divide both sides by ${P}`,
				),
				tried(n - 1, '<'),
				tried(n, '>'),
				sentence(say`The balance is reached after ${answer.body}.`),
			],
			hints: [say`By what factor must the money grow? Try powers of ${shown}.`],
		};
	},
};
