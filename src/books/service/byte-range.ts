/** Byte ranges of HTTP (RFC 9110, 14): one range; several are answered with the whole. */

/** Both included, counted from 0. */
export type ByteRange = { from: number; to: number };

/**
 * What a `Range` header asks for of `size` bytes: null for all of it (no range, several, or a value that is none),
 * 'unsatisfiable' for a range that begins behind the end.
 */
export function readByteRange(
	header: string | undefined,
	size: number,
): ByteRange | 'unsatisfiable' | null {
	const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
	if (first === undefined || last === undefined || (first === '' && last === '')) return null;
	if (first === '') {
		const length = Math.min(Number(last), size);
		return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
	}
	const from = Number(first);
	const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
	if (last !== '' && Number(last) < from) return null;
	return from >= size ? 'unsatisfiable' : { from, to };
}

/** Whether a range may be answered: `If-Range` names the file as it is now, by its strong tag or its date. */
export function rangeApplies(
	ifRange: string | undefined,
	etag: string,
	lastModified: string,
): boolean {
	return (
		ifRange === undefined ||
		ifRange === lastModified ||
		(ifRange === etag && !etag.startsWith('W/'))
	);
}
