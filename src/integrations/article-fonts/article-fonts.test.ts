import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readMdx } from '../authored-content/read-mdx.ts';
import { articleCharacters, drawnSigns } from './characters.ts';
import { cutFonts } from './cut-fonts.ts';

const folder = await mkdtemp(join(tmpdir(), 'article-fonts-'));
afterAll(() => rm(folder, { recursive: true }));

test('finds the signs of formulas, and no others', () => {
	const { tree } = readMdx('À $\\pi \\le 4$\n\n$$\n\\sqrt{2} \\ne 1\n$$\n');
	const signs = tree ? drawnSigns(tree) : '';
	expect(signs).toContain('π');
	expect(signs).toContain('≤');
	expect(signs).not.toContain('À');
});

test('cuts the fonts that most formulas need to less than seven tenths', async () => {
	const characters = await articleCharacters('.');
	const cut = await cutFonts(folder, characters);
	const source = join(dirname(createRequire(import.meta.url).resolve('katex')), 'fonts');
	for (const name of ['KaTeX_Main-Regular.woff2', 'KaTeX_Math-Italic.woff2']) {
		const { size } = await stat(join(cut, name));
		const { byteLength } = await readFile(join(source, name));
		expect(size).toBeGreaterThan(2000);
		expect(size / byteLength, name).toBeLessThan(0.68);
	}
	expect(await cutFonts(folder, characters)).toBe(cut);
}, 30_000);
