/** Part of exp.neg-zero: monomials rewritten with positive exponents. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	type Expression,
	power,
	product,
	quotient,
	signed,
} from '../../../../math/expression.ts';
import { type Prose, proseText, say } from '../../../../math/prose.ts';
import {
	type Draft,
	expression,
	type Line,
	line,
	onlyIf,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	asFraction,
	beside,
	EXPONENT_MINUS_ONE,
	hasNegative,
	NEGATIVE_EXPONENT,
	type Monomial,
	mono,
	over,
	positive,
	raise,
	raisedFactors,
	raiseFactors,
	positivePowerLines,
	times,
	written,
} from '../../../steps/monomial.ts';

export const monomialSkills: Skills = {
	'Rewrite expressions with positive exponents': (draw) =>
		rewritten(mono(draw.int('a'), { x: -draw.int('m'), y: draw.int('n') })),
	'Rewrite a quotient with positive exponents'(draw) {
		const top = mono(draw.int('a'), { x: -draw.int('m'), y: draw.int('n') });
		const bottom = mono(draw.int('b'), { z: -draw.int('p') });
		const result = over(top, bottom);
		if (result.coefficient.equals(1)) return undefined;
		const { s, n, d } = result.coefficient;
		const isReduced = bottom.coefficient.equals(new Fraction(d));
		return simplified(quotient(written(top), written(bottom)), result, [
			...(isReduced
				? []
				: [
						line(
							continued(
								quotient(
									written({ ...top, coefficient: new Fraction(s * n) }),
									written({ ...bottom, coefficient: new Fraction(d) }),
								),
							),
							'simplify the coefficients',
						),
					]),
			line(
				continued(positive(result)),
				'move each power with a negative exponent across the fraction bar and make its exponent positive',
			),
		]);
	},
	'Simplify expressions raised to negative powers'(draw) {
		const [a, b, k] = [draw.int('a'), draw.int('b'), -draw.int('k')];
		const inside = mono(a, { x: draw.int('m'), y: -draw.int('n') });
		if (k === -1 && b === 1) return undefined;
		const outside = mono(b);
		const result = times(outside, raise(inside, k));
		const problem: Expression =
			b === 1
				? power(brackets(written(inside)), k)
				: { kind: 'product', factors: [written(outside), power(brackets(written(inside)), k)] };
		const raised = raise(inside, k);
		const withOutside = (factors: Expression) =>
			b === 1 ? factors : product(b, brackets(factors));
		return simplified(
			problem,
			result,
			[
				line(continued(withOutside(raisedFactors(inside, k))), raiseFactors(k)),
				...positivePowerLines(inside, k, withOutside),
				line(
					continued(withOutside(written(raised))),
					k === -1
						? `${EXPONENT_MINUS_ONE} of the coefficient`
						: 'evaluate the power of the coefficient',
				),
				line(continued(written(result)), 'multiply the coefficients'),
				lastLine(result),
			],
			{
				wrong: [
					[
						expression(positive({ ...result, coefficient: new Fraction(a * b) })),
						`did not raise the coefficient ${a} to the power of ${k}`,
					],
					...onlyIf(b !== 1, [
						expression(positive(raise(times(outside, inside), k))),
						`raised the factor ${b} to the power of ${k} too`,
					]),
				],
				firstHint: say`To which factors does the exponent outside the brackets apply? What does it do to the exponent of each of them?`,
				// The coefficient is raised to the negative exponent too.
				negatives: countNegatives(raised) + 1,
			},
		);
	},
	'Simplify quotients using only positive exponents'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		const [m, n, p, k] = [draw.int('m'), draw.int('n'), draw.int('p'), draw.int('k')];
		const [first, second] = [mono(a, { x: m, y: p }), mono(b, { x: n })];
		const exponent = Math.abs(k) === 1 ? 1 : 2;
		const up = raise(first, exponent);
		const result = over(up, second);
		if (b === 1 || result.powers.size < 2 || (!hasNegative(first) && !hasNegative(result)))
			return undefined;
		const top = exponent === 1 ? written(first) : power(brackets(written(first)), 2);
		const lines = [
			...(exponent === 1
				? []
				: [
						line(continued(quotient(raisedFactors(first, 2), written(second))), raiseFactors(2)),
						line(
							continued(quotient(written(up), written(second))),
							a === 1
								? 'simplify each exponent'
								: 'evaluate the power of the coefficient, and simplify each exponent',
						),
					]),
			line(
				continued(
					beside(result.coefficient, [
						power('x', difference(m * exponent, signed(n))),
						power('y', p * exponent),
					]),
				),
				'divide the coefficients, and subtract the exponents of x',
			),
			line(continued(written(result)), 'simplify the exponent of x'),
			lastLine(result),
		];
		return simplified(quotient(top, written(second)), result, lines, {
			firstHint:
				exponent === 1
					? say`Which exponent law simplifies the quotient?`
					: say`What does the exponent outside the brackets do to each exponent inside? Which law then simplifies the quotient?`,
		});
	},
};

function movedToo(problem: Expression, { coefficient: { n, d } }: Monomial): string {
	if (problem.kind !== 'quotient') return 'moved the coefficient to the denominator too';
	return `moved the ${n > 1n && d > 1n ? 'coefficients' : 'coefficient'} across the fraction bar too`;
}

const lastLine = (result: Monomial): Line => line(continued(positive(result)), asFraction(result));

const rewritten = (of: Monomial): Draft | undefined =>
	simplified(written(of), of, [line(continued(positive(of)), NEGATIVE_EXPONENT)]);

function simplified(
	problem: Expression,
	result: Monomial,
	lines: Line[],
	{
		wrong = [
			[
				expression(positive({ ...result, coefficient: result.coefficient.inverse() })),
				movedToo(problem, result),
			],
		],
		firstHint,
		negatives = countNegatives(result),
	}: { wrong?: readonly WrongAnswer[]; firstHint?: Prose; negatives?: number } = {},
): Draft | undefined {
	if (result.coefficient.n > 3000n || result.coefficient.d > 3000n || result.powers.size === 0)
		return undefined;
	const answer = positive(result);
	const steps = [line(problem), ...lines];
	const texts = steps.map(({ body }) => proseText(body));
	return {
		prompt: say`Simplify, using only positive exponents: ${problem}.`,
		answer: withMisconceptions(expression(answer), ...wrong, [
			expression(positive({ ...result, coefficient: result.coefficient.neg() })),
			'made the coefficient negative because of the negative exponent',
		]),
		steps: steps.filter((_, at) => at === 0 || texts[at] !== texts[at - 1]),
		hints: firstHint ? [firstHint, ...remaining(negatives)] : [NEGATIVE_POWERS],
	};
}

const countNegatives = ({ powers }: Monomial): number =>
	[...powers.values()].filter((exponent) => exponent.lt(0)).length;

const NEGATIVE_POWERS = say`Which powers have negative exponents? How can you write each of them with a positive exponent?`;

/** What is left to do after the first hint, by the number of powers with a negative exponent. */
function remaining(negatives: number): Prose[] {
	if (negatives === 0) return [];
	return [
		negatives === 1
			? say`Which power still has a negative exponent? How can you write it with a positive exponent?`
			: say`Which powers still have a negative exponent? How can you write each of them with a positive exponent?`,
	];
}
