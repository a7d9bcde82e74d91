/**
 * A tree diagram: its probabilities come from the prompt, each path is the product of its branches, and the lines name
 * them.
 */
import { UnreadableTex } from '../values.ts';
import type { DrawingReader, Place } from './drawing-reader.ts';
import { numbersIn } from './numbers-in.ts';
import { at, type Mark, marksIn } from './svg-elements.ts';
import { labelValue } from '../number-in-words.ts';

export const treeReader: DrawingReader = { begins: 'A tree diagram', inWords, disagreements };

type Node = { from: number; y: number; words: string };

function inWords(svg: string): string {
	const marks = marksIn(svg);
	const texts = new Set(marks.filter(({ name }) => name === 'text'));
	const take = (fits: (mark: Mark) => boolean): string | undefined => {
		const found = [...texts].find(fits);
		if (found) texts.delete(found);
		return found?.text;
	};
	const anchor = ({ attributes }: Mark) => attributes['text-anchor'];
	const branches = marks
		.filter(({ name }) => name === 'path')
		.map(({ attributes: { d = '', 'stroke-width': width } }) => {
			const [, x = 0, y = 0, a = 0, b = 0] = (
				/^M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)$/.exec(d) ?? []
			).map(Number);
			const name = take((mark) => anchor(mark) === 'start' && isAt(mark, [a + 4, b + 5]));
			if (name === undefined) throw new UnreadableTex('a branch has no name');
			const onBranch = [x + 0.62 * (a - x), y + 0.62 * (b - y) + 5] as const;
			const chance = take((mark) => anchor(mark) === 'middle' && isAt(mark, onBranch));
			if (chance === undefined) throw new UnreadableTex('a branch has no chance');
			return { x, y, a, b, name, chance, counts: width === '2' };
		});
	const starts = branches.map(({ x }) => x);
	const root = Math.min(...starts);
	const first = branches.filter(({ x }) => x === root);
	const second = branches.filter(({ x }) => x !== root);
	if (first.some(({ y }) => y !== first[0]?.y))
		throw new UnreadableTex('the first branches do not begin at one spot');
	const haveProducts = [...texts].some((mark) => anchor(mark) === 'end');
	const said = ({ x, a, b, name, chance, counts }: (typeof branches)[number]): Node => {
		const product =
			x === root
				? undefined
				: take((mark) => anchor(mark) === 'end' && Math.abs(at(mark, 'y') - b - 5) < 0.2);
		if (x !== root && (product !== undefined) !== (counts && haveProducts))
			throw new UnreadableTex('a product is missing or at the wrong branch');
		const words = [
			name,
			inFull(chance),
			...(product === undefined ? [] : [`for the whole path ${inFull(product)}`]),
		];
		return { from: a, y: b, words: words.join(', ') };
	};
	const after = first.flatMap((parent) => {
		const leaves = second.filter(({ y }) => Math.abs(y - parent.b) < 0.2);
		if (leaves.some(({ counts }) => counts) !== parent.counts)
			throw new UnreadableTex('only a part of a path counts');
		const next = leaves.map(said);
		return next.length > 0
			? [
					{
						count: next.length,
						words: `Second stage, after ${parent.name}: ${next.map(({ words }) => words).join('; ')}`,
					},
				]
			: [];
	});
	const stages = [
		`First stage: ${first
			.map(said)
			.map(({ words }) => words)
			.join('; ')}`,
		...after.map(({ words }) => words),
	];
	const seen = after.reduce((all, { count }) => all + count, 0);
	if (texts.size > 0 || seen !== second.length)
		throw new UnreadableTex('a branch or a label is at no spot');
	return `A tree diagram. ${stages.join('. ')}.`;
}

const isAt = (mark: Mark, [x, y]: readonly [number, number]): boolean =>
	Math.abs(at(mark, 'x') - x) < 0.2 && Math.abs(at(mark, 'y') - y) < 0.2;

const inFull = (text: string): string => text.replace('/', ' over ');

type Said = { name: string; chance?: string; product?: string };

