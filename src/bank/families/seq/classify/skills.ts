/** seq.classify: arithmetic, geometric or neither. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	list,
	num,
	quotient,
	relation,
	signed,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { rounded } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';

export const skills: Skills = {
	'Classify a sequence and find its next term': classify,
};

const COUNT = 4;

function termsOf(draw: Draw): { terms: number[]; type: 'A' | 'G' | 'N' } | undefined {
	const [first, d, r] = [draw.int('a1'), draw.int('d'), draw.int('r')];
	const type = draw.inTurn('type').charAt(0).toUpperCase();
	const places = Array.from({ length: COUNT + 1 }, (_, at) => at);
	if (type === 'A') return { type, terms: places.map((at) => first + at * d) };
	if (type === 'G') return { type, terms: places.map((at) => first * r ** at) };
	const step = Math.abs(d);
	return { type: 'N', terms: places.map((at) => first + (step * at * (at + 1)) / 2) };
}

function classify(draw: Draw): Draft | undefined {
	const made = termsOf(draw);
	if (!made || made.terms.some((value) => Math.abs(value) > 3000)) return undefined;
	const { terms, type } = made;
	const [a = 0, b = 0, c = 0, d = 0, next = 0] = terms;
	if (a === b || a === 0 || b === 0) return undefined;
	const shown: Expression = list(...[a, b, c, d].map((value) => num(value)), symbol('\\dots'));
	const names = { A: 'arithmetic', G: 'geometric', N: 'neither arithmetic nor geometric' } as const;
	const option = (kind: 'A' | 'G' | 'N', value: number) =>
		say`${names[kind]}, and the next term is ${value}`;
	const added = d + (b - a);
	const options = [
		...(type === 'A'
			? []
			: [distractor(option('A', added), 'looked only at the first difference')]),
		...(type === 'G' ? [] : [distractor(option('G', d * 2), 'doubled the last term')]),
		...(type === 'N'
			? []
			: [
					distractor(
						option('N', next),
						`found the next term but did not see that the ${type === 'A' ? 'differences' : 'ratios'} are all equal`,
					),
				]),
		distractor(option(type, type === 'A' ? d + 2 * (d - c) : d + (d - c)), LAST_MISTAKES[type]),
	].slice(0, 3);
	return {
		prompt: say`What kind of sequence is ${shown}, and what is the next term if the pattern continues?`,
		answer: multipleChoice(option(type, next), ...options),
		steps: [
			sentence(
				say`The differences are ${b - a}, ${c - b}, and ${d - c}${type === 'A' ? ', so they are all equal' : type === 'G' ? ', so they are not all equal' : ''}.`,
				'subtract each term from the next term',
			),
			...(type === 'G'
				? [
						sentence(
							say`Each term is ${b / a} times the previous term.`,
							'divide each term by the term before it',
						),
					]
				: []),
			...(type === 'N'
				? [
						sentence(unequalRatios(a, b, c, d), 'divide each term by the term before it'),
						sentence(
							say`Neither the differences nor the ratios are all equal, but the differences increase by ${c - b - (b - a)} each time.`,
						),
					]
				: []),
			line(
				equation(
					type === 'G'
						? times(d, signed(b / a))
						: { kind: 'sum', terms: [num(d), signed(next - d)] },
					next,
				),
				type === 'A'
					? 'add the common difference to the last term'
					: type === 'G'
						? 'multiply the last term by the common ratio'
						: `the next difference is ${d - c} + ${c - b - (b - a)} = ${next - d}`,
			),
			sentence(say`The sequence is ${option(type, next)}.`),
		],
		hints: [
			say`Are the differences between consecutive terms equal? Are the ratios equal?`,
			say`What do you add to each term, or multiply it by, to get the next one? If neither stays the same, how do the differences change?`,
		],
	};
}

/** Mistakes of learners who see what kind of sequence it is. */
const LAST_MISTAKES = {
	A: 'added the common difference twice',
	G: 'added the last difference instead of multiplying by the common ratio',
	N: 'added the last difference again',
} as const;

/** The first two ratios, and the third where those two are equal. */
function unequalRatios(a: number, b: number, c: number, d: number): Prose {
	const [first, second] = [new Fraction(b, a), new Fraction(c, b)];
	return first.equals(second)
		? say`The ratios are ${equation(quotient(b, a), num(first))}, ${equation(quotient(c, b), num(second))}, and ${equation(quotient(d, c), num(new Fraction(d, c)))}.`
		: say`The first two ratios are ${inDecimals(first)} and ${inDecimals(second)}, so they are not equal.`;
}

/** 17/14 ≈ 1.21, so that it can be compared. */
function inDecimals(value: Fraction): Expression {
	if (value.d === 1n) return num(value);
	return relation(num(value), value.mul(100).d === 1n ? '=' : '\\approx', rounded(value, 2));
}
