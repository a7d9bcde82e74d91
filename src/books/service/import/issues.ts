/** What is wrong with an import file, for the person who made it. */
import type * as z from 'zod/mini';

/** `message` starts with the place in the record: `question.answer.kind: found "intger", expected …`. */
export type Issue = { line: number; message: string };

export const formatIssue = ({ line, message }: Issue): string => `line ${line}: ${message}`;

export type FieldPath = readonly PropertyKey[];

/** `['answer', 'choices', 0, 'text']` → `question.answer.choices[0].text`. */
export const formatPath = (type: string, path: FieldPath): string =>
	path.reduce<string>(
		(text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`),
		type,
	);

const MAX_FOUND_LENGTH = 60;

/** A value as JSON, shortened; `undefined` is "nothing". */
export function showFound(value: unknown): string {
	const text = JSON.stringify(value) ?? 'nothing';
	return text.length > MAX_FOUND_LENGTH ? `${text.slice(0, MAX_FOUND_LENGTH)}…` : text;
}

/** The issue for one schema issue; an issue about several unknown fields becomes one line each. */
export function describeIssue(type: string, issue: z.core.$ZodIssue, record: unknown): string[] {
	if (issue.code === 'unrecognized_keys') {
		return issue.keys.map((key) => {
			return `${formatPath(type, [...issue.path, key])}: is not a known field, remove it`;
		});
	}
	const found = valueAt(record, issue.path);
	const verdict = found === undefined ? 'is missing' : `found ${showFound(found)}`;
	return [`${formatPath(type, issue.path)}: ${verdict}, expected ${expectation(issue)}`];
}

function expectation(issue: z.core.$ZodIssue): string {
	switch (issue.code) {
		case 'invalid_type':
			return EXPECTED_TYPES[issue.expected] ?? issue.expected;
		case 'invalid_value':
			return (
				ownWords(issue) ??
				issue.values.map((value) => showFound(value)).join(issue.values.length > 2 ? ', ' : ' or ')
			);
		case 'invalid_format':
			return FORMATS[issue.format] ?? ownWords(issue) ?? `text of the form ${issue.pattern}`;
		case 'too_small':
			return issue.origin === 'string' ? 'text that is not empty' : `at least ${issue.minimum}`;
		case 'too_big':
			return issue.origin === 'string'
				? `at most ${issue.maximum} characters`
				: `at most ${issue.maximum}`;
		default:
			return issue.message;
	}
}

/** A schema's own description of a pattern or choice; zod/mini has none. */
const ownWords = ({ message }: z.core.$ZodIssue): string | undefined =>
	message.startsWith('Invalid ') ? undefined : message;

const EXPECTED_TYPES: Readonly<Record<string, string>> = {
	string: 'text',
	number: 'a number',
	int: 'a whole number',
	boolean: 'true or false',
	array: 'a list',
	object: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
	guid: 'a UUID such as 6f1c2a9e-3b47-4d0a-9c55-0e8f7d1b2a34',
	safeint: 'a whole number',
};

function valueAt(record: unknown, path: FieldPath): unknown {
	return path.reduce<unknown>((value, key) => {
		if (typeof value !== 'object' || value === null) return undefined;
		return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
	}, record);
}