/** "red, 5 over 9, for the whole path 20 over 72" */
function branchIn(words: string): Said {
	const [name = '', ...rest] = words.split(', ');
	const product = rest
		.find((one) => one.startsWith('for the whole path '))
		?.slice('for the whole path '.length);
	const chance = rest.find((one) => !one.startsWith('for the'));
	return { name, ...(chance ? { chance } : {}), ...(product ? { product } : {}) };
}

const valueOf = (words: string): number => labelValue(words.replace(' over ', '/'));

function disagreements(words: string, place: Place): string[] {
	const [first = [], ...after] = words
		.replace(/^A tree diagram\. |\.$/g, '')
		.split('. ')
		.map((stage) =>
			stage
				.replace(/^[^:]*: /, '')
				.split('; ')
				.map(branchIn),
		);
	const parents = [...words.matchAll(/after ([^:]*):/g)].map(([, name = '']) =>
		first.find((one) => one.name === name),
	);
	const [prompt = ''] = place.above;
	const known = new Set(numbersIn(place));
	const all = [...first, ...after.flat()];
	const unnamed = (text: string) =>
		(text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).filter((value) => !known.has(value));
	return [
		...all
			.flatMap(({ product = '' }) => unnamed(product))
			.map((value) => `the lines do not name ${value}`),
		...[first, ...after].flatMap((node) => chanceIssues(node, unnamed, isBag(prompt))),
		...all
			.filter(({ name }) => !prompt.toLowerCase().includes(name.replace(/^(?:not|no) /, '')))
			.map(({ name }) => `the prompt does not mention "${name}"`),
		...after.flatMap((leaves, order) =>
			leaves
				.filter(({ chance = '', product }) => {
					const way = valueOf(parents[order]?.chance ?? '') * valueOf(chance);
					return product !== undefined && Math.abs(way - valueOf(product)) > 1e-9;
				})
				.map(({ name }) => `the way to "${name}" is not the product of its branches`),
		),
		...bagIssues(first, after, prompt, parents),
	];
}

/**
 * The chances of all branches from one spot add up to 1, so one that the lines do not name is what the others leave. Those
 * of a bag follow from the prompt.
 */
function chanceIssues(
	node: readonly Said[],
	unnamed: (text: string) => number[],
	isProven: boolean,
): string[] {
	const chances = node.map(({ chance = '' }) => chance);
	const sum = chances.reduce((all, chance) => all + valueOf(chance), 0);
	const others = chances.filter((chance) => unnamed(chance).length > 0);
	return [
		...(Math.abs(sum - 1) < 1e-9 ? [] : ['the chances from one spot do not add up to 1']),
		...(isProven || others.length < 2 ? [] : [`the lines do not name ${others.join(' and ')}`]),
	];
}

const BAG = /(\d+)\$? (red|blue|green)/g;
const isBag = (prompt: string): boolean => prompt.search(BAG) >= 0;

/**
 * If the prompt fills a bag, the first probabilities are the shares, the second ones those with or without the first.
 */
function bagIssues(
	first: readonly Said[],
	after: readonly (readonly Said[])[],
	prompt: string,
	parents: readonly (Said | undefined)[],
): string[] {
	const counts = new Map(
		[...prompt.matchAll(BAG)].map(([, count, name = '']) => [name, Number(count)]),
	);
	if (counts.size === 0) return [];
	const all = [...counts.values()].reduce((sum, one) => sum + one, 0);
	const isBack = /and returned|with replacement/.test(prompt);
	const share = (name: string, drawn?: string): string => {
		const [missing, same] = [drawn !== undefined && !isBack, drawn === name];
		return `${(counts.get(name) ?? 0) - (missing && same ? 1 : 0)} over ${all - (missing ? 1 : 0)}`;
	};
	const wrong = (branches: readonly Said[], drawn?: string) =>
		branches.filter(({ name, chance }) => chance !== undefined && chance !== share(name, drawn));
	return [
		...wrong(first),
		...after.flatMap((leaves, order) => wrong(leaves, parents[order]?.name)),
	].map(({ name, chance }) => `the chance of ${name} is not ${chance}`);
}
