import { defineConfig } from 'vitest/config';

const TEMPORARY_FOLDER = 'scripts/lib/stages/temporary-folder.ts';

/** What holds wherever the service runs; `inject('home')` names where that is. */
const EITHER_HOME = ['src/books/service/**/*.homes.test.ts'];

/** One project per runtime; a test's suffix names the runtime it needs. */
export default defineConfig({
	test: {
		// Vitest leaves one processor to itself, which of two is half.
		maxWorkers: '100%',
		projects: [
			{
				test: {
					name: 'node',
					environment: 'node',
					globalSetup: [TEMPORARY_FOLDER],
					// The colors of the site are read as text; Vitest empties other sheets.
					css: { include: /tokens\.css/ },
					include: ['{src,scripts}/**/*.test.ts'],
					exclude: ['**/*.browser.test.ts', '**/*.dom.test.ts', '**/*.workerd.test.ts'],
					// Files share a worker and what it has loaded, in half the time; each test brings the state it needs.
					isolate: false,
					// Some read the whole source tree; a busy machine needs more than the usual five seconds.
					testTimeout: 20_000,
				},
			},
			{
				test: {
					// The tests of calls and pages of `node` again, asked of the Worker in workerd; and what only that home has.
					name: 'edge',
					environment: 'node',
					globalSetup: [TEMPORARY_FOLDER],
					provide: { home: 'workerd' },
					include: [...EITHER_HOME, 'scripts/**/*.workerd.test.ts'],
					// The first test of a file starts the runtime.
					testTimeout: 60_000,
				},
			},
			{
				test: { name: 'dom', environment: 'happy-dom', include: ['src/**/*.dom.test.{ts,tsx}'] },
			},
			{
				test: {
					name: 'browser',
					environment: 'node',
					include: ['src/**/*.browser.test.ts'],
					globalSetup: [TEMPORARY_FOLDER, 'src/e2e/global-setup.ts'],
					// Two at a time: while one page waits the other works. Each file opens its own; they share the browser and the site.
					maxWorkers: 2,
					// A host that stalls must not fail a run. What needed it is listed as flaky at the end of `npm test`.
					// No retry repeats a `beforeAll`: what a file needs first and takes long is a fixture of the file, which
					// belongs to its first test.
					retry: 1,
					// A poll waits for a browser; its usual second is too short for a busy machine.
					expect: { poll: { timeout: 15_000 } },
					testTimeout: 60_000,
					hookTimeout: 60_000,
				},
			},
		],
	},
});
