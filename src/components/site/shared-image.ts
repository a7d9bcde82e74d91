/** Images for shared links: one for each book and post, and one for all other pages. */
import type { Book } from '../../schemas/wire/book.ts';

/** The size networks show uncropped. */
export const IMAGE_SIZE = { width: 1200, height: 630 } as const;

export type SharedImage = { path: string; alt: string };

const imagePath = (name: string): string => `/social/${name}.png`;

export const DEFAULT_NAME = 'every-step-shown';
export const bookImageName = (bookName: string): string => `workbook-${bookName}`;
export const postImageName = (slug: string): string => `post-${slug}`;

export const DEFAULT_IMAGE: SharedImage = {
	path: imagePath(DEFAULT_NAME),
	alt: 'An equation solved in three lines, each with its reason.',
};

export const bookImage = ({ common_name, name }: Book): SharedImage => ({
	path: imagePath(bookImageName(common_name)),
	alt: `Cover drawing of the ${name} workbook.`,
});

export const postImage = (post: { id: string; data: { title: string } }): SharedImage => ({
	path: imagePath(postImageName(post.id)),
	alt: `Article: ${post.data.title}`,
});
