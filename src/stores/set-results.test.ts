import { expect, test } from 'vitest';
import type { PracticeSet } from './practice-set.ts';
import { resultsOf } from './set-results.ts';

const question = (id: string, skill: string) => ({
	id,
	path: `/workbooks/b/c/m/${id}`,
	skill,
	material: { path: `/workbooks/b/c/m-${id}`, title: `Material of ${id}` },
	lecture: { path: `/workbooks/b/c/m/lectures/${skill}`, title: `About ${skill}` },
});
const set: PracticeSet = {
	kind: 'questions',
	title: 'Some',
	again: '/practice#b',
	from: { path: '/workbooks/b', title: 'B' },
	startedAt: 1000,
	questions: [question('one', 'add'), question('two', 'add'), question('tri', 'take')],
};
const tried = (...tries: [number, 'right' | 'form' | 'wrong'][]) => ({ place: 'b/c/m', tries });

test('reports how each question went in this set, whatever happened before it', () => {
	const results = resultsOf(set, {
		one: tried([500, 'wrong'], [1500, 'form'], [1600, 'right']),
		two: tried([1700, 'wrong'], [1800, 'right']),
	});
	expect(results.questions.map(({ outcome }) => outcome)).toEqual(['first', 'later', 'untried']);
	expect(results).toMatchObject({ tried: 2, nextUntried: { id: 'tri' } });
});

test('names the skills that went well, and each lecture of the others once', () => {
	const { wentWell, toRead, nextUntried } = resultsOf(set, {
		one: tried([1500, 'wrong']),
		two: tried([1700, 'wrong'], [1800, 'right']),
		tri: tried([1900, 'right']),
	});
	expect(wentWell).toEqual(['take']);
	expect(toRead).toEqual([{ path: '/workbooks/b/c/m/lectures/add', title: 'About add' }]);
	expect(nextUntried).toBeNull();
});

test('starts at the first material that was not right the first time, or was skipped', () => {
	const right = tried([1500, 'right']);
	expect(resultsOf(set, { one: right, tri: right }).start?.title).toBe('Material of two');
	expect(resultsOf(set, { one: right, two: right, tri: right }).start).toBeNull();
});
