/**
 * Checks at idle, for each list on the page that comes from `/data`, whether its file has changed since the page was
 * built, and only then fetches the code that shows the new one. A list is marked with the file's name and tag:
 *
 *     <ul data-static="books" data-etag='"1f3a…"' data-group="USA">
 *
 * A file that cannot be loaded changes nothing: the built list stays. On a slow or metered connection nothing is
 * requested before the visitor acts. Every page with such a list loads this, so it is at most 2 KB as sent, including
 * its imports.
 */
import { entityTag } from '../../books/contract.ts';
import type { StaticDataName } from '../../schemas/wire/static-data.ts';

/** The texts of the files that changed. */
export type ReceivedFiles = Partial<Record<StaticDataName, string>>;

type NetworkHints = { saveData?: boolean; effectiveType?: string };

const TIMEOUT_MS = 5_000;
const BASE: string = import.meta.env.PUBLIC_STATIC_DATA_URL || '/data';

/** Never throws. */
export function startStaticFreshness(): void {
	const tags = new Map<string, string>();
	for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-static]'))
		tags.set(dataset['static'] ?? '', dataset['etag'] ?? '');
	const check = () => void checkFiles(tags);
	const { connection } = navigator as { connection?: NetworkHints };
	if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) onIntent(check);
	else if ('requestIdleCallback' in globalThis) requestIdleCallback(check);
	else setTimeout(check, 200);
}

async function checkFiles(tags: Map<string, string>): Promise<void> {
	const received: ReceivedFiles = {};
	await Promise.all(
		Array.from(tags, async ([name, tag]) => {
			const text = await changedText(`${BASE.replace(/\/$/, '')}/${name}.json`, tag);
			if (text) received[name as StaticDataName] = text;
		}),
	);
	if (Object.keys(received).length === 0) return;
	const { showStaticContent } = await import('./show-static-content.ts');
	await showStaticContent(received);
}

/** Empty if the file is unchanged or cannot be loaded. */
async function changedText(url: string, tag: string): Promise<string> {
	try {
		// To another host, the tag would cost a preflight, which a plain file server may refuse.
		const isOwn = new URL(url, location.href).origin === location.origin;
		const response = await fetch(url, {
			headers: isOwn ? { 'if-none-match': tag } : {},
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const text = response.ok ? await response.text() : '';
		return entityTag(text) === tag ? '' : text;
	} catch {
		return '';
	}
}

function onIntent(act: () => void): void {
	const once = new AbortController();
	for (const type of ['pointerdown', 'keydown', 'focusin'])
		addEventListener(
			type,
			() => {
				once.abort();
				act();
			},
			{ signal: once.signal, passive: true },
		);
}
