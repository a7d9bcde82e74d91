/** What is on an image for shared links. */
import { coverArt } from '../components/book/covers/draw-cover.ts';
import type { Book } from '../schemas/wire/book.ts';
import type { Figure } from './figure-labels.ts';

/** A formula in Typst math, and why it follows from the line above. */
type Line = { formula: string; reason: string };

export type Card = {
	kicker: string;
	title: string;
	brand: string;
	/** Of the title, in pixels. */
	size: number;
	ground: string;
	ink: string;
	marker: string;
	figure: Figure | null;
	lines: readonly Line[];
};

const PAPER = { ground: '#fdfcf7', ink: '#17203a', marker: '#ffe27a' } as const;

const WORKED: readonly Line[] = [
	{ formula: '3 x + 5 = 20', reason: '' },
	{ formula: '3 x = 15', reason: 'take 5 from both sides' },
	{ formula: 'x = 5', reason: 'divide both sides by 3' },
];

export const siteCard = (brand: string, tagline: string): Card => ({
	...PAPER,
	kicker: 'Mathematics workbooks and tutoring',
	title: tagline,
	brand,
	size: 92,
	figure: null,
	lines: WORKED,
});

/** The drawing and the colors of the book's cover. */
export function bookCard(book: Book, brand: string): Card {
	const { ground, line, marker, style, motif } = coverArt(book);
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 200"><style>${style}</style>${motif}</svg>`;
	return {
		kicker: book.country === 'USA' ? 'Workbook · Common Core' : 'Workbook · Ontario',
		title: book.name,
		brand,
		size: book.name.length > 14 ? 78 : 88,
		ground,
		ink: line,
		marker,
		figure: { drawing, width: 240, height: 200, labels: [] },
		lines: [],
	};
}

/** An article without a drawing shows `formula`, or without that the worked equation. */
export const postCard = (
	title: string,
	brand: string,
	figure: Figure | undefined,
	formula: string | undefined,
): Card => ({
	...PAPER,
	kicker: 'From the blog',
	title,
	brand,
	size: title.length > 60 ? 50 : title.length > 36 ? 58 : 66,
	figure: figure ?? null,
	lines: formula === undefined ? WORKED : [{ formula, reason: '' }],
});
