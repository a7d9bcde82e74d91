/**
 * What a hint says of the question: it has what is spoken of, what is still to be done is left to do, factors differ as it
 * says, and what it asks is used.
 */
import { formulasIn } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';

/** Issues for hints that do not go with the lines. */
export const checkHintsNeed = ({ question, hints, steps }: Question): string[] =>
	hints.flatMap(({ text }) => [
		...nothingAsked(text, question),
		...otherLimit(text, question),
		...noCoefficient(text, question),
		...otherRemaining(text, steps),
		...otherFactors(text, question),
		...unused(text, steps),
		...sameAxis(text),
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

/** "The two factors differ only in the sign between their terms." */
function otherFactors(hint: string, prompt: string): string[] {
	if (!hint.startsWith('The two factors differ only in the sign between their terms.')) return [];
	return /\(([^()]+) \+ ([^()]+)\)\(\1 - \2\)|\(([^()]+) - ([^()]+)\)\(\3 \+ \4\)/.test(prompt)
		? []
		: [`"${hint}" does not go with "${prompt}"`];
}

/** What a hint speaks of, and what the formulas of the prompt then have. */
const NEEDS: readonly (readonly [words: RegExp, formula: RegExp])[] = [
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
	const formulas = formulasIn(prompt);
	return NEEDS.filter(
		([words, formula]) => words.test(hint) && !formulas.some((tex) => formula.test(tex)),
	).map(() => `"${hint}" does not go with "${prompt}"`);
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
