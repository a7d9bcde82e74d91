/**
 * What a graph has undergone: y = a·basic(k(x − d)) + c, read from an equation, from a list of transformations, or from
 * the words "the image of the point".
 */
import { numberIn } from '../../equation-lines.ts';
import { ifReadable, sidesOf, valueOfTree } from '../../values.ts';
import { lettersOf, type Tree, treeOf } from '../../tex-tree.ts';
import { number, operation } from '../relations/edits.ts';
import { valueOf } from '../relations/formulas.ts';

type Curve = (x: number) => number;

export type Frame = {
	basic: Curve;
	/** "\\sin", "line", "fraction" for a quotient of two lines, or "list" if the basic function is not known. */
	name: string;
	a: number;
	k: number;
	d: number;
	c: number;
};

export const heightAt = ({ basic, a, k, d, c }: Frame, x: number): number =>
	a * basic(k * (x - d)) + c;

/** The right side of "y = …" or "f(x) = …", or an expression, as a rule for x; angles in degrees if there is "°". */
export function curveOf(text: string, isInDegrees: boolean): Curve | undefined {
	const tree = ruleIn(text);
	return tree && ifReadable(() => asCurve(tree, isInDegrees));
}

export function frameOf(text: string, isInDegrees: boolean): Frame | undefined {
	const tree = ruleIn(text);
	return tree && ifReadable(() => framed(tree, isInDegrees));
}

/** The two terms of a sum, the second with its sign. */
export function termsOf(text: string, isInDegrees: boolean): Curve[] | undefined {
	const tree = ruleIn(text);
	if (tree?.kind !== 'operation' || !/[+-]/.test(tree.sign)) return undefined;
	const [left, right] = [asCurve(tree.left, isInDegrees), asCurve(tree.right, isInDegrees)];
	return [left, tree.sign === '-' ? (x) => -right(x) : right];
}

const ruleIn = (text: string): Tree | undefined =>
	ifReadable(() => {
		const sides = sidesOf(text.replaceAll(/^\$|\$$|\^\{\\circ\}/g, ''));
		const tree = treeOf(sides.at(-1) ?? '');
		return sides.length <= 2 && lettersOf(tree).every((name) => name === 'x') ? tree : undefined;
	});

const TRIGONOMETRIC = /sin|cos|tan|sec|csc|cot/;

function asCurve(tree: Tree, isInDegrees: boolean): Curve {
	const inRadians = isInDegrees ? withRadians(tree) : tree;
	return (x) => valueOfTree(inRadians, { x });
}

function withRadians(tree: Tree): Tree {
	if (tree.kind === 'function' && TRIGONOMETRIC.test(tree.name))
		return { ...tree, of: operation('*', tree.of, number(Math.PI / 180)) };
	if (tree.kind === 'operation')
		return { ...tree, left: withRadians(tree.left), right: withRadians(tree.right) };
	return 'of' in tree ? { ...tree, of: withRadians(tree.of) } : tree;
}

function framed(tree: Tree, isInDegrees: boolean): Frame | undefined {
	if (tree.kind === 'negative') return scaled(framed(tree.of, isInDegrees), -1);
	const line = lineOf(tree);
	if (line) return { basic: (u) => u, name: 'line', a: line.slope, k: 1, d: 0, c: line.start };
	if (tree.kind === 'operation') {
		const { sign, left, right } = tree;
		const [first, last] = [valueOf(left), valueOf(right)];
		if (sign === '+' || sign === '-') {
			const minus = sign === '-' ? -1 : 1;
			if (!Number.isNaN(last)) return raised(framed(left, isInDegrees), minus * last);
			if (!Number.isNaN(first)) return raised(scaled(framed(right, isInDegrees), minus), first);
		}
		if (sign === '*') {
			if (!Number.isNaN(first)) return scaled(framed(right, isInDegrees), first);
			if (!Number.isNaN(last)) return scaled(framed(left, isInDegrees), last);
		}
		if (sign === '/') {
			if (!Number.isNaN(last)) return scaled(framed(left, isInDegrees), 1 / last);
			if (!Number.isNaN(first))
				return scaled(centered(reciprocal(right), right, isInDegrees), first);
		}
		if (sign === '/') return fraction(left, right);
		if (sign === '^' && !Number.isNaN(last)) return centered(tree, left, isInDegrees);
		if (sign === '^' && !Number.isNaN(first)) return centered(tree, right, isInDegrees);
	}
	if ('of' in tree) return centered(tree, tree.of, isInDegrees);
	return parabola(tree);
}

const scaled = (frame: Frame | undefined, by: number): Frame | undefined =>
	frame && { ...frame, a: frame.a * by, c: frame.c * by };

const raised = (frame: Frame | undefined, by: number): Frame | undefined =>
	frame && { ...frame, c: frame.c + by };

const reciprocal = (of: Tree): Tree => operation('/', number(1), of);

