/** A stage of `npm test`. Only stages that run vitest have counts. */
export type StageResult = {
	name: string;
	state: 'passed' | 'failed' | 'not run';
	seconds: number;
	counts?: TestCounts;
	/** Tests that passed only on a retry, as `file: name`. */
	flaky?: readonly string[];
};

export type TestCounts = { passed: number; failed: number };

/**
 * One line per stage, then the flaky tests if there are any, then a blank line, then the total as the last line: `128
 * passed, 0 failed`.
 */
export function summary(results: readonly StageResult[]): string {
	const rows = results.map(({ name, state, seconds, counts }) => {
		const tests = counts ? `${counts.passed} passed, ${counts.failed} failed` : '';
		return `${name.padEnd(8)} ${state.padEnd(8)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${tests}`;
	});
	const flaky = results.flatMap((result) => result.flaky ?? []).map((test) => `flaky    ${test}`);
	const { passed, failed } = total(results);
	const lines = rows.map((row) => row.trimEnd());
	return [...lines, ...flaky, '', `${passed} passed, ${failed} failed`].join('\n');
}

/**
 * The sum of all tests. A stage that failed without a failed test (a type error, a build, a file that could not be
 * loaded) counts as one failure, so a failed run never reports "0 failed".
 */
export function total(results: readonly StageResult[]): TestCounts {
	let passed = 0;
	let failed = 0;
	for (const { state, counts } of results) {
		passed += counts?.passed ?? 0;
		failed += Math.max(counts?.failed ?? 0, state === 'failed' ? 1 : 0);
	}
	return { passed, failed };
}

/** Reads the output of vitest's json reporter. Undefined if it has no counts. */
export function parseCounts(json: string): TestCounts | undefined {
	try {
		const report: { numPassedTests?: unknown; numFailedTests?: unknown } = JSON.parse(json);
		const { numPassedTests: passed, numFailedTests: failed } = report;
		return typeof passed === 'number' && typeof failed === 'number'
			? { passed, failed }
			: undefined;
	} catch {
		return undefined;
	}
}
