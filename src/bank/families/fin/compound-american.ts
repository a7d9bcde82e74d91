/** The part of fin.compound for books that write A = P(1 + r/n)^(nt) and A = Pe^(rt). */
import {
	equation,
	type Expression,
	type Operand,
	power,
	product,
	quotient,
	relation,
	sum,
	times,
} from '../../../math/expression.ts';
import { call, decimal, money } from '../../../math/notation.ts';
import { type Prose, say } from '../../../math/prose.ts';
import { decimalAnswer, withUnit } from '../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../family.ts';
import { COMPOUNDED } from '../../words/finance.ts';
import { many } from '../../words/many.ts';
import { twoNames } from '../../words/signed-setting.ts';
import { asDecimal, isHalfway, moneyAnswer, percentOf } from '../../working/amounts.ts';
import { inCents, roundedLine, roundedTo } from '../../working/finance-lines.ts';

/** `n` times a year, or all the time. */
type Account = { P: number; rate: number; n: number | 'e'; t: number };

export const americanSkills: Skills = {
	'Compound interest balance': (draw) => findAmount(draw, accountOf(draw)),

	'Compound interest: find A, P, or t'(draw) {
		const account = accountOf(draw);
		const ask = draw.inTurn('ask');
		if (ask === 'A') return findAmount(draw, account);
		return ask === 'P' ? findPrincipal(draw, account) : findTime(draw, account);
	},
};

function accountOf(draw: Draw): Account {
	const n = draw.choice('n');
	return {
		P: draw.int('P'),
		rate: draw.int('r'),
		n: n === 'e' ? 'e' : Number(n),
		t: draw.int('t'),
	};
}

const growthOf = ({ rate, n, t }: Account): number =>
	n === 'e' ? Math.exp((rate / 100) * t) : (1 + rate / 100 / n) ** (n * t);

const howOften = (n: Account['n']): string =>
	n === 'e' ? 'compounded continuously' : `compounded ${(COMPOUNDED[n] ?? '').replace('-', '')}`;

/** The formula with its letters. */
const formulaFor = (n: Account['n']): Expression =>
	n === 'e'
		? equation('A', product('P', power('e', product('r', 't'))))
		: equation('A', product('P', power(sum(1, quotient('r', 'n')), product('n', 't'))));

/** The formula with numbers; P and t may still be letters. */
function filled({ rate, n }: Account, P: Operand, t: Operand): Expression {
	const isNumber = typeof t === 'number';
	if (n === 'e') return product(P, power('e', (isNumber ? times : product)(asDecimal(rate), t)));
	const base = n === 1 ? sum(1, asDecimal(rate)) : sum(1, quotient(asDecimal(rate), n));
	const exponent = n === 1 ? t : isNumber ? times(n, t) : product(n, t);
	return product(P, power(base, exponent));
}

const FORMULA_WHY = (n: Account['n']) =>
	n === 'e' ? 'the formula for continuous compounding' : 'the formula for compound interest';

const PUT_IN = (n: Account['n']) =>
	n === 'e'
		? 'put in the values, the rate as a decimal'
		: `put in the values: the rate as a decimal, and n = ${n}`;

const start = ({ n }: Account): Line => line(formulaFor(n), FORMULA_WHY(n));

function findAmount(draw: Draw, account: Account): Draft | undefined {
	const { P, rate, n, t } = account;
	const value = P * growthOf(account);
	if (isHalfway(value, 2)) return undefined;
	const [name] = twoNames(draw.random);
	const answer = moneyAnswer(inCents(value));
	return {
		prompt: say`${name} deposits ${money(P)} into an account that pays ${percentOf(rate)} interest per year, ${howOften(n)}. What is the balance after ${many(t, 'year')}, to the nearest cent?`,
		answer,
		steps: [
			start(account),
			line(equation('A', filled(account, P, t)), PUT_IN(n)),
			roundedLine('A', value),
			sentence(say`The balance is ${answer.body}.`),
		],
		hints: [hintFor(n)],
	};
}

const hintFor = (n: Account['n']): Prose => say`Use the formula ${formulaFor(n)}.`;

/** The goal is a whole number of hundreds. */
function findPrincipal(draw: Draw, account: Account): Draft | undefined {
	const { P: goal, rate, n, t } = account;
	const value = goal / growthOf(account);
	if (isHalfway(value, 2)) return undefined;
	const [name] = twoNames(draw.random);
	const answer = moneyAnswer(inCents(value));
	const factor = filled(account, 1, t);
	return {
		prompt: say`An account pays ${percentOf(rate)} interest per year, ${howOften(n)}. How much must ${name} deposit now so that the balance is ${money(goal)} after ${many(t, 'year')}? Round to the nearest cent.`,
		answer,
		steps: [
			start(account),
			line(equation(goal, filled(account, 'P', t)), PUT_IN(n)),
			line(equation('P', quotient(goal, factor)), 'divide both sides by the power'),
			roundedLine('P', value),
			sentence(say`${name} must deposit ${answer.body}.`),
		],
		hints: [hintFor(n)],
	};
}

const TARGETS = [1.25, 1.5, 1.75, 2, 2.5, 3];

function findTime(draw: Draw, account: Account): Draft | undefined {
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
