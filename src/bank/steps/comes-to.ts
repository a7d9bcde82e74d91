import { evaluate } from '../../math/evaluate.ts';
import { type Expression, relation } from '../../math/expression.ts';

/** A calculation and the value it comes to: "=" where the value is exact, "≈" where it was rounded. */
export const comesTo = (calculation: Expression, value: Expression): Expression =>
	relation(calculation, isExact(calculation, value) ? '=' : '\\approx', value);

function isExact(calculation: Expression, value: Expression): boolean {
	try {
		return evaluate(calculation).equals(evaluate(value));
	} catch (error) {
		// A root or a power that is not rational was rounded.
		if (error instanceof RangeError) return false;
		throw error;
	}
}
