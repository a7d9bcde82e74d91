import { expect, test } from 'vitest';
import { ChunkLoadError, loadChunk } from './chunk-load.ts';
import type { Clock } from './clock.ts';

/** A clock that stands still until advanced; `waits` are the pending timeouts. */
function createHeldClock() {
	const timers = new Set<{ milliseconds: number; run: () => void }>();
	const clock: Clock = {
		after(milliseconds, run) {
			const timer = { milliseconds, run };
			timers.add(timer);
			return () => timers.delete(timer);
		},
	};
	return {
		clock,
		waits: () => Array.from(timers, ({ milliseconds }) => milliseconds),
		runOut: () => timers.forEach(({ run }) => run()),
	};
}

const never = () => new Promise<never>(() => {});

test('resolves to the loaded chunk and clears its timer', async () => {
	const { clock, waits } = createHeldClock();
	await expect(loadChunk(async () => 'module', clock)).resolves.toBe('module');
	expect(waits()).toEqual([]);
});

test('blames a script chunk that takes more than 120,000 ms', async () => {
	const { clock, waits, runOut } = createHeldClock();
	const loading = loadChunk(never, clock);
	expect(waits()).toEqual([120_000]);
	runOut();
	await expect(loading).rejects.toBeInstanceOf(ChunkLoadError);
	await expect(loading).rejects.toMatchObject({
		name: 'ChunkLoadError',
		code: 'CHUNK_LOAD_FAILED',
		reason: 'timeout',
	});
});

test('blames a script chunk that fails, keeps the cause, and loads it on retry', async () => {
	const cause = new TypeError('Failed to fetch dynamically imported module');
	let tries = 0;
	const load = async () => {
		tries += 1;
		if (tries === 1) throw cause;
		return 'module';
	};
	await expect(loadChunk(load)).rejects.toMatchObject({
		name: 'ChunkLoadError',
		reason: 'error',
		cause,
	});
	await expect(loadChunk(load)).resolves.toBe('module');
});