/** (px + q)/(rx + s) */
function fraction(over: Tree, under: Tree): Frame | undefined {
	const [top, bottom] = [lineOf(over), lineOf(under)];
	if (!top || !bottom) return undefined;
	const c = top.slope / bottom.slope;
	const a = (top.start - c * bottom.start) / bottom.slope;
	return { basic: (u) => 1 / u, name: 'fraction', a, k: 1, d: -bottom.start / bottom.slope, c };
}

/** The part that the basic function is applied to is k(x − d), or a parabola with its axis at d. */
function centered(whole: Tree, inner: Tree, isInDegrees: boolean): Frame | undefined {
	const line = lineOf(inner);
	const name = whole.kind === 'function' ? whole.name : whole.kind;
	if (line) {
		const basic = asCurve(replaced(whole, inner, { kind: 'letter', name: 'x' }), isInDegrees);
		return { basic, name, a: 1, k: line.slope, d: -line.start / line.slope, c: 0 };
	}
	const axis = parabola(inner)?.d;
	if (axis === undefined) return parabola(whole);
	const curve = asCurve(whole, isInDegrees);
	return { basic: (u) => curve(u + axis), name, a: 1, k: 1, d: axis, c: 0 };
}

function replaced(tree: Tree, part: Tree, other: Tree): Tree {
	if (tree === part) return other;
	if (tree.kind === 'operation')
		return {
			...tree,
			left: replaced(tree.left, part, other),
			right: replaced(tree.right, part, other),
		};
	return 'of' in tree ? { ...tree, of: replaced(tree.of, part, other) } : tree;
}

const AT = [-300, -200, -100, 0, 100, 200, 300];

/** Differences of heights at equally spaced numbers. */
const stepsOf = (heights: readonly number[]): number[] =>
	heights.slice(1).map((height, at) => height - (heights[at] ?? 0));

const areEqual = (values: readonly number[]): boolean =>
	values.every((value) => Math.abs(value - (values[0] ?? 0)) < 1e-9 * Math.max(1, Math.abs(value)));

function lineOf(tree: Tree): { slope: number; start: number } | undefined {
	const heights = AT.map((x) => valueOfTree(tree, { x }));
	const steps = stepsOf(heights);
	const slope = (steps[0] ?? 0) / 100;
	return slope !== 0 && Number.isFinite(slope) && areEqual(steps)
		? { slope, start: valueOfTree(tree, { x: 0 }) }
		: undefined;
}

function parabola(tree: Tree): Frame | undefined {
	const height = (x: number) => valueOfTree(tree, { x });
	const bends = stepsOf(stepsOf(AT.map(height)));
	const a = (bends[0] ?? 0) / 20000;
	if (!Number.isFinite(a) || a === 0 || !areEqual(bends)) return undefined;
	const d = -(height(1) - height(-1)) / (4 * a);
	return { basic: (u) => u ** 2, name: 'operation', a, k: 1, d, c: height(d) };
}

const MOVE =
	/^(?:a (vertical|horizontal) (stretch|compression) by a factor of \$([^$]*)\$|a reflection (?:in|across) the \$([xy])\$-axis|a translation of \$([^$]*)\$ units? (?:to the )?(left|right|up|down))$/;

/** "a reflection in the $x$-axis, then a translation of $8$ units to the left" */
export function frameInWords(list: string, basic: Curve): Frame | undefined {
	const frame: Frame = { basic, name: 'list', a: 1, k: 1, d: 0, c: 0 };
	for (const move of list.split(/, then |, and then /)) {
		const [, way, , factor, axis, units, to] = MOVE.exec(move) ?? [];
		if (way === 'vertical' || axis === 'x') {
			const by = axis ? -1 : numberIn(factor ?? '');
			frame.a *= by;
			frame.c *= by;
		} else if (way === 'horizontal' || axis === 'y') {
			const by = axis ? -1 : numberIn(factor ?? '');
			frame.k /= by;
			frame.d *= by;
		} else if (to === 'left' || to === 'right')
			frame.d += (to === 'left' ? -1 : 1) * numberIn(units ?? '');
		else if (to) frame.c += (to === 'down' ? -1 : 1) * numberIn(units ?? '');
		else return undefined;
	}
	return [frame.a, frame.k, frame.d, frame.c].every(Number.isFinite) ? frame : undefined;
}

/** The ends of the range, by the heights of the basic function; undefined for a wave. */
export function rangeOf({ basic, name, a, c }: Frame): number[] | undefined {
	if (/sin|cos|tan|sec|csc|cot/.test(name)) return undefined;
	const heights = [-40, -1, 0, 1, 40].map(basic).filter((height) => !Number.isNaN(height));
	const low = heights.some((height) => height < 0);
	if (low && heights.some((height) => height > 0))
		return Number.isFinite(basic(0)) || name.includes('log') || name.includes('ln')
			? [-Infinity, Infinity]
			: [-Infinity, c, c, Infinity];
	return low === a > 0 ? [-Infinity, c] : [c, Infinity];
}
