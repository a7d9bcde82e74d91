/** Sentences about sequences: how their terms change, and what kind of sequence that makes them. */
import { formulasIn } from '../../../../math/markup.ts';
import { isNear, numberIn } from '../../equation-lines.ts';
import { type Tree, treeOf } from '../../tex-tree.ts';
import { isOperation, isSum, type Operation, termsOf as addends } from '../../tree-parts.ts';
import { ifReadable, sidesOf, valueOfTree } from '../../values.ts';
import type { Place, Sentence } from './kind.ts';

const LIST = String.raw`((?:\$[^$]*\$(?:, and | and |, )?)+)`;

export const SEQUENCE_SENTENCES: readonly Sentence[] = [
	{
		word: 'he differences are ',
		pattern: new RegExp(`^The differences are ${LIST}(?:so they are (not )?(all equal))?`),
		holds: ([list = '', not, said], place) =>
			ifKnown(termsOf(place), (terms) => {
				const found = differencesOf(terms);
				const isEqual = areEqual(found) === (not === undefined);
				return areSame(found, formulasIn(list).map(numberIn)) && (said === undefined || isEqual);
			}),
	},
	{
		word: 'ratios are ',
		pattern: /^The (?:first two )?ratios are (.*), so they are (not )?(?:all )?equal/,
		holds: ([list = '', not]) =>
			areEqual(formulasIn(list).map((tex) => numberIn(sidesOf(tex)[0] ?? ''))) ===
			(not === undefined),
	},
	{
		word: 'differences increase by ',
		pattern:
			/^(Neither|Both) the differences (?:n?or|and) the ratios are all equal, but the differences increase by \$([^$]*)\$ each time/,
		holds: ([both, by = ''], place) =>
			ifKnown(
				termsOf(place),
				(terms) =>
					both === 'Neither' &&
					!areEqual(differencesOf(terms)) &&
					!areEqual(ratiosOf(terms)) &&
					areAll(differencesOf(differencesOf(terms)), by),
			),
	},
	{
		word: 'The sequence is ',
		pattern: /^The sequence is (arithmetic|geometric|neither arithmetic nor geometric)\b/,
		holds: ([kind], place) => ifKnown(termsOf(place), (terms) => kindOf(terms) === kind),
	},
	{
		word: ', so the sequence is ',
		pattern:
			/^(?:The same number, \$([^$]*)\$, is added|Each term is multiplied by the same number, \$([^$]*)\$).*, so the sequence is (arithmetic|geometric)/,
		holds: ([added, factor, kind], place) =>
			(added !== undefined) === (kind === 'arithmetic') &&
			ifKnown(termsOf(place), (terms) =>
				added === undefined
					? areAll(ratiosOf(terms), factor ?? '')
					: areAll(differencesOf(terms), added),
			) !== false,
	},
	{
		word: 'Each term is ',
		pattern: /^Each term is \$([^$]*)\$ (more|less) than the previous term/,
		holds: ([by = '', way], place) =>
			ifKnown(termsOf(place), (terms) =>
				areAll(differencesOf(terms), way === 'more' ? by : `-(${by})`),
			),
	},
	{
		word: ' times the previous term',
		pattern:
			/^Each term is \$([^$]*)\$ times the previous term(?:, and the first term is \$([^$]*)\$)?/,
		holds: ([factor = '', first], place) =>
			ifKnown(
				termsOf(place),
				(terms) =>
					areAll(ratiosOf(terms), factor) &&
					(first === undefined || isNear(numberIn(first), terms[0] ?? Number.NaN)),
			),
	},
	{
		word: 'he second differences are all ',
		pattern: /the second differences are all \$([^$]*)\$/,
		holds: ([by = ''], place) =>
			ifKnown(termsOf(place), (terms) => areAll(differencesOf(differencesOf(terms)), by)),
	},
	{
		word: 'he differences are all ',
		pattern: /^The differences are all \$([^$]*)\$/,
		holds: ([by = ''], place) =>
			ifKnown(termsOf(place), (terms) => areAll(differencesOf(terms), by)),
	},
	{
		word: ' common ',
		pattern:
			/^The (?:first term (?:of the series )?is \$([^$]*)\$, and the )?common (difference|ratio) is \$([^$]*)\$/,
		holds: ([first, kind = '', by = ''], place) => {
			const terms = [termsOf(place), seriesIn(place)].find(({ length }) => length > 2) ?? [];
			const changes = kind === 'ratio' ? ratiosOf(terms) : differencesOf(terms);
			return (
				isOfKind(kind, place) &&
				isCalculatedAs(kind, by, first) &&
				ifKnown(
					terms,
					([start = 0]) =>
						(first === undefined || isNear(numberIn(first), start)) &&
						areAll(changes, sidesOf(by).at(-1) ?? ''),
				) !== false
			);
		},
	},
	{
		word: 'The numerators ',
		pattern:
			/^The numerators (?:(in|de)crease by \$?(\d+)\$? each time, so the next numerator is \$([^$]*)\$|are (.*), and)/,
		holds: ([way, by = '', next = '', list], { prompt }) => {
			const over = fractionsIn(prompt).map(([numerator]) => numerator);
			if (over.length === 0) return undefined;
			if (list !== undefined) return areSame(over, formulasIn(list).map(numberIn));
			const step = way === 'de' ? -Number(by) : Number(by);
			return (
				areAll(differencesOf(over), String(step)) &&
				isNear(numberIn(next), (over.at(-1) ?? Number.NaN) + step)
			);
		},
	},
	{
		word: 'The denominators ',
		pattern:
			/^The denominators (?:(in|de)crease by \$?(\d+)\$? each time(?:, so the next (numerator))?|are (.*), and)/,
		holds: ([way, by = '', other, list], { prompt }) => {
			const under = fractionsIn(prompt).map(([, denominator]) => denominator);
			return under.length === 0
				? undefined
				: list === undefined
					? other === undefined && areAll(differencesOf(under), way === 'de' ? `-${by}` : by)
					: areSame(under, formulasIn(list).map(numberIn));
		},
	},
	{
		word: 'ach denominator is ',
		pattern: /[Ee]ach denominator is \$([^$]*)\$ (more|less) than its numerator/,
		holds: ([by = '', way], { prompt }) => {
			const gaps = fractionsIn(prompt).map(([over, under]) => under - over);
			return gaps.length === 0 ? undefined : areAll(gaps, way === 'more' ? by : `-(${by})`);
		},
	},
	{
		word: 'he absolute values ',
		pattern:
			/The absolute values (?:begin with \$([^$]*)\$ and )?(in|de)crease by \$([^$]*)\$ each time/,
		holds: ([first, way, by = ''], place) =>
			ifKnown(
				termsOf(place).map(Math.abs),
				(terms) =>
					areAll(differencesOf(terms), way === 'in' ? by : `-(${by})`) &&
					(first === undefined || isNear(numberIn(first), terms[0] ?? Number.NaN)),
			),
	},
	{
		word: 'The signs alternate',
		pattern: /^The signs alternate, (?:so the (next) term|and the first) is (positive|negative)/,
		holds: ([next, sign], place) =>
			ifKnown(
				termsOf(place),
				(terms) =>
					ratiosOf(terms).every((ratio) => ratio < 0) &&
					(next === undefined ? (terms[0] ?? 0) > 0 : (terms.at(-1) ?? 0) < 0) ===
						(sign === 'positive'),
			),
	},
	{
		word: ' the corresponding value',
		pattern: new RegExp(
			`^The values of \\$[^$]*\\$ are ${LIST}, and each term of the sequence is \\$([^$]*)\\$ (more|less) than the corresponding value`,
		),
		holds: ([list = '', by = '', way], place) => {
			const values = formulasIn(list).map(numberIn);
			return ifKnown(termsOf(place), (terms) =>
				areAll(
					values.map((value, at) => (terms[at] ?? Number.NaN) - value),
					way === 'more' ? by : `-(${by})`,
				),
			);
		},
	},
];

