/** The part of a book's plan that its paths need. */
export type AddressedBook = {
	slug: string;
	chapters: readonly {
		slug: string;
		materials: readonly { slug: string; topics: readonly { id: string }[] }[];
	}[];
};

/** Every material of the books as `book/chapter/material`, the form used in a post's `related`. */
export const materialAddresses = (books: readonly AddressedBook[]): string[] =>
	books.flatMap((book) =>
		book.chapters.flatMap((chapter) =>
			chapter.materials.map((material) => `${book.slug}/${chapter.slug}/${material.slug}`),
		),
	);
