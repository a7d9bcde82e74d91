import { mistakesLeadTo } from '../answered.testdata.ts';

mistakesLeadTo([
	[
		'Simplify $\\sqrt{-24}$.',
		'2i\\sqrt{6}',
		'ignored the negative sign under the radical',
		'2\\sqrt{6}',
		'-2\\sqrt{6}',
	],
	[
		'Find all complex zeros of $P(x) = x^{3} + x^{2} - 4x + 6$.',
		'-3, 1 - i, 1 + i',
		'wrote b instead of −b in the numerator of the quadratic formula',
		'-3, -1 - i, -1 + i',
		'-3, 0, 2',
	],
	[
		'Divide: $\\frac{-6i}{2 + 5i}$.',
		'-\\frac{30}{29} - \\frac{12}{29}i',
		'subtracted the squares in the denominator instead of adding them',
		'\\frac{10}{7} + \\frac{4}{7}i',
		'\\frac{30}{29} - \\frac{12}{29}i',
	],
	[
		'Simplify $\\sqrt{-24}$.',
		'2i\\sqrt{6}',
		'moved the negative sign in front of the radical instead of writing i',
		'-2\\sqrt{6}',
		'4i\\sqrt{6}',
	],
	['Simplify $i^{62}$.', '-1', 'replaced i² with 1 instead of −1', '1', '-i'],
	[
		'Divide: $\\frac{-6i}{2 + 5i}$.',
		'-\\frac{30}{29} - \\frac{12}{29}i',
		'replaced i² with 1 in the numerator',
		'\\frac{30}{29} - \\frac{12}{29}i',
		'-\\frac{6}{5}i',
		'= \\frac{-12i + 30i^{2}}{4 + 25}',
	],
	[
		'Divide: $\\frac{-6i}{2 + 5i}$.',
		'-\\frac{30}{29} - \\frac{12}{29}i',
		'divided the real parts and the imaginary parts separately',
		'-\\frac{6}{5}i',
		'\\frac{30}{29} - \\frac{12}{29}i',
	],
	[
		'Multiply: $(8 + 8i)(4 + 2i)$.',
		'16 + 48i',
		'multiplied real by real and imaginary by imaginary, and left out the rest',
		'16',
		'48 + 48i',
	],
	['Simplify $i^{62}$.', '-1', 'went one power too far in the cycle', '-i', '1'],
	['Simplify $i^{62}$.', '-1', 'stopped one power too early in the cycle', 'i', '1'],
	[
		'Solve $(n + 3)^{2} + 8 = 4$.',
		'-3 - 2i, -3 + 2i',
		'stopped because no real number has a negative square',
		'no solution',
		'-5, -1',
	],
]);