/** "3, -5, 7, -9, \dots" in the prompt, or "The first three terms are …" on a line. */
function termsOf({ prompt, above }: Place): number[] {
	const [list = ''] = prompt.find((tex) => tex.includes(', \\dots'))?.split(', \\dots') ?? [];
	if (list !== '') return list.split(', ').map(numberIn);
	const line = above.findLast((one) => /^The first \w+ terms are /.test(one)) ?? '';
	return formulasIn(line).map(numberIn);
}

/** "7 + 4 + 1 + \cdots" in the prompt */
function seriesIn({ prompt }: Place): number[] {
	const [sum] = prompt.find((tex) => tex.includes(' + \\cdots'))?.split(' + \\cdots') ?? [];
	const tree = sum === undefined ? undefined : ifReadable(() => treeOf(sum));
	return tree ? addends(tree).map(({ sign, term }) => sign * valueOfTree(term, {})) : [];
}

/** What the terms of an arithmetic sequence have in common is a difference, those of a geometric one a ratio. */
function isOfKind(kind: string, { question }: Place): boolean {
	const [isArithmetic, isGeometric] = ['arithmetic', 'geometric'].map((word) =>
		question.question.includes(word),
	);
	return isArithmetic === isGeometric || isArithmetic === (kind === 'difference');
}

