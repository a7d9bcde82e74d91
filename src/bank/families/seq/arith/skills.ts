/** seq.arith: terms, rule, number of terms of an arithmetic sequence. */
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	product,
	signed,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { ordinal } from '../../../../math/speech-numbers.ts';
import {
	type Draft,
	type Draw,
	expression,
	integer,
	line,
	onlyIf,
	rational,
	sentence,
	type Skills,
	takeAway,
	withMisconceptions,
} from '../../../family.ts';
import { dollarsAnswer } from '../../../steps/amounts.ts';
import { times1 } from '../../../steps/function-rule.ts';
import {
	arithmeticStart,
	arithmeticTerms,
	arithmeticWith,
	beginning,
	formulas,
	sequenceLetters,
} from '../../../steps/sequence.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { accountRate } from '../../../contexts/growth.ts';

// Yearly balances with simple interest, as an arithmetic sequence.

/** Simple interest: the balance grows by the same amount each year. */
export function balances(draw: Draw): Draft | undefined {
	const [principal, r, n] = [draw.int('P'), accountRate(draw.int('r')), draw.int('n')];
	if (r === n) return undefined; // mistaking one for the other would go unnoticed
	const interest = (principal * r) / 100;
	const value = principal + n * interest;
	return {
		prompt: say`An account with ${money(principal)} earns simple interest at ${{ kind: 'percent', of: num(r) }} per year. What is the balance after ${n} years, in dollars?`,
		answer: withMisconceptions(
			dollarsAnswer(value),
			[rational(n * interest), 'gave the interest without the principal'],
			[rational(principal + interest), 'added the interest for only one year'],
			[rational(value - interest), 'left out one year of interest'],
		),
		steps: [
			line(
				equation(times({ kind: 'decimal', text: (r / 100).toFixed(2) }, principal), interest),
				'multiply to find the interest for one year, which is the same every year',
			),
			sentence(
				say`The balances form an arithmetic sequence with a common difference of ${interest}.`,
			),
			line(
				equation('A', sum(principal, product(n, interest))),
				`let A be the balance: add the interest for ${n} years to the principal`,
			),
			line(equation('A', sum(principal, n * interest)), 'multiply'),
			line(equation('A', value), 'add'),
			sentence(say`The balance after ${n} years is ${money(value)}.`),
		],
		hints: [say`How much interest does the account earn in one year? How many times is it added?`],
	};
}

export const skills: Skills = {
	'Find the nth term of an arithmetic sequence': nthTerm,
	'Find the number of terms': numberOfTerms,
	'Find a term from two given terms': (draw) => fromTwoTerms(draw, draw.random.int(21, 40)),
	'Write the explicit rule of an arithmetic sequence': explicitRule,
	'Find yearly balances as a sequence': balances,
};

const RULE = 'the formula for the nth term of an arithmetic sequence';

/** Nothing has to be multiplied or divided; or the nth term is n times d, so that the formula is not needed. */
const isTrivial = (first: number, d: number): boolean => Math.abs(d) === 1 || first === d;

function nthTerm(draw: Draw): Draft | undefined {
	const [first, d, n] = [draw.int('a1'), draw.int('d'), draw.int('n')];
	if (isTrivial(first, d)) return undefined;
	const letters = sequenceLetters(draw.country);
	const { term } = letters;
	const value = first + (n - 1) * d;
	const terms = arithmeticTerms(first, d, 4);
	return {
		prompt: say`Find the ${ordinal(n)} term of the arithmetic sequence ${beginning(...terms)}.`,
		answer: withMisconceptions(
			integer(value),
			[integer(value + d), `added the common difference ${n} times instead of ${n - 1} times`],
			...onlyIf(d < 0, [
				integer(first - (n - 1) * d),
				'ignored the negative sign of the common difference',
			]),
			[integer((n - 1) * d), 'left out the first term'],
		),
		steps: [
			arithmeticStart(first, d),
			line(formulas(letters).arithmetic, RULE),
			line(
				equation(term(n), arithmeticWith(first, n, d)),
				`substitute ${plainNumber(first)} for ${letters.first}, ${n} for n, and ${plainNumber(d)} for d`,
			),
			line(
				equation(term(n), sum(first, product(n - 1, brackets(num(d))))),
				'subtract inside the brackets',
			),
			line(equation(term(n), sum(first, (n - 1) * d)), 'multiply'),
			line(equation(term(n), value), (n - 1) * d < 0 ? 'subtract' : 'add'),
		],
		hints: [
			say`How many times do you add the common difference to get from the first term to the ${ordinal(n)}?`,
		],
	};
}

