/** Exact values at odd twelfths of π. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	equation,
	type Expression,
	num,
	opposite,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	addSurds,
	multiplySurds,
	scaleSurd,
	type Surd,
	surd,
	surdExpression,
} from '../../../../math/surd.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	mergedByValue,
	radical,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	cosineAt,
	overCommon,
	rationalizedTangent,
	sineAt,
	tangentAt,
	tangentParts,
} from './twelfth-values.ts';
import { angle, NAMES, trig } from '../../../steps/turns.ts';
import { compoundFormula } from '../../../steps/trig-proofs.ts';

const minusInBrackets = (of: Expression): Expression =>
	of.kind === 'opposite' ? brackets(of) : of;

const TERM_BY_TERM = 'divide each term of the numerator by the denominator';

export function twelfths(draw: Draw): Draft | undefined {
	const [n, f] = [draw.int('n'), draw.inTurn('f')];
	if (n % 2 === 0 || n % 3 === 0) return undefined;
	const size = Math.abs(n);
	const first = [3, 9, 15, 21].find((one) => [2, 4, -2, -4].includes(size - one)) ?? 3;
	const second = size - first;
	const rest = Math.abs(second);
	const [A, B] = [
		angle(new Fraction(first, 12), 'radians'),
		angle(new Fraction(rest, 12), 'radians'),
	];
	const isSum = second > 0;
	const inside = isSum ? sum(A, B) : difference(A, B);
	const join = (plus: boolean, one: Expression, two: Expression) =>
		plus ? sum(one, two) : difference(one, two);
	const given = trig(f, angle(new Fraction(n, 12), 'radians'));
	const flips = n < 0 && f !== 'cos';
	const signed = (of: Expression) => (flips ? opposite(of.kind === 'sum' ? brackets(of) : of) : of);
	const positive =
		f === 'sin'
			? addSurds(
					multiplySurds(sineAt(first), cosineAt(rest)),
					scaleSurd(multiplySurds(cosineAt(first), sineAt(rest)), isSum ? 1 : -1),
				)
			: f === 'cos'
				? addSurds(
						multiplySurds(cosineAt(first), cosineAt(rest)),
						scaleSurd(multiplySurds(sineAt(first), sineAt(rest)), isSum ? -1 : 1),
					)
				: tangentAt(size);
	const value = overCommon(flips ? scaleSurd(positive, -1) : positive);
	/** −(2 + √3) from −2 − √3; where the lines have a sign outside already, it is kept. */
	const hasSignOutside = f === 'tan' && !flips && value.kind === 'opposite';
	const half = (of: Surd) => brackets(overCommon(of));
	const even: Line[] =
		n < 0
			? [
					line(
						equation(given, signed(trig(f, angle(new Fraction(size, 12), 'radians')))),
						flips
							? `${f === 'sin' ? 'sine' : 'tangent'} is an odd function`
							: 'cosine is an even function',
					),
				]
			: [line(given)];
	const tangent = (at: number): Expression => {
		const [up, across] = [sineAt(at), cosineAt(at)];
		const sign = [...up.values(), ...across.values()].filter((c) => c.lt(0)).length === 1 ? -1 : 1;
		if (at % 3 === 0) return num(sign);
		const exact = at === 4 ? root(3) : quotient(root(3), 3);
		return sign < 0 ? opposite(exact) : exact;
	};
	const expanded =
		f === 'sin'
			? join(
					isSum,
					product(trig('sin', A), trig('cos', B)),
					product(trig('cos', A), trig('sin', B)),
				)
			: f === 'cos'
				? join(
						!isSum,
						product(trig('cos', A), trig('cos', B)),
						product(trig('sin', A), trig('sin', B)),
					)
				: quotient(
						join(isSum, trig('tan', A), trig('tan', B)),
						join(!isSum, num(1), product(trig('tan', A), trig('tan', B))),
					);
	const numbers =
		f === 'sin'
			? join(
					isSum,
					product(half(sineAt(first)), half(cosineAt(rest))),
					product(half(cosineAt(first)), half(sineAt(rest))),
				)
			: f === 'cos'
				? join(
						!isSum,
						product(half(cosineAt(first)), half(cosineAt(rest))),
						product(half(sineAt(first)), half(sineAt(rest))),
					)
				: quotient(
						join(isSum, tangent(first), tangent(rest)),
						join(!isSum, num(1), product(brackets(tangent(first)), brackets(tangent(rest)))),
					);
	const negated = (of: Surd) => radical(overCommon(flips ? scaleSurd(of, -1) : of));
	const [p, q, r, t] = [sineAt(first), cosineAt(first), sineAt(rest), cosineAt(rest)];
	const wrong: WrongAnswer[] =
		f === 'tan'
			? [
					[
						negated(tangentAt(2 * first - size)),
						`used the formula for the tangent of a ${isSum ? 'difference' : 'sum'}`,
					],
					[
						negated(
							addSurds(
								surd(tangentParts(first).whole),
								surd(tangentParts(rest).roots.mul(isSum ? 1 : -1), 3),
							),
						),
						`${isSum ? 'added' : 'subtracted'} the tangents of the two angles`,
					],
					[negated(tangentAt(6 - size)), 'found the cotangent instead of the tangent'],
				]
			: [
					[
						negated(
							f === 'sin'
								? addSurds(multiplySurds(p, t), scaleSurd(multiplySurds(q, r), isSum ? -1 : 1))
								: addSurds(multiplySurds(q, t), scaleSurd(multiplySurds(p, r), isSum ? 1 : -1)),
						),
						(f === 'sin') === isSum
							? 'subtracted the second product instead of adding it'
							: 'added the second product instead of subtracting it',
					],
					[
						negated(addSurds(f === 'sin' ? p : q, scaleSurd(f === 'sin' ? r : t, isSum ? 1 : -1))),
						`${isSum ? 'added' : 'subtracted'} the ${f === 'sin' ? 'sines' : 'cosines'} of the two angles`,
					],
				];
	const [one, two] = f === 'sin' ? [p, q] : [q, p];
	const products = [multiplySurds(one, t), multiplySurds(two, r)].map((of) => overCommon(of));
	const multiplied = join(
		(f === 'sin') === isSum,
		products[0] ?? num(0),
		minusInBrackets(products[1] ?? num(0)),
	);
	const rationalized = rationalizedTangent(
		tangentParts(first).whole,
		tangentParts(rest).roots,
		isSum,
	);
	const outer = (of: Expression) =>
		flips ? opposite(of.kind === 'sum' ? { kind: 'brackets', of, square: true } : of) : of;
	return {
		prompt: say`What is the exact value of ${given}? Use a compound angle formula, and write the answer ${f === 'tan' ? 'without a fraction' : 'with a rational denominator'}.`,
		answer: withMisconceptions(radical(value), ...mergedByValue(...wrong)),
		steps: [
			...even,
			line(
				continued(outer(trig(f, inside))),
				isSum
					? 'write the angle as a sum of two special angles'
					: 'write the angle as a difference of two special angles',
			),
			line(continued(outer(expanded)), compoundFormula(f, isSum)),
			line(continued(outer(numbers)), 'substitute the exact values'),
			...(f === 'tan'
				? rationalized.map(({ body, why }) => line(continued(outer(body)), why))
				: [line(continued(outer(multiplied)), 'multiply')]),
			...(hasSignOutside
				? [
						line(continued(surdExpression(positive)), TERM_BY_TERM),
						line(continued(value), 'factor out the negative sign'),
					]
				: [
						line(
							continued(value),
							f === 'tan' ? TERM_BY_TERM : 'combine the numerators over the common denominator',
						),
					]),
		],
		hints: [
			...(n < 0
				? [
						say`Is ${NAMES[f] ?? 'the ratio'} an even function or an odd function? What does that tell you about its value at a negative angle?`,
					]
				: []),
			say`How can you write the angle as a sum or difference of special angles, such as multiples of ${angle(new Fraction(1, 4), 'radians')} and ${B}?`,
		],
	};
}
