import { defineConfig } from 'vitest/config';

/** One project per runtime; a test's suffix names the runtime it needs. */
export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: 'node',
					environment: 'node',
					include: ['{src,scripts}/**/*.test.ts'],
					exclude: ['**/*.browser.test.ts', '**/*.dom.test.ts'],
					// Some read the whole source tree; a busy machine needs more than the usual five seconds.
					testTimeout: 20_000,
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
					globalSetup: ['src/e2e/global-setup.ts'],
					fileParallelism: false,
					testTimeout: 30_000,
					hookTimeout: 60_000,
				},
			},
		],
	},
});
