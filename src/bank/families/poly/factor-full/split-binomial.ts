/** ax² + p and ax³ + p, when they are a difference of squares or made of cubes. */
import { type Polynomial, term } from '../../../../math/polynomial.ts';
import { isSquare } from '../../../../math/surd.ts';
import { cubesIdentity, differenceOfSquares, sumOfCubes } from '../../../steps/factor-patterns.ts';
import { plainBrackets } from '../../../steps/factoring.ts';

/** `undefined` when the binomial stays as it is. */
export function splitBinomial(
	binomial: Polynomial,
): { brackets: Polynomial[]; reason: string } | undefined {
	const [lead, last] = binomial;
	const [letter, degree] = Object.entries(lead?.powers ?? {})[0] ?? ['', 0];
	const [a, p] = [lead?.coefficient.valueOf() ?? 0, last?.coefficient.valueOf() ?? 0];
	const name = plainBrackets(binomial);
	if (degree === 2 && p < 0 && isSquare(a) && isSquare(-p))
		return {
			brackets: differenceOfSquares(term(Math.sqrt(a), letter), term(Math.sqrt(-p))).brackets,
			reason: `${name} is a difference of squares`,
		};
	if (degree === 3 && isCube(a) && isCube(p)) {
		const [u, v] = [term(Math.round(Math.cbrt(a)), letter), term(Math.round(Math.cbrt(p)))];
		return {
			brackets: sumOfCubes(u, v).brackets,
			reason: `${name} is a ${p < 0 ? 'difference' : 'sum'} of cubes: ${cubesIdentity(u, v, ['a', 'b'])}`,
		};
	}
	return undefined;
}

const isCube = (value: number): boolean => Math.round(Math.cbrt(value)) ** 3 === value;
