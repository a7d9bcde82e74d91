/** Inverses: the pairs of a function with their coordinates or signs changed, and the wrong sign of a term. */
import { isNear } from '../../equation-lines.ts';
import { curveOf, frameOf } from './transformed-functions.ts';
import { valueOf } from '../relations/formulas.ts';
import type { Tree } from '../../tex-tree.ts';
import { type Edit, negative, on, operation } from '../relations/edits.ts';
import { bodiesIn, isFormula } from './function-formulas.ts';
import { where } from '../relations/combined.ts';
import type { Relation } from '../relations/relations.ts';
import { miswritten } from '../relations/repeated-edits.ts';
import { namedNumber, valueAt } from '../relations/parts.ts';
import { reworded } from '../relations/chosen-answers.ts';
import { rule, type Rule } from '../rule.ts';

// Pairs of a function

const pairsOf = (set: string): string[] =>
	[...set.matchAll(/\((-?[\d.]+), (-?[\d.]+)\)/g)].map(([, x = '', y = '']) => `${x} ${y}`);

const pairsChanged =
	(change: (x: number, y: number) => readonly [number, number]): Relation =>
	({ right, wrong }) => {
		const [was, is] = [pairsOf(right), pairsOf(wrong)];
		if (was.length < 2) return undefined;
		const wanted = was.map((pair) => {
			const [x = 0, y = 0] = pair.split(' ').map(Number);
			return change(x, y)
				.map((value) => value + 0)
				.join(' ');
		});
		return right !== wrong && wanted.toSorted().join() === is.toSorted().join();
	};

/** Of the term that is this number. */
const signOf = (named: string): Edit => {
	const isNamed = (tree: Tree) => Math.abs(valueOf(tree)) === namedNumber(named);
	return on('+-', (left, right, sign) => [
		...(isNamed(right) ? [operation(sign === '+' ? '-' : '+', left, right)] : []),
		...(isNamed(left) ? [operation(sign, negative(left), right)] : []),
	]);
};

/** (ax + b)/(x + c), with the opposite of the x-intercept in the prompt as b. */
const interceptAsB: Relation = ({ right, wrong, prompt }) => {
	const [curve, other] = [right, wrong].map((text) => curveOf(text, false));
	const wall = frameOf(right, false)?.d;
	const [, intercept] = /\$x\$-intercept of \$(-?[\d.]+)\$/.exec(prompt) ?? [];
	if (!curve || !other || wall === undefined || intercept === undefined) return undefined;
	const b = -wall * curve(0);
	return [0.3, 1.7, -5.9].every((x) =>
		isNear(other(x), curve(x) + (-Number(intercept) - b) / (x - wall)),
	);
};

/** For an inverse (x² − b)/a, ((x − b)/a)²; for the cube root of (x − b)/a, (∛x − b)/a. */
const rootBefore =
	(index: number): Relation =>
	({ right, wrong }) =>
		[0.7, 2.3, 6.1, 40.3].every((x) => {
			const [wanted, found] = [valueAt(right, x ** (1 / index)) ** index, valueAt(wrong, x)];
			return Number.isNaN(wanted + found) || isNear(wanted, found, 1e-9);
		});

export const INVERSE_RULES: readonly Rule[] = [
	rule(
		pairsChanged((x, y) => [x, -y]),
		'switched the coordinates, then changed the signs of the new outputs',
	),
	rule(
		pairsChanged((x, y) => [y, x]),
		'left the pairs of f unchanged',
	),
	rule(
		pairsChanged((x, y) => [y, -x]),
		'changed the signs of the outputs instead of switching the coordinates',
	),
	rule(
		where(/f\^\{-1\}/, (pair) => miswritten(signOf(pair.said[0] ?? ''))(pair)),
		'(?:added|subtracted) NUMBER instead of (?:subtracting|adding) it',
	),
	rule(
		isFormula((pair) =>
			bodiesIn(pair).flatMap((body) => [
				body.replace(/([+-])(?= \d+(?![\d.]*[a-z(\\]))/, (sign) => (sign === '+' ? '-' : '+')),
			]),
		),
		'changed only the sign of the constant',
	),
	rule(rootBefore(2), 'squared after undoing the other operations'),
	rule(rootBefore(3), 'took the cube root before undoing the other operations'),
	rule(
		reworded((right) =>
			/^\\log_\{\d+\}\(x [+-] \d+\)$/.test(right)
				? right.replaceAll(/\(|\)/g, (bracket) => (bracket === '(' ? ' ' : ''))
				: undefined,
		),
		'took the logarithm before undoing the shift',
	),
	rule(interceptAsB, 'used the opposite of the x-intercept as b'),
];
