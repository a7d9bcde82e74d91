/**
 * The page's small script and the island meet on the island's element: the script leaves the JSON there under
 * `liveRecord`. The script shares only this type: a shared module would cost the page one more request.
 */
export type LiveIsland = HTMLElement & { liveRecord?: string };

/** The JSON left for the island that `inside` belongs to; undefined when nothing was left. */
export function takeHandedOver(inside: HTMLElement | null): string | undefined {
	const island = inside?.closest<LiveIsland>('astro-island');
	const json = island?.liveRecord;
	if (island) delete island.liveRecord;
	return json;
}
