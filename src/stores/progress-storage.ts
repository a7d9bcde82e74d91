/** The device's storage for progress: every refusal is a value, and no unreadable text is ever overwritten. */
import { type ProgressRecord, readProgress, writeProgress } from './progress-record.ts';
import { PROGRESS_KEY, SET_KEY } from './when-kept.ts';

/** Beside the record, under `progress-aside-1` and so on: texts that could not be read, unchanged. */
const ASIDE = `${PROGRESS_KEY}-aside-`;

/** `full`, `refused`, and `newer` mean that nothing is being stored; `corrupted` that a text was set aside. */
export type StorageError = 'full' | 'refused' | 'newer' | 'corrupted';

type Kept = { questions: ProgressRecord; issue: StorageError | null; mayWrite: boolean };

/** What is stored now. If part of it cannot be read, its text is set aside first; only then may it be overwritten. */
export function readKept(): Kept {
	try {
		const text = localStorage.getItem(PROGRESS_KEY);
		if (text === null) return { questions: {}, issue: null, mayWrite: true };
		const reading = readProgress(text);
		if (reading.status === 'newer') return { questions: {}, issue: 'newer', mayWrite: false };
		const { questions, lost } = reading.status === 'read' ? reading : { questions: {}, lost: 1 };
		if (lost === 0) return { questions, issue: null, mayWrite: true };
		const issue = setAside(text);
		return { questions, issue: issue ?? 'corrupted', mayWrite: issue === null };
	} catch {
		return { questions: {}, issue: 'refused', mayWrite: false };
	}
}

/** Null if it was written. */
export const keep = (questions: ProgressRecord): StorageError | null =>
	write(PROGRESS_KEY, writeProgress(questions));

/** Removes the record, the texts aside, and the set being practiced. Null if nothing is left. */
export function remove(): StorageError | null {
	try {
		for (const key of [PROGRESS_KEY, ...asideKeys(), SET_KEY]) localStorage.removeItem(key);
		return null;
	} catch {
		return 'refused';
	}
}

/** The texts that could not be read, oldest first. */
export function textsAside(): string[] {
	try {
		return asideKeys().map((key) => localStorage.getItem(key) ?? '');
	} catch {
		return [];
	}
}

function setAside(text: string): StorageError | null {
	const texts = textsAside();
	return texts.includes(text) ? null : write(`${ASIDE}${texts.length + 1}`, text);
}

function asideKeys(): string[] {
	const keys: string[] = [];
	while (localStorage.getItem(`${ASIDE}${keys.length + 1}`) !== null)
		keys.push(`${ASIDE}${keys.length + 1}`);
	return keys;
}

function write(key: string, text: string): StorageError | null {
	try {
		localStorage.setItem(key, text);
		return null;
	} catch (error) {
		return error instanceof DOMException && error.name === 'SecurityError' ? 'refused' : 'full';
	}
}
