import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Where the list goes; set by whatever starts Vitest with this reporter. */
export const FLAKY_REPORT_FILE = 'FLAKY_REPORT_FILE';

/** A Vitest reporter that writes, as a JSON list, each test that failed at first and passed on a retry. */
export default class FlakyReporter implements Reporter {
	onTestRunEnd(testModules: readonly TestModule[]): void {
		const file = process.env[FLAKY_REPORT_FILE];
		if (file === undefined) return;
		const flaky = testModules.flatMap(({ relativeModuleId, children }) =>
			[...children.allTests()]
				.filter((test) => test.diagnostic()?.flaky)
				.map((test) => `${relativeModuleId}: ${test.fullName}`),
		);
		writeFileSync(file, JSON.stringify(flaky));
	}
}
