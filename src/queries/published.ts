type Dated = { id: string; data: { draft: boolean; publishedOn: Date } };

/** Without drafts unless requested; newest first, posts of the same day by id. Does not modify the given list. */
export const published = <Post extends Dated>(
	posts: readonly Post[],
	{ withDrafts }: { withDrafts: boolean },
): Post[] =>
	posts
		.filter(({ data }) => withDrafts || !data.draft)
		.toSorted(
			(a, b) =>
				b.data.publishedOn.getTime() - a.data.publishedOn.getTime() || a.id.localeCompare(b.id),
		);
