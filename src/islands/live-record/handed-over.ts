/**
 * The page's small script hands data to the island through the island's element: before it sends `island:hydrate`, the
 * script stores the record's JSON there under `liveRecord`, or "" if the service sent none. They share only this type:
 * a shared module would cost the page another request.
 */
export type LiveIsland = HTMLElement & { liveRecord?: string };

/** What was left for the island; undefined if the script has not called it. */
export function takeHandedOver(island: LiveIsland | null | undefined): string | undefined {
	const json = island?.liveRecord;
	if (island) delete island.liveRecord;
	return json;
}
