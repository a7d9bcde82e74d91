/** Equations with roots and powers: each mistake changes a number of a line and is solved again. */
import { lettersOf, type Tree } from '../../tex-tree.ts';
import { type Edit, number, on, operation } from '../relations/edits.ts';
import { isSum } from '../../tree-parts.ts';
import { withoutRoot } from '../relations/power-edits.ts';
import { mistaken } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

/** 16, on a line where √… = 4 has been squared, → 2 × 4. */
const timesForPower =
	(power: number): Edit =>
	(part) => {
		if (part.kind !== 'number') return [];
		const root = Math.round(Number(part.text) ** (1 / power));
		return root > 1 && root ** power === Number(part.text) ? [number(power * root)] : [];
	};

/** (u)ⁿ → u, for a power of an expression with a letter. */
const expressionWithoutPower: Edit = on('^', (left) =>
	lettersOf(left).length > 0 && isSum(left) ? [left] : [],
);

/** (a + bx)(c + dx) without the product of the last terms. */
const withoutCorners: Edit = on('*', (left, right) =>
	isSum(left) && isSum(right)
		? [operation('-', operation('*', left, right), signedProduct(left, right))]
		: [],
);

function signedProduct(left: Tree, right: Tree): Tree {
	if (left.kind !== 'operation' || right.kind !== 'operation') return number(0);
	const product = operation('*', left.right, right.right);
	return left.sign === right.sign ? product : { kind: 'negative', of: product };
}

export const POWER_EQUATION_RULES: readonly Rule[] = [
	rule(
		mistaken(timesForPower(2)),
		'doubled the right side instead of squaring it',
		'multiplied the right side by 2 instead of squaring it',
	),
	rule(mistaken(timesForPower(3)), 'multiplied the right side by 3 instead of cubing it'),
	rule(mistaken(withoutRoot), 'did not square both sides a second time'),
	rule(mistaken(expressionWithoutPower), 'dropped the exponent'),
	rule(mistaken(withoutCorners), 'left out the four corners', 'subtracted the four corners twice'),
];
