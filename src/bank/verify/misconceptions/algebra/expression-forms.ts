/** Misreading the values of an expression from its form, and the signs of products. */
import { allNamed, changed, type Relation } from '../relations/relations.ts';
import { valueAt } from '../relations/parts.ts';
import { isNear } from '../../equation-lines.ts';
import { plainMath } from '../../chain/plain-math.ts';
import { reworded } from '../relations/chosen-answers.ts';
import { where } from '../relations/combined.ts';
import { rule, type Rule } from '../rule.ts';

// a(x − h)² + k

/** "It is never less than $3$." */
type Bound = { way: string; value: number };

function boundIn(choice: string): Bound {
	const [, way = '', value] = /never (less|greater) than \$(-?[\d.]+)\$/.exec(choice) ?? [];
	return { way, value: Number(value) };
}

/**
 * A misread direction follows from what the misconception says about the first term; a misread value is the h of
 * (x − h)² instead of k. Whatever was not misread stays the same, and a misreading that changes nothing is no mistake.
 */
const misread =
	(...keys: readonly (keyof Bound)[]): Relation =>
	({ prompt, right, wrong, said }) => {
		const [is, was] = [boundIn(wrong), boundIn(right)];
		const [, termSign] = /first term is never (positive|negative)/.exec(said[0] ?? '') ?? [];
		const [, sign, h] = /\([a-z] ([+-]) ([\d.]+)\)/.exec(prompt) ?? [];
		const misreading: Bound = {
			way: termSign === 'positive' ? 'greater' : 'less',
			value: Number(h) * (sign === '-' ? 1 : -1),
		};
		return (['way', 'value'] as const).every((key) =>
			keys.includes(key)
				? is[key] === misreading[key] && is[key] !== was[key]
				: is[key] === was[key],
		);
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
	rule(misread('way'), NEVER),
	rule(misread('value'), INSIDE),
	rule(misread('way', 'value'), `${INSIDE}, and ${NEVER}`),
	rule(doubled, 'added NUMBER and NUMBER instead of writing the common factor NUMBER once'),
	rule(sumWithRate, 'added the rate and the time instead of multiplying them'),
	rule(
		reworded((right) =>
			right.replace(/^between \$0\$ and \$(\d+)\$$/, 'between $$-$1$$ and $$0$$'),
		),
		'reversed the sign of the zero of the second factor',
	),
	rule(
		// A leading coefficient from a point has no such product in it.
		where(/^(?!.*passes through)/, signOfProduct),
		'treated the product of NUMBER and NUMBER as (positive|negative)',
		'wrote a negative sign in front of the product of NUMBER and NUMBER',
	),
];
