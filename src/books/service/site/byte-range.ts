/** HTTP byte ranges (RFC 9110, 14): a single range; several are answered with the whole file. */

/** Both inclusive, counted from 0. */
export type ByteRange = { from: number; to: number };

/**
 * The part of `size` bytes that a `Range` header requests: null for all of it (no range, several, or an invalid value),
 * 'unsatisfiable' for a range that starts past the end.
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

/** Whether the range may be sent: `If-Range` must match the current file, by strong tag or date. */
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
