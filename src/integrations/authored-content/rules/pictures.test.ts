import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPictureFaults } from './pictures.ts';
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
}))
	writeFileSync(join(folder, name), text);

const faultsIn = (text: string) => findPictureFaults(treeOf(text), folder);

test('takes a drawing beside the post that says what it shows', () => {
	expect(faultsIn('![A number line.](./line.svg)')).toEqual([]);
});

test.each([
	['![](./line.svg)', 'without words'],
	['![A line](./Line.svg)', 'there is no such file. Beside the post lie:'],
	['![A line](./other.svg)', 'there is no such file'],
	['![A line](line.svg)', 'write ./line.svg'],
	['![A line](/line.svg)', 'write ./line.svg'],
	['![A cat](https://example.org/cat.png)', 'a picture from another site'],
	['![A cat](//example.org/cat.png)', 'a picture from another site'],
	['![A cat](data:image/svg+xml;base64,AAAA)', 'a picture from another site'],
	['![A line](./bare.svg)', 'without width, height'],
	['![A line](./large.svg)', 'A drawing has at most 4096'],
	['![A line](./script.svg)', 'found a script, a style or a link inside'],
	['![A line](./handler.svg)', 'found a script, a style or a link inside'],
	['![A line](./linked.svg)', 'found a script, a style or a link inside'],
])('explains %j', (text, message) => {
	expect(faultsIn(`Text.\n\n${text}`)).toEqual([
		{ line: 3, column: 1, field: 'picture', message: expect.stringContaining(message) },
	]);
});
