/**
 * A workbook that the build does not know, and one with only a name: lines of an import file, each book's after its own
 * record.
 */
const BOOK = 'school-algebra';

const question = (id: string, number: number, fields: object) => ({
	type: 'question',
	id,
	number,
	book_name: BOOK,
	steps: [],
	hints: [{ text: 'Look at the signs.' }],
	standards: ['8.EE.C.7'],
	difficulty: 1,
	...fields,
});

const lecture = (id: string, fields: object) => ({
	type: 'lecture',
	id,
	objective: 'Do the same on both sides.',
	book_name: BOOK,
	video_url: null,
	sections: [{ title: 'Idea', text: 'From $x + 3 = 7$ to $x = 4$ in one step.' }],
	examples: [],
	...fields,
});

const EQUATIONS = { chapter_name: '1-equations', material_name: '1-1-one-step-equations' };
const GRAPHS = { chapter_name: '2-graphs', material_name: '2-1-reading-a-line' };

export const importedBooks: readonly object[] = [
	{
		type: 'book',
		id: '0b7b0c54-5d2b-4d6b-9a52-6f8f5a4f1c01',
		name: 'School Algebra & Graphs',
		common_name: BOOK,
		country: 'CA',
		question_count: null,
		cover_image: '/covers/algebra-1.svg',
		bookPDF: null,
		bookPDF_name: null,
		available: true,
	},
	{
		type: 'chapter',
		book_name: BOOK,
		number: 1,
		name: '1-equations',
		title: 'Equations',
		materials: [
			{
				number: '1.1',
				name: '1-1-one-step-equations',
				title: 'One-Step Equations',
				standards: ['6.EE.B.7'],
				topics: [
					{ id: `${BOOK}-1-1-balance`, title: 'Keeping the balance', objective: 'Undo one step.' },
					{ id: `${BOOK}-1-1-planned`, title: 'A planned lecture', objective: 'Comes later.' },
				],
				question_count: 3,
			},
			{
				number: '1.2',
				name: '1-2-still-to-write',
				title: 'Still to Write',
				standards: [],
				topics: [],
				question_count: 0,
			},
		],
	},
	{
		type: 'chapter',
		book_name: BOOK,
		number: 2,
		name: '2-graphs',
		title: 'Graphs',
		materials: [
			{
				number: '2.1',
				name: '2-1-reading-a-line',
				title: 'Reading a Line',
				standards: [],
				topics: [{ id: `${BOOK}-2-1-slope`, title: 'Slope', objective: 'Read a slope.' }],
				question_count: 2,
			},
		],
	},
	{
		type: 'figure',
		id: 'school-line',
		svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80"><path d="M10 40h300" stroke="#888"/><circle cx="100" cy="40" r="6"/></svg>',
		alt: 'A number line with a dot at 3',
		width: 320,
		height: 80,
	},
	lecture(`${BOOK}-1-1-balance`, { ...EQUATIONS, title: 'Keeping the balance' }),
	lecture(`${BOOK}-2-1-slope`, { ...GRAPHS, title: 'Slope' }),
	question('sa-eq-0001', 1, {
		...EQUATIONS,
		question: 'Solve $x + 3 = 7$.',
		answer: { kind: 'integer', value: '4', text: '$x = 4$' },
		steps: [{ text: '$x = 7 - 3 = 4$', why: 'subtract 3 from both sides' }],
	}),
	question('sa-eq-0002', 2, {
		...EQUATIONS,
		question: 'Solve $\\frac{x}{2} = \\sqrt{9}$.',
		answer: { kind: 'integer', value: '6', text: '$x = 6$' },
		steps: [{ text: '$x = 2 \\cdot 3 = 6$', why: 'multiply both sides by 2' }],
	}),
	question('sa-eq-0003', 3, {
		...EQUATIONS,
		question: 'Which number solves $x - 1 < 2$?',
		answer: {
			kind: 'multiple-choice',
			value: 'A',
			choices: [
				{ key: 'A', text: '$2$' },
				{ key: 'B', text: '$3$' },
			],
		},
	}),
	question('sa-gr-0001', 1, {
		...GRAPHS,
		question: 'Which number has the dot? #school-line',
		image_id: 'school-line',
		answer: { kind: 'integer', value: '3', text: '$3$' },
	}),
	question('sa-gr-0002', 2, {
		...GRAPHS,
		question: 'What is the slope of $y = -2x + 1$?',
		answer: { kind: 'integer', value: '-2', text: '$-2$' },
		steps: [{ text: '$m = -2$', why: 'it stands before $x$' }],
	}),
	{
		type: 'book',
		id: '0b7b0c54-5d2b-4d6b-9a52-6f8f5a4f1c02',
		name: 'Still Empty',
		common_name: 'still-empty',
		country: 'USA',
		question_count: null,
		cover_image: '/covers/no-such-cover.svg',
		bookPDF: null,
		bookPDF_name: null,
		available: false,
	},
];

/** Has no place for a line break. */
export const UNBROKEN = 'Incomprehensibilities'.repeat(10);

const UNBROKEN_PLACE = {
	book_name: 'unbroken',
	chapter_name: '1-unbroken',
	material_name: '1-1-unbroken',
};

/** A book with such a word everywhere a word can be. */
export const unbrokenBook: readonly object[] = [
	{
		type: 'book',
		id: '0b7b0c54-5d2b-4d6b-9a52-6f8f5a4f1c03',
		name: UNBROKEN.slice(0, 100),
		common_name: 'unbroken',
		country: 'CA',
		question_count: null,
		cover_image: '/covers/algebra-1.svg',
		bookPDF: null,
		bookPDF_name: null,
		available: false,
	},
	{
		type: 'chapter',
		book_name: 'unbroken',
		number: 1,
		name: '1-unbroken',
		title: UNBROKEN.slice(0, 100),
		materials: [
			{
				number: '1.1',
				name: '1-1-unbroken',
				title: UNBROKEN.slice(0, 100),
				standards: [],
				topics: [{ id: 'unbroken-topic', title: UNBROKEN.slice(0, 100), objective: UNBROKEN }],
				question_count: 1,
			},
		],
	},
	{
		...lecture('unbroken-topic', { ...UNBROKEN_PLACE, title: UNBROKEN.slice(0, 100) }),
		objective: UNBROKEN,
		sections: [{ title: UNBROKEN.slice(0, 100), text: UNBROKEN }],
	},
	question('unbroken-0001', 1, {
		...UNBROKEN_PLACE,
		question: UNBROKEN,
		answer: {
			kind: 'multiple-choice',
			value: 'A',
			choices: [
				{ key: 'A', text: UNBROKEN },
				{ key: 'B', text: 'short' },
			],
		},
		steps: [{ text: UNBROKEN, why: UNBROKEN }],
		hints: [{ text: UNBROKEN }],
		skill: { id: 'unbroken', title: UNBROKEN.slice(0, 100) },
	}),
];
