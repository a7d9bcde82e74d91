import { afterEach, expect, test, vi } from 'vitest';
import { neighborsOf, published } from './published.ts';

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

afterEach(() => void vi.unstubAllEnvs());

// No test failed if the built site asked for drafts.
test('leaves drafts out of the built site and sorts newest first, posts of the same day by id', () => {
	vi.stubEnv('DEV', false);
	expect(idsOf(published(posts))).toEqual(['newest', 'a', 'b']);
});

test('keeps drafts in their place in development', () => {
	vi.stubEnv('DEV', true);
	expect(idsOf(published(posts))).toEqual(['newest', 'draft', 'a', 'b']);
});

// No test failed if earlier and later were swapped.
test.each([
	['newest', { earlier: 'a', later: undefined }],
	['a', { earlier: 'b', later: 'newest' }],
	['b', { earlier: undefined, later: 'a' }],
])('finds the posts before and after %j', (id, expected) => {
	const { earlier, later } = neighborsOf(id, published(posts, false));
	expect({ earlier: earlier?.id, later: later?.id }).toEqual(expected);
});
