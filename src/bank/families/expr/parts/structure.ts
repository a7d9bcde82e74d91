/** What the structure of an expression tells without evaluating it. */
import {
	brackets,
	continued,
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { decimal } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';

type Make = (P: number, r: number, n: number, draw: Draw) => Draft | undefined;

const WITHOUT = (letter: string): Prose =>
	say`Which of these expressions does not depend on ${symbol(letter)}?`;

/** r % as a decimal: 0.04. */
const rateOf = (r: number): Expression => decimal(`0.0${r}`);

const STRUCTURES: Readonly<Record<string, Make>> = {
	'P(1+r)^n': (P, _, n) => {
		const base = sum(1, 'r');
		const whole = product(P, power(base, n));
		return {
			prompt: say`The expression ${whole} gives the value, in dollars, of a deposit after ${n} years at a yearly interest rate of ${symbol('r')}. ${WITHOUT('r')}`,
			answer: multipleChoice(
				num(P),
				distractor(base, 'looked only at the term 1 of this sum'),
				distractor(power(base, n), 'looked only at the exponent of this power'),
				distractor(whole, 'looked only at the first factor of this product'),
			),
			steps: [
				line(whole),
				sentence(say`The expression is the product of ${num(P)} and ${power(base, n)}.`),
				sentence(say`Only the power contains ${symbol('r')}.`),
				sentence(say`Of the choices, only ${num(P)} does not depend on ${symbol('r')}.`),
			],
			hints: [say`What are the factors of the expression? Which of them contain the variable?`],
		};
	},
	'P(1+r/12)^(12n)': (P, r) => {
		const base = sum(1, quotient(rateOf(r), 12));
		const exponent = product(12, 'n');
		const whole = product(P, power(base, exponent));
		return {
			prompt: say`The expression ${whole} gives the value, in dollars, of a deposit after ${symbol('n')} years with interest compounded monthly. ${WITHOUT('n')}`,
			answer: multipleChoice(
				base,
				distractor(exponent, 'looked only at the first factor of this product'),
				distractor(power(base, exponent), 'looked only at the base of this power'),
				distractor(whole, 'looked only at the first factor of this product'),
			),
			steps: [
				line(whole),
				sentence(say`The variable ${symbol('n')} appears only in the exponent ${exponent}.`),
				sentence(say`Of the choices, only ${base} does not depend on ${symbol('n')}.`),
			],
			hints: [say`Where does the variable appear? Which parts contain it?`],
		};
	},
	'a(x-h)²+k': (P, r, n, { random }) => {
		const [a, k] = [random.pick([1, -1]) * (r + 1), P / 100];
		if (n === k || (a < 0 ? n > k : n < k)) return undefined;
		const whole = sum(product(a, power(difference('x', n), 2)), k);
		const bound = (way: string, value: number): Prose => say`It is never ${way} than ${value}.`;
		const signOfFirst = `thought that the first term is never ${a < 0 ? 'negative' : 'positive'}`;
		const [right, wrong] = a < 0 ? ['greater', 'less'] : ['less', 'greater'];
		return {
			prompt: say`What can you say about the value of ${whole} for all real values of ${symbol('x')}?`,
			answer: multipleChoice(
				bound(right ?? '', k),
				distractor(bound(wrong ?? '', k), signOfFirst),
				distractor(bound(right ?? '', n), 'used the number inside the brackets'),
				distractor(
					bound(wrong ?? '', n),
					`used the number inside the brackets, and ${signOfFirst}`,
				),
			),
			steps: [
				line(whole),
				sentence(
					say`The square is never negative, so the first term is never ${a < 0 ? 'positive' : 'negative'}.`,
				),
				sentence(say`The first term is ${0} when ${equation('x', n)}. Then the value is ${k}.`),
				sentence(bound(right ?? '', k)),
			],
			hints: [say`Can a square be negative? What does that tell you about the first term?`],
		};
	},
	'n(p-cn)': (_, r, n) => {
		const [c, end] = [r + 1, n + 8];
		const p = c * end;
		if (c === end) return undefined;
		const whole = product('n', difference(p, product(c, 'n')));
		const between = (low: number, high: number): Prose => say`between ${low} and ${high}`;
		return {
			prompt: say`For which values of ${symbol('n')} is ${whole} positive?`,
			answer: multipleChoice(
				between(0, end),
				distractor(between(0, p), 'did not divide by the coefficient'),
				distractor(between(end, p), `used ${p} as a zero instead of 0`),
				distractor(between(-end, 0), 'reversed the sign of the zero of the second factor'),
			),
			steps: [
				line(whole),
				sentence(say`The first factor is positive when ${symbol('n')} is greater than ${0}.`),
				sentence(
					say`The second factor is positive when ${symbol('n')} is less than ${num(end)}.`,
					`${p} − ${c}n > 0 means ${c}n < ${p}, so n < ${end}`,
				),
				sentence(
					say`Both factors are positive when ${symbol('n')} is ${between(0, end)}, and they are never both negative.`,
					`no number is both less than 0 and greater than ${end}`,
				),
				sentence(say`The expression is positive for values of ${symbol('n')} ${between(0, end)}.`),
			],
			hints: [say`When is a product of two factors positive?`],
		};
	},
	'½h(a+b)': (_, __, n) => {
		const whole = product(num('1/2'), 'h', sum('a', 'b'));
		const times = (factor: number): Prose => say`It is multiplied by ${factor}.`;
		return {
			prompt: say`What happens to the value of ${whole} when ${symbol('h')} is multiplied by ${n} and ${symbol('a')} and ${symbol('b')} stay the same?`,
			answer: multipleChoice(
				times(n),
				distractor(times(n * n), 'used the factor twice'),
				distractor(say`It increases by ${n}.`, 'treated a factor as a term'),
				distractor(say`It stays the same.`, 'looked only at a and b, which stay the same'),
			),
			steps: [
				line(whole),
				line(product(num('1/2'), brackets(product(n, 'h')), sum('a', 'b')), `multiply h by ${n}`),
				line(continued(product(n, num('1/2'), 'h', sum('a', 'b'))), 'move the factor to the front'),
				sentence(times(n), `what follows the factor ${n} is the original expression`),
			],
			hints: [say`Is ${symbol('h')} a factor of the whole expression or only a term?`],
		};
	},
	'P+Prt': (P, r) => {
		const rate = rateOf(r);
		const interest = product(rate, 't');
		const whole = sum(P, product(P, brackets(rate), 't'));
		return {
			prompt: say`The expression ${whole} gives the value, in dollars, of a deposit with simple interest after ${symbol('t')} years. Which form shows the deposit as a factor of the whole expression?`,
			answer: multipleChoice(
				product(P, sum(1, interest)),
				distractor(product(P, interest), 'left out the first term'),
				distractor(
					product(2 * P, sum(1, interest)),
					`added ${P} and ${P} instead of writing the common factor ${P} once`,
				),
				distractor(
					product(P, sum(1, rate, 't')),
					'added the rate and the time instead of multiplying them',
				),
			),
			steps: [
				line(whole),
				sentence(say`Both terms have the factor ${P}; the first one is ${P} times ${1}.`),
				line(continued(product(P, sum(1, interest))), `factor out ${P}`),
			],
			hints: [say`Which number is a factor of both terms? What is left of each term?`],
		};
	},
};

export function structure(draw: Draw): Draft | undefined {
	const make = caseOf(STRUCTURES, draw.inTurn('ctx'));
	return make(draw.int('P'), draw.int('r'), draw.int('n'), draw);
}
