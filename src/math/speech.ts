/**
 * Expression → the words a teacher says at the board: "negative 8 plus 5", "x squared plus 5 x plus 6". Groups are
 * closed ("the quantity x plus 1, end quantity"), so the words have one meaning: `bank/verify/spoken` reads them back.
 * The style follows ClearSpeak. Brackets are spoken only where leaving them out would change what is meant.
 */
import type { Expression, RelationSign } from './expression.ts';
import { parseTex } from './parse-tex.ts';
import { signOf } from './sign.ts';
import { closeFractions } from './speech-fractions.ts';
import { ordinal, isSpokenFraction, spokenFraction, spokenNumber } from './speech-numbers.ts';
import { speakInverse, speakNotation } from './speech-notation.ts';

const RELATION_WORDS: Record<RelationSign, string> = {
	'=': 'equals',
	'<': 'is less than',
	'>': 'is greater than',
	'\\le': 'is less than or equal to',
	'\\ge': 'is greater than or equal to',
	'\\ne': 'is not equal to',
	'\\approx': 'is approximately',
	'\\sim': 'is similar to',
	'\\cong': 'is congruent to',
	'\\parallel': 'is parallel to',
	'\\perp': 'is perpendicular to',
	'\\in': 'is in',
};

export function speech(expression: Expression): string {
	const words = speak(expression)
		.replaceAll(/ +([,;])/g, '$1')
		.replaceAll(/[,;]+(?=[,;.]|$)/g, '')
		.replaceAll(/ {2,}/g, ' ');
	return closeFractions(words.trim());
}

function speak(expression: Expression): string {
	switch (expression.kind) {
		case 'number':
			return spokenNumber(expression.value);
		case 'symbol':
			return speakSymbol(expression.name);
		case 'blank':
			return 'blank';
		case 'sum':
			return speakSum(expression.terms);
		case 'product':
			return speakProduct(expression.factors);
		case 'times':
			return speakTimes(expression.factors);
		case 'divided':
			return `${speakLeft(expression.left)} divided by ${grouped(expression.right)}`;
		case 'quotient':
			return speakQuotient(expression.over, expression.under);
		case 'power':
			return (
				speakInverse(expression.base, expression.exponent, speak) ??
				`${atom(expression.base)} ${speakExponent(expression.exponent)}`.trimEnd()
			);
		case 'opposite':
			return signOf(expression.of).negative || expression.of.kind === 'brackets'
				? `the opposite of ${atom(expression.of)}`
				: `negative ${speakLeft(expression.of)}`;
		case 'brackets':
			return speak(expression.of);
		case 'absolute':
			return closed('the absolute value of', expression.of, 'end absolute value');
		case 'tuple':
			return `the point ${speakItems(expression.items)}`;
		case 'list':
			return speakItems(expression.items);
		case 'relation': {
			const sign = RELATION_WORDS[expression.sign];
			const right = speak(expression.right);
			if (!expression.left) return `${sign} ${right}`;
			const which = expression.left.kind === 'relation' && sign.startsWith('is') ? ', which' : '';
			return `${speak(expression.left)}${which} ${sign} ${right}`;
		}
		default:
			return speakNotation(expression, { speak, atom, closed, speakItems });
	}
}

/** Separated by commas; by semicolons where an item has commas of its own. */
function speakItems(items: readonly Expression[]): string {
	const isFlat = items.every(({ kind }) => !['tuple', 'interval', 'set', 'list'].includes(kind));
	return items.map(speak).join(isFlat ? ', ' : '; ');
}

const NAMES: Readonly<Record<string, string>> = {
	'\\infty': 'infinity',
	'\\dots': 'and so on',
	'\\cdots': 'dot dot dot',
	'\\square': 'blank',
};

