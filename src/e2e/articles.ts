/** The published articles, and when one of them has settled. */
import * as z from 'zod/mini';
import { blogPostSchema, type BlogPost } from '../schemas/wire/static-data.ts';
import { fetchText } from './harness.ts';

/** Newest first. */
export async function publishedPosts(): Promise<BlogPost[]> {
	const { text } = await fetchText('/data/blogs.json');
	return z.object({ data: z.array(blogPostSchema) }).parse(JSON.parse(text)).data;
}

/** Runs in the page. A position in an article shifts until then: what is above it is laid out in pieces. */
export async function untilLaidOut(): Promise<void> {
	await Promise.all(document.getAnimations().map(({ finished }) => finished));
}
