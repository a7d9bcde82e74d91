/** Which product is equal to a difference of squares or a perfect square? */
import {
	multiply,
	plus,
	type Polynomial,
	polynomialExpression,
	samePolynomial,
	term,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { caseOf, distractor, type Draw, multipleChoice, type Skills } from '../../../family.ts';
import { coprime } from '../../../../math/gcd.ts';
import {
	differenceOfSquares,
	type Pattern,
	perfectSquare,
} from '../../../steps/factor-patterns.ts';
import { ALONE, factored } from '../../../steps/factoring.ts';
import { nestedSquares } from '../../../steps/nested-squares.ts';

type Case = { pattern: Pattern; wrong: { brackets: Polynomial[]; mistake: string }[] };

export const CHOICES: Skills = {
	'Rewrite an expression using a pattern'(draw) {
		if (!coprime(draw.int('a'), draw.int('b'))) return undefined;
		const found = caseOf(CASES, draw.inTurn('type'))(draw.int('a'), draw.int('b'), draw);
		if (!found) return undefined;
		const { pattern, wrong } = found;
		const values = [pattern.brackets, ...wrong.map(({ brackets }) => brackets)].map((brackets) =>
			brackets.reduce(multiply, [term(1)]),
		);
		if (values.some((one, at) => values.slice(at + 1).some((two) => samePolynomial(one, two))))
			return undefined;
		return {
			prompt: say`Which expression is equivalent to ${polynomialExpression(pattern.inside)}?`,
			answer: multipleChoice(
				factored(ALONE, ...pattern.brackets),
				...wrong.map(({ brackets, mistake }) => distractor(factored(ALONE, ...brackets), mistake)),
			),
			steps: pattern.lines(),
			hints: [pattern.hint],
		};
	},
};

const two = (a: number, x: string, b: number): Polynomial => plus([term(a, x)], [term(b)]);

/** What gives a²x + b beside x ± b: the right product of first terms in the wrong factors. */
const splitInOne = (a: number): string =>
	`split the first term as ${a * a}x times x instead of ${a}x times ${a}x`;

const CASES: Readonly<Record<string, (a: number, b: number, draw: Draw) => Case | undefined>> = {
	'difference of squares': (a, b) => ({
		pattern: differenceOfSquares(term(a, 'x'), term(b)),
		wrong: [
			{
				brackets: [two(a, 'x', -b), two(a, 'x', -b)],
				mistake: 'used the difference of the square roots for both factors',
			},
			{
				brackets: [two(a, 'x', b), two(a, 'x', b)],
				mistake: 'used the sum of the square roots for both factors',
			},
			{
				brackets: [two(a * a, 'x', b), two(1, 'x', -b)],
				mistake: splitInOne(a),
			},
		],
	}),

	'perfect square'(a, b, draw) {
		const sign = draw.random.pick([1, -1] as const);
		return {
			pattern: perfectSquare(term(a, 'x'), term(sign * b)),
			wrong: [
				{
					brackets: [two(a, 'x', -sign * b), two(a, 'x', -sign * b)],
					mistake: `wrote ${sign > 0 ? '− instead of +' : '+ instead of −'} in the brackets`,
				},
				{
					brackets: [two(a, 'x', b), two(a, 'x', -b)],
					mistake: 'used the pattern for a difference of squares',
				},
				{
					brackets: [two(a * a, 'x', sign * b), two(1, 'x', sign * b)],
					mistake: splitInOne(a),
				},
			],
		};
	},

	'nested square'(a, b) {
		if (a > 3 || b > 5) return undefined;
		const whole = two(a * a, 'xx', b * b);
		return {
			pattern: nestedSquares(a, 'x', b, 4),
			wrong: [
				{
					brackets: [two(a * a, 'xx', -b * b), two(a * a, 'xx', -b * b)],
					mistake: 'used the difference of the square roots for both factors',
				},
				{ brackets: [whole, whole], mistake: 'used the sum of the square roots for both factors' },
				{
					brackets: [whole, two(a, 'x', -b), two(a, 'x', -b)],
					mistake: 'split the difference of squares into two equal factors',
				},
			],
		};
	},
};
