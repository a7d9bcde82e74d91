/** Short proofs of identities: each line equals the one before, for the reason beside it. */
import { brackets, type Expression, num, product, quotient } from '../../math/expression.ts';
import { read } from './read-trig.ts';

/** Line and reason, in the short form of `read.ts`. The first has no reason. */
export type Proof = readonly (readonly [line: string, why: string])[];

/** A line with a factor in front: in the numerator of a fraction, before the bracket of a sum. */
export function multiple(k: number, of: Expression): Expression {
	if (k === 1) return of;
	if (of.kind === 'number') return num(of.value.mul(k));
	if (of.kind === 'quotient') return quotient(multiple(k, of.over), of.under);
	if (of.kind === 'sum') return product(k, brackets(of));
	if (of.kind !== 'product') return product(k, of);
	const [first, ...rest] = of.factors;
	return first?.kind === 'number'
		? product(num(first.value.mul(k)), ...rest)
		: product(k, ...of.factors);
}

/** Every line of a proof in a letter. */
export const linesOf = (
	proof: Proof,
	letter: string,
	k = 1,
): { body: Expression; why?: string }[] =>
	proof.map(([text, why]) => ({ body: multiple(k, read(text, letter)), ...(why ? { why } : {}) }));
