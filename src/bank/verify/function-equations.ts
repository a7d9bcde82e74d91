/**
 * Equations with functions of the prompt: expands the functions, then finds all real solutions other than by solving.
 */
import { solutionsOf } from './equation-solutions.ts';
import { near, type Rules, writtenOut } from './read-functions.ts';
import { readReal, sidesOf } from './values.ts';

/** The real solutions of `f(x) = g(x)`, `f(x) = 3`; may contain one pair of bars. */
export function solutionsOfCalls(formula: string, rules: Rules): number[] {
	const [left = '', right = ''] = sidesOf(formula).map((side) => writtenOut(side, rules));
	const bars = /\\left\|(.*?)\\right\|/;
	const tex = `${left} = ${right}`;
	const cases = bars.test(tex) ? ['($1)', '(-($1))'].map((part) => tex.replace(bars, part)) : [tex];
	const found = cases.flatMap((one) => {
		const roots = solutionsOf(one);
		return roots === 'all' ? [] : roots;
	});
	const [l, r] = [readReal(left), readReal(right)];
	const holding = found.filter(
		(x) => Math.abs(l({ x }) - r({ x })) < 1e-6 * Math.max(1, Math.abs(l({ x }))),
	);
	return holding
		.toSorted((a, b) => a - b)
		.filter((x, at, all) => at === 0 || !near(x, all[at - 1] ?? Number.NaN));
}
