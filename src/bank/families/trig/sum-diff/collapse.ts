/** The expanded sine or cosine of a sum or difference written as one function. */
import { type Draft, type Draw, expression, line, withMisconceptions } from '../../../family.ts';
import Fraction from 'fraction.js';
import { continued, difference, product, sum } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { angle, trig } from '../../../steps/turns.ts';
import { compoundFormula } from '../../../steps/trig-proofs.ts';

/** sin A cos B + cos A sin B and its relatives. */
export function collapse(draw: Draw): Draft | undefined {
	const [a, b, den, type] = [
		draw.int('A'),
		draw.int('B'),
		Number(draw.choice('den')),
		draw.inTurn('type'),
	];
	const isSum = type.includes('+');
	const total = new Fraction(isSum ? a + b : a - b, den);
	if (
		a === b ||
		(2 * a) % den === 0 ||
		(2 * b) % den === 0 ||
		total.equals(new Fraction(1, 2)) ||
		total.lte(0) ||
		total.gte(2) ||
		total.equals(1)
	)
		return undefined;
	const [A, B] = [angle(new Fraction(a, den), 'radians'), angle(new Fraction(b, den), 'radians')];
	const f = type.slice(0, 3);
	const isPlus = f === 'sin' ? isSum : !isSum;
	const [one, two] =
		f === 'sin'
			? [product(trig('sin', A), trig('cos', B)), product(trig('cos', A), trig('sin', B))]
			: [product(trig('cos', A), trig('cos', B)), product(trig('sin', A), trig('sin', B))];
	const given = isPlus ? sum(one, two) : difference(one, two);
	const result = trig(f, angle(total, 'radians'));
	return {
		prompt: say`Write ${given} as one trigonometric function of one angle. Do not evaluate it.`,
		answer: withMisconceptions(
			expression(result),
			[
				expression(trig(f, angle(new Fraction(isSum ? a - b : a + b, den), 'radians'))),
				isSum
					? 'subtracted the angles instead of adding them'
					: 'added the angles instead of subtracting them',
			],
			[
				expression(trig(f === 'sin' ? 'cos' : 'sin', angle(total, 'radians'))),
				`used the formula for the ${f === 'sin' ? 'cosine' : 'sine'}`,
			],
		),
		steps: [
			line(given),
			line(continued(trig(f, isSum ? sum(A, B) : difference(A, B))), compoundFormula(f, isSum)),
			line(continued(result), isSum ? 'add the angles' : 'subtract the angles'),
		],
		hints: [
			say`Which compound angle formula has products like these, with this sign between them, on its right side?`,
		],
	};
}
