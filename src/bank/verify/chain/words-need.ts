/**
 * What words require nearby: a function whose exact value is used, parentheses to remove, lines about the statistic
 * being compared. Such words contain no number, so only the formulas around them can tell.
 */
import { formulasIn } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { gcd, sidesOf, valueOfTree } from '../values.ts';
import { lettersOf, type Tree } from '../tex-tree.ts';
import { addendsOf, factorsOf } from '../tree-parts.ts';
import { treesIn } from './line-trees.ts';

/** Issues for words that refer to nothing. */
export function checkWordsNeed(question: Question): string[] {
	const { steps, hints } = question;
	return [
		...hints.flatMap(({ text }) => [
			...otherJoin(text, question.question),
			...otherSign(text, [question.question, ...steps.map((step) => step.text)]),
		]),
		...steps.flatMap(({ text, why = '' }, at) => {
			const above = steps[at - 1]?.text ?? question.question;
			return [
				...withoutFunction(why, above),
				...otherFunction(why, () =>
					[question.question, ...steps.map((step) => step.text)].join(' '),
				),
				...noBareLog(why, `${above} ${text}`),
				...nothingDistributed(why, above),
				...keepsFactor(why, above, text),
				...nothingDividedOut(why, above),
				...otherSign(why, [above]),
				...otherExponent(why, above, text),
				...noOpposite(why, above, text),
				...otherJoin(why, question.question),
				...notOnAxis(why, text),
				...noFraction(why, above),
				...noNegativeExponent(why, above),
				...notIdentical(`${text} ${why}`, question.question),
			];
		}),
		...otherStatistic(question),
	];
}

/** The numbers that lie in both rays solve "… and …", those in at least one of them "… or …". */
function otherJoin(words: string, prompt: string): string[] {
	const join = DOUBLE.test(prompt) ? 'and' : /\$ (and|or) \$/.exec(prompt)?.[1];
	const [, said = ''] =
		/lie in (both) of them|lie in (at least) one of them|“(and|or)” means|make (both|at least)/
			.exec(words)
			?.filter(Boolean) ?? [];
	const isAnd = said === 'both' || said === 'and';
	return join === undefined || said === '' || (join === 'and') === isAnd
		? []
		: [`"${words}" does not go with "${join}"`];
}

/** −9 ≤ x ≤ −5 */
const DOUBLE = /\$[^$]*(?:<|\\le )[^$]*(?:<|\\le )[^$]*\$/;

/** "The cosine of an obtuse angle is negative" in a question without a cosine. */
function otherFunction(why: string, written: () => string): string[] {
	const [said, name = ''] = /\bthe (sine|cosine|tangent) of an?\b/.exec(why) ?? [];
	return said === undefined || written().includes(`\\${name.slice(0, 3)}`)
		? []
		: [`"${why}" speaks of the ${name}, and the question has none`];
}

/** "use the exact value at this angle" if the line above has no function of an angle. */
const withoutFunction = (why: string, above: string): string[] =>
	/^use the exact values?\b/.test(why) && !/\\(?:sin|cos|tan|csc|sec|cot)/.test(above)
		? [`"${why}" has no function above it`]
		: [];

