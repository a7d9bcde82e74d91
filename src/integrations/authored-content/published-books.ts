/**
 * The published facts of each book, which never change: downloads are recorded under its id, and its number of
 * questions is printed on covers and in links elsewhere. A new book gets its line here when it is added to
 * `content/books.json`.
 */
export type PublishedBooks = Readonly<
	Record<string, { id: string; question_count: string | null }>
>;

export const PUBLISHED_BOOKS: PublishedBooks = {
	'pre-algebra': {
		id: '99d7133e-75c3-4dcc-a84b-4eb0c6b86fe6',
		question_count: '3,293',
	},
	'algebra-1': {
		id: '1f2cb5d8-fb41-4057-9f2a-ae5c4eca24f6',
		question_count: '3,681',
	},
	'high-school-algebra': {
		id: '3624da8c-a975-4c69-99a3-261c361b31c9',
		question_count: '3,403',
	},
	'sat-math-practice': {
		id: '8a19612d-7139-4c28-aa04-aa1a13edc9f4',
		question_count: '302',
	},
	geometry: {
		id: '894637d6-c3b6-4e95-9e45-e621c9f429ca',
		question_count: '1,371',
	},
	'algebra-and-trigonometry': {
		id: '1b17a335-621d-4873-86a0-a5f4c81cc410',
		question_count: null,
	},
	'algebra-ii': {
		id: 'f7e0a092-5357-4afa-b798-90323cfeab03',
		question_count: null,
	},
	'pre-calculus': {
		id: '23c4137f-232b-4b73-8407-59b965aac772',
		question_count: null,
	},
	'advanced-functions': {
		id: '7c5be789-9bc9-4d29-a1bf-405f12fcf068',
		question_count: '1,606',
	},
	'10-math': {
		id: '06e898a0-d2cf-494e-a6b2-db4ce83666ac',
		question_count: '1,444',
	},
	'11-math': {
		id: '3995b8af-51e2-4949-9353-f9b4b9687b33',
		question_count: '1,566',
	},
	'9-math': {
		id: 'ee7afd74-a575-4213-88e8-afa270fb7327',
		question_count: null,
	},
};
