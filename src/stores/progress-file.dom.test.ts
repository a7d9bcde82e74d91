import { beforeEach, expect, test } from 'vitest';
import { $progress, deleteProgress, recordTry } from './progress.ts';
import { fileNameAt, importFile } from './progress-file.ts';
import { writeProgress } from './progress-record.ts';

const question = (questionId: string) => ({
	questionId,
	bookName: 'b',
	chapterName: 'c',
	materialName: 'm',
});
const file = (text: string) => new Blob([text]);

beforeEach(() => deleteProgress());

test("restores a file's contents after deletion, and adds them to what came since", async () => {
	recordTry(question('before'), 'right', 1);
	const saved = writeProgress($progress.get().questions);
	deleteProgress();
	recordTry(question('since'), 'wrong', 2);
	await expect(importFile(file(saved), $progress.get().questions)).resolves.toBe(
		'The file has 1 question, 1 of them new here. Everything that was here is still here.',
	);
	expect(Object.keys($progress.get().questions).toSorted()).toEqual(['before', 'since']);
	await expect(importFile(file(saved), $progress.get().questions)).resolves.toContain('0 of them');
	expect($progress.get().questions['before']?.tries).toHaveLength(1);
});

test.each([
	['a photograph', '\u0089PNG', /not a progress file/],
	['other JSON', '{"theme":"dark"}', /not a progress file/],
	['a newer version', '{"version":9}', /newer version/],
])('changes nothing for %s', async (_what, text, answer) => {
	recordTry(question('here'), 'right', 1);
	const before = $progress.get();
	await expect(importFile(file(text), before.questions)).resolves.toMatch(answer);
	expect($progress.get()).toBe(before);
});

test('takes what can be read from a damaged file and says how much could not', async () => {
	const text = JSON.stringify({
		version: 1,
		questions: { good: { place: 'b/c/m', tries: [[1, 'right']] }, bad: { place: 7 } },
	});
	await expect(importFile(file(text), {})).resolves.toMatch(
		/1 question.*1 entry .*could not be read/,
	);
	expect(Object.keys($progress.get().questions)).toEqual(['good']);
});

test('names the file by date', () => {
	expect(fileNameAt(Date.UTC(2026, 10, 22, 23))).toBe('lemma-lane-progress-2026-11-22.json');
});
