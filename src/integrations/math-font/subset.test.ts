import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CORE_CHARACTERS, EXAMPLE_CHARACTERS, MATH_CHARACTERS } from './glyphs.ts';
import { cutFont, readSourceFont } from './subset.ts';

/** Tags in the table directory of an sfnt font. */
function tablesOf(font: Uint8Array): string[] {
	const bytes = Buffer.from(font);
	return Array.from({ length: bytes.readUInt16BE(4) }, (_, index) =>
		bytes.toString('latin1', 12 + 16 * index, 16 + 16 * index),
	);
}

test('keeps the table that stretches brackets and radicals', async () => {
	const font = await cutFont(await readSourceFont(), MATH_CHARACTERS, 'sfnt');
	expect(tablesOf(font)).toEqual(expect.arrayContaining(['MATH', 'GSUB', 'glyf']));
}, 30_000);

// Compression alone takes seconds.
test('stays under 48 kB on the wire', async () => {
	const font = await cutFont(await readSourceFont(), MATH_CHARACTERS, 'woff2');
	expect(font.byteLength).toBeLessThan(48_000);
	expect(font.byteLength).toBeGreaterThan(20_000);
}, 30_000);

test("subsets the worked examples' font to less than 5 kB, including its MATH table", async () => {
	const source = await readSourceFont();
	const packed = await cutFont(source, EXAMPLE_CHARACTERS, 'woff2');
	expect(packed.byteLength).toBeLessThan(5_000);
	expect(tablesOf(await cutFont(source, EXAMPLE_CHARACTERS, 'sfnt'))).toContain('MATH');
}, 30_000);

test('subsets the symbols of most questions to less than 13 kB, including the MATH table', async () => {
	const source = await readSourceFont();
	expect((await cutFont(source, CORE_CHARACTERS, 'woff2')).byteLength).toBeLessThan(13_000);
	expect(tablesOf(await cutFont(source, CORE_CHARACTERS, 'sfnt'))).toContain('MATH');
}, 30_000);

test('the style sheet uses the small subset for exactly the characters it contains', async () => {
	const sheet = await readFile('src/styles/mathematics.css', 'utf8');
	const [, ranges = ''] = /unicode-range:([^;]+)/.exec(sheet) ?? [];
	const asked = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
		([, from = '', to = from]) => {
			const first = Number.parseInt(from, 16);
			const count = Number.parseInt(to, 16) - first + 1;
			return Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index));
		},
	);
	expect(asked.toSorted()).toEqual([...CORE_CHARACTERS].toSorted());
});
