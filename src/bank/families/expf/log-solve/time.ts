/** How long it takes until a quantity that grows or falls reaches a value. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { exactDecimal, money, percent, rounded } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type Draw,
	line,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { accountRate, DOUBLING } from '../../../contexts/growth.ts';
import { roundsSafely } from '../../../steps/amounts.ts';
import { basePower, log } from '../../../steps/exponential.ts';
import { plain } from '../../../steps/measured.ts';
import { logarithmLines, undoPower } from './base-logarithm.ts';

// How long an account with continuous compounding takes to reach a balance.

function continuous(start: number, target: number, r: number, prompt: Prose): Draft | undefined {
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

type Growth = {
	start: number;
	target: number;
	/** The base, and how it is written. */
	base: number;
	shown: Expression;
	/** The exponent is t over this. */
	period: number;
	unit: string;
	prompt: Prose;
	/** The quantity as a function of the time, and the end of the last sentence before the time. */
	model: Prose;
	result: Prose;
};

function solved({
	start,
	target,
	base,
	shown,
	period,
	unit,
	prompt,
	model,
	result,
}: Growth): Draft | undefined {
	const ratio = new Fraction(String(target)).div(start);
	const value = (period * Math.log(ratio.valueOf())) / Math.log(base);
	if (value < 0.5 || value > 400 || !roundsSafely(value, 1)) return undefined;
	if (Math.abs(value - Math.round(value)) < 1e-6) return undefined;
	const reversed = (period * Math.log(base)) / Math.log(ratio.valueOf());
	const exponent: Expression = period === 1 ? { kind: 'symbol', name: 't' } : quotient('t', period);
	const of = plain(ratio);
	const logs = quotient(log(10, of), log(10, shown));
	return {
		prompt,
		answer: withUnit(
			withMisconceptions(
				decimalAnswer(value, 1),
				...(period === 1
					? ([
							[
								decimalAnswer((ratio.valueOf() - 1) / (base - 1), 1),
								`${base > 1 ? 'added' : 'subtracted'} the same amount each ${unit} instead of the same percent`,
							],
						] satisfies [ReturnType<typeof decimalAnswer>, string][])
					: ([
							[
								decimalAnswer(value / period, 1),
								`gave the number of ${base > 1 ? 'doubling times' : 'half-lives'} instead of the time`,
							],
						] satisfies [ReturnType<typeof decimalAnswer>, string][])),
				[
					decimalAnswer(period * (ratio.valueOf() / base), 1),
					'divided by the base instead of taking logarithms',
				],
				...(Math.abs(reversed) < 0.05
					? []
					: ([[decimalAnswer(reversed, 1), 'divided the logarithms in the wrong order']] satisfies [
							ReturnType<typeof decimalAnswer>,
							string,
						][])),
			),
			`${unit}s`,
		),
		steps: [
			sentence(say`${model} ${product(num(start), basePower(shown, exponent))}.`),
			line(
				equation(product(num(start), basePower(shown, exponent)), num(target)),
				'set the model equal to the target value',
			),
			line(equation(power(shown, exponent), of), `divide both sides by ${start}`),
			...logarithmLines(
				power(shown, exponent),
				of,
				equation(
					product(period === 1 ? exponent : brackets(exponent), log(10, shown)),
					log(10, of),
				),
			),
			line(equation(exponent, logs), 'divide both sides by the logarithm of the base'),
			...(period === 1
				? []
				: [
						line(
							equation('t', product(num(period), brackets(logs))),
							`multiply both sides by ${period}`,
						),
					]),
			line(relation('t', '\\approx', rounded(value, 1)), 'use a calculator'),
			sentence(say`${result} after about ${rounded(value, 1)} ${unit}s.`),
		],
		hints: [
			say`What equation must the time ${symbol('t')} satisfy? How can you bring ${symbol('t')} down from the exponent?`,
		],
	};
}

/** 1 + 0.12 = 1.12 */
function factorEquation(r: number, grows: boolean): Expression {
	const rate = exactDecimal(new Fraction(r, 100));
	const factor = exactDecimal(new Fraction(grows ? 100 + r : 100 - r, 100));
	return equation(grows ? sum(1, rate) : difference(1, rate), factor);
}

