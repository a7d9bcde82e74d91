/**
 * A line that calculates finds a new number from known ones. 360 ÷ 12 = 30 is true, but where the question gives 30, the
 * line calculates what is known with what is not. What a reason halves or divides is halved or divided on its line, and the
 * amount borrowed is given, while the two totals are found.
 */
import { formulasIn } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';

/** Issues for calculations that go the wrong way, and for those without the number that their reason names. */
export const checkKnownOperands = ({ question, steps }: Question): string[] =>
	steps.flatMap(({ text, why = '' }, at) => {
		if (!/^\$[-(\d\\]/.test(text)) return [];
		const [, calculated, value] = CALCULATION.exec(text) ?? [];
		if (calculated === undefined || value === undefined || LETTER.test(text)) return [];
		if (
			/^the .* is half(?:way)? /.test(why) &&
			!/\{2\}$|\\div 2$|^\\frac\{1\}\{2\}/.test(calculated)
		)
			return [`"${text}" does not divide by 2, as "${why}" says`];
		const [, dividend] = /\b(360|2π) divided by /.exec(why) ?? [];
		if (dividend !== undefined && !calculated.startsWith(dividend.replace('π', '\\pi')))
			return [`"${text}" does not divide ${dividend}, as "${why}" says`];
		const operands = numbersIn(calculated);
		if (!areNamed(why, operands, questionText(question)))
			return [`"${text}" does not calculate with what "${why}" says`];
		if (operands.length > 2) return [];
		const above = steps.slice(0, at).flatMap((step) => formulasIn(step.text));
		const known = new Set([questionText(question), why, ...above].flatMap(numbersIn));
		const isKnown = (number: string) =>
			known.has(number) || known.has(String(Math.round(Number(number) * 1e6) / 1e4));
		const [found, ...more] = operands.filter((number) => !COMMON.has(number) && !isKnown(number));
		return found !== undefined && more.length === 0 && numbersIn(value).every(isKnown)
			? [`"${text}" calculates ${value}, which is known, with ${found}, which is not`]
			: [];
	});

/** Whether the question gives each of the two numbers that a reason names. */
const GIVEN: readonly (readonly [why: RegExp, first: boolean, second: boolean])[] = [
	[/^subtract the (?:amount borrowed|principal) from the /, false, true],
	[/^subtract the two (?:totals|amounts)$/, false, false],
	[/^add the interest to the principal$/, true, false],
];

function areNamed(why: string, operands: readonly string[], prompt: string): boolean {
	const row = GIVEN.find(([said]) => said.test(why));
	if (!row) return true;
	const given = numbersIn(prompt);
	return row.slice(1).every((isGiven, at) => given.includes(operands[at] ?? '') === isGiven);
}

const CALCULATION = /^\$([^$=]*(?:[-+] |\\times|\\div|\\frac)[^$=]*) = ([^$=]*\d[^$=]*)\$$/;
/** Outside commands. */
const LETTER = /(?<![\\a-zA-Z])[a-zA-Z](?![a-zA-Z])/;
const COMMON: ReadonlySet<string> = new Set(['1', '2', '90', '100', '180', '360']);

const numbersIn = (text: string): string[] =>
	text.replaceAll('{,}', '').match(/\d+(?:\.\d+)?/g) ?? [];
