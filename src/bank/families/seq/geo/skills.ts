/** seq.geo: terms, ratio, number of terms of a geometric sequence. CCSS HSF-BF.A.2; MCR3U.C2.2. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	power,
	quotient,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { integer, rational } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../../family.ts';
import {
	beginning,
	firstTerm,
	geometricTerms,
	ordinal,
	sequenceLetters,
} from '../../../steps/sequence.ts';

export const skills: Skills = {
	'nth term': (draw) => nthTerm(draw, firstTerm(draw), ratioOf(draw), draw.int('n')),
	'Find the nth term': (draw) => nthTerm(draw, firstTerm(draw), ratioOf(draw), draw.int('n')),
	'Find n or r'(draw) {
		const [first, r, n] = [firstTerm(draw), ratioOf(draw), draw.int('n')];
		return draw.inTurn('ask') === 'number of terms'
			? numberOfTerms(first, Number(r.valueOf()), n)
			: findRatio(draw, first, r, 1, n);
	},
	'Find the ratio or first term from two terms'(draw) {
		const [first, r] = [firstTerm(draw), ratioOf(draw)];
		const [i, j] = [draw.int('i'), draw.int('j')];
		return draw.random.int(0, 1) === 0
			? findRatio(draw, first, r, i, j)
			: findFirst(draw, first, r, i);
	},
	'nth term or ratio'(draw) {
		const [first, r, n] = [firstTerm(draw), ratioOf(draw), draw.int('n')];
		const ask = draw.inTurn('ask');
		if (ask === 'term') return nthTerm(draw, first, r, n);
		return ask === 'r'
			? findRatio(draw, first, r, 1, Math.min(n, 5))
			: findFirst(draw, first, r, Math.min(n, 5));
	},
};

const ratioOf = (draw: Draw): Fraction => new Fraction(draw.int('r'));
const at = (first: number, r: Fraction, n: number): Fraction => r.pow(n - 1).mul(first);
const isLong = (value: Fraction): boolean => value.n > 400_000n || value.d > 2000n;
const based = (r: Fraction): Expression => (r.lt(0) || r.d !== 1n ? brackets(num(r)) : num(r));
const rule = 'the formula for a geometric sequence';

function nthTerm(draw: Draw, first: number, r: Fraction, n: number): Draft | undefined {
	const value = at(first, r, n);
	const { term } = sequenceLetters(draw.country);
	if (isLong(value)) return undefined;
	const terms = geometricTerms(first, r, 3);
	return {
		prompt: say`Find the ${ordinal(n)} term of the geometric sequence ${beginning(...terms)}. Write a whole number or a fraction.`,
		answer: rational(value),
		steps: [
			sentence(
				first === 1
					? say`The first term is 1, and the common ratio is ${num(r)}.`
					: say`The first term is ${first}, and the common ratio is ${equation(quotient(num(terms[1] ?? 0), first), num(r))}.`,
			),
			line(equation(term(n), times(first, power(based(r), difference(n, 1)))), rule),
			line(equation(term(n), times(first, power(based(r), n - 1)))),
			line(equation(term(n), num(value))),
		],
		hints: [
			say`How many times is the first term multiplied by the common ratio to reach the ${ordinal(n)}?`,
		],
	};
}

function numberOfTerms(first: number, r: number, n: number): Draft | undefined {
	const last = first * r ** (n - 1);
	if (Math.abs(last) > 100_000) return undefined;
	const shown = beginning(...geometricTerms(first, r, 3));
	const whole: Expression =
		shown.kind === 'list' ? { ...shown, items: [...shown.items, num(last)] } : shown;
	const x = symbol('n');
	return {
		prompt: say`How many terms does the geometric sequence ${whole} have?`,
		answer: integer(n),
		steps: [
			line(
				equation(last, times(first, power(based(new Fraction(r)), difference(x, 1)))),
				`${rule}, with the last term`,
			),
			...(first === 1
				? []
				: [
						line(
							equation(r ** (n - 1), power(based(new Fraction(r)), difference(x, 1))),
							`divide both sides by ${first}`,
						),
					]),
			line(
				equation(
					power(based(new Fraction(r)), n - 1),
					power(based(new Fraction(r)), difference(x, 1)),
				),
				`write the left side as a power of ${r}`,
			),
			line(equation(n - 1, difference(x, 1)), 'equal powers of one base have equal exponents'),
			line(equation(n, x)),
		],
		hints: [
			say`Put the last term into the formula, and write both sides as powers of the common ratio.`,
		],
	};
}

/** The positive or only real ratio between two given terms. */
function findRatio(
	draw: Draw,
	first: number,
	r: Fraction,
	i: number,
	j: number,
): Draft | undefined {
	const steps = j - i;
	const [low, high] = [at(first, r, i), at(first, r, j)];
	const { term } = sequenceLetters(draw.country);
	if (isLong(high) || steps < 2 || (steps % 2 === 0 && r.lt(0))) return undefined;
	const even = steps % 2 === 0;
	return {
		prompt: say`In a geometric sequence, ${equation(term(i), num(low))} and ${equation(term(j), num(high))}. Find the common ratio${even ? ', which is positive' : ''}.`,
		answer: rational(r),
		steps: [
			line(
				equation(times(num(low), power('r', steps)), num(high)),
				`from the ${ordinal(i)} to the ${ordinal(j)} term there are ${steps} multiplications`,
			),
			line(
				equation(power('r', steps), num(high.div(low))),
				`divide both sides by ${low.toFraction()}`,
			),
			line(
				equation('r', num(r)),
				even ? 'the ratio is positive' : 'an odd power has one real root',
			),
		],
		hints: [
			say`How many times do you multiply by the ratio to get from one given term to the other?`,
		],
	};
}

function findFirst(draw: Draw, first: number, r: Fraction, i: number): Draft | undefined {
	const value = at(first, r, i);
	const { term } = sequenceLetters(draw.country);
	if (isLong(value) || i < 2) return undefined;
	return {
		prompt: say`A geometric sequence has the common ratio ${num(r)}, and ${equation(term(i), num(value))}. Find the first term.`,
		answer: integer(first),
		steps: [
			line(equation(num(value), times(term(1), power(based(r), i - 1))), rule),
			...(i === 2 ? [] : [line(equation(num(value), times(term(1), based(r.pow(i - 1)))))]),
			line(equation(first, term(1)), `divide both sides by ${r.pow(i - 1).toFraction()}`),
		],
		hints: [say`How many times was the first term multiplied by the ratio?`],
	};
}
