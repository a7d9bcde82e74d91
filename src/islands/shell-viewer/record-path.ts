import type { MaterialPath } from '../../books/client.ts';

/** What a path below `/workbooks` names. */
export type RecordPath =
	| { kind: 'book'; bookName: string }
	| ({ kind: 'material' } & MaterialPath)
	| ({ kind: 'question' | 'lecture'; id: string } & MaterialPath);

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';
const BOOK = new RegExp(`^/(?:workbooks|worksheets)/(${SLUG})$`);
const MATERIAL = new RegExp(
	`^/(?:workbooks|worksheets)/(${SLUG})/(${SLUG})/(${SLUG})(?:/lectures/(${SLUG})|/(?!lectures$)([a-z0-9-]{4,40}))?$`,
);

/**
 * `/workbooks/pre-algebra` → that book; `…/1-integers/1-2-adding-integers` → that material; below it `…/{questionId}`
 * and `…/lectures/{topicId}`. Null for any other path, so nothing unchecked reaches a call.
 */
export function parseRecordPath(pathname: string): RecordPath | null {
	const [, book] = BOOK.exec(pathname) ?? [];
	if (book) return { kind: 'book', bookName: book };
	const [, bookName, chapterName, materialName, topicId, questionId] =
		MATERIAL.exec(pathname) ?? [];
	if (!bookName || !chapterName || !materialName) return null;
	const place = { bookName, chapterName, materialName };
	if (topicId) return { kind: 'lecture', ...place, id: topicId };
	return questionId
		? { kind: 'question', ...place, id: questionId }
		: { kind: 'material', ...place };
}
