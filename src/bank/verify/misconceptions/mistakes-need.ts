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

type Need = {
	words: RegExp;
	isThere: (
		text: string,
		formulas: () => readonly Tree[],
		said: readonly (string | undefined)[],
	) => boolean;
};

/** A fraction, with groups in it. */
const QUOTIENT =
	/\\frac\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

const NEEDS: readonly Need[] = [
	{
		// "+ instead of +", "y and y"
		words:
			/(?<!\S)([^\s,]+(?: [a-z]+)?) instead of \1(?=$|[,;]| (?:before|in|as) )|(?<!\S)([a-z]) and \2(?![^\s,;])/,
		isThere: () => false,
	},
	{
		words: /^dropped the negative sign from (\d*[a-z])$/,
		isThere: (text, _, [, term]) => new RegExp(`[-−] ?${term}(?![a-z])`).test(text),
	},
	{
		// In "y = 2x", x has a coefficient, and so does the y of "3y = 2x".
		words: /\b(?:coefficient of ([a-z])|([a-z])-terms?)(?=$|[\s,;])/,
		isThere: (text, _, [, ofLetter, inTerm]) =>
			(ofLetter
				? new RegExp(
						`(?:[\\d}]|- )${ofLetter}(?![a-zA-Z(])|(?<![a-zA-Z\\\\])${ofLetter}(?! =|[a-zA-Z(])`,
					)
				: new RegExp(`(?<![a-zA-Z\\\\])${inTerm}(?![a-zA-Z(])`)
			).test(text),
	},
	{
		// A sum or a product is the same in any order.
		words: /^(?:added|multiplied)\b.* in the wrong order/,
		isThere: () => false,
	},
	{
		words: /^reversed the subtraction in the (numerator|denominator)/,
		isThere: (text, _, [, part]) =>
			[...text.matchAll(QUOTIENT)].some(([, over = '', under = '']) =>
				(part === 'numerator' ? over : under).includes(' - '),
			),
	},
	{
		// The side that is needed is on a line.
		words: /^used ([A-Z]{2}) instead of ([A-Z]{2})\b/,
		isThere: (text, _, [, used, needed]) =>
			used !== needed && new RegExp(`\\n.*\\b${needed}\\b`).test(text),
	},
	{
		// Without an axis or a point, only the one direction matters.
		words: /^used the opposite sign for the (horizontal|vertical) translation/,
		isThere: (text, _, [, which]) => {
			const [, asked] = /^Give the (domain|range) of/.exec(text) ?? [];
			return asked === undefined || (asked === 'domain') === (which === 'horizontal');
		},
	},
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
		// In "evaluate for x = 5 and y = −2", the power may be y itself.
		isThere: (text, formulas) =>
			/\bevaluate for\b[^\n]*= -/.test(text) || formulas().some(isNegativePower(1)),
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

/** What the prompt (the first line), the lines, or the reasons say where a mistake can be made. */
const SAYS: readonly (readonly [words: RegExp, text: RegExp])[] = [
	[/^(?:added|subtracted) the equations as if the x-terms/, /x-terms/],
	[/^(?:added|subtracted) the equations as if the y-terms/, /y-terms/],
	[/^subtracted the equations as if/, /\badd\b/],
	[/^added the equations as if/, /\bsubtract\b/],
	[/^added the exponents instead of subtracting/, /\bsubtract/],
	[/^added the denominators too/, /\badd\b/],
	[/^added only two of the four sides/, /\bopposite\b/],
	[/^added the first factors instead of multiplying/, /^(?![^\n]*\\frac)/],
	[/^added the horizontal and vertical distances instead/, /\\sqrt/],
	[/^added the squares, as if the unknown side/, /\bunknown\b/],
	[/^added the scale factor instead/, /\\times/],
	[/^added the numerators and added/, /\badd\b/],
	[/^added the principal to/, /\binterest\b/],
	[/^added \S+ instead of multiplying both sides/, /\bmultiply\b/],
	[/^factored the difference of squares as if/, /squares/],
	[/^used (?:the )?\w+ instead of (?:the )?sine\b/, /sin/],
	[/^used (?:the )?\w+ instead of (?:the )?cosine\b/, /cos/],
	[/^used (?:the )?\w+ instead of (?:the )?tangent\b/, /tan/],
	[/^used (?:the )?\w+ instead of (?:the )?cotangent\b/, /cot/],
	[/^used (?:the )?\w+ instead of (?:the )?secant\b/, /sec/],
	[/^used (?:the )?\w+ instead of (?:the )?cosecant\b/, /csc|cosecant/],
	[/^used the quadrants in which the sine/, /\bsine\b/],
	[/^used the quadrants in which the cosine/, /\bcosine\b/],
	[/^used the quadrants in which the tangent/, /\btangent\b/],
	[/^used the number in the squared binomial/, /\\pm|\\sqrt/],
	[/^used the whole length of the minor axis/, /\bminor\b/],
	[/^used only the plus sign of ±/, /\\pm/],
	[/^used negative reciprocals instead/, /\bparallel\b/],
	[/^used equal slopes instead/, /\bperpendicular\b/],
	[/^used the pattern for the square of a sum/, /^[^\n]*-/],
	[/^used the pattern for the square of a difference/, /^[^\n-]*\n/],
	[/^used the pattern for a difference of cubes/, /^[^\n]*\+/],
	[/^used the pattern for a sum of cubes/, /^[^\n]*-/],
	[/^used the conversion factor for area instead/, /\bcubic\b/],
	[/^alternated the signs, as in/, /^[^\n]*\+/],
	[/^stopped after the first case/, /\bonly\b/],
	[/^interchanged the two sides in the sine law/, /\binverse\b/],
	[/^multiplied the exponents instead of adding/, /\badd\b/],
	[/^multiplied the exponents instead of subtracting/, /\bsubtract/],
	[/^multiplied the base by the exponent instead of/, /\bpower\b/],
	[/^divided the exponents instead of subtracting/, /\bsubtract/],
	[/^divided the logarithms instead of/, /^[^\n]*\\frac/],
	[/^divided by .* instead of taking the square root/, /square/],
	[/^divided by the scale factor instead of/, /\\times/],
	[/^divided by \S+ instead of multiplying both sides/, /\bmultiply\b/],
	[/^evaluated a power with exponent 0/, /nonzero/],
	[/^left out the negative sign in front of the function/, /\bsign\b/],
	[/^treated the graph as opening upward/, /\brange\b/],
	[/^gave the range$/, /\bdomain\b/],
	[/^gave the domain$/, /\brange\b/],
	[/^gave the y-intercept instead of the slope/, /\bslope\b/],
	[/^gave the value of \w at which the minimum/, /\bminimum\b/],
	[/^gave the value of \w at which the maximum/, /\bmaximum\b/],
	[/^gave the measure of angle \w, which does not/, /\\circ/],
	[/^gave the total of the column/, /\bcolumn\b/],
	[/^gave the vertex$/, /\bfocus\b/],
	[/^gave the constant third difference/, /\bthird\b/],
	[/^gave the constant fourth difference/, /\bfourth\b/],
	[/^gave the interval where the graph goes down/, /\bincreas|\bpositive\b/],
	[/^gave the interval where the graph goes up/, /\bdecreas|\bdown\b|\bnegative\b/],
	[/^gave the width instead of the height/, /\bheight\b|\btall\b/],
	[/^ignored the absolute value bars/, /\babsolute\b|\|/],
	[/^ignored the radical$/, /\\sqrt/],
	[/^rejected \S+, which satisfies/, /\bboth\b/i],
	[/^counted the opposite of the solution/, /\bonly\b/],
	[/^left out the middle term of the first product/, /^[^\n]*\([^\n]*\([^\n]*\(/],
	[/^left out the middle term of the square/, /\^\{2\}|square/],
	[/^read the column next to/, /\btable\b/],
	[/^read the dot next to/, /\bdots?\b/],
	[/^substituted the output for the input/, /^[^\n]*\([a-z]\) = -?[\d.]+\$/],
	[/^forgot to double the middle term/, /\^\{2\}/],
	[/^changed the sign of only the first term in the expression/, /\bdistribute\b/],
	[/^found the sale price instead of the discount/, /\bdiscount\b/],
	[/^found the minimum value instead/, /\bmaximum\b/],
	[/^found the maximum value instead/, /\bminimum\b/],
	[/^concluded that there is no solution because no variable/, /\bevery\b/],
	[/^concluded that every number is a solution/, /\bnever\b/],
	[/^kept only the extraneous solution/, /\bextraneous\b/],
	[/^subtracted the difference between two sides instead/, /\\div/],
	[/^subtracted the values instead of adding/, /\+/],
	[/^subtracted the remainder instead/, /\bremainder\b/],
	[/^gave the answer the sign of the second fraction/, /-/],
	[/^used the sign of the fraction with the smaller absolute value/, /-/],
	[/^did not change the sign of the first term/, /\bsign\b/],
	[/^took the logarithm before/, /\\log/],
	[/^listed the numbers from greatest to least/, /\bleast\b/],
	[/^listed the numbers from least to greatest/, /\bgreatest\b/],
	[/^squared both sides and kept/, /\bnever\b|\bextraneous\b/],
];

/** The needs by the first word of their mistakes. */
const BY_WORD = Map.groupBy(
	[...NEEDS, ...SAYS.map(([words, said]): Need => ({ words, isThere: (text) => said.test(text) }))],
	({ words }) => /^\^([a-z]+)/.exec(words.source)?.[1] ?? '',
);
const OTHERS = BY_WORD.get('') ?? [];

/** What this mistake needs. */
const needsOf = (why: string): Need[] =>
	[...(BY_WORD.get(/^[a-z]+/.exec(why)?.[0] ?? '-') ?? []), ...OTHERS].filter(({ words }) =>
		words.test(why),
	);

/** y = 2x − 3, y = −2x + 3, y = 3 − 2x, and y = −3 + 2x: one term of the two is negative. */
const OPPOSITE_SIGNS = /\$y = (?:-[^$ ]+ \+|[^-$ ][^$ ]* -) /;

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
	const needed = named.flatMap((why) => needsOf(why).map((need) => ({ why, need })));
	if (needed.length === 0) return [];
	const text = [
		questionText(question.question),
		...steps.flatMap((step) => [step.text, step.why ?? '']),
	].join('\n');
	const formulas = () =>
		formulasIn(text)
			.flatMap(sidesOf)
			.flatMap((tex) => ifReadable(() => partsOf(treeOf(tex))) ?? []);
	return needed
		.filter(({ why, need }) => !need.isThere(text, formulas, need.words.exec(why) ?? []))
		.map(({ why }) => `"${why}" is a mistake that cannot be made here`);
}
