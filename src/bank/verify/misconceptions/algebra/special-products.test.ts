import { expect, test } from 'vitest';
import { answered, issuesOf, mistakesLeadTo } from '../answered.testdata.ts';

mistakesLeadTo([
	[
		'Factor $t^{2} + 4t + 4$.',
		'(t + 2)^{2}',
		'used the pattern for a difference of squares',
		'(t - 2)(t + 2)',
		'(t - 2)^{2}',
		'= (t + 2)^{2}',
	],
	[
		'Factor $t^{2} + 4t + 4$.',
		'(t + 2)^{2}',
		'used the pattern for the square of a difference',
		'(t - 2)^{2}',
		'(t - 2)(t + 2)',
		'= (t + 2)^{2}',
	],
	[
		'Expand and simplify $(n + 4)^{2}$.',
		'n^{2} + 8n + 16',
		'forgot to double the middle term',
		'n^{2} + 4n + 16',
		'n^{2} + 16',
		'= n^{2} + 2n(4) + 4^{2}',
	],
	[
		'Expand and simplify $(2x - 3)(3x + 3) + (x + 2)^{2}$.',
		'7x^{2} + x - 5',
		'left out the middle term of the square',
		'7x^{2} - 3x - 5',
		'7x^{2} + 4x - 5',
	],
	[
		'Expand and simplify $(2x - 3)(3x + 3) + (x + 2)^{2}$.',
		'7x^{2} + x - 5',
		'left out the middle term of the first product',
		'7x^{2} + 4x - 5',
		'7x^{2} - 3x - 5',
		'= 6x^{2} + 6x - 9x - 9 + (x^{2} + 4x + 4)',
	],
	[
		'Expand and simplify $(3x + 3)(-4x - 5)(x + 7)$.',
		'-12x^{3} - 111x^{2} - 204x - 105',
		'left out the middle term of the first product',
		'-12x^{3} - 84x^{2} - 15x - 105',
		'-12x^{3} - 111x^{2} - 105',
		'= (-12x^{2} - 27x - 15)(x + 7)',
	],
	[
		'Use a special product pattern to compute $82 \\times 78$ without a calculator.',
		'6396',
		'did not square 2',
		'6398',
		'6404',
		'= 80^{2} - 2^{2}',
	],
	[
		'Use an identity to compute $17^{2} - 3^{2}$ without squaring.',
		'280',
		'squared the difference',
		'196',
		'400',
		'= (17 + 3)(17 - 3)',
	],
	[
		'Expand and simplify $(x + 6)^{3}$.',
		'x^{3} + 18x^{2} + 108x + 216',
		'cubed each term and left out the middle terms',
		'x^{3} + 216',
		'x^{3} + 6x^{2} + 36x + 216',
	],
	[
		'Expand $(m - n)^{3}$.',
		'm^{3} - 3m^{2}n + 3mn^{2} - n^{3}',
		'left out all the middle terms',
		'm^{3} - n^{3}',
		'm^{3} - m^{2}n + mn^{2} - n^{3}',
		'= m^{3} - 3m^{2}n + 3mn^{2} - n^{3}',
	],
	[
		'Expand $(x + 1)^{3}$.',
		'x^{3} + 3x^{2} + 3x + 1',
		'alternated the signs, as in the expansion of a difference',
		'x^{3} - 3x^{2} + 3x - 1',
		'x^{3} + 1',
	],
	[
		'Expand and simplify $(x + 6)^{3}$.',
		'x^{3} + 18x^{2} + 108x + 216',
		'left out the coefficient 3 of each middle term of the pattern',
		'x^{3} + 6x^{2} + 36x + 216',
		'x^{3} + 216',
		'= x^{3} + 3x^{2}(6) + 3x(6^{2}) + 6^{3}',
	],
	[
		'Find the term containing $x$ in the expansion of $(2x - 3)^{8}$.',
		'-34{,}992x',
		'left out the coefficient 8 from Pascal’s triangle',
		'-4374x',
		'34{,}992x',
	],
	[
		'Find the term containing $x$ in the expansion of $(2x - 3)^{8}$.',
		'-34{,}992x',
		'used only the number from Pascal’s triangle as the coefficient',
		'8x',
		'-4374x',
	],
	[
		'Simplify $(y - 13) + (-6y + 1)$.',
		'-5y - 12',
		'ignored the negative signs',
		'7y + 14',
		'7y - 14',
	],
	[
		'Which expression is equivalent to $25x^{2} - 49$?',
		'$(5x + 7)(5x - 7)$',
		'used the difference of the square roots for both factors',
		'$(5x - 7)^{2}$',
		'$1$',
		'= (5x + 7)(5x - 7)',
	],
	[
		'Which expression is equivalent to $x^{4} - 256$?',
		'$(x^{2} + 16)(x + 4)(x - 4)$',
		'used the sum of the square roots for both factors',
		'$(x^{2} + 16)^{2}$',
		'$(x^{2} - 16)^{2}$',
		'= (x^{2} + 16)(x^{2} - 16)',
		'= (x^{2} + 16)(x + 4)(x - 4)',
	],
	[
		'Which expression is equivalent to $x^{4} - 256$?',
		'$(x^{2} + 16)(x + 4)(x - 4)$',
		'split the difference of squares into two equal factors',
		'$(x^{2} + 16)(x - 4)^{2}$',
		'$(x - 4)^{2}$',
		'= (x^{2} + 16)(x + 4)(x - 4)',
	],
	[
		'Which expression is equivalent to $49x^{2} + 210x + 225$?',
		'$(7x + 15)^{2}$',
		'split the first term as 49x times x instead of 7x times 7x',
		'$(49x + 15)(x + 15)$',
		'$64(x + 15)$',
		'= (7x + 15)^{2}',
	],
	[
		'Find the sixth term of the expansion of $(x + 2)^{7}$ in descending powers of $x$.',
		'672x^{2}',
		'alternated the signs, as in the expansion of a difference',
		'-672x^{2}',
		'42x^{2}',
	],
	[
		'Find the fifth term of the expansion of $(x + 2)^{7}$ in descending powers of $x$.',
		'560x^{3}',
		'did not raise 2 to the power of 4',
		'70x^{3}',
		'35x^{3}',
	],
]);

test.each([
	[
		'Find the fifth term of the expansion of $(x + 2)^{7}$ in descending powers of $x$.',
		'560x^{3}',
	],
	['Find the coefficient of $x^{7}$ in the expansion of $(3x - 2)^{8}$.', '-34992'],
])('alternating signs leave the sign of this term as it is: %s', (question, right) => {
	const why = 'alternated the signs, as in the expansion of a difference';
	const wrong = right.startsWith('-') ? right.slice(1) : `-${right}`;
	expect(issuesOf(answered('expression', right, question), why, wrong)).toHaveLength(1);
});

test('a mistake that leaves out a first power changes nothing', () => {
	const question = 'Find the coefficient of $x^{7}$ in the expansion of $(3x - 2)^{8}$.';
	const why = 'did not raise 3 to the power of 7 or −2 to the power of 1';
	expect(issuesOf(answered('expression', '-34992', question), why, '-48')).toHaveLength(1);
	const other = 'did not raise 3 to the power of 7';
	expect(issuesOf(answered('expression', '-34992', question), other, '-48')).toEqual([]);
});
