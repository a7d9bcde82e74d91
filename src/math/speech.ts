/**
 * Expression → the words a teacher says at the board: "negative 8 plus 5", "x squared plus 5 x plus 6". One file, because
 * the rules call each other. Groups are closed ("the quantity x plus 1, end quantity"; "open parenthesis, …, close
 * parenthesis" around other groups), so the words have one meaning: `bank/verify/spoken` reads them back. The style follows ClearSpeak. Brackets are spoken only where leaving them out would change what is meant.
 */
import type Fraction from 'fraction.js';
import { type Expression, num, type RelationSign } from './expression.ts';
import { signOf } from './sign.ts';
import {
	digitsInGroups,
	isSpokenFraction,
	ordinal,
	spokenFraction,
	spokenNumber,
} from './speech-numbers.ts';
import {
	type Beside,
	isBare,
	isCompound,
	endsInRoot,
	isCount,
	isNumericFraction,
	isOpen,
	isRun,
	isSideBySide,
} from './speech-parts.ts';
import { negated } from './speech-signs.ts';
import { speakSymbol } from './speech-symbols.ts';
import { excludes, speakExcluded, speakItems, speakList, speakPoint } from './speech-lists.ts';
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

/**
 * "Cosine of x, minus 2, equals 0", "tangent of A, times cosine of A, equals": a breath in front of the last part needs
 * one behind it, and so does an exponent of several words: "to the power of three halves, equals 8".
 */
const BREATHES =
	/(?<!\bend \w+), (?:plus|minus) [^,]*$|, times [^,]*$|\bto the power of \S+ [^,]*$/;

/** The place of item `at` of `count`, whose own surroundings are `beside`. */
const among = (beside: Beside, at: number, count: number): Beside => ({
	before: at > 0 || beside.before === true,
	after: at < count - 1 || beside.after === true,
});

/** `beside` says whether words that belong to it stand around it, such as a unit. */
export function speech(expression: Expression, beside: Beside = {}): string {
	return speak(expression, beside)
		.replaceAll(/ +([,;])/g, '$1')
		.replaceAll(/[,;]+(?=[,;.]|$)/g, '')
		.replaceAll(/ {2,}/g, ' ')
		.trim();
}

function speak(expression: Expression, beside: Beside = {}): string {
	switch (expression.kind) {
		case 'number':
			return speakNumber(expression.value, beside);
		case 'symbol':
			return speakSymbol(expression.name, speak);
		case 'blank':
			return 'blank';
		case 'sum':
			return speakSum(expression.terms, beside);
		case 'product':
			return speakProduct(expression.factors, beside);
		case 'times':
			return speakTimes(expression.factors, beside);
		case 'divided':
			return speakDivided(expression.left, expression.right, beside);
		case 'quotient':
			return speakQuotient(expression.over, expression.under, beside);
		case 'power':
			if (isOne(expression.exponent))
				return expression.base.kind === 'sum'
					? quantity(expression.base)
					: speak(expression.base, beside);
			return (
				speakInverse(expression.base, expression.exponent, speak) ??
				`${atom(expression.base)} ${speakExponent(expression.exponent, beside)}`
			);
		case 'opposite':
			return signOf(expression.of).negative || expression.of.kind === 'brackets'
				? opposite(expression.of, beside)
				: negated(speakLeft(expression.of, beside), beside);
		case 'brackets':
			return speak(expression.of, beside);
		case 'absolute':
			return closed('the absolute value of', expression.of, 'end absolute value', beside);
		case 'tuple':
			return speakPoint(expression.items, speak);
		case 'list':
			return excludes(expression.items[0])
				? speakExcluded(expression.items, speak)
				: speakList(expression.items, speak);
		case 'relation': {
			const sign = RELATION_WORDS[expression.sign];
			const right =
				excludes(expression) && expression.right.kind === 'list'
					? speakExcluded(expression.right.items, speak)
					: speakChain(expression.right, expression.left);
			if (!expression.left) return `${sign} ${right}`;
			const { left: first } = expression;
			// "Is less than the square root of 9, which equals 3".
			const which = first.kind === 'relation' ? ', which' : '';
			const left = speakSide(expression.left, expression.right).replace(/repeating$/, '$&,');
			const runsInto = BREATHES.test(left) || (first.kind === 'sum' && endsWithPower(left));
			const pause = which || (runsInto ? ',' : '');
			const ended = first.kind === 'relation' ? withRootEnded(left, first.right) : left;
			return `${ended}${pause} ${sign} ${right}`;
		}
		default:
			return speakNotation(expression, beside, { speak, atom, closed });
	}
}

