/** Comparisons of two functions: the one that has a property, or the one with the greater value and by how much. */
import { plainMath } from '../../chain/plain-math.ts';
import { isNear } from '../../equation-lines.ts';
import { where } from '../relations/combined.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { valueOf } from '../relations/formulas.ts';
import { rule, type Rule } from '../rule.ts';

/** The functions named in "only $f$", "both of them", "neither of them". */
const namesIn = (choice: string): string[] | undefined =>
	/^only \$([fg])\$$/.exec(choice)?.slice(1) ??
	{ 'both of them': ['f', 'g'], 'neither of them': [] }[choice];

/** The verdict on just those functions changes that the misconception names. */
const misjudged: Relation = ({ right, wrong, said: [mistake = ''] }) => {
	const [was, is] = [namesIn(right), namesIn(wrong)];
	return (
		was &&
		is &&
		['f', 'g'].every(
			(name) =>
				(was.includes(name) !== is.includes(name)) ===
				(mistake.includes('each function') || new RegExp(`that ${name}\\b`).test(mistake)),
		)
	);
};

const COMPARED = /^\$([fg])\$ has the greater .*, by \$(.*)\$$/;

/** "$g$ has the greater slope, by $6$": the other function, and another amount, as the misconception says. */
const compared =
	(amounts: (pair: Pair) => readonly number[], isSwitched?: boolean): Relation =>
	(pair) => {
		const [was, is] = [pair.right, pair.wrong].map((text) => COMPARED.exec(text));
		if (!was || !is) return undefined;
		const amount = Number(plainMath(is[2] ?? ''));
		return (
			(isSwitched === undefined || isSwitched === (was[1] !== is[1])) &&
			amounts(pair).some((value) => isNear(value, amount))
		);
	};

/** From a − b in the lines, which gives the right amount. */
const fromTerms =
	(change: (one: number, other: number) => number) =>
	({ right, formulas }: Pair): number[] => {
		const amount = Number(plainMath(COMPARED.exec(right)?.[2] ?? ''));
		return formulas().flatMap((sides) =>
			sides.flatMap((side) => {
				if (side.kind !== 'operation' || side.sign !== '-') return [];
				const [one, other] = [valueOf(side.left), valueOf(side.right)];
				return isNear(Math.abs(one - other), amount) ? [Math.abs(change(one, other))] : [];
			}),
		);
	};

const sums = fromTerms((one, other) => one + other);
const sizes = fromTerms((one, other) => Math.abs(one) - Math.abs(other));
const sizeSums = fromTerms((one, other) => Math.abs(one) + Math.abs(other));

/** Another amount for the right function, and for the other one. */
const combined = (amounts: (pair: Pair) => readonly number[], words: string): Rule[] => [
	rule(compared(amounts, false), words),
	rule(compared(amounts, true), `switched the functions and ${words}`),
];

/** The vertices are in the lines, that of f first: the function farther to the right, and how much farther. */
const across =
	(isSwitched: boolean): Relation =>
	({ expressions, wrong }) => {
		const is = COMPARED.exec(wrong);
		const [one, other] = expressions().flatMap((tex) => {
			const [, x] = /^\((-?[\d.]+), -?[\d.]+\)$/.exec(tex) ?? [];
			return x === undefined ? [] : [Number(x)];
		});
		if (!is || one === undefined || other === undefined) return undefined;
		const isFirst = one > other !== isSwitched;
		return (
			is[1] === (isFirst ? 'f' : 'g') &&
			isNear(Math.abs(one - other), Number(plainMath(is[2] ?? '')))
		);
	};

export const TWO_FUNCTION_RULES: readonly Rule[] = [
	rule(
		where(/which of the two functions/, misjudged),
		'((?:overlooked|thought|assumed) that (?:each function|[fg]) .*)',
	),
	...combined(sums, 'added the two .* instead of subtracting them'),
	...combined(sizeSums, 'added the absolute values of the two .* instead of subtracting the .*'),
	...combined(sizes, 'found the difference of the absolute values of the two .*'),
	rule(compared(sizes), 'compared the absolute values of the two .*'),
	rule(across(false), 'compared the x-coordinates of the vertices'),
	rule(across(true), 'switched the functions and compared the x-coordinates of the vertices'),
];
