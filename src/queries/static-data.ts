/** The records behind `/data/{name}.json`, parsed by the wire schemas before they are written. */
import * as z from 'zod/mini';
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

/** `imageUrl` is empty where a post has no picture. */
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

/** `{ fileName, data }` as the file holds it. */
export async function getStaticFile<Name extends StaticDataName>(fileName: Name) {
	const records: unknown = await sources[fileName]();
	return { fileName, data: z.parse(staticDataSchemas[fileName], records) };
}
