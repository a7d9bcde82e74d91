/** Sums and differences of logarithms to write as a single logarithm. */
import {
	brackets,
	continued,
	type Expression,
	power,
	product,
	quotient,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	expression,
	line,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { type Base, COEFFICIENT_TO_EXPONENT, log } from '../../../steps/exponential.ts';
import { fractionOf, lawsOf, type Part, sumOfLogs, sumWithPowers } from './terms.ts';

const LETTER_SETS = [
	['x', 'y', 'z'],
	['a', 'b', 'c'],
	['p', 'q', 'r'],
	['m', 'n', 'k'],
] as const;

/** One logarithm from three; with `half`, the whole sum is halved and the answer is the log of a root. */
export function condense(draw: Draw, base: Base, half: boolean): Draft | undefined {
	const letters = draw.random.pick(LETTER_SETS);
	const parts: Part[] = ['a', 'b', 'c'].map((name, at) => ({
		coefficient: draw.int(name),
		letter: letters[at] ?? 'x',
	}));
	const first = parts[0];
	if (!first || first.coefficient < 0 || parts.every(({ coefficient }) => coefficient === 1))
		return undefined;
	// An even exponent would have to come out of the root.
	if (half && parts.some(({ coefficient }) => coefficient % 2 === 0)) return undefined;
	const problem = sumOfLogs(parts, base);
	const shown = half ? product(quotient(1, 2), { kind: 'brackets', of: problem }) : problem;
	const inside = fractionOf(parts);
	const answer = log(base, half ? root(inside) : inside);
	const withPowers = sumWithPowers(parts, base);
	return {
		prompt: say`Write as a single logarithm: ${shown}.`,
		answer: withMisconceptions(expression(answer), ...wrongLogs(parts, base, half)),
		steps: [
			line(shown),
			line(
				continued(
					half ? product(quotient(1, 2), { kind: 'brackets', of: withPowers }) : withPowers,
				),
				COEFFICIENT_TO_EXPONENT,
			),
			line(continued(half ? product(quotient(1, 2), log(base, inside)) : answer), lawsOf(parts)),
			...(half
				? [
						line(
							continued(log(base, power(brackets(inside), quotient(1, 2)))),
							COEFFICIENT_TO_EXPONENT,
						),
						line(continued(answer), 'the exponent 1/2 means the square root'),
					]
				: []),
		],
		hints: [
			say`Which law of logarithms lets you write a coefficient as an exponent?`,
			say`Which laws then combine the logarithms?`,
		],
	};
}

function wrongLogs(parts: readonly Part[], base: Base, half: boolean): WrongAnswer[] {
	const whole = (inside: Expression) => expression(log(base, half ? root(inside) : inside));
	const reversed = parts.map((part, at) =>
		at === 0 ? part : { ...part, coefficient: -part.coefficient },
	);
	const above = parts.map((part) => ({ ...part, coefficient: Math.abs(part.coefficient) }));
	const hasQuotient = parts.some(({ coefficient }) => coefficient < 0);
	return [
		...(half
			? [
					[expression(log(base, fractionOf(parts))), 'left out the factor of one half'] satisfies [
						DraftAnswer,
						string,
					],
				]
			: []),
		hasQuotient
			? [whole(fractionOf(above)), multiplied(parts)]
			: [whole(fractionOf(reversed)), 'divided by arguments whose logarithms are added'],
		[
			whole(
				fractionOf(parts.map((part) => ({ ...part, coefficient: Math.sign(part.coefficient) }))),
			),
			coefficientsLeftOut(parts, half),
		],
	];
}

const RAISED = ['', '', '²', '³', '⁴', '⁵', '⁶'];

function multiplied(parts: readonly Part[]): string {
	const powers = parts
		.filter(({ coefficient }) => coefficient < 0)
		.map(({ letter, coefficient }) => `${letter}${RAISED[-coefficient] ?? ''}`);
	return powers.length === 1
		? `multiplied by ${powers[0]} instead of dividing by it, although its logarithm is subtracted`
		: `multiplied by ${listInWords(powers)} instead of dividing by them, although their logarithms are subtracted`;
}

/** A half in front of the sum is kept. */
function coefficientsLeftOut(parts: readonly Part[], half: boolean): string {
	const sizes = parts.map(({ coefficient }) => Math.abs(coefficient)).filter((size) => size > 1);
	return sizes.length === 1
		? `left out the coefficient ${sizes[0]}`
		: `left out the coefficients${half ? ' in the brackets' : ''}`;
}
