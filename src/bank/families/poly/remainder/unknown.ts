/** Coefficients that a known remainder or factor fixes. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	rational,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { type Coefficients, valueAt, written, zeroAt } from '../../../steps/coefficients.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { takeAway } from '../../../steps/reasons.ts';

/** The place of the unknown is its coefficient's place in the list; its letter is k. */
type Unknown = { of: Coefficients; place: number; value: number };

export function unknownCoefficient(draw: Draw): Draft | undefined {
	const [t, r] = [draw.int('k'), draw.int('r')];
	const of = [draw.int('a'), draw.int('b'), 0, draw.int('c')];
	const place = draw.random.int(1, 2);
	const known = place === 1 ? [of[0] ?? 1, 0, of[1] ?? 1, of[3] ?? 1] : of;
	const value = (r - valueAt(known, t)) / t ** (3 - place);
	if (!Number.isInteger(value) || value === 0 || Math.abs(value) > 20) return undefined;
	const divisor = written(zeroAt(t));
	const problem = withLetter({ of: known, place, value });
	return solved(
		say`When ${equation(call('P', 'x'), problem)} is divided by ${divisor}, the remainder is ${r}. Find ${symbol('k')}.`,
		{ of: known, place, value },
		t,
		r,
		sentence(say`By the remainder theorem, ${equation(call('P', t), r)}.`),
	);
}

export function knownFactor(draw: Draw): Draft | undefined {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const cubic = draw.choice('deg') === '3';
	const known = cubic ? [1, b, 0, c] : [draw.random.int(1, 3), 0, c];
	const place = known.indexOf(0);
	const value = -valueAt(known, a) / a ** (known.length - 1 - place);
	if (!Number.isInteger(value) || value === 0 || Math.abs(value) > 40) return undefined;
	const unknown = { of: known, place, value };
	return solved(
		say`If ${written(zeroAt(a))} is a factor of ${withLetter(unknown)}, what is the value of the constant ${symbol('k')}?`,
		unknown,
		a,
		0,
		sentence(
			say`Because ${written(zeroAt(a))} is a factor, the polynomial is 0 when ${equation('x', a)}.`,
			'by the factor theorem',
		),
	);
}

function solved(prompt: Prose, unknown: Unknown, t: number, r: number, first: Line): Draft {
	const { of, place, value } = unknown;
	const factor = t ** (of.length - 1 - place);
	const rest = valueAt(of, t);
	const kTerm = product(factor, 'k');
	const moved = takeAway(rest);
	return {
		prompt,
		answer: withMisconceptions(
			rational(value),
			[
				rational(new Fraction(r - valueAt(of, -t), (-t) ** (of.length - 1 - place))),
				`substituted ${plainNumber(-t)} instead of ${plainNumber(t)}`,
			],
			[
				rational(new Fraction(r + rest, factor)),
				rest > 0
					? `added ${rest} to the right side instead of subtracting it`
					: `subtracted ${-rest} from the right side instead of adding it`,
			],
			...(r === 0
				? []
				: [
						[
							rational(new Fraction(-rest, factor)),
							`set P(${plainNumber(t)}) equal to 0 instead of the remainder ${plainNumber(r)}`,
						] satisfies WrongAnswer,
					]),
		),
		steps: [
			first,
			line(equation(withLetter(unknown, t), r), `substitute ${plainNumber(t)} for x`),
			line(equation(termValues(of, { [place]: 'k' }, t), r), 'evaluate each term'),
			...(rest === 0
				? [line(equation(kTerm, r), 'combine the constants')]
				: [
						line(equation(sum(kTerm, rest), r), 'combine the constants'),
						line(equation(kTerm, r - rest), moved),
					]),
			...(factor === 1
				? []
				: [line(equation('k', value), `divide both sides by ${plainNumber(factor)}`)]),
		],
		hints: [
			say`What must the value of the polynomial be when ${equation('x', t)}? What equation in ${symbol('k')} does that give?`,
		],
	};
}

/** The polynomial with k at its place; at a number instead of x, with that number in brackets. */
function withLetter({ of, place }: Unknown, at?: number): Expression {
	return lettered(of, { [place]: 'k' }, at);
}

/** The same with the value of each power of the number: −8 + 4k + 6. */
export const termValues = (
	of: Coefficients,
	letters: Readonly<Record<number, string>>,
	at: number,
): Expression =>
	sum(
		...of.flatMap((coefficient, place) => {
			const letter = letters[place];
			const value = at ** (of.length - 1 - place);
			if (letter !== undefined) return [product(value, letter)];
			return coefficient === 0 ? [] : [num(coefficient * value)];
		}),
	);

export function lettered(
	of: Coefficients,
	letters: Readonly<Record<number, string>>,
	at?: number,
): Expression {
	const base = at === undefined ? symbol('x') : ({ kind: 'brackets', of: num(at) } as const);
	return sum(
		...of.flatMap((coefficient, place) => {
			const letter = letters[place];
			const exponent = of.length - 1 - place;
			if (letter === undefined && coefficient === 0) return [];
			const front = letter === undefined ? num(coefficient) : symbol(letter);
			if (exponent === 0) return [front];
			const factor = exponent === 1 ? base : power(base, exponent);
			if (coefficient === 1 && letter === undefined) return [factor];
			if (coefficient === -1 && letter === undefined)
				return [{ kind: 'opposite', of: factor } as const];
			return [product(front, factor)];
		}),
	);
}