/** `\\infty` → infinity, `a_{n}` → a sub n, `\\pi` → pi, `\\angle A` → angle A, `f^{-1}` → f inverse; a name may be a formula, `mx + b`. */
function speakSymbol(name: string): string {
	const written = isSign(name) || /^[a-zA-Z]\^\{-1\}$/.test(name) ? null : parseTex(name);
	if (written && written.kind !== 'symbol') return speak(written);
	const [, base = name, index, single] = /^(.*?)(?:_\{(.*)\}|_(.))$/.exec(name) ?? [];
	const words = base
		.replaceAll(/\\(?:infty|c?dots|square)(?![a-z])/g, (sign) => ` ${NAMES[sign]} `)
		.replace(/^[\d ]*blank[\d ]*$/, (digits) => digits.replaceAll(/\d(?=\d)/g, '$& ').trim())
		.replace(/^\\overline\{(.*)\}$/, 'segment $1')
		.replace('^{-1}', ' inverse')
		.replaceAll(/'/g, ' prime')
		.replaceAll('\\', ' ');
	const below = index ?? single;
	if (below === undefined) return words.trim();
	const isLong = /[+-]/.test(below);
	const said = below
		.replaceAll(/(?<=\w)\s*-\s*/g, ' minus ')
		.replaceAll(/\s*\+\s*/g, ' plus ')
		.replace('-', 'negative ');
	return `${words.trim()} sub ${said}${isLong ? ', end sub,' : ''}`;
}

function speakSum(terms: readonly Expression[]): string {
	return terms
		.map((term, place) => {
			if (place === 0) return isOpen(term) || term.kind === 'product' ? speak(term) : grouped(term);
			const { negative, size } = signOf(term);
			const isSigned = signOf(size).negative || size.kind === 'sum';
			return negative
				? `minus ${isSigned ? grouped(size) : speakLeft(size)}`
				: `plus ${isOpen(term) ? speak(term) : grouped(term)}`;
		})
		.join(' ');
}

/** Written among the terms of a sum without brackets. */
const isOpen = ({ kind }: Expression): boolean => ['sum', 'times', 'divided'].includes(kind);

/** Side by side where that cannot be misheard, else with "times": "3 x y squared", "2 times the square root of 5". */
function speakProduct(factors: readonly Expression[]): string {
	const [first, ...rest] = factors;
	if (!first) return '1';
	const [second] = rest;
	if (first.kind === 'symbol' && second?.kind === 'tuple' && rest.length === 1)
		return `${speakSymbol(first.name)} at ${speakItems(second.items)}`;
	const leads = rest.length > 0 && first.kind === 'number';
	const others = rest.map((factor, at) => {
		const before = at === 0 ? first : rest[at - 1];
		const isUnwritten = at === 0 && leads && first.value.abs().equals(1);
		const isClose = before && mayPrecede(before) && mayFollow(factor);
		return isUnwritten || isClose ? grouped(factor) : `times ${grouped(factor)}`;
	});
	if (leads && first.value.equals(1)) return others.join(' ');
	if (leads && first.value.equals(-1)) return `negative ${others.join(' ')}`;
	return [leads || rest.length === 0 ? speak(first) : speakFirst(first), ...others].join(' ');
}

const mayPrecede = (factor: Expression): boolean =>
	factor.kind === 'symbol' ||
	factor.kind === 'decimal' ||
	factor.kind === 'degrees' ||
	(factor.kind === 'number' && (factor.value.d === 1n || isSpokenFraction(factor.value))) ||
	(factor.kind === 'quotient' && spokenFraction(factor.over, factor.under) !== null) ||
	(factor.kind === 'power' && isSimplePower(factor));

const mayFollow = (factor: Expression): boolean =>
	factor.kind === 'symbol' ||
	factor.kind === 'blank' ||
	(factor.kind === 'product' && factor.factors.every(mayFollow)) ||
	(factor.kind === 'brackets' && mayFollow(factor.of)) ||
	(factor.kind === 'power' && factor.base.kind === 'symbol');

const isSimplePower = ({ base, exponent }: Extract<Expression, { kind: 'power' }>): boolean =>
	base.kind === 'symbol' && exponent.kind === 'number' && exponent.value.d === 1n;

/** −2 in the first place of a product or a sum needs no brackets. */
const speakFirst = (part: Expression): string =>
	part.kind === 'brackets' && !isCompound(part.of) ? speak(part.of) : grouped(part);

function speakQuotient(over: Expression, under: Expression): string {
	const fraction = spokenFraction(over, under);
	if (fraction !== null) return fraction;
	const isShort =
		isBare(under) && (isBare(over) || (over.kind === 'product' && isRun(over.factors)));
	return isShort
		? `${speak(over)} over ${speak(under)}`
		: `the fraction ${speak(over)}, over ${speak(under)}, end fraction,`;
}

/** 7 pi, 5 x y: what is said without "times". */
const isRun = ([first, ...rest]: readonly Expression[]): boolean =>
	first !== undefined &&
	isBare(first) &&
	rest.every((part) => part.kind === 'symbol' && isBare(part));

const isSign = (name: string): boolean => /^(?:[a-zA-Z]|\\[a-zA-Z]+|\d*\\square\d*)$/.test(name);

/** One sign, or a whole number without a sign. */
const isBare = (part: Expression): boolean =>
	(part.kind === 'symbol' && isSign(part.name)) ||
	(part.kind === 'number' && part.value.d === 1n && part.value.s >= 0n);

function speakExponent(exponent: Expression): string {
	if (exponent.kind === 'number' && exponent.value.d === 1n) {
		const { n, s } = exponent.value;
		if (s > 0n && n === 1n) return '';
		if (s > 0n && n === 2n) return 'squared';
		if (s > 0n && n === 3n) return 'cubed';
		return s > 0n ? `to the ${ordinal(n)} power` : `to the negative ${ordinal(n)} power`;
	}
	return closed('to the power', exponent, 'end power');
}

/** What follows "the square root of" and the like: one sign as it is, all else up to the words that close it. */
function closed(opening: string, of: Expression, ending: string): string {
	const inner = of.kind === 'brackets' ? of.of : of;
	const isShort =
		isBare(inner) ||
		(inner.kind === 'number' && (inner.value.d === 1n || isSpokenFraction(inner.value))) ||
		(inner.kind === 'quotient' && spokenFraction(inner.over, inner.under) !== null) ||
		['decimal', 'degrees', 'blank'].includes(inner.kind);
	return isShort ? `${opening} ${speak(inner)}` : `${opening} ${speak(inner)}, ${ending},`;
}

/** The base of a power, or what a sign behind it belongs to: whatever has parts or a sign is a quantity. */
function atom(part: Expression): string {
	if (part.kind === 'brackets') return atom(part.of);
	const isOne =
		isBare(part) ||
		part.kind === 'symbol' ||
		part.kind === 'blank' ||
		(part.kind === 'decimal' && !part.text.startsWith('-'));
	return isOne ? speak(part) : quantity(part);
}

const quantity = (part: Expression): string => `the quantity ${speak(part)}, end quantity,`;

const isCompound = (part: Expression): boolean =>
	['sum', 'times', 'divided', 'plus-minus', 'relation'].includes(part.kind) ||
	(part.kind === 'product' && signOf(part).negative && part.factors.length > 2);

/** A sum inside another operation is spoken between "the quantity … end quantity". */
function grouped(expression: Expression): string {
	if (expression.kind === 'brackets') return grouped(expression.of);
	return isCompound(expression) ? quantity(expression) : speak(expression);
}

/** Products and quotients stand without brackets as terms, and first in a chain: "6 times 4 divided by 3". */
const speakLeft = (part: Expression): string =>
	part.kind === 'times' || part.kind === 'divided' ? speak(part) : grouped(part);

const speakTimes = (factors: readonly Expression[]): string =>
	factors.map((factor, place) => (place === 0 ? speakLeft : grouped)(factor)).join(' times ');