const ASK = 'Round to the nearest tenth';

export function targetTime(draw: Draw): Draft | undefined {
	const [start, f, r, kind] = [draw.int('a'), draw.int('f'), draw.int('r'), draw.inTurn('kind')];
	const target = Math.round(start * f * 100) / 100;
	const grows = f > 1;
	if (kind === 'percent change') {
		const [noun, short, unit] = grows
			? (['The number of bacteria in a dish', 'the number of bacteria', 'hour'] as const)
			: (['The mass of a radioactive sample', 'the mass', 'year'] as const);
		const inMilligrams = grows ? '' : ' milligrams';
		const factor = new Fraction(100 + (grows ? r : -r), 100);
		return solved({
			start,
			target,
			base: factor.valueOf(),
			shown: exactDecimal(factor),
			period: 1,
			unit,
			model: say`The ${grows ? 'growth' : 'decay'} factor for one ${unit} is ${factorEquation(r, grows)}, so ${short}${grows ? '' : ' in milligrams'} after ${symbol('t')} ${unit}s is`,
			result: say`${short.replace('the', 'The')} will be ${target}${inMilligrams}`,
			prompt: say`${noun} is ${start}${inMilligrams} and ${grows ? 'grows' : 'decreases'} by ${percent(r)} each ${unit}. After how many ${unit}s will ${short} be ${target}${inMilligrams}? ${ASK}.`,
		});
	}
	if ((kind === 'doubling') !== grows || r < 2) return undefined;
	if (grows) {
		const unit = draw.random.pick(['minute', 'hour', 'day'] as const);
		const { has, what, counted } = DOUBLING[unit];
		return solved({
			start,
			target,
			base: 2,
			shown: num(2),
			period: r,
			unit,
			model: say`In ${symbol('t')} ${unit}s, there are ${quotient('t', r)} doubling times, so the number of ${counted} is`,
			result: say`The number of ${counted} will be ${target}`,
			prompt: say`${has} ${start} ${what}, and the number of ${counted} doubles every ${r} ${unit}s. After how many ${unit}s will there be ${target} ${counted}? ${ASK}.`,
		});
	}
	const unit = draw.random.pick(['hour', 'day', 'year'] as const);
	return solved({
		start,
		target,
		base: 0.5,
		shown: num('1/2'),
		period: r,
		unit,
		model: say`The number of half-lives in ${symbol('t')} ${unit}s is ${quotient('t', r)}, so the mass in milligrams is`,
		result: say`The mass will be ${target} milligrams`,
		prompt: say`A sample contains ${start} milligrams of a radioactive substance with a half-life of ${r} ${unit}s. After how many ${unit}s will ${target} milligrams remain? ${ASK}.`,
	});
}

/** An investment that grows to a level by the same percent every year, or an account with continuous compounding. */
export function balanceTime(draw: Draw): Draft | undefined {
	const [start, k, drawn] = [draw.int('a'), draw.int('k'), draw.int('r')];
	const target = Math.round(start * k);
	const isAnnual = draw.inTurn('model') === 'annual';
	const r = isAnnual ? drawn : accountRate(drawn);
	if (Math.log(k) / Math.log(1 + r / 100) > 60) return undefined;
	const factor = new Fraction(100 + r, 100);
	if (isAnnual)
		return solved({
			start,
			target,
			base: factor.valueOf(),
			shown: exactDecimal(factor),
			period: 1,
			unit: 'year',
			model: say`The growth factor for one year is ${factorEquation(r, true)}, so the value in dollars after ${symbol('t')} years is`,
			result: say`The value will be ${money(target)}`,
			prompt: say`The value of an investment is ${money(start)} and grows by ${percent(r)} each year. After how many years will the value be ${money(target)}? ${ASK}.`,
		});
	return continuous(
		start,
		target,
		r,
		say`An account starts with ${money(start)} and earns ${percent(r)} interest per year, compounded continuously. After how many years will the balance be ${money(target)}? ${ASK}.`,
	);
}
