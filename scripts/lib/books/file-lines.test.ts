import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileLines } from './file-lines.ts';

const linesOf = (content: string | Buffer) => {
	const file = join(mkdtempSync(join(tmpdir(), 'lines-')), 'a.ndjson');
	writeFileSync(file, content);
	return Array.fromAsync(fileLines(file), ({ text }) => text);
};

test('splits lines at LF and CR LF only, with or without a final line end', async () => {
	expect(await linesOf('a\r\nb\n\nc')).toEqual(['a', 'b', '', 'c']);
	expect(await linesOf('a\u2028b\u0085c\rd\n')).toEqual(['a\u2028b\u0085c\rd']);
	expect(await linesOf('')).toEqual([]);
});

test('removes a byte order mark from the file, not from a line', async () => {
	expect(await linesOf('\uFEFFa\n\uFEFFb')).toEqual(['a', '\uFEFFb']);
});

test('resumes after any line with what it would have read there', async () => {
	const file = join(mkdtempSync(join(tmpdir(), 'lines-')), 'a.ndjson');
	writeFileSync(file, `\uFEFFé\r\n${'x'.repeat(900_000)}\n\nlast`);
	const lines = await Array.fromAsync(fileLines(file));
	expect(lines.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
	for (const { line, end } of lines) {
		expect(await Array.fromAsync(fileLines(file, { line, end }))).toEqual(lines.slice(line));
	}
});

test('joins a line and a character that fall between two chunks', async () => {
	const line = 'é'.repeat(100_000);
	expect(await linesOf(`x${line}\n${line}`)).toEqual([`x${line}`, line]);
});

test('rejects a line that is not UTF-8 and continues with the next', async () => {
	const lines = await linesOf(Buffer.from('ok\ncaf\xe9\nok', 'latin1'));
	expect(lines).toEqual(['ok', { issue: expect.stringMatching(/^is not UTF-8: .*Latin-1/) }, 'ok']);
});

test('rejects a line of more than 1 MB without holding it in memory', async () => {
	const lines = await linesOf(`${'x'.repeat(5_000_000)}\nok`);
	expect(lines).toEqual([{ issue: 'is longer than 1 MB' }, 'ok']);
});

test('says in one line that there is no such file', async () => {
	const lines = Array.fromAsync(fileLines('/nowhere/bank.ndjson'));
	await expect(lines).rejects.toThrow(/^There is no file \/nowhere\/bank\.ndjson\.$/);
});

test('returns every line of any bytes as text or as an issue, with ends that add up', async () => {
	const file = join(mkdtempSync(join(tmpdir(), 'lines-')), 'a.ndjson');
	const piece = fc.oneof(
		fc.constantFrom('\n', '\r\n', '\r', '\uFEFF', '\u2028').map((text) => Buffer.from(text)),
		fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
	);
	await fc.assert(
		fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
			const bytes = Buffer.concat(pieces);
			writeFileSync(file, bytes);
			const lines = await Array.fromAsync(fileLines(file));
			const feeds = bytes.filter((byte) => byte === 0x0a).length;
			expect(lines).toHaveLength(feeds + (bytes.length > 0 && bytes.at(-1) !== 0x0a ? 1 : 0));
			expect(lines.at(-1)?.end ?? 0).toBe(bytes.length);
		}),
		{ numRuns: 300 },
	);
});
