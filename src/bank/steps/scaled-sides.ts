/**
 * Figures that match: how their vertices are named, and the sides of similar ones: the scale factor from one pair, then
 * the side asked for. Decimals throughout.
 */
import Fraction from 'fraction.js';
import {
	divided,
	equation,
	type Expression,
	quotient,
	symbol,
	times,
} from '../../math/expression.ts';
import { exactDecimal } from '../../math/notation.ts';
import { type Prose, say } from '../../math/prose.ts';
import {
	type DraftAnswer,
	exactDecimal as decimalAnswer,
	integer,
	type Line,
	line,
	rational,
	sentence,
	type WrongAnswer,
} from '../family.ts';

/** Without the noise of binary fractions. */
export const tidyLength = (value: number): number => Number(value.toFixed(6));

/** 7, 2.5 */
export const written = (value: number): Expression => exactDecimal(new Fraction(tidyLength(value)));

export const numberAnswer = (value: number): DraftAnswer =>
	Number.isInteger(tidyLength(value))
		? integer(tidyLength(value))
		: decimalAnswer(tidyLength(value));

/** A side and its match in the other figure, which is `k` times as long. */
export type Side = { name: string; value: number; match: string };

/** What learners take for the side: the factor used the other way, or added instead of multiplied by. */
export function scaledMisconceptions(
	known: Side,
	asked: Side,
	k: number,
	findMatch: boolean,
): WrongAnswer[] {
	const factor = new Fraction(k);
	const from = findMatch ? new Fraction(asked.value) : factor.mul(asked.value);
	const grown = factor.mul(known.value).sub(known.value);
	const other = findMatch ? from.add(grown) : from.sub(grown);
	return [
		[
			rational(findMatch ? from.div(factor) : from.mul(factor)),
			findMatch
				? 'divided by the scale factor instead of multiplying by it'
				: 'multiplied by the scale factor instead of dividing by it',
		],
		...(other.gt(0)
			? ([
					[
						rational(other),
						findMatch
							? 'added the difference between two sides instead of multiplying by their ratio'
							: 'subtracted the difference between two sides instead of dividing by their ratio',
					],
				] as WrongAnswer[])
			: []),
		[rational(from), 'assumed that the corresponding sides are equal'],
	];
}

export function scaledLines(known: Side, asked: Side, k: number, findMatch: boolean): Line[] {
	const result = tidyLength(findMatch ? asked.value * k : asked.value);
	return [
		line(
			equation(
				'k',
				equation(
					quotient(known.match, known.name),
					quotient(written(known.value * k), written(known.value)),
				),
			),
			'the scale factor is the ratio of two corresponding sides',
		),
		line(equation('k', written(k)), 'divide'),
		findMatch
			? line(
					equation(asked.match, times(written(k), written(asked.value))),
					`${asked.match} is k times as long as ${asked.name}, so multiply ${asked.name} by k`,
				)
			: line(
					equation(asked.name, divided(written(asked.value * k), written(k))),
					`${asked.match} is k times as long as ${asked.name}, so divide ${asked.match} by k`,
				),
		line(
			equation(findMatch ? asked.match : asked.name, written(result)),
			findMatch ? 'multiply' : 'divide',
		),
		sentence(say`${symbol(findMatch ? asked.match : asked.name)} is ${written(result)} cm long.`),
	];
}

/** The reason why a side or an angle corresponds to another. */
export const IN_ORDER = 'corresponding vertices are listed in the same order';

/** "Triangle ABC is similar to triangle DEF, with corresponding vertices listed in the same order." */
export const inOrder = (one: string, relation: 'similar' | 'congruent', other: string): Prose =>
	say`Triangle ${symbol(one)} is ${relation} to triangle ${symbol(other)}, with corresponding vertices listed in the same order.`;
