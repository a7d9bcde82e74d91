import { expect, test } from 'vitest';
import { num, power, product, sum, symbol } from '../../math/expression.ts';
import { line1 } from './function-rule.ts';
import { misreadValues } from './value-misconceptions.ts';

const x = symbol('x');
const named = (...of: Parameters<typeof misreadValues>) =>
	misreadValues(...of).map(([{ value }, why]) => `${value}: ${why}`);

test('names only misreadings of what is in the rule', () => {
	expect(named(line1(3, 5), 4)).toEqual([
		'12: left out the constant term',
		'12: added the input to the coefficient of x instead of multiplying',
	]);
	expect(named(line1(3, 0), 4)).toEqual([
		'7: added the input to the coefficient of x instead of multiplying',
	]);
	expect(named(sum(product(num(2), power(x, 2)), num(1)), 3)).toEqual([
		'13: multiplied the base by the exponent',
		'37: applied the exponent to the coefficient, too',
		'18: left out the constant term',
	]);
});

test('keeps a misreading that gives the right value, so that the draw can be refused', () => {
	expect(named(line1(2, 1), 2)).toContain(
		'5: added the input to the coefficient of x instead of multiplying',
	);
});
