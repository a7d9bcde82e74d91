/** Solution sets, sets, and ordered lists of numbers. */
import { hasNames, mapParts, namesIn, put, some, type Tree } from '../tree.ts';
import { same } from '../value/compare.ts';
import { realValue } from '../value/sample.ts';
import { isRounded, markNumber, type NumberOptions } from './number.ts';
import { form, type Mark, RIGHT, worst, WRONG, wrong } from './mark.ts';

/** The values of a list, without names, braces, and ± signs. An answer in words is the empty list. */
export function valuesOf(tree: Tree): Tree[] {
	switch (tree.is) {
		case 'list':
			return tree.items.flatMap(valuesOf);
		case 'group':
			return tree.items.flatMap(valuesOf);
		case 'relation': {
			const [left, right] = tree.parts;
			if (tree.parts.length !== 2 || !left || !right || !'=≈≠'.includes(tree.signs[0] ?? ''))
				return [tree];
			if (left.is === 'name' && left.name !== 'pi') return valuesOf(right);
			return isVariable(right) ? valuesOf(left) : [tree];
		}
		case 'saying':
			return tree.saying === 'none' ? [] : [tree];
		default:
			return spread(tree);
	}
}

const isVariable = (tree: Tree): boolean => tree.is === 'name' && hasNames(tree);

/** 1 ± √2 → 1 + √2, 1 − √2. */
export function spread(tree: Tree): Tree[] {
	if (tree.is === 'plus-minus' && !tree.left && tree.of.is === 'group')
		return tree.of.items.flatMap((of) => spread({ ...tree, of }));
	if (!some(tree, (part) => part.is === 'plus-minus')) return [tree];
	return [choose(tree, 1), choose(tree, -1)];
}

const choose = (tree: Tree, sign: 1 | -1): Tree => {
	if (tree.is !== 'plus-minus') return mapParts(tree, (part) => choose(part, sign));
	const of: Tree = sign === 1 ? tree.of : { is: 'negative', of: tree.of };
	return tree.left ? { is: 'sum', terms: [tree.left, of] } : of;
};

export function markSet(expected: Tree, given: Tree, options: NumberOptions = {}): Mark {
	if (given.is === 'group' && given.open !== '{') {
		const mark = markSet(expected, { is: 'list', items: given.items, between: 'comma' }, options);
		return mark.verdict === 'right' ? form('Write only the values, separated by commas.') : mark;
	}
	const want = valuesOf(expected);
	const got = distinct(valuesOf(given));
	const [equation] = got;
	if (got.length === 1 && equation?.is === 'relation' && want.length > 0 && solves(equation, want))
		return {
			verdict: 'form',
			message: 'You still have to solve this equation. Write only the values.',
		};
	if (got.some((value) => value.is === 'relation'))
		return wrong('Write the values, separated by commas.');
	if (want.length === 0 || got.length === 0)
		return want.length === got.length
			? RIGHT
			: got.length === 0
				? wrong('There is at least one solution.')
				: WRONG;
	const left = [...want];
	const marks: Mark[] = [];
	let found = 0;
	for (const value of got) {
		const judged = left.map((item) => markNumber(item, value, optionsFor(item, options)));
		const at = ['right', 'form', 'close']
			.map((verdict) => judged.findIndex((mark) => mark.verdict === verdict))
			.find((place) => place >= 0);
		if (at === undefined)
			marks.push(judged.length === 1 && want.length === 1 ? (judged[0] as Mark) : WRONG);
		else {
			found++;
			marks.push(judged[at] as Mark);
			left.splice(at, 1);
		}
	}
	const mark = worst(marks);
	if (mark.verdict === 'wrong')
		return want.length > 1 && found > 0 ? wrong('Not all of these values are right.') : mark;
	return left.length > 0 ? wrong('This is part of the answer: something is still missing.') : mark;
}

/** Whether every value satisfies an equation in one unknown. */
function solves({ parts, signs }: Extract<Tree, { is: 'relation' }>, values: Tree[]): boolean {
	const [left, right] = parts as [Tree, Tree];
	const [name = '', ...more] = namesIn(left, namesIn(right));
	const isEquation = signs.length === 1 && signs[0] === '=' && more.length === 0;
	return (
		isEquation && values.every((value) => same(put(left, name, value), put(right, name, value)))
	);
}

const optionsFor = (item: Tree, options: NumberOptions): NumberOptions =>
	isRounded(item) ? { ...options, rounded: true } : options;

const distinct = (values: readonly Tree[]): Tree[] =>
	values.filter((value, at) => !values.slice(0, at).some((other) => same(other, value)));

export function markOrdered(expected: Tree, given: Tree): Mark {
	const want = valuesOf(expected);
	const got = inOrder(given) ?? valuesOf(given);
	if (got.length !== want.length)
		return wrong(`The answer has ${want.length} value${want.length === 1 ? '' : 's'}.`);
	const mark = worst(
		want.map((item, at) => markNumber(item, got[at] as Tree, optionsFor(item, {}))),
	);
	if (mark.verdict !== 'wrong') return mark;
	return markSet(expected, given).verdict === 'wrong'
		? mark
		: wrong('The values are right, but not in this order.');
}

/** 1 < 2 < 3 is a way to write an order, if true. */
function inOrder(tree: Tree): Tree[] | null {
	if (tree.is !== 'relation') return null;
	const [first] = tree.signs;
	const values = tree.parts.map((part) => realValue(part) ?? Number.NaN);
	const holds = tree.signs.every((sign, at) => {
		const [a, b] = [values[at] as number, values[at + 1] as number];
		return sign === first && (sign === '<' ? a < b : sign === '>' && a > b);
	});
	return holds ? tree.parts : null;
}
