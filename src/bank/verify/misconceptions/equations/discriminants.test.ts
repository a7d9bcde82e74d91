import { mistakesLeadTo } from '../answered.testdata.ts';

const K_ASKED =
	'The solutions of $x^{2} + 10x - 5 = 0$ can be written in the form $\\frac{-10 \\pm \\sqrt{k}}{2}$, where $k$ is a constant. What is the value of $k$?';

mistakesLeadTo([
	[
		'What is the sum of the solutions of $3x^{2} + 29x - 40 = 0$?',
		'-29/3',
		'gave the product of the solutions',
		'-40/3',
		'-41/3',
	],
	[
		'What is the product of the solutions of $3x^{2} + 29x - 40 = 0$?',
		'-40/3',
		'gave the sum of the solutions',
		'-29/3',
		'29/3',
	],
	[
		'For which values of $k$ does the equation $4x^{2} + kx + 1 = 0$ have equal roots?',
		'k = -4 or k = 4',
		'did not take the square root of the factor 4 in 4ac',
		'k = -8 or k = 8',
		'k = -16 or k = 16',
	],
	[
		'Which phrase describes the roots of $3x^{2} + 9x + 8 = 0$?',
		'no real roots',
		'used the rule for a discriminant of 0',
		'one rational root (two equal roots)',
		'two different rational roots',
	],
	[
		'Which phrase describes the roots of $x^{2} + 6x + 9 = 0$?',
		'one rational root (two equal roots)',
		'used the rule for a negative discriminant',
		'no real roots',
		'two different irrational roots',
	],
	[
		'How many real zeros does the function $f(x) = 2x^{2} - 3x + 7$ have?',
		'0',
		'used the rule for a positive discriminant',
		'2',
		'1',
	],
	[
		'Which phrase describes the roots of $x^{2} + 6x + 9 = 0$?',
		'one rational root (two equal roots)',
		'used the rule for a positive discriminant that is a perfect square',
		'two different rational roots',
		'two different irrational roots',
	],
	[
		'Which phrase describes the roots of $x^{2} + 6x + 9 = 0$?',
		'one rational root (two equal roots)',
		'used the rule for a positive discriminant that is not a perfect square',
		'two different irrational roots',
		'two different rational roots',
	],
	[
		'How many real zeros does the function $f(x) = -6(x - 7)^{2}$ have?',
		'1',
		'counted all the points on the graph, not just the x-intercepts',
		'infinitely many',
		'0',
	],
	[
		'For which values of $k$ does the equation $x^{2} + kx + 4 = 0$ have no real roots?',
		'$-4 < k < 4$',
		'used the condition for equal roots',
		'$k = -4$ or $k = 4$',
		'$k < -4$ or $k > 4$',
	],
	[
		'For which values of $k$ does the equation $x^{2} - 6x + k = 0$ have equal roots?',
		'$k = 9$',
		'used the condition for two different real roots',
		'$k < 9$',
		'$k = 36$',
	],
	[
		'For which values of $k$ does the equation $x^{2} - 6x + k = 0$ have equal roots?',
		'$k = 9$',
		'left out the factor 4 in 4ac',
		'$k = 36$',
		'$k < 9$',
		'(-6)^{2} - 4(1)k = 0',
	],
	[
		'The line $y = -5x + k$ is tangent to the parabola $y = 4x^{2} + x - 5$. What is the value of $k$?',
		'-\\frac{29}{4}',
		'added 16ac in the discriminant instead of subtracting it',
		'-11/4',
		'29/8',
		'6^{2} - 16(-5 - k) = 0',
	],
	[K_ASKED, '$120$', 'did not square b', '$30$', '$\\frac{54}{5}$'],
	[K_ASKED, '$120$', 'added 4ac instead of subtracting it', '$80$', '$30$'],
	[K_ASKED, '$120$', 'left out the factor 4 in 4ac', '$105$', '$115$'],
]);
