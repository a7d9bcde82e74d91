/**
 * Reads the fields of a post. A line that YAML would reject, or read differently than intended, is reported with what
 * to write, and then read as if it said that, so the fields after it are checked too.
 */
import { LineCounter, parseDocument } from 'yaml';
import type { RuleIssue } from './rules/rule.ts';

export type FrontMatter = {
	data: Record<string, unknown>;
	/** The text as read, on the same lines. */
	mended: string;
	issues: RuleIssue[];
};

export function readFrontMatter(text: string): FrontMatter {
	const issues: RuleIssue[] = [];
	const tell = (line: number, column: number, message: string) =>
		issues.push({ line, column, field: 'front matter', message });
	const lines = text.split('\n').map((written, at) => {
		const mistake = mistakeIn(written.trimEnd());
		if (!mistake) return written;
		tell(at + 1, 1, `found ${shorten(written.trim())}. ${mistake.message}`);
		return mistake.mended;
	});
	// Each line is put in quotes once; if that does not help, the issue is elsewhere.
	const inQuotesNow = new Set<number>();
	for (;;) {
		const lineCounter = new LineCounter();
		const mended = lines.join('\n');
		const document = parseDocument(mended, { lineCounter });
		const [error] = document.errors;
		if (!error) {
			const value = valueOf(document);
			if (value instanceof Error) {
				const alias = `*${value.message.split(': ').at(-1)}`;
				tell(lines.findIndex((line) => line.includes(alias)) + 1 || 1, 1, reasonOf(value.message));
				return { data: {}, mended, issues };
			}
			return { data: isRecord(value) ? value : {}, mended, issues };
		}
		const { line, col } = lineCounter.linePos(error.pos[0]);
		const written = lines[line - 1] ?? '';
		const [, name, value] = /^(\w+): +(.*\S)\s*$/.exec(written) ?? [];
		const quoted = name && value && !inQuotesNow.has(line) && inQuotes(name, value);
		if (error.code === 'DUPLICATE_KEY' || !quoted || quoted === written) {
			tell(line, col, error.code === 'DUPLICATE_KEY' ? TWICE : reasonOf(error.message));
			return { data: {}, mended, issues };
		}
		tell(line, col, `found ${shorten(value)}. ${whyQuotes(value)} Write ${shorten(quoted)}`);
		lines[line - 1] = quoted;
		inQuotesNow.add(line);
	}
}

/** YAML's own errors are in the document; a `*name` without its `&name` is detected only here. */
function valueOf(document: { toJS(): unknown }): unknown {
	try {
		return document.toJS();
	} catch (error) {
		return error instanceof Error ? error : new Error(String(error));
	}
}

const TWICE = 'found the same field a second time. Remove one of the two.';

type Mistake = { message: string; mended: string };

/** What is wrong with one line by itself. */
function mistakeIn(line: string): Mistake | undefined {
	if (/^\s*(?:#|-(?:\s|$)|[[\]]|$)/.test(line)) return undefined;
	const [, indent, name, gap, value = ''] = /^(\s*)(\w+):(\s*)(.*)$/.exec(line) ?? [];
	if (name === undefined)
		return /^\s/.test(line)
			? undefined
			: {
					message:
						'These words do not belong to a field. Each field has one line that starts with its name: title: Two turns',
					mended: '',
				};
	const write = (right: string) => ` Write ${shorten(right)}`;
	const plain = `${name}: ${value}`;
	if (indent)
		return {
			message: `A field starts at the left margin, without spaces or a tab.${write(plain)}`,
			mended: plain,
		};
	if (gap === '' && value)
		return { message: `A colon needs a space after it.${write(plain)}`, mended: plain };
	if (/^[^'"[].*\s#/.test(value)) {
		const quoted = inQuotes(name, value);
		return { message: `Everything after " #" would be dropped.${write(quoted)}`, mended: quoted };
	}
	const [, inside] = /^[“”„‘’](.*)[“”‘’]$/.exec(value) ?? [];
	return inside === undefined
		? undefined
		: {
				message: `Curly quotation marks would be printed.${write(`${name}: ${inside}`)}, or put the whole value in straight single quotes if readers should see them.`,
				mended: inQuotes(name, value),
			};
}

/** `It's a title` → `title: 'It''s a title'`; quotes already around the whole value are not doubled. */
function inQuotes(name: string, value: string): string {
	const inside = /^(['"]).+\1$/.test(value) ? value.slice(1, -1) : value;
	return `${name}: '${inside.replaceAll("'", "''")}'`;
}

function whyQuotes(value: string): string {
	if (/^'.*'/.test(value)) return 'An apostrophe inside single quotes is written twice.';
	if (/^["']/.test(value))
		return 'A value that starts with a quotation mark goes in single quotes.';
	if (/:(?:\s|$)/.test(value)) return 'A value with a colon and a space goes in single quotes.';
	return `A value that starts with ${value[0]} goes in single quotes.`;
}

const reasonOf = (message: string): string => {
	const reason = (message.split(/ at line \d/)[0] ?? message).replace(/[.:]?$/, '');
	return `cannot be read: ${reason}. Each field has one line: its name, a colon, a space, and the value.`;
};

const shorten = (text: string): string => (text.length > 90 ? `${text.slice(0, 89)}…` : text);

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
