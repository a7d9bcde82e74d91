/**
 * The part of fin.compound about accounts as American books write them: A = P(1 + r/n)^(nt), or A = Pe^(rt) when the
 * interest is compounded continuously. Here the time is found with logarithms.
 */
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
} from '../../../../math/expression.ts';
import { call, decimal, money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { COMPOUNDED, roundedTo } from '../../../steps/finance-lines.ts';
import { asDecimal, isHalfway, percentOf } from '../../../steps/amounts.ts';
import { twoNames } from '../../../contexts/names.ts';

/** `n` times a year, or continuously. */
export type Account = { P: number; rate: number; n: number | 'e'; t: number };

export const growthOf = ({ rate, n, t }: Account): number =>
	n === 'e' ? Math.exp((rate / 100) * t) : (1 + rate / 100 / n) ** (n * t);

export const howOften = (n: Account['n']): string =>
	n === 'e' ? 'compounded continuously' : `compounded ${(COMPOUNDED[n] ?? '').replace('-', '')}`;

/** The formula with its variables. */
const formulaFor = (n: Account['n']): Expression =>
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

const FORMULA_WHY = (n: Account['n']) =>
	n === 'e'
		? 'the formula for continuous compounding, with balance A, principal P, annual rate r, and t years'
		: 'the formula for compound interest, with balance A, principal P, annual rate r, n periods per year, and t years';

export const SUBSTITUTE = (n: Account['n']) =>
	n === 'e'
		? 'substitute the values, with the rate as a decimal'
		: `substitute the values, with the rate as a decimal and n = ${n}`;

export const start = ({ n }: Account): Line => line(formulaFor(n), FORMULA_WHY(n));

export const hintFor = (n: Account['n']): Prose =>
	say`What is the formula for ${n === 'e' ? 'continuous compounding' : 'compound interest'}? Which of its variables are known, and which one is unknown?`;

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
	const continuous = rounded((100 * Math.log(factor)) / rate);
	if (n !== 'e' && continuous.value === rounded(value).value) return undefined;
	const answer = withMisconceptions(
		withUnit(rounded(value), 'years'),
		[rounded((100 * (factor - 1)) / rate), 'used simple interest'],
		[
			rounded(Math.log10(factor) / perYear),
			'took the common log of one side but the natural log of the other',
		],
		...(n === 'e'
			? []
			: ([[continuous, 'used the formula for continuous compounding']] as WrongAnswer[])),
		...(n === 'e' || n === 1
			? []
			: ([[rounded(value * n), 'gave the number of periods']] as WrongAnswer[])),
	);
	const grown = n === 1 ? power(asDecimal(100 + rate), 't') : filled(account, 1, 't');
	const shownFactor = decimal(String(factor));
	return {
		prompt: say`${name} invests ${money(P)} in a fund that earns ${percentOf(rate)} interest per year, ${howOften(n)}. ${n === 'e' ? 'After' : 'According to the formula for compound interest, after'} how many years will the balance be ${money(target)}? Round your answer to the nearest tenth.`,
		answer,
		steps: [
			start(account),
			line(equation(target, filled(account, P, 't')), SUBSTITUTE(n)),
			...(n === 1 ? [line(equation(target, times(P, grown)), 'add inside the parentheses')] : []),
			line(equation(shownFactor, grown), `divide both sides by ${P}`),
			...logLines(account, shownFactor, grown),
			line(
				relation('t', '\\approx', decimal(answer.value)),
				'calculate and round to the nearest tenth',
			),
			sentence(say`The balance is ${money(target)} after about ${answer.body}.`),
		],
		hints: [
			hintFor(n),
			say`The unknown is in the exponent. Which operation undoes an exponential?`,
		],
	};
}

const ln = (of: Operand): Expression => call('\\ln', of);

/** From the factor of growth to t, with natural logs. */
function logLines({ rate, n }: Account, factor: Expression, grown: Expression): Line[] {
	const r = asDecimal(rate);
	const taken = line(equation(ln(factor), ln(grown)), 'take the natural log of both sides');
	if (n === 'e')
		return [
			taken,
			line(
				equation(ln(factor), product(r, 't')),
				'the natural log undoes the exponential with base e',
			),
			line(equation('t', quotient(ln(factor), r)), 'divide both sides by the rate'),
		];
	const base = ln(n === 1 ? asDecimal(100 + rate) : sum(1, quotient(r, n)));
	const logs = quotient(ln(factor), base);
	const [law, why] = [
		'the log of a power is the exponent times the log of the base',
		'divide both sides by the log of the base',
	];
	if (n === 1)
		return [
			taken,
			line(equation(ln(factor), product('t', base)), law),
			line(equation('t', logs), why),
		];
	return [
		taken,
		line(equation(ln(factor), product(n, 't', base)), law),
		line(equation(product(n, 't'), logs), why),
		line(equation('t', quotient(ln(factor), product(n, base))), `divide both sides by ${n}`),
	];
}
