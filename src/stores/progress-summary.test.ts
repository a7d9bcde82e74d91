import { expect, test } from 'vitest';
import { countDone, isDone, summarizeBook } from './progress-summary.ts';

const progress = {
	one: {
		place: 'b/c/m',
		tries: [
			[1, 'right'],
			[2, 'wrong'],
		],
	},
	two: {
		place: 'b/c/m',
		tries: [
			[1, 'wrong'],
			[2, 'close'],
		],
	},
	old: { place: 'b/c/gone', tries: [[1, 'right']] },
} as const;

test('never takes back what was done', () => {
	expect(isDone(progress.one)).toBe(true);
	expect(isDone(progress.two)).toBe(false);
	expect(countDone(progress)).toEqual(
		new Map([
			['b/c/m', 1],
			['b/c/gone', 1],
		]),
	);
});

test('adds up skills, materials, and chapters, without questions that no longer exist', () => {
	const skill = { id: 's', title: 'Skill', questions: [['one'], ['two', 'tri'], []] };
	const materials = [{ name: 'm', label: '1.1 M', skills: [skill] }];
	const index = { book_name: 'b', label: 'B', chapters: [{ name: 'c', label: '1. C', materials }] };
	const book = summarizeBook(index, progress);
	const counts = { done: 1, tried: 2, of: 3 };
	expect(book).toMatchObject({ title: 'B', ...counts });
	expect(book.chapters[0]?.materials[0]).toMatchObject({ path: '/workbooks/b/c/m', ...counts });
	expect(book.chapters[0]?.materials[0]?.skills[0]).toEqual({ title: 'Skill', ...counts });
});
