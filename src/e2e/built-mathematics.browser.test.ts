/** The bank's formulas and the rules that their pages carry. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/lib/process/package-bin.ts';
import { builtPages } from './built-pages.ts';

const SHEET = join(projectRoot, 'src/styles/written-mathematics.css');
const QUESTION = /^\/workbooks\/[^/]+\/[^/]+\/[^/]+\/(?!lectures\/)[^/]+$/;

test('no question uses what only the sheet for written formulas covers', () => {
	const written = [...readFileSync(SHEET, 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(
		([, name = '']) => name,
	);
	expect(written).toContain('tml-display');
	const found = new Set<string>();
	let questions = 0;
	for (const { address, html } of builtPages()) {
		if (!QUESTION.test(address)) continue;
		questions++;
		for (const [, names = ''] of html.matchAll(/<m\w+ [^>]*class="([^"]*)"/g))
			for (const name of names.split(' ')) if (written.includes(name)) found.add(name);
	}
	expect(questions).toBeGreaterThan(10_000);
	expect([...found]).toEqual([]);
});
