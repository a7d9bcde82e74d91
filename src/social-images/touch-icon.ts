import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** What a phone's home screen requests, in pixels. */
const SIZE = 180;
const ICON = 'public/favicon.svg';

/**
 * The icon as a square PNG. A phone rounds the corners itself, so those of the drawing are filled with its background.
 */
export async function drawTouchIcon(svg = ICON): Promise<Buffer<ArrayBuffer>> {
	const drawing = await readFile(svg, 'utf8');
	const ground = /fill="(#\w+)"/.exec(drawing)?.[1];
	if (!ground) throw new Error(`${svg} has no fill for its background, the first shape.`);
	const image = sharp(Buffer.from(drawing)).resize(SIZE, SIZE).flatten({ background: ground });
	return Buffer.from(await image.png({ palette: true }).toBuffer());
}
