/** Where a graph starts and ends: each end is up or down, and the words say which of them the mistake turns over. */
import { polynomialIn } from '../relations/outcomes.ts';
import { formulasIn } from '../../../../math/markup.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

type Ends = { left: boolean; right: boolean };

/** True for up; undefined for other choices. */
function endsIn(text: string): Ends | undefined {
	const [, from, to] = /^from quadrant (\d) to quadrant (\d)$/.exec(text) ?? [];
	if (from && to) return { left: from === '2', right: to === '1' };
	const [, left, right] =
		/^it (rises|falls) to the left and (rises|falls) to the right$/.exec(text) ?? [];
	return left && right ? { left: left === 'rises', right: right === 'rises' } : undefined;
}

type Leading = { isOdd: boolean; isPositive: boolean };

const endsOf = ({ isOdd, isPositive }: Leading): Ends => ({
	left: isPositive !== isOdd,
	right: isPositive,
});

/** The degree and the leading coefficient of the polynomial in the prompt. */
function leadingIn({ prompt }: Pair): Leading | undefined {
	for (const formula of formulasIn(prompt)) {
		const coefficients = polynomialIn(formula);
		if (coefficients && coefficients.length > 1)
			return {
				isOdd: coefficients.length % 2 === 0,
				isPositive: (coefficients.at(-1) ?? 0) > 0,
			};
	}
	return undefined;
}

/** The wrong choice is right for the polynomial with another degree or sign, and the mistake changes at least one. */
const ruleOf =
	(other: Partial<Leading>): Relation =>
	(pair) => {
		const [right, wrong] = [endsIn(pair.right), endsIn(pair.wrong)];
		const leading = leadingIn(pair);
		if (!right || !wrong || !leading) return undefined;
		const wanted = endsOf({ ...leading, ...other });
		return wrong.left === wanted.left && wrong.right === wanted.right && pair.right !== pair.wrong;
	};

/** Fewer turning points than the degree, but with ends that the degree does not allow. */
const otherDirections: Relation = ({ prompt, wrong }) => {
	const [, degree] = /\bdegree \$(\d+)\$/.exec(prompt) ?? [];
	const [, turns] = /^\$(\d+)\$$/.exec(wrong) ?? [];
	return degree === undefined || turns === undefined
		? undefined
		: Number(turns) < Number(degree) && (Number(degree) - Number(turns)) % 2 === 0;
};

export const END_BEHAVIOR_RULES: readonly Rule[] = [
	rule(ruleOf({ isOdd: true }), 'used the rule for an odd degree'),
	rule(
		otherDirections,
		'used a number less than the degree without checking the directions of the ends',
	),
	rule(ruleOf({ isOdd: false }), 'used the rule for an even degree'),
	rule(ruleOf({ isPositive: true }), 'used the rule for a positive leading coefficient'),
	rule(ruleOf({ isPositive: false }), 'used the rule for a negative leading coefficient'),
	...[true, false].flatMap((isOdd) =>
		[true, false].map((isPositive) =>
			rule(
				ruleOf({ isOdd, isPositive }),
				`used the rule for an ${isOdd ? 'odd' : 'even'} degree and a ${isPositive ? 'positive' : 'negative'} leading coefficient`,
			),
		),
	),
];
