/** A card → PNG. Typst outlines every letter, so the machine's fonts do not matter. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { IMAGE_SIZE } from '../components/site/shared-image.ts';
import type { Card } from './card.ts';
import layout from './card.typ?raw';

const CACHE = join('.data', 'social');

/** Drawn once per input; cached in `.data/social` under its hash. */
export async function drawCard(card: Card, cache = CACHE): Promise<Buffer<ArrayBuffer>> {
	const file = join(cache, fileName(card));
	const known = await readFile(file).catch(() => undefined);
	if (known) return known;
	const png = await rasterise(outline(JSON.stringify(card)));
	await mkdir(cache, { recursive: true });
	// Written atomically: an interrupted build leaves no half image behind.
	await writeFile(`${file}.part`, png);
	await rename(`${file}.part`, file);
	return png;
}

/** Deletes the cached images of all other cards: those of an earlier title, layout, or post. */
export async function keepOnly(cards: Iterable<Card>, cache = CACHE): Promise<void> {
	const wanted = new Set([...cards].map(fileName));
	const kept = await readdir(cache).catch(() => []); // Not there before the first picture.
	const others = kept.filter((name) => name.endsWith('.png') && !wanted.has(name));
	await Promise.all(others.map((name) => rm(join(cache, name), { force: true })));
}

const fileName = (card: Card): string =>
	`${createHash('sha256').update(layout).update(JSON.stringify(card)).digest('hex')}.png`;

/** @throws {Error} with Typst's own diagnostics if the card cannot be typeset. */
function outline(card: string): string {
	const compiler = NodeCompiler.create({ workspace: process.cwd() });
	compiler.mapShadow(join(process.cwd(), 'card.json'), Buffer.from(card));
	const compiled = compiler.compile({ mainFileContent: layout });
	if (!compiled.result) {
		const issues = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
		throw new Error(`Typst rejected the card ${card.slice(0, 120)}: ${JSON.stringify(issues)}`);
	}
	return compiler.plainSvg(compiled.result);
}

/** A card has few colors, so a palette holds them all. */
async function rasterise(svg: string): Promise<Buffer<ArrayBuffer>> {
	const { width, height } = IMAGE_SIZE;
	const image = sharp(Buffer.from(svg)).resize(width, height);
	return Buffer.from(await image.png({ palette: true, colors: 64, effort: 7 }).toBuffer());
}
