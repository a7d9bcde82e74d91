/** u² + bu + c = 0 for some expression u in x, solved for u and then for x. */
import {
	equation,
	type Expression,
	product,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	type Line,
	line,
	sentence,
	solutions,
	solvedLine,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { factoredForm, withZeros, written } from '../../../steps/coefficients.ts';
import { quadraticReason } from '../../../steps/factoring.ts';
import { ZERO_PRODUCT } from '../../../steps/reasons.ts';

export type Branch = {
	/** "x² = 4": u with one of its values. */
	begin: Expression;
	lines: readonly { body: Expression; why?: string }[];
	/** Why there is no solution. */
	end?: Prose;
	solutions: readonly { value: number; shown: Expression }[];
	/** 8, 2, and 2√2, where the solutions are √8 and its opposite; 8, 3, and 2, where the solution is ∛8. */
	positiveRoot?: { of: number; degree: 2 | 3; simplified: Expression };
};

export const none = (begin: Expression, lines: Branch['lines'], end: Prose): Branch => ({
	begin,
	lines,
	end,
	solutions: [],
});

type Substitution = {
	/** u as an expression in x, its square, and u in plain words; its square, too, where it is written as a power. */
	base: { shown: Expression; squared: Expression; name: string; squareName?: string };
	/** Both values of u. */
	values: readonly number[];
	branches: readonly Branch[];
	/** Beside the mistakes that every substitution invites. */
	wrong?: readonly WrongAnswer[];
};

/** `undefined` for equal values, no middle term, a constant 0, or the same solution twice. */
export function substituted({
	base,
	values,
	branches,
	wrong = [],
}: Substitution): Draft | undefined {
	const [p = 0, q = 0] = values;
	const [b, c] = [-(p + q), p * q];
	if (p === q || b === 0 || c === 0) return undefined;
	const found = branches.flatMap((branch) => branch.solutions);
	if (found.length === 0 || new Set(found.map(({ value }) => value)).size < found.length)
		return undefined;
	const ordered = found.toSorted((one, two) => one.value - two.value);
	const problem = equation(sum(base.squared, product(b, base.shown), c), 0);
	const answer = solutions(...ordered.map(({ shown }) => shown));
	const [low, high] = p < q ? [p, q] : [q, p];
	const isMixed = ordered.some(({ value }) => value < 0) && ordered.some(({ value }) => value > 0);
	return {
		prompt: say`Solve ${problem}. Write all real solutions as exact values in simplest form, from least to greatest, separated by commas.`,
		answer: withMisconceptions(
			answer,
			[solutions(low, high), 'gave the values of u instead of the values of x'],
			...wrong,
			...(ordered.length > 1
				? [
						misconception(
							ordered.slice(-1).map(({ shown }) => shown),
							onlyLast(ordered.length, isMixed),
						),
					]
				: []),
			...(isMixed
				? [
						misconception(
							ordered.filter(({ value }) => value > 0).map(({ shown }) => shown),
							'left out the negative solutions',
						),
					]
				: []),
		),
		steps: [
			line(problem),
			line(
				equation(written([1, b, c], 'u'), 0),
				`substitute u for ${base.name}${base.squareName ? `, and u² for ${base.squareName}` : ''}`,
			),
			line(
				equation(factoredForm(withZeros(1, low, high), 'u'), 0),
				quadraticReason({ a: 1, p: -low, c: 1, q: -high }),
			),
			solvedLine('u', [low, high], ZERO_PRODUCT),
			...(p < q ? branches : branches.toReversed()).flatMap((branch, at) =>
				branchLines(branch, at, base.name),
			),
			...comparisonOf(branches),
			ordered.length === 1
				? sentence(say`There is only one real solution: ${equation('x', ordered[0]?.shown ?? 0)}.`)
				: sentence(
						say`The real solutions, from least to greatest, are ${joinedByAnd(ordered.map(({ shown }) => shown))}.`,
					),
		],
		hints: [
			say`For which power of ${symbol('x')} can you substitute a new variable, so that the equation becomes quadratic?`,
			say`Which values of ${symbol('x')} does each value of the new variable lead to?`,
		],
	};
}

/** "√7 < √8 = 2√2": without it, the order cannot be seen once one of two radicals is simplified. */
function comparisonOf(branches: readonly Branch[]): Line[] {
	const [low, high, ...more] = branches
		.flatMap(({ positiveRoot }) => positiveRoot ?? [])
		.toSorted((a, b) => a.of - b.of);
	if (!low || low.of === 1 || !high || more.length > 0) return [];
	const [left, right] = [low.simplified, high.simplified];
	if ([left, right].every(({ kind }) => kind === 'number')) return [];
	const [leftRoot, rightRoot] = [low, high].map(({ of, degree }) => root(of, degree));
	if (!leftRoot || !rightRoot) return [];
	const isPlain = (one: Expression, plain: Expression) => tex(one) === tex(plain);
	if (isPlain(left, leftRoot) && isPlain(right, rightRoot)) return [];
	const begin = isPlain(left, leftRoot) ? left : equation(left, leftRoot);
	const compared = relation(begin, '<', rightRoot);
	return [
		sentence(
			say`${isPlain(right, rightRoot) ? compared : equation(compared, right)}.`,
			'compare the positive solutions',
		),
	];
}

const onlyLast = (count: number, isMixed: boolean): string =>
	count > 2
		? 'gave only the greatest solution'
		: `gave only the ${isMixed ? 'positive' : 'greater'} solution`;

const misconception = (values: Expression[], why: string): WrongAnswer => [
	solutions(...values),
	why,
];

function branchLines({ begin, lines, end }: Branch, at: number, name: string): Line[] {
	return [
		line(begin, `replace u with ${name}${at === 0 ? '' : ' in the other equation'}`),
		...lines.map(({ body, why }) => line(body, why)),
		...(end ? [sentence(end)] : []),
	];
}
