/** For a workbook that is not available yet: the closest chapter in an available book. */
import type { Book } from '../../schemas/wire/book.ts';
import type { Chapter } from '../../schemas/wire/chapter.ts';

export type OutlinedBook = { book: Book; chapters: readonly Chapter[] };

/** The other book's name and the chapter's title, by the name of the missing book. */
const NEAREST: Readonly<Record<string, { book: string; chapter: string }>> = {
	geometry: { book: 'pre-algebra', chapter: 'Geometry' },
	'algebra-and-trigonometry': { book: 'high-school-algebra', chapter: 'Polynomials and Factoring' },
	'algebra-ii': { book: 'high-school-algebra', chapter: 'Quadratic Functions and Equations' },
	'pre-calculus': { book: 'advanced-functions', chapter: 'Polynomial Functions' },
	'9-math': { book: '10-math', chapter: 'Getting Ready: Linear Relations' },
};

/**
 * Undefined if no chapter is close.
 * @throws {Error} if the chapter named here is not in an available book.
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
