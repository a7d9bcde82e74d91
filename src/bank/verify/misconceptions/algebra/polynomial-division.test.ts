import { mistakesLeadTo } from '../answered.testdata.ts';

mistakesLeadTo([
	[
		'Divide $-x^{2} - 2x + 3$ by $x + 4$.',
		'-x + 2, -5',
		'subtracted only the first term of each product, and added the rest',
		'-x - 6, -21',
		'-x + 2, 5',
	],
	[
		'Divide $-x^{2} - 2x + 3$ by $x + 4$.',
		'-x + 2, -5',
		'subtracted in the reverse order in the last step',
		'-x + 2, 5',
		'-x - 6, -21',
	],
	[
		'Use synthetic division to divide $5x^{3} - x - 1$ by $x - 1$.',
		'5x^{2} + 5x + 4, 3',
		'multiplied by −1 instead of 1',
		'5x^{2} - 5x + 4, -5',
		'5x^{2} + 5x + 4, -3',
	],
	[
		'Without dividing, find the remainder when $P(x) = 3x^{3} + x + 2$ is divided by $x - 2$.',
		'28',
		'gave the constant term of the dividend as the remainder',
		'2',
		'-24',
	],
]);
