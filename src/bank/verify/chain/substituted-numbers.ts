/**
 * "substitute 2 for x", "substitute x = 1 and f(x) = −8": the line is a formula from above, or the one that the reason
 * names, with these numbers in it.
 */
import { formulasIn } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { isNear } from '../equation-lines.ts';
import { type Tree, treeOf } from '../tex-tree.ts';
import { areWrittenAlike, withValues } from '../tree-parts.ts';
import { ifReadable, lettersIn, pointsOf, readReal, sidesOf } from '../values.ts';
import { asTex } from './plain-math.ts';

/** Issues for reasons that substitute other numbers than their line. */
export function checkSubstitutedNumbers({ question, steps, answer }: Question): string[] {
	const given = [questionText(question), ...(answer.choices ?? []).map(({ text }) => text)];
	return steps.flatMap(({ text, why = '' }, at) => {
		const values = substitutedBy(why);
		if (values.size === 0) return [];
		const above = [...given, ...steps.slice(0, at).map((step) => step.text)].flatMap(formulasIn);
		const [, named] = /\bin(?:to)? ([^,;]* = [^,;]*)$/.exec(why) ?? [];
		const from = [...above, ...(named === undefined ? [] : [asTex(named)])];
		return leadsTo(text, from, values) === false || isChanged(text, from, values)
			? [`"${why}" does not lead to "${text}"`]
			: [];
	});
}

/** "2/3", "−3x + 6", or "k" */
const VALUE = String.raw`(?<![\w^).])([−-]?\d*(?:\.\d+)?(?:/\d+)?[a-z]?(?: [−+-] \d*[a-z]?(?:/\d+)?)?)`;
const END = String.raw`(?![\w²³(°^/%]|\.\d|-)`;
const FOR = new RegExp(`${VALUE} for (?:both )?([a-zA-Z])${END}`, 'g');
const IS = new RegExp(`(?<= |^)([a-zA-Z])(?:\\([a-z]\\))? = ${VALUE}${END}`, 'g');

/** What is put in for each letter, in TeX; f(x) is named f. */
export function substitutedBy(why: string): Map<string, string> {
	const [, onAxis] = /^([a-z]) is 0 on the [a-z]-axis$/.exec(why) ?? [];
	if (onAxis !== undefined) return new Map([[onAxis, '0']]);
	if (!why.startsWith('substitute ') || /-term|as a decimal|\bu\b|the pair|π/.test(why))
		return new Map();
	const [, x, y] =
		/^substitute the coordinates of (?:[A-Z])?\(([^(),]+), ([^(),]+)\) for x and y$/.exec(why) ??
		[];
	if (x !== undefined && y !== undefined)
		return new Map([
			['x', asTex(x)],
			['y', asTex(y)],
		]);
	const said = why.replace(/ in(?:to)? [^,;]* = .*$/, '').replace(/[:;].*$/, '');
	return new Map([
		...[...said.matchAll(FOR)].map(([, value = '', name = '']) => [name, asTex(value)] as const),
		...[...said.matchAll(IS)].map(([, name = '', value = '']) => [name, asTex(value)] as const),
	]);
}

/** Undefined if no formula with these letters, or not the line, can be read. */
function leadsTo(
	text: string,
	from: readonly string[],
	values: ReadonlyMap<string, string>,
): boolean | undefined {
	const names = [...values.keys()];
	const now = formulasIn(text).flatMap(sidesRead);
	const before = from.map(sidesRead).filter((sides) => {
		const letters = sides.flatMap((side) => side.letters);
		return names.every((name) => letters.includes(name));
	});
	if (now.length === 0 || before.length === 0) return undefined;
	return before.some((sides) =>
		sides
			.filter(({ letters }) => names.some((name) => letters.includes(name)))
			.every((old) => now.some((one) => haveOneValue(old, one, values))),
	);
}

/** The square of 2 in the place of the square of −2, and any factor of 0: the value is the same, the number is not. */
function isChanged(
	text: string,
	from: readonly string[],
	values: ReadonlyMap<string, string>,
): boolean {
	if (!/\)\^\{?[2468]|\(0\)/.test(text) || !/^\$[^$]*\$$/.test(text)) return false;
	const trees = ifReadable(() =>
		Object.fromEntries([...values].map(([name, tex]) => [name, treeOf(tex)])),
	);
	const sides = formulasIn(text).flatMap(sidesOf);
	if (!trees) return false;
	const wanted = from.flatMap(sidesOf).flatMap((side) => {
		const tree = ifReadable(() => treeOf(side));
		const put = tree && withValues(tree, trees);
		return put && !areWrittenAlike(tree, put) ? [written(put)] : [];
	});
	const found = sides.flatMap((side) => ifReadable(() => written(treeOf(side))) ?? []);
	const alike = wanted.filter((one) => found.some((other) => shapeOf(one) === shapeOf(other)));
	return alike.length > 0 && !alike.some((one) => found.includes(one));
}

/** "3 + (−4)" as "3 − 4", and "(−5)/3" as "−5/3". */
function written(tree: Tree): string {
	if (tree.kind === 'number') return tree.text;
	if (tree.kind === 'letter') return tree.name;
	if (tree.kind !== 'operation')
		return `${tree.kind === 'negative' ? '~' : tree.kind}[${written(tree.of)}]`;
	const [left, right] = [written(tree.left), written(tree.right)];
	if (tree.sign === '+' && right.startsWith('~')) return `(${left}-${right.slice(2, -1)})`;
	return '*/'.includes(tree.sign) && left.startsWith('~')
		? `~[(${left.slice(2, -1)}${tree.sign}${right})]`
		: `(${left}${tree.sign}${right})`;
}

const shapeOf = (text: string): string =>
	text
		.replaceAll(/\d+(?:\.\d+)?/g, '#')
		.replaceAll(/[~[\]]/g, '')
		.replaceAll('+', '-');

type Side = { tex: string; letters: readonly string[] };

const sidesRead = (tex: string): Side[] =>
	sidesOf(tex.replaceAll(/([a-zA-Z])\([a-z]\)/g, '$1')).flatMap((side) => {
		const letters = ifReadable(() => lettersIn(side));
		return letters ? [{ tex: side, letters }] : [];
	});

const haveOneValue = (old: Side, now: Side, given: ReadonlyMap<string, string>): boolean =>
	pointsOf([...old.letters, ...now.letters]).every((other) => {
		const put = [...given].map(([name, tex]) => [name, ifReadable(() => readReal(tex)(other))]);
		const point = { ...other, ...Object.fromEntries(put) };
		const was = ifReadable(() => readReal(old.tex)(point));
		const is = ifReadable(() => readReal(now.tex)(other));
		return was !== undefined && is !== undefined && isNear(was, is, 1e-7);
	});
