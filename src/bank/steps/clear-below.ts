/** A formula without fractions: both sides times all that stands below a bar. */
import { type Expression, num, sum } from '../../math/expression.ts';
import { tex } from '../../math/tex.ts';
import { divided, factorsOf, multiplied, negative, plainWords, termsOf } from './letter-algebra.ts';
import type { Formula } from './read-formula.ts';

/** `undefined` when nothing stands below a bar. */
export function clearBelow({ left, right }: Formula): (Formula & { why: string }) | undefined {
	const unders = [...termsOf(left), ...termsOf(right)].flatMap(undersOf);
	const common = distinct(unders);
	if (common.length === 0) return undefined;
	const by = multiplied(
		...common.toSorted((a, b) => (tex(a).toLowerCase() < tex(b).toLowerCase() ? -1 : 1)),
	);
	const side = (whole: Expression) => {
		const terms = termsOf(whole).map((one) => timesAll(one, common));
		const [only, ...more] = terms;
		return only && more.length === 0 ? only : sum(...terms);
	};
	return {
		left: side(left),
		right: side(right),
		why: `multiply both sides by ${plainWords(by) ?? 'the denominators'}`,
	};
}

function undersOf(one: Expression): Expression[] {
	const plain = one.kind === 'opposite' ? one.of : one;
	return factorsOf(plain).flatMap((factor) => {
		if (factor.kind === 'quotient') return factorsOf(factor.under);
		return factor.kind === 'number' && factor.value.d !== 1n ? [num(Number(factor.value.d))] : [];
	});
}

const distinct = (parts: Expression[]): Expression[] =>
	parts.filter((one, at) => parts.findIndex((other) => tex(other) === tex(one)) === at);

function timesAll(one: Expression, common: Expression[]): Expression {
	if (one.kind === 'opposite') return negative(timesAll(one.of, common));
	return multiplied(divided(multiplied(one, ...common), num(1)));
}
