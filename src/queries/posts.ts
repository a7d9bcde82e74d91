/** The only place that knows what "published" and "newest" mean: list, articles and the data file all call it. */
import { type CollectionEntry, getCollection, render } from 'astro:content';
import * as z from 'zod/mini';
import { blogPostSchema } from '../schemas/wire/static-data.ts';
import { getMaterials, type MaterialEntry } from './outline.ts';
import { relatedMaterials } from './related-materials.ts';

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

/** What the blog says about itself, on its page and in the feeds. */
export const BLOG_LEAD =
	'Mathematics worked slowly: why a rule holds, how to practise, how to help with homework.';

export const postPath = ({ id }: Post): string => `/blog/${id}`;

/** `December 4, 2023`. Dates are days without a time, so they are read in UTC. */
export const longDate = (date: Date): string =>
	date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What the shelves of the blog are called for a reader; a post may stand on none. */
const SHELVES = {
	education: {
		name: 'Mathematics explained',
		about: 'Why a rule holds, worked slowly and drawn, for students and those who teach them.',
	},
	youtube: {
		name: 'Video lectures',
		about: 'Public lectures worth pausing: what to watch for, and how to do the work yourself.',
	},
	tutor: {
		name: 'For parents',
		about: 'Helping with mathematics at home, and what good tutoring looks like.',
	},
} as const satisfies Record<Exclude<Post['data']['category'], ''>, { name: string; about: string }>;

export type Shelf = { id: string; name: string; about: string; path: string };

/** The shelf of a post; undefined for one without a category. */
export function shelfOf({ data: { category } }: Post): Shelf | undefined {
	if (category === '') return undefined;
	return { id: category, path: `/blog/category/${category}`, ...SHELVES[category] };
}

/** The shelves that hold a post, each with its posts, newest first. */
export async function getShelves(): Promise<{ shelf: Shelf; posts: Post[] }[]> {
	const byShelf = new Map<string, { shelf: Shelf; posts: Post[] }>();
	for (const post of await getPublishedPosts()) {
		const shelf = shelfOf(post);
		if (!shelf) continue;
		const known = byShelf.get(shelf.id);
		if (known) known.posts.push(post);
		else byShelf.set(shelf.id, { shelf, posts: [post] });
	}
	return Object.keys(SHELVES).flatMap((id) => byShelf.get(id) ?? []);
}

/** The posts published just before and just after this one. */
export async function getNeighbours(post: Post): Promise<{ earlier?: Post; later?: Post }> {
	const posts = await getPublishedPosts();
	const index = posts.findIndex(({ id }) => id === post.id);
	return { earlier: posts[index + 1], later: posts[index - 1] };
}

/** The materials of the workbooks that the post names in `related`. May be empty. */
export async function getRelatedMaterials(post: Post): Promise<MaterialEntry[]> {
	const { related = [] } = post.data;
	if (related.length === 0) return [];
	const materials = (await getMaterials()).map((entry) => [shortPath(entry), entry] as const);
	return relatedMaterials(post.filePath ?? post.id, related, new Map(materials));
}

const shortPath = ({ place }: MaterialEntry): string =>
	`${place.book_name}/${place.chapter_name}/${place.material_name}`;

/** Many articles show their picture again where it is explained; the head then leaves it out. */
export function showsItsPicture({ body, data: { image } }: Post): boolean {
	const [, name] = /([^/.]+)\.[^/]*$/.exec(image?.src ?? '') ?? [];
	return name !== undefined && (body ?? '').includes(`](./${name}.`);
}
