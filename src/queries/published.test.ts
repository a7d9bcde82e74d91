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

test('leaves out drafts and sorts newest first, posts of the same day by id', () => {
	expect(idsOf(published(posts, { withDrafts: false }))).toEqual(['newest', 'a', 'b']);
});

test('keeps drafts in their place if requested', () => {
	expect(idsOf(published(posts, { withDrafts: true }))).toEqual(['newest', 'draft', 'a', 'b']);
});
