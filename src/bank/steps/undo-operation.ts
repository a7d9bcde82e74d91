/**
 * The outermost operation around a letter, undone on both sides, with its reason and with what common mistakes make of
 * the other side. Radicands are assumed to be positive.
 */
import Fraction from 'fraction.js';
import { brackets, type Expression, num } from '../../math/expression.ts';
import {
	countOf,
	divided,
	factorsOf,
	multiplied,
	negative,
	plainWords,
	plus,
	raised,
	rootOf,
	termsOf,
} from '../../math/letter-algebra.ts';
import { signOf } from '../../math/sign.ts';

/** `undefined` when the letter occurs twice, or its sign would not be certain. */
export function undo(sides: Sides, letter: string): Undone | undefined {
	const { holds } = sides;
	if (countOf(holds, letter) !== 1 || countOf(sides.other, letter) !== 0) return undefined;
	switch (holds.kind) {
		case 'sum':
			return undoSum(holds.terms, sides.other, letter);
		case 'product':
			return undoProduct(factorsOf(holds), sides.other, letter);
		case 'quotient':
			return undoQuotient(holds, sides.other, letter);
		case 'power':
			return undoPower(holds, sides.other);
		case 'root':
			return undoRoot(holds, sides.other);
		case 'opposite':
			return {
				holds: holds.of,
				other: negative(sides.other),
				why: 'multiply both sides by -1',
			};
		default:
			return undefined;
	}
}

const named = (verb: string, part: Expression, rest: string): string =>
	`${verb} ${plainWords(part) ?? 'the other part'} ${rest}`;

function undoSum(terms: Expression[], other: Expression, letter: string): Undone {
	const here = terms.find((one) => countOf(one, letter) > 0) ?? num(0);
	const rest = terms.filter((one) => one !== here);
	const { negative: minus, size } = signOf(here);
	if (minus)
		return {
			holds: size,
			other: plus(...rest, negative(other)),
			swaps: true,
			before: {
				holds: plus(...rest),
				other: plus(other, size),
				why: named('add', size, 'to both sides'),
			},
			why: takeAway(other),
			wrong: [
				{
					other: plus(other, ...rest.map(negative)),
					misconception: `dropped the negative sign from ${plainWords(size) ?? 'a term'}`,
				},
				{
					other: plus(other, ...rest),
					misconception: wrongWay(other),
				},
			],
		};
	const adds = rest.every((one) => signOf(one).negative);
	const known = plus(...(adds ? rest.map(negative) : rest));
	return {
		holds: here,
		other: plus(other, ...rest.map(negative)),
		why: rest.map(takeAway).join(', then '),
		wrong: [
			{
				other: plus(other, ...rest),
				misconception:
					rest[0] && rest.length === 1
						? wrongWay(rest[0])
						: adds
							? 'subtracted instead of adding'
							: 'added instead of subtracting',
			},
			...(adds
				? []
				: [
						{
							other: plus(...rest, negative(other)),
							misconception: 'subtracted in the wrong order',
						},
					]),
			{
				other: divided(other, known),
				misconception:
					nameOf(known) === '1'
						? 'left out the constant term'
						: `divided by ${nameOf(known)} instead of ${adds ? 'adding' : 'subtracting'} it`,
			},
		],
	};
}

/** "added n instead of subtracting it", for a side that changes places with a term. */
function wrongWay(side: Expression): string {
	const { negative: minus, size } = signOf(side);
	const name = nameOf(size);
	return minus
		? `subtracted ${name} instead of adding it`
		: `added ${name} instead of subtracting it`;
}

function takeAway(one: Expression): string {
	const { negative: minus, size } = signOf(one);
	return minus
		? named('add', size, 'to both sides')
		: named('subtract', bracketed(one), 'from both sides');
}

/** As a mistake with it names it: "m", "(x − a)"; a sum of fractions is written as in the formula, "1/a + 1/b". */
function nameOf(part: Expression): string {
	const isOfFractions = part.kind === 'sum' && part.terms.some(({ kind }) => kind === 'quotient');
	return plainWords(isOfFractions ? part : bracketed(part)) ?? 'the other side';
}

const bracketed = (part: Expression): Expression => (part.kind === 'sum' ? brackets(part) : part);

function undoProduct(factors: Expression[], other: Expression, letter: string): Undone {
	const here = factors.find((one) => countOf(one, letter) > 0) ?? num(1);
	const rest = factors.filter((one) => one !== here);
	const part = rest.find((one) => one.kind === 'number' && one.value.d !== 1n);
	if (part?.kind === 'number') return undoFraction(part.value, factors, other);
	if (here.kind === 'sum' && here.terms.some((one) => isLongTerm(one, letter)))
		return {
			holds: plus(...here.terms.map((one) => multiplied(...rest, one))),
			other,
			why: 'use the distributive property',
		};
	const by = multiplied(...rest);
	return {
		holds: here,
		other: divided(other, by),
		why: named('divide both sides by', by, '').trim(),
		divisor: by,
		wrong: [
			{
				other: multiplied(by, other),
				misconception: `multiplied by ${nameOf(by)} instead of dividing both sides by it`,
			},
			{
				other: plus(other, negative(by)),
				misconception: `subtracted ${nameOf(by)} instead of dividing both sides by it`,
			},
			{ other: divided(by, other), misconception: 'divided in the wrong order' },
		],
	};
}

