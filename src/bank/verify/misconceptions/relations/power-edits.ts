/** Mistakes with powers and logarithms: in the base, in the exponent, in what multiplies or divides them. */
import type { Tree } from '../../tex-tree.ts';
import { type Edit, number, on, operation, withEachTerm } from './edits.ts';
import { isSum } from '../../tree-parts.ts';
import { valueOf } from './formulas.ts';

const isNumber = (tree: Tree): boolean => !Number.isNaN(valueOf(tree));

const isPower = (tree: Tree): tree is Extract<Tree, { kind: 'operation' }> =>
	tree.kind === 'operation' && tree.sign === '^';

/** 2ⁿ → (1/2)ⁿ, and vice versa. */
export const reciprocalBase: Edit = on('^', (left, right) =>
	isNumber(left) ? [operation('^', number(1 / valueOf(left)), right)] : [],
);

/** 2ⁿ → 2n, and (1/2)ⁿ → 1/(2n). */
export const timesExponent: Edit = on('^', (left, right) =>
	valueOf(left) < 1
		? [operation('/', left, right)]
		: isNumber(left)
			? [operation('*', left, right)]
			: [],
);

/** 1.04ⁿ → 1 + 0.04n */
export const sameAmounts: Edit = on('^', (left, right) =>
	isNumber(left)
		? [operation('+', number(1), operation('*', number(valueOf(left) - 1), right))]
		: [],
);

/** 0.94ⁿ → 1.06ⁿ */
export const otherDirection: Edit = on('^', (left, right) =>
	isNumber(left) ? [operation('^', number(2 - valueOf(left)), right)] : [],
);

/** V/0.86ⁿ → V·1.14ⁿ for an increase, and V/1.14ⁿ → V·0.86ⁿ for a decrease. */
export const forwardInstead = (way: 'increased' | 'decreased'): Edit =>
	on('/', (left, right) =>
		isPower(right) && isNumber(right.left) && valueOf(right.left) < 1 === (way === 'increased')
			? [operation('*', left, operation('^', number(2 - valueOf(right.left)), right.right))]
			: [],
	);

/** a·bⁿ → (ab)ⁿ */
export const productToPower: Edit = on('*', (left, right) =>
	isPower(right) ? [operation('^', operation('*', left, right.left), right.right)] : [],
);

/** b⁰ → b¹ */
export const exponentAsOne: Edit = on('^', (left, right) => (valueOf(right) === 0 ? [left] : []));

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
	isPower(right) && valueOf(right.left) === 10 && isNumber(left) ? [right] : [],
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
		Number.isInteger(valueOf(right)) ? [operation('^', left, number(valueOf(right) + more))] : [],
	);

// Whole powers and roots

/** (a − b)² → a² − b², or a² + b². */
export const powerOfEachTerm: Edit = on('^', (left, right) => {
	const each = (sum: Tree) => withEachTerm(sum, (term) => operation('^', term, right));
	return isSum(left) ? [each(left), each(plus(left))] : [];
});

const plus = (sum: Tree): Tree => (isSum(sum) ? { ...sum, sign: '+', left: plus(sum.left) } : sum);

export const withoutPower: Edit = on('^', (left) => [left]);

export const withoutMinusInExponent: Edit = on('^', (left, right) =>
	right.kind === 'negative' ? [operation('^', left, right.of)] : [],
);

export const withoutRoot: Edit = (part) => (part.kind === 'root' ? [part.of] : []);

export const partForRoot: Edit = (part) =>
	part.kind === 'root' ? [operation('/', part.of, part.index ?? number(2))] : [];

/** (1 + i)ⁿ → 1 + ni. */
export const simpleForCompound: Edit = on('^', (left, right) =>
	isSum(left) ? [operation(left.sign, left.left, operation('*', left.right, right))] : [],
);
