/** The small row of symbols beside the box: those that this kind of answer needs and a phone hides. */
import type { AnswerKind } from '../../schemas/wire/answer.ts';
import type { Marking } from './marking.ts';

/**
 * `says` names the key for those who cannot see it, and starts with its visible label; the caret moves `back` that far
 * from the end of `insert`.
 */
export type AnswerKey = { label: string; says: string; insert: string; back?: number };

const SIGNS = {
	minus: { label: '−', says: 'minus', insert: '-' },
	fraction: { label: 'a/b', says: 'a/b, fraction', insert: '/' },
	point: { label: '.', says: 'decimal point', insert: '.' },
	power: { label: 'xⁿ', says: 'xⁿ, exponent', insert: '^' },
	root: { label: '√', says: 'square root', insert: '√()', back: 1 },
	pi: { label: 'π', says: 'pi', insert: 'π' },
	degree: { label: '°', says: 'degrees', insert: '°' },
	percent: { label: '%', says: 'percent', insert: '%' },
	imaginary: { label: 'i', says: 'i, the imaginary unit', insert: 'i' },
	plusMinus: { label: '±', says: 'plus or minus', insert: '±' },
	comma: { label: ',', says: 'comma', insert: ', ' },
	colon: { label: ':', says: 'to, of a ratio', insert: ':' },
	equals: { label: '=', says: 'equals', insert: '=' },
	less: { label: '<', says: 'less than', insert: '<' },
	more: { label: '>', says: 'greater than', insert: '>' },
	atMost: { label: '≤', says: 'less than or equal to', insert: '≤' },
	atLeast: { label: '≥', says: 'greater than or equal to', insert: '≥' },
	infinity: { label: '∞', says: 'infinity', insert: '∞' },
	union: { label: '∪', says: 'union', insert: ' ∪ ' },
	open: { label: '(', says: 'open parenthesis', insert: '(' },
	close: { label: ')', says: 'close parenthesis', insert: ')' },
	openSquare: { label: '[', says: 'open bracket', insert: '[' },
	closeSquare: { label: ']', says: 'close bracket', insert: ']' },
	scientific: { label: '×10ⁿ', says: '×10ⁿ, times ten to the power', insert: '×10^' },
	absolute: { label: '|x|', says: '|x|, absolute value', insert: '||', back: 1 },
	space: { label: '␣', says: 'space', insert: ' ' },
} as const satisfies Record<string, AnswerKey>;

type Sign = keyof typeof SIGNS;

const NUMBER: Sign[] = ['minus', 'fraction', 'point'];
const EXACT: Sign[] = ['minus', 'fraction', 'root'];
const POLYNOMIAL: Sign[] = ['minus', 'power', 'open', 'close'];
const FORMULA: Sign[] = ['minus', 'fraction', 'power', 'root', 'open', 'close'];

const BY_KIND: Record<AnswerKind, { signs: Sign[]; hasVariables?: true }> = {
	integer: { signs: ['minus'] },
	rational: { signs: NUMBER },
	decimal: { signs: ['minus', 'point'] },
	radical: { signs: [...EXACT, 'pi', 'open', 'close'] },
	complex: { signs: [...EXACT, 'imaginary'] },
	'complex-set': { signs: [...EXACT, 'imaginary', 'plusMinus', 'comma'] },
	'sci-notation': { signs: ['minus', 'point', 'scientific'] },
	ratio: { signs: ['colon'] },
	expression: { signs: FORMULA, hasVariables: true },
	polynomial: { signs: POLYNOMIAL, hasVariables: true },
	factorization: { signs: POLYNOMIAL, hasVariables: true },
	'quotient-remainder': { signs: ['minus', 'fraction', 'power', 'comma'], hasVariables: true },
	equation: { signs: ['equals', ...FORMULA], hasVariables: true },
	line: { signs: ['equals', 'minus', 'fraction', 'open', 'close'], hasVariables: true },
	'equation-solution-set': { signs: [...EXACT, 'plusMinus', 'comma'] },
	'solution-set': { signs: [...EXACT, 'pi', 'degree', 'comma'] },
	set: { signs: [...EXACT, 'comma'] },
	'integer-set': { signs: ['minus', 'comma'] },
	'rational-set': { signs: ['minus', 'fraction', 'plusMinus', 'comma'] },
	'ordered-list': { signs: [...NUMBER, 'comma'] },
	interval: {
		signs: ['open', 'close', 'openSquare', 'closeSquare', 'comma', 'infinity', 'union', ...EXACT],
	},
	inequality: {
		signs: ['less', 'more', 'atMost', 'atLeast', 'minus', 'fraction'],
		hasVariables: true,
	},
	point: { signs: ['open', 'close', 'comma', ...EXACT] },
	'point-set': { signs: ['open', 'close', 'comma', ...EXACT] },
	triple: { signs: ['open', 'close', 'comma', 'minus', 'fraction'] },
	matrix: { signs: ['openSquare', 'closeSquare', 'comma', 'minus', 'fraction'] },
	'multiple-choice': { signs: [] },
};

/** Symbols needed by the requested form, in addition to those of the kind. */
const BY_FORM: Record<string, Sign[]> = { percent: ['percent'], 'mixed number': ['space'] };

const GREEK: Record<string, string> = { theta: 'θ', alpha: 'α', beta: 'β', pi: 'π' };
const MOST_VARIABLES = 5;

export function keysFor({ kind, value, form, formulas, words = [] }: Marking): AnswerKey[] {
	const { signs, hasVariables } = BY_KIND[kind];
	const extra: Sign[] =
		(form && BY_FORM[form]) || (hasVariables && formulas.includes('|') && ['absolute']) || [];
	const variables = hasVariables ? variablesOf(formulas, value) : [];
	return [
		...variables.map((name) => ({ label: name, says: name, insert: name })),
		...[...signs, ...extra].map((sign) => SIGNS[sign]),
		...words.map((word) => ({ label: word, says: word, insert: word })),
	];
}

/** Whether a number pad plus the keys is enough; any other answer may need the letters of a full keyboard. */
export function isDigitsOnly({ kind, form }: Marking): boolean {
	return kind === 'integer' || kind === 'decimal' || (kind === 'rational' && !form);
}

/**
 * Variables of the question and its answer, in alphabetical order: the keys must not reveal which of them the answer
 * has. If there are too many (the vertices of a figure), only those of the answer.
 */
function variablesOf(formulas: string, value: string): string[] {
	const all = lettersOf(`${formulas} ${value}`);
	return all.length <= MOST_VARIABLES ? all : lettersOf(value).slice(0, MOST_VARIABLES);
}

function lettersOf(tex: string): string[] {
	const words = tex
		.replaceAll(/\\text\{[^}]*\}|\\(?:begin|end)\{[^}]*\}/g, ' ')
		.replaceAll(/\\([a-z]+)/gi, (_command, name: string) => GREEK[name] ?? ' ');
	return [...new Set(words.match(/[a-zA-Zθαβπ]/g))].sort();
}