/** The letter has more than a number beside it, so dividing first would leave a fraction in a fraction. */
const isLongTerm = (one: Expression, letter: string): boolean =>
	countOf(one, letter) > 0 && signOf(one).size.kind !== 'symbol' && factorsOf(one).length > 1;

/** A mistake with the fraction leaves none of it beside the letter, so `whole` cancels in what follows. */
function undoFraction(value: Fraction, factors: Expression[], other: Expression): Undone {
	const rest = factors.filter(({ kind }) => kind !== 'number');
	const factor = rest.length === 1 ? value.inverse() : new Fraction(value.d);
	const whole = value.mul(factor);
	const left = multiplied(num(whole), ...rest);
	const name = factor.toFraction();
	return {
		holds: left,
		other: multiplied(num(factor), other),
		why:
			factor.d === 1n
				? `multiply both sides by ${name}`
				: `multiply both sides by ${name}, the reciprocal of ${value.toFraction()}`,
		wrong: [
			{
				other: multiplied(num(value.mul(whole)), other),
				misconception:
					value.n === 1n
						? `divided by ${value.d} instead of multiplying both sides by it`
						: `multiplied by ${value.toFraction()} instead of dividing both sides by it`,
			},
			{
				other: multiplied(num(whole), other),
				misconception: `left out the factor ${value.toFraction()}`,
			},
		],
	};
}

function undoQuotient(
	{ over, under }: Extract<Expression, { kind: 'quotient' }>,
	other: Expression,
	letter: string,
): Undone {
	const why = `multiply both sides by ${plainWords(under) ?? 'the denominator'}`;
	if (countOf(over, letter) > 0)
		return {
			holds: over,
			other: multiplied(other, under),
			why,
			wrong: [
				{
					other: divided(other, under),
					misconception: `divided by ${nameOf(under)} instead of multiplying both sides by it`,
				},
				{
					other: plus(other, under),
					misconception: `added ${nameOf(under)} instead of multiplying both sides by it`,
				},
			],
		};
	return {
		holds: multiplied(other, under),
		other: over,
		swaps: true,
		why,
		wrong: [
			{
				other: multiplied(other, other, over),
				misconception:
					over.kind === 'number' && over.value.equals(1)
						? `found ${nameOf(divided(over, under))} but did not take the reciprocal`
						: `multiplied by ${nameOf(other)} instead of dividing both sides by it`,
			},
			{
				other: divided(multiplied(other, other), over),
				misconception: `divided ${nameOf(other)} by ${nameOf(over)} instead of ${nameOf(over)} by ${nameOf(other)}`,
			},
		],
	};
}

// What is left on both sides when the operation around a letter is undone.

type Sides = { holds: Expression; other: Expression };

/** One undone operation. `wrong` are the other sides that common mistakes give. */
export type Undone = {
	holds: Expression;
	other: Expression;
	/** The letter has changed sides. */
	swaps?: boolean;
	/** A line between, for what takes two operations. */
	before?: Sides & { why: string };
	why: string;
	/** What both sides are divided by. */
	divisor?: Expression;
	wrong?: Wrong[];
};
type Wrong = { other: Expression; misconception: string };

// A power or a root around a letter, undone on both sides. All letters stand for positive numbers.

function undoRoot({ of, index }: Extract<Expression, { kind: 'root' }>, other: Expression): Undone {
	const verb = index === 2 ? 'square' : 'cube';
	return {
		holds: of,
		other: raised(other, index),
		why: `${verb} both sides`,
		wrong: [
			{ other, misconception: `removed the radical but did not ${verb} the other side` },
			{
				other: multiplied(num(index), other),
				misconception: index === 2 ? 'doubled instead of squaring' : 'tripled instead of cubing',
			},
		],
	};
}

function undoPower(
	{ base, exponent }: Extract<Expression, { kind: 'power' }>,
	other: Expression,
): Undone | undefined {
	const index = exponent.kind === 'number' ? Number(exponent.value.valueOf()) : 0;
	const name = index === 2 ? 'square root' : 'cube root';
	const certain = !termsOf(base).some((one) => signOf(one).negative);
	if ((index !== 2 && index !== 3) || !certain) return undefined;
	return {
		holds: base,
		other: rootOf(other, index),
		why:
			index === 2
				? 'take the positive square root of both sides'
				: 'take the cube root of both sides',
		wrong: [
			{ other, misconception: `did not take the ${name}` },
			{
				other: divided(other, num(index)),
				misconception: `divided by ${index} instead of taking the ${name}`,
			},
		],
	};
}
