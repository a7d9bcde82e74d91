/** Equations: lines, circles and other curves, function and sequence rules. */
import { formIssue } from '../form/layout.ts';
import { alike, hasNames, namesIn, some, type Tree } from '../tree.ts';
import { compare } from '../value/compare.ts';
import { constantRatio, residueOf } from '../value/residue.ts';
import { sampleAt } from '../value/sample.ts';
import { form, type Mark, RIGHT, unread, WRONG } from './mark.ts';
import { markExpression } from './expression.ts';

type Sides = readonly [Tree, Tree];

export function markEquation(expected: Tree, given: Tree, isLine: boolean): Mark {
	const want = sidesOf(expected);
	const got = sidesOf(withoutOnes(given));
	if (!want) return markExpression(expected, given);
	if (given.is === 'list')
		return given.items.some((item) => markEquation(expected, item, isLine).verdict === 'right')
			? unread('Write one equation only.')
			: WRONG;
	if (given.is === 'relation' && !got) return WRONG;
	const [left, right] = want;
	if (!got) return bareSide(want, given);
	if (!hasNames(left) && !hasNames(right)) return markNumeric(want, got);
	const rule = isLabel(left) ? labelled(left, got) : null;
	if (rule) return markRule(right, rule, isLine);
	if (headOf(left) === 'y' && got[0].is === 'product' && isFunctionOf(got[0]))
		return bareSide(want, got[1]);
	if (!isSameEquation(want, got, isLine))
		return isSameEquation(want, cleared(got), isLine) ? form('Clear the fractions.') : WRONG;
	if (isLabel(left)) return form(`Get ${named(left)} by itself on the left side.`);
	return markSides(want, got, isLine);
}

/** 1x = 3 is x = 3. */
const withoutOnes = (tree: Tree): Tree =>
	tree.is === 'relation' ? { ...tree, parts: tree.parts.map(withoutOne) } : tree;

const withoutOne = (tree: Tree): Tree => {
	if (tree.is !== 'product') return tree;
	const [first, second, ...more] = tree.factors;
	return second && more.length === 0 && first?.is === 'number' && first.text === '1'
		? second
		: tree;
};

const sidesOf = (tree: Tree): Sides | null =>
	tree.is === 'relation' && tree.parts.length === 2 && tree.signs[0] === '='
		? (tree.parts as unknown as Sides)
		: null;

/** y, f(x), t_n: what precedes a rule. */
const isLabel = (tree: Tree): boolean =>
	tree.is === 'name' ||
	(tree.is === 'product' &&
		tree.factors.length === 2 &&
		tree.factors.every(({ is }) => is === 'name'));

/** f(x) in front of a line's rule. */
const isFunctionOf = (tree: Tree): boolean =>
	isLabel(tree) && tree.is === 'product' && /^[fgh]$/.test(headOf(tree));

const headOf = (tree: Tree): string =>
	tree.is === 'name' ? tree.name : tree.is === 'product' ? headOf(tree.factors[0] as Tree) : '';

const named = (tree: Tree): string =>
	tree.is === 'product'
		? `${headOf(tree)}(${headOf(tree.factors[1] as Tree)})`
		: headOf(tree).replace(/_\{(.*)\}/, '_$1');

/** The rule after the same label, or after the label on the right side. */
function labelled(label: Tree, [left, right]: Sides): Tree | null {
	const fits = (tree: Tree) => isLabel(tree) && headOf(tree) === headOf(label);
	if (fits(left) && !hasHead(right, label)) return right;
	return fits(right) && !hasHead(left, label) ? left : null;
}

const hasHead = (tree: Tree, label: Tree): boolean => namesIn(tree).has(headOf(label));

const markRule = (rule: Tree, given: Tree, strict = false): Mark =>
	markExpression(rule, given, { strict, degrees: some(rule, ({ is }) => is === 'degrees') });

/** Only the right side when y = 2x + 1 or x = 10 is asked for: equal, but not an equation. */
function bareSide([left, right]: Sides, given: Tree): Mark {
	const mark = isLabel(left) ? markRule(right, given) : WRONG;
	return mark.verdict === 'right' || mark.verdict === 'form'
		? form(`Write an equation: ${named(left)} = …`)
		: WRONG;
}

/** 8³ = 512 is true anyway: only the same numbers in the same places are the answer. */
function markNumeric([a, b]: Sides, [c, d]: Sides): Mark {
	return (alike(a, c) && alike(b, d)) || (alike(a, d) && alike(b, c)) ? RIGHT : WRONG;
}

/** Both sides multiplied by the denominators that contain variables. */
function cleared([left, right]: Sides): Sides {
	const unders = [left, right].flatMap((side) =>
		side.is === 'quotient' && hasNames(side.under) ? [side.under] : [],
	);
	const times = (side: Tree): Tree => ({ is: 'product', factors: [side, ...unders] });
	return [times(left), times(right)];
}

/** Lines and curves are the same if one equation is a constant multiple of the other. */
function isSameEquation(want: Sides, got: Sides, isLine: boolean): boolean {
	const [a, b] = [difference(want), difference(got)];
	const ratio = constantRatio(b, a);
	if (ratio) return ratio[0] !== 0n || ratio[1] !== 0n;
	if (isLine || (residueOf(a, 1) && residueOf(b, 1))) return false;
	return hasConstantQuotient(a, b);
}

const difference = ([left, right]: Sides): Tree => ({
	is: 'sum',
	terms: [left, { is: 'negative', of: right }],
});

function hasConstantQuotient(a: Tree, b: Tree): boolean {
	const names = [...namesIn(a, namesIn(b))];
	const ratios: number[] = [];
	for (let at = 0; at < 40 && ratios.length < 8; at++) {
		const letters = new Map(
			names.map((name, place) => [
				name,
				0.3 + ((at * 0.618 + place * 0.755) % 1) * (at % 2 ? 9 : 2),
			]),
		);
		const [top, under] = [sampleAt(a, { letters }), sampleAt(b, { letters })];
		if (top && under && Math.abs(under.value[0]) > 1e-6) ratios.push(top.value[0] / under.value[0]);
	}
	const [first] = ratios;
	return (
		first !== undefined &&
		ratios.length > 3 &&
		Math.abs(first) > 1e-9 &&
		ratios.every((ratio) => Math.abs(ratio - first) <= 1e-9 * Math.abs(first))
	);
}

/** Standard forms: the same two sides, in either order, each written as expected. */
function markSides([a, b]: Sides, [c, d]: Sides, isLine: boolean): Mark {
	const pairs: readonly (readonly [Sides, Sides])[] = [
		[
			[a, c],
			[b, d],
		],
		[
			[a, d],
			[b, c],
		],
	];
	let issue: string | null = null;
	for (const [first, second] of pairs) {
		if (compare(...first).are !== 'same' || compare(...second).are !== 'same') continue;
		issue = formIssue(...first, STRICT) ?? formIssue(...second, STRICT);
		if (!issue) return RIGHT;
	}
	if (issue) return form(issue);
	const free = !isLine && isLinear(a) && isLinear(b) && hasNames(b) === false && b.is !== 'number';
	return free ? RIGHT : form('Check which form the question names.');
}

const STRICT = { strict: true };

const isLinear = (tree: Tree): boolean =>
	!some(tree, ({ is }) => is === 'power' || is === 'quotient' || is === 'call');
