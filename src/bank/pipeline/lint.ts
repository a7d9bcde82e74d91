/**
 * Issues that a teacher would circle in red, found by pattern in a published record: clumsy math, unbalanced
 * delimiters, doubled words. Rules see formulas and words separately, so "1 x" in a sentence is not an issue.
 */
import { findUsageIssues } from '../../language/usage.ts';
import { splitMarkup } from '../../math/markup.ts';
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';

type Rule = { name: string; pattern: RegExp };

const FORMULA_RULES: Rule[] = [
	{ name: 'a coefficient 1 is written', pattern: /(?<![\d.,{}^])1(?=[a-z(])/ },
	{ name: 'two signs are side by side', pattern: /[+-] *-|- *\+|\+ *\+/ },
	{ name: 'an exponent 1 is written', pattern: /\^(?:1(?!\d)|\{1\})/ },
	{ name: 'a term with coefficient 0 is written', pattern: /(?<![\d.])0[a-z]/ },
	{ name: 'a product with the factor 0 is written', pattern: /(?<![\d.,}a-z])0\(/ },
	{ name: 'a zero is added', pattern: /^[^=(]*[a-z}] [+-] 0$/ },
	{ name: 'a pair is listed twice in a set', pattern: /\\\{.*(\([^()]*, [^()]*\)).*\1/ },
	{ name: 'a fraction over 1 is written', pattern: /\\frac\{[^{}]*\}\{1\}/ },
	{
		name: 'a number comes before a fraction as if the two were a mixed number',
		pattern: /\d\\frac(?!\{\d+\}\{\d+\})/,
	},
	{
		name: 'a function comes before a product or a sign without parentheses',
		pattern:
			/\\(?:sin|cos|tan|csc|sec|cot|log|ln)(?:_\{[^{}]*\})?(?:\^\{[^{}]*\})? ?(?:-|\d+(?:[a-zA-Z]|\\(?:theta|pi)))/,
	},
	{ name: 'a bracket inside a bracket holds one number', pattern: /\(\((-?\d+)\)\)/ },
	{ name: 'a number is alone in brackets', pattern: /^\(-?\d+(?:\.\d+)?\)$/ },
	{ name: 'undefined, NaN or an object is written', pattern: /undefined|NaN|Infinity|\[object/ },
	{ name: 'a decimal was not rounded', pattern: /\.\d{11}/ },
	{
		name: 'a group is empty',
		pattern: /\{\s*\}/,
	},
	{
		name: 'a sign has nothing on one side',
		pattern: /(?:[=<>+*^_-]|\\(?:approx|[lg]e|ne|times|div|cdot|pm))\s*$|^\s*[<>*^_]/,
	},
];

/** "An 8" and "an 18%", but "a 15%". */
const OTHER_ARTICLE = /\b(?:an (?=\d)(?!8|1[18](?!\d))|a (?=8|1[18](?![\d,])))/i;

const JOINED = /[a-z\d)°”][.?!][A-Z]/;

const WORD_RULES: Rule[] = [
	{ name: 'there is no space between two sentences', pattern: JOINED },
	{ name: 'a sentence shouts', pattern: /[a-z]!/ },
	{ name: 'a word is doubled', pattern: /\b([a-z]+) \1\b/i },
	{ name: 'two spaces or a space before a full stop', pattern: / {2}| [.,;?](?!\w)| :(?! [√\d])/ },
	{
		name: '"a" comes before a vowel',
		pattern: /(?:\ba|(?:^|[.?!] )A) (?=[aeioAEIO][a-z])(?!one\b|once\b|eu)/,
	},
	{
		name: '"an" comes before a consonant',
		pattern: /\ban (?=[bcdfgjklmnpqrstvwxyz])(?![a-z]\b)/i,
	},
	{ name: '"a" or "an" does not go with the number that follows', pattern: OTHER_ARTICLE },
	{ name: 'nothing follows an article', pattern: /\b(?:the|an) ?[.,:;?]/i },
	{
		name: '"or" or "and" comes before a part of a list that is not the last',
		pattern: /; (?:or|and) [^;.]*;/,
	},
	{ name: 'the last pair of a list has no "or"', pattern: /\d; −?\d+ and −?\d+\./ },
	{ name: 'there is nothing in parentheses', pattern: /\(\s*\)/ },
	{ name: 'a coordinate is missing', pattern: /\(\s*,|,\s*\)/ },
	{
		name: 'undefined, NaN or an object is written',
		pattern:
			/(?<!^|\b(?:is|are|write) “?)undefined|^undefined.|undefined (?:the|an?)\b|NaN|\[object|“”/,
	},
	{ name: 'a formula is empty or not closed', pattern: /[\\^]|\$(?!\d)/ },
	{ name: 'two signs are side by side', pattern: /[×÷+−] −\d/ },
	{
		name: 'a letter follows a fraction as if it were in the denominator',
		pattern: /\d\/\d+[a-z](?![a-z])/,
	},
	{
		name: '"them" stands for one thing',
		pattern: /\bmultiplied by (?:(?! and )[^,])* instead of dividing by them\b/,
	},
	{
		name: 'several things are in the singular',
		pattern: /(?<![\d.,/-])\b(?:[2-9]|[1-9]\d+) unit (?:from|to|up|down|left|right)\b/,
	},
	{
		name: 'one thing is in the plural',
		pattern:
			/(?<![\d.,−-])\b1 (?:degrees|points|dollars|floors|yards|days|hours|feet|gigabytes|banners|books|bicycles|employees|lunches|members|memberships|miles|minutes|months|orders|students|trees|travelers|visitors|weeks|(?:kilo|centi|milli)?met(?:er|re)s)\b/,
	},
];

/** "in $1$ hours": the number is a formula, its unit a word. */
const ONE_IN_PLURAL =
	/(?<![\d.,/=(-] ?)\$1\$ (?:degrees|points|dollars|feet|inches|yards|miles|pounds|gigabytes|banners|books|bicycles|employees|lunches|members|memberships|orders|students|trees|travelers|visitors|(?:second|minute|hour|day|week|month|year|unit|space|term|(?:half )?period)s|(?:kilo|centi|milli)?(?:met(?:er|re)|gram|lit(?:er|re))s)\b/;

/** "$2$ $x$-intercept", "the prime 2, 3, and 11", "5 cent each" */
const MANY_IN_SINGULAR =
	/\$(?:0|[2-9]|\d\d+)\$ (?:\$[xy]\$-)?(?:intercept|solution|zero|root)\b|\bthe prime \d+,|\b(?:[2-9]|\d\d+) cent each/;

/** Reasons are plain words, in which "a" may be a variable: "a is the shorter leg". */
const REASON_RULES = WORD_RULES.filter(({ name }) => !name.startsWith('"a'));

/** What is wrong with the record, in words; empty if nothing is found. */
export function lint(question: Question): string[] {
	const texts = [
		questionText(question.question),
		...question.steps.map(({ text }) => text),
		...question.hints.map(({ text }) => text),
		...(question.answer.choices ?? []).map(({ text }) => text),
		question.answer.text,
	];
	const reasons = [
		...question.steps.map(({ why }) => why),
		...(question.answer.choices ?? []).map(({ misconception }) => misconception),
		...(question.misconceptions ?? []).map(({ why }) => why),
	].filter((reason) => reason !== undefined);
	const [prompt = '', ...explanations] = texts;
	return [
		...texts.flatMap((text) => lintText(text, WORD_RULES)),
		...reasons.flatMap((text) => lintText(text, REASON_RULES)),
		...findUsageIssues(prompt, 'learning'),
		...[...explanations, ...reasons].flatMap((text) => findUsageIssues(text, 'explanations')),
		...lintWhole(question),
	];
}

function lintText(text: string, wordRules: readonly Rule[]): string[] {
	if (!text.trim()) return ['a text is empty'];
	const segments = splitMarkup(text);
	const issues = segments.flatMap(({ kind, text: part }) =>
		(kind === 'words' ? wordRules : FORMULA_RULES)
			.filter(({ pattern }) => pattern.test(part))
			.map(({ name }) => `${name} in "${part}"`),
	);
	if (text.trim() !== text || /^[,;.]/.test(text)) issues.push(`something is missing in "${text}"`);
	segments.forEach(({ kind, text: part }, at) => {
		if (kind === 'words') return;
		if (!isBalanced(part)) issues.push(`brackets do not match in "${part}"`);
		const before = segments[at - 1];
		if (before && OTHER_ARTICLE.test(`${before.text}${part}`))
			issues.push(`"a" or "an" does not go with "${part}"`);
		if (isSaidAgain(segments, at)) issues.push(`"${part}" appears twice in "${text}"`);
		if (before && (before.kind !== 'words' || before.text.trim() === ''))
			issues.push(`there is no word before "${part}"`);
		if (before && /^(=|\\approx)/.test(part) && !before.text.endsWith(': '))
			issues.push(`the left side is missing in "${part}"`);
	});
	return issues;
}

/** "$x = 3$ or $x = 3$" */
const isSaidAgain = (segments: ReturnType<typeof splitMarkup>, at: number): boolean =>
	segments[at - 2]?.text === segments[at]?.text &&
	segments[at]?.kind !== 'words' &&
	/^,? (?:and|or) $/.test(segments[at - 1]?.text ?? '') &&
	/[=<>]/.test(segments[at]?.text ?? '');

function lintWhole({
	steps,
	hints,
	answer,
	question,
	question_speech,
	misconceptions = [],
}: Question): string[] {
	const issues: string[] = [];
	for (const spoken of [question_speech, ...steps.map(({ speech }) => speech)])
		if (JOINED.test(spoken)) issues.push(`there is no space between two sentences of "${spoken}"`);
	if (/[a-z]\^\{0\}/.test(answer.text)) issues.push(`there is an exponent 0 in "${answer.text}"`);
	if (steps.length < 2) issues.push(`${steps.length} steps, at least 2 are needed`);
	if (hints.length < 1 || hints.length > 2) issues.push(`${hints.length} hints, not 1 or 2`);
	if (!/^[^\sa-z:;,.?!)]/.test(question)) issues.push('the prompt does not begin a sentence');
	if (!/[.?:]$/.test(questionText(question))) issues.push('the prompt does not end a sentence');
	if (/\\frac\{0\}/.test(question)) issues.push('a fraction of the prompt has the numerator 0');
	for (const text of [question, ...[...steps, ...hints].map(({ text: shown }) => shown)]) {
		if (ONE_IN_PLURAL.test(text)) issues.push(`one thing is in the plural in "${text}"`);
		if (MANY_IN_SINGULAR.test(text)) issues.push(`several things are in the singular in "${text}"`);
	}
	if (misconceptions.some(({ value }) => /\\frac\{0\}/.test(value)))
		issues.push('a fraction of a wrong answer has the numerator 0');
	if (answer.choices && new Set(answer.choices.map(({ text }) => text)).size !== 4)
		issues.push('two choices are the same');
	if (
		answer.choices?.some(
			({ key, misconception }) => (key === answer.value) === (misconception !== undefined),
		)
	)
		issues.push('a wrong choice has no explanation, or the right one has one');
	return issues;
}

/** (2, 5] and [0, ∞): the two ends of an interval need not match. */
const INTERVAL = /[([]([^()[\]]*, [^()[\]]*)[)\]]/g;

function isBalanced(formula: string): boolean {
	const plain = formula.replaceAll(/\\left|\\right/g, '').replaceAll(INTERVAL, '$1');
	let open = 0;
	for (const char of plain) {
		if (char === '(' || char === '{') open++;
		if (char === ')' || char === '}') open--;
		if (open < 0) return false;
	}
	return open === 0;
}
