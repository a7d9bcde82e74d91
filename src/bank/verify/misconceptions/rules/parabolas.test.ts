import { mistakesLeadTo } from '../answered.testdata.ts';

mistakesLeadTo([
	[
		'The graph of a quadratic function $f$ has its vertex at $(6, 3)$ and passes through $(5, 6)$.',
		'3(x - 6)^{2} + 3',
		'did not square the difference of the x-coordinates',
		'-3(x - 6)^{2} + 3',
		'(x - 6)^{2} + 3',
	],
	[
		'The graph of a quadratic function $f$ has its vertex at $(6, 3)$ and passes through $(5, 6)$.',
		'3(x - 6)^{2} + 3',
		'wrote (x + 6)² instead of (x − 6)²',
		'\\frac{3}{121}(x + 6)^{2} + 3',
		'(x - 6)^{2} + 3',
	],
	[
		'Complete the square to write $-x^{2} + 6x + 6$ in the form $a(x - h)^{2} + k$.',
		'-(x - 3)^{2} + 15',
		'dropped the negative sign from the leading coefficient',
		'(x - 3)^{2} + 15',
		'-(x + 3)^{2} + 15',
	],
	[
		'Find the maximum value of $y = -2x(x + 1)$.',
		'1/2',
		'found the value at x = 0 instead of at the vertex',
		'0',
		'-1/2',
	],
	[
		'Complete the square to find the maximum value of $f(x) = -x^{2} - 4x - 9$.',
		'-5',
		'did not multiply the subtracted number by the leading coefficient',
		'-13',
		'-2',
	],
	[
		'Write an equation of the axis of symmetry of the parabola $y = 4(x + 5)(x - 8)$.',
		'x = \\frac{3}{2}',
		'wrote y instead of x in the equation of the axis',
		'y = \\frac{3}{2}',
		'x = -\\frac{3}{2}',
	],
	[
		'Write an equation of the axis of symmetry of the parabola $y = -(x + 4)^{2} + 4$.',
		'x = -4',
		'used the y-coordinate of the vertex',
		'y = 4',
		'y = -4',
	],
	[
		'What number in the blank makes $n^{2} - 8n + \\square$ a perfect square trinomial?',
		'16',
		'took half of the coefficient but did not square it',
		'-4',
		'64',
	],
	[
		'What number in the blank makes $n^{2} - 8n + \\square$ a perfect square trinomial?',
		'16',
		'squared the coefficient without taking half of it',
		'64',
		'-4',
	],
	[
		'What number in the blank makes $n^{2} - 8n + \\square$ a perfect square trinomial?',
		'16',
		'squared the coefficient before taking half of it',
		'32',
		'-4',
	],
]);
