/** seq.geo: terms, ratio, number of terms of a geometric sequence. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	line,
	mergedByValue,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import {
	beginning,
	formulas,
	geometricStart,
	geometricTerms,
	ratioAsBase,
	scaledPower,
	sequenceLetters,
} from '../../../steps/sequence.ts';
import { ordinal } from '../../../../math/speech-numbers.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { rootName } from '../../../../math/things-in-words.ts';

export const skills: Skills = {
	'Find a term of a geometric sequence': (draw) =>
		nthTerm(draw, draw.int('a1'), ratioOf(draw), draw.int('n')),
	'Find the number of terms or common ratio'(draw) {
		const [first, r, n] = [draw.int('a1'), ratioOf(draw), draw.int('n')];
		return draw.inTurn('ask') === 'number of terms'
			? numberOfTerms(draw, first, Number(r.valueOf()), n)
			: findRatio(draw, first, r, 1, n);
	},
	'Find the ratio or first term'(draw) {
		const [first, r] = [draw.int('a1'), ratioOf(draw)];
		const [i, j] = [draw.int('i'), draw.int('j')];
		return draw.random.int(0, 1) === 0
			? findRatio(draw, first, r, i, j)
			: findFirst(draw, first, r, i);
	},
	'Find a term, ratio, or first term'(draw) {
		const [first, r, n] = [draw.int('a1'), ratioOf(draw), draw.int('n')];
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
/** first × raised as one fraction, before it is reduced. */
function unreduced(first: number, raised: Fraction): Expression {
	const over = first * Number(raised.s * raised.n);
	const size = quotient(Math.abs(over), Number(raised.d));
	return over < 0 ? opposite(size) : size;
}

const RULE = 'the formula for the nth term of a geometric sequence';
const SUBSTITUTE = 'substitute the values';

function nthTerm(draw: Draw, first: number, r: Fraction, n: number): Draft | undefined {
	const value = at(first, r, n);
	const letters = sequenceLetters(draw.country);
	const { term } = letters;
	const inSteps = r
		.sub(1)
		.mul(first)
		.mul(n - 1)
		.add(first);
	if (isLong(value) || inSteps.equals(value)) return undefined;
	const terms = geometricTerms(first, r, 3);
	const raised = r.pow(n - 1);
	return {
		prompt: say`Find the ${ordinal(n)} term of the geometric sequence ${beginning(...terms)}. Write your answer as an integer or a fraction in lowest terms.`,
		answer: withMisconceptions(
			rational(value),
			[rational(value.mul(r)), `used the exponent ${n} instead of ${n - 1}`],
			[rational(inSteps), 'treated the sequence as arithmetic'],
			...mergedByValue(
				[rational(value.div(r)), `gave the ${ordinal(n - 1)} term`],
				[
					rational(r.mul(first).mul(n - 1)),
					'multiplied the ratio by the exponent instead of raising it to that power',
				],
			),
		),
		steps: [
			geometricStart(first, r),
			line(formulas(letters).geometric, RULE),
			line(
				equation(term(n), scaledPower(first, r, difference(n, 1))),
				`substitute ${plainNumber(first)} for ${letters.first}, ${n} for n, and ${plainNumber(r)} for r`,
			),
			line(equation(term(n), scaledPower(first, r, n - 1)), 'subtract in the exponent'),
			...(Math.abs(first) === 1
				? []
				: [line(equation(term(n), product(first, brackets(num(raised)))), 'evaluate the power')]),
			...(value.d === raised.d
				? []
				: [line(equation(term(n), unreduced(first, raised)), 'multiply')]),
			line(
				equation(term(n), num(value)),
				Math.abs(first) === 1
					? 'evaluate the power'
					: value.d === raised.d
						? 'multiply'
						: value.d === 1n
							? 'divide'
							: 'write the fraction in lowest terms',
			),
		],
		hints: [
			say`How many times is the first term multiplied by the common ratio to reach the ${ordinal(n)} term?`,
		],
	};
}

