import { mistakesLeadTo } from '../answered.testdata.ts';

mistakesLeadTo([
	[
		'Solve $x^{2} - 25 < 0$.',
		'(-5, 5)',
		'gave the values outside the zeros instead of those between them',
		'(-\\infty, -5) \\cup (5, \\infty)',
		'[-5, 5]',
	],
	['Solve $x^{2} - 25 < 0$.', '(-5, 5)', 'included the zeros', '[-5, 5]', '[-5, 6]'],
	[
		'Solve $x^{2} + 2x \\ge 0$.',
		'(-\\infty, -2] \\cup [0, \\infty)',
		'excluded the zeros',
		'(-\\infty, -2) \\cup (0, \\infty)',
		'(-\\infty, 0] \\cup [2, \\infty)',
	],
	[
		'Solve $\\frac{-2x + 6}{x} > 0$.',
		'(0, 3)',
		'included the zero of the numerator, although the inequality is strict',
		'(0, 3]',
		'(-\\infty, 0) \\cup (3, \\infty)',
	],
	[
		'Solve $(x + 2)^{2} - 8 = 8$.',
		'-6, 2',
		'added 2 to both sides instead of subtracting it',
		'-2, 6',
		'-10, -2',
	],
]);
