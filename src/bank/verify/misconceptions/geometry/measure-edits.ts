/** Mistakes in formulas for lengths, areas, and values at an angle. */
import type { Tree } from '../../tex-tree.ts';
import { type Edit, number, on, operation } from '../relations/edits.ts';
import { isSum, type Operation } from '../../tree-parts.ts';

const isWhole = (tree: Tree): boolean => tree.kind === 'number';

/** ½ × 3 × 5 → 3 × 5. */
export const withoutFraction: Edit = on('*', (left, right) =>
	left.kind === 'operation' && left.sign === '/' && isWhole(left.left) && isWhole(left.right)
		? [right]
		: [],
);

/** 2B + L → B + L. */
export const withoutMultiple: Edit = on('*', (left, right) => (isWhole(left) ? [right] : []));

/** √(a² + b²) → |a| + |b|. */
export const partForSquares: Edit = (part) =>
	part.kind === 'root' && isSum(part.of) && isSquare(part.of.left) && isSquare(part.of.right)
		? [operation(part.of.sign, size(part.of.left.left), size(part.of.right.left))]
		: [];

const isSquare = (tree: Tree): tree is Operation =>
	tree.kind === 'operation' &&
	tree.sign === '^' &&
	tree.right.kind === 'number' &&
	tree.right.text === '2';

const size = (of: Tree): Tree => ({ kind: 'absolute', of });

/** sin x with x radians → sin x°. */
export const degreeMode: Edit = (part) =>
	part.kind === 'function' && /^(?:sin|cos|tan)$/.test(part.name)
		? [
				{
					...part,
					of: operation(
						'/',
						operation('*', part.of, { kind: 'letter', name: '\\pi' }),
						number(180),
					),
				},
			]
		: [];
