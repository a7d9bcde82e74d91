import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { issuesOfFile, overlayOf } from './issue-overlay.ts';

test('shows the issues of the saved post, and of no other', async () => {
	const root = mkdtempSync(join(tmpdir(), 'overlay-'));
	for (const name of ['one', 'two']) {
		mkdirSync(join(root, 'content/blog', name), { recursive: true });
		writeFileSync(join(root, 'content/blog', name, 'index.mdx'), 'Hello.\n');
	}
	const ofPost = await issuesOfFile(root, 'content/blog/two/index.mdx');
	expect(ofPost.map(({ file }) => file)).toEqual(['content/blog/two/index.mdx']);
	expect(await issuesOfFile(root, 'content/blog/two/figure.svg')).toEqual(ofPost);
});

test('shows the messages of the content check', () => {
	const issue = { file: 'a.mdx', line: 3, field: 'text', message: 'found "<b>".' };
	expect(overlayOf([issue])).toMatchObject({
		title: 'An issue in what was saved',
		message: 'a.mdx:3  text\n  found "<b>".',
	});
	expect(overlayOf([issue, issue]).title).toBe('2 issues in what was saved');
});
