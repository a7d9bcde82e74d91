type Dated = { id: string; data: { draft: boolean; publishedOn: Date } };

/** Newest first, posts of the same day by id; drafts only in development. Does not modify the given list. */
export const published = <Post extends Dated>(
	posts: readonly Post[],
	withDrafts = import.meta.env.DEV,
): Post[] =>
	posts
		.filter(({ data }) => withDrafts || !data.draft)
		.toSorted(
			(a, b) =>
				b.data.publishedOn.getTime() - a.data.publishedOn.getTime() || a.id.localeCompare(b.id),
		);

/** The posts published just before and just after the one with this id, from a list with the newest first. */
export function neighborsOf<Post extends { id: string }>(
	id: string,
	newestFirst: readonly Post[],
): { earlier?: Post; later?: Post } {
	const index = newestFirst.findIndex((post) => post.id === id);
	return { earlier: newestFirst[index + 1], later: newestFirst[index - 1] };
}
