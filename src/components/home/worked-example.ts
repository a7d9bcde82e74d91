/** The home page's equation, solved: each line, with what changed from the one above, and the reason. */
export const WORKED_EXAMPLE = [
	{ line: '$3(x - 2) = 2x + 5$', why: 'the question' },
	{ line: '$\\changed{3x - 6} = 2x + 5$', why: 'distribute the $3$' },
	{ line: '$\\changed{x} - 6 = \\changed{5}$', why: 'subtract $2x$ from both sides' },
	{ line: '$x = \\changed{11}$', why: 'add $6$ to both sides' },
	{
		line: '$3(\\changed{11} - 2) = 2 \\cdot \\changed{11} + 5$',
		why: 'check: both sides are $27$',
	},
] as const;

/** Where to practice more of the same kind. */
export const WORKED_EXAMPLE_PLACE = { book: 'algebra-1', material: '2.3' } as const;
