/**
 * What a hint says of the question: it has what is spoken of, what is still to be done is left to do, factors differ as it
 * says, and what it asks is used.
 */
import { formulasIn } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { sidesOf } from '../values.ts';

/** Issues for hints that do not go with the lines. */
export const checkHintsNeed = ({ question, hints, steps, answer }: Question): string[] =>
	hints.flatMap(({ text }) => [
		...nothingAsked(text, question),
		...nothingTo(text, [question, ...steps.map((step) => step.text)]),
		...otherCount(text),
		...otherLead(text, question),
		...noInteger(text, question),
		...otherLimit(text, question),
		...noCoefficient(text, question),
		...otherRemaining(text, steps),
		...otherFactors(text, question),
		...unused(text, steps),
		...sameAxis(text),
		...otherProduct(text, answer.value),
		...otherFractions(text, [question, ...steps.map((step) => step.text)]),
		...otherMultiple(text, question),
		...otherEnd(text),
	]);

/** What a hint asks about a parabola, and how a line speaks of it. */
const USES: readonly (readonly [hint: RegExp, line: RegExp])[] = [
	[/does the parabola open up or down\?/, /\bopens (?:up|down)/],
	[/where does the parabola meet the \$x\$-axis\?/, /touches the x-axis|meets the x-axis/],
];

const unused = (hint: string, steps: Question['steps']): string[] =>
	USES.filter(
		([asked, used]) =>
			asked.test(hint) && !steps.some(({ text, why = '' }) => used.test(`${text} ${why}`)),
	).map(() => `no line uses what "${hint}" asks`);

/** "What is $y$ where a line crosses the $x$-axis?" leads on, and the $x$ there is what is asked for. */
const sameAxis = (hint: string): string[] =>
	/\$([xy])\$ (?:where [^,?]* (?:crosses|meets)|at a point on) the \$\1\$-axis/.test(hint)
		? [`"${hint}" asks for the number that the axis does not give`]
		: [];

/** What a hint says is the same in every question, after the words that lead to it. */
const ENDS: readonly (readonly [words: RegExp, end: RegExp])[] = [
	[/\bchange the coefficient to /, /^\$1\$\?$/],
	[/\bof your values satisfy /, /^the original equation\?$/],
	[/\bmake the coefficient of \$[^$]*\$ equal to (?=\d)/, /^1\?/],
	[/\bis the power equal to (?=\d)/, /^1\?/],
	[
		/\bis (?:\$[^$]*\$|a product|a fraction|the square|the argument of the logarithm) equal to (?=\d|zero|one)/,
		/^(?:0|zero)\?/,
	],
	[/\b(?:denominator|main diagonal|one side of the equation|right side) (?=\d)/, /^0[,?]/],
];

/** "What number can you multiply both sides by to change the coefficient to $0$?" */
const otherEnd = (hint: string): string[] =>
	ENDS.filter(([words, end]) => {
		const found = words.exec(hint);
		return found !== null && !end.test(hint.slice(found.index + found[0].length));
	}).map(([words]) => `"${hint}" ends otherwise after ${words.source}`);

/** "to clear both fractions": one formula has two, and only one where "the fraction" is cleared. */
function otherFractions(hint: string, texts: readonly string[]): string[] {
	const [, which] = /\bclear (both|the|all of the) fractions?\b/.exec(hint) ?? [];
	if (which === undefined) return [];
	const counts = texts.flatMap(formulasIn).map((tex) => tex.split('\\frac').length - 1);
	const isThere = counts.some((count) =>
		which === 'both' ? count === 2 : hint.includes('fractions') ? count > 1 : count === 1,
	);
	return isThere || counts.every((count) => count === 0)
		? []
		: [`"${hint}" clears another number of fractions`];
}

/** "What is the least common multiple of $6$ and $5$?": of two denominators, if the question does not ask for it. */
function otherMultiple(hint: string, prompt: string): string[] {
	const [, ...numbers] = /least common multiple of \$(\d+)\$ and \$(\d+)\$/.exec(hint) ?? [];
	return prompt.includes('multiple') || numbers.every((number) => prompt.includes(`}{${number}}`))
		? []
		: [`"${hint}" asks for the multiple of other numbers`];
}

/** "What number times $2$ gives $-4$?" asks for the answer. */
function otherProduct(hint: string, answer: string): string[] {
	const [, factor, product] = /^What number times \$(-?\d+)\$ gives \$(-?\d+)\$\?/.exec(hint) ?? [];
	const found = Number(answer);
	return factor === undefined || Number.isNaN(found) || found * Number(factor) === Number(product)
		? []
		: [`"${hint}" does not ask for ${answer}`];
}

/** "The two factors differ only in the sign between their terms." */
function otherFactors(hint: string, prompt: string): string[] {
	if (!hint.startsWith('The two factors differ only in the sign between their terms.')) return [];
	return /\(([^()]+) \+ ([^()]+)\)\(\1 - \2\)|\(([^()]+) - ([^()]+)\)\(\3 \+ \4\)/.test(prompt)
		? []
		: [`"${hint}" does not go with "${prompt}"`];
}

