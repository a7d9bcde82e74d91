/** What the structure of an expression tells without working it out. */
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
import { multipleChoice, distractor } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';

type Make = (P: number, r: number, n: number, draw: Draw) => Draft | undefined;

const WITHOUT = (letter: string): Prose =>
	say`Which part of the expression does not depend on ${symbol(letter)}?`;

/** r % as a decimal: 0.04. */
const rateOf = (r: number): Expression => decimal(`0.0${r}`);

const STRUCTURES: Readonly<Record<string, Make>> = {
	'P(1+r)^n': (P, _, n) => {
		const base = sum(1, 'r');
		const whole = product(P, power(base, n));
		return {
			prompt: say`After ${n} years a deposit at the yearly interest rate ${symbol('r')} is worth ${whole} dollars. ${WITHOUT('r')}`,
			answer: multipleChoice(
				num(P),
				distractor(base, 'this sum contains the letter'),
				distractor(power(base, n), 'this power contains the letter'),
				distractor(product(P, brackets(base)), 'this product contains the letter'),
			),
			steps: [
				line(whole),
				sentence(say`The expression is the product of ${num(P)} and ${power(base, n)}.`),
				sentence(say`Only the power contains ${symbol('r')}.`),
				sentence(say`The part that does not depend on ${symbol('r')} is ${num(P)}.`),
			],
			hints: [say`Write down the factors of the expression. Where does the letter stand?`],
		};
	},
	'P(1+r/12)^(12n)': (P, r) => {
		const base = sum(1, quotient(rateOf(r), 12));
		const exponent = product(12, 'n');
		const whole = product(P, power(base, exponent));
		return {
			prompt: say`After ${symbol('n')} years a deposit with monthly interest is worth ${whole} dollars. ${WITHOUT('n')}`,
			answer: multipleChoice(
				base,
				distractor(exponent, 'this exponent contains the letter'),
				distractor(power(base, exponent), 'the exponent contains the letter'),
				distractor(whole, 'the exponent contains the letter'),
			),
			steps: [
				line(whole),
				sentence(say`The letter ${symbol('n')} stands only in the exponent ${exponent}.`),
				sentence(say`The part that does not depend on ${symbol('n')} is ${base}.`),
			],
			hints: [say`Look for the place where the letter stands. Which parts contain it?`],
		};
	},
	'a(x-h)²+k': (P, r, n, { random }) => {
		const [a, k] = [random.pick([1, -1]) * (r + 1), P / 100];
		if (n === k || (a < 0 ? n > k : n < k)) return undefined;
		const whole = sum(product(a, power(difference('x', n), 2)), k);
		const bound = (way: string, value: number): Prose => say`It is never ${way} than ${value}.`;
		const [right, wrong] = a < 0 ? ['greater', 'less'] : ['less', 'greater'];
		return {
			prompt: say`What can you say about the value of ${whole} for all real values of ${symbol('x')}?`,
			answer: multipleChoice(
				bound(right ?? '', k),
				distractor(bound(wrong ?? '', k), 'took the wrong sign for the first term'),
				distractor(bound(right ?? '', n), 'took the number inside the brackets'),
				distractor(bound(wrong ?? '', n), 'took the number inside the brackets and the wrong sign'),
			),
			steps: [
				line(whole),
				sentence(
					say`The square is never negative, so the first term is never ${a < 0 ? 'positive' : 'negative'}.`,
				),
				sentence(say`The first term is ${0} when ${equation('x', n)}. Then the value is ${k}.`),
				sentence(bound(right ?? '', k)),
			],
			hints: [say`A square is never negative. What does that say about the first term?`],
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
				distractor(between(end, p), 'took the wrong zero to start with'),
				distractor(between(-end, 0), 'took the wrong sign'),
			),
			steps: [
				line(whole),
				sentence(
					say`The second factor is positive when ${symbol('n')} is less than ${num(end)}.`,
					`${p} ÷ ${c} = ${end}`,
				),
				sentence(
					say`Both factors are positive when ${symbol('n')} is ${between(0, end)}, and they are never both negative.`,
				),
				sentence(say`The expression is positive for values ${between(0, end)}.`),
			],
			hints: [say`A product is positive when both factors have the same sign.`],
		};
	},
	'½h(a+b)': (_, __, n) => {
		const whole = product(num('1/2'), 'h', sum('a', 'b'));
		const times = (factor: number): Prose => say`It is multiplied by ${factor}.`;
		return {
			prompt: say`What happens to the value of ${whole} when ${symbol('h')} is multiplied by ${n} and ${symbol('a')} and ${symbol('b')} stay the same?`,
			answer: multipleChoice(
				times(n),
				distractor(times(n * n), 'counted the factor twice'),
				distractor(say`It goes up by ${n}.`, 'took a factor for a term'),
				distractor(say`It stays the same.`, 'overlooked that the letter is a factor'),
			),
			steps: [
				line(whole),
				line(product(num('1/2'), brackets(product(n, 'h')), sum('a', 'b')), `multiply h by ${n}`),
				line(continued(product(n, num('1/2'), 'h', sum('a', 'b'))), 'move the factor to the front'),
				sentence(times(n)),
			],
			hints: [say`Is ${symbol('h')} a factor of the whole expression, or does it stand in a sum?`],
		};
	},
	'P+Prt': (P, r) => {
		const rate = rateOf(r);
		const interest = product(rate, 't');
		const whole = sum(P, product(P, brackets(rate), 't'));
		return {
			prompt: say`A deposit with simple interest is worth ${whole} dollars after ${symbol('t')} years. Which form shows the deposit as a factor of the whole expression?`,
			answer: multipleChoice(
				product(P, sum(1, interest)),
				distractor(product(P, interest), 'lost the first term'),
				distractor(product(2 * P, sum(1, interest)), 'counted the factor twice'),
				distractor(product(P, sum(rate, 't')), 'added factors'),
			),
			steps: [
				line(whole),
				sentence(say`Both terms have the factor ${P}; the first one is ${P} times ${1}.`),
				line(continued(product(P, sum(1, interest))), `take out the factor ${P}`),
			],
			hints: [say`Which number is a factor of both terms? What is left of each term?`],
		};
	},
};

export function structure(draw: Draw): Draft | undefined {
	const make = caseOf(STRUCTURES, draw.inTurn('ctx'));
	return make(draw.int('P'), draw.int('r'), draw.int('n'), draw);
}
