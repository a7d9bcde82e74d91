/** Whether the solution repeats what the prompt gives, so that neither can change without the other. */
import { formulasIn } from '../../math/markup.ts';
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import type { Site } from './sites.ts';

/**
 * `true` if a line, a reason, a hint, or a choice repeats what is in that place: of a list all members, of a formula
 * the whole or one side; if the solution has nothing of that shape, the number or word itself. `differently` if the
 * solution has the list or the formula with other numbers.
 */
export function isQuoted(question: Question, site: Site): boolean | 'differently' {
	const chain = chainOf(question);
	if (site.kind === 'word')
		return chain.some((line) => new RegExp(`\\b${site.text}\\b`, 'i').test(line));
	const text = questionText(question.question);
	const lines = chain.map(bare);
	const whole = wholeList(text, site, question) ?? wholeFormula(text, site, lines);
	return whole ?? lines.some(holds(signed(text, site)));
}

/** Whether a line repeats the list; undefined if none has a list of that length. */
function wholeList(
	text: string,
	site: Site,
	{ steps }: Question,
): boolean | 'differently' | undefined {
	const list = around(text, site, LIST);
	if (!list) return undefined;
	const members = membersOf(list);
	const alike = steps
		.flatMap((step) => step.text.match(LIST_EVERYWHERE) ?? [])
		.map(membersOf)
		.filter(({ length }) => length === members.length);
	if (alike.length === 0) return undefined;
	return alike.some((other) => String(other) === String(members)) || 'differently';
}

const chainOf = ({ steps, hints, answer }: Question): string[] => [
	...steps.flatMap(({ text, why }) => [text, why ?? '']),
	...hints.map(({ text }) => text),
	...(answer.choices ?? []).flatMap(({ text, misconception }) => [text, misconception ?? '']),
];

/** Without spaces, dollar signs, thousands separators, and sized delimiters. */
const bare = (text: string): string =>
	text.replaceAll(/\{,\}|(?<=\d),(?=\d{3}(?!\d))|\\left|\\right|[$\s]/g, '').replaceAll('−', '-');

/** Not as part of a longer number. */
const holds = (part: string) => {
	const alone = new RegExp(`(?<![\\d.])${RegExp.escape(part)}(?!\\d|\\.\\d)`);
	return (line: string) => alone.test(line);
};

/** Whether a line repeats the formula or its side; undefined if no line has a formula of that shape. */
function wholeFormula(
	text: string,
	site: Site,
	lines: readonly string[],
): boolean | 'differently' | undefined {
	for (const part of formulaAround(text, site).filter(
		(one) => one.length > 3 && /[a-z=]/.test(one),
	)) {
		if (lines.some(holds(part))) return true;
		if (lines.some((line) => shapeOf(line).includes(shapeOf(part)))) return 'differently';
	}
	return undefined;
}

const shapeOf = (formula: string): string =>
	formula
		.replaceAll(/\d+(?:\.\d+)?/g, '#')
		.replaceAll(/(?<![#a-z)}])-(?=[#a-z(\\])/g, '')
		.replaceAll(/[+-]/g, '±');

/** The formula that contains the place, and the side of it that does. */
function formulaAround(text: string, { at }: Site): string[] {
	let from = 0;
	for (const formula of formulasIn(text)) {
		const start = text.indexOf(formula, from);
		from = start + formula.length;
		if (start > at || at >= from) continue;
		const before =
			formula
				.slice(0, at - start)
				.split(RELATION)
				.at(-1) ?? '';
		const after = formula.slice(at - start).split(RELATION)[0] ?? '';
		return [bare(formula), bare(before + after)];
	}
	return [];
}

const RELATION = /=|<|>|\\[lg]e(?![a-z])|\\approx/;

/** Four or more comma-separated numbers, in one formula or in several. */
const LIST = /-?[\d.]+(?:\$?, (?:and )?\$?-?[\d.]+){3,}/;
const LIST_EVERYWHERE = new RegExp(LIST, 'g');

function around(text: string, { at }: Site, pattern: RegExp): string {
	const found = [...text.matchAll(new RegExp(pattern, 'g'))].find(
		({ 0: whole, index }) => index <= at && at < index + whole.length,
	);
	return found?.[0] ?? '';
}

/** Sorted by size, whatever the order they are written in. */
const membersOf = (list: string): string[] => (list.match(/-?\d+(?:\.\d+)?/g) ?? []).toSorted();

/** A sign is read with the number after it, a number with the sign before it. */
function signed(text: string, { text: found, at }: Site): string {
	const start = /\d/.test(found[0] ?? '') ? at : at + found.length;
	const [number = ''] = /^\d+(?:\{,\}\d+|,\d{3})*(?:\.\d+)?/.exec(text.slice(start)) ?? [];
	const isNegative = /- ?$/.test(text.slice(0, start));
	return (isNegative ? '-' : '') + bare(number);
}

/** A quantity alone in its formula: "$65$ pounds", "$\\$3.50$", "$8\\%$", "$5\\text{ cm}$". */
const QUANTITY = /\$(?:\\\$)?([\d.]+(?:\{,\}\d{3})*)(\\%)?(?:\\text\{[^}]*\})?\$(?! decimal)/g;

/**
 * The quantities of a story that occur nowhere else: not in its solution, hints, and mistakes, as a number, a percent,
 * or a half, and not a second time in the prompt. The members of a list need not be repeated.
 */
export function unquotedQuantities(question: Question): { text: string; at: number }[] {
	const prompt = questionText(question.question);
	const quantities = [...prompt.matchAll(QUANTITY)];
	if (quantities.length === 0 || NOT_USED_AS_GIVEN.test(prompt)) return [];
	const said = [
		...chainOf(question),
		question.answer.text,
		...(question.misconceptions ?? []).map(({ why }) => why),
	];
	const quoted = new Set(numbersOf(said.join(' ')));
	const given = numbersOf(
		`${prompt} ${question.image_id === null ? '' : question.question_speech}`,
	);
	const shown = question.image_id === null ? 1 : 2;
	return quantities.flatMap(({ 0: whole, 1: number = '', 2: percent, index }) => {
		const [size = 0] = numbersOf(number);
		const part = size / 100;
		const forms = percent
			? [size, part, 1 + part, 1 - part, 100 - size, 100 + size]
			: [size, size / 2, size / 100];
		const isUsed = forms.some((form) => quoted.has(Number(form.toPrecision(12))));
		const isRepeated = given.filter((one) => one === size).length > shown;
		return size <= 1 || isUsed || isRepeated
			? []
			: [{ text: number, at: index + whole.indexOf(number) }];
	});
}

/** A list, a place in a pattern, a sum to count the ways to, people to choose all but one from. */
const NOT_USED_AS_GIVEN =
	/: \$|\$, \$[^$]*\$, (?:and )?\$|Pascal|the sum of the two numbers|chosen from/;

const numbersOf = (text: string): number[] =>
	(text.replaceAll(/\{,\}|(?<=\d),(?=\d{3}(?!\d))/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
