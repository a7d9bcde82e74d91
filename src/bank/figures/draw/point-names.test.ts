import { expect, test } from 'vitest';
import { boxOf, placesOfNames } from './point-names.ts';

const paper = { left: 0, right: 320, bottom: 0, top: 320 };
const dot = { at: [100, 100], name: 'A', toward: [1, 1] } as const;

test('puts a name in the wanted corner when that is free', () => {
	expect(placesOfNames([dot], { boxes: [], segments: [], paper })).toEqual([[111, 93]]);
});

test('moves a name off a number and off a line', () => {
	const boxes = [boxOf([112, 92], '4', 13)];
	const [beside] = placesOfNames([dot], {
		boxes: [],
		segments: [
			[
				[100, 100],
				[130, 70],
			],
		],
		paper,
	});
	const [away] = placesOfNames([dot], { boxes, segments: [], paper });
	expect(beside).toEqual([113, 105]);
	expect(away).not.toEqual([111, 93]);
});

test('keeps a name on the paper', () => {
	const edge = { ...dot, at: [315, 100] } as const;
	expect(placesOfNames([edge], { boxes: [], segments: [], paper })).toEqual([[315, 91]]);
});
