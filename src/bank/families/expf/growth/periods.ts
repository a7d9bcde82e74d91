/** Amounts after doubling times or half-lives. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	num,
	power,
	product,
	quotient,
	relation,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { exactDecimal, rounded } from '../../../../math/notation.ts';
import { formula as inMath, say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type Draw,
	line,
	rationalAs,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { DOUBLING } from '../../../contexts/doubling.ts';
import { roundsSafely } from '../../../steps/decimals.ts';
import { exactOf } from './back.ts';
import { every, timeSpan } from './exponential-settings.ts';

const y = symbol('y');

const SPANS = { double: ['minute', 'hour', 'day'], half: ['hour', 'day', 'year'] } as const;

/** Duckweed doubles within a few days. */
const DUCKWEED_DAYS = 4;

/** Doubling every `p`, or half-life `p`, after the time `t`. */
export function periodic(
	isDoubling: boolean,
	draw: Draw,
	start: number,
	p: number,
	t: number,
): Draft | undefined {
	const time = draw.random.pick(isDoubling ? SPANS.double : SPANS.half);
	const { has, what, counted } = time === 'year' ? DOUBLING.day : DOUBLING[time];
	const value = start * (isDoubling ? 2 : 0.5) ** (t / p);
	const places = isDoubling ? 0 : 2;
	const isWhole = t % p === 0;
	if (isDoubling && time === 'day' && p > DUCKWEED_DAYS) return undefined;
	// Two doublings are 2 times 2 as well as 2 squared.
	if (
		t === p ||
		t === 2 * p ||
		t / p > 10 ||
		t / p < 0.2 ||
		value < 0.2 ||
		!roundsSafely(value, places)
	)
		return undefined;
	const base = num(isDoubling ? 2 : '1/2');
	const [turn, turns] = isDoubling
		? ['doubling time', 'doubling times']
		: ['half-life', 'half-lives'];
	const span = num(new Fraction(t, p));
	const exact = Number(value.toFixed(places)) === value;
	const shown = exactDecimal(exactOf(start));
	const end = exact ? exactDecimal(new Fraction(value)) : rounded(value, places);
	const answer = { ...decimalAnswer(value, places), body: inMath(end) };
	/** Without rounding in the prompt, nobody rounds a wrong answer either. */
	const typed = (wrong: number) =>
		exact && new Fraction(wrong).d <= 64n
			? rationalAs(new Fraction(wrong), 'decimal', exactDecimal(new Fraction(wrong)))
			: decimalAnswer(wrong, places);
	const prompt = isDoubling
		? say`${has} ${shown} ${what}, and the number of ${counted} doubles ${every(p, time)}. How many ${counted} will there be after ${timeSpan(t, time)}?${exact ? '' : ' Round to the nearest whole number.'}`
		: say`A sample contains ${shown} milligrams of a radioactive substance with a half-life of ${timeSpan(p, time)}. How many milligrams will remain after ${timeSpan(t, time)}?${exact ? '' : ' Round to the nearest hundredth.'}`;
	return {
		prompt,
		answer: withUnit(
			withMisconceptions(
				answer,
				[
					typed(isDoubling ? (start * 2 * t) / p : (start * p) / (2 * t)),
					isDoubling
						? 'multiplied by 2 times the number of doubling times instead of by 2 raised to that number'
						: 'divided by 2 times the number of half-lives instead of by 2 raised to that number',
				],
				[
					typed(start * (isDoubling ? 0.5 : 2) ** (t / p)),
					isDoubling ? 'halved instead of doubling' : 'doubled instead of halving',
				],
				isWhole
					? [
							typed(start * (isDoubling ? 2 : 0.5)),
							`${isDoubling ? 'doubled' : 'halved'} only once instead of once for each ${turn}`,
						]
					: [
							decimalAnswer(start * (isDoubling ? 2 : 0.5) ** (p / t), places),
							`divided the ${turn} by the time to find the number of ${turns}`,
						],
			),
			isDoubling ? counted : 'milligrams',
		),
		steps: [
			...(p === 1 || isWhole ? [] : [sentence(say`Let ${symbol('n')} be the number of ${turns}.`)]),
			p === 1
				? sentence(
						say`In ${timeSpan(t, time)}, there are ${t} ${turns}.`,
						`each ${time} is one ${turn}`,
					)
				: line(
						isWhole
							? equation({ kind: 'divided', left: num(t), right: num(p) }, t / p)
							: gcd(t, p) === 1
								? equation('n', span)
								: equation(equation('n', quotient(t, p)), span),
						isWhole ? `this is the number of ${turns}` : `divide the time by the ${turn}`,
					),
			sentence(
				say`Let ${y} be the ${isDoubling ? `number of ${counted}` : 'mass'} after ${timeSpan(t, time)}${isDoubling ? '' : ', in milligrams'}.`,
			),
			line(
				equation(y, product(shown, power(brackets(base), span))),
				isDoubling
					? 'the initial number is multiplied by 2 for each doubling time'
					: 'the initial mass is multiplied by one half for each half-life',
			),
			line(
				relation(y, exact ? '=' : '\\approx', end),
				exact ? 'evaluate' : 'use a calculator and round',
			),
			sentence(
				isDoubling
					? say`After ${timeSpan(t, time)}, there will be ${exact ? '' : 'about '}${end} ${counted}.`
					: say`After ${timeSpan(t, time)}, ${exact ? '' : 'about '}${end} milligrams will remain.`,
			),
		],
		hints: [
			t < p
				? say`What fraction of a ${turn} is ${timeSpan(t, time)}?`
				: say`How many ${turns} are there in ${timeSpan(t, time)}?${isWhole ? '' : ' The number does not have to be an integer.'}`,
		],
	};
}
