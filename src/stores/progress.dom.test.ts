import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as ProgressModule from './progress.ts';

const DAY = 86_400_000;
const QUESTION = {
	questionId: 'w47k02rg03',
	skillId: 'int-add-1',
	bookName: 'pre-algebra',
	chapterName: '1-integers',
	materialName: '1-2-adding-integers',
};
const kept = () => JSON.parse(localStorage.getItem('progress') ?? 'null');

/** A separate tab: the module with nothing in memory. */
async function openTab(): Promise<typeof ProgressModule> {
	vi.resetModules();
	return import('./progress.ts');
}

/** The browser's storage, refusing the named operations. */
function refuse(method: 'getItem' | 'setItem', name: string) {
	const storage = localStorage;
	const refusing = new Proxy(storage, {
		get: (target, key) => {
			if (key === method)
				return () => {
					throw new DOMException('no', name);
				};
			const value: unknown = Reflect.get(target, key);
			return typeof value === 'function' ? value.bind(target) : value;
		},
	});
	vi.stubGlobal('localStorage', refusing);
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("stores each try with its verdict and time, as the record's header describes", async () => {
	const { recordTry } = await openTab();
	recordTry(QUESTION, 'wrong', DAY);
	recordTry(QUESTION, 'right', DAY + 60_000);
	expect(kept()).toEqual({
		version: 1,
		questions: {
			w47k02rg03: {
				place: 'pre-algebra/1-integers/1-2-adding-integers',
				skill: 'int-add-1',
				tries: [
					[DAY, 'wrong'],
					[DAY + 60_000, 'right'],
				],
			},
		},
	});
});

test('stores a question without a skill, and no try for an unreadable answer', async () => {
	const { recordTry, $progress } = await openTab();
	recordTry({ ...QUESTION, skillId: undefined }, 'close', DAY);
	recordTry(QUESTION, 'unread', DAY + 1);
	expect($progress.get().questions).toEqual({
		w47k02rg03: { place: 'pre-algebra/1-integers/1-2-adding-integers', tries: [[DAY, 'close']] },
	});
});

test('reads on another page what was stored on this one', async () => {
	const first = await openTab();
	first.recordTry(QUESTION, 'right', DAY);
	const second = await openTab();
	expect(second.$progress.get()).toEqual(first.$progress.get());
});

test('adds to what another tab wrote in the meantime', async () => {
	const first = await openTab();
	const second = await openTab();
	second.$progress.get();
	first.recordTry(QUESTION, 'wrong', DAY);
	second.recordTry({ ...QUESTION, questionId: 'x05gsyv2tn' }, 'right', DAY + 1);
	expect(Object.keys(kept().questions)).toEqual(['w47k02rg03', 'x05gsyv2tn']);
});

test('follows what another tab writes and deletes', async () => {
	const { $progress } = await openTab();
	const stop = $progress.listen(() => {});
	const other = await openTab();
	other.recordTry(QUESTION, 'right', DAY);
	window.dispatchEvent(
		new StorageEvent('storage', { key: 'progress', newValue: localStorage.getItem('progress') }),
	);
	expect(Object.keys($progress.get().questions)).toEqual(['w47k02rg03']);
	other.deleteProgress();
	window.dispatchEvent(
		new StorageEvent('storage', { key: 'progress', newValue: localStorage.getItem('progress') }),
	);
	expect($progress.get().questions).toEqual({});
	stop();
});

test.each([
	['QuotaExceededError', 'full'],
	['SecurityError', 'refused'],
])('remembers on this page what the storage refuses with %s', async (name, issue) => {
	const { recordTry, $progress } = await openTab();
	refuse('setItem', name);
	recordTry(QUESTION, 'wrong', DAY);
	expect($progress.get()).toMatchObject({ questions: { w47k02rg03: {} }, issue });
	expect(kept()).toBeNull();

	vi.unstubAllGlobals();
	recordTry(QUESTION, 'right', DAY + 1);
	expect($progress.get().issue).toBeNull();
	expect(kept().questions.w47k02rg03.tries).toHaveLength(2);
});

test('continues if the storage may not even be read', async () => {
	refuse('getItem', 'SecurityError');
	const { recordTry, $progress } = await openTab();
	recordTry(QUESTION, 'wrong', DAY);
	recordTry(QUESTION, 'right', DAY + 1);
	expect($progress.get().issue).toBe('refused');
	expect($progress.get().questions['w47k02rg03']?.tries).toHaveLength(2);
});

test.each(['{"version":1,"quest', '[]', '{"version":1,"questions":{"w47k02rg03":{"tries":7}}}'])(
	'sets aside what it cannot read before it writes: %s',
	async (text) => {
		localStorage.setItem('progress', text);
		const { recordTry, $progress } = await openTab();
		expect($progress.get().issue).toBe('corrupted');
		recordTry(QUESTION, 'right', DAY);
		expect($progress.get().issue).toBe('corrupted');
		expect(localStorage.getItem('progress-aside-1')).toBe(text);
		recordTry(QUESTION, 'right', DAY + 1);
		expect($progress.get().issue).toBe('corrupted');
		expect((await openTab()).$progress.get().issue).toBeNull();
		expect(localStorage.getItem('progress-aside-2')).toBeNull();
		expect(kept().questions.w47k02rg03.tries).toHaveLength(2);
	},
);

test('never overwrites unreadable text that it cannot set aside', async () => {
	localStorage.setItem('progress', 'torn');
	refuse('setItem', 'QuotaExceededError');
	const { recordTry, $progress } = await openTab();
	recordTry(QUESTION, 'right', DAY);
	expect($progress.get()).toMatchObject({ questions: { w47k02rg03: {} }, issue: 'full' });
	expect(localStorage.getItem('progress')).toBe('torn');
});

test('leaves the record of a newer version alone', async () => {
	const newer = JSON.stringify({ version: 99, questions: 'of another shape' });
	localStorage.setItem('progress', newer);
	const { recordTry, $progress } = await openTab();
	recordTry(QUESTION, 'right', DAY);
	expect($progress.get()).toMatchObject({ questions: { w47k02rg03: {} }, issue: 'newer' });
	expect(localStorage.getItem('progress')).toBe(newer);
});

test('deletes everything, including what was set aside and the set being practiced', async () => {
	localStorage.setItem('progress', 'torn');
	localStorage.setItem('practice-set', '{"version":1}');
	const { recordTry, deleteProgress, $progress } = await openTab();
	recordTry(QUESTION, 'right', DAY);
	deleteProgress();
	expect($progress.get()).toEqual({ questions: {}, issue: null });
	expect(localStorage.length).toBe(0);
});
