/** For a workbook that is not available yet: the chapter that comes nearest among the books that are. */
import type { Book } from '../../schemas/wire/book.ts';
import type { Chapter } from '../../schemas/wire/chapter.ts';

export type OutlinedBook = { book: Book; chapters: readonly Chapter[] };

/** The name of the other book and the title of its chapter, by the name of the book that is missing. */
const NEAREST: Readonly<Record<string, { book: string; chapter: string }>> = {
	geometry: { book: 'pre-algebra', chapter: 'Geometry' },
	'algebra-and-trigonometry': { book: 'high-school-algebra', chapter: 'Polynomials and Factoring' },
	'algebra-ii': { book: 'high-school-algebra', chapter: 'Quadratic Functions and Equations' },
	'pre-calculus': { book: 'advanced-functions', chapter: 'Polynomial Functions' },
	'9-math': { book: '10-math', chapter: 'Getting Ready: Linear Relations' },
};

/**
 * Undefined where no chapter comes near.
 * @throws {Error} when the chapter named here is not among the available books.
 */
export function nearestChapter(
	bookName: string,
	available: readonly OutlinedBook[],
): { book: Book; chapter: Chapter } | undefined {
	const nearest = NEAREST[bookName];
	if (!nearest) return undefined;
	const other = available.find(({ book }) => book.common_name === nearest.book);
	const chapter = other?.chapters.find(({ title }) => title === nearest.chapter);
	if (!other || !chapter) {
		throw new Error(
			`src/components/book/nearest-chapters.ts sends readers of "${bookName}" to the chapter "${nearest.chapter}" of "${nearest.book}", which is not among the available workbooks. Name another chapter.`,
		);
	}
	return { book: other.book, chapter };
}