/** A right side that is a relation itself: "81 plus 8, which equals 89". */
function speakChain(side: Expression, other: Expression | null): string {
	if (side.kind !== 'relation' || !side.left) return speakSide(side, other);
	const { left, sign, right } = side;
	return `${withRootEnded(speakSide(left, other), left)}, which ${RELATION_WORDS[sign]} ${speakChain(right, left)}`;
}

/** "…, minus the square root of 16, end root, which equals 3": it is not the root that equals 3. */
const withRootEnded = (said: string, side: Expression): string =>
	endsInRoot(side) && !said.endsWith('end root,') ? `${said}, end root` : said;

/** "3 m over 3 equals 6 over 3", "12 over 18 equals 60 over m": fractions on both sides are read in one way. */
function speakSide(side: Expression, other: Expression | null): string {
	const isRatio = other?.kind === 'quotient' && spokenFraction(other.over, other.under) === null;
	return isRatio && side.kind === 'quotient' && isCount(side.over) && isCount(side.under)
		? `${speak(side.over)} over ${speak(side.under)}`
		: speak(side);
}

/** 4/2, a division still to be done. */
const isWholeQuotient = (part: Expression): boolean =>
	part.kind === 'quotient' &&
	part.over.kind === 'number' &&
	part.under.kind === 'number' &&
	part.over.value.div(part.under.value).d === 1n;

/** "the opposite of negative 2", with a breath before more: not of "negative 2 minus 5". Whatever else has parts is a quantity. */
function opposite(of: Expression, { after }: Beside): string {
	const inner = of.kind === 'brackets' ? of.of : of;
	const isShort =
		inner.kind === 'number' && (inner.value.d === 1n || isSpokenFraction(inner.value));
	const said = isShort
		? speak(inner)
		: isWholeQuotient(inner)
			? speak(inner, { ended: true })
			: atom(of);
	return `the opposite of ${said}${after ? ',' : ''}`;
}

function speakSum(terms: readonly Expression[], beside: Beside): string {
	// "1 over 8, plus 20 over 8, plus 3", but "1 minus the fraction 64, over 729, end fraction".
	const areFractions =
		terms.every((term) => isNumericFraction(term) || isCount(signOf(term).size) || isDots(term)) &&
		(terms.every(isNumericFraction) || terms.filter(hasNoName).length > 1);
	const isOver = areFractions && terms.some(hasNoName);
	// "The fraction 35, over 15, end fraction, times x, minus the fraction 21, …": like parts are said in one way.
	const areMultiples = terms.filter((term) => isMultipleOfFraction(signOf(term).size)).length > 1;
	return terms
		.map((term, place) => {
			const here = {
				...among(beside, place, terms.length),
				isOver,
				ended: (place > 0 && !areFractions) || areMultiples,
			};
			if (place === 0)
				return isOpen(term) || term.kind === 'product' ? speak(term, here) : grouped(term, here);
			const { negative, size } = signOf(term);
			const isSigned = signOf(size).negative || size.kind === 'sum';
			const said = negative
				? isSigned
					? grouped(size, here)
					: speakLeft(size, here)
				: isOpen(term)
					? speak(term, here)
					: grouped(term, here);
			// A breath: in "1 over 8 plus 20 over 8" the sum could be divided.
			return `${/^\d+ over /.test(said) ? ', ' : ''}${negative ? 'minus' : 'plus'} ${said}`;
		})
		.reduce((left, said, place) => {
			// Once there is a breath, each term needs one: "3 y, minus 1 minus x" would be heard as two parts, and "1 plus
			// 2 sine of x, times cosine of x" as a product.
			const isApart = runsOn(left) || BREATHES.test(left) || said.includes(', times ');
			return place === 0 ? said : `${left}${isApart ? ',' : ''} ${said}`;
		}, '');
}

/** "2 times 3, plus 4", "x to the 6th power, plus 8": without a breath, the sum could be multiplied, or be the exponent. */
const runsOn = (said: string): boolean => / times /.test(said) || endsWithPower(said);

/** The power of a group, or one with a number: what comes next would seem to belong to it. */
const endsWithPower = (said: string): boolean =>
	/(?: power|\bend \w+, (?:squared|cubed)|\bclose \w+, (?:squared|cubed))$/.test(said);

