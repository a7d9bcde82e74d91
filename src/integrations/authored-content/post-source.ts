/** Reads a post into its fields and its text, each with the lines of the file. */
import { LineCounter, parseDocument, type YAMLParseError } from 'yaml';
import type { Fault } from './faults.ts';
import { readMdx, type MdxNode } from './read-mdx.ts';

export type PostSource = {
	/** From the project's root. */
	file: string;
	slug: string;
	data: Record<string, unknown>;
	/** The whole file. */
	text: string;
	/** The front matter alone, on the lines it has in the file, with quotes where YAML needs them. */
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
	const body = head.replaceAll(/[^\n]/g, '') + text.slice(head.length);
	const { data, mended, faults } = head
		? readFields(file, `\n${fields}`)
		: { data: {}, mended: '', faults: [withoutFields(file)] };
	const { tree, traps } = readMdx(body);
	return [
		{ file, slug, data, text, frontmatter: mended, body, ...(tree && { tree }) },
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

type ReadFields = { data: Record<string, unknown>; mended: string; faults: Fault[] };

/**
 * A value that YAML trips over is reported, and then read as if it stood in quotes, so that the fields after it are
 * looked at too.
 */
function readFields(file: string, frontmatter: string): ReadFields {
	const faults: Fault[] = [];
	const lines = frontmatter.split('\n');
	for (;;) {
		const lineCounter = new LineCounter();
		const mended = lines.join('\n');
		const document = parseDocument(mended, { lineCounter });
		const [error] = document.errors;
		if (!error) {
			const value: unknown = document.toJS();
			return { data: isRecord(value) ? value : {}, mended, faults };
		}
		const { line, col } = lineCounter.linePos(error.pos[0]);
		faults.push({ file, line, column: col, field: 'front matter', message: explain(error) });
		const [, name, value] = /^(\w+): +([^'].*)$/.exec(lines[line - 1] ?? '') ?? [];
		if (error.code === 'DUPLICATE_KEY' || !name || value === undefined)
			return { data: {}, mended, faults };
		lines[line - 1] = `${name}: '${value.replaceAll("'", "''")}'`;
	}
}

function explain({ code, message }: YAMLParseError): string {
	if (code === 'DUPLICATE_KEY') return 'found the same field a second time. Remove one of the two.';
	const reason = (message.split(/ at line \d/)[0] ?? message).replace(/[.:]?$/, '');
	return `cannot be read: ${reason}. A value with a colon or a quotation mark in it goes in single quotes: title: 'Fractions: a second look'.`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
