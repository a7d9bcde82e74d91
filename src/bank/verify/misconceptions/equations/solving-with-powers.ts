/** Equations with roots and powers: each mistake changes a number of a line and is solved again. */
import { ifReadable, readReal } from '../../values.ts';
import { lettersOf, type Tree } from '../../tex-tree.ts';
import { type Edit, number, on, operation } from '../relations/edits.ts';
import { isSum } from '../../tree-parts.ts';
import { withoutRoot } from '../relations/power-edits.ts';
import type { Relation } from '../relations/relations.ts';
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

/** The solutions for bˣ of a quadratic equation in bˣ. */
function rootsForPower(prompt: string): { base: number; roots: number[] } | undefined {
	const [, tex = '', shown] = /\$([^$]*?(\d+(?:\.\d+)?|e)\^\{2x\}[^$]*) = 0\$/.exec(prompt) ?? [];
	if (shown === undefined) return undefined;
	const base = shown === 'e' ? Math.E : Number(shown);
	const at = (u: number) => readReal(tex)({ x: Math.log(u) / Math.log(base), e: Math.E });
	const [one, two, three] = [at(1), at(2), at(3)];
	const a = (three - 2 * two + one) / 2;
	const b = two - one - 3 * a;
	const root = Math.sqrt(b * b - 4 * a * (one - a - b));
	return { base, roots: [(-b - root) / (2 * a), (-b + root) / (2 * a)] };
}

/** The absolute value of each root as a power of the base; one root or both are negative. */
const logarithmsOfAbsoluteValues: Relation = ({ prompt, wrong }) => {
	const found = ifReadable(() => rootsForPower(prompt));
	if (!found) return undefined;
	const wanted = found.roots
		.map((root) => Math.log(Math.abs(root)) / Math.log(found.base))
		.toSorted((one, other) => one - other);
	const given = wrong.split(', ').map(Number);
	return (
		found.roots.some((root) => root < 0) &&
		given.length === wanted.length &&
		wanted.every((value, at) => Math.abs(value - (given[at] ?? Number.NaN)) <= HALF_PLACE)
	);
};

/** Solutions are rounded to the nearest thousandth. */
const HALF_PLACE = 0.000_501;

export const POWER_EQUATION_RULES: readonly Rule[] = [
	rule(
		mistaken(timesForPower(2)),
		'doubled the right side instead of squaring it',
		'multiplied the right side by 2 instead of squaring it',
	),
	rule(mistaken(timesForPower(3)), 'multiplied the right side by 3 instead of cubing it'),
	rule(logarithmsOfAbsoluteValues, 'took the logarithm of the absolute value of a negative number'),
	rule(mistaken(withoutRoot), 'did not square both sides a second time'),
	rule(mistaken(expressionWithoutPower), 'dropped the exponent'),
	rule(mistaken(withoutCorners), 'left out the four corners', 'subtracted the four corners twice'),
];
