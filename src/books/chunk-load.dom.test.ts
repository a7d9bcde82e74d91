import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ChunkLoadError, loadChunk, loadStylesheet } from './chunk-load.ts';
import type { Clock } from './clock.ts';

/** A clock that stands still until told to run; `waits` are the limits still ahead. */
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

// happy-dom would report every stylesheet as failed; here each one stays open until a test says how it ended.
beforeAll(() => {
	if (!('happyDOM' in window)) throw new Error('These tests run in happy-dom.');
	const { settings } = window.happyDOM as DetachedWindowAPI;
	settings.enableCSSFileLoading = true;
	settings.fetch.interceptor = { beforeAsyncRequest: never };
});

const never = () => new Promise<never>(() => {});

function addedLink(): HTMLLinkElement {
	const link = document.querySelector('link');
	if (!link) throw new Error('No stylesheet was added.');
	return link;
}

afterEach(() => document.head.replaceChildren());

test('gives the loaded chunk and stops waiting', async () => {
	const { clock, waits } = createHeldClock();
	await expect(loadChunk(async () => 'module', { clock })).resolves.toBe('module');
	expect(waits()).toEqual([]);
});

test('names a script chunk lost after 120,000 ms', async () => {
	const { clock, waits, runOut } = createHeldClock();
	const loading = loadChunk(never, { clock });
	expect(waits()).toEqual([120_000]);
	runOut();
	await expect(loading).rejects.toBeInstanceOf(ChunkLoadError);
	await expect(loading).rejects.toMatchObject({
		name: 'ChunkLoadError',
		code: 'CHUNK_LOAD_FAILED',
		reason: 'timeout',
	});
});

test('names a script chunk that fails, keeps the cause, and loads on retry', async () => {
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

test('names a stylesheet lost after 120,000 ms and takes it off the page', async () => {
	const { clock, waits, runOut } = createHeldClock();
	const loading = loadStylesheet('/viewer.css', { clock });
	expect(waits()).toEqual([120_000]);
	runOut();
	await expect(loading).rejects.toMatchObject({
		name: 'ChunkLoadError',
		code: 'CSS_CHUNK_LOAD_FAILED',
		reason: 'timeout',
	});
	expect(document.querySelector('link')).toBeNull();
});

test('names a stylesheet that fails, and asks again on retry', async () => {
	const first = loadStylesheet('/viewer.css');
	addedLink().dispatchEvent(new Event('error'));
	await expect(first).rejects.toMatchObject({
		name: 'ChunkLoadError',
		code: 'CSS_CHUNK_LOAD_FAILED',
		reason: 'error',
	});
	const second = loadStylesheet('/viewer.css');
	addedLink().dispatchEvent(new Event('load'));
	await expect(second).resolves.toBeUndefined();
});

test('adds a stylesheet that is already there no second time', async () => {
	const first = loadStylesheet('/viewer.css');
	addedLink().dispatchEvent(new Event('load'));
	await first;
	await loadStylesheet('/viewer.css');
	expect(document.querySelectorAll('link')).toHaveLength(1);
});
