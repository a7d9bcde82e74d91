/** u² + bu + c = 0 for some expression u in x, solved for u and then for x. */
import {
	equation,
	type Expression,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { solutions } from '../../../answer.ts';
import { type Draft, line, type Line, sentence } from '../../../family.ts';
import { factoredForm, withZeros, written } from '../../../steps/coefficients.ts';

export type Branch = {
	/** "x² = 4": u with one of its values. */
	begin: Expression;
	lines: readonly { body: Expression; why?: string }[];
	/** Why there is no solution. */
	end?: Prose;
	solutions: readonly { value: number; shown: Expression }[];
};

export const none = (begin: Expression, lines: Branch['lines'], end: Prose): Branch => ({
	begin,
	lines,
	end,
	solutions: [],
});

type Substitution = {
	/** u as an expression in x, its square, and u in plain words. */
	base: { shown: Expression; squared: Expression; name: string };
	/** Both values of u. */
	values: readonly number[];
	branches: readonly Branch[];
};

/** `undefined` for equal values, no middle term, a constant 0, or the same solution twice. */
export function substituted({ base, values, branches }: Substitution): Draft | undefined {
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
	return {
		prompt: say`Solve ${problem}. Give all real solutions as exact values in simplest form, from least to greatest, with commas between.`,
		answer,
		steps: [
			line(problem),
			line(equation(written([1, b, c], 'u'), 0), `put u for ${base.name}`),
			line(equation(factoredForm(withZeros(1, low, high), 'u'), 0), 'factor'),
			sentence(say`${equation('u', low)} or ${equation('u', high)}`),
			...(p < q ? branches : branches.toReversed()).flatMap(branchLines),
			sentence(
				ordered.length === 1
					? say`The only real solution is ${answer.body}.`
					: say`The real solutions are ${answer.body}.`,
			),
		],
		hints: [say`Put ${symbol('u')} for ${base.shown}. Then ${base.squared} is ${power('u', 2)}.`],
	};
}

function branchLines({ begin, lines, end }: Branch, at: number): Line[] {
	return [
		line(begin, at === 0 ? 'go back to x: the first value of u' : 'the second value of u'),
		...lines.map(({ body, why }) => line(body, why)),
		...(end ? [sentence(end)] : []),
	];
}
