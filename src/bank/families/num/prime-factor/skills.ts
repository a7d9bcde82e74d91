/** num.prime-factor: prime factorization. */
import { continued, equation, times } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	isPrime,
	powersExpression,
	type PrimePower,
	primePowers,
} from '../../../../math/whole-numbers.ts';
import {
	factorization,
	type Line,
	line,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';

const LARGEST_PRIME = 37;

export const skills: Skills = {
	'Write a prime factorization'(draw) {
		const n = draw.int('n');
		const powers = primePowers(n);
		const factors = powers.flatMap(([prime, exponent]) => repeated(prime, exponent));
		const [least = 2] = factors;
		if (factors.length < 3 || (factors.at(-1) ?? 0) > LARGEST_PRIME) return undefined;
		const answer = powersExpression(powers);
		const unfactored = factors.slice(-2).reduce((all, factor) => all * factor);
		return {
			prompt: say`Write the prime factorization of ${n}. List the primes in increasing order and use exponents for repeated primes.`,
			answer: withMisconceptions(
				factorization(answer),
				...(powers.some(([, exponent]) => exponent > 1)
					? [
							[
								factorization(powersExpression(powers.map(([prime]) => [prime, 1]))),
								'listed each prime only once',
							] satisfies WrongAnswer,
						]
					: []),
				[
					factorization(powersExpression(powers.slice(0, -1))),
					'left out the greatest prime factor',
				],
				[
					factorization(times(powersExpression(primePowers(n / unfactored)), unfactored)),
					`did not factor ${unfactored} any further`,
				],
			),
			steps: [
				...dividedOut(n, powers),
				...(powers.some(([, exponent]) => exponent > 1)
					? [line(continued(answer), 'write repeated primes as powers')]
					: []),
			],
			hints: [
				say`What is the smallest prime that divides evenly into ${n}? How many times can you divide by it?`,
				...(least > 3
					? [say`Neither ${2} nor ${3} divides evenly into ${n}. Does ${5} or ${7}?`]
					: (factors.at(-2) ?? 0) > 7
						? [
								say`If none of the primes up to ${7} divides evenly into what is left, which primes do you try next?`,
							]
						: []),
			],
		};
	},
};

const repeated = (prime: number, times_: number): number[] =>
	Array.from({ length: times_ }, () => prime);

const primesBetween = (low: number, high: number): number[] =>
	Array.from({ length: high - low - 1 }, (_, at) => low + 1 + at).filter(isPrime);

/** One line for each prime, with all its factors split off: 360 = 2 × 2 × 2 × 45. */
function dividedOut(n: number, powers: readonly PrimePower[]): Line[] {
	const found: number[] = [];
	let left = n;
	let tested = 1;
	const lines: Line[] = [];
	const [last] = powers.at(-1) ?? [];
	for (const [prime, exponent] of powers) {
		const chain = [left];
		for (const factor of repeated(prime, exponent)) {
			if (left === factor) break;
			found.push(factor);
			left /= factor;
			chain.push(left);
		}
		if (chain.length < 2) break;
		const product = times(...found, left);
		const between = primesBetween(tested, prime);
		// The prime that was just divided out is tested again before the next ones.
		const skipped = between.length > 0 && tested > 1 ? [tested, ...between] : between;
		tested = prime;
		const tests =
			skipped.length === 0 ? '' : `${chain[0]} is not divisible by ${listInWords(skipped, 'or')}; `;
		const dividing =
			chain.length === 2
				? `divide by ${prime}: ${chain[0]} ÷ ${prime} = ${chain[1]}`
				: `divide by ${prime} repeatedly: ${chain.join(', ')}`;
		const end = left === last ? `, and ${left} is prime` : '';
		lines.push(
			line(
				lines.length === 0 ? equation(n, product) : continued(product),
				`${tests}${dividing}${end}`,
			),
		);
	}
	return lines;
}
