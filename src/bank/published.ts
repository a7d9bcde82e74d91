/**
 * Which chapters have all their families and lectures. The others are published as their outline. A chapter is
 * added here when the last of its families is written; a book whose chapters are all in needs no list.
 */
const PUBLISHED_CHAPTERS: Readonly<Record<string, readonly number[]>> = {
	'pre-algebra': [1, 2],
};

export const isPublished = (book: string, chapter: number): boolean =>
	PUBLISHED_CHAPTERS[book]?.includes(chapter) ?? false;
