/** Mistakes with powers and logarithms: in the base, in the exponent, in what multiplies or divides them. */
import { type Edit, number, on, operation } from '../relations/edits.ts';
import { ifReadable, valueOfTree } from '../../read-tex.ts';
import { lettersOf, type Tree } from '../../tex-tree.ts';

export const numberOf = (tree: Tree): number =>
	lettersOf(tree).length === 0
		? (ifReadable(() => valueOfTree(tree, {})) ?? Number.NaN)
		: Number.NaN;

const isNumber = (tree: Tree): boolean => !Number.isNaN(numberOf(tree));

const isPower = (tree: Tree): tree is Extract<Tree, { kind: 'operation' }> =>
	tree.kind === 'operation' && tree.sign === '^';

const isSum = (tree: Tree): tree is Extract<Tree, { kind: 'operation' }> =>
	tree.kind === 'operation' && (tree.sign === '+' || tree.sign === '-');

/** 2ⁿ → (1/2)ⁿ, and vice versa. */
export const reciprocalBase: Edit = on('^', (left, right) =>
	isNumber(left) ? [operation('^', number(1 / numberOf(left)), right)] : [],
);

/** 2ⁿ → 2n, and (1/2)ⁿ → 1/(2n). */
export const timesExponent: Edit = on('^', (left, right) =>
	numberOf(left) < 1
		? [operation('/', left, right)]
		: isNumber(left)
			? [operation('*', left, right)]
			: [],
);

/** 1.04ⁿ → 1 + 0.04n */
export const sameAmounts: Edit = on('^', (left, right) =>
	isNumber(left)
		? [operation('+', number(1), operation('*', number(numberOf(left) - 1), right))]
		: [],
);

/** 0.94ⁿ → 1.06ⁿ */
export const otherDirection: Edit = on('^', (left, right) =>
	isNumber(left) ? [operation('^', number(2 - numberOf(left)), right)] : [],
);

/** V/0.86ⁿ → V·1.14ⁿ */
export const forwardInstead: Edit = on('/', (left, right) =>
	isPower(right) && isNumber(right.left)
		? [operation('*', left, operation('^', number(2 - numberOf(right.left)), right.right))]
		: [],
);

/** a·bⁿ → (ab)ⁿ */
export const productToPower: Edit = on('*', (left, right) =>
	isPower(right) ? [operation('^', operation('*', left, right.left), right.right)] : [],
);

/** b⁰ → b¹ */
export const exponentAsOne: Edit = on('^', (left, right) => (numberOf(right) === 0 ? [left] : []));

/** (bⁿ)^(p + q) → b^(np + q) */
export const exponentTimesFirst: Edit = on('^', (left, right) =>
	isPower(left) && isSum(right)
		? [
				operation('^', left.left, {
					...right,
					left: operation('*', left.right, right.left),
				}),
			]
		: [],
);

/** (bⁿ)^p → b^(n + p) */
export const exponentsAdded: Edit = on('^', (left, right) =>
	isPower(left) ? [operation('^', left.left, operation('+', left.right, right))] : [],
);

/** (bⁿ)^p → b^p */
export const innerExponentLost: Edit = on('^', (left, right) =>
	isPower(left) ? [operation('^', left.left, right)] : [],
);

/** b^p → p */
export const baseLost: Edit = on('^', (left, right) => (isNumber(left) ? [right] : []));

/** a·b^p → b^p */
export const coefficientLost: Edit = on('*', (left, right) =>
	isNumber(left) && !isNumber(right) ? [right] : [],
);

/** log_b A → A/b */
export const dividedByBase: Edit = (part) =>
	part.kind === 'function' && /log|ln/.test(part.name)
		? [operation('/', part.of, part.base ?? number(10))]
		: [];

/** 8 · 10⁴ → 10⁴ */
export const onlyPowerOfTen: Edit = on('*', (left, right) =>
	isPower(right) && numberOf(right.left) === 10 && isNumber(left) ? [right] : [],
);

/** log A/log B → A/B */
export const withoutLogs: Edit = on('/', (left, right) =>
	left.kind === 'function' && right.kind === 'function' ? [operation('/', left.of, right.of)] : [],
);

/** log A/log B → A − B */
export const differenceOfArguments: Edit = on('/', (left, right) =>
	left.kind === 'function' && right.kind === 'function' ? [operation('-', left.of, right.of)] : [],
);

/** b^(p/q) → b^p */
export const wholeExponent: Edit = on('^', (left, right) =>
	right.kind === 'operation' && right.sign === '/' ? [operation('^', left, right.left)] : [],
);

/** b^(p/q) → b^(q/p) */
export const reciprocalExponent: Edit = on('^', (left, right) =>
	right.kind === 'operation' && right.sign === '/'
		? [operation('^', left, operation('/', right.right, right.left))]
		: [],
);

/** bⁿ → bⁿ⁻¹, or bⁿ⁺¹. */
export const factorMore = (more: number): Edit =>
	on('^', (left, right) =>
		Number.isInteger(numberOf(right)) ? [operation('^', left, number(numberOf(right) + more))] : [],
	);
