/** The formulas of a record as trees, their values, and the same formulas with a mistake in them. */
import { inRadians } from '../../equation-lines.ts';
import {
	ifReadable,
	type RealValues,
	sidesOf,
	valueOfTree,
	withNamedQuantity,
} from '../../values.ts';
import { lettersOf, type Tree, treeOf } from '../../tex-tree.ts';
import type { Edit } from './edits.ts';

/** The sides of an equation or inequality; a single one for an expression. */
export type Formula = readonly Tree[];

/** The readable formulas, in order; "±" makes two of one, and so does a double inequality. */
export const readFormulas = (formulas: readonly string[]): Formula[] =>
	formulas
		.flatMap((tex) =>
			tex.includes('\\pm') ? ['-', '+'].map((sign) => tex.replaceAll('\\pm', sign)) : [tex],
		)
		.flatMap((tex) => {
			const sides = ifReadable(() => sidesOf(inRadians(withNamedQuantity(tex))).map(treeOf));
			if (!sides) return [];
			return DOUBLE_INEQUALITY.test(tex) ? [sides.slice(0, 2), sides.slice(1)] : [sides];
		});

const DOUBLE_INEQUALITY = /^[^=<>]*(?:[<>]|\\[lg]e )[^=<>]*(?:[<>]|\\[lg]e )[^=<>]*$/;

/** NaN if a variable has no value. */
export const valueOf = (tree: Tree, at: RealValues = {}): number =>
	lettersOf(tree).every((name) => name in at)
		? (ifReadable(() => valueOfTree(tree, at)) ?? Number.NaN)
		: Number.NaN;

/** The formula with the mistake in each possible place, and in all of them together. */
export function withMistake(formula: Formula, edit: Edit): Formula[] {
	const single = formula.flatMap((side, at) =>
		inOnePlace(side, edit).map((other) => formula.with(at, other)),
	);
	return single.length > 1 ? [...single, formula.map((side) => inEveryPlace(side, edit))] : single;
}

/** Where a mistake is said to be made: "in each pair of parentheses", "in the parentheses", "on the left side". */
export type Reach = 'each' | 'one' | 'left' | 'right';

/** The formula with the mistake only where it is said to be made; "each" is said of several places. */
export function withMistakeIn(reach: Reach, formula: Formula, edit: Edit): Formula[] {
	const single = (at: number) => {
		const side = formula[at];
		return side ? inOnePlace(side, edit).map((other) => formula.with(at, other)) : [];
	};
	if (reach === 'one') return formula.flatMap((_, at) => single(at));
	if (reach === 'each')
		return formula.reduce((count, side) => count + placesIn(side, edit), 0) > 1
			? [formula.map((side) => inEveryPlace(side, edit))]
			: [];
	return formula.length === 2 ? single(reach === 'left' ? 0 : 1) : [];
}

const placesIn = (tree: Tree, edit: Edit): number =>
	childrenOf(tree).reduce(
		(count, [, child]) => count + placesIn(child, edit),
		edit(tree).length > 0 ? 1 : 0,
	);

const inOnePlace = (tree: Tree, edit: Edit): Tree[] => [
	...edit(tree),
	...childrenOf(tree).flatMap(([place, child]) =>
		inOnePlace(child, edit).map((other): Tree => ({ ...tree, [place]: other })),
	),
];

function inEveryPlace(tree: Tree, edit: Edit): Tree {
	const children = childrenOf(tree);
	const others = children.map(([place, child]) => [place, inEveryPlace(child, edit)] as const);
	const whole: Tree = others.every(([, other], at) => other === children[at]?.[1])
		? tree
		: { ...tree, ...Object.fromEntries(others) };
	return edit(whole)[0] ?? whole;
}

export function childrenOf(tree: Tree): (readonly [place: string, child: Tree])[] {
	if (tree.kind === 'number' || tree.kind === 'letter') return [];
	if (tree.kind === 'operation')
		return [
			['left', tree.left],
			['right', tree.right],
		];
	return [['of', tree.of]];
}
