/** num.prime-factor: prime factorization. CCSS 4.OA.B.4, 6.NS.B.4. */
import { continued, equation, times } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { factorization } from '../../../answer.ts';
import { line, type Line, type Skills } from '../../../family.ts';
import { powersExpression, type PrimePower, primePowers } from '../../../steps/whole-numbers.ts';

const LARGEST_PRIME = 37;

export const skills: Skills = {
	'Write a prime factorization'(draw) {
		const n = draw.int('n');
		const powers = primePowers(n);
		const factors = powers.flatMap(([prime, exponent]) => repeated(prime, exponent));
		const [least = 2] = factors;
		if (factors.length < 3 || (factors.at(-1) ?? 0) > LARGEST_PRIME) return undefined;
		const answer = powersExpression(powers);
		return {
			prompt: say`Write the prime factorization of ${n}. List the primes in increasing order and use exponents for repeated primes.`,
			answer: factorization(answer),
			steps: [
				...dividedOut(n, powers),
				...(powers.some(([, exponent]) => exponent > 1)
					? [line(continued(answer), 'write repeated primes as powers')]
					: []),
			],
			hints: [
				say`Divide by the smallest prime for as long as it goes, then try the next prime.`,
				...(least > 3 ? [say`${n} is not even. Try ${3}, ${5} and ${7}.`] : []),
			],
		};
	},
};

const repeated = (prime: number, times_: number): number[] =>
	Array.from({ length: times_ }, () => prime);

/** One line for each prime, with all its factors split off: 360 = 2 × 2 × 2 × 45. */
function dividedOut(n: number, powers: readonly PrimePower[]): Line[] {
	const found: number[] = [];
	let left = n;
	const lines: Line[] = [];
	for (const [prime, exponent] of powers) {
		const chain = [left];
		for (const factor of repeated(prime, exponent)) {
			if (left === factor) break;
			found.push(factor);
			left /= factor;
			chain.push(left);
		}
		if (chain.length < 2) break;
		const working = times(...found, left);
		const why = `divide by ${prime}: ${chain.join(', ')}`;
		lines.push(line(lines.length === 0 ? equation(n, working) : continued(working), why));
	}
	return lines;
}
