import { expect, test } from 'vitest';
import { parseCounts, summary, total } from './stage.ts';

test('ends with the sum of all tests as its last line', () => {
	const text = summary([
		{ name: 'types', state: 'passed', seconds: 12.34 },
		{ name: 'unit', state: 'passed', seconds: 3, counts: { passed: 100, failed: 0 } },
		{ name: 'browser', state: 'passed', seconds: 41.2, counts: { passed: 28, failed: 0 } },
	]);
	expect(text).toMatchInlineSnapshot(`
		"types    passed     12.3 s
		unit     passed      3.0 s  100 passed, 0 failed
		browser  passed     41.2 s  28 passed, 0 failed

		128 passed, 0 failed"
	`);
});

test('lists what passed only on a retry, and stays green', () => {
	const counts = { passed: 28, failed: 0 };
	const flaky = ['src/e2e/menu.browser.test.ts: closes on Escape'];
	const text = summary([{ name: 'browser', state: 'passed', seconds: 41.2, counts, flaky }]);
	expect(text).toMatchInlineSnapshot(`
		"browser  passed     41.2 s  28 passed, 0 failed
		flaky    src/e2e/menu.browser.test.ts: closes on Escape

		28 passed, 0 failed"
	`);
});

test('counts a failed stage without a failed test as one failure', () => {
	expect(total([{ name: 'types', state: 'failed', seconds: 1 }])).toEqual({ passed: 0, failed: 1 });
	expect(
		total([{ name: 'unit', state: 'failed', seconds: 1, counts: { passed: 4, failed: 0 } }]),
	).toEqual({ passed: 4, failed: 1 });
});

test('counts each failed test once, and a stage that did not run not at all', () => {
	expect(
		total([
			{ name: 'unit', state: 'failed', seconds: 1, counts: { passed: 4, failed: 3 } },
			{ name: 'build', state: 'not run', seconds: 0 },
		]),
	).toEqual({ passed: 4, failed: 3 });
});

test('reads the counts of a vitest report and rejects anything else', () => {
	expect(parseCounts('{"numPassedTests":4,"numFailedTests":1,"success":false}')).toEqual({
		passed: 4,
		failed: 1,
	});
	expect(parseCounts('{"numPassedTests":4')).toBeUndefined();
	expect(parseCounts('{}')).toBeUndefined();
});
