/**
 * Issues of authored content. Each names the file, the place, the field, what was found, and what to write. All of them
 * are collected before anything stops, so an editor sees the whole list.
 */
import type { z } from 'astro/zod';
import { findJsonBreak, findRepeatedName, type JsonBreak } from './json-break.ts';
import { nearest } from './nearest.ts';
import { placesIn, type Place } from './places.ts';

export type Issue = Partial<Place> & { file: string; field: string; message: string };

export class ContentError extends Error {
	override name = 'ContentError';
	readonly issues: readonly Issue[];

	constructor(issues: readonly Issue[]) {
		super(`${sumOf(issues)}\n\n${issues.map(describe).join('\n\n')}\n`);
		this.issues = issues;
	}
}

/** `content/blog/two-turns/index.mdx:5:11  category`, with what to do on the next line. */
export const describe = ({ file, line, column, field, message }: Issue): string =>
	`${[file, line, line && column].filter(Boolean).join(':')}  ${field}\n  ${message}`;

export const sumOf = (issues: readonly Issue[]): string =>
	issues.length === 0
		? 'The authored content has no issue.'
		: `The authored content has ${issues.length === 1 ? 'an issue' : `${issues.length} issues`}:`;

/** By file, then from top to bottom. */
export const inOrder = (issues: readonly Issue[]): Issue[] =>
	issues.toSorted(
		(a, b) =>
			a.file.localeCompare(b.file) ||
			(a.line ?? 0) - (b.line ?? 0) ||
			(a.column ?? 0) - (b.column ?? 0),
	);

/**
 * `[3, 'question_count']` → `[3].question_count`; the whole file is `(file)`. In a plan, the chapter or material is named
 * by the number that its place gives it: `chapter 2, slug` or `material 2.1, topics[0].title`.
 */
export function fieldName(path: readonly PropertyKey[]): string {
	const [chapters, chapter, materials, material] = path;
	if (chapters !== 'chapters' || typeof chapter !== 'number') return nameOf(path);
	const isInMaterial = materials === 'materials' && typeof material === 'number';
	const owner = isInMaterial ? `material ${chapter + 1}.${material + 1}` : `chapter ${chapter + 1}`;
	return [owner, nameOf(path.slice(isInMaterial ? 4 : 2))].filter(Boolean).join(', ');
}

const nameOf = (path: readonly PropertyKey[]): string =>
	path
		.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
		.join('')
		.replace(/^\./, '');

/** What a schema found, with positions in `text`, the YAML or JSON that was read. */
export function issuesOf(file: string, error: z.core.$ZodError, text: string): Issue[] {
	const placeOf = placesIn(text);
	const { misspelt, meant } = misspeltKeys(error.issues);
	const issues = error.issues
		.filter((issue) => !meant.has(fieldName(issue.path)))
		.map((issue) => {
			const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
			const path = key === undefined ? issue.path : [...issue.path, key];
			const right = misspelt.get(issue);
			const message = right ? `found the key "${key}". Did you mean "${right}"?` : issue.message;
			return { file, ...placeOf(path), field: fieldName(path) || '(file)', message };
		});
	// Too short and of the wrong shape is a single issue to the reader.
	const named = new Set<string>();
	return issues.filter(({ field, message }) => {
		const known = named.has(`${field} ${message}`);
		named.add(`${field} ${message}`);
		return !known;
	});
}

/**
 * An unknown key next to a missing one with a similar name is a single issue: `meant` are the fields not to report as
 * missing.
 */
function misspeltKeys(issues: readonly z.core.$ZodIssue[]) {
	const misspelt = new Map<z.core.$ZodIssue, string>();
	const meant = new Set<string>();
	for (const issue of issues) {
		if (issue.code !== 'unrecognized_keys' || issue.keys.length > 1) continue;
		const around = fieldName([...issue.path, '']);
		const missing = issues
			.filter(
				({ path, message }) =>
					message.startsWith('is missing') && fieldName([...path.slice(0, -1), '']) === around,
			)
			.map(({ path }) => String(path.at(-1)));
		const right = nearest(issue.keys[0] ?? '', missing);
		if (right === undefined) continue;
		misspelt.set(issue, right);
		meant.add(fieldName([...issue.path, right]));
	}
	return { misspelt, meant };
}

/** Parsed JSON, or the single issue that says where it breaks. */
export function parseJson(file: string, text: string): { value: unknown } | { issue: Issue } {
	// Some text editors start a file with a byte order mark, which is not part of its text.
	const json = text.replace(/^\uFEFF/, '');
	const issueAt = ({ position, message }: JsonBreak) => ({
		issue: { file, ...placeAt(json, position), field: 'JSON', message },
	});
	try {
		const value: unknown = JSON.parse(json);
		const repeated = findRepeatedName(json);
		return repeated ? issueAt(repeated) : { value };
	} catch (cause) {
		const { position, message } = findJsonBreak(json) ?? { position: 0, message: String(cause) };
		return issueAt({ position, message: `cannot be read: ${message}` });
	}
}

/** Line and column, both from 1, of a position in a text. */
export function placeAt(text: string, position: number): Place {
	const before = text.slice(0, position).split('\n');
	return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
