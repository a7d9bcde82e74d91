/** Roots of a quadratic as rounded decimals, from the formula to the two numbers. */
import Fraction from 'fraction.js';
import { equation, type Expression, num, quotient, relation, sum } from '../../math/expression.ts';
import { decimal, exactDecimal, root, rounded, roundedText } from '../../math/notation.ts';
import { type DraftAnswer, type Line, line, sentence, solutions } from '../family.ts';
import { joinedByOr } from '../../math/prose.ts';
import { discriminantValue, type WholeQuadratic } from '../../math/quadratic.ts';
import { isSquare } from '../../math/surd.ts';
import { roundsClearly } from './amounts.ts';
import { formulaBegin } from './quadratic-formula.ts';

/** The roots in increasing order. */
export function realRoots(quadratic: WholeQuadratic): [number, number] {
	const spread = Math.sqrt(discriminantValue(quadratic)) / (2 * Math.abs(quadratic.a));
	const middle = -quadratic.b / (2 * quadratic.a);
	return [middle - spread, middle + spread];
}

/** "t = 4", or "t ≈ 0.2" where the decimal is rounded. */
const rootShown = (letter: string, text: string, value: number): Expression =>
	Math.abs(Number(text) - value) < 1e-9
		? equation(letter, exactDecimal(new Fraction(text)))
		: relation(letter, '\\approx', decimal(text));

/** `undefined` when a root cannot be rounded safely or both round to the same number. The roots must be real. */
export function decimalRootLines(
	quadratic: WholeQuadratic,
	places: number,
	letter = 'x',
): { answer: DraftAnswer; lines: Line[] } | undefined {
	const roots = realRoots(quadratic);
	const texts = roots.map((value) => roundedText(value, places));
	if (!roots.every((value) => roundsClearly(value, places)) || texts[0] === texts[1])
		return undefined;
	const answer = solutions(...texts.map(decimal));
	const { a, b } = quadratic;
	const d = discriminantValue(quadratic);
	const spread = Math.sqrt(d);
	const exact = isSquare(d);
	const nearby = Number(roundedText(spread, places + 2));
	const shown = exact ? num(spread) : rounded(spread, places + 2);
	const agree = roots.every((_, at) => {
		const value = -b / (2 * a) + ((at === 0 ? -1 : 1) * nearby) / Math.abs(2 * a);
		return roundedText(value, places) === texts[at];
	});
	if (!agree) return undefined;
	const lines = ([-1, 1] as const)
		.toSorted((one, two) => (one - two) * a)
		.map((sign, at) => {
			const over = sum(-b, sign < 0 ? { kind: 'opposite', of: shown } : shown);
			const fits = exact && new Fraction(-b + sign * spread, 2 * a).mul(10 ** places).d === 1n;
			const text = texts[at] ?? '0';
			const result = fits ? exactDecimal(new Fraction(text)) : decimal(text);
			return line(
				exact
					? relation(equation(letter, quotient(over, 2 * a)), fits ? '=' : '\\approx', result)
					: relation(relation(letter, '\\approx', quotient(over, 2 * a)), '\\approx', result),
				`use the ${sign < 0 ? 'minus' : 'plus'} sign of ±`,
			);
		});
	return {
		answer,
		lines: [
			...formulaBegin(quadratic, letter),
			exact
				? line(equation(root(d), shown), 'evaluate the square root')
				: line(relation(root(d), '\\approx', shown), 'keep extra decimal places until the end'),
			...lines,
			sentence(joinedByOr(texts.map((text, at) => rootShown(letter, text, roots[at] ?? 0)))),
		],
	};
}
