/** Equations between numbers, with the values that come between both sides and the result. */
import { equation, type Expression, num, opposite, product, sum } from './expression.ts';
import { evaluate } from './evaluate.ts';
import { exactDecimal } from './notation.ts';

/** 2(3) − 5(1) = 1 becomes 2(3) − 5(1) = 6 − 5 = 1, and 4(12 − 2) = 40 becomes 4(12 − 2) = 4(10) = 40. */
export function withTerms(shown: Expression): Expression {
	if (shown.kind !== 'relation' || !shown.left) return shown;
	const { left, right } = shown;
	if (right.kind === 'relation') return equation(left, withTerms(right));
	const [before, after] = [workedOut(left), workedOut(right)];
	if (before) return equation(left, equation(before, right));
	return after ? equation(left, equation(right, after)) : shown;
}

/** `undefined` when nothing comes between the expression and its value. */
function workedOut(of: Expression): Expression | undefined {
	if (of.kind === 'sum')
		return of.terms.every(isWorkedOut)
			? undefined
			: sum(
					...of.terms.map((term, at) =>
						at === 0 && evaluate(term).equals(0) ? num(0) : valueOf(term),
					),
				);
	if (of.kind !== 'product') return undefined;
	return of.factors.some(({ kind }) => kind === 'sum')
		? product(...of.factors.map(valueOf))
		: undefined;
}

/** A number, or one with a minus sign in front: −3, not −(−3). */
const isWorkedOut = (of: Expression): boolean =>
	of.kind === 'number' ||
	of.kind === 'decimal' ||
	(of.kind === 'opposite' && of.of.kind === 'number' && of.of.value.gte(0));

/** A product that is subtracted stays subtracted: after another term, −7(0) is − 0. */
function valueOf(of: Expression): Expression {
	const value = evaluate(of);
	if (value.equals(0)) return isTakenAway(of) ? opposite(num(0)) : num(0);
	return hasDecimal(of) ? exactDecimal(value) : num(value);
}

const isTakenAway = (of: Expression): boolean =>
	of.kind === 'opposite' ||
	(of.kind === 'product' &&
		of.factors.some((factor) => factor.kind === 'number' && factor.value.lt(0)));

const hasDecimal = (of: Expression): boolean =>
	of.kind === 'decimal' || (of.kind === 'product' && of.factors.some(hasDecimal));
