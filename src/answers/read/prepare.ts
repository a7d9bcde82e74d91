/** What surrounds the math in an answer: names in front, units after it, whole answers in words. */
import type { Answer, AnswerKind } from '../../schemas/wire/answer.ts';
import type { Saying, Tree } from '../tree.ts';
import { canonicalUnit, withoutUnit } from '../units.ts';
import type { TokenOptions } from './tokens.ts';

/**
 * How an answer of each kind is read: `number` has no variables and commas only inside numbers, `list` has several
 * values separated by commas, `letters` is a single expression or equation.
 */
const READ_AS: Readonly<Record<AnswerKind, 'number' | 'list' | 'letters'>> = {
	integer: 'number',
	rational: 'number',
	decimal: 'number',
	radical: 'number',
	complex: 'number',
	'complex-set': 'list',
	'sci-notation': 'number',
	ratio: 'number',
	expression: 'letters',
	polynomial: 'letters',
	factorization: 'letters',
	'quotient-remainder': 'list',
	equation: 'letters',
	line: 'letters',
	'equation-solution-set': 'list',
	'solution-set': 'list',
	set: 'list',
	'integer-set': 'list',
	'rational-set': 'list',
	'ordered-list': 'list',
	interval: 'list',
	inequality: 'list',
	point: 'list',
	'point-set': 'list',
	triple: 'list',
	matrix: 'list',
	'multiple-choice': 'letters',
};

export const isKnownKind = (kind: string): kind is AnswerKind => Object.hasOwn(READ_AS, kind);
export const isListKind = (kind: AnswerKind): boolean => READ_AS[kind] === 'list';
/** What a comma between digits means in an answer of this kind. */
export const commasOf = (kind: AnswerKind): TokenOptions['commas'] =>
	(({ number: 'number', list: 'list', letters: 'thousands' }) as const)[READ_AS[kind]];

export const isNumberKind = (kind: AnswerKind): boolean => READ_AS[kind] === 'number';