/** "12 - 7 = 5" is the difference from the first term 7, and "\frac{14}{7} = 2" the ratio to it. */
function isCalculatedAs(kind: string, by: string, first: string | undefined): boolean {
	const [calculation = '', result] = sidesOf(by);
	const tree = result === undefined ? undefined : ifReadable(() => treeOf(calculation));
	if (!tree) return true;
	const [last] = isSum(tree) ? addends(tree).slice(-1) : [];
	const from = last ? -last.sign * valueOfTree(last.term, {}) : isQuotient(tree)?.right;
	const start = typeof from === 'object' ? valueOfTree(from, {}) : from;
	return (
		(last !== undefined) === (kind === 'difference') &&
		(start === undefined || first === undefined || isNear(start, numberIn(first)))
	);
}

const isQuotient = (tree: Tree): Operation | undefined =>
	isOperation(tree, '/') ? tree : tree.kind === 'negative' ? isQuotient(tree.of) : undefined;

/** The numerators and denominators of a sequence of fractions. */
const fractionsIn = (prompt: readonly string[]): [over: number, under: number][] =>
	(prompt.find((tex) => tex.includes(', \\dots')) ?? '').split(', ').flatMap((term) => {
		const [, over, under] = /^\\frac\{(-?\d+)\}\{(\d+)\}$/.exec(term) ?? [];
		return over === undefined ? [] : [[Number(over), Number(under)]];
	});

const ifKnown = (terms: readonly number[], holds: (terms: readonly number[]) => boolean) =>
	terms.length < 3 || terms.some(Number.isNaN) ? undefined : holds(terms);

const differencesOf = (terms: readonly number[]): number[] =>
	terms.slice(1).map((term, at) => term - (terms[at] ?? 0));

const ratiosOf = (terms: readonly number[]): number[] =>
	terms.slice(1).map((term, at) => term / (terms[at] ?? 0));

const areEqual = (values: readonly number[]): boolean =>
	values.every((value) => isNear(value, values[0] ?? value));

const areAll = (values: readonly number[], tex: string): boolean =>
	values.every((value) => isNear(value, numberIn(tex)));

const areSame = (ones: readonly number[], others: readonly number[]): boolean =>
	ones.length === others.length && ones.every((one, at) => isNear(one, others[at] ?? Number.NaN));

const kindOf = (terms: readonly number[]): string =>
	areEqual(differencesOf(terms))
		? 'arithmetic'
		: areEqual(ratiosOf(terms))
			? 'geometric'
			: 'neither arithmetic nor geometric';
