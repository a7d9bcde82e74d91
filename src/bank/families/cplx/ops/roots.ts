/** Square roots of negative numbers, powers of i. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	equation,
	type Expression,
	num,
	power,
	product,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { written } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import { imaginary, simplestRoot, timesRoot } from '../../../steps/quadratic.ts';

const I = symbol('i');

export function rootOfNegative(draw: Draw): Draft | undefined {
	const n = draw.int('n');
	const { q, n: rest } = simplestRoot(n);
	if (q === 1) return undefined;
	const answer = imaginary(new Fraction(q), rest);
	const split: Line[] =
		rest === 1
			? []
			: [line(continued(product(I, root(times(q * q, rest)))), `${q * q} is a square factor`)];
	return {
		prompt: say`Simplify ${root(-n)}. Use the imaginary unit ${I} and simplest radical form.`,
		answer: written('complex', answer),
		steps: [
			line(root(-n)),
			line(continued(times(root(-1), root(n))), 'take the factor −1 out of the root'),
			line(continued(product(I, root(n))), 'i is the square root of −1'),
			...split,
			line(continued(answer), `the square root of ${q * q} is ${q}`),
		],
		hints: [say`Write ${-n} as ${times(-1, n)} and take the two square roots apart.`],
	};
}

const POWERS: readonly Expression[] = [num(1), I, num(-1), product(-1, I)];

export function powerOfI(draw: Draw): Draft {
	const p = draw.int('p');
	const [fours, rest] = [Math.floor(p / 4), p % 4];
	const answer = POWERS[rest] ?? num(1);
	const whole = power(power('i', 4), fours);
	return {
		prompt: say`Simplify ${power('i', p)}.`,
		answer: written('complex', answer),
		steps: [
			sentence(
				rest === 0
					? say`${equation(num(p), times(4, fours))}, with no remainder.`
					: say`${equation(num(p), sum(times(4, fours), rest))}, so the remainder of ${p} on division by 4 is ${rest}.`,
				'the powers of i repeat after every 4',
			),
			line(equation(power('i', p), rest === 0 ? whole : times(whole, power('i', rest)))),
			line(continued(rest === 0 ? num(1) : times(1, power('i', rest))), 'i⁴ = 1'),
			...(rest > 1 ? [line(continued(answer), rest === 2 ? 'i² = −1' : 'i³ = i² × i = −i')] : []),
			sentence(say`So ${equation(power('i', p), answer)}.`),
		],
		hints: [
			say`The powers ${power('i', 1)}, ${power('i', 2)}, ${power('i', 3)}, ${power('i', 4)} repeat. What is the remainder of ${p} on division by 4?`,
		],
	};
}

export function productOfRoots(draw: Draw): Draft | undefined {
	const [n, m] = [draw.int('n'), draw.random.int(2, 50)];
	const { q, n: rest } = simplestRoot(n * m);
	if (n > 50 || n === m || q === 1 || rest > 15) return undefined;
	const answer = timesRoot(-q, rest);
	const problem = times(root(-n), root(-m));
	const withI = (of: number) => brackets(product(I, root(of)));
	return {
		prompt: say`Multiply: ${problem}. Write the answer in simplest form.`,
		answer: written('complex', answer),
		steps: [
			line(problem),
			line(continued(product(withI(n), withI(m))), 'write each root with i first'),
			line(continued(product(power('i', 2), root(n * m))), 'multiply the i parts and the roots'),
			line(continued(product(-1, root(n * m))), 'i² = −1'),
			line(
				continued(answer),
				rest === 1 ? `${q} × ${q} = ${n * m}` : `${n * m} = ${q * q} × ${rest}`,
			),
		],
		hints: [
			say`The rule for multiplying square roots holds only for numbers that are not negative. Write each root with ${I} first.`,
		],
	};
}
