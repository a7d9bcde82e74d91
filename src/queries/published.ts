type Dated = { id: string; data: { draft: boolean; publishedOn: Date } };

/** Without drafts unless they are wanted; newest first, posts of one day by id. The given list stays as it is. */
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
