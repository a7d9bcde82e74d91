import { expect, test } from 'vitest';
import { published } from './published.ts';

const post = (id: string, day: string, draft = false) => ({
	id,
	data: { draft, publishedOn: new Date(day) },
});
const posts = [
	post('b', '2023-05-01'),
	post('draft', '2023-06-01', true),
	post('newest', '2023-12-04'),
	post('a', '2023-05-01'),
];
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);

test('leaves drafts out and puts the newest first, posts of one day by id', () => {
	expect(idsOf(published(posts, { withDrafts: false }))).toEqual(['newest', 'a', 'b']);
});

test('keeps drafts in their place where they are wanted', () => {
	expect(idsOf(published(posts, { withDrafts: true }))).toEqual(['newest', 'draft', 'a', 'b']);
});