function numberOfTerms(draw: Draw): Draft | undefined {
	const [first, d, n] = [draw.int('a1'), draw.int('d'), draw.int('n')];
	if (isTrivial(first, d)) return undefined;
	const last = first + (n - 1) * d;
	const terms = arithmeticTerms(first, d, 3);
	const shown = beginning(...terms);
	const whole: Expression =
		shown.kind === 'list' ? { ...shown, items: [...shown.items, num(last)] } : shown;
	return {
		prompt: say`How many terms are in the arithmetic sequence ${whole}?`,
		answer: withMisconceptions(
			integer(n),
			[integer(n - 1), 'gave n − 1 instead of n'],
			[
				integer((last - first) * d + 1),
				'multiplied by the common difference instead of dividing by it',
			],
		),
		steps: [
			arithmeticStart(first, d),
			line(formulas(sequenceLetters(draw.country)).arithmetic, RULE),
			line(
				equation(last, arithmeticWith(first, 'n', d)),
				'substitute the values; the last term is known',
			),
			line(
				equation(last - first, product(brackets(difference('n', 1)), brackets(num(d)))),
				takeAway(first),
			),
			line(equation(n - 1, difference('n', 1)), `divide both sides by ${d}`),
			line(equation('n', n), 'add 1 to both sides'),
			sentence(say`The sequence has ${n} terms.`),
		],
		hints: [
			say`Which value in the formula for the ${symbol('n')}th term is unknown?`,
			say`In what order do you undo the operations to isolate ${symbol('n')}?`,
		],
	};
}

/** From the i-th and the j-th term to a later one. */
function fromTwoTerms(draw: Draw, n: number): Draft | undefined {
	const [first, d, i, j] = [draw.int('a1'), draw.int('d'), draw.int('i'), draw.int('j')];
	if (isTrivial(first, d)) return undefined;
	const { term } = sequenceLetters(draw.country);
	const at = (place: number) => first + (place - 1) * d;
	return {
		prompt: say`In an arithmetic sequence, ${equation(term(i), at(i))} and ${equation(term(j), at(j))}. Find ${term(n)}.`,
		answer: withMisconceptions(
			integer(at(n)),
			[integer(at(n + 1)), 'added the common difference one time too many'],
			[integer(at(n - 1)), 'added the common difference one fewer time than needed'],
			...onlyIf(d < 0, [
				integer(at(j) - (n - j) * d),
				'ignored the negative sign of the common difference',
			]),
		),
		steps: [
			line(
				equation(times1(j - i, symbol('d')), difference(at(j), signed(at(i)))),
				`from the ${ordinal(i)} to the ${ordinal(j)} term, the common difference is added ${many(j - i)}`,
			),
			line(equation(times1(j - i, symbol('d')), (j - i) * d), 'subtract'),
			...(j - i === 1 ? [] : [line(equation('d', d), `divide both sides by ${j - i}`)]),
			line(
				equation(term(n), sum(at(j), n - j === 1 ? signed(d) : product(n - j, brackets(num(d))))),
				`from the ${ordinal(j)} to the ${ordinal(n)} term, the common difference is added ${many(n - j)}`,
			),
			...(n - j === 1 ? [] : [line(equation(term(n), sum(at(j), (n - j) * d)), 'multiply')]),
			line(equation(term(n), at(n)), d < 0 && n - j > 1 ? 'subtract' : 'add'),
		],
		hints: [
			say`How many times is the common difference added between the two given terms?`,
			say`How many times is it then added to reach ${term(n)}?`,
		],
	};
}

