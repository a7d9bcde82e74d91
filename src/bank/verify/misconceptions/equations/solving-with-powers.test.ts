import { mistakesLeadTo } from '../answered.testdata.ts';

mistakesLeadTo([
	[
		'Solve $5^{2x} - 3(5^{x}) - 28 = 0$ for real values of $x$. Round to the nearest thousandth.',
		'1.209',
		'took the logarithm of the absolute value of a negative number',
		'0.861, 1.209',
		'2.231, 3.132',
	],
	[
		'Solve $\\sqrt{x + 1} = 4$.',
		'15',
		'doubled the right side instead of squaring it',
		'7',
		'3',
		'x + 1 = 16',
	],
	[
		'Find the real solutions of $\\sqrt[3]{4x - 9} = 5$.',
		'\\frac{67}{2}',
		'multiplied the right side by 3 instead of cubing it',
		'6',
		'\\frac{7}{2}',
		'4x - 9 = 125',
	],
	[
		'Solve $\\sqrt{x + 31} - \\sqrt{x - 1} = 4$.',
		'5',
		'did not square both sides a second time',
		'3',
		'no solution',
		'x + 31 = x - 1 + 8\\sqrt{x - 1} + 16',
	],
	[
		'Find the real solutions of $(4x - 4)^{\\frac{3}{2}} = 8$.',
		'2',
		'dropped the exponent',
		'3',
		'\\frac{3}{2}',
	],
	[
		'A poster is $22$ inches long and $18$ inches wide.',
		'3',
		'subtracted the four corners twice',
		'51/20',
		'6',
		'(22 - 2x)(18 - 2x) = 192',
	],
]);
