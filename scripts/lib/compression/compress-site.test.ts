import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressSite } from './compress-site.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'dist-'));
const PAGE = `<p>${'lemma '.repeat(200)}</p>`;

test('writes a compressed copy of each text file that is worth it, and leaves nothing half written', async () => {
	const folder = await newFolder();
	await mkdir(join(folder, 'blog'));
	await writeFile(join(folder, 'blog/post.html'), PAGE);
	await writeFile(join(folder, 'short.html'), '<p>short</p>');
	await writeFile(join(folder, 'photo.png'), 'x'.repeat(1000));
	expect(await compressSite(folder)).toBe(1);
	expect((await readdir(folder)).sort()).toEqual(['blog', 'photo.png', 'short.html']);
	expect((await readdir(join(folder, 'blog'))).sort()).toEqual(['post.html', 'post.html.br']);
	const copy = await readFile(join(folder, 'blog/post.html.br'));
	expect(brotliDecompressSync(copy).toString()).toBe(PAGE);
});

test('replaces the copy of a changed file', async () => {
	const folder = await newFolder();
	const file = join(folder, 'a.html');
	await writeFile(file, PAGE);
	await compressSite(folder);
	await writeFile(file, `${PAGE}!`);
	await compressSite(folder);
	expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(`${PAGE}!`);
});

test('compresses every file, however many threads share them', async () => {
	const folder = await newFolder();
	for (let at = 0; at < 450; at++) await writeFile(join(folder, `${at}.html`), `${PAGE}${at}`);
	expect(await compressSite(folder)).toBe(450);
	const copies = (await readdir(folder)).filter((name) => name.endsWith('.br'));
	expect(copies).toHaveLength(450);
});

test('stops the build at a copy that cannot be written', async () => {
	const folder = await newFolder();
	await writeFile(join(folder, 'a.html'), PAGE);
	await mkdir(join(folder, 'b.html.br'));
	await writeFile(join(folder, 'b.html'), PAGE);
	await expect(compressSite(folder)).rejects.toThrow(/EISDIR.*b\.html\.br/);
});
