/** What a week can look like, shown on one piece of math. No student is described. */
type Line = { tex: string; mark?: 'right' | 'wrong' };

export type ExampleDay = { day: string; what: string; lines: readonly Line[]; note: string };

export const EXAMPLE_WEEK: readonly ExampleDay[] = [
	{
		day: 'Monday',
		what: 'Lesson',
		lines: [
			{ tex: '$3(x - 2) = 2x + 5$' },
			{ tex: '$3x - 2 = 2x + 5$', mark: 'wrong' },
			{ tex: '$3x - \\changed{6} = 2x + 5$' },
		],
		note: 'The 3 multiplies the 2 as well. Every line is on the whiteboard, so you and your instructor can see where it went wrong.',
	},
	{
		day: 'Wednesday',
		what: 'Homework, on request',
		lines: [
			{ tex: '$4(y - 5) = 2y$' },
			{ tex: '$4y - 20 = 2y$', mark: 'right' },
			{ tex: '$2y = 20$', mark: 'right' },
			{ tex: '$y = 10$', mark: 'right' },
		],
		note: 'The same step again. The AI marks each line as it is written, and the lines are the proof of work.',
	},
	{
		day: 'Friday',
		what: 'Lesson',
		lines: [
			{ tex: '$2(a + 4) = 5(a - 2)$' },
			{ tex: '$\\changed{2a + 8} = \\changed{5a - 10}$' },
			{ tex: '$\\changed{18} = \\changed{3a}$' },
			{ tex: '$\\changed{6} = a$' },
		],
		note: 'The next step up: a bracket on both sides. Check with a = 6: both sides are 20.',
	},
];
