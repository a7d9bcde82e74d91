/** The equations between numbers that a text states ("8 + 9 = 17", "∛189 = 3∛7"), and whether they are true. */
import { isNear, readRelation, valuesOf } from '../equation-lines.ts';
import { asTex } from './plain-math.ts';

/** Issues for false equations between numbers; only for text, since lines have their own readers. */
export const falseEquations = (words: string): string[] =>
	equationsIn(words)
		.filter((equation) => !isTrueEquation(equation))
		.map((equation) => `"${equation}" is not true`);

/** "∛189 = 3∛7", "(−5)² = 25", "5 × 2,622 = 13,110": numbers only, as reasons write them. */
const SIDE = String.raw`(?:[-−+×÷\d\s.()√∛∜²³⁴⁵⁶^{}/]|(?<=\d),(?=\d{3}(?!\d)))`;
const EQUATION = new RegExp(`[-−(√∛∜\\d]${SIDE}*(?:=${SIDE}+)+`, 'g');

/** Each equation between numbers in a text, as it is written. */
export const equationsIn = (words: string): string[] =>
	[...words.matchAll(EQUATION)]
		.filter(({ index, input }) => !/(?<![a-z])[a-z] ?$|[)\]^{] ?$/i.test(input.slice(0, index)))
		.map(([equation]) => equation);

function isTrueEquation(words: string): boolean {
	const numbers = words.trim().replace(/[.(]$/, '').replaceAll(',', '');
	const relation = readRelation(
		asTex(numbers).replaceAll('×', ' \\times ').replaceAll('÷', ' \\div '),
	);
	const [first = 0, ...others] = relation ? valuesOf(relation, {}) : [];
	return others.every((value) => Number.isNaN(value + first) || isNear(value, first));
}
