import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawFavicon } from './favicon.ts';

test('contains one square image where its table says', async () => {
	const icon = await drawFavicon();
	expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
	const [length, offset] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
	expect(offset + length).toBe(icon.length);
	const { width, height, format, hasAlpha } = await sharp(icon.subarray(offset)).metadata();
	expect([format, width, height, hasAlpha]).toEqual(['png', icon[6], icon[7], true]);
});
