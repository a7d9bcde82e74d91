import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPictureIssues } from './pictures.ts';
import { treeOf } from './texts.testdata.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const svg = (inside = '', start = 'width="480" height="240" viewBox="0 0 480 240"') =>
	`<svg xmlns="http://www.w3.org/2000/svg" ${start}>${inside}</svg>`;
for (const [name, text] of Object.entries({
	'line.svg': svg('<path d="M0 0h480"/>'),
	'bare.svg': svg('', 'viewBox="0 0 480 240"'),
	'large.svg': svg('<path/>'.repeat(600)),
	'script.svg': svg('<script>alert(1)</script>'),
	'handler.svg': svg('<g onload="alert(1)"/>'),
	'linked.svg': svg('<image href="https://example.org/a.png"/>'),
	'unquoted.svg': svg('<a href = javascript:alert(1)>x</a>'),
	'styled.svg': svg('<path style="fill:red" d="M0 0h480"/>'),
	'shaded.svg': svg('<path id="p"/><use href="#p" fill="url(#g)"/>'),
	'open.svg': svg('<g><path d="M0 0h480">'),
	'curly.svg': svg('<path d=“M0 0h480”/>'),
	'page.png': '<html>',
	'dot.png': Buffer.from(
		'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
		'base64',
	),
	'photo.jpg': Buffer.alloc(300_001),
	'photo.heic': 'x',
	'notes.txt': 'x',
}))
	writeFileSync(join(folder, name), text);
mkdirSync(join(folder, 'drawings'));

const issuesIn = (text: string) => findPictureIssues(treeOf(text), folder);

test('accepts drawings and photographs beside the post that have alt text', async () => {
	const text = '![A number line.](./line.svg) ![A shade.](./shaded.svg) ![A dot.](./dot.png)';
	expect(await issuesIn(text)).toEqual([]);
});

test.each([
	['![](./line.svg)', 'without words'],
	['![A line](./Line.svg)', 'there is no such file. The folder of the post has:'],
	['![A line](./other.svg)', 'there is no such file'],
	['![A line](line.svg)', 'write ./line.svg'],
	['![A line](/line.svg)', 'write ./line.svg'],
	['![A cat](https://example.org/cat.png)', 'an image from another site'],
	['![A cat](//example.org/cat.png)', 'an image from another site'],
	['![A cat](data:image/svg+xml;base64,AAAA)', 'an image from another site'],
	['![A line](./bare.svg)', 'without width, height'],
	['![A line](./large.svg)', 'A drawing has at most 4096'],
	['![A line](./script.svg)', 'found a script, a style or a link inside'],
	['![A line](./handler.svg)', 'found a script, a style or a link inside'],
	['![A line](./linked.svg)', 'found a script, a style or a link inside'],
	['![A line](./unquoted.svg)', 'found a script, a style or a link inside'],
	['![A line](./styled.svg)', 'found a script, a style or a link inside'],
	['![A line](./open.svg)', 'which cannot be opened'],
	['![A line](./curly.svg)', 'which cannot be opened'],
	['![A line](./page.png)', 'which cannot be opened'],
	['![A line](../other-post/line.svg)', 'beside the post and write ./line.svg'],
	['![A line](./drawings/line.svg)', 'beside the post and write ./line.svg'],
	['![A line](./100%.svg)', 'there is no such file'],
	['![A cat](./photo.jpg)', 'with 300 kB. A photograph has at most 300'],
	['![A cat](./photo.heic)', 'A drawing ends in .svg, a photograph in .jpg'],
	['![A cat](./notes.txt)', 'A drawing ends in .svg, a photograph in .jpg'],
])('explains %j', async (text, message) => {
	expect(await issuesIn(`Text.\n\n${text}`)).toEqual([
		{ line: 3, column: 1, field: 'picture', message: expect.stringContaining(message) },
	]);
});
