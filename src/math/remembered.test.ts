import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

/** A reader that counts how often it reads. */
function counted() {
	const texts: string[] = [];
	const read = remembered((text) => {
		texts.push(text);
		return text.length;
	});
	return { read, texts };
}

test('reads a text once', () => {
	const { read, texts } = counted();
	expect([read('x + 1'), read('x + 1'), read('x')]).toEqual([5, 5, 1]);
	expect(texts).toEqual(['x + 1', 'x']);
});

test('keeps neither long texts nor more than the last few thousand', () => {
	const { read, texts } = counted();
	const long = 'x'.repeat(1001);
	read(long);
	read(long);
	expect(texts).toEqual([long, long]);
	for (let at = 0; at <= 2000; at++) read(`${at}`);
	read('0');
	expect(texts.filter((text) => text === '0')).toEqual(['0', '0']);
});
