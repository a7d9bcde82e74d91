/** The only place that knows what "published" and "newest" mean: list, articles and the data file all call it. */
import { type CollectionEntry, getCollection, render } from 'astro:content';
import * as z from 'zod/mini';
import { blogPostSchema } from '../schemas/wire/static-data.ts';

export type Post = CollectionEntry<'blog'>;

/** Newest first; drafts only in development. May be empty. */
export async function getPublishedPosts(): Promise<Post[]> {
	const posts = await getCollection('blog', ({ data }) => import.meta.env.DEV || !data.draft);
	return posts.sort(
		(a, b) =>
			b.data.publishedOn.getTime() - a.data.publishedOn.getTime() || a.id.localeCompare(b.id),
	);
}

const derivedSchema = z.object({
	details: blogPostSchema.shape.details,
	hasMathematics: z.boolean(),
});

/** The article with what the Markdown plugins derived from it. */
export async function renderPost(post: Post) {
	const { Content, headings, remarkPluginFrontmatter } = await render(post);
	return { Content, headings, ...z.parse(derivedSchema, remarkPluginFrontmatter) };
}

/** `December 4, 2023`. Dates are days without a time, so they are read in UTC. */
export const longDate = (date: Date): string =>
	date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const CATEGORY_NAMES = {
	education: 'Education',
	youtube: 'Video',
	tutor: 'Tutoring',
	'': '',
} as const satisfies Record<Post['data']['category'], string>;
