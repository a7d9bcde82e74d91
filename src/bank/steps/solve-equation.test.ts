import { expect, test } from 'vitest';
import { exactDecimal } from '../../math/notation.ts';
import { term } from '../../math/polynomial.ts';
import { proseText } from '../../math/prose.ts';
import { bracket, solveEquation } from './solve-equation.ts';

const written = (...equation: Parameters<typeof solveEquation>) =>
	solveEquation(...equation)?.lines.map(({ body, why }) =>
		[proseText(body).replaceAll('$', ''), why].filter(Boolean).join(' | '),
	);

test('expands, combines and undoes, each line with its reason', () => {
	const left = [term(5), bracket(-2, term(1, 'x'), term(-4))];
	expect(written(left, [term(3, 'x'), term(-2)])).toEqual([
		'5 - 2(x - 4) = 3x - 2',
		'5 - 2x + 8 = 3x - 2 | multiply each term in the brackets by -2',
		'13 - 2x = 3x - 2 | combine like terms: 5 + 8 = 13',
		'13 - 5x = -2 | subtract 3x from both sides',
		'-5x = -15 | subtract 13 from both sides',
		'x = 3 | divide both sides by -5',
	]);
});

test('writes the operation on both sides for beginners', () => {
	expect(written([term(3, 'n'), term(7)], [term(5)], { shown: true })).toEqual([
		'3n + 7 = 5',
		'3n + 7 - 7 = 5 - 7 | subtract 7 from both sides',
		'3n = -2 | simplify',
		'\\frac{3n}{3} = \\frac{-2}{3} | divide both sides by 3',
		'n = -\\frac{2}{3} | simplify',
	]);
});

test('keeps the variable on the right until the end', () => {
	expect(written([term(9)], [term('3/4', 'y')])).toEqual([
		'9 = \\frac{3}{4}y',
		'\\frac{4}{3}(9) = y | multiply both sides by 4/3, the reciprocal of 3/4',
		'12 = y | multiply',
		'y = 12 | write the variable on the left side',
	]);
});

test('writes decimals when asked to', () => {
	expect(written([term(1, 'x'), term('3.4')], [term(5)], { number: exactDecimal })).toEqual([
		'x + 3.4 = 5',
		'x = 1.6 | subtract 3.4 from both sides',
	]);
});

test('has no lines for an equation without one solution', () => {
	expect(solveEquation([term(2, 'x'), term(1)], [term(2, 'x')])).toBeUndefined();
});
