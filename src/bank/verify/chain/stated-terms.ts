/**
 * What lines state about the terms of the formulas in the question and the places of its solutions: a quadrant, a term
 * that is missing, the distance of consecutive numbers, coefficients that must be equal, variables that cannot be 0.
 */
import { formulasIn } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { inRadians, isNear, numberIn } from '../equation-lines.ts';
import { expand, type Terms } from '../integer-polynomial.ts';
import { ifReadable, lettersIn, pointsOf, readReal, sidesOf } from '../values.ts';
import { lettersOf, type Tree, treeOf } from '../tex-tree.ts';
import { isWhole, quadrantOf } from './number-facts.ts';

/** Issues for lines that are not true of the question or its answer. */
export const checkStatedTerms = ({ question, answer, steps }: Question): string[] =>
	steps
		.map(({ text }) => text)
		.filter(
			(text) =>
				!(
					areInQuadrants(text, answer.text) &&
					haveTerms(text, question) &&
					areConsecutive(text) &&
					haveCoefficients(text) &&
					areExcluded(text, question)
				),
		)
		.map((text) => `"${text}" is not true`);

/** "The solutions lie in quadrants I and III.": those of the answer do, and each of the two has one. */
function areInQuadrants(text: string, answer: string): boolean {
	const [said, ...named] =
		/^The solutions lie in quadrants (I{1,3}|IV) and (I{1,3}|IV)\b/.exec(text) ?? [];
	if (said === undefined) return true;
	const angles = formulasIn(answer)
		.flatMap((tex) => tex.split(', '))
		.map((tex) => numberIn(inRadians(sidesOf(tex).at(-1) ?? '')));
	const found = new Set(angles.map(quadrantOf));
	return (
		angles.some((angle) => Number.isNaN(angle) || isWhole(angle / (Math.PI / 2))) ||
		(found.size === named.length && named.every((name) => found.has(name)))
	);
}

/** "There is a term with $x^{2}$ but none with $y^{2}$.", "The coefficient of $x^{2}$ is $9$, and that of $y^{2}$ is $-7$." */
function haveTerms(text: string, prompt: string): boolean {
	const [, there, none] =
		/^There is a term with \$([^$]*)\$ but none with \$([^$]*)\$/.exec(text) ?? [];
	const [, one, size, other, otherSize] =
		/^The coefficient of \$([^$]*)\$ is \$([^$]*)\$, and that of \$([^$]*)\$ is \$([^$]*)\$/.exec(
			text,
		) ?? [];
	const [, first, second, both] =
		/^The coefficients of \$([^$]*)\$ and \$([^$]*)\$ are both \$([^$]*)\$/.exec(text) ?? [];
	if ((there ?? one ?? first) === undefined) return true;
	const [equation = ''] = formulasIn(prompt).filter((tex) => sidesOf(tex).length === 2);
	const terms = ifReadable(() => expand(`${sidesOf(equation).join(' - (')})`));
	if (!terms) return true;
	const is = (power: string | undefined, isWanted: (coefficient: number) => boolean) =>
		power === undefined || isWanted(coefficientOf(power, terms));
	const equals = (value: string | undefined) => (coefficient: number) =>
		coefficient === numberIn(value ?? '');
	return (
		is(there, (coefficient) => coefficient !== 0) &&
		is(none, (coefficient) => coefficient === 0) &&
		is(one, equals(size)) &&
		is(other, equals(otherSize)) &&
		is(first, equals(both)) &&
		is(second, equals(both))
	);
}

function coefficientOf(power: string, terms: Terms): number {
	const [name = ''] = ifReadable(() => [...expand(power).keys()]) ?? [];
	return terms.get(name) ?? 0;
}

/** "Consecutive odd integers differ by $2$, so the other numbers are $n + 2$ and $n + 4$." */
function areConsecutive(text: string): boolean {
	const [said, kind = '', multiple, gap = '', others = ''] =
		/\bConsecutive (integers|(?:even|odd) integers|multiples of \$?(\d+)\$?) differ by \$(\d+)\$, so the other numbers? (?:is|are) ([^.]*)/.exec(
			text,
		) ?? [];
	if (said === undefined) return true;
	const wanted = multiple ?? (kind === 'integers' ? '1' : '2');
	return (
		gap === wanted &&
		formulasIn(others).every((tex, at) => tex.endsWith(` + ${Number(wanted) * (at + 1)}`))
	);
}

/** "If $x^{2} - 12x + c = (x + p)(x + q)$, where …, then $pq = c$ and $p + q = -12$." */
function haveCoefficients(text: string): boolean {
	const [, left = '', right = '', ...then] =
		/^If \$([^$=]*x\^\{2\}[^$=]*) = ([^$=]*)\$, where .*, then \$([^$]*)\$ and \$([^$]*)\$/.exec(
			text,
		) ?? [];
	if (right === '') return true;
	const isTrue = ifReadable(() => {
		const letters = lettersIn(`${left} + ${right}`).filter((name) => name !== 'x');
		const points = pointsOf(letters);
		const gapAt = (x: number) =>
			points.map((values) => readReal(right)({ ...values, x }) - readReal(left)({ ...values, x }));
		const [constants, ones, opposites] = [0, 1, -1].map(gapAt) as [number[], number[], number[]];
		const gaps = [constants, ones.map((gap, at) => (gap - (opposites[at] ?? 0)) / 2)];
		const used = then.map((equation) => {
			const [one = '', other = ''] = sidesOf(equation);
			const found = points.map((values) => readReal(one)(values) - readReal(other)(values));
			return gaps.findIndex((gap) =>
				[1, -1].some((sign) => gap.every((value, at) => isNear(value, sign * (found[at] ?? 0)))),
			);
		});
		return !used.includes(-1) && new Set(used).size === used.length;
	});
	return isTrue !== false;
}

/** "The simplified form is …, where $x \ne 0$ and $y \ne 0$.": both are in a denominator or a divisor of the question. */
function areExcluded(text: string, prompt: string): boolean {
	if (!text.startsWith('The simplified form is ')) return true;
	const names = formulasIn(text).flatMap((tex) => /^([a-z]) \\ne 0$/.exec(tex)?.[1] ?? []);
	const trees = formulasIn(prompt).flatMap((tex) => ifReadable(() => treeOf(tex)) ?? []);
	const divisors = trees.flatMap(divisorsIn).flatMap(lettersOf);
	return trees.length === 0 || names.every((name) => divisors.includes(name));
}

function divisorsIn(tree: Tree): Tree[] {
	if (tree.kind === 'number' || tree.kind === 'letter') return [];
	if (tree.kind !== 'operation') return divisorsIn(tree.of);
	const inside = [tree.left, tree.right].flatMap(divisorsIn);
	const isNegativePower = tree.sign === '^' && tree.right.kind === 'negative';
	return isNegativePower
		? [tree.left, ...inside]
		: tree.sign === '/'
			? [tree.right, ...inside]
			: inside;
}
