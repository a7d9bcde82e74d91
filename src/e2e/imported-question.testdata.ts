/** A question of the first material that is not on any built page; the import generates html and speech. */
export const importedQuestion = {
	id: 'e2e-imported',
	number: 900,
	book_name: 'pre-algebra',
	chapter_name: '1-integers',
	material_name: '1-2-adding-integers',
	question: 'Add the temperatures $-3$ and $-4$.',
	answer: { kind: 'integer', value: '-7', text: '$-7$' },
	steps: [{ text: '$-3 + (-4) = -7$', why: 'Both are below zero.' }],
	hints: [],
	standards: ['7.NS.A.1'],
	difficulty: 1,
} as const;