function explicitRule(draw: Draw): Draft | undefined {
	const [first, d] = [draw.int('a1'), draw.int('d')];
	if (isTrivial(first, d)) return undefined;
	const letters = sequenceLetters(draw.country);
	const { term } = letters;
	const fromTerms = draw.random.int(0, 1) === 0;
	const [i, j] = [draw.int('i'), draw.int('j')];
	const at = (place: number) => first + (place - 1) * d;
	const answer = polynomialExpression(linear(d, 'n', first - d));
	const size = Math.abs(d);
	/** The first term with the common difference taken to be positive. */
	const start = fromTerms ? first : at(i) - (i - 1) * size;
	const given = fromTerms
		? say`the arithmetic sequence ${beginning(...arithmeticTerms(first, d, 4))}`
		: say`the arithmetic sequence with ${equation(term(i), at(i))} and ${equation(term(j), at(j))}`;
	const opening = fromTerms
		? [arithmeticStart(first, d)]
		: [
				line(
					equation(times1(j - i, symbol('d')), difference(at(j), signed(at(i)))),
					`from the ${ordinal(i)} to the ${ordinal(j)} term, the common difference is added ${many(j - i)}`,
				),
				line(equation(times1(j - i, symbol('d')), (j - i) * d), 'subtract'),
				...(j - i === 1 ? [] : [line(equation('d', d), `divide both sides by ${j - i}`)]),
				...(i === 1
					? []
					: [
							line(
								equation(
									term(1),
									difference(at(i), i === 2 ? signed(d) : product(i - 1, brackets(num(d)))),
								),
								`from the ${ordinal(i)} term back to the first, the common difference is subtracted ${many(i - 1)}`,
							),
							...(i === 2 ? [] : [line(equation(term(1), sum(at(i), -(i - 1) * d)), 'multiply')]),
							line(equation(term(1), first), d < 0 && i > 2 ? 'add' : 'subtract'),
						]),
			];
	return {
		prompt: say`Write an expression in ${symbol('n')} for the ${symbol('n')}th term of ${given}. Give it in simplest form.`,
		answer: withMisconceptions(
			expression(answer),
			[
				expression(polynomialExpression(linear(d, 'n', first))),
				'multiplied the common difference by n instead of n − 1',
			],
			[
				expression(polynomialExpression(linear(first, 'n', d - first))),
				'switched the first term and the common difference',
			],
			...onlyIf(start !== first, [
				expression(polynomialExpression(linear(size, 'n', start - size))),
				'took the common difference to be positive',
			]),
			...onlyIf(d < 0, [
				expression(polynomialExpression(linear(size, 'n', first - size))),
				start === first
					? 'ignored the negative sign of the common difference'
					: 'dropped the negative sign from the common difference in the formula',
			]),
		),
		steps: [
			...opening,
			line(formulas(letters).arithmetic, RULE),
			line(
				equation(term('n'), arithmeticWith(first, 'n', d)),
				`substitute ${plainNumber(first)} for ${letters.first} and ${plainNumber(d)} for d`,
			),
			line(equation(term('n'), sum(first, product(d, 'n'), -d)), 'use the distributive property'),
			line(equation(term('n'), answer), 'combine the constants'),
		],
		hints: [
			fromTerms
				? say`What are the first term and the common difference of the sequence?`
				: i === 1
					? say`How many times is the common difference added between the two given terms?`
					: say`How many times is the common difference added between the two given terms? How can you then find the first term?`,
			say`What do you get when you substitute these values into the formula for the ${symbol('n')}th term? How can you simplify the result?`,
		],
	};
}

const many = (n: number): string => (n === 1 ? 'once' : `${n} times`);
