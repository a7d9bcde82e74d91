import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packSite } from './pack-site.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'dist-'));
const page = (script: string) => `<script>${script}</script><p>${'lemma '.repeat(200)}</p>`;

test('puts a packed twin beside each text file that is worth it', async () => {
	const folder = await newFolder();
	await mkdir(join(folder, 'blog'));
	await writeFile(join(folder, 'blog/post.html'), page('1'));
	await writeFile(join(folder, 'short.html'), '<p>short</p>');
	await writeFile(join(folder, 'photo.png'), 'x'.repeat(1000));
	expect((await packSite(folder)).files).toBe(2);
	expect((await readdir(folder)).sort()).toEqual(['blog', 'photo.png', 'short.html']);
	const twin = await readFile(join(folder, 'blog/post.html.br'));
	expect(brotliDecompressSync(twin).toString()).toBe(page('1'));
});

test('packs every file, whatever number of workers shares them', async () => {
	const folder = await newFolder();
	const names = Array.from({ length: 7 }, (_, at) => `${at}.html`);
	for (const name of names) await writeFile(join(folder, name), page(name));
	await packSite(folder);
	const twins = (await readdir(folder)).filter((name) => name.endsWith('.br'));
	expect(twins.sort()).toEqual(names.map((name) => `${name}.br`));
});

test('brings together the hashes of all pages, each once', async () => {
	const folder = await newFolder();
	for (const [name, script] of [
		['a', '1'],
		['b', '2'],
		['c', '1'],
		['d', '3'],
		['e', '2'],
	])
		await writeFile(join(folder, `${name}.html`), page(`${script}`));
	const { hashes } = await packSite(folder);
	expect(hashes.scripts.size).toBe(3);
	expect(hashes.styles.size).toBe(0);
});

test('stops the build at a file that cannot be written', async () => {
	const folder = await newFolder();
	await writeFile(join(folder, 'a.html'), page('1'));
	await mkdir(join(folder, 'b.html.br'));
	await writeFile(join(folder, 'b.html'), page('2'));
	await expect(packSite(folder)).rejects.toThrow(/EISDIR.*b\.html\.br/);
});
