import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkLineClaims } from './line-claims.ts';

type Line = readonly [text: string, why?: string];

const issuesOf = (...lines: Line[]): string[] =>
	checkLineClaims(
		createQuestion({
			question: 'Divide $-10x^{3} + 30x - 24$ by $2x - 4$.',
			steps: lines.map(([text, why]) => ({ text, html: '', speech: '', why })),
		}),
	);

const FIRST: Line = ['$\\frac{y}{x} = 12$', 'for (1, 12), divide the y-value by the x-value'];

test.each<[sound: Line[], broken: Line[]]>([
	[
		[['$100x = 12.\\overline{12}$', 'two digits repeat, so multiply both sides by 100']],
		[['$100x = 12.\\overline{12}$', 'one digit repeats, so multiply both sides by 100']],
	],
	[
		[['The term $\\frac{8}{x^{3}}$ is $8x^{-3}$: a number times a power of $x$.']],
		[['The term $\\frac{8}{x}$ is $8x^{-3}$: a number times a power of $x$.']],
	],
	[
		[['$73$ is prime.', 'it is not divisible by 2, 3, 5, or 7, and 11 × 11 is greater than 73']],
		[['$77$ is prime.', 'it is not divisible by 2, 3, 5, or 7, and 11 × 11 is greater than 77']],
	],
	[
		[['$= 2 \\times 3 \\times 19$', 'divide by 3: 57 ÷ 3 = 19, and 19 is prime']],
		[['$= 2 \\times 3 \\times 19$', 'divide by 3: 57 ÷ 3 = 19, and 57 is prime']],
	],
	[
		[['$= 2 \\times 3 \\times 19$', 'divide by 3: 57 ÷ 3 = 19, and 19 is prime']],
		[['$= 2 \\times 3 \\times 19$', 'divide by 3: 57 ÷ 3 = 19, and 3 is prime']],
	],
	[
		[['$= 2^{2} \\times 7$', 'divide by 2 repeatedly: 28, 14, 7, and 7 is prime']],
		[['$= 2^{2} \\times 7$', 'divide by 2 repeatedly: 28, 14, 7, and 2 is prime']],
	],
	[
		[['$112 = 4 \\times 28$, so $112$ is a multiple of 4.']],
		[['$112 = 4 \\times 28$, so the remainder when $112$ is divided by 4 is $28$.']],
	],
	[
		[['$62 = 4 \\times 15 + 2$, so the remainder when $62$ is divided by 4 is $2$.']],
		[['$62 = 4 \\times 15 + 2$, so $62$ is a multiple of 4.']],
	],
	[
		[FIRST, ['$\\frac{y}{x} = \\frac{28}{2} = 14$', 'for (2, 28), the quotient is different']],
		[FIRST, ['$\\frac{y}{x} = \\frac{24}{2} = 12$', 'for (2, 24), the quotient is different']],
	],
	[
		[FIRST, ['$\\frac{y}{x} = \\frac{24}{2} = 12$', 'for (2, 24), the quotient is the same']],
		[FIRST, ['$\\frac{y}{x} = \\frac{28}{2} = 14$', 'for (2, 28), the quotient is the same']],
	],
	[
		[['The term with $x^{7}$ contains $(3x)^{7}(-2)$.']],
		[['The coefficient of $x^{7}$ contains $(3x)^{7}(-2)$.']],
	],
	[
		[
			[
				'From $1$ to $35$, there are $5$ multiples of $6$, $7$ multiples of $5$, and $1$ multiple of both.',
			],
		],
		[
			[
				'From $1$ to $35$, there are $5$ multiples of $6$, $7$ multiples of $5$, and no multiples of both.',
			],
		],
	],
	[
		[['The dividend has no $x^{2}$-term, so the coefficient of $x^{2}$ is $0$.']],
		[['The dividend has no $x$-term, so the coefficient of $x$ is $0$.']],
	],
	[
		[['The 14th value is $2$, so the median is $2$ tickets.']],
		[['The 14th value is $3$, so the median is $2$ tickets.']],
	],
	[
		[
			[
				'The pairs of integers whose product is $26$ are 1 and 26; and the same pair with both signs reversed.',
			],
			['The sums of these pairs are $27$ and $-27$.'],
		],
		[
			[
				'The pairs of integers whose product is $26$ are 1 and 26; and the same pair with both signs reversed.',
			],
			['The sums of these pairs are $27$ and $0$.'],
		],
	],
	[
		[['For $x = -5$, the argument $x - 4$ would equal $-9$, which is not positive.']],
		[['For $x = -5$, the argument $x - 4$ would equal $-1$, which is not positive.']],
	],
	[
		[
			[
				'Of the choices, only $y = -x(x + 3)$ has these factors and a negative leading coefficient.',
			],
		],
		[['Of the choices, only $y = x(x + 3)$ has these factors and a negative leading coefficient.']],
	],
	[
		[['$\\approx 1350$'], ['$22.5$ hours is about $1350$ minutes.']],
		[['$= 1350$'], ['$22.5$ hours is about $1350$ minutes.']],
	],
])('%j is true, and %j is not', (sound, broken) => {
	expect(issuesOf(...sound)).toEqual([]);
	expect(issuesOf(...broken)).toHaveLength(1);
});

test('compares a limit with the amount that the prompt gives for it', () => {
	const limited = (why: string) =>
		checkLineClaims(
			createQuestion({
				question:
					'At most 12 minutes are available for wrapping, and at most 14 minutes are available for packing.',
				steps: [{ text: '$2x + y \\le 14$', html: '', speech: '', why }],
			}),
		);
	expect(limited('the minutes for packing')).toEqual([]);
	expect(limited('the minutes for wrapping')).toHaveLength(1);
});
