import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** A multiple of 48, as search results require. */
const SIZE = 48;
const ICON = 'public/favicon.svg';
const HEADER_LENGTH = 6;
const ENTRY_LENGTH = 16;

/**
 * The icon for browsers and crawlers that request `/favicon.ico` and do not support SVG: one PNG in the ICO container.
 */
export async function drawFavicon(): Promise<Buffer<ArrayBuffer>> {
	const png = await sharp(await readFile(ICON))
		.resize(SIZE, SIZE)
		.png({ palette: true })
		.toBuffer();
	const start = Buffer.alloc(HEADER_LENGTH + ENTRY_LENGTH);
	start.writeUInt16LE(1, 2); // an icon
	start.writeUInt16LE(1, 4); // of one picture
	start.writeUInt8(SIZE, HEADER_LENGTH);
	start.writeUInt8(SIZE, HEADER_LENGTH + 1);
	start.writeUInt16LE(1, HEADER_LENGTH + 4); // plane
	start.writeUInt16LE(32, HEADER_LENGTH + 6); // bits of a pixel
	start.writeUInt32LE(png.length, HEADER_LENGTH + 8);
	start.writeUInt32LE(start.length, HEADER_LENGTH + 12);
	return Buffer.concat([start, png]);
}
