import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { entry, line } from '../../schemas/frontmatter/wording.ts';
import { readJsonContent } from './json-loader.ts';

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

test('gives the entries of a sound file', async () => {
	const root = await projectWith('{"brand":"Lemma Lane"}');
	await expect(readJsonContent(root, source)).resolves.toEqual([
		{ id: 'site', data: { brand: 'Lemma Lane' }, file: 'content/site.json' },
	]);
});

test('stops at broken JSON with file, line and what to look for', async () => {
	const root = await projectWith('{\n  "brand": "Lemma Lane"\n  "email": 1\n}');
	await expect(readJsonContent(root, source)).rejects.toThrow(
		/content\/site\.json: line 3, column 3: is not JSON: .*Look for a missing comma/,
	);
});

test('names file, field, what was found and what to write', async () => {
	const root = await projectWith('{"brand":7}');
	await expect(readJsonContent(root, source)).rejects.toThrow(
		'content/site.json: brand: found 7. Write one line of 2 to 30 characters, such as "Lemma Lane".',
	);
});

test('lists every fault of a file, not only the first', async () => {
	const root = await projectWith('[{"a":1},{"a":"x"}]');
	const list = { ...source, schema: z.array(z.object({ a: z.string() })), entries: () => [] };
	await expect(readJsonContent(root, list)).rejects.toMatchObject({
		faults: [{ field: '[0].a' }],
	});
	const both = await projectWith('[{"a":1},{"a":2}]');
	await expect(readJsonContent(both, list)).rejects.toMatchObject({
		faults: [{ field: '[0].a' }, { field: '[1].a' }],
	});
});

test('takes an absent file as a fault, never as an empty collection', async () => {
	const root = await mkdtemp(join(tmpdir(), 'content-'));
	await expect(readJsonContent(root, source)).rejects.toThrow(
		/content\/site\.json: \(file\): cannot be read/,
	);
});
