/** The part of fin.compound that finds the time with logarithms. */
import {
	divided,
	equation,
	type Expression,
	type Operand,
	product,
	quotient,
	relation,
	sum,
} from '../../../../math/expression.ts';
import { call, decimal, money } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { decimalAnswer, withUnit } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import { twoNames } from '../../../contexts/signed-setting.ts';
import { asDecimal, isHalfway, percentOf } from '../../../steps/amounts.ts';
import { roundedTo } from '../../../steps/finance-lines.ts';
import { type Account, filled, growthOf, hintFor, howOften, PUT_IN, start } from './account.ts';

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
	const shownFactor = decimal(String(factor));
	return {
		prompt: say`${name} deposits ${money(P)} into an account that pays ${percentOf(rate)} interest per year, ${howOften(n)}. After how many years is the balance ${money(target)}? Use the formula with any real number of years, and round to the nearest tenth.`,
		answer,
		steps: [
			start(account),
			line(equation(target, filled(account, P, 't')), PUT_IN(n)),
			line(equation(shownFactor, power1), `divide both sides by ${P}`),
			...logLines(account, shownFactor),
			line(relation('t', '\\approx', decimal(answer.value)), 'round to the nearest tenth'),
			sentence(say`It takes about ${answer.body}.`),
		],
		hints: [hintFor(n), say`The unknown is in the exponent: take the natural log of both sides.`],
	};
}

const ln = (of: Operand): Expression => call('\\ln', of);

/** From the factor of growth to t, with natural logs. */
function logLines({ rate, n }: Account, factor: Expression): Line[] {
	const r = asDecimal(rate);
	if (n === 'e')
		return [
			line(equation(product(r, 't'), ln(factor)), 'take the natural log of both sides'),
			line(equation('t', quotient(ln(factor), r)), 'divide both sides by the rate'),
		];
	const logs = quotient(ln(factor), ln(n === 1 ? sum(1, r) : sum(1, quotient(r, n))));
	const why = 'take the natural log of both sides and divide by the log of the base';
	if (n === 1) return [line(equation('t', logs), why)];
	return [
		line(equation(product(n, 't'), logs), why),
		line(equation('t', divided(logs, n)), `divide both sides by ${n}`),
	];
}
