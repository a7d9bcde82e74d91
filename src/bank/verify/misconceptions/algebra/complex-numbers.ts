/** Complex numbers, read with a number in place of i: 1 where i is left out, and ±1 where i² is taken to be 1. */
import { isNear } from '../../equation-lines.ts';
import type { Tree } from '../../tex-tree.ts';
import { expressionOf, leadsToAny, polynomialsIn, valueOf } from '../relations/outcomes.ts';
import { formulasIn } from '../../../../math/markup.ts';
import { either } from '../relations/combined.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { ifReadable, sidesOf } from '../../values.ts';
import { treeOf } from '../../tex-tree.ts';
import { rule, type Rule } from '../rule.ts';

const at = (tree: Tree, i: number): number => valueOf(tree)({ i });

const HAS_I = /(?<![a-z\\])i(?![a-z])/;

/** Every part of the right answer without i. */
const withoutI: Relation = leadsToAny(({ right }) => {
	if (!HAS_I.test(right)) return [];
	const parts = right.split(', ').map((part) => ifReadable(() => treeOf(part)));
	return parts.every((part) => part !== undefined) ? [parts.map((part) => at(part, 1))] : [];
});

/** The real part of each answer with i has the other sign. */
const realOpposite: Relation = leadsToAny(({ right }) => {
	if (!HAS_I.test(right)) return [];
	const parts = right.split(', ').map((part) => ifReadable(() => treeOf(part)));
	if (!parts.every((part) => part !== undefined)) return [];
	return [
		parts.map((part) => (values) => {
			const value = valueOf(part);
			const imaginary = value({ i: 1 }) - value({ i: 0 });
			return isNear(imaginary, 0) ? value({}) : value(values) - 2 * value({ i: 0 });
		}),
	];
});

/** Over c² − d² instead of c² + d². */
const conjugateDifference: Relation = leadsToAny(({ prompt, right }) => {
	const [tree, found] = [expressionOf(prompt), expressionOf(right)];
	if (tree?.kind !== 'operation' || tree.sign !== '/' || !found) return [];
	const [real, imaginary] = [at(tree.right, 0), at(tree.right, 1) - at(tree.right, 0)];
	const times = (real ** 2 + imaginary ** 2) / (real ** 2 - imaginary ** 2);
	return [[(values) => valueOf(found)(values) * times]];
});

const minusForI: Relation = (pair) => {
	const [right, wrong] = [pair.right, pair.wrong].map(expressionOf);
	return right && wrong ? isNear(at(wrong, 0), -at(right, 1), 1e-7) : undefined;
};

/** With i² = 1, a formula has at i = 1 and at i = −1 the values that the wrong answer has there. */
const squareIsOne =
	(change: (tree: Tree) => Tree | undefined): Relation =>
	(pair) => {
		const wrong = expressionOf(pair.wrong);
		const formulas = expressionsOf(pair).flatMap((tree) => change(tree) ?? []);
		if (!wrong || formulas.length === 0) return undefined;
		return formulas.some((tree) => [1, -1].every((i) => isNear(at(tree, i), at(wrong, i), 1e-7)));
	};

const expressionsOf = ({ expressions }: Pair): Tree[] =>
	expressions().flatMap((tex) => ifReadable(() => treeOf(tex)) ?? []);

/** Only in the numerator: the denominator keeps its value. */
const overNumber = (tree: Tree): Tree | undefined =>
	tree.kind === 'operation' && tree.sign === '/' && Number.isFinite(valueOf(tree.right)({}))
		? tree
		: undefined;

/** Real over real, and imaginary over imaginary. */
const partByPart: Relation = ({ prompt, wrong }) => {
	const tree = ifReadable(() => treeOf(sidesOf(formulasIn(prompt)[0] ?? '')[0] ?? ''));
	const found = expressionOf(wrong);
	if (tree?.kind !== 'operation' || tree.sign !== '/' || !found) return undefined;
	const [over, under] = [tree.left, tree.right];
	const imaginary = (part: Tree) => at(part, 1) - at(part, 0);
	return (
		isNear(at(found, 0), at(over, 0) / at(under, 0), 1e-7) &&
		isNear(imaginary(found), imaginary(over) / imaginary(under), 1e-7)
	);
};

/** i to the power of a number in the prompt, counted wrong by one. */
const powersAway =
	(step: 1 | -1): Relation =>
	({ right, wrong }) => {
		const CYCLE = ['1', 'i', '-1', '-i'];
		const [from, to] = [right, wrong].map((text) => CYCLE.indexOf(text.replaceAll('$', '')));
		return from === undefined || to === undefined || from < 0
			? undefined
			: (from + step + 4) % 4 === to;
	};

/** The opposite of a real zero of the record's quadratic, or of both. */
const zerosOpposite: Relation = leadsToAny((pair) => {
	const [[c = 0, b = 0, a = 0] = []] = polynomialsIn(pair, 2);
	const root = Math.sqrt(b ** 2 - 4 * a * c);
	const [one, other] = [(b - root) / (2 * a), (b + root) / (2 * a)];
	return Number.isFinite(root / a) ? [[one], [other], [one, other]] : [];
});

/** (a + bi)(c + di) → ac − bd, or ac + bdi², and so on, without the rest. */
const likeParts: Relation = ({ prompt, wrong }) => {
	const tree = ifReadable(() => treeOf(sidesOf(formulasIn(prompt)[0] ?? '')[0] ?? ''));
	const found = expressionOf(wrong);
	if (tree?.kind !== 'operation' || tree.sign !== '*' || !found) return undefined;
	const imaginary = (part: Tree) => at(part, 1) - at(part, 0);
	const [real, other] = [
		at(tree.left, 0) * at(tree.right, 0),
		imaginary(tree.left) * imaginary(tree.right),
	];
	return isNear(at(found, 0), real - other, 1e-7) && isNear(imaginary(found), 0, 1e-7);
};

export const COMPLEX_RULES: readonly Rule[] = [
	rule(
		withoutI,
		'ignored the negative sign under the radical',
		'left out i when taking the square root of NUMBER',
	),
	rule(
		either(realOpposite, zerosOpposite),
		'wrote b instead of −b in the numerator of the quadratic formula',
	),
	rule(conjugateDifference, 'subtracted the squares in the denominator instead of adding them'),
	rule(minusForI, 'moved the negative sign in front of the radical instead of writing i'),
	rule(
		squareIsOne((tree) => tree),
		'replaced i² with 1 instead of −1',
	),
	rule(squareIsOne(overNumber), 'replaced i² with 1 in the numerator'),
	rule(partByPart, 'divided the real parts and the imaginary parts separately'),
	rule(likeParts, 'multiplied real by real and imaginary by imaginary, and left out the rest'),
	rule(powersAway(1), 'went one power too far in the cycle'),
	rule(powersAway(-1), 'stopped one power too early in the cycle'),
	rule(
		({ right, wrong }) => /(?<![a-z\\])i(?![a-z])/.test(right) && wrong === 'no solution',
		'stopped because no real number has a negative square',
	),
];
