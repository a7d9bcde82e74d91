/**
 * What words require nearby: parentheses to remove, a function whose exact value is used, lines about the statistic
 * being compared. Such words contain no number, so only the formulas around them can tell.
 */
import { formulasIn } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { sidesOf } from '../read-tex.ts';

/** Issues for words that refer to nothing. */
export function checkWordsNeed(question: Question): string[] {
	const { steps, hints } = question;
	return [
		...hints.flatMap(({ text }) => [...nothingTo(text, question), ...otherJoin(text, question)]),
		...steps.flatMap(({ text, why = '' }, at) => {
			const above = steps[at - 1]?.text ?? question.question;
			return [
				...withoutFunction(why, above),
				...otherExponent(why, above, text),
				...noOpposite(why, above, text),
			];
		}),
		...otherStatistic(question),
	];
}

const NEEDS: readonly (readonly [words: RegExp, formula: RegExp])[] = [
	[/remove the parentheses/, /\(/],
	[/clear the fractions?/, /\\frac/],
	[/clear the decimals?/, /\d\.\d/],
];

/** "How can you remove the parentheses?" if no formula has any. */
function nothingTo(hint: string, { question, steps }: Question): string[] {
	const formulas = [question, ...steps.map(({ text }) => text)].flatMap(formulasIn);
	return NEEDS.filter(
		([words, formula]) => words.test(hint) && !formulas.some((tex) => formula.test(tex)),
	).map(([words]) => `nothing is there to ${words.source}`);
}

/** The numbers that lie in both rays solve "… and …", those in at least one of them "… or …". */
function otherJoin(hint: string, { question }: Question): string[] {
	const [, join] = /Solve \$[^$]*\$ (and|or) \$/.exec(question) ?? [];
	const said = /lie in (both of|at least one of) them/.exec(hint)?.[1];
	return join && said && (join === 'and') !== (said === 'both of')
		? [`"${hint}" does not go with "${join}"`]
		: [];
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
