import { afterEach, expect, test, vi } from 'vitest';
import { keepSet, keptSet, leaveSet, placeInSet, type PracticeSet } from './practice-set.ts';

const question = (id: string) => ({
	id,
	path: `/workbooks/b/c/m/${id}`,
	skill: 'Add',
	material: { path: '/workbooks/b/c/m', title: '1.1 Adding' },
});
const set: PracticeSet = {
	kind: 'questions',
	title: '1.1 Adding',
	again: '/practice#b/c/m/pa-1+pa-2',
	from: { path: '/workbooks/b/c/m', title: '1.1 Adding' },
	startedAt: 1000,
	questions: [question('first'), question('second'), question('third')],
};

afterEach(() => {
	vi.unstubAllGlobals();
	localStorage.clear();
});

test('keeps a set until it is left', () => {
	expect(keptSet()).toBeNull();
	expect(keepSet(set)).toBe(true);
	expect(keptSet()).toMatchObject(set);
	leaveSet();
	expect(keptSet()).toBeNull();
});

test('says so if the device stores nothing', () => {
	vi.stubGlobal('localStorage', undefined);
	expect(keepSet(set)).toBe(false);
	expect(keptSet()).toBeNull();
	expect(() => leaveSet()).not.toThrow();
});

test("knows a question's position and its neighbors", () => {
	expect(placeInSet(set, 'first')).toEqual({
		number: 1,
		of: 3,
		previous: null,
		next: '/workbooks/b/c/m/second',
	});
	expect(placeInSet(set, 'third')).toMatchObject({ number: 3, next: null });
	expect(placeInSet(set, 'other')).toBeNull();
	expect(placeInSet(null, 'first')).toBeNull();
});

test.each([
	['torn text', '{"version":1,'],
	['another version', JSON.stringify({ version: 2, ...set })],
	['no questions', JSON.stringify({ version: 1, ...set, questions: [] })],
	...['javascript:alert(1)', 'https://elsewhere.example', '//elsewhere.example'].map((path) => [
		`a path ${path}`,
		JSON.stringify({ version: 1, ...set, questions: [{ ...question('first'), path }] }),
	]),
])('does not accept %s as a set', (_what, text) => {
	localStorage.setItem('practice-set', text);
	expect(keptSet()).toBeNull();
});
