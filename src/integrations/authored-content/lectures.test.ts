import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BookPlan } from '../../bank/pipeline/plan.ts';
import { findLectureIssues } from './lectures.ts';

const plan = {
	slug: 'pre-algebra',
	chapters: [
		{
			materials: [
				{ slug: '1-1-integers', topics: [{ id: '1-1-opposites' }], templates: [{ id: 'pa-1' }] },
			],
		},
	],
} as unknown as BookPlan;

async function issuesIn(name: string, text: string) {
	const root = await mkdtemp(join(tmpdir(), 'lectures-'));
	await mkdir(join(root, 'content/lectures/pre-algebra'), { recursive: true });
	await writeFile(join(root, 'content/lectures/pre-algebra', name), text);
	return findLectureIssues(root, [plan]);
}

const lecture = (examples = '[pa-1, pa-1]', text = 'So $7 + (-7) = 0$.') =>
	`---\nexamples: ${examples}\nchecks: [pa-1, pa-1]\n---\n\n## The idea\n\n${text}\n`;

test('accepts a valid lecture', async () => {
	expect(await issuesIn('1-1-opposites.md', lecture())).toEqual([]);
	expect(await issuesIn('1-1-opposites.md', lecture('[pa-1: height, pa-1]'))).toEqual([]);
});

test('lets a lecture show a false statement where it says so or shows mistakes', async () => {
	const text = 'Here $6 = 1$ is never true.\n\n## What goes wrong\n\nYou write $2^{3} = 6$.';
	expect(await issuesIn('1-1-opposites.md', lecture(undefined, text))).toEqual([]);
});

test('names the topic that a file was probably meant for', async () => {
	expect(await issuesIn('1-1-oposites.md', lecture())).toMatchObject([
		{ field: '(file)', message: expect.stringContaining('Did you mean 1-1-opposites.md?') },
	]);
});

test.each([
	[lecture('[pa-1]'), 2, 'examples', 'Write two or three template ids'],
	[lecture('[pa-1, pa-2: height]'), 2, 'examples', 'found "pa-2", which is not a template'],
	[lecture('[pa-1, [pa-1]]'), 2, 'examples', 'Write two or three template ids'],
	[lecture('[pa-1, pa-2]'), 2, 'examples', 'found "pa-2", which is not a template'],
	[lecture(undefined, 'A $\\frac{1}{2$.'), 8, 'formula', 'cannot be typeset'],
	[lecture(undefined, 'It is $5 each and that$.'), 8, 'formula', 'money is written \\$5'],
	[lecture(undefined, 'So $7 + (-7) = 1$.'), 8, 'formula', 'is not true'],
	[
		lecture(
			undefined,
			'Solve $3x + 2y = 16$ and $-3x - 2y = 8$.\n\n1. So $x = 3$ and $y = \\frac{7}{2}$.',
		),
		8,
		'formula',
		'do not satisfy it',
	],
	[lecture(undefined, 'A caf\uFFFD.'), 8, 'encoding', 'Save it as UTF-8'],
	[lecture(undefined, 'TODO'), 8, 'unfinished', 'found "TODO"'],
	['No fields.', 1, 'lecture', 'must begin with a head'],
])('names place, field, and fix in %j', async (text, line, field, message) => {
	expect(await issuesIn('1-1-opposites.md', text)).toMatchObject([
		{ line, field, message: expect.stringContaining(message) },
	]);
});
