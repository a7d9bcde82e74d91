import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import interaction, { type InteractionValue } from './directive.ts';

let island: HTMLElement;
const hydrate = vi.fn<() => Promise<void>>(() => Promise.resolve());
const load = vi.fn<() => Promise<() => Promise<void>>>(() => Promise.resolve(hydrate));
/** Stands in for the controls' own behavior and the island's code: called for each click that arrives. */
const arrived = vi.fn<(words: string) => void>();

beforeEach(() => {
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	document.body.innerHTML = `<astro-island><a href="#x">link</a><button>button</button>
		<span data-native><button>native</button></span><p>words</p></astro-island>`;
	const found = document.querySelector<HTMLElement>('astro-island');
	if (!found) throw new Error('No island.');
	island = found;
	for (const element of island.querySelectorAll('a, button, p'))
		element.addEventListener('click', () => arrived(element.textContent));
});

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	for (const mock of [hydrate, load, arrived]) mock.mockClear();
	load.mockImplementation(() => Promise.resolve(hydrate));
});

const start = (value: InteractionValue = true) =>
	interaction(load, { name: 'interaction', value: value as string }, island);
const click = (selector: string, init: MouseEventInit = {}) => {
	const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
	island.querySelector(selector)?.dispatchEvent(event);
	return event;
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A load that ends when the test says so. */
function slowLoad() {
	let arrive = () => {};
	load.mockImplementation(() => new Promise((resolve) => (arrive = () => resolve(hydrate))));
	return () => arrive();
}

test('loads immediately if the island is the page, and marks it while its code is missing', async () => {
	load.mockImplementationOnce(() => Promise.reject(new Error('refused')));
	start('load');
	expect(load).toHaveBeenCalledOnce();
	await settled();
	expect(island.dataset['failed']).toBe('');
	document.querySelector<HTMLElement>('[role=alert] button')?.click();
	await settled();
	expect(hydrate).toHaveBeenCalledOnce();
	expect(island.dataset['failed']).toBeUndefined();
});

test('loads nothing until a visitor acts', () => {
	start();
	expect(load).not.toHaveBeenCalled();
});

test.each(['pointerenter', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'])(
	'hydrates once on %s',
	async (type) => {
		start();
		const target = island.querySelector('p');
		target?.dispatchEvent(new Event(type, { bubbles: true }));
		target?.dispatchEvent(new Event(type, { bubbles: true }));
		await settled();
		target?.dispatchEvent(new Event(type, { bubbles: true }));
		expect(load).toHaveBeenCalledOnce();
		expect(hydrate).toHaveBeenCalledOnce();
	},
);

test('holds the first click and replays it once, however long the code takes', async () => {
	const arrive = slowLoad();
	start();
	const first = click('a');
	const impatient = click('a');
	expect(first.defaultPrevented && impatient.defaultPrevented).toBe(true);
	expect(arrived).not.toHaveBeenCalled();
	expect(island.getAttribute('aria-busy') ?? island.ariaBusy).toBe('true');
	arrive();
	await settled();
	expect(arrived).toHaveBeenCalledOnce();
	click('button');
	expect(arrived).toHaveBeenCalledTimes(2);
});

test.each([
	{ ctrlKey: true },
	{ metaKey: true },
	{ shiftKey: true },
	{ altKey: true },
	{ button: 1 },
])('never holds a click with %o', (init) => {
	start();
	expect(click('a', init).defaultPrevented).toBe(false);
	expect(arrived).toHaveBeenCalledOnce();
});

test.each(['p', '[data-native] button'])('never holds a click on %s', async (selector) => {
	start();
	expect(click(selector).defaultPrevented).toBe(false);
	await settled();
	expect(arrived).toHaveBeenCalledOnce();
	expect(load).toHaveBeenCalledOnce();
});

test('hydrates only on the event when it waits to be hydrated', async () => {
	start('event');
	expect(click('a').defaultPrevented).toBe(false);
	expect(load).not.toHaveBeenCalled();
	island.dispatchEvent(new Event('island:hydrate'));
	await settled();
	expect(hydrate).toHaveBeenCalledOnce();
});

test('counts intent only while its media query matches', () => {
	vi.spyOn(globalThis, 'matchMedia').mockImplementation(
		() => ({ matches: false }) as MediaQueryList,
	);
	start({ media: '(width < 48rem)' });
	expect(click('a').defaultPrevented).toBe(false);
	expect(load).not.toHaveBeenCalled();
});

test('counts intent only inside the elements it is bound to', async () => {
	start({ within: '[data-native]' });
	expect(click('a').defaultPrevented).toBe(false);
	island.querySelector('p')?.dispatchEvent(new Event('focusin', { bubbles: true }));
	expect(load).not.toHaveBeenCalled();
	click('[data-native] button');
	await settled();
	expect(hydrate).toHaveBeenCalledOnce();
});

describe('if the code does not arrive', () => {
	const notice = () => document.querySelector('[role=alert]');
	/** How Astro fails: it dispatches the error and resolves to a no-op function. */
	const failLikeAstro = () =>
		load.mockImplementation(() => {
			const detail = { error: new TypeError('Failed to fetch') };
			island.dispatchEvent(new CustomEvent('astro:hydration-error', { detail, cancelable: true }));
			return Promise.resolve(hydrate);
		});
	const retry = () => notice()?.querySelector('button')?.click();

	test('passes the held click to the browser, names the error, and offers a retry', async () => {
		failLikeAstro();
		start();
		click('a');
		await settled();
		expect(hydrate).not.toHaveBeenCalled();
		expect(arrived).toHaveBeenCalledOnce();
		expect(notice()?.textContent).toContain('could not be loaded');
		expect(vi.mocked(console.error).mock.calls[0]?.[0]).toMatchObject({
			name: 'ChunkLoadError',
			code: 'CHUNK_LOAD_FAILED',
			reason: 'error',
		});
		expect(click('a').defaultPrevented).toBe(false);
		load.mockImplementation(() => Promise.resolve(hydrate));
		retry();
		await settled();
		expect(hydrate).toHaveBeenCalledOnce();
		expect(notice()).toBeNull();
		expect(arrived).toHaveBeenCalledTimes(2);
	});

	test('gives up after 120,000 ms and not before', async () => {
		vi.useFakeTimers();
		slowLoad();
		start();
		click('a');
		await vi.advanceTimersByTimeAsync(119_999);
		expect(notice()).toBeNull();
		await vi.advanceTimersByTimeAsync(1);
		expect(arrived).toHaveBeenCalledOnce();
		expect(vi.mocked(console.error).mock.calls[0]?.[0]).toMatchObject({ reason: 'timeout' });
		retry();
	});

	test('does the same for a style sheet that a script needed', () => {
		const payload = new Error('Unable to preload CSS for /_astro/x.css');
		dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
		expect(vi.mocked(console.error).mock.calls[0]?.[0]).toMatchObject({
			name: 'ChunkLoadError',
			code: 'CSS_CHUNK_LOAD_FAILED',
		});
		expect(notice()?.querySelector('button')?.textContent).toBe('Retry');
	});
});
