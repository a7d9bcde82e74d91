/** Six pictures of elementary math, each drawn as cells on a 240 × 104 canvas. */

type Cell = {
	x: number;
	y: number;
	width: number;
	height: number;
	kind: 'filled' | 'marked' | 'open';
};

export type Picture = {
	title: string;
	/** What the picture says in symbols. */
	signs: string;
	text: string;
	/** The text alternative. */
	alt: string;
	cells: readonly Cell[];
};

type Grid = {
	x?: number;
	y?: number;
	columns: number;
	rows: number;
	width: number;
	height?: number;
};

/** Cells of the same size, row by row; `kindOf` gets the cell's index, from 0. */
function grid(
	{ x = 0, y = 0, columns, rows, width, height = width }: Grid,
	kindOf: (index: number) => Cell['kind'],
): Cell[] {
	return Array.from({ length: columns * rows }, (_, index) => ({
		x: x + (index % columns) * width,
		y: y + Math.floor(index / columns) * height,
		width,
		height,
		kind: kindOf(index),
	}));
}

const all = (kind: Cell['kind']) => () => kind;

export const PICTURES: readonly Picture[] = [
	{
		title: 'Place value',
		signs: '$23 = 10 + 10 + 3$',
		text: 'Twenty-three is two tens and three ones. Build the tens first, then count what is left over.',
		alt: 'Two rows of ten squares and one row of three.',
		cells: [
			...grid({ columns: 10, rows: 1, width: 24 }, all('filled')),
			...grid({ y: 38, columns: 10, rows: 1, width: 24 }, all('filled')),
			...grid({ y: 76, columns: 3, rows: 1, width: 24 }, all('marked')),
		],
	},
	{
		title: 'Making a ten',
		signs: '$8 + 5 = 10 + 3 = 13$',
		text: 'Two of the five fill the ten. Three are left, and ten and three is thirteen.',
		alt: 'A frame of ten squares, eight of one color and two of another, and three more squares beside it.',
		cells: [
			...grid({ y: 22, columns: 5, rows: 2, width: 30 }, (index) =>
				index < 8 ? 'filled' : 'marked',
			),
			...grid({ x: 172, y: 22, columns: 2, rows: 1, width: 30 }, all('marked')),
			...grid({ x: 172, y: 52, columns: 1, rows: 1, width: 30 }, all('marked')),
		],
	},
	{
		title: 'Rows and columns',
		signs: '$4 \\times 6 = 6 \\times 4 = 24$',
		text: 'Four rows of six are six columns of four. Turn the page and count again: it is the same 24.',
		alt: 'Four rows of six squares, the first column marked.',
		cells: grid({ columns: 6, rows: 4, width: 26 }, (index) =>
			index % 6 === 0 ? 'marked' : 'filled',
		),
	},
	{
		title: 'Fractions',
		signs: '$\\dfrac{3}{4} = \\dfrac{6}{8}$',
		text: 'Draw the fraction as a length. Cut every quarter in two, and three of four parts become six of eight.',
		alt: 'Two bars of one length: three of four parts filled, and six of eight parts filled.',
		cells: [
			...grid({ y: 10, columns: 4, rows: 1, width: 60, height: 36 }, (index) =>
				index < 3 ? 'filled' : 'open',
			),
			...grid({ y: 58, columns: 8, rows: 1, width: 30, height: 36 }, (index) =>
				index < 6 ? 'filled' : 'open',
			),
		],
	},
	{
		title: 'Area',
		signs: '$3 \\times 5 = 15$',
		text: 'Cover the rectangle with squares and count them by rows. That is area, before any formula.',
		alt: 'A rectangle of three rows with five squares each.',
		cells: grid({ columns: 5, rows: 3, width: 34 }, (index) => (index < 5 ? 'marked' : 'open')),
	},
	{
		title: 'Word problems',
		signs: '$12 - 5 = 7$',
		text: 'There were twelve apples, and five are eaten. Draw all twelve and mark the five. The question asks for the rest.',
		alt: 'A bar of twelve parts, five of them marked.',
		cells: grid({ y: 32, columns: 12, rows: 1, width: 20, height: 40 }, (index) =>
			index < 5 ? 'marked' : 'open',
		),
	},
];
