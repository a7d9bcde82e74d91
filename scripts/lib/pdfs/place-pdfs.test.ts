import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placePdfs } from './place-pdfs.ts';

test('the site contains the PDFs that were printed, and no others', async () => {
	const root = mkdtempSync(join(tmpdir(), 'place-'));
	const [source, target] = [join(root, 'printed'), join(root, 'site/pdfs')];
	mkdirSync(source);
	mkdirSync(target, { recursive: true });
	writeFileSync(join(source, 'a.pdf'), 'new');
	writeFileSync(join(source, 'b.pdf.part'), 'half');
	writeFileSync(join(target, 'a.pdf'), 'old');
	writeFileSync(join(target, 'gone.pdf'), 'old');
	expect(await placePdfs(source, target)).toBe(1);
	expect(readdirSync(target)).toEqual(['a.pdf']);
	expect(readFileSync(join(target, 'a.pdf'), 'utf8')).toBe('new');
});
