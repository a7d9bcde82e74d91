/** func.inverse: the inverse of a function as a rule, a value or a set of pairs. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	product,
	quotient,
	symbol,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draw,
	drawnInts,
	expression,
	line,
	onlyIf,
	sentence,
	type Skill,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { composingLines, line1, ruleOf } from '../../../steps/function-rule.ts';
import { expectedSets } from './sets.ts';
import { type Inverse, inverseDraft } from './inverse.ts';
import { INVERSES } from './rules.ts';
import { pairsOfInverse } from './pairs.ts';
import { valueOfInverse } from './value.ts';
import { takeAway, wrongWay } from '../../../steps/reasons.ts';

const rule =
	(verifies: (draw: Draw) => boolean): Skill =>
	(draw) => {
		const type = draw.inTurn('type');
		const [a, b, c] = drawnInts(draw, 'a', 'b', 'c');
		const found = INVERSES[type]?.(a, b, c);
		if (!found) return undefined;
		if (type === 'linear' && verifies(draw)) return verified(a, b, draw.random.int(0, 1) === 1);
		return inverseDraft(found);
	};

export const skills: Skills = {
	'Find the ordered pairs of an inverse function': pairsOfInverse,
	'Find a rule for an inverse function': rule(() => false),
	'Verify or find an inverse by composition': rule((draw) => draw.choice('ask') === 'verify'),
	'Find a value of an inverse function': valueOfInverse,
	'Find the domain and range of an inverse': expectedSets,

	'Find the inverse of a linear function'(draw) {
		const [a, b] = drawnInts(draw, 'a', 'b');
		const q = draw.int('q');
		if (q > 1 && (a % q === 0 || b % q === 0)) return undefined;
		const f = q === 1 ? line1(a, b) : quotient(line1(a, b), q);
		const [x, y] = [symbol('x'), symbol('y')];
		const left = q === 1 ? x : product(q, x);
		const moved = polynomialExpression(linear(q, 'x', -b));
		const positive = a < 0 ? polynomialExpression(linear(-q, 'x', b)) : moved;
		const inverse = quotient(positive, Math.abs(a));
		const opposite = polynomialExpression(linear(a < 0 ? -q : q, 'x', a < 0 ? -b : b));
		const found: Inverse = {
			f,
			inverse,
			wrong: [
				[quotient(opposite, Math.abs(a)), wrongWay(b)],
				[
					over(polynomialExpression(linear(a, 'x', -b)), q),
					'changed only the sign of the constant',
				],
			],
			lines: [
				line(
					equation(
						x,
						q === 1
							? polynomialExpression(linear(a, 'y', b))
							: quotient(polynomialExpression(linear(a, 'y', b)), q),
					),
					'swap x and y',
				),
				...(q === 1
					? []
					: [
							line(
								equation(left, polynomialExpression(linear(a, 'y', b))),
								`multiply both sides by ${q}`,
							),
						]),
				line(equation(moved, product(a, y)), takeAway(b)),
				line(equation(y, inverse), `divide both sides by ${a}`),
			],
		};
		return inverseDraft(found);
	},

	'Find the inverse of a nonlinear function'(draw) {
		const [a, h, k] = drawnInts(draw, 'a', 'h', 'k');
		if (h === 0 || k === 0) return undefined;
		const found = INVERSES[`${draw.inTurn('type')} moved`]?.(a, h, k);
		return found && inverseDraft(found);
	},

	'Find the inverse of a logarithmic or exponential function'(draw) {
		const [b, a, d, c] = drawnInts(draw, 'b', 'a', 'd', 'c');
		if (d === 0 || c === 0) return undefined;
		const found = INVERSES[`${draw.inTurn('type')} base ${b}`]?.(a, d, c);
		return found && inverseDraft(found);
	},

	'Write a rational function from its features'(draw) {
		const [va, ha, xi] = drawnInts(draw, 'va', 'ha', 'xi');
		if (va === xi || va === 0 || [va, xi, 1].includes(ha)) return undefined;
		const above = line1(ha, -ha * xi);
		const answer = quotient(above, line1(1, -va));
		const x = symbol('x');
		const form = quotient(
			{ kind: 'sum', terms: [product('a', 'x'), symbol('b')] },
			{ kind: 'sum', terms: [x, symbol('c')] },
		);
		return {
			prompt: say`The graph of ${equation(call('f', 'x'), form)} has a vertical asymptote at ${equation(x, num(va))}, a horizontal asymptote at ${equation('y', num(ha))}, and an ${x}-intercept of ${num(xi)}. Find the values of ${symbol('a')}, ${symbol('b')}, and ${symbol('c')}, and write the rule for ${symbol('f')} with these values.`,
			answer: withMisconceptions(
				expression(answer),
				[expression(quotient(above, line1(1, va))), 'used the opposite sign for c'],
				[expression(quotient(line1(ha, ha * xi), line1(1, -va))), 'used the opposite sign for b'],
				[
					expression(quotient(line1(ha, -xi), line1(1, -va))),
					'used the opposite of the x-intercept as b',
				],
			),
			steps: [
				line(
					equation({ kind: 'sum', terms: [num(va), symbol('c')] }, 0),
					'the denominator is 0 at the vertical asymptote',
				),
				line(equation('c', num(-va)), takeAway(va)),
				line(
					equation('a', num(ha)),
					'the horizontal asymptote is y = a, the ratio of the leading coefficients',
				),
				line(
					equation(
						{
							kind: 'sum',
							terms: [ha === 1 ? num(xi) : product(num(ha), num(xi)), symbol('b')],
						},
						0,
					),
					'the numerator is 0 at the x-intercept',
				),
				...(ha === 1 || xi === 0
					? []
					: [
							line(
								equation({ kind: 'sum', terms: [num(ha * xi), symbol('b')] }, 0),
								`multiply ${ha} by ${xi}`,
							),
						]),
				line(equation('b', num(-ha * xi)), ha * xi === 0 ? undefined : takeAway(ha * xi)),
				line(ruleOf('f', answer), 'substitute the values of a, b, and c'),
			],
			hints: [
				say`Which feature shows where the denominator is 0? Which shows where the numerator is 0? Which gives the ratio of the leading coefficients?`,
			],
		};
	},
};

const over = (of: Expression, q: number): Expression => (q === 1 ? of : quotient(of, q));

/** f(g(x)) with the right inverse, or with one whose number was not divided. */
function verified(a: number, b: number, right: boolean) {
	if (Math.abs(a) === 1) return undefined;
	const share = new Fraction(1, a);
	const constant = right ? new Fraction(-b, a) : new Fraction(-b);
	const g = polynomialExpression(linear(share, 'x', constant));
	const both = call('f', call('g', 'x'));
	const inner = linear(share, 'x', constant);
	const result = polynomialExpression(linear(1, 'x', right ? 0 : b - a * b));
	if (!right && b === a * b) return undefined;
	return {
		prompt: say`To test whether ${symbol('g')} is the inverse of ${symbol('f')}, simplify ${both} for ${ruleOf('f', line1(a, b))} and ${ruleOf('g', g)}.`,
		answer: withMisconceptions(
			expression(result),
			[
				expression(polynomialExpression(linear(1, 'x', constant.add(b)))),
				`multiplied only the x-term by ${a}`,
			],
			...onlyIf(!right, [expression(symbol('x')), 'assumed that g is the inverse of f']),
			[expression(product(line1(a, b), g)), 'multiplied the two rules instead of composing them'],
		),
		steps: [
			...composingLines(both, [b, a], inner, 'substitute g(x) for x in the rule for f'),
			sentence(
				right
					? say`The result is ${result}, so ${symbol('g')} is the inverse of ${symbol('f')}.`
					: say`The result is ${result}, not ${symbol('x')}, so ${symbol('g')} is not the inverse of ${symbol('f')}.`,
			),
		],
		hints: [say`What do you get when the rule for ${symbol('f')} is applied to ${call('g', 'x')}?`],
	};
}
