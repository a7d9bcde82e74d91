/**
 * Checks at idle whether the record of a built page has changed, by the page's entity tag. A 304 or the same tag ends
 * it. Only a changed record hydrates the viewer's island, which then validates, sanitizes, and shows it.
 *
 * If the service fails, nothing is said: the built page is complete. The island is hydrated the next time the visitor
 * acts inside the record; it retries and reports what is wrong, with a retry button. Offline, its code could not load
 * either, so this script fills in the record's notice until the connection is back.
 *
 * Part of the script of every question and lecture page (`components/site/PageScript.astro`), 2 KB on the wire in all, so only
 * types may be imported: a module shared with an island would cost the page another request.
 */
import type { LiveIsland } from '../live-record/handed-over.ts';

type NetworkHints = { saveData?: boolean; effectiveType?: string };

const TIMEOUT_MS = 5_000;

/** Finds the page's live records and checks each once. Never throws. */
export function startFreshness(): void {
	for (const frame of document.querySelectorAll<HTMLElement>('[data-live]')) {
		const check = () => void checkFreshness(frame);
		addEventListener('offline', () => sayOffline(frame));
		if (isSparing()) onIntent(frame, check);
		else if ('requestIdleCallback' in globalThis) requestIdleCallback(check);
		else setTimeout(check, 200);
	}
}

async function checkFreshness(frame: HTMLElement): Promise<void> {
	const island = frame.closest<LiveIsland>('astro-island');
	const { live = '', etag = '' } = frame.dataset;
	try {
		const response = await fetch(live, {
			headers: { accept: 'application/json', 'if-none-match': etag },
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		if (response.status === 304 || isSameTag(response.headers.get('etag'), etag)) return;
		const json = response.ok ? await response.text() : '';
		JSON.parse(json);
		hydrate(island, json);
	} catch {
		// Offline, slow, or not a response from the books service.
		if (navigator.onLine) onIntent(frame, () => hydrate(island, ''));
		else sayOffline(frame);
	}
}

/** Once the island is hydrated, it owns the notice. */
function sayOffline(frame: HTMLElement): void {
	const notice = frame.querySelector('[data-asleep]');
	if (!notice || !frame.closest('astro-island')?.hasAttribute('ssr')) return;
	notice.textContent = 'You are offline. This is the saved version.';
	const ask = () => {
		notice.textContent = '';
		void checkFreshness(frame);
	};
	addEventListener('online', ask, { once: true });
}

function hydrate(island: LiveIsland | null, json: string): void {
	if (!island) return;
	island.liveRecord = json;
	island.dispatchEvent(new Event('island:hydrate'));
}

/** A server in between may have weakened the tag when it compressed the response. */
function isSameTag(received: string | null, known: string): boolean {
	return received?.replace(/^W\//, '') === known;
}

function isSparing(): boolean {
	const { connection } = navigator as { connection?: NetworkHints };
	return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

function onIntent(frame: HTMLElement, act: () => void): void {
	const once = new AbortController();
	for (const type of ['pointerdown', 'keydown', 'focusin'])
		frame.addEventListener(
			type,
			() => {
				once.abort();
				act();
			},
			{ signal: once.signal, passive: true },
		);
}
