import { expect, test } from 'vitest';
import {
	mergeProgress,
	type ProgressRecord,
	readProgress,
	writeProgress,
} from './progress-record.ts';

const PLACE = 'pre-algebra/1-integers/1-2-adding-integers';
const some: ProgressRecord = {
	w47k02rg03: {
		place: PLACE,
		skill: 'int-add-1',
		tries: [
			[1000, 'wrong'],
			[3000, 'right'],
		],
	},
};
const others: ProgressRecord = {
	w47k02rg03: { place: PLACE, skill: 'int-add-1', tries: [[2000, 'form']] },
	x05gsyv2tn: { place: PLACE, tries: [[500, 'right']] },
};

test('reads back what it writes', () => {
	expect(readProgress(writeProgress(some))).toEqual({ status: 'read', questions: some, lost: 0 });
	expect(readProgress(writeProgress({}))).toEqual({ status: 'read', questions: {}, lost: 0 });
});

test('merges every try from both once, in any order and however often', () => {
	const merged = mergeProgress(some, others);
	expect(merged['w47k02rg03']?.tries.map(([at]) => at)).toEqual([1000, 2000, 3000]);
	expect(merged['x05gsyv2tn']).toEqual(others['x05gsyv2tn']);
	expect(mergeProgress(others, some)).toEqual(merged);
	expect(mergeProgress(merged, mergeProgress(some, merged))).toEqual(merged);
});

test('uses the place and skill of the later practice', () => {
	const moved = { w47k02rg03: { place: 'a/b/c', skill: 'new', tries: [[9000, 'right']] } } as const;
	const merged = mergeProgress(moved, some)['w47k02rg03'];
	expect(merged).toMatchObject({ place: 'a/b/c', skill: 'new' });
	expect(merged?.tries).toHaveLength(3);
});

test.each(['', 'null', '7', '[]', '{}', '{"version":"1"}', '{"version":1}', '{"version":0}'])(
	'calls %j unreadable',
	(text) => {
		expect(readProgress(text)).toEqual({ status: 'unreadable' });
	},
);

test('leaves a newer version alone', () => {
	expect(readProgress('{"version":2,"questions":{}}')).toEqual({ status: 'newer' });
});

test.each([
	['an entry of the wrong shape', { w47k02rg03: 7 }],
	['an invalid id', { __proto__x: { place: PLACE, tries: [[1, 'right']] } }],
	['an invalid place', { w47k02rg03: { place: '../x', tries: [[1, 'right']] } }],
	['no tries', { w47k02rg03: { place: PLACE, tries: [] } }],
	['an invalid verdict', { w47k02rg03: { place: PLACE, tries: [[1, 'fine']] } }],
	['an invalid time', { w47k02rg03: { place: PLACE, tries: [['soon', 'right']] } }],
])('skips and counts %s, and keeps the rest', (_what, broken) => {
	const text = JSON.stringify({
		version: 1,
		questions: { ...broken, ...others, w47k02rg03: undefined, ...broken },
	});
	const reading = readProgress(text);
	expect(reading).toMatchObject({ status: 'read', lost: 1 });
	expect(reading.status === 'read' && reading.questions).toEqual({
		x05gsyv2tn: others['x05gsyv2tn'],
	});
});

test('counts a question with one unreadable try, and keeps the other', () => {
	const tries = [
		[1000, 'wrong'],
		[2000, 'perhaps'],
	];
	const text = JSON.stringify({ version: 1, questions: { w47k02rg03: { place: PLACE, tries } } });
	expect(readProgress(text)).toEqual({
		status: 'read',
		questions: { w47k02rg03: { place: PLACE, tries: [[1000, 'wrong']] } },
		lost: 1,
	});
});

test('migrates every past version through each later step, in order', () => {
	const steps = [
		({ done }: Record<string, unknown>) => ({ answered: done }),
		({ answered }: Record<string, unknown>) => ({ questions: answered }),
	];
	const expected = { status: 'read', questions: others, lost: 0 };
	expect(readProgress(JSON.stringify({ version: 1, done: others }), steps)).toEqual(expected);
	expect(readProgress(JSON.stringify({ version: 2, answered: others }), steps)).toEqual(expected);
	expect(readProgress(JSON.stringify({ version: 3, questions: others }), steps)).toEqual(expected);
	expect(readProgress(JSON.stringify({ version: 4 }), steps)).toEqual({ status: 'newer' });
});

test('calls a past version unreadable if a step cannot migrate it', () => {
	const step = () => {
		throw new TypeError('of another shape');
	};
	expect(readProgress('{"version":1}', [step])).toEqual({ status: 'unreadable' });
});
