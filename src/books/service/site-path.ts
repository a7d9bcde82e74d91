/**
 * The decoded path of a request, without a trailing slash; `/` for the root. Null for a path that no page of the
 * site can have: malformed encoding, empty, hidden or climbing segments, encoded slashes.
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
		// oxlint-disable-next-line no-control-regex -- a NUL ends a file name for the system, not for us
		return decoded === '' || isHidden || /[/\\\u0000-\u001f]/.test(decoded) ? null : decoded;
	} catch {
		// Malformed percent-encoding names nothing.
		return null;
	}
}

export type RecordAddress = {
	kind: 'question' | 'lecture';
	bookName: string;
	chapterName: string;
	materialName: string;
	id: string;
};

/** Reads `/workbooks/{book}/{chapter}/{material}/{questionId}` and `…/lectures/{topicId}`, under both prefixes. */
export function parseRecordAddress(path: string): RecordAddress | null {
	const [, prefix, bookName, chapterName, materialName, ...rest] = path.split('/');
	if (prefix !== 'workbooks' && prefix !== 'worksheets') return null;
	if (!bookName || !chapterName || !materialName) return null;
	const [first, second, ...further] = rest;
	if (first === 'lectures' && second && further.length === 0) {
		return { kind: 'lecture', bookName, chapterName, materialName, id: second };
	}
	if (!first || second !== undefined) return null;
	return { kind: 'question', bookName, chapterName, materialName, id: first };
}
