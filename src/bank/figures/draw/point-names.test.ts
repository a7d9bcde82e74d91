import { expect, test } from 'vitest';
import { boxOf, meet, placesOfNames } from './point-names.ts';

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

test('leaves no name over another, even if it must cross a line', () => {
	const names = [
		{ at: [150, 160], name: '(4, 0)', toward: [1, 1], size: 14 },
		{ at: [190, 160], name: '(7, 0)', toward: [-1, 1], size: 14 },
	] as const;
	const segments = [
		[
			[160, 190],
			[210, 160],
		],
		[
			[70, 170],
			[210, 160],
		],
		[
			[80, 150],
			[200, 170],
		],
	] as const;
	const [one, other] = placesOfNames(names, { boxes: [], segments, paper }).map((spot) =>
		boxOf(spot, '(4, 0)', 14),
	);
	expect(one && other && meet(one, other)).toBe(false);
});

test('puts no name closer to another dot than to its own', () => {
	const names = [
		{ at: [150, 160], name: '(4, 0)', toward: [1, 1], size: 14 },
		{ at: [176, 160], name: '(7, 0)', toward: [1, 1], size: 14 },
	] as const;
	const [one] = placesOfNames(names, { boxes: [], segments: [], paper });
	expect(one?.[0]).toBeLessThan(163);
});
