import { parseAccept } from 'hono/utils/accept';

/** The encodings a client accepts. */
export type Encodings = { br: boolean; gzip: boolean };

/** Browsers send a handful of different values; a client that invents more has each parsed afresh. */
const MAX_KNOWN = 100;
const known = new Map<string, Encodings>();
const NONE: Encodings = { br: false, gzip: false };

/** Parses `Accept-Encoding`; `br;q=0` rejects what `*` would allow. */
export function acceptedEncodings(header: string | undefined): Encodings {
	if (!header) return NONE;
	const found = known.get(header);
	if (found) return found;
	const listed = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
	const takes = (name: string) => (listed.get(name) ?? listed.get('*') ?? 0) > 0;
	const encodings = { br: takes('br'), gzip: takes('gzip') };
	if (known.size < MAX_KNOWN) known.set(header, encodings);
	return encodings;
}
