/** As much of a book's plan as its addresses need. */
export type AddressedBook = {
	slug: string;
	chapters: readonly {
		slug: string;
		materials: readonly { slug: string; topics: readonly { id: string }[] }[];
	}[];
};

/** Every material of the books as `book/chapter/material`, the form in which a post names it in `related`. */
export const materialAddresses = (books: readonly AddressedBook[]): string[] =>
	books.flatMap((book) =>
		book.chapters.flatMap((chapter) =>
			chapter.materials.map((material) => `${book.slug}/${chapter.slug}/${material.slug}`),
		),
	);
