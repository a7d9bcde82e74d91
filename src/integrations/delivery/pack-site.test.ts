import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packSite } from './pack-site.ts';
import { inlineHashes } from './policy.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'dist-'));
const NO_ORIGINS = { connect: [], images: [] };
const page = (script: string) =>
	`<head></head><script>${script}</script><p>${'lemma '.repeat(200)}</p>`;

test('puts a packed twin beside each text file that is worth it', async () => {
	const folder = await newFolder();
	await mkdir(join(folder, 'blog'));
	await writeFile(join(folder, 'blog/post.html'), page('1'));
	await writeFile(join(folder, 'short.html'), '<head></head><p>short</p>');
	await writeFile(join(folder, 'photo.png'), 'x'.repeat(1000));
	expect(await packSite(folder, NO_ORIGINS)).toBe(2);
	expect((await readdir(folder)).sort()).toEqual(['blog', 'photo.png', 'short.html']);
	const twin = await readFile(join(folder, 'blog/post.html.br'));
	expect(brotliDecompressSync(twin).toString()).toContain('lemma lemma');
});

test('packs every file, whatever number of workers shares them', async () => {
	const folder = await newFolder();
	const names = Array.from({ length: 7 }, (_, at) => `${at}.html`);
	for (const name of names) await writeFile(join(folder, name), page(`run("${name}")`));
	await packSite(folder, NO_ORIGINS);
	const twins = (await readdir(folder)).filter((name) => name.endsWith('.br'));
	expect(twins.sort()).toEqual(names.map((name) => `${name}.br`));
});

test('puts each page under the policy of its own scripts', async () => {
	const folder = await newFolder();
	for (const name of ['a', 'b', 'c', 'd', 'e'])
		await writeFile(join(folder, `${name}.html`), page(`run('${name}')`));
	await packSite(folder, { connect: ['https://books.example'], images: [] });
	for (const name of ['a', 'b', 'c', 'd', 'e']) {
		const html = await readFile(join(folder, `${name}.html`), 'utf8');
		const [hash] = inlineHashes(html).scripts;
		expect(html).toContain(`script-src 'self' ${hash};`);
		expect(html).toContain("connect-src 'self' https://books.example;");
		const twin = await readFile(join(folder, `${name}.html.br`));
		expect(brotliDecompressSync(twin).toString()).toBe(html);
	}
});

test('stops the build at a file that cannot be written', async () => {
	const folder = await newFolder();
	await writeFile(join(folder, 'a.html'), page('1'));
	await mkdir(join(folder, 'b.html.br'));
	await writeFile(join(folder, 'b.html'), page('2'));
	await expect(packSite(folder, NO_ORIGINS)).rejects.toThrow(/EISDIR.*b\.html\.br/);
});

test('stops the build at a page that cannot carry a policy, by its name', async () => {
	const folder = await newFolder();
	await writeFile(join(folder, 'half.html'), '<script>1</script>');
	await expect(packSite(folder, NO_ORIGINS)).rejects.toThrow(/half\.html: .* without <head>/);
});
