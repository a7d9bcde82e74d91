/** Reads a post into its fields and its text, each with the lines of the file. */
import { LineCounter, parseDocument } from 'yaml';
import type { Fault } from './faults.ts';
import { readMdx, type MdxNode } from './read-mdx.ts';

export type PostSource = {
	/** From the project's root. */
	file: string;
	slug: string;
	data: Record<string, unknown>;
	/** The whole file. */
	text: string;
	/** The front matter alone, on the lines it has in the file. */
	frontmatter: string;
	/** The text alone, on the lines it has in the file. */
	body: string;
	/** Undefined where the text cannot be read; the faults say why. */
	tree?: MdxNode;
};

const FRONTMATTER = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

export function readPost(file: string, slug: string, text: string): [PostSource, Fault[]] {
	const match = FRONTMATTER.exec(text);
	const [head = '', , fields = ''] = match?.index === 0 ? match : [];
	// Lines before the text are kept, so that every place is a place of the file.
	const frontmatter = `\n${fields}`;
	const body = head.replaceAll(/[^\n]/g, '') + text.slice(head.length);
	const [data, faults] = head ? readFields(file, frontmatter) : [{}, [withoutFields(file)]];
	const { tree, traps } = readMdx(body);
	return [
		{ file, slug, data, text, frontmatter, body, ...(tree && { tree }) },
		[...faults, ...traps.map((trap) => ({ file, field: 'text', ...trap }))],
	];
}

const withoutFields = (file: string): Fault => ({
	file,
	line: 1,
	field: 'front matter',
	message:
		'is missing. The file begins with a line of three hyphens, the fields, and three hyphens again; `npm run new:post "A title"` writes them for you.',
});

function readFields(file: string, frontmatter: string): [Record<string, unknown>, Fault[]] {
	const lineCounter = new LineCounter();
	const document = parseDocument(frontmatter, { lineCounter });
	const faults = document.errors.map(({ code, message, pos: [offset] }): Fault => {
		const { line, col } = lineCounter.linePos(offset);
		const reason = (message.split(/ at line \d/)[0] ?? message).replace(/[.:]?$/, '');
		return {
			file,
			line,
			column: col,
			field: 'front matter',
			message:
				code === 'DUPLICATE_KEY'
					? 'found the same field a second time. Remove one of the two.'
					: `cannot be read: ${reason}. A value with a colon or a quotation mark in it goes in single quotes: title: 'Fractions: a second look'.`,
		};
	});
	const value: unknown = faults.length > 0 ? {} : document.toJS();
	return [isRecord(value) ? value : {}, faults];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
