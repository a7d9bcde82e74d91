import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawTouchIcon } from './touch-icon.ts';

test('fills the square that a phone rounds', async () => {
	const image = sharp(await drawTouchIcon());
	const { width, height, format } = await image.metadata();
	expect([format, width, height]).toEqual(['png', 180, 180]);
	const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const corner = [...data.subarray(0, 3)];
	const besideTheMiddle = [...data.subarray((90 * 180 + 10) * info.channels).subarray(0, 3)];
	expect(corner).toEqual(besideTheMiddle);
});

test('says which icon it cannot draw', async () => {
	const file = join(await mkdtemp(join(tmpdir(), 'icon-')), 'bare.svg');
	await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"/>');
	await expect(drawTouchIcon(file)).rejects.toThrow('bare.svg has no fill for its background');
});
