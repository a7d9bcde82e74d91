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
 * `examples` and `checks` name templates; each mention draws one more question from that template. Words after a colon,
 * `af-7.4-rate-instant-1: height`, must be in its prompt or its answer; after `= ` comes the entire answer. Sections
 * start at `##` headings and contain paragraphs, `- ` and `1. ` lists, `**strong**` words, and `$…$` math.
 */
import { parse } from 'yaml';
import * as z from 'zod/mini';

const ids = (wanted: string) => ({
	error: ({ input }: { input?: unknown }) =>
		`${input === undefined ? 'is missing' : `found ${JSON.stringify(input)}`}. Write ${wanted}.`,
});
const EXAMPLES = ids(
	'two or three template ids in square brackets: [pa-1.2-num-int-add-1, pa-1.2-num-int-add-1]',
);
const CHECKS = ids(
	'two template ids in square brackets: [pa-1.2-num-int-add-1, pa-1.2-num-int-add-1]',
);

/** A template that a lecture names, and words that its question must contain. */
export type Mention = { id: string; about?: string };

const ONE_PAIR = z
	.record(z.string(), z.string())
	.check(z.refine((one) => Object.keys(one).length === 1));

/** From `least` to `most` mentions: a template's id, or the id, a colon, and words. */
const mentions = (least: number, most: number, wanted: ReturnType<typeof ids>) =>
	z.pipe(
		z
			.array(z.union([z.string(), ONE_PAIR], wanted), wanted)
			.check(z.minLength(least, { ...wanted, abort: true }), z.maxLength(most, wanted)),
		z.transform((named) => named.map(readMention)),
	);

function readMention(named: string | Record<string, string>): Mention {
	if (typeof named === 'string') return { id: named };
	const [[id, about] = ['', '']] = Object.entries(named);
	return { id, about };
}

const headSchema = z.strictObject(
	{
		examples: mentions(2, 3, EXAMPLES),
		checks: mentions(2, 2, CHECKS),
		video_url: z.optional(z.url({ protocol: /^https$/, ...ids('a full https address') })),
	},
	{
		error: (issue) =>
			issue.code === 'unrecognized_keys'
				? `found the unknown field "${issue.keys.join('", "')}". The fields are examples, checks and video_url.`
				: 'is empty. Write the fields examples and checks.',
	},
);

export type LectureSource = z.infer<typeof headSchema> & {
	sections: { title: string; text: string }[];
};

/** @throws {SyntaxError} naming the file, what was found, and what to write. */
export function readLectureSource(file: string, source: string): LectureSource {
	const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
	const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
	if (!match) throw new SyntaxError(`${file}: must begin with a head between two "---" lines.`);
	const [, head = '', body = ''] = match;
	const parsed = headSchema.safeParse(readHead(file, head));
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		throw new SyntaxError(
			`${file}: ${[...(issue?.path ?? []).slice(0, 1), issue?.message].join(' ')}`,
		);
	}
	return { ...parsed.data, sections: readSections(file, body) };
}

function readHead(file: string, head: string): unknown {
	try {
		return parse(head);
	} catch {
		throw new SyntaxError(
			`${file}: the head cannot be read. Each field has one line, with its list in brackets: examples: [pa-1.2-num-int-add-1, pa-1.2-num-int-add-1]`,
		);
	}
}

function readSections(file: string, body: string): LectureSource['sections'] {
	const [before = '', ...parts] = body.split(/^## +/m);
	if (before.trim())
		throw new SyntaxError(
			`${file}: found text before the first "## " heading: "${before.trim().split('\n')[0]?.slice(0, 40)}".`,
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
