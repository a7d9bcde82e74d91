import { expect, test } from 'vitest';
import { cutFont, readSourceFont } from './subset.ts';

/** Tags in the table directory of an sfnt font. */
function tablesOf(font: Uint8Array): string[] {
	const bytes = Buffer.from(font);
	return Array.from({ length: bytes.readUInt16BE(4) }, (_, index) =>
		bytes.toString('latin1', 12 + 16 * index, 16 + 16 * index),
	);
}

test('keeps the table that stretches brackets and radicals', async () => {
	const font = await cutFont(await readSourceFont(), 'sfnt');
	expect(tablesOf(font)).toEqual(expect.arrayContaining(['MATH', 'GSUB', 'glyf']));
}, 30_000);

// The packing alone takes seconds.
test('stays under 48 kB on the wire', async () => {
	const font = await cutFont(await readSourceFont(), 'woff2');
	expect(font.byteLength).toBeLessThan(48_000);
	expect(font.byteLength).toBeGreaterThan(20_000);
}, 30_000);
