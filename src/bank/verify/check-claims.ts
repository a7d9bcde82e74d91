/** What a solution says of numbers in words: "6 times 6 is 36", "the factor −4 is negative". */
import type { Question } from '../../schemas/wire/question.ts';
import { isNear, readRelation, valuesOf } from './equation-lines.ts';

type Claim = { pattern: RegExp; holds: (...numbers: number[]) => boolean };

/** A whole number, a decimal or a fraction, not the end or the beginning of something longer. */
const N = String.raw`(?<![\w./^)}]|[+-] )(-?\d+(?:\.\d+)?(?:/\d+)?)(?![\w/^]|\.\d)`;

const claim = (words: string, holds: Claim['holds']): Claim => ({
	pattern: new RegExp(words.replaceAll('N', N), 'g'),
	holds,
});

const CLAIMS: readonly Claim[] = [
	claim('half of N is N', (whole, half) => isNear(whole / 2, half)),
	claim('N is a square number', (square) => Number.isInteger(Math.sqrt(square))),
	claim('N is the square of N', (square, root) => isNear(root ** 2, square)),
	claim('the square of N is N', (root, square) => isNear(root ** 2, square)),
	claim('N times N is N', (a, b, product) => isNear(a * b, product)),
	claim('N to the power N is N', (base, exponent, power) => isNear(base ** exponent, power)),
	claim('N is N to the power N', (power, base, exponent) => isNear(base ** exponent, power)),
	claim('N is positive', (number) => number > 0),
	claim('N is negative', (number) => number < 0),
	claim('N is even', (number) => number % 2 === 0),
	claim('N is odd', (number) => Math.abs(number % 2) === 1),
];

/** Issues for each such sentence of the steps, and each equation between numbers in a reason, that is not true. */
export function checkClaims({ steps }: Pick<Question, 'steps'>): string[] {
	const equations = steps
		.flatMap(({ why = '' }) => [...why.matchAll(WORDED_EQUATION)])
		.filter(({ index, input }) => !/(?<![a-z])[a-z] ?$|[)\]] ?$/i.test(input.slice(0, index)))
		.map(([words]) => words)
		.filter((words) => !isTrueEquation(words))
		.map((words) => `"${words}" is not true`);
	return [...equations, ...falseSentences(steps)];
}

/** "∛189 = 3∛7", "(−5)² = 25": numbers only, as reasons write them. */
const WORDED_EQUATION = /[-−(√∛∜\d][-−+×÷\d\s.()√∛∜²³⁴⁵⁶/]*(?:=[-−+×÷\d\s.()√∛∜²³⁴⁵⁶/]+)+/g;

const POWERS = '²³⁴⁵⁶';
const ROOTS: Readonly<Record<string, string>> = { '√': '', '∛': '[3]', '∜': '[4]' };

function isTrueEquation(words: string): boolean {
	const tex = words
		.trim()
		.replace(/[.(]$/, '')
		.replaceAll('−', '-')
		.replaceAll('×', ' \\times ')
		.replaceAll('÷', ' \\div ')
		.replaceAll(/[²³⁴⁵⁶]/g, (sign) => `^{${POWERS.indexOf(sign) + 2}}`)
		.replaceAll(/([√∛∜])(?:(\d+)|\(([^()]*)\))/g, (_, sign: string, number = '', inner = '') => {
			return `\\sqrt${ROOTS[sign]}{${number}${inner}}`;
		})
		.replaceAll(/(\d+)\/(\d+)/g, '\\frac{$1}{$2}');
	const relation = readRelation(tex);
	const [first = 0, ...others] = relation ? valuesOf(relation, {}) : [];
	return others.every((value) => Number.isNaN(value + first) || isNear(value, first));
}

function falseSentences(steps: Question['steps']): string[] {
	return steps
		.flatMap(({ text, why = '' }) => [text, why])
		.flatMap((text) => {
			const words = inPlainNumbers(text);
			const isTrue = CLAIMS.every(({ pattern, holds }) =>
				[...words.matchAll(pattern)].every(([, ...numbers]) => holds(...numbers.map(valueOf))),
			);
			return isTrue ? [] : [`"${text}" is not true`];
		});
}

/** "$-\frac{2}{3}$ is negative" becomes "-2/3 is negative". */
const inPlainNumbers = (text: string): string =>
	text
		.replaceAll('−', '-')
		.replaceAll('{,}', '')
		.replaceAll('$', '')
		.replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/g, '$1/$2');

function valueOf(text: string): number {
	const [numerator = 0, denominator = 1] = text.split('/').map(Number);
	return numerator / denominator;
}
