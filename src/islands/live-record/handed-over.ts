/**
 * The page's small script and the island meet on the island's element: before it sends `island:hydrate` the script leaves
 * the record's JSON there under `liveRecord`, or "" where the service gave none. The script shares only this type: a
 * shared module would cost the page one more request.
 */
export type LiveIsland = HTMLElement & { liveRecord?: string };

/** What was left for the island; undefined when the script has not called it. */
export function takeHandedOver(island: LiveIsland | null | undefined): string | undefined {
	const json = island?.liveRecord;
	if (island) delete island.liveRecord;
	return json;
}
