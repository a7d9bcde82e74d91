/**
 * What a learner did, as values: reading, migrating, and merging it. Stored on the device as
 *
 *     { "version": 1, "questions": {
 *         "w47k02rg03": { "place": "10-math/1-lines/1-1-linear-equations", "skill": "m10-1.1-eq-both-sides-1",
 *                         "tries": [[1790000000000, "wrong"], [1790000060000, "right"]] } } }
 *
 * It holds every try with its time in milliseconds, and nothing else: what is done, missed, or due is derived from the
 * tries, so two records merge by union of their tries, in any order and any number of times.
 *
 * Its life: the first checked answer writes it, each further one adds a try, an imported file adds its tries, and only
 * "Delete everything" on /progress deletes it. A new shape gets the next version and one step in `MIGRATIONS`.
 */
import { isRecord } from './json-record.ts';

const VERSION = 1;

const VERDICTS = ['right', 'form', 'close', 'wrong'] as const;

/** The result of a try. An answer that could not be read is not a try. */
export type TryVerdict = (typeof VERDICTS)[number];

/** `at` in milliseconds since 1970. */
export type Try = readonly [at: number, verdict: TryVerdict];

/**
 * `place` is `book/chapter/material`; `skill` is absent if the question has none; `tries` is never empty, oldest first.
 */
export type QuestionRecord = {
	readonly place: string;
	readonly skill?: string;
	readonly tries: readonly Try[];
};

/** By question id. */
export type ProgressRecord = Readonly<Record<string, QuestionRecord>>;

/** `lost` counts the entries that could not be read. */
export type Reading =
	| { status: 'read'; questions: ProgressRecord; lost: number }
	| { status: 'newer' }
	| { status: 'unreadable' };

type Migration = (older: Record<string, unknown>) => Record<string, unknown>;

/** `MIGRATIONS[n - 1]` turns version n into version n + 1. A released step is never edited. */
const MIGRATIONS: readonly Migration[] = [];

/** Reads a text of this or any earlier version. Invalid entries are skipped and counted, never guessed. */
export function readProgress(text: string, migrations: readonly Migration[] = MIGRATIONS): Reading {
	let kept = parse(text);
	const version = kept?.['version'];
	if (!kept || typeof version !== 'number' || !(version >= 1)) return { status: 'unreadable' };
	const current = migrations.length + 1;
	if (version > current) return { status: 'newer' };
	try {
		for (const migrate of migrations.slice(version - 1)) kept = migrate(kept);
	} catch {
		return { status: 'unreadable' };
	}
	const entries = record(kept['questions']);
	if (!entries) return { status: 'unreadable' };
	const questions: Record<string, QuestionRecord> = {};
	let lost = 0;
	for (const [id, entry] of Object.entries(entries)) {
		const question = /^[a-z0-9-]{4,40}$/.test(id) ? readQuestion(entry) : null;
		if (question) questions[id] = question;
		if (!question || question.tries.length < triesIn(entry)) lost++;
	}
	return { status: 'read', questions, lost };
}

export const writeProgress = (questions: ProgressRecord): string =>
	JSON.stringify({ version: VERSION, questions });

/** Every try from both, once. If they disagree on a question's place or skill, the later practice wins. */
export function mergeProgress(one: ProgressRecord, other: ProgressRecord): ProgressRecord {
	const merged: Record<string, QuestionRecord> = { ...one };
	for (const [id, question] of Object.entries(other)) {
		const known = merged[id];
		merged[id] = known ? mergeQuestion(known, question) : question;
	}
	return merged;
}

function mergeQuestion(one: QuestionRecord, other: QuestionRecord): QuestionRecord {
	const later = lastAt(other) > lastAt(one) ? other : one;
	return { ...later, tries: inOrder([...one.tries, ...other.tries]) };
}

const lastAt = ({ tries }: QuestionRecord): number => tries.at(-1)?.[0] ?? 0;

function inOrder(tries: readonly Try[]): readonly Try[] {
	const once = new Map(tries.map((each) => [each.join(), each]));
	return [...once.values()].sort((a, b) => a[0] - b[0]);
}

function readQuestion(entry: unknown): QuestionRecord | null {
	const { place, skill, tries } = record(entry) ?? {};
	if (typeof place !== 'string' || !/^\w[\w.-]*\/\w[\w.-]*\/\w[\w.-]*$/.test(place)) return null;
	const readable = Array.isArray(tries) ? inOrder(tries.filter(isTry)) : [];
	if (readable.length === 0) return null;
	return { place, ...(typeof skill === 'string' && skill && { skill }), tries: readable };
}

function isTry(value: unknown): value is Try {
	if (!Array.isArray(value)) return false;
	const [at, verdict] = value;
	return Number.isSafeInteger(at) && at >= 0 && VERDICTS.includes(verdict);
}

function triesIn(entry: unknown): number {
	const tries = record(entry)?.['tries'];
	return Array.isArray(tries) ? tries.length : 0;
}

const record = (value: unknown) => (isRecord(value) ? value : null);

function parse(text: string): Record<string, unknown> | null {
	try {
		return record(JSON.parse(text));
	} catch {
		return null;
	}
}
