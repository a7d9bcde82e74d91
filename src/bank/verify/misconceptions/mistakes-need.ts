/**
 * What a named mistake presupposes, whatever its value: a negative sign to ignore, an even power of a negative number, a
 * sum that could have been a difference. Checked for every mistake, including those that no rule can repeat.
 */
import { formulasIn } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { ifReadable, sidesOf, valueOfTree } from '../values.ts';
import { type Tree, treeOf } from '../tex-tree.ts';
import { isOperation, partsOf } from '../tree-parts.ts';

type Need = { words: RegExp; isThere: (text: string, formulas: () => readonly Tree[]) => boolean };

const NEEDS: readonly Need[] = [
	{
		words: /^(?:ignored|dropped|left out) the (?:negative|minus) sign\b/,
		isThere: (text) => /(?<![a-z])-(?=\s?[\d\\(a-zA-Z{])|\bnegative\b|\bbelow\b/.test(text),
	},
	{
		words:
			/^(?:made|wrote) an even power of a negative (?:number|coefficient)|^kept the negative sign for an even number of negative factors/,
		isThere: (_, formulas) => formulas().some(isNegativePower(0)),
	},
	{
		words:
			/^made an odd power of a negative (?:number|coefficient)|^made the product of an odd number of negative factors positive/,
		isThere: (_, formulas) => formulas().some(isNegativePower(1)),
	},
	{
		words: /^applied the exponent to the negative sign too/,
		isThere: (_, formulas) =>
			formulas().some((tree) => tree.kind === 'negative' && isOperation(tree.of, '^')),
	},
	{
		words: /^(?:added|used the sum) instead of subtract/,
		isThere: (text) => /\s-\s|subtract|difference|\bless\b|−/.test(text),
	},
	{
		words: /^moved the coefficients? across the fraction bar/,
		isThere: (text) => /^[^\n]*\\frac/.test(text),
	},
	{
		words: /^moved the coefficient to the denominator/,
		isThere: (text) => !/^[^\n]*\\frac/.test(text),
	},
	{
		words: /^moved the coefficients across/,
		isThere: (text) => /= (?:-\s?)?\\frac\{\d[^{}]*(?:\^\{[^{}]*\}[^{}]*)*\}\{\d/.test(text),
	},
	{
		words: /^(?:rounded correctly but )?did not reverse the inequality symbol$/,
		isThere: (text) => /revers/.test(text),
	},
	{
		words: /^added before multiplying$/,
		isThere: (text) => /\S \+ \S/.test(text),
	},
	{
		words: /^subtracted before multiplying$/,
		isThere: (text) => /\S - \S/.test(text),
	},
	{
		words: /^subtracted the numerators and added the denominators/,
		isThere: (text) => /\} - \\frac|\\d?frac.* - /.test(text),
	},
	{
		words: /^subtracted instead of adding/,
		isThere: (text) => /\+|\badd|\bsum\b|total|altogether|more/.test(text),
	},
	{
		words: /^kept a negative sign\b/,
		isThere: (text) => /^[^\n]*-/.test(text),
	},
	{
		words: /^did not check whether the opposite of each zero/,
		isThere: (text) => /\bzeros?\b/.test(text),
	},
	{
		words: /^used the sign of the (?:x-term|constant term) for\b/,
		isThere: (text) => OPPOSITE_SIGNS.test(text),
	},
	{
		words: /^did not change the sign of the constant when moving it|^moved both terms\b/,
		isThere: (text) => /^(?:add|subtract) (?:\S+ and )?[\d/]+ (?:to|from) both sides/m.test(text),
	},
	{
		words: /^did not change the sign of the x-term when moving it|^moved both terms\b/,
		isThere: (text) => /^(?:add|subtract) [\d/]*[a-z]?x\b.* (?:to|from) both sides/m.test(text),
	},
];

/** y = 2x − 3, y = −2x + 3, y = 3 − 2x, and y = −3 + 2x: one term of the two is negative. */
const OPPOSITE_SIGNS = /^[^\n]*\$y = (?:-[^$ ]+ \+|[^-$ ][^$ ]* -) /;

/** (−3)⁴ and (−2x)⁴, but not −3⁴; a negative exponent is even or odd by its absolute value. */
const isNegativePower =
	(remainder: number) =>
	(tree: Tree): boolean =>
		tree.kind === 'operation' &&
		tree.sign === '^' &&
		tree.left.kind === 'negative' &&
		Math.abs(valueOfTree(tree.right, {})) % 2 === remainder;

/** Issues for the mistakes that cannot be made in this question. */
export function checkMistakesNeed(question: Question): string[] {
	const { steps, answer, misconceptions = [] } = question;
	const named = [
		...misconceptions.map(({ why }) => why),
		...(answer.choices ?? []).flatMap(({ misconception }) => misconception ?? []),
	];
	const needed = NEEDS.filter(({ words }) => named.some((why) => words.test(why)));
	if (needed.length === 0) return [];
	const lines = [
		questionText(question.question),
		...steps.flatMap(({ text, why = '' }) => [text, why]),
	];
	const formulas = () =>
		lines
			.flatMap(formulasIn)
			.flatMap(sidesOf)
			.flatMap((tex) => ifReadable(() => partsOf(treeOf(tex))) ?? []);
	return needed
		.filter(({ isThere }) => !isThere(lines.join('\n'), formulas))
		.flatMap(({ words }) => named.filter((why) => words.test(why)))
		.map((why) => `"${why}" is a mistake that cannot be made here`);
}