/** "… so the exponent decreases by 1": from the line above to this one. */
function otherExponent(why: string, above: string, text: string): string[] {
	const [, verb, by] = /so the exponent (increases|decreases) by (\d+)/.exec(why) ?? [];
	const [was, is] = [above, text].map((line) => Number(/10\^\{(-?\d+)\}[^{]*$/.exec(line)?.[1]));
	const change = (is ?? Number.NaN) - (was ?? Number.NaN);
	return verb === undefined ||
		Number.isNaN(change) ||
		change === Number(by) * (verb === 'increases' ? 1 : -1)
		? []
		: [`"${why}" does not lead from "${above}" to "${text}"`];
}

/** Below "… = -cos x" the opposite is "cos x". */
function noOpposite(why: string, above: string, text: string): string[] {
	const [was, is] = [above, text].map((line) => formulasIn(line).flatMap(sidesOf).at(-1));
	return why === 'take the opposite of both sides' && was !== undefined && was === is
		? [`"${text}" is not the opposite of "${above}"`]
		: [];
}

/** "the point is on the y-axis": so x is 0. */
function notOnAxis(why: string, text: string): string[] {
	const [, axis] = /^the point is on the ([xy])-axis$/.exec(why) ?? [];
	const zero = axis === 'x' ? '$y = 0$' : '$x = 0$';
	return axis === undefined || text.includes(zero)
		? []
		: [`"${why}" is not a reason for "${text}"`];
}

/** "take the square root of the numerator and of the denominator" */
const noFraction = (why: string, above: string): string[] =>
	/root of the numerator and of the denominator/.test(why) && !above.includes('\\frac')
		? [`"${why}" has no fraction above it`]
		: [];

/** "for the coefficient, take the reciprocal and make the exponent positive" of (1/6)⁻² */
const noNegativeExponent = (why: string, above: string): string[] =>
	/take the reciprocal.* and make the exponent positive/.test(why) &&
	!/(?:\)|\d|\})\^\{-/.test(above)
		? [`"${why}" has no negative exponent above it`]
		: [];

/** An equation without a solution has neither identical sides nor equal constants. */
const notIdentical = (words: string, prompt: string): string[] =>
	/\bhas no solution\b/.test(prompt) &&
	/true for every value of \$[a-z]\$|constants are already equal/.test(words)
		? [`"${words}" does not go with an equation that has no solution`]
		: [];

/** "log without a base means base 10" */
const noBareLog = (why: string, lines: string): string[] =>
	/log without a base/.test(why) && !/\\log(?![a-z_])/.test(lines)
		? [`"${why}" has no log without a base near it`]
		: [];

/** A number, a letter, a bracket, or a minus sign in front of an opening bracket, or a factor behind a closing one. */
const FACTOR_OF_BRACKETS =
	/(?:[\w)\]}]|-\s?|\\(?:times|div) )(?:\\left)?[([]|[)\]](?:[\w(]|\^|\\(?:sqrt|frac|log|ln|sin|cos|tan)| \\(?:times|div))/;

const nothingDistributed = (why: string, above: string): string[] =>
	why.startsWith('use the distributive property') && !FACTOR_OF_BRACKETS.test(above)
		? [`"${why}" has no factor of parentheses above it`]
		: [];

/** What is removed may stand behind a plus or minus sign only. */
const keepsFactor = (why: string, above: string, text: string): string[] =>
	/^remove the (?:parentheses|brackets)/.test(why) &&
	[...above.matchAll(/(?:\d|(?<![a-z\\])[a-z]|\})(?:\\left)?\([^()]* [-+] [^()]*\)/g)].some(
		([product]) => !text.includes(product),
	)
		? [`"${why}" says nothing of a factor in "${above}"`]
		: [];

/** "divide out the common factors": there must be one above and below the bar. */
function nothingDividedOut(why: string, above: string): string[] {
	if (!/^(?:cancel: )?divide out (?:the )?common factors?\b/.test(why)) return [];
	const terms = treesIn(above).flatMap(addendsOf);
	const isThere = terms
		.map(factorsOf)
		.some(({ over, under }) =>
			under.some((factor) => over.some((other) => haveCommon(factor, other))),
		);
	return terms.length === 0 || isThere ? [] : [`"${why}" has no common factor above it`];
}

/** Whole numbers with a common divisor, or expressions with a letter in common. */
function haveCommon(one: Tree, other: Tree): boolean {
	const [letters, others] = [lettersOf(one), lettersOf(other)];
	if (letters.length + others.length > 0) return letters.some((letter) => others.includes(letter));
	const [a, b] = [one, other].map((tree) => valueOfTree(tree, {})) as [number, number];
	return b !== 0 && (a === b || (Number.isInteger(a) && Number.isInteger(b) && gcd(a, b) > 1));
}

/** "Which special angle has this sine, apart from the sign?": the sine is negative. */
function otherSign(words: string, lines: readonly string[]): string[] {
	const [, name, apart] =
		/special angle (?:has|with) this (sine|cosine|tangent)(, apart from the sign)?/.exec(words) ??
		[];
	if (name === undefined) return [];
	const value = new RegExp(`^\\\\${name.slice(0, 3)} ?\\S+ = (-?).*\\d`);
	const signs = lines.flatMap(formulasIn).flatMap((tex) => value.exec(tex)?.[1] ?? []);
	return signs.length === 0 || signs.includes(apart === undefined ? '' : '-')
		? []
		: [`"${words}" does not go with the sign of the ${name}`];
}

const STATISTIC = /interquartile range|median|mean|standard deviation|(?<!interquartile )range/;

/** A statement about a statistic is chosen after lines that find it. */
function otherStatistic({ question, steps, answer }: Question): string[] {
	const [wanted] = answer.choices ? (STATISTIC.exec(answer.text) ?? []) : [];
	if (wanted === undefined) return [];
	const said = [
		questionText(question),
		...steps.slice(0, -1).map(({ text, why = '' }) => `${text} ${why}`),
	];
	return said.some((words) => words.includes(wanted)) ? [] : [`no line finds the ${wanted}`];
}
