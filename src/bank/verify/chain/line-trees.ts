/** The formulas of a line as trees, side by side. What cannot be read is left out. */
import { formulasIn } from '../../../math/markup.ts';
import { type Tree, treeOf } from '../tex-tree.ts';
import { isOperation, type Operation, partsOf } from '../tree-parts.ts';
import { ifReadable, sidesOf } from '../values.ts';

/** Each side of each of these formulas. */
export const treesOf = (formulas: readonly string[]): Tree[] =>
	formulas.flatMap(sidesOf).flatMap((side) => ifReadable(() => treeOf(side)) ?? []);

/** Each side of each formula on a line. */
export const treesIn = (line: string): Tree[] => treesOf(formulasIn(line));

/** Every fraction in these trees. */
export const fractionsIn = (trees: readonly Tree[]): Operation[] =>
	trees.flatMap(partsOf).filter((part) => isOperation(part, '/'));
