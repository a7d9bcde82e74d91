import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { finishSite } from './finish-site.ts';
import { inlineHashes } from './policy.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'dist-'));
const NO_ORIGINS = { connect: [], images: [] };
const page = (script: string) => `<head></head><script>${script}</script><p>lemma</p>`;

test('finishes every page and built script, however many workers share them', async () => {
	const folder = await newFolder();
	await mkdir(join(folder, '_astro'));
	const names = Array.from({ length: 7 }, (_, at) => `${at}.html`);
	for (const name of names) await writeFile(join(folder, name), page(`run("${name}")`));
	await writeFile(join(folder, '_astro/a.js'), 'run( 1 )');
	await writeFile(join(folder, 'photo.png'), 'x');
	expect(await finishSite(folder, NO_ORIGINS)).toBe(8);
	for (const name of names)
		expect(await readFile(join(folder, name), 'utf8')).toContain('content-security-policy');
});

test('gives each page the policy for its own scripts', async () => {
	const folder = await newFolder();
	for (const name of ['a', 'b', 'c', 'd', 'e'])
		await writeFile(join(folder, `${name}.html`), page(`run('${name}')`));
	await finishSite(folder, { connect: ['https://books.example'], images: [] });
	for (const name of ['a', 'b', 'c', 'd', 'e']) {
		const html = await readFile(join(folder, `${name}.html`), 'utf8');
		const [hash] = inlineHashes(html).scripts;
		expect(html).toContain(`script-src 'self' ${hash};`);
		expect(html).toContain("connect-src 'self' https://books.example;");
	}
});

test('stops the build at a page that cannot carry a policy, and names it', async () => {
	const folder = await newFolder();
	await writeFile(join(folder, 'half.html'), '<script>1</script>');
	await expect(finishSite(folder, NO_ORIGINS)).rejects.toThrow(/half\.html: .* without <head>/);
});
