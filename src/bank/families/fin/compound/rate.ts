/** The part of fin.compound that solves for the rate or for the number of periods. */
import { ordinal } from '../../../steps/sequence.ts';
import {
	divided,
	equation,
	type Expression,
	type Operand,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { call, decimal, money, percent, root } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	integer,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../answer.ts';
import { COMPOUNDED, PERIOD } from '../../../contexts/finance.ts';
import { many } from '../../../contexts/names.ts';
import { twoNames } from '../../../contexts/signed-setting.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../../family.ts';
import { amount, asDecimal, cents, isHalfway, percentOf } from '../../../steps/amounts.ts';
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

// The part of fin.compound that finds the time with logarithms.

// An account as American books write it: A = P(1 + r/n)^(nt), or A = Pe^(rt) when it is compounded continuously.

/** `n` times a year, or all the time. */
export type Account = { P: number; rate: number; n: number | 'e'; t: number };

export const growthOf = ({ rate, n, t }: Account): number =>
	n === 'e' ? Math.exp((rate / 100) * t) : (1 + rate / 100 / n) ** (n * t);

export const howOften = (n: Account['n']): string =>
	n === 'e' ? 'compounded continuously' : `compounded ${(COMPOUNDED[n] ?? '').replace('-', '')}`;

/** The formula with its variables. */
export const formulaFor = (n: Account['n']): Expression =>
	n === 'e'
		? equation('A', product('P', power('e', product('r', 't'))))
		: equation('A', product('P', power(sum(1, quotient('r', 'n')), product('n', 't'))));

/** The formula with numbers; P and t may still be variables. */
export function filled({ rate, n }: Account, P: Operand, t: Operand): Expression {
	const isNumber = typeof t === 'number';
	if (n === 'e') return product(P, power('e', (isNumber ? times : product)(asDecimal(rate), t)));
	const base = n === 1 ? sum(1, asDecimal(rate)) : sum(1, quotient(asDecimal(rate), n));
	const exponent = n === 1 ? t : isNumber ? times(n, t) : product(n, t);
	return product(P, power(base, exponent));
}

export const FORMULA_WHY = (n: Account['n']) =>
	n === 'e' ? 'the formula for continuous compounding' : 'the formula for compound interest';

export const SUBSTITUTE = (n: Account['n']) =>
	n === 'e'
		? 'substitute the values, with the rate as a decimal'
		: `substitute the values, with the rate as a decimal and n = ${n}`;

export const start = ({ n }: Account): Line => line(formulaFor(n), FORMULA_WHY(n));

export const hintFor = (n: Account['n']): Prose =>
	say`Which values do you know in ${formulaFor(n)}? Which one is unknown?`;

const TARGETS = [1.25, 1.5, 1.75, 2, 2.5, 3];

export function findTime(draw: Draw, account: Account): Draft | undefined {
	const { P, rate, n } = account;
	const factor = draw.random.pick(TARGETS);
	const perYear = Math.log(growthOf({ ...account, t: 1 }));
	const value = Math.log(factor) / perYear;
	if (isHalfway(value, 1) || value < 2 || value > 60) return undefined;
	const [name] = twoNames(draw.random);
	const target = P * factor;
	const rounded = (years: number) => decimalAnswer(roundedTo(years, 1), 1);
	const answer = withMisconceptions(
		withUnit(rounded(value), 'years'),
		[rounded((100 * (factor - 1)) / rate), 'used simple interest'],
		[rounded(Math.log10(factor) / perYear), 'took the common log on one side only'],
		...(n === 'e' || n === 1
			? []
			: ([[rounded(value * n), 'gave the number of periods']] as WrongAnswer[])),
	);
	const power1 = filled(account, 1, 't');
	const shownFactor = decimal(String(factor));
	return {
		prompt: say`${name} deposits ${money(P)} into an account that pays ${percentOf(rate)} interest per year, ${howOften(n)}. After how many years is the balance ${money(target)}? Treat the number of years as any real number, and round your answer to the nearest tenth.`,
		answer,
		steps: [
			start(account),
			line(equation(target, filled(account, P, 't')), SUBSTITUTE(n)),
			line(equation(shownFactor, power1), `divide both sides by ${P}`),
			...logLines(account, shownFactor),
			line(relation('t', '\\approx', decimal(answer.value)), 'round to the nearest tenth'),
			sentence(say`It takes about ${answer.body}.`),
		],
		hints: [
			hintFor(n),
			say`The unknown is in the exponent. Which operation undoes an exponential?`,
		],
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
	const base = ln(n === 1 ? sum(1, r) : sum(1, quotient(r, n)));
	const logs = quotient(ln(factor), base);
	const [taken, why] = [
		'take the natural log of both sides',
		'divide both sides by the log of the base',
	];
	if (n === 1)
		return [line(equation(product('t', base), ln(factor)), taken), line(equation('t', logs), why)];
	return [
		line(equation(product(n, 't', base), ln(factor)), taken),
		line(equation(product(n, 't'), logs), why),
		line(equation('t', divided(logs, n)), `divide both sides by ${n}`),
	];
}

export const rateSkills: Skills = {
	'Find the annual rate of compound interest'(draw) {
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
			prompt: say`An investment of ${money(P)} grows to ${cents(A)} in ${many(t, 'year')} with interest compounded ${COMPOUNDED[m] ?? ''}. What is the annual interest rate, as a percent to one decimal place?`,
			answer: withMisconceptions(
				{ ...answer, unit: '%', body: say`${percent(decimal(answer.value))}` },
				[decimalAnswer(roundedTo(100 * i, 1), 1), 'gave the rate for one period'],
				[decimalAnswer(roundedTo((100 * (share - 1)) / t, 1), 1), 'used simple interest'],
				[decimalAnswer(roundedTo(100 * (share - 1), 1), 1), 'gave the total percent of growth'],
			),
			steps: [
				line(equation('A', compounded('P', 'i', 'n')), 'the formula for compound interest'),
				line(
					equation('n', m === 1 ? n : equation(times(m, t), n)),
					m === 1
						? 'n is the number of years'
						: 'multiply the periods per year by the number of years',
				),
				line(equation(amount(A), compounded(P, 'i', n)), 'substitute the known values'),
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
					`take the ${ordinal(n)} root of both sides, and then subtract 1`,
				),
				line(relation('i', '\\approx', decimal(i.toFixed(6))), 'calculate the rate for one period'),
				...(m === 1
					? []
					: [
							line(
								relation(product(m, 'i'), '\\approx', decimal((i * m).toFixed(3))),
								`multiply by the ${m} periods in a year`,
							),
						]),
				sentence(say`The annual rate is ${percent(decimal(answer.value))}.`),
			],
			hints: [
				say`What is the rate ${symbol('i')} for one period? Which operation undoes the power?`,
			],
		};
	},

	'Find the time an investment needs to grow'(draw) {
		const P = draw.int('P');
		const factor = Number(draw.inTurn('f'));
		const term: Term = { rate: draw.int('r'), m: Number(draw.choice('m')), t: 0 };
		const base = 1 + perPeriod(term);
		const exact = Math.log(factor) / Math.log(base);
		const n = Math.ceil(exact);
		if (Math.abs(exact - Math.round(exact)) < 0.02) return undefined;
		const [name] = twoNames(draw.random);
		const period = PERIOD[term.m] ?? '';
		const answer = withMisconceptions(
			withUnit(integer(n), `${period}s`),
			[integer(n - 1), `stopped one ${period} too early`],
			[integer(Math.ceil((factor - 1) / perPeriod(term))), 'used simple interest'],
			[integer(Math.ceil(n / term.m)), 'gave the number of years'],
		);
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
				line(equation('A', compounded('P', 'i', 'n')), 'the formula for compound interest'),
				...termLines({ ...term, t: 1 }).slice(0, 1),
				line(
					equation(compounded(P, rateExpression(term), 'n'), amount(P * factor)),
					'set the balance after n periods equal to the goal',
				),
				line(
					equation(power(shown, 'n'), quotient(amount(P * factor), P)),
					`divide both sides by ${P}`,
				),
				tried(n - 1, '<'),
				tried(n, '>'),
				sentence(say`The balance is first at least ${money(P * factor)} after ${answer.body}.`),
			],
			hints: [
				say`By what factor must the money grow? Which power of ${shown} first reaches that factor?`,
			],
		};
	},
};
