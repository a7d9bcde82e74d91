import { expect, test } from 'vitest';
import { saveFile } from './save-file.ts';

/** The link's attributes at the moment of its click, and whether it is in the page then. */
function clickOf(url: string, name: string) {
	let seen = {};
	saveFile(url, name, ({ href, download, target, rel, isConnected }) => {
		seen = { href, download, target, rel, isConnected };
	});
	return seen;
}

test('downloads a file of this site under its name', () => {
	expect(clickOf('/pdfs/pre-algebra.pdf', 'Pre-Algebra.pdf')).toEqual({
		href: `${location.origin}/pdfs/pre-algebra.pdf`,
		download: 'Pre-Algebra.pdf',
		target: '',
		rel: '',
		isConnected: true,
	});
});

test('keeps the page if the file is on another site, which may show it instead', () => {
	expect(clickOf('https://files.test/a.pdf', 'a.pdf')).toMatchObject({
		href: 'https://files.test/a.pdf',
		target: '_blank',
		rel: 'noopener',
	});
});

test('leaves no link behind', () => {
	saveFile('/a.pdf', 'a.pdf', () => {});
	expect(document.querySelector('a')).toBeNull();
});
