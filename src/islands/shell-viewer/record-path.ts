import type { MaterialPath } from '../../books/client.ts';

/** What an address below a material names. */
export type RecordPath = MaterialPath & { kind: 'question' | 'lecture'; id: string };

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';
const PATH = new RegExp(
	`^/(?:workbooks|worksheets)/(${SLUG})/(${SLUG})/(${SLUG})/(?:lectures/(${SLUG})|(?!lectures$)([a-z0-9-]{4,40}))$`,
);

/**
 * `/workbooks/pre-algebra/1-integers/1-2-adding-integers/pa-102-7` → that question; `…/lectures/{topicId}` → that
 * lecture. Null for every other address, so nothing unchecked reaches a call.
 */
export function parseRecordPath(pathname: string): RecordPath | null {
	const [, bookName, chapterName, materialName, topicId, questionId] = PATH.exec(pathname) ?? [];
	if (!bookName || !chapterName || !materialName) return null;
	const place = { bookName, chapterName, materialName };
	if (topicId) return { ...place, kind: 'lecture', id: topicId };
	return questionId ? { ...place, kind: 'question', id: questionId } : null;
}
