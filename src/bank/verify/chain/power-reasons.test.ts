import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkPowerReasons } from './power-reasons.ts';

const issuesOf = (why: string, [above, text]: readonly [string, string]): string[] =>
	checkPowerReasons(
		createQuestion({
			steps: [
				{ text: `$${above}$`, html: '', speech: '' },
				{ text: `$${text}$`, why, html: '', speech: '' },
			],
		}),
	);

const EVEN = ['\\left(-\\frac{7}{3}\\right)^{2}', '= \\left(\\frac{7}{3}\\right)^{2}'] as const;
const ODD = ['= (-2)^{3}', '= -8'] as const;

test.each<[why: string, sound: readonly [string, string], broken: readonly [string, string]]>([
	['an even power of a negative number is positive', EVEN, ODD],
	['evaluate the power; an odd power of a negative number is negative', ODD, EVEN],
	[
		'an even number of negative factors gives a positive product',
		['= (-5) \\times (-5)', '= 5 \\times 5'],
		['= (-5) \\times (-5) \\times (-5)', '= -(5 \\times 5 \\times 5)'],
	],
	[
		'an odd number of negative factors gives a negative product',
		['= 2 \\times (-5) \\times (-5) \\times (-5)', '= -250'],
		['= 2 \\times (-5) \\times (-5)', '= 50'],
	],
	[
		'evaluate the power of the coefficient, and simplify each exponent',
		['= 6^{2}x^{6 \\times 2}', '= 36x^{12}'],
		['= x^{6 \\times 2}y^{2 \\times 2}', '= x^{12}y^{4}'],
	],
	[
		'multiply the exponents',
		['(5^{2})^{3x - 6} = (5^{3})^{-x - 6}', '5^{6x - 12} = 5^{-3x - 18}'],
		['= 5^{3}x^{4} \\times x^{2}', '= 5^{3}x^{8}'],
	],
	[
		'for the same base, add the exponents',
		['= (3x^{2}y)(2x^{3})', '= 6x^{2 + 3}y'],
		['(5^{2})^{3x - 6} = (5^{3})^{-x - 6}', '5^{6x - 12} = 5^{-3x - 18}'],
	],
	[
		'multiply the coefficients, and add the exponents of the same variable',
		['= 3x^{2}(3x^{2} - 4x - 5)', '= 9x^{4} - 12x^{3} - 15x^{2}'],
		['= \\frac{12x^{5}}{4x^{2}}', '= 3x^{3}'],
	],
	[
		'divide the coefficients, and subtract the exponents',
		['= \\frac{12x^{5}}{(2x)^{2}}', '= 3x^{3}'],
		['= 3x^{2} \\times 4x^{3}', '= 12x^{5}'],
	],
	[
		'simplify each exponent',
		['= 3^{-1}x^{2 \\times (-1)}', '= 3^{-1}x^{-2}'],
		['= 6^{2}x^{6 \\times 2}', '= 36x^{12}'],
	],
	[
		'simplify the denominator',
		['h = \\frac{48}{6 + 18}', 'h = \\frac{48}{24}'],
		['h = \\frac{2(24)}{6 + 18}', 'h = \\frac{48}{24}'],
	],
	[
		'simplify the numerator and the denominator',
		['h = \\frac{2(24)}{6 + 18}', 'h = \\frac{48}{24}'],
		['h = \\frac{48}{6 + 18}', 'h = \\frac{48}{24}'],
	],
	[
		'simplify the numerator and the denominator',
		['\\frac{1 - (-3)}{k - (-2)} = \\frac{2}{3}', '\\frac{4}{k + 2} = \\frac{2}{3}'],
		['\\frac{4}{k - (-2)} = \\frac{2}{3}', '\\frac{4}{k + 2} = \\frac{2}{3}'],
	],
])('"%s" goes with its lines', (why, sound, broken) => {
	expect(issuesOf(why, sound)).toEqual([]);
	expect(issuesOf(why, broken)).toHaveLength(1);
});
