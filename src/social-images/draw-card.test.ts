import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { postCard, siteCard } from './card.ts';
import { drawCard, keepOnly } from './draw-card.ts';
import { readFigure } from './figure-labels.ts';

const folder = () => mkdtemp(join(tmpdir(), 'social-'));

test('draws an image of the size that networks show, in under 60 kB', async () => {
	const png = await drawCard(siteCard('Lemma Lane', 'Every step, shown.'), await folder());
	const { width, height, format } = await sharp(png).metadata();
	expect([format, width, height]).toEqual(['png', 1200, 630]);
	expect(png.length).toBeLessThan(60_000);
});

test('draws an unchanged card once', async () => {
	const cache = await folder();
	const card = postCard('A square', 'Lemma Lane', undefined, 'x^2');
	const first = await drawCard(card, cache);
	expect(await drawCard(card, cache)).toEqual(first);
	expect(await readdir(cache)).toHaveLength(1);
	await drawCard({ ...card, title: 'Another square' }, cache);
	expect(await readdir(cache)).toHaveLength(2);
});

test('keeps no image of a card that is gone', async () => {
	const cache = await folder();
	const card = postCard('A square', 'Lemma Lane', undefined, 'x^2');
	await drawCard({ ...card, title: 'Its old title' }, cache);
	const [old] = await readdir(cache);
	await drawCard(card, cache);
	await keepOnly([card], cache);
	expect(await readdir(cache)).toEqual([expect.not.stringMatching(`${old}`)]);
	await expect(keepOnly([card], join(cache, 'not there'))).resolves.toBeUndefined();
});

test('typesets the words of a drawing', async () => {
	const svg = (words: string) =>
		readFigure(
			`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><path d="M0 0h9" stroke="#000"/>${words}</svg>`,
		);
	const draw = async (words: string) =>
		drawCard(postCard('A square', 'Lemma Lane', svg(words), undefined), await folder());
	const labelled = await draw('<text x="200" y="150" font-size="40">R</text>');
	expect(labelled.equals(await draw(''))).toBe(false);
});

test('says which card cannot be typeset', async () => {
	const card = postCard('Broken', 'Lemma Lane', undefined, 'frac(');
	await expect(drawCard(card, await folder())).rejects.toThrow(/Typst rejected the card .*Broken/);
});