function numberOfTerms(draw: Draw, first: number, r: number, n: number): Draft | undefined {
	const letters = sequenceLetters(draw.country);
	const last = first * r ** (n - 1);
	if (Math.abs(last) > 100_000) return undefined;
	const shown = beginning(...geometricTerms(first, r, 3));
	const whole: Expression =
		shown.kind === 'list' ? { ...shown, items: [...shown.items, num(last)] } : shown;
	const x = symbol('n');
	return {
		prompt: say`How many terms are in the geometric sequence ${whole}?`,
		answer: withMisconceptions(
			integer(n),
			[integer(n - 1), 'gave n − 1 instead of n'],
			[integer(n - 2), 'subtracted 1 instead of adding it'],
		),
		steps: [
			geometricStart(first, new Fraction(r)),
			line(formulas(letters).geometric, RULE),
			line(
				equation(last, scaledPower(first, new Fraction(r), difference(x, 1))),
				`${SUBSTITUTE}; the last term is known`,
			),
			line(
				equation(r ** (n - 1), power(ratioAsBase(new Fraction(r)), difference(x, 1))),
				first === 1 ? 'multiplying by 1 changes nothing' : `divide both sides by ${first}`,
			),
			line(
				equation(
					power(ratioAsBase(new Fraction(r)), n - 1),
					power(ratioAsBase(new Fraction(r)), difference(x, 1)),
				),
				`write the left side as a power of ${r}`,
			),
			line(equation(n - 1, difference(x, 1)), 'the bases are equal, so the exponents are equal'),
			line(equation(x, n), 'add 1 to both sides'),
			sentence(say`The sequence has ${n} terms.`),
		],
		hints: [
			say`By what power of the common ratio do you multiply the first term to get the last term?`,
			say`How does that exponent compare with the number of terms?`,
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
	const answer = withMisconceptions(
		rational(r),
		[
			rational(high.div(low).div(steps)),
			`divided by ${steps} instead of taking the ${rootName(steps)}`,
		],
		...(r.lt(0) ? ([[rational(r.neg()), 'ignored the negative sign of the ratio']] as const) : []),
		[rational(high.sub(low).div(steps)), 'found a common difference instead of a common ratio'],
		[rational(r.inverse()), 'divided the earlier term by the later one'],
	);
	return {
		prompt: say`In a geometric sequence, ${equation(term(i), num(low))} and ${equation(term(j), num(high))}. Find the common ratio${even ? ', which is positive' : ''}.`,
		answer,
		steps: [
			line(
				equation(
					low.equals(1) ? power('r', steps) : product(num(low), power('r', steps)),
					num(high),
				),
				`multiplying the ${ordinal(i)} term by ${steps} factors of r gives the ${ordinal(j)} term`,
			),
			...(low.equals(1)
				? []
				: [
						line(
							equation(power('r', steps), num(high.div(low))),
							`divide both sides by ${low.toFraction()}`,
						),
					]),
			line(
				equation('r', num(r)),
				`take the ${even ? 'positive ' : ''}${rootName(steps)} of both sides`,
			),
		],
		hints: [
			say`How many times do you multiply by the common ratio to get from one given term to the other?`,
			say`What equation does that give for ${symbol('r')}? How do you undo the power?`,
		],
	};
}

function findFirst(draw: Draw, first: number, r: Fraction, i: number): Draft | undefined {
	const value = at(first, r, i);
	const letters = sequenceLetters(draw.country);
	const { term } = letters;
	const steps = r.pow(i - 1);
	const answer = withMisconceptions(
		integer(first),
		[rational(value.div(r.pow(i))), `divided by the ratio ${i} times instead of ${i - 1} times`],
		[
			rational(value.mul(steps)),
			'multiplied by the power of the common ratio instead of dividing by it',
		],
		[rational(value.div(r.mul(i - 1))), 'multiplied the ratio by the exponent'],
	);
	// With an exponent of 1, for one, nothing shows whether the ratio is raised to it or multiplied by it.
	if (isLong(value)) return undefined;
	return {
		prompt: say`A geometric sequence has a common ratio of ${num(r)}, and ${equation(term(i), num(value))}. Find the first term.`,
		answer,
		steps: [
			line(formulas(letters).geometric, RULE),
			line(
				equation(num(value), times(term(1), power(ratioAsBase(r), difference(i, 1)))),
				SUBSTITUTE,
			),
			line(
				equation(num(value), times(term(1), power(ratioAsBase(r), i - 1))),
				'subtract in the exponent',
			),
			line(equation(num(value), times(term(1), ratioAsBase(steps))), 'evaluate the power'),
			line(equation(term(1), first), `divide both sides by ${steps.toFraction()}`),
		],
		hints: [
			say`How many times is the first term multiplied by the common ratio to reach the ${ordinal(i)} term?`,
		],
	};
}
