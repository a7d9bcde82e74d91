/**
 * A hand-written lecture, `content/lectures/<book>/<topic>.md`:
 *
 *     ---
 *     examples: [pa-1.2-num-int-add-1, pa-1.2-num-int-add-1]
 *     checks: [pa-1.2-num-int-add-1, pa-1.2-int-story-1]
 *     ---
 *     ## The idea
 *     A number and its opposite cancel: $7 + (-7) = 0$.
 *
 * `examples` and `checks` name templates; each mention draws one more question of that template. Sections are cut at
 * `##` headings; inside them stand paragraphs, `- ` and `1. ` lists, `**strong**` words and `$…$` mathematics.
 */
import { parse } from 'yaml';
import * as z from 'zod/mini';

const headSchema = z.strictObject({
	examples: z.array(z.string()).check(z.minLength(2), z.maxLength(3)),
	checks: z.array(z.string()).check(z.length(2)),
	video_url: z.optional(z.url()),
});

export type LectureSource = z.infer<typeof headSchema> & {
	sections: { title: string; text: string }[];
};

/** @throws {SyntaxError} naming the file, what was found and what to write. */
export function readLectureSource(file: string, source: string): LectureSource {
	const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'));
	if (!match) throw new SyntaxError(`${file}: must begin with a head between two "---" lines.`);
	const [, head = '', body = ''] = match;
	const parsed = headSchema.safeParse(parse(head));
	if (!parsed.success)
		throw new SyntaxError(
			`${file}: ${parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'head'}: ${message}`).join('; ')}. ` +
				'Write "examples" with two or three template ids and "checks" with two.',
		);
	return { ...parsed.data, sections: readSections(file, body) };
}

function readSections(file: string, body: string): LectureSource['sections'] {
	const [before = '', ...parts] = body.split(/^## +/m);
	if (before.trim())
		throw new SyntaxError(
			`${file}: found text before the first "## " heading: "${before.trim().slice(0, 40)}".`,
		);
	const sections = parts.map((part) => {
		const [title = '', ...lines] = part.split('\n');
		return { title: title.trim(), text: lines.join('\n').trim() };
	});
	const empty = sections.find(({ text }) => text === '');
	if (sections.length === 0 || empty)
		throw new SyntaxError(`${file}: the section "${empty?.title ?? ''}" has no text.`);
	return sections;
}
