/** Every image for shared links, by name. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bookImageName, DEFAULT_NAME, postImageName } from '../components/site/shared-image.ts';
import { getBooks } from '../queries/books.ts';
import { getPublishedPosts, type Post } from '../queries/posts.ts';
import { getSite } from '../queries/site.ts';
import { bookCard, type Card, postCard, siteCard } from './card.ts';
import { type Figure, readFigure } from './figure-labels.ts';
import { firstFormula } from './first-formula.ts';

export async function getCards(): Promise<ReadonlyMap<string, Card>> {
	const { brand, tagline } = await getSite();
	const cards = new Map([[DEFAULT_NAME, siteCard(brand, tagline)]]);
	for (const book of await getBooks())
		cards.set(bookImageName(book.common_name), bookCard(book, brand));
	for (const post of await getPublishedPosts()) {
		const figure = await firstFigure(post);
		const card = postCard(post.data.title, brand, figure, firstFormula(post.body ?? ''));
		cards.set(postImageName(post.id), card);
	}
	return cards;
}

const DRAWING = /\]\(\.\/([\w-]+\.svg)\)/;

/** The first drawing in the text, or the post's own. */
async function firstFigure(post: Post): Promise<Figure | undefined> {
	const name = DRAWING.exec(post.body ?? '')?.[1] ?? 'figure.svg';
	const svg = await readFile(join(dirname(post.filePath ?? ''), name), 'utf8').catch(() => '');
	return svg === '' ? undefined : readFigure(svg);
}
