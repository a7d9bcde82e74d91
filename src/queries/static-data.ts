/** The records behind `/data/{name}.json`, parsed by the wire schemas before they are written. */
import * as z from 'zod/mini';
import { entityTag } from '../books/contract.ts';
import {
	type StaticData,
	type StaticDataName,
	staticDataSchemas,
} from '../schemas/wire/static-data.ts';
import { getBooks } from './books.ts';
import { getFaqs } from './faqs.ts';
import { longDate } from './long-date.ts';
import { getPublishedPosts, renderPost } from './posts.ts';
import { getQuotes } from './quotes.ts';

const sources = {
	faqs: async () => [
		{ group: 'tutoring', items: await getFaqs('tutoring') },
		{ group: 'worksheets', items: await getFaqs('worksheets') },
	],
	quotes: async () => [
		{ group: 'home', items: await getQuotes('home') },
		{ group: 'tutoring', items: await getQuotes('tutoring') },
	],
	books: getBooks,
	blogs: blogRecords,
} as const satisfies { [Name in StaticDataName]: () => Promise<StaticData[Name]> };

/** `imageUrl` is empty if a post has no image. */
async function blogRecords(): Promise<StaticData['blogs']> {
	const posts = await getPublishedPosts();
	return Promise.all(
		posts.map(async (post) => {
			const { category, title, caption, subtitle, description, publishedOn, image, link } =
				post.data;
			const { details } = await renderPost(post);
			return {
				id: post.id,
				category,
				imageUrl: image?.src ?? '',
				date: longDate(publishedOn),
				title,
				caption,
				subtitle,
				description,
				details,
				...(link === undefined ? {} : { link }),
			};
		}),
	);
}

const tags = new Map<StaticDataName, Promise<string>>();

/**
 * Entity tag of the file `/data/{name}.json` as built, with which a page that shows its records checks whether it
 * changed.
 */
export function getStaticTag(name: StaticDataName): Promise<string> {
	const known = tags.get(name);
	// In development the content may change between two pages.
	if (known && !import.meta.env.DEV) return known;
	const tag = getStaticFile(name).then((file) => entityTag(JSON.stringify(file)));
	tags.set(name, tag);
	return tag;
}

/** The attributes of a list of these records on its page; `group` is the part of the file that it shows. */
export const staticMarks = async (name: StaticDataName, group?: string) => ({
	'data-static': name,
	'data-etag': await getStaticTag(name),
	...(group !== undefined && { 'data-group': group }),
});

/** `{ fileName, data }` as in the file. */
export async function getStaticFile<Name extends StaticDataName>(fileName: Name) {
	const records: unknown = await sources[fileName]();
	return { fileName, data: z.parse(staticDataSchemas[fileName], records) };
}
