/** Square roots of negative numbers, powers of i. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	equation,
	type Expression,
	list,
	num,
	power,
	product,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { imaginary, timesRoot } from '../../../../math/quadratic.ts';
import { simplifyRoot } from '../../../../math/surd.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	onlyIf,
	sentence,
	withMisconceptions,
	written,
} from '../../../family.ts';

const I = symbol('i');

export function rootOfNegative(draw: Draw): Draft | undefined {
	const n = draw.int('n');
	const { outside: q, inside: rest } = simplifyRoot(n);
	if (q === 1) return undefined;
	const answer = imaginary(new Fraction(q), rest);
	const split: Line[] =
		rest === 1
			? []
			: [
					line(
						continued(product(I, root(times(q * q, rest)))),
						`the largest perfect square that divides ${n} is ${q * q}`,
					),
				];
	return {
		prompt: say`Simplify ${root(-n)}. Use the imaginary unit ${I} and simplest radical form.`,
		answer: withMisconceptions(
			written('complex', answer),
			[
				written('complex', timesRoot(-q, rest)),
				'moved the negative sign in front of the radical instead of writing i',
			],
			[
				written('complex', imaginary(new Fraction(q * q), rest)),
				`wrote ${q * q} in front of the radical instead of its square root`,
			],
			[written('complex', timesRoot(q, rest)), 'ignored the negative sign under the radical'],
		),
		steps: [
			line(root(-n)),
			line(continued(times(root(-1), root(n))), 'factor out −1 under the radical'),
			line(continued(product(I, root(n))), 'by definition, √(−1) = i'),
			...split,
			line(continued(answer), `√${q * q} = ${q}`),
		],
		hints: [
			say`What is ${root(-1)}?`,
			rest === 1
				? say`Is ${n} a perfect square?`
				: say`What is the largest perfect square that divides ${n}?`,
		],
	};
}

const POWERS: readonly Expression[] = [num(1), I, num(-1), product(-1, I)];

export function powerOfI(draw: Draw): Draft {
	const p = draw.int('p');
	const [fours, rest] = [Math.floor(p / 4), p % 4];
	const answer = POWERS[rest] ?? num(1);
	const whole = power(power('i', 4), fours);
	const wrong = (turns: number) => written('complex', POWERS[turns % 4] ?? num(1));
	return {
		prompt: say`Simplify ${power('i', p)}.`,
		answer: withMisconceptions(
			written('complex', answer),
			...onlyIf(rest > 1, [wrong(rest % 2), 'replaced i² with 1 instead of −1']),
			[wrong(rest + 1), 'went one power too far in the cycle'],
			[wrong(rest + 3), 'stopped one power too early in the cycle'],
		),
		steps: [
			sentence(
				rest === 0
					? say`${equation(num(p), times(4, fours))}, so ${p} is a multiple of 4.`
					: say`${equation(num(p), sum(times(4, fours), rest))}, so the remainder when ${p} is divided by 4 is ${rest}.`,
				'the powers of i repeat in a cycle of four',
			),
			line(
				equation(power('i', p), rest === 0 ? whole : times(whole, power('i', rest))),
				rest === 0
					? 'to raise a power to a power, multiply the exponents'
					: 'write the power with as many factors of i⁴ as possible',
			),
			line(continued(rest === 0 ? num(1) : power('i', rest)), 'every factor i⁴ is equal to 1'),
			...(rest > 1 ? [line(continued(answer), rest === 2 ? 'i² = −1' : 'i³ = i² × i = −i')] : []),
		],
		hints: [
			say`The powers of ${I} repeat in a cycle of four: ${list(...POWERS.slice(1), num(1))}. What is the remainder when ${p} is divided by 4?`,
		],
	};
}

export function productOfRoots(draw: Draw): Draft | undefined {
	const [n, m] = [draw.int('n'), draw.random.int(2, 50)];
	const { outside: q, inside: rest } = simplifyRoot(n * m);
	if (n > 50 || n === m || q === 1 || rest > 15) return undefined;
	const answer = timesRoot(-q, rest);
	const problem = times(root(-n), root(-m));
	const withI = (of: number) => brackets(product(I, root(of)));
	return {
		prompt: say`Multiply: ${problem}. Write the answer in simplest form.`,
		answer: withMisconceptions(
			written('complex', answer),
			[
				written('complex', timesRoot(q, rest)),
				'multiplied the negative numbers under one radical and lost the factor i² = −1',
			],
			[written('complex', imaginary(new Fraction(q), rest)), 'kept only one factor of i'],
		),
		steps: [
			line(problem),
			line(continued(product(withI(n), withI(m))), 'write each square root with i first'),
			line(
				continued(product(power('i', 2), root(n * m))),
				'multiply the factors of i, and multiply the square roots',
			),
			line(continued(product(-1, root(n * m))), 'i² = −1'),
			line(
				continued(answer),
				rest === 1 ? `√${n * m} = ${q}` : `${n * m} = ${q * q} × ${rest}, and √${q * q} = ${q}`,
			),
		],
		hints: [
			say`The product rule for square roots does not hold when both numbers are negative. How do you write each square root with ${I}? What is ${power('i', 2)}?`,
		],
	};
}