/** What a hint speaks of, and what the formulas of the prompt then have. */
const NEEDS: readonly (readonly [words: RegExp, formula: RegExp])[] = [
	[/the expression in the (?:parentheses|brackets)/, /[([]/],
	[/negative exponent does not|negative sign in the exponent/, /\^\{-/],
	[/How many times does the exponent tell you/, /\^\{[^-]/],
	[/exponent outside the (?:parentheses|brackets)/, /[)\]]\^\{/],
	[/Which exponent law simplifies the quotient/, /^(?!.*[)\]]\^\{).*\\frac/],
	[/\bthe simplified number\b/, /\\frac|\\sqrt/],
	[/How can (?:each|the) function be written in terms of the sine/, /\\(?:tan|cot|sec|csc)/],
	[/Which identity relates the quotient of these two functions/, /\\frac/],
	[
		/What is the solution of the inequality/,
		/^(?!(?:[a-z]|-?[\d.]+) (?:[<>]|\\[lg]e) (?:[a-z]|-?[\d.]+)$)/,
	],
];

function nothingAsked(hint: string, prompt: string): string[] {
	const needed = NEEDS.filter(([words]) => words.test(hint));
	if (needed.length === 0) return [];
	const formulas = formulasIn(prompt);
	return needed
		.filter(([, formula]) => !formulas.some((tex) => formula.test(tex)))
		.map(() => `"${hint}" does not go with "${prompt}"`);
}

/** "Does $6$ itself count?" asks about the number that the question gives. */
function otherLimit(hint: string, prompt: string): string[] {
	const [, limit] = /^Does (\$[^$]*\$) itself count\?/.exec(hint) ?? [];
	return limit === undefined || prompt.includes(limit)
		? []
		: [`"${hint}" does not go with "${prompt}"`];
}

/** "How can you make the coefficient of $y^{2}$ equal to 1?": it is another number, or there is a minus sign. */
function noCoefficient(hint: string, prompt: string): string[] {
	const [, power] = /make the coefficient of \$([^$]*)\$ equal to 1\?/.exec(hint) ?? [];
	return power === undefined ||
		formulasIn(prompt).some((tex) => new RegExp(`(?:[\\d}]|^-)${RegExp.escape(power)}`).test(tex))
		? []
		: [`"${hint}" does not go with "${prompt}"`];
}

/** "Which power still has a negative exponent?": one of those on the last line whose exponents are simplified has. */
function otherRemaining(hint: string, steps: Question['steps']): string[] {
	const [said, verb] = /^Which powers? still (has|have) a negative exponent\?/.exec(hint) ?? [];
	const simplified = steps.findLast(({ why = '' }) => /\bsimplify (?:each|the) exponent/.test(why));
	if (said === undefined || !simplified) return [];
	const count = [...simplified.text.matchAll(/\^\{-/g)].length;
	return (verb === 'has' ? count === 1 : count > 1)
		? []
		: [`"${hint}" does not go with "${simplified.text}"`];
}

/** The same for the formulas of the prompt and of the lines. */
const NEEDS_ANYWHERE: readonly (readonly [words: RegExp, formula: RegExp])[] = [
	[/remove the parentheses/, /\(/],
	[/clear the fractions?/, /\\frac/],
	[/clear the decimals?/, /\d\.\d/],
	[/negative sign in front of the radical/, /-\s?\\sqrt/],
	[/nonzero number raised to the power/, /\^\{0\}/],
	[/What does a negative exponent do/, /\^\{-/],
	[/signs of the two numbers/, /-\s?\(?[\d\\]/],
];

/** "How can you remove the parentheses?" if no formula has any. */
function nothingTo(hint: string, texts: readonly string[]): string[] {
	const needed = NEEDS_ANYWHERE.filter(([words]) => words.test(hint));
	if (needed.length === 0) return [];
	const formulas = texts.flatMap(formulasIn);
	return needed
		.filter(([, formula]) => !formulas.some((tex) => formula.test(tex)))
		.map(([words]) => `"${hint}" refers to nothing that is there: ${words.source}`);
}

/** "Is the number one of the counting numbers 1, 2, 3, …, or is it negative?" asks about an integer. */
const noInteger = (hint: string, prompt: string): string[] =>
	hint.includes('one of the counting numbers') && /\\(?:pi|sqrt|overline|frac)|\d\.\d/.test(prompt)
		? [`"${hint}" does not go with "${prompt}"`]
		: [];

/** "What is the largest perfect square that divides $x^{7}$ and $y^{5}$?" asks for one of each. */
const otherCount = (hint: string): string[] =>
	ONE_OF_SEVERAL.test(hint) ? [`"${hint}" asks for one of several, or for several of one`] : [];

const ONE_OF_SEVERAL =
	/(?:largest perfect [\w-]+ that divides|What is the [a-z]+ root of) \$[^$]*\$(?:,| and) |(?:largest perfect [\w-]+s that divide|What are the [a-z]+ roots of) (?:\$[^$]*\$|the coefficient)\?/;

/** "What must you factor out of the first two terms?" of x² − 12x + 30, in which the leading coefficient is 1. */
function otherLead(hint: string, prompt: string): string[] {
	const isOut = hint.includes('factor out of the first two terms');
	if (!isOut && !hint.includes('added to the first two terms to make a perfect square')) return [];
	const leads = formulasIn(prompt)
		.flatMap(sidesOf)
		.flatMap((side) => /^(.*?)(?<![a-z\\])[a-z]\^\{2\}/.exec(side)?.[1] ?? []);
	return leads.length === 0 || leads.some((lead) => (lead !== '') === isOut)
		? []
		: [`"${hint}" does not go with "${prompt}"`];
}
