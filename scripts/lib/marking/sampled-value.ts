/**
 * The value of a formula at a point, by a reader that shares nothing with the marking engine: the engine under test
 * must not decide whether a changed answer is really different.
 */
import { lettersOf, treeOf, type Tree } from '../../../src/bank/verify/tex-tree.ts';

const POINTS = [
	[2.31, 1.47, 3.79, 0.83],
	[0.71, 2.93, 1.19, 4.57],
	[5.27, 0.37, 2.59, 1.73],
	// Integers for powers of negative numbers, large ones for roots.
	[13, 8, 17, 11],
	[-11, -7.5, -19, -5.2],
];

/** Whether two formulas differ at a point where both have a value. False if neither can be read: nothing is proven. */
export function differ(one: string, other: string): boolean {
	return values(one, other).some(
		([a, b]) => Math.abs(a - b) > 1e-6 * Math.max(Math.abs(a), Math.abs(b)),
	);
}

/** Whether two formulas can be read and have the same value wherever both have one. */
export function agree(one: string, other: string): boolean {
	const pairs = values(one, other);
	return pairs.length > 0 && !pairs.some(([a, b]) => Math.abs(a - b) > 1e-9 * Math.abs(a));
}

/** Whether two equations `left = right` differ by more than a constant factor. */
export function equationsDiffer(one: string, other: string): boolean {
	const asDifference = (equation: string) => {
		const [left = '0', right = '0'] = equation.split(/ (?:=|<|>|\\le|\\ge) /);
		return `(${left}) - (${right})`;
	};
	const ratios = values(asDifference(one), asDifference(other)).map(([a, b]) => a / b);
	const [first = 0, ...rest] = ratios;
	return rest.some((ratio) => Math.abs(ratio - first) > 1e-6 * Math.max(1, Math.abs(first)));
}

/** `angle` is the formula's angle unit in radians: the tree drops the degree sign. */
type Point = { letters: ReadonlyMap<string, number>; angle: number };

function values(one: string, other: string): [number, number][] {
	try {
		const trees = [treeOf(one), treeOf(other)] as const;
		const letters = [...new Set(trees.flatMap(lettersOf))].toSorted();
		return POINTS.map((point): [number, number] => {
			const at = {
				letters: new Map(
					letters.map((letter, index) => [letter, (point[index % 4] ?? 1) + Math.floor(index / 4)]),
				),
				angle: `${one}${other}`.includes('\\circ') ? Math.PI / 180 : 1,
			};
			return [valueOf(trees[0], at), valueOf(trees[1], at)];
		}).filter(([a, b]) => Number.isFinite(a) && Number.isFinite(b));
	} catch {
		return [];
	}
}

function valueOf(tree: Tree, at: Point): number {
	switch (tree.kind) {
		case 'number':
			return Number(tree.text);
		case 'letter':
			return tree.name === '\\pi' ? Math.PI : (at.letters.get(tree.name) ?? Number.NaN);
		case 'negative':
			return -valueOf(tree.of, at);
		case 'absolute':
			return Math.abs(valueOf(tree.of, at));
		case 'root':
			return valueOf(tree.of, at) ** (1 / (tree.index ? valueOf(tree.index, at) : 2));
		case 'function':
			return isLogarithm(tree.name)
				? logarithm(tree.name, valueOf(tree.of, at), tree.base ? valueOf(tree.base, at) : 10)
				: trigonometric(tree.name, valueOf(tree.of, at) * at.angle);
		case 'operation':
			return operate(tree.sign, valueOf(tree.left, at), valueOf(tree.right, at));
	}
}

const isLogarithm = (name: string) => name === 'log' || name === 'ln';

const logarithm = (name: string, of: number, base: number) =>
	name === 'ln' ? Math.log(of) : Math.log(of) / Math.log(base);

function trigonometric(name: string, angle: number): number {
	switch (name) {
		case 'sin':
			return Math.sin(angle);
		case 'cos':
			return Math.cos(angle);
		case 'tan':
			return Math.tan(angle);
		case 'sec':
			return 1 / Math.cos(angle);
		case 'csc':
			return 1 / Math.sin(angle);
		default:
			return 1 / Math.tan(angle);
	}
}

function operate(sign: '+' | '-' | '*' | '/' | '^', left: number, right: number): number {
	switch (sign) {
		case '+':
			return left + right;
		case '-':
			return left - right;
		case '*':
			return left * right;
		case '/':
			return left / right;
		case '^':
			return left ** right;
	}
}
