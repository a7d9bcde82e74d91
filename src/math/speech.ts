/**
 * Expression → the words a teacher says at the board: "negative 8 plus 5", "x squared plus 5 x plus 6".
 * Brackets are spoken only where leaving them out would change what is meant.
 */
import type Fraction from 'fraction.js';
import type { Expression, RelationSign } from './expression.ts';
import { signOf } from './sign.ts';
import { speakNotation } from './speech-notation.ts';

const RELATION_WORDS: Record<RelationSign, string> = {
	'=': 'equals',
	'<': 'is less than',
	'>': 'is greater than',
	'\\le': 'is less than or equal to',
	'\\ge': 'is greater than or equal to',
	'\\ne': 'is not equal to',
	'\\approx': 'is about',
	'\\sim': 'is similar to',
	'\\cong': 'is congruent to',
	'\\parallel': 'is parallel to',
	'\\perp': 'is perpendicular to',
	'\\in': 'is in',
};

export function speech(expression: Expression): string {
	return speak(expression)
		.replaceAll(/ +,/g, ',')
		.replaceAll(/,(?=[,.]|$)/g, '')
		.replaceAll(/ {2,}/g, ' ')
		.trim();
}

function speak(expression: Expression): string {
	switch (expression.kind) {
		case 'number':
			return speakNumber(expression.value);
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
			return `${speakBase(expression.base)} ${speakExponent(expression.exponent)}`.trimEnd();
		case 'opposite':
			return speakOpposite(expression.of);
		case 'brackets':
			return grouped(expression.of);
		case 'absolute':
			return `the absolute value of ${grouped(expression.of)}`;
		case 'tuple':
			return `the point ${expression.items.map(speak).join(', ')}`;
		case 'list':
			return expression.items.map(speak).join(', ');
		case 'relation': {
			const sign = RELATION_WORDS[expression.sign];
			const right = speak(expression.right);
			if (!expression.left) return `${sign} ${right}`;
			const which = expression.left.kind === 'relation' && sign.startsWith('is') ? ', which' : '';
			return `${speak(expression.left)}${which} ${sign} ${right}`;
		}
		default:
			return speakNotation(expression, speak);
	}
}

const speakOpposite = (of: Expression): string =>
	of.kind === 'symbol' || of.kind === 'root' || isNumberQuotient(of)
		? `negative ${speak(of)}`
		: `the opposite of ${grouped(of)}`;

/** A fraction that is not reduced: −18/36 is "negative 18 over 36", like −1/2. */
const isNumberQuotient = (of: Expression): boolean =>
	of.kind === 'quotient' && of.over.kind === 'number' && of.under.kind === 'number';

/** `\\infty` → infinity, `a_{n}` → a sub n, `\\pi` → pi, `4\\square72` → 4 blank 72. */
const speakSymbol = (name: string): string =>
	name
		.replace('\\infty', 'infinity')
		.replace('\\square', ' blank ')
		.replace('\\cdots', 'and so on')
		.replaceAll(
			/_\{?([^{}]*)\}?/g,
			(_, index: string) => ` sub ${index.replace('-', 'minus').replace('+', 'plus')}`,
		)
		.replace('\\', '');

function speakSum(terms: Expression[]): string {
	return terms
		.map((term, place) => {
			if (place === 0) return speak(term);
			const { negative, size } = signOf(term);
			return negative ? `minus ${speakLeft(size)}` : `plus ${speakLeft(term)}`;
		})
		.join(' ');
}

function speakProduct(factors: Expression[]): string {
	const [first, ...rest] = factors;
	if (!first) return '1';
	const others = rest.map((factor) =>
		needsTimes(factor) ? `times ${grouped(factor)}` : grouped(factor),
	);
	const leads = rest.length > 0 && first.kind === 'number';
	if (leads && first.value.equals(1)) return others.join(' ').replace(/^times /, '');
	if (leads && first.value.equals(-1)) return `negative ${others.join(' ').replace(/^times /, '')}`;
	const begin = isFraction(first) ? `${grouped(first)}, times` : grouped(first);
	return [begin, ...others].join(' ').replace('times times', 'times');
}

/** "3 over 4 x" could be heard as a denominator 4x. */
const isFraction = (factor: Expression): boolean =>
	factor.kind === 'quotient' || (factor.kind === 'number' && factor.value.d !== 1n);

function speakQuotient(over: Expression, under: Expression): string {
	const plain = [over, under].every(({ kind }) => kind === 'number' || kind === 'symbol');
	return plain
		? `${speak(over)} over ${speak(under)}`
		: `the fraction ${speak(over)}, over ${speak(under)}, end fraction`;
}

function speakExponent(exponent: Expression): string {
	if (exponent.kind === 'number' && exponent.value.equals(1)) return '';
	if (exponent.kind === 'number' && exponent.value.equals(2)) return 'squared';
	if (exponent.kind === 'number' && exponent.value.equals(3)) return 'cubed';
	const end = exponent.kind === 'sum' ? ', end power,' : '';
	return `to the power ${speak(exponent)}${end}`;
}

const needsTimes = (factor: Expression): boolean =>
	['sum', 'times', 'number', 'absolute', 'root', 'call', 'decimal', 'matrix'].includes(
		factor.kind,
	) ||
	(factor.kind === 'product' && factor.factors[0]?.kind === 'number') ||
	(factor.kind === 'brackets' && needsTimes(factor.of)) ||
	(factor.kind === 'power' && needsTimes(factor.base));

function speakBase(base: Expression): string {
	if (base.kind === 'brackets') return speakBase(base.of);
	return base.kind === 'number' && base.value.lt(0)
		? `${speakNumber(base.value)} in brackets,`
		: grouped(base);
}

/** A sum inside another operation is spoken between "the quantity … end quantity". */
function grouped(expression: Expression): string {
	if (expression.kind === 'brackets') return grouped(expression.of);
	const compound = ['sum', 'times', 'divided'].includes(expression.kind);
	return compound ? `the quantity ${speak(expression)}, end quantity,` : speak(expression);
}

/** Products and quotients stand without brackets as terms, and first in a chain: "6 times 4 divided by 3". */
const speakLeft = (part: Expression): string =>
	part.kind === 'times' || part.kind === 'divided' ? speak(part) : grouped(part);

const speakTimes = (factors: Expression[]): string =>
	factors.map((factor, place) => (place === 0 ? speakLeft : grouped)(factor)).join(' times ');

function speakNumber(value: Fraction): string {
	const sign = value.s < 0n ? 'negative ' : '';
	return value.d === 1n ? `${sign}${value.n}` : `${sign}${value.n} over ${value.d}`;
}
