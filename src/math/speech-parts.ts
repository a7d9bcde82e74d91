/** Which parts of a formula may be said as they are: side by side, short, or without "the quantity". */
import type { Expression } from './expression.ts';
import { partsOf } from './parts-of.ts';
import { signOf } from './sign.ts';
import { isSpokenFraction, spokenFraction } from './speech-numbers.ts';
import { isSign } from './speech-symbols.ts';

/**
 * Whether more of the same formula is said right before and right after a part. A fraction may be said short ("m over
 * 8") only alone: "m over 8 minus 19" would be heard as m/(8 − 19). Powers, roots, and arguments need their end where
 * more follows. `ended` asks for a fraction that ends by name, since otherwise what is before it could be divided; `isOver` asks for "1 over 8". In a
 * sentence, an interval may be named already ("over the interval"), and degrees may be an adjective ("the 60 degree angle").
 */
export type Beside = {
	before?: boolean;
	after?: boolean;
	ended?: boolean;
	isOver?: boolean;
	isNamed?: boolean;
	isAdjective?: boolean;
};

/** Written among the terms of a sum without brackets. */
export const isOpen = ({ kind }: Expression): boolean => ['sum', 'times', 'divided'].includes(kind);

/** Said without "times": 2 x, but "x times x", and "one half times a", which could be half of something. */
export const isSideBySide = (before: Expression, factor: Expression): boolean =>
	isMultipleOfCall(before, factor) ||
	(mayPrecede(before) &&
		mayFollow(factor) &&
		letterOf(before) !== letterOf(factor) &&
		!(factor.kind === 'brackets' && typeof letterOf(before) === 'string') &&
		!(isAnyFraction(before) && letterOf(factor) === 'a') &&
		!isHighPower(before) &&
		!hasLongExponent(factor) &&
		!(isHighPower(factor) && typeof letterOf(before) === 'string'));

/** Of numbers or of other parts. */
const isAnyFraction = (part: Expression): boolean =>
	part.kind === 'quotient' || (part.kind === 'number' && part.value.d !== 1n);

/** "x times y to the negative 3rd power, times z": without "times", it could be the power of x y, and the exponent could go on. */
const isHighPower = (part: Expression): boolean =>
	part.kind === 'power' &&
	!(part.exponent.kind === 'number' && /^[123]$/.test(part.exponent.value.toFraction()));

/** "5 times x to the power of one fifth": without "times", it could be the power of 5 x. */
const hasLongExponent = (part: Expression): boolean =>
	part.kind === 'power' &&
	!(part.exponent.kind === 'number' && part.exponent.value.d === 1n) &&
	part.exponent.kind !== 'symbol';

/** The x of x, (x), and x³; of all else, the part itself. */
function letterOf(part: Expression): string | Expression {
	if (part.kind === 'symbol') return part.name;
	if (part.kind === 'power') return letterOf(part.base);
	return part.kind === 'brackets' ? letterOf(part.of) : part;
}

/** What may stand right before a factor without "times". */
const mayPrecede = (factor: Expression): boolean =>
	(factor.kind === 'symbol' && !/_|\\side/.test(factor.name)) ||
	factor.kind === 'decimal' ||
	factor.kind === 'degrees' ||
	(factor.kind === 'number' &&
		!factor.value.abs().equals(1) &&
		(factor.value.d === 1n || isSpokenFraction(factor.value))) ||
	(factor.kind === 'quotient' && spokenFraction(factor.over, factor.under) !== null) ||
	(factor.kind === 'power' && isSimplePower(factor));

/** What may follow without "times". */
const mayFollow = (factor: Expression): boolean =>
	(factor.kind === 'symbol' && !factor.name.startsWith('\\side')) ||
	factor.kind === 'blank' ||
	(factor.kind === 'product' && factor.factors.every(mayFollow)) ||
	(factor.kind === 'brackets' && factor.of.kind === 'symbol') ||
	(factor.kind === 'power' && factor.base.kind === 'symbol');

/** "3 cosine of x": a class says no "times" between a number and the name of a function. */
const isMultipleOfCall = (before: Expression, factor: Expression): boolean =>
	before.kind === 'number' &&
	before.value.d === 1n &&
	!before.value.abs().equals(1) &&
	factor.kind === 'call' &&
	factor.name.startsWith('\\');

const isSimplePower = ({ base, exponent }: Extract<Expression, { kind: 'power' }>): boolean =>
	base.kind === 'symbol' && exponent.kind === 'number' && exponent.value.d === 1n;

/** 7 pi, 5 x y: what is said without "times". */
export const isRun = ([first, ...rest]: readonly Expression[]): boolean =>
	first !== undefined &&
	isBare(first) &&
	rest.every((part) => part.kind === 'symbol' && isBare(part));

/** One sign, or a whole number without a sign. */
export const isBare = (part: Expression): boolean =>
	(part.kind === 'symbol' && isSign(part.name)) ||
	(part.kind === 'number' && part.value.d === 1n && part.value.s >= 0n);

/** What is a quantity inside another operation. */
export const isCompound = (part: Expression): boolean =>
	['sum', 'times', 'divided', 'plus-minus', 'relation'].includes(part.kind) ||
	(part.kind === 'product' && signOf(part).negative && part.factors.length > 2);

/** Whether more than a root ends in one: the difference of two roots, 2 times a root. */
export function endsInRoot(part: Expression): boolean {
	if (!['sum', 'product', 'times', 'opposite'].includes(part.kind)) return false;
	const last = partsOf(part).at(-1);
	return last !== undefined && (last.kind === 'root' || endsInRoot(last));
}

/** What takes a unit in the singular: "1 centimetre". */
export const isNumberOne = (part: Expression): boolean =>
	part.kind === 'decimal' ? part.text === '1' : part.kind === 'number' && part.value.equals(1);

/** A whole number without a sign. */
export const isCount = (part: Expression): boolean => part.kind === 'number' && isBare(part);

/** A fraction of whole numbers, whatever its sign, or a sum of such fractions. */
export function isNumericFraction(term: Expression): boolean {
	const { size } = signOf(term);
	if (size.kind === 'sum') return size.terms.every(isNumericFraction);
	return size.kind === 'quotient'
		? isCount(size.over) && isCount(size.under)
		: size.kind === 'number' && size.value.d !== 1n;
}
