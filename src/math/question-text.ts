/**
 * Rules for the text of a question record. A record's `question` may end in `#imageId` and may contain backticks left
 * by an editor; neither is shown.
 */

const IMAGE_MARKER = /#[A-Za-z0-9_-]+$/;

/** The text as a reader sees it: without a trailing `#imageId`, without backticks, trimmed. */
export function questionText(question: string): string {
	const text = question.includes('`') ? question.replaceAll('`', '') : question;
	return (text.includes('#') ? text.trimEnd().replace(IMAGE_MARKER, '') : text).trim();
}

const FIRST_IMAGE = /<img\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/**
 * The image id is the file name, without folder, query, and extension, of the first image's source: `<img
 * src="https://images.example/q/ab12.svg?v=2">` → `ab12`. Null if there is no image.
 */
export function imageIdFromHtml(html: string): string | null {
	const match = FIRST_IMAGE.exec(html);
	const source = match?.[1] ?? match?.[2] ?? match?.[3];
	if (!source) return null;
	const file = source.split(/[?#]/)[0]?.split('/').pop() ?? '';
	return file.replace(/\.[A-Za-z0-9]+$/, '') || null;
}
