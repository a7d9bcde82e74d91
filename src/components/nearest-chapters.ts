/**
 * For a workbook that is not available yet: the book, and the title of its chapter, that come nearest among those
 * that are. The book list stops the build when a chapter is not found.
 */
export const NEAREST_CHAPTERS: Readonly<Record<string, { book: string; chapter: string }>> = {
	geometry: { book: 'pre-algebra', chapter: 'Geometry' },
	'algebra-and-trigonometry': { book: 'high-school-algebra', chapter: 'Polynomials and Factoring' },
	'algebra-ii': { book: 'high-school-algebra', chapter: 'Quadratic Functions and Equations' },
	'pre-calculus': { book: 'advanced-functions', chapter: 'Polynomial Functions' },
	'9-math': { book: '10-math', chapter: 'Getting Ready: Linear Relations' },
};
