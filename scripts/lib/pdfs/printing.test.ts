import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printingTime, secondsLeft } from './printing.ts';

test.each([
	['nothing is printed yet', 10, 0, 100, 90],
	['a quarter is printed after 20 s', 20, 25, 100, 70],
	['everything is printed and being put in place', 80, 100, 100, 10],
	['the first file takes long', 200, 0, 100, 10],
])('when %s, it reports the time left', (_, elapsed, done, total, seconds) => {
	expect(secondsLeft(elapsed, done, total)).toBe(seconds);
});

test('counts what was printed since, and knows the files to come', () => {
	const folder = mkdtempSync(join(tmpdir(), 'printing-'));
	for (const [name, time] of [
		['old.pdf', 500],
		['new.pdf', 1500],
	] as const) {
		writeFileSync(join(folder, name), '');
		utimesSync(join(folder, name), time, time);
	}
	const secondsUntil = printingTime(
		['/pdfs/old.pdf', '/pdfs/new.pdf'],
		1_000_000,
		() => 1_020_000,
		folder,
	);
	expect(secondsUntil('/pdfs/old.pdf')).toBe(30);
	expect(secondsUntil('/pdfs/none.pdf')).toBeUndefined();
	expect(printingTime(['/pdfs/a.pdf'], 0, () => 0, join(folder, 'none'))('/pdfs/a.pdf')).toBe(100);
});
