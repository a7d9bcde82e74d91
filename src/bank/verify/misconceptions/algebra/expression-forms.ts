/** What the form of an expression says of its values, read wrongly, and products of signed numbers. */
import { allNamed, changed, type Pair, type Relation } from '../relations/relations.ts';
import { valueAt } from '../relations/parts.ts';
import { isNear } from '../../equation-lines.ts';
import { plainMath } from '../../chain/plain-math.ts';
import { reworded } from '../relations/chosen-answers.ts';
import { rule, type Rule } from '../rule.ts';

// a(x − h)² + k

/** "It is never less than $3$." */
type Bound = { way: string; value: number };

function boundIn(choice: string): Bound {
	const [, way = '', value] = /never (less|greater) than \$(-?[\d.]+)\$/.exec(choice) ?? [];
	return { way, value: Number(value) };
}

const boundsOf = ({ right, wrong }: Pair): [Bound, Bound] => [boundIn(right), boundIn(wrong)];

/** A first term that is never positive gives a greatest value; where the learner is right, nothing goes wrong. */
const otherWay: Relation = (pair) => {
	const [right, wrong] = boundsOf(pair);
	const [, sign] = /first term is never (positive|negative)/.exec(pair.said[0] ?? '') ?? [];
	return right.way !== wrong.way && wrong.way === (sign === 'positive' ? 'greater' : 'less');
};

/** The h of (x − h)² instead of the k behind it. */
const otherNumber: Relation = (pair) => {
	const [right, wrong] = boundsOf(pair);
	const [, sign, h] = /\([a-z] ([+-]) ([\d.]+)\)/.exec(pair.prompt) ?? [];
	return wrong.value !== right.value && wrong.value === Number(h) * (sign === '-' ? 1 : -1);
};

const together =
	(...relations: readonly Relation[]): Relation =>
	(pair) =>
		relations.every((relation) => relation(pair));

const keepsWay: Relation = (pair) => {
	const [right, wrong] = boundsOf(pair);
	return right.way === wrong.way;
};

const keepsNumber: Relation = (pair) => {
	const [right, wrong] = boundsOf(pair);
	return right.value === wrong.value;
};

// P(1 + rt)

const sumWithRate: Relation = ({ right, wrong }) => {
	const at = (tex: string, t: number) =>
		valueAt(
			tex.replaceAll(/\$|(?<![a-z\\])t\b/g, (part) => (part === 't' ? 'x' : '')),
			t,
		);
	const start = at(right, 0);
	const rate = at(right, 1) / start - 1;
	return [1, 4, 7].every((t) => isNear(at(wrong, t), start * (1 + rate + t)));
};

const doubled: Relation = (pair) =>
	new Set(allNamed(pair)).size === 1 && changed((value) => 2 * value)(pair);

// Signed products

const signedIn = (text: string): number[] =>
	[
		...plainMath(text)
			.replaceAll(/([+-]) (?=[\d.])/g, '$1')
			.matchAll(/(?<![\d.)])[+-]?\d+(?:\.\d+)?/g),
	].map(([number]) => Number(number));

/** "treated the product of 4 and −1 as positive": −4 in the right answer, 4 in the wrong one. */
const signOfProduct: Relation = (pair) => {
	const [one = Number.NaN, other = Number.NaN] = allNamed(pair);
	const isTurned =
		pair.said[2] === undefined
			? one > 0 && other > 0
			: (pair.said[2] === 'positive') === one * other < 0;
	return (
		isTurned &&
		signedIn(pair.right).includes(one * other) &&
		signedIn(pair.wrong).includes(-one * other)
	);
};

const NEVER = '(thought that the first term is never (?:positive|negative))';
const INSIDE = 'used the number inside the (?:parentheses|brackets)';

export const EXPRESSION_FORM_RULES: readonly Rule[] = [
	rule(together(otherWay, keepsNumber), NEVER),
	rule(together(otherNumber, keepsWay), INSIDE),
	rule(together(otherNumber, otherWay), `${INSIDE}, and ${NEVER}`),
	rule(doubled, 'added NUMBER and NUMBER instead of writing the common factor NUMBER once'),
	rule(sumWithRate, 'added the rate and the time instead of multiplying them'),
	rule(
		reworded((right) =>
			right.replace(/^between \$0\$ and \$(\d+)\$$/, 'between $$-$1$$ and $$0$$'),
		),
		'reversed the sign of the zero of the second factor',
	),
	rule(
		signOfProduct,
		'treated the product of NUMBER and NUMBER as (positive|negative)',
		'wrote a negative sign in front of the product of NUMBER and NUMBER',
	),
];
