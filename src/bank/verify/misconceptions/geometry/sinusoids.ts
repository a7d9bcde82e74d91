/** Mistakes with sinusoidal functions: in the equation, the features of a graph, and values of a model. */
import { lettersOf, type Tree } from '../../tex-tree.ts';
import { type Edit, number, operation, opposite } from '../relations/edits.ts';
import { degreeMode } from './measure-edits.ts';
import { formulaOf, type Found, isOneOf, inAnswer } from '../relations/found-values.ts';
import { numberIn } from '../../equation-lines.ts';
import { ifReadable, valueOfTree } from '../../values.ts';
import { changed, type Pair, type Relation } from '../relations/relations.ts';
import { mistaken } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

const isConstant = (tree: Tree): boolean => lettersOf(tree).length === 0;

/** f(x) + c → f(x). */
const withoutShift: Edit = (part) =>
	part.kind === 'operation' &&
	/[+-]/.test(part.sign) &&
	hasFunction(part.left) &&
	isConstant(part.right)
		? [part.left]
		: [];

const hasFunction = (tree: Tree): boolean =>
	tree.kind === 'function' ||
	(tree.kind === 'negative' && hasFunction(tree.of)) ||
	(tree.kind === 'operation' && (hasFunction(tree.left) || hasFunction(tree.right)));

const doubled: Edit = (part) => (part.kind === 'function' ? [operation('*', number(2), part)] : []);

/** sin(k(x − d)) → sin(p(x − d)). */
const withCoefficient =
	(coefficient: number): Edit =>
	(part) => {
		if (part.kind !== 'function') return [];
		const { of } = part;
		return [
			{
				...part,
				of: operation(
					'*',
					number(coefficient),
					of.kind === 'operation' && of.sign === '*' && isConstant(of.left) ? of.right : of,
				),
			},
		];
	};

/** "a period of $3\pi$" in the prompt, or "The period is $180^{\circ}$" in the lines. */
const periodIn = ({ prompt, expressions }: Pair): number => {
	const [, stated] =
		/(?:period (?:of|is)|cycle takes) \$([^$]*?)(?:\^\{\\circ\})?\$/.exec(prompt) ?? [];
	if (stated) return numberIn(stated);
	const [, divided] =
		expressions()
			.map((tex) => /^(?:2\\pi|360(?:\^\{\\circ\})?) \\div (.*?)(?:\^\{\\circ\})?$/.exec(tex))
			.find(Boolean) ?? [];
	return numberIn((divided ?? '?').replaceAll(/\\left|\\right/g, ''));
};

const shiftOther: Edit = (part) =>
	part.kind === 'function' ? otherInside(part.of).map((of): Tree => ({ ...part, of })) : [];

const otherInside = (tree: Tree): Tree[] => {
	if (tree.kind !== 'operation') return [];
	if (/[+-]/.test(tree.sign)) return [{ ...tree, sign: tree.sign === '+' ? '-' : '+' }];
	return otherInside(tree.right).map((right): Tree => ({ ...tree, right }));
};

type Wave = { a: number; k: number; d: number; c: number; turn: number };

/** y = a sin(k(x − d)) + c in the prompt. */
function waveIn({ prompt }: Pair): Wave | undefined {
	const [, tex] = /\$y = ([^$]*\\(?:sin|cos)[^$]*)\$/.exec(prompt) ?? [];
	const [tree] = (tex && formulaOf(tex)) || [];
	if (!tree) return undefined;
	const of = functionIn(tree)?.of;
	if (!of) return undefined;
	const inside = (x: number) => ifReadable(() => valueOfTree(of, { x })) ?? Number.NaN;
	const k = inside(1) - inside(0);
	const valueAt = (angle: number) =>
		ifReadable(() => valueOfTree(tree, { x: (angle - inside(0)) / k })) ?? Number.NaN;
	const isSine = functionIn(tree)?.name === 'sin';
	const [top, bottom] = (isSine ? [Math.PI / 2, -Math.PI / 2] : [0, Math.PI]).map(valueAt);
	const [high = Number.NaN, low = Number.NaN] = [top, bottom];
	return {
		a: (high - low) / 2,
		k,
		d: -inside(0) / k,
		c: (high + low) / 2,
		turn: /degrees/.test(prompt) || tex?.includes('circ') ? 360 : 2 * Math.PI,
	};
}

const functionIn = (tree: Tree): Extract<Tree, { kind: 'function' }> | undefined => {
	if (tree.kind === 'function') return tree;
	if (tree.kind === 'operation') return functionIn(tree.left) ?? functionIn(tree.right);
	return 'of' in tree ? functionIn(tree.of) : undefined;
};

const fromWave = (find: (wave: Wave) => readonly Found[]): Relation =>
	isOneOf((pair) => {
		const wave = waveIn(pair);
		return wave ? find(wave) : [];
	});

export const SINUSOID_RULES: readonly Rule[] = [
	// The equation
	rule(
		inAnswer(() => doubled),
		'used the whole difference between the maximum and the minimum as the amplitude',
	),
	rule(
		inAnswer(() => withoutShift),
		'left out the vertical shift',
	),
	rule(
		inAnswer((pair) => withCoefficient(periodIn(pair))),
		'used the period as (?:k|the coefficient of [a-z])',
	),
	rule(
		inAnswer(() => shiftOther),
		'added the phase shift instead of subtracting it',
	),
	// Features
	rule(
		fromWave(({ a }) => [Math.abs(a)]),
		'gave the amplitude',
	),
	rule(
		fromWave(({ a, c }) => [c + Math.abs(a)]),
		'gave the (?:greatest|maximum) value',
	),
	rule(
		fromWave(({ a, c }) => [c - Math.abs(a)]),
		'gave the (?:least|minimum) value',
	),
	rule(
		fromWave(({ c }) => [c]),
		'gave the height of the axis',
	),
	rule(
		fromWave(({ d }) => [d]),
		'gave the phase shift',
	),
	rule(
		fromWave(({ d }) => [-d]),
		'gave a shift in the opposite direction',
	),
	rule(
		fromWave(({ d, k }) => [d * k]),
		'multiplied the shift by k',
	),
	rule(
		fromWave(({ d, k }) => [d / k]),
		'divided the shift by k',
	),
	rule(
		fromWave(({ a }) => [a]),
		'kept the negative sign of a',
	),
	rule(
		fromWave(({ a }) => [2 * Math.abs(a)]),
		'gave the difference between the greatest and least values',
	),
	rule(
		fromWave(({ a }) => [[-Math.abs(a), Math.abs(a)]]),
		'did not shift the range by c',
	),
	rule(
		fromWave(({ c }) => [[c - 1, c + 1]]),
		'did not multiply by the amplitude',
	),
	rule(
		fromWave(({ k, turn }) => [turn * k]),
		'multiplied (?:360°|2π) by k instead of dividing by it',
		'multiplied by the coefficient of x instead of dividing by it',
	),
	rule(
		fromWave(({ k, turn }) => [turn / (2 * k)]),
		'divided (?:180°|π) by k instead of (?:360°|2π)',
		'used (?:180°|π) instead of (?:360°|2π) as the period of the basic graph',
	),
	rule(
		changed((value) => value * 2),
		'did not take half of the difference',
	),
	rule(
		changed((value) => value - 1),
		'counted the gaps between the .*',
	),
	rule(
		changed((value) => value + 1),
		'counted a .* that is outside the interval',
	),
	// Models
	rule(mistaken(degreeMode), 'used a calculator in degree mode'),
	rule(mistaken(opposite), 'used the opposite sign for this part of the cycle'),
];
