/**
 * The decoded path of a request, without a trailing slash; `/` for the root. Null for a path that no page of the site
 * can have: malformed encoding, empty, hidden, or `..` segments, encoded slashes.
 */
export function parseSitePath(
	pathname: string,
): { path: string; hasTrailingSlash: boolean } | null {
	const hasTrailingSlash = pathname.length > 1 && pathname.endsWith('/');
	const segments = pathname.slice(1, hasTrailingSlash ? -1 : undefined).split('/');
	if (pathname === '/') return { path: '/', hasTrailingSlash: false };
	const decoded = segments.map(decodeSegment);
	if (decoded.some((segment) => segment === null)) return null;
	return { path: `/${decoded.join('/')}`, hasTrailingSlash };
}

function decodeSegment(segment: string): string | null {
	try {
		const decoded = decodeURIComponent(segment);
		const isHidden = decoded.startsWith('.') && decoded !== '.well-known';
		// oxlint-disable-next-line no-control-regex -- the operating system ends a file name at a NUL
		return decoded === '' || isHidden || /[/\\\u0000-\u001f]/.test(decoded) ? null : decoded;
	} catch {
		// Malformed percent-encoding.
		return null;
	}
}

type MaterialAddress = { bookName: string; chapterName: string; materialName: string };

export type RecordAddress =
	| { kind: 'book'; bookName: string }
	| ({ kind: 'material' } & MaterialAddress)
	| ({ kind: 'question'; id: string } & MaterialAddress)
	| ({ kind: 'lecture'; id: string } & MaterialAddress);

/**
 * Parses `/workbooks/{book}`, `…/{chapter}/{material}` and below that `…/{questionId}` or `…/lectures/{topicId}`, under
 * both prefixes.
 */
export function parseRecordAddress(path: string): RecordAddress | null {
	const [, prefix, bookName, chapterName, materialName, ...rest] = path.split('/');
	if ((prefix !== 'workbooks' && prefix !== 'worksheets') || !bookName) return null;
	if (!chapterName) return { kind: 'book', bookName };
	if (!materialName) return null;
	const place = { bookName, chapterName, materialName };
	const [first, second, ...further] = rest;
	if (!first) return { kind: 'material', ...place };
	if (second === undefined) return { kind: 'question', ...place, id: first };
	if (first !== 'lectures' || further.length > 0) return null;
	return { kind: 'lecture', ...place, id: second };
}
