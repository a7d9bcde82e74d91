/**
 * The current practice set: a list of questions that the question pages follow. Only one at a time, on this device
 * only, beside the progress:
 *
 *     { "version": 1, "kind": "questions", "title": "1.2 Adding Integers", "again": "/practice#pre-algebra/…", "from": { "path": "/workbooks/pre-algebra/…", "title": "1.2 Adding Integers" },
 *       "startedAt": 1790000000000, "questions": [{
 *         "id": "w47k02rg03", "path": "/workbooks/pre-algebra/…/w47k02rg03", "skill": "Signs differ",
 *         "material": { "path": "/workbooks/pre-algebra/…", "title": "1.2 Adding Integers" },
 *         "lecture": { "path": "/workbooks/pre-algebra/…/lectures/…", "title": "Adding on the line" } }] }
 *
 * Its life: /practice draws it; the next set, or leaving it, ends it. The tries themselves are in the progress, so
 * losing a set loses nothing. A set of another version, or one that cannot be read, counts as none.
 */
import { isRecord } from './json-record.ts';
import { SET_KEY } from './when-kept.ts';

export type Titled = { path: string; title: string };

/** `skill`: what it practices, in words. `lecture` is absent if none teaches that. */
export type SetQuestion = {
	id: string;
	path: string;
	skill: string;
	material: Titled;
	lecture?: Titled;
};

/**
 * `again`: draws another set of this kind. `from`: the page of what is practiced. `startedAt` in milliseconds: earlier
 * tries do not count toward it.
 */
export type PracticeSet = {
	kind: 'questions' | 'mistakes' | 'placement';
	title: string;
	again: string;
	from: Titled;
	startedAt: number;
	questions: readonly SetQuestion[];
};

/** Null if no set is being practiced. */
export function keptSet(): PracticeSet | null {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(SET_KEY) ?? 'null');
		return isSet(kept) ? kept : null;
	} catch {
		return null;
	}
}

/** False if the device stores nothing. */
export function keepSet(set: PracticeSet): boolean {
	try {
		localStorage.setItem(SET_KEY, JSON.stringify({ version: 1, ...set }));
		return true;
	} catch {
		return false;
	}
}

export function leaveSet(): void {
	try {
		localStorage.removeItem(SET_KEY);
	} catch {
		// Then there is none.
	}
}

/** A question's position in the set, from 1, and its neighbors' paths; null if it is not in the set. */
export function placeInSet(
	set: PracticeSet | null,
	questionId: string,
): { number: number; of: number; previous: string | null; next: string | null } | null {
	const questions = set?.questions ?? [];
	const index = questions.findIndex(({ id }) => id === questionId);
	if (index < 0) return null;
	return {
		number: index + 1,
		of: questions.length,
		previous: questions[index - 1]?.path ?? null,
		next: questions[index + 1]?.path ?? null,
	};
}

function isSet(value: unknown): value is PracticeSet {
	return (
		isRecord(value) &&
		value['version'] === 1 &&
		typeof value['title'] === 'string' &&
		isPath(value['again']) &&
		isTitled(value['from']) &&
		typeof value['startedAt'] === 'number' &&
		['questions', 'mistakes', 'placement'].includes(String(value['kind'])) &&
		Array.isArray(value['questions']) &&
		value['questions'].length > 0 &&
		value['questions'].every(isSetQuestion)
	);
}

const isSetQuestion = (value: unknown): value is SetQuestion =>
	isRecord(value) &&
	typeof value['id'] === 'string' &&
	isPath(value['path']) &&
	typeof value['skill'] === 'string' &&
	isTitled(value['material']) &&
	(value['lecture'] === undefined || isTitled(value['lecture']));

const isTitled = (value: unknown): value is Titled =>
	isRecord(value) && isPath(value['path']) && typeof value['title'] === 'string';

/** Must be on this site: anything may have written what is stored on a device. */
const isPath = (value: unknown): value is string =>
	typeof value === 'string' && /^\/(?!\/)[\w./#+-]*$/.test(value);
