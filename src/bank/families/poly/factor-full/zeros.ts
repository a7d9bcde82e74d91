/** Cubics and quartics by the factor theorem. */
import { continued, equation, type Expression, num, sum } from '../../../../math/expression.ts';
import { linear, multiply, type Polynomial, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { type Draw, line, sentence, type Skills } from '../../../family.ts';
import { multiplied, zeroAt } from '../../../steps/coefficients.ts';
import { factorQuestion, type Pattern } from '../../../steps/factor-patterns.ts';
import { ALONE, factored, quadraticLines, shown } from '../../../steps/factoring.ts';
import { quotientReason, syntheticLine } from '../../../steps/synthetic-division.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

const zeros = (draw: Draw, names: readonly string[]): number[] | undefined => {
	const drawn = names.map((name) => draw.int(name)).sort((a, b) => Math.abs(a) - Math.abs(b));
	return new Set(drawn).size === drawn.length ? drawn : undefined;
};

export const ZEROS: Skills = {
	'Factor a cubic completely'(draw) {
		const [p, q, r] = zeros(draw, ['p', 'q', 'r']) ?? [];
		if (p === undefined || q === undefined || r === undefined) return undefined;
		const last: [Root, Root] = [
			{ c: 1, d: q },
			{ c: 1, d: r },
		];
		const draft = factorQuestion(term(draw.int('a')), factorTheorem('x', [p], last));
		return draft;
	},

	'Factor a quartic completely'(draw) {
		const a = draw.int('a');
		const [p, q, r, s] = zeros(draw, ['p', 'q', 'r', 's']) ?? [];
		if (p === undefined || q === undefined || r === undefined || s === undefined) return undefined;
		if (a === 2 && s % 2 === 0) return undefined;
		return factorQuestion(
			term(1),
			factorTheorem(
				'x',
				[p, q],
				[
					{ c: 1, d: r },
					{ c: a, d: s },
				],
			),
		);
	},
};

// Cubics and quartics with rational zeros: find a zero, divide, and continue with the quotient.

/** cx − d with the zero d/c. */
type Root = { c: number; d: number };

const factorOf = (x: string, { c, d }: Root): Polynomial => linear(c, x, -d);

const productOf = (brackets: readonly Polynomial[]): Polynomial =>
	brackets.reduce(multiply, [term(1)]);

/**
 * All zeros but the last two are found by trying, so they must be integers (c = 1); the last two come from a
 * quadratic. Zeros are tried by size, as a reader would.
 */
function factorTheorem(x: string, tried: readonly number[], last: [Root, Root]): Pattern {
	const ordered = [...tried].sort((a, b) => Math.abs(a) - Math.abs(b) || b - a);
	const found = ordered.map((zero) => factorOf(x, { c: 1, d: zero }));
	const end = last.map((root) => factorOf(x, root));
	const [one, two] = last;
	const inside = productOf([...found, ...end]);
	const product = factored(ALONE, ...found, ...end);
	return {
		inside,
		brackets: [...found, ...end],
		lines: (why) => [
			line(shown(inside), why),
			...ordered.flatMap((zero, at) => {
				const rest = productOf([...found.slice(at), ...end]);
				const dividend = multiplied(
					...ordered.slice(at).map((left) => zeroAt(left)),
					...last.map(({ c, d }) => zeroAt(d, c)),
				);
				const quotient = productOf([...found.slice(at + 1), ...end]);
				return [
					sentence(
						say`When ${equation(x, num(zero))}, the value of ${shown(rest)} is ${equation(valueAt(rest, zero), 0)}, so ${shown(factorOf(x, { c: 1, d: zero }))} is a factor.`,
						at === 0
							? `factor theorem: test the divisors of the constant term ${plainNumber(constantOf(rest))}`
							: `factor theorem: test the divisors of ${plainNumber(constantOf(rest))}, the constant term of the quotient`,
					),
					syntheticLine(dividend, zero),
					line(
						equation(shown(inside), factored(ALONE, ...found.slice(0, at + 1), quotient)),
						quotientReason(dividend, zero),
					),
				];
			}),
			...quadraticLines(
				{ a: one.c, p: -one.d, c: two.c, q: -two.d, letters: { x, y: '' } },
				continued(product),
				equation(shown(inside), product),
			),
		],
		hint: say`Can you find a divisor of the constant term that is a zero? Which factor does that zero give, and what quotient is left?`,
	};
}

/** The terms with the zero substituted: 8 + 28 + 4 − 40. */
const valueAt = (rest: Polynomial, zero: number): Expression =>
	sum(
		...rest.map(({ coefficient, powers }) =>
			num(coefficient.mul(zero ** (Object.values(powers)[0] ?? 0))),
		),
	);

const constantOf = (one: Polynomial): number => one.at(-1)?.coefficient.valueOf() ?? 0;