/** "The quantity x plus 1, end quantity, cubed, times x". */
const multiplied = (factors: readonly string[]): string =>
	factors.reduce((left, right) => {
		const isApart = right.startsWith('times ') && endsWithPower(left);
		return `${left}${isApart ? ',' : ''} ${right}`;
	});

const isDots = (term: Expression): boolean =>
	term.kind === 'symbol' && /^\\c?dots$/.test(term.name);

/** A fraction of whole numbers that is said with "over". */
const hasNoName = (term: Expression): boolean =>
	term.kind === 'brackets'
		? hasNoName(term.of)
		: isNumericFraction(term) && / over /.test(speak(term, { isOver: false }));

const isMultipleOfFraction = (term: Expression): boolean =>
	term.kind === 'product' && term.factors[0] !== undefined && hasNoName(term.factors[0]);

/** Side by side where that cannot be misheard, else with "times": "3 x y squared", "2 times the square root of 5". */
function speakProduct(factors: readonly Expression[], beside: Beside): string {
	const [first, ...rest] = factors;
	if (!first) return '1';
	const [second] = rest;
	if (first.kind === 'symbol' && second?.kind === 'tuple' && rest.length === 1)
		return `${speakSymbol(first.name, speak)} at ${speakItems(second.items, speak)}`;
	const leads = rest.length > 0 && first.kind === 'number';
	// A sign before one part changes nothing about its place.
	const isAlone = leads && first.value.abs().equals(1) && rest.length === 1;
	const others = rest.map((factor, at) => {
		const before = at === 0 ? first : rest[at - 1];
		const isUnwritten = at === 0 && leads && first.value.abs().equals(1);
		const isClose = before && isSideBySide(before, factor);
		const place = { ...among(beside, at + 1, factors.length), ended: hasNoName(factor) };
		const said = grouped(factor, isAlone ? beside : place);
		return isUnwritten || isClose ? said : `times ${said}`;
	});
	if (leads && first.value.equals(1)) return multiplied(others);
	if (leads && first.value.equals(-1))
		return second?.kind === 'brackets' && rest.length === 1
			? opposite(second, beside)
			: negated(multiplied(others), beside);
	// "Minus the fraction 53, over 3, end fraction, times x": a pause would end the whole difference.
	const isPart = (beside.before || beside.ended) === true && rest.length > 0 && hasNoName(first);
	const here = { ...among(beside, 0, factors.length), ended: isPart };
	return multiplied([
		leads || rest.length === 0 ? speak(first, here) : speakFirst(first, here),
		...others,
	]);
}

/** −2 in the first place of a product or a sum needs no brackets, nor does 5 × 2. */
const speakFirst = (part: Expression, beside: Beside): string =>
	part.kind === 'brackets' && !isCompound(part.of)
		? speak(part.of, beside)
		: speakLeft(part, beside);

/** "negative 3", "two thirds", "10 over 21". */
function speakNumber(value: Fraction, beside: Beside): string {
	if (value.d === 1n || (isSpokenFraction(value) && !beside.isOver))
		return spokenNumber(value).replace(/\d+$/, digitsInGroups);
	const size = speakQuotient(num(Number(value.n)), num(Number(value.d)), beside);
	return value.s < 0n ? negated(size, beside) : size;
}

function speakQuotient(over: Expression, under: Expression, beside: Beside): string {
	const { before, after, ended, isOver } = beside;
	const fraction = isOver ? null : spokenFraction(over, under);
	if (fraction !== null) return fraction;
	// A breath tells where it ends: "14 over 29, plus 3".
	if (!ended && isCount(over) && isCount(under))
		return `${speak(over)} over ${speak(under)}${after ? ',' : ''}`;
	const isShort =
		!before &&
		!after &&
		!ended &&
		isBare(under) &&
		(isBare(over) || (over.kind === 'product' && isRun(over.factors)));
	return isShort ? `${speak(over)} over ${speak(under)}` : inFull(barPart(over), barPart(under));
}

/** What is above or below a bar: "sine of pi over 3" would seem to end the fraction, or start its denominator. */
function barPart(part: Expression): string {
	const said = speak(part);
	return isBare(part) || !/ over \S+$|\d over \d+,? times /.test(said)
		? said
		: speak(part, { before: true, after: true }).replace(/,$/, '');
}

/** Where a part is a fraction itself, "over" would not tell which line is meant. */
const inFull = (over: string, under: string): string =>
	/ over |\bfraction\b/.test(`${over} ${under}`)
		? `the fraction with numerator ${over}, and denominator ${under}, end fraction,`
		: `the fraction ${over}, over ${under}, end fraction,`;