const SAYINGS: readonly (readonly [Saying, RegExp])[] = [
	[
		'none',
		/^(?:(?:there (?:is|are) )?no (?:real )?(?:solutions?|answers?|roots?|values?|zeros?|sum|inverse|limit|slope|numbers?)|none|nothing|(?:the )?(?:empty|null) set|never|not possible|impossible)$/,
	],
	[
		'undefined',
		/^(?:undefined|not defined|undef|d\.?n\.?e\.?|does(?: not|n't) exist|(?:it )?is undefined|no slope)$/,
	],
	[
		'all',
		/^(?:all|every|any)(?: (?:real )?(?:numbers?|values?|reals?)(?: works?| of [a-z])?| x)?$|^(?:all )?reals$|^[rℝ]$/,
	],
	['infinitely many', /^infinite(?:ly many)?(?: solutions)?$/],
];

/** An answer in words: `no solution`, `DNE`, `all real numbers`. */
export function sayingOf(text: string): Tree | null {
	const plain = text
		.toLowerCase()
		.replaceAll(/\\text\{([^{}]*)\}/g, '$1')
		.replaceAll(/^x\s*(?:∈|=|\\in)\s*/g, '')
		.replaceAll(/[’]/g, "'")
		.replace(/[.]$/, '')
		.replaceAll(/["“”]/g, '')
		.replaceAll(/\s+/g, ' ')
		.trim();
	const found = SAYINGS.find(([, pattern]) => pattern.test(plain));
	return found ? { is: 'saying', saying: found[0] } : null;
}

/** The part of the text that is math. `otherUnit` was typed but is not the answer's unit. */
export type Prepared = { text: string; otherUnit?: string };

/** `letters`: the expected answer has variables, so letters after a number are not read as a unit. */
export function prepare(expected: Answer, typed: string, letters: boolean): Prepared {
	let text = typed.replaceAll(/[\p{Cf}\u00ad]/gu, '').trim();
	text = text.replace(/^\$\$?(?=[^\d.-])([^$]*)\$?\$$/, '$1').replace(/^\$([^$]*)\$$/, '$1');
	text = text.replace(/^\\[([]\s*(.*?)\s*\\[\])]$/s, '$1');
	text = text.replace(/^\\boxed\{(.*)\}$/s, '$1');
	text = text
		.replace(LABEL, '')
		.replace(ANGLE, '')
		.replace(/\s+each$/i, '');
	if (expected.kind !== 'ratio') text = text.replace(/^\p{L}\s*:(?!=)\s*/u, '');
	if (expected.kind !== 'equation' && expected.kind !== 'line')
		text = text.replace(/^(?:[=≈~≅]|\\approx)\s*/, '');
	text = text.replace(/(?<=[\p{L}\d)\]}|%°!$])\s*[.;,]$/u, (end) =>
		end.trim() === '.' ? '' : end,
	);
	text = text.replace(/^\{\s*\p{L}\s*(?:∈\s*[ℝR]\s*)?[|:]\s*(.*)\}$/u, '$1');
	text = text.replace(/^all real numbers\s+(?:except|but)(?: for)?\s+(?:x\s*=\s*)?/i, 'x ≠ ');
	return unitless(expected, text.replace(/\bper cent$/i, '%'), letters);
}

const NOUNS =
	'answers?|ans|solutions?|result|slope|length|width|height|area|volume|perimeter|radius|diameter|distance|ratio|mean|median|mode|range|domain|vertex|midpoint|cent(?:roid|er|re)|image|point|intercept|probability|total|cost|price|speed|rate|value|number|determinant';
/** `slope = `, `The y-intercept is `, `Domain: `. */
const LABEL = new RegExp(`^(?:the )?(?:[xy]-)?(?:${NOUNS})\\s*(?:(?:is|are)\\b|[:=])+\\s*`, 'i');
/** `∠A = `, `m∠ABC = `, `angle A is `. */
const ANGLE = /^(?:m\s*)?(?:∠|\\angle|angle\b)\s*\p{L}{1,3}\s*(?:is\b|[:=])\s*/iu;

function unitless(expected: Answer, text: string, letters: boolean): Prepared {
	const accepted = unitsOf(expected);
	if (!isListKind(expected.kind)) {
		const { text: rest, other } = withoutUnit(text, accepted, letters);
		return other === undefined ? { text: rest } : { text: rest, otherUnit: other };
	}
	let otherUnit: string | undefined;
	const parts = text.split(/(\s*[,;]\s*|\s+(?:or|and)\s+|[()[\]{}])/i).map((part) => {
		const { text: rest, other } = withoutUnit(part, accepted, letters);
		otherUnit ??= other;
		return rest;
	});
	return otherUnit === undefined ? { text: parts.join('') } : { text: parts.join(''), otherUnit };
}

/** The same answer is marked over and over. */
const knownUnits = new WeakMap<Answer, ReadonlySet<string>>();

function unitsOf(expected: Answer): ReadonlySet<string> {
	const units = knownUnits.get(expected) ?? acceptedUnits(expected);
	knownUnits.set(expected, units);
	return units;
}

/** The unit of the answer and those its text shows, in canonical spelling. */
function acceptedUnits({ unit, text, form, kind, value }: Answer): ReadonlySet<string> {
	const units = [
		unit ?? '',
		...[...(text ?? '').matchAll(/\\text\{ *([^{}]*)\}/g)].map((match) => match[1] ?? ''),
	];
	const radians = kind === 'solution-set' && /pi|\./.test(value);
	if ((text ?? '').includes('\\circ') || (kind === 'solution-set' && !radians)) units.push('°');
	if (radians) units.push('rad');
	if (/°[CF]|degrees? (?:C|F)/.test(unit ?? '')) units.push('°');
	if (unit === undefined) units.push('unit', 'square units', 'cubic units');
	if (unit === undefined && ['integer', 'rational', 'decimal'].includes(kind)) units.push('$');
	const names = units
		.filter(Boolean)
		.map(canonicalUnit)
		.filter((name) => name !== '%' || form !== 'percent');
	return new Set([...names, ...names.map((name) => name.replace(/ of .*$/, ''))]);
}
