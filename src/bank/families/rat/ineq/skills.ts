/** rat.ineq: rational inequalities by a sign chart. */
import {
	added,
	type Coefficients,
	content,
	expanded,
	type Factored,
	factoredForm,
	plainFactor,
	scaled,
	termByTerm,
	withZeros,
	written,
} from '../../../../math/coefficients.ts';
import { type Expression, product, quotient, relation, sum } from '../../../../math/expression.ts';
import { type Sign, signNamed, turned } from '../../../../math/inequality.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	type Skills,
	withMisconceptions,
	written as answered,
	type WrongAnswer,
} from '../../../family.ts';
import { primitive } from '../../../steps/rational-form.ts';
import {
	chartMisconceptions,
	signChartLines,
	signChartSolution,
	solutionSet,
} from '../../../steps/sign-chart.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

export const skills: Skills = {
	'Solve rational inequalities with zero on one side'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		if (a === b) return undefined;
		return comparedWithZero(withZeros(draw.int('k'), a), withZeros(1, b), signOf(draw));
	},

	'Solve rational inequalities with a constant'(draw) {
		const over = [draw.int('a'), draw.int('b')];
		const under = [Math.abs(draw.int('c')), draw.int('d')];
		return comparedWith(over, under, draw.int('k'), signOf(draw));
	},

	'Solve rational inequalities with quadratic expressions'(draw) {
		const [p, q, r] = [draw.int('p'), draw.int('q'), draw.int('r')];
		const s = draw.random.int(-5, 5);
		if (new Set([p, q, r, s]).size < 4) return undefined;
		const sign = signOf(draw);
		switch (draw.inTurn('type')) {
			case 'quadratic over linear':
				return comparedWithZero(withZeros(1, p, q), withZeros(1, r), sign);
			case 'linear over quadratic':
				return comparedWithZero(withZeros(1, p), withZeros(1, q, r), sign);
			default:
				return comparedWithZero(withZeros(1, p, q), withZeros(1, r, s), sign);
		}
	},

	'Solve rational inequalities with linear expressions'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		if (a === b) return undefined;
		return c === 0
			? comparedWithZero(withZeros(1, a), withZeros(1, b), signOf(draw))
			: comparedWith([1, -a], [1, -b], c, signOf(draw));
	},
};

const signOf = (draw: Draw): Sign => signNamed(draw.choice('rel'));

function comparedWithZero(over: Factored, under: Factored, sign: Sign): Draft | undefined {
	const problem = relation(quotient(written(expanded(over)), written(expanded(under))), sign, 0);
	const isFactored = over.factors.length === 1 && under.factors.length === 1 && over.lead === 1;
	const how =
		over.lead === -1
			? 'factor −1 out of the numerator'
			: `factor the ${over.factors.length === 1 && over.lead === 1 ? 'denominator' : under.factors.length === 1 ? 'numerator' : 'numerator and the denominator'}`;
	const lines = isFactored ? [] : [line(relation(fraction(over, under), sign, 0), how)];
	return question(problem, over, under, sign, lines);
}

/** over/under compared with k: everything to one side, as one fraction. */
function comparedWith(
	over: Coefficients,
	under: Coefficients,
	k: number,
	sign: Sign,
): Draft | undefined {
	const top = added(over, scaled(under, -k));
	if (over[1] === 0 || top.length < 2 || content(over) > 1 || content(under) > 1) return undefined;
	const [a = 1, b = 0] = over;
	const [c = 1, d = 0] = under;
	if (a * d === b * c) return undefined;
	const isNegative = (top[0] ?? 1) < 0;
	const changed = isNegative ? turned(sign) : sign;
	const positive = primitive({ lead: 1, factors: [isNegative ? scaled(top, -1) : top] });
	const below = primitive({ lead: 1, factors: [under] });
	const shown = quotient(written(over), written(under));
	const joined = quotient(sum(written(over), product(-k, written(under))), written(under));
	const lines = [
		line(
			relation(sum(shown, -k), sign, 0),
			k > 0 ? `subtract ${k} from both sides` : `add ${-k} to both sides`,
		),
		line(
			relation(joined, sign, 0),
			`write the left side as a single fraction with denominator ${plainFactor(under)}`,
		),
		line(
			relation(quotient(termByTerm(over, scaled(under, -k)), written(under)), sign, 0),
			expandingReason(k),
		),
		line(relation(quotient(written(top), written(under)), sign, 0), 'combine like terms'),
		...(isNegative
			? [
					line(
						relation(quotient(written(scaled(top, -1)), written(under)), changed, 0),
						'multiply both sides by −1 and reverse the inequality symbol',
					),
				]
			: []),
		...(positive.lead === 1
			? []
			: [
					line(
						relation(fraction(positive, below), changed, 0),
						`factor ${positive.lead} out of the numerator`,
					),
				]),
	];
	const reversed = `chose the values of x for which the fraction is ${COMPARED[turned(sign)]} ${plainNumber(k)} instead of ${COMPARED[sign]} ${plainNumber(k)}`;
	const ends = `value of x for which the fraction equals ${plainNumber(k)}`;
	return question(relation(shown, sign, k), positive, below, changed, lines, { reversed, ends });
}

/** What changes over + (−k)(under) in the numerator. */
function expandingReason(k: number): string {
	if (k === -1) return 'remove the brackets';
	return k === 1
		? 'distribute the negative sign to each term in the brackets'
		: 'use the distributive property in the numerator';
}

const COMPARED: Readonly<Record<Sign, string>> = {
	'<': 'less than',
	'>': 'greater than',
	'\\le': 'at most',
	'\\ge': 'at least',
};

const fraction = (over: Factored, under: Factored): Expression =>
	quotient(factoredForm(over), factoredForm(under));

/** `over` and `under` are compared with 0 by `sign`; `lines` lead there from the problem. */
function question(
	problem: Expression,
	over: Factored,
	under: Factored,
	sign: Sign,
	lines: Line[],
	mistakes: Parameters<typeof chartMisconceptions>[2] = {},
): Draft | undefined {
	const parts = { lead: over.lead, above: over.factors, below: under.factors };
	const set = solutionSet(parts, sign);
	if (!set) return undefined;
	const cleared = solutionSet({ lead: over.lead, above: over.factors }, sign);
	return {
		prompt: say`Solve ${problem}. Write the solution in interval notation.`,
		answer: withMisconceptions(
			answered('interval', set),
			...chartMisconceptions(parts, sign, mistakes).map(([wrong, why]): WrongAnswer => [
				answered('interval', wrong),
				why,
			]),
			...(cleared && over.factors.length > 0
				? [
						[
							answered('interval', cleared),
							'multiplied both sides by the denominator without considering its sign',
						] satisfies WrongAnswer,
					]
				: []),
		),
		steps: [
			line(problem),
			...lines,
			...signChartLines(parts, sign),
			signChartSolution(parts, sign, set),
		],
		hints: [
			lines.length > 1
				? say`Why can’t you just multiply both sides by the denominator? If you make the right side 0, what single fraction do you get on the left side?`
				: say`Where are the numerator and the denominator 0? The fraction can change sign only at these values.`,
		],
	};
}
