import { afterEach, expect, test } from 'vitest';
import { loadChunk } from './chunk-load.ts';

afterEach(() => document.head.replaceChildren());

const never = () => new Promise<never>(() => {});
/** Hits the limit immediately. */
const rushed = {
	after: (_milliseconds: number, run: () => void) => {
		queueMicrotask(run);
		return () => {};
	},
};

function addSheet(sheet: CSSStyleSheet | null) {
	const link = document.createElement('link');
	link.rel = 'stylesheet';
	Object.defineProperty(link, 'sheet', { value: sheet });
	document.head.append(link);
}

test('blames a style sheet that has not arrived after 120,000 ms', async () => {
	addSheet(new CSSStyleSheet());
	addSheet(null);
	await expect(loadChunk(never, rushed)).rejects.toMatchObject({
		name: 'ChunkLoadError',
		code: 'CSS_CHUNK_LOAD_FAILED',
		reason: 'timeout',
		message: 'A stylesheet of this page took too long to load.',
	});
});

test('blames the script if every style sheet has loaded', async () => {
	addSheet(new CSSStyleSheet());
	await expect(loadChunk(never, rushed)).rejects.toMatchObject({ code: 'CHUNK_LOAD_FAILED' });
});
