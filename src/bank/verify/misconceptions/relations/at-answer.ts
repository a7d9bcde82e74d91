/** An expression of the record instead of its variable: “gave the length of the side instead of x”. */
import { isNear } from '../../equation-lines.ts';
import { lettersOf, type Tree } from '../../tex-tree.ts';
import type { Relation } from './relations.ts';
import { childrenOf, valueOf } from './formulas.ts';

/** The whole and each sum in it. */
const sumsIn = (tree: Tree): Tree[] => [
	tree,
	...childrenOf(tree)
		.flatMap(([, child]) => sumsIn(child))
		.filter((child) => child.kind === 'operation' && child.sign !== '/'),
];

/** An expression of the record has the wrong answer as its value at the right one. */
export const atAnswer: Relation = (pair) => {
	const [right, wrong] = pair.parts() ?? [];
	const [value, ...more] = right?.values[0] ?? [];
	const [found = Number.NaN] = wrong?.values[0] ?? [];
	if (value === undefined || more.length > 0 || right?.letters.length !== 0) return undefined;
	const shown = pair
		.formulas()
		.flat()
		.flatMap(sumsIn)
		.filter((side) => lettersOf(side).length === 1)
		.map((side) => valueOf(side, { [lettersOf(side)[0] ?? '']: value }));
	return shown.length > 0
		? !isNear(found, value) && shown.some((one) => isNear(one, found, 1e-6))
		: undefined;
};
