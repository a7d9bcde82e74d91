import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { entry, line } from '../../schemas/frontmatter/wording.ts';
import { describe } from './issues.ts';
import { readJsonSource } from './read-json.ts';

const source = {
	path: 'content/site.json',
	schema: entry({ brand: line(2, 30, 'Lemma Lane') }),
	entries: (site: { brand: string }, name: string) => [{ id: name, data: site }],
};

async function projectWith(text: string): Promise<string> {
	const root = await mkdtemp(join(tmpdir(), 'content-'));
	await mkdir(join(root, 'content'));
	await writeFile(join(root, 'content/site.json'), text);
	return root;
}

const issuesIn = async (text: string, one = source) =>
	(await readJsonSource(await projectWith(text), one)).issues.map(describe);

test('returns the entries of a valid file', async () => {
	const root = await projectWith('{"brand":"Lemma Lane"}');
	await expect(readJsonSource(root, source)).resolves.toEqual({
		found: [
			{
				id: 'site',
				data: { brand: 'Lemma Lane' },
				file: 'content/site.json',
				text: '{"brand":"Lemma Lane"}',
			},
		],
		issues: [],
	});
});

test('names the line and column of broken JSON and what to look for', async () => {
	const [issue] = await issuesIn('{\n  "brand": "Lemma Lane"\n  "email": 1\n}');
	expect(issue).toBe(
		'content/site.json:3:3  JSON\n  cannot be read: a comma is missing before this entry.',
	);
});

test('names place, field, what was found, and what to write', async () => {
	expect(await issuesIn('{\n  "brand": 7\n}')).toEqual([
		'content/site.json:2:12  brand\n  found 7. Write one line of 2 to 30 characters, such as "Lemma Lane".',
	]);
});

test('names the place of an unknown key itself', async () => {
	const [issue] = await issuesIn('{\n  "brand": "Lemma Lane",\n  "brnd": 1\n}');
	expect(issue).toMatch(/site\.json:3:11 {2}brnd\n {2}found the unknown key "brnd"/);
});

test('lists every issue of a file, not only the first', async () => {
	const list = { ...source, schema: z.array(z.object({ a: z.string() })), entries: () => [] };
	const root = await projectWith('[{"a":1},\n{"a":2}]');
	expect((await readJsonSource(root, list)).issues).toMatchObject([
		{ line: 1, field: '[0].a' },
		{ line: 2, field: '[1].a' },
	]);
});

test('finds what is unfinished', async () => {
	expect(await issuesIn('{\n"brand":"TODO: a name"}')).toEqual([
		expect.stringContaining('site.json:2:10  unfinished\n  found "TODO: a name"'),
	]);
});

test('treats a missing file as an issue, never as an empty collection', async () => {
	const root = await mkdtemp(join(tmpdir(), 'content-'));
	expect((await readJsonSource(root, source)).issues).toMatchObject([
		{
			file: 'content/site.json',
			message: expect.stringContaining('is missing. Restore the file.'),
		},
	]);
});