/** An exponent that is neither written nor said. */
const isOne = (exponent: Expression): boolean =>
	exponent.kind === 'number' && exponent.value.equals(1);

function speakExponent(written: Expression, beside: Beside): string {
	const exponent = written.kind === 'brackets' ? written.of : written;
	if (exponent.kind === 'number' && exponent.value.d === 1n) {
		const { n, s } = exponent.value;
		if (s > 0n && n === 2n) return 'squared';
		if (s > 0n && n === 3n) return 'cubed';
		if (n === 0n) return 'to the 0 power';
		return s > 0n ? `to the ${ordinal(n)} power` : `to the negative ${ordinal(n)} power`;
	}
	return closed('to the power of', exponent, 'end power', beside);
}

/** What follows "the square root of" and the like: one sign that ends the formula as it is, all else up to the words that close it. */
function closed(opening: string, of: Expression, ending: string, { after }: Beside): string {
	const inner = of.kind === 'brackets' ? of.of : of;
	const isShort =
		isBare(inner) ||
		(inner.kind === 'number' && (inner.value.d === 1n || isSpokenFraction(inner.value))) ||
		(inner.kind === 'quotient' && spokenFraction(inner.over, inner.under) !== null) ||
		['decimal', 'degrees', 'blank'].includes(inner.kind);
	return isShort && !after
		? `${opening} ${speak(inner)}`
		: `${opening} ${speak(inner, { ended: isNumericFraction(inner) && ending !== 'end power' })}, ${ending},`;
}

/** The base of a power, or what a sign behind it belongs to: whatever has parts or a sign is a quantity. */
function atom(part: Expression, isSquare = false): string {
	if (part.kind === 'brackets') return atom(part.of, part.square);
	const isSingle =
		isBare(part) ||
		part.kind === 'symbol' ||
		part.kind === 'blank' ||
		(part.kind === 'decimal' && !part.text.startsWith('-'));
	return isSingle ? speak(part) : quantity(part, isSquare);
}

/** What contains a quantity itself is between its signs: "the quantity the quantity" would lose a listener. */
export function quantity(part: Expression, isSquare = false): string {
	const said = speak(part);
	const sign = isSquare ? 'bracket' : 'parenthesis';
	return /\bthe quantity\b/.test(said)
		? `open ${sign}, ${said}, close ${sign},`
		: `the quantity ${said}, end quantity,`;
}

/** A sum inside another operation is spoken between "the quantity … end quantity". */
function grouped(expression: Expression, beside: Beside, isSquare = false): string {
	if (expression.kind === 'brackets') {
		const { of, square } = expression;
		// "2 times the quantity 2 times sine of x, times cosine of x, end quantity": a factor was taken out.
		return of.kind === 'product' && / times /.test(speak(of))
			? quantity(of, square)
			: grouped(of, beside, square);
	}
	return isCompound(expression) ? quantity(expression, isSquare) : speak(expression, beside);
}

/** Products and quotients stand without brackets as terms, and first in a chain: "6 times 4 divided by 3". */
const speakLeft = (part: Expression, beside: Beside): string =>
	part.kind === 'times' || part.kind === 'divided' ? speak(part, beside) : grouped(part, beside);

/** "6 times 10 to the 2nd power, divided by 3": the power would seem to be divided. */
function speakDivided(left: Expression, right: Expression, beside: Beside): string {
	const said = speakLeft(left, among(beside, 0, 2));
	const divisor = grouped(right, { ...among(beside, 1, 2), ended: true });
	return `${said}${endsWithPower(said) ? ',' : ''} divided by ${divisor}`;
}

/** "3 times 10 to the 2nd power", in scientific notation: "3 times 10 squared" could be the square of 30. */
const powerOfTen = (factor: Expression): string | undefined =>
	factor.kind === 'power' &&
	factor.base.kind === 'number' &&
	factor.base.value.equals(10) &&
	factor.exponent.kind === 'number' &&
	/^[23]$/.test(factor.exponent.value.toFraction())
		? `10 to the ${ordinal(factor.exponent.value.n)} power`
		: undefined;

function speakTimes(factors: readonly Expression[], beside: Beside): string {
	return multiplied(
		factors.map((factor, place) =>
			place === 0
				? speakLeft(factor, among(beside, place, factors.length))
				: `times ${(factors.length === 2 && factors[0]?.kind !== 'symbol' ? powerOfTen(factor) : undefined) ?? grouped(factor, { ...among(beside, place, factors.length), ended: hasNoName(factor) })}`,
		),
	);
}
