import { expect, test } from 'vitest';
import { answered, issuesOf, mistakesLeadTo } from '../answered.testdata.ts';

mistakesLeadTo([
	[
		'What is the greater solution of $(x + 10)^{2} = 81$?',
		'-1',
		'used the number in the squared binomial without changing its sign',
		'19',
		'-19',
	],
	[
		'Factor $x^{3} + 8$.',
		'(x + 2)(x^{2} - 2x + 4)',
		'used the pattern for a difference of cubes',
		'(x - 2)(x^{2} + 2x + 4)',
		'(x - 2)(x^{2} - 2x + 4)',
	],
	[
		'The graph of a polynomial function is shown.',
		'$y = 2(x + 2)(x - 1)^{3}$',
		'wrote x + r instead of x − r for each zero r',
		'$y = 2(x + 1)^{3}(x - 2)$',
		'$y = 2(x + 2)^{3}(x - 1)$',
	],
	[
		'What is the domain of $f(x) = \\frac{2}{x^{2} - 6x}$?',
		'all real numbers except $0$ and $6$',
		'found only one zero of the denominator',
		'all real numbers except $0$',
		'all real numbers except $-6$ and $0$',
	],
	[
		'Find every integer $b$ for which $x^{2} + bx + 8$ can be factored over the integers.',
		'-9, -6, 6, 9',
		'left out the pairs with both signs reversed',
		'6, 9',
		'-7, -2, 2, 7',
	],
	['Solve $\\sqrt{6x - 5} = x$.', '1, 5', 'rejected 5, which satisfies the equation', '1', '5'],
	[
		'The product of two consecutive positive integers is $812$.',
		'28',
		'gave the negative solution of the equation',
		'-29',
		'29',
		'n = -29',
	],
	[
		'Solve $\\sqrt{5x + 14} = x$.',
		'7',
		'kept only the extraneous solution',
		'-2',
		'-2, 7',
		'x = -2',
	],
]);

test('refuses a zero that the graph does not have', () => {
	const graph = answered(
		'multiple-choice',
		'$x + 3$',
		'The graph of the polynomial function $y = f(x)$ is shown. Which of these must be a factor of $f(x)$?',
		'figure: From left to right, it crosses the x-axis at x equals negative 3, x equals 1, and x equals 5. It meets the y-axis at y equals negative 15.',
	);
	expect(issuesOf(graph, 'reversed the sign of the zero −3', '$x - 3$')).toEqual([]);
	expect(issuesOf(graph, 'reversed the sign of the zero 5', '$x + 5$')).toEqual([]);
	expect(issuesOf(graph, 'reversed the sign of the zero 3', '$x - 3$')).toHaveLength(1);
	expect(issuesOf(graph, 'reversed the sign of the zero 3', '$x + 3$')).toHaveLength(1);
	expect(issuesOf(graph, 'used the y-intercept as a zero', '$x + 15$')).toEqual([]);
	expect(issuesOf(graph, 'used the y-intercept as a zero', '$x - 15$')).toHaveLength(1);
});
