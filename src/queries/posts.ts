/** The only place that defines "published" and "newest": the list, the articles, and the data file all use it. */
import { type CollectionEntry, getCollection, render } from 'astro:content';
import * as z from 'zod/mini';
import { blogPostSchema } from '../schemas/wire/static-data.ts';
import { articleParts } from './article-parts.ts';
import { neighborsOf, published } from './published.ts';
import { getMaterials, type MaterialEntry } from './outline.ts';

export type Post = CollectionEntry<'blog'>;

/** Newest first; drafts only in development. May be empty. */
export async function getPublishedPosts(): Promise<Post[]> {
	return published(await getCollection('blog'));
}

const derivedSchema = z.object({
	details: blogPostSchema.shape.details,
	hasMathematics: z.boolean(),
});

/** The article with what the Markdown plugins derived from it. */
export async function renderPost(post: Post) {
	const { Content, headings, remarkPluginFrontmatter } = await render(post);
	const derived = z.parse(derivedSchema, remarkPluginFrontmatter);
	return { Content, parts: articleParts(headings, derived.details), ...derived };
}

/** The blog's description, on its page and in the feeds. */
export const BLOG_LEAD =
	'Mathematics worked slowly: why a rule holds, how to practice, how to help with homework.';

export const postPath = ({ id }: Post): string => `/blog/${id}`;

/** `id` is what authors write, the rest what readers see. */
export type Category = { id: string; name: string; about: string };

const CATEGORIES: Readonly<Record<Exclude<Post['data']['category'], ''>, Category>> = {
	education: {
		id: 'education',
		name: 'Mathematics explained',
		about: 'Why a rule holds, worked slowly and drawn, for students and those who teach them.',
	},
	youtube: {
		id: 'youtube',
		name: 'Video lectures',
		about:
			'Public lectures to watch with a pencil, each with every line of its mathematics on paper.',
	},
	tutor: {
		id: 'tutor',
		name: 'Learning and helping',
		about:
			'How to read a problem, show your work and help at home, and which course is which when you move.',
	},
};

export const categoryPath = ({ id }: Category): string => `/blog/category/${id}`;

export const categoryOf = ({ data }: Post): Category | undefined =>
	data.category === '' ? undefined : CATEGORIES[data.category];

/** The categories that have posts, each with its posts, newest first. */
export async function getCategories(): Promise<{ category: Category; posts: Post[] }[]> {
	const posts = await getPublishedPosts();
	return Object.values(CATEGORIES)
		.map((category) => ({
			category,
			posts: posts.filter((post) => categoryOf(post) === category),
		}))
		.filter(({ posts: ofCategory }) => ofCategory.length > 0);
}

/** The posts published just before and just after this one. */
export const getNeighbors = async ({ id }: Post): Promise<{ earlier?: Post; later?: Post }> =>
	neighborsOf(id, await getPublishedPosts());

/** The materials that the post names in `related`, in its order. May be empty; the loader rejects unknown ones. */
export async function getRelatedMaterials(post: Post): Promise<MaterialEntry[]> {
	const { related = [] } = post.data;
	if (related.length === 0) return [];
	const materials = new Map((await getMaterials()).map((entry) => [shortPath(entry), entry]));
	return related.flatMap((path) => materials.get(path) ?? []);
}

const shortPath = ({ place }: MaterialEntry): string =>
	`${place.book_name}/${place.chapter_name}/${place.material_name}`;

/** Many articles show their image again where it is explained; the head then omits it. */
export function showsItsPicture({ body, data: { image } }: Post): boolean {
	const [, name] = /([^/.]+)\.[^/]*$/.exec(image?.src ?? '') ?? [];
	return name !== undefined && (body ?? '').includes(`](./${name}.`);
}
