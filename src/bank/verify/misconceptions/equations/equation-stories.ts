/** Other quantities of a story with one unknown, and other pairs of solutions. */
import { isNear } from '../../equation-lines.ts';
import { ifReadable, valueOfTree } from '../../values.ts';
import { lettersOf, type Tree } from '../../tex-tree.ts';
import { anyOf, type Edit, instead, number } from '../relations/edits.ts';
import { isOneOf } from '../relations/found-values.ts';
import { either, where } from '../relations/combined.ts';
import { atEachPoint, type Pair, type Relation } from '../relations/relations.ts';
import { mistaken } from '../relations/repeated-edits.ts';
import { givenLines, heightAt } from './read-lines.ts';
import { rule, type Rule } from '../rule.ts';

const valueAt = (tree: Tree, at: Readonly<Record<string, number>>): number =>
	ifReadable(() => valueOfTree(tree, at)) ?? Number.NaN;

/** The quantities that the solution names, such as "96 − x" and "4x + 14", and its results. */
function quantitiesIn({ right, formulas, parts }: Pair): number[] {
	const [asked = Number.NaN] = parts()?.[0].values[0] ?? [];
	const results = formulas().flatMap(([left, value]) =>
		left?.kind === 'letter' && value && lettersOf(value).length === 0 ? [valueAt(value, {})] : [],
	);
	const named = formulas().flatMap(([expression, ...more]) => {
		const [letter, ...others] = expression ? new Set(lettersOf(expression)) : [];
		return expression && letter !== undefined && more.length + others.length === 0
			? [asked, ...results].map((value) => valueAt(expression, { [letter]: value }))
			: [];
	});
	return right === '' || named.length === 0 ? [] : [...results, ...named];
}

const ofStory = (relation: Relation): Relation => where(/^(?!Solve|Find|If )/, relation);

const halves: Relation = isOneOf(({ prompt }) =>
	(prompt.replaceAll(/(?<=\d)(?:,|\{,\})(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(
		(total) => Number(total) / 2,
	),
);

/** "-15, 15" for the solutions −25 and 15. */
const opposites: Relation = (pair) =>
	atEachPoint(pair, (right, wrong) => {
		const most = Math.max(...right);
		return (
			right.length === 2 && wrong.length === 2 && wrong.includes(most) && wrong.includes(-most)
		);
	});

/** The opposites of the values of x, each with its point on the given line. */
const oppositeAcross: Relation = (pair) => {
	const [line] = givenLines(pair);
	return (
		line &&
		atEachPoint(pair, (right, wrong) => {
			const isAcross = (_: number, at: number) => at % 2 === 0;
			const wanted = right.filter(isAcross).map((x) => -x);
			return (
				wrong.length === right.length &&
				wrong.filter(isAcross).every((x, at) => {
					const y = wrong[2 * at + 1] ?? Number.NaN;
					return wanted.some((one) => isNear(one, x)) && isNear(y, heightAt(line, x), 1e-7);
				})
			);
		})
	);
};

/** 2x → x, and 50 → 25 */
const onlyOne: Edit = anyOf(
	(part) =>
		part.kind === 'operation' && part.sign === '*' && valueAt(part.left, {}) === 2
			? [part.right]
			: [],
	(part) => (part.kind === 'number' ? [number(Number(part.text) / 2)] : []),
);

/** Half of the perimeter is taken for all of it: the whole left side comes to twice the right one. */
const doubledTotal: Relation = ({ formulas, parts }) => {
	const [wrong] = parts()?.[1].values[0] ?? [];
	const [left, total] =
		formulas().find(
			([one, other, ...more]) =>
				one && other && more.length === 0 && lettersOf(one).length > 0 && other.kind === 'number',
		) ?? [];
	const [letter = ''] = left ? lettersOf(left) : [];
	return left && total && wrong !== undefined
		? isNear(valueAt(left, { [letter]: wrong }), 2 * valueAt(total, {}))
		: undefined;
};

export const EQUATION_STORY_RULES: readonly Rule[] = [
	rule(
		ofStory(isOneOf(quantitiesIn)),
		'gave the (?:length(?: of (?!the whole).*)?|(?:larger|smaller|second|third|largest) (?:number|angle)|(?:time for|travel time of) .*|age in .*)',
		'gave the number of (?:(?:\\d+-cent|adult|child) (?:stamps|tickets)|nickels|dimes|quarters|pennies|half-dollars)',
	),
	rule(
		halves,
		'split the (?:total into two equal parts|number of .* equally between the two kinds)',
		'divided the total time by 2',
	),
	rule(doubledTotal, 'used one length and one width instead of two of each'),
	rule(mistaken(onlyOne), 'counted only one of the (?:legs|equal sides)'),
	rule(
		either(mistaken(instead(number(180), number(360))), mistaken(instead(number(90), number(360)))),
		'used 360 degrees as the sum of the angles',
	),
	rule(opposites, 'wrote the opposite of the larger solution as the second solution'),
	rule(
		oppositeAcross,
		'used the numbers in the factors as values of x, without changing their signs',
	),
];
