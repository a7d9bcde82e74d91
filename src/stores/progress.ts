/**
 * What the learner did, on this device only: none of it is ever sent. `progress-record.ts` says what is stored and how
 * long it lives. `@nanostores/persistent` does not fit: it overwrites one tab's whole value with another's, throws if
 * the storage is full, and drops what it cannot parse.
 */
import { atom, onMount } from 'nanostores';
import { mergeProgress, type ProgressRecord, type TryVerdict } from './progress-record.ts';
import { keep, readKept, remove, type StorageError } from './progress-storage.ts';
import { PROGRESS_KEY } from './when-kept.ts';

/** Everything known about the learner: what is stored, and this page's tries that could not be. */
export type ProgressState = { questions: ProgressRecord; issue: StorageError | null };

/** The question a try belongs to; `skillId` is absent if its record names no skill. */
export type TriedQuestion = {
	questionId: string;
	skillId?: string | undefined;
	bookName: string;
	chapterName: string;
	materialName: string;
};

const NOTHING: ProgressState = { questions: {}, issue: null };

// An unreadable text is reported on the page that found it, even though the next try takes its place.
let found: StorageError | null = null;

// What could not be stored, and why. It is written with the next try that can be.
let unsaved = NOTHING;

/** Read from the device on first use, and again when another tab or page changed it. */
export const $progress = atom(NOTHING);

/** What the reader is told while `issue` lasts; practice continues in any case. */
export const ERROR_TEXTS: Readonly<Record<StorageError, string>> = {
	full: 'This browser has no room left to save your progress. Keep going: this page remembers it until you leave.',
	refused:
		'This browser saves nothing for this site. Keep going: this page remembers your progress until you leave.',
	newer:
		'Your progress was saved by a newer version of this site. Reload the page to add to it; until then, this page remembers.',
	corrupted:
		'Part of your saved progress could not be read. It was set aside and nothing was deleted: see “Your progress”.',
};

onMount($progress, () => {
	load();
	if (typeof window === 'undefined') return;
	const follow = ({ key, newValue }: StorageEvent) => {
		if (key !== null && key !== PROGRESS_KEY) return;
		// Deleted in another tab.
		if (newValue === null) unsaved = NOTHING;
		load();
	};
	window.addEventListener('storage', follow);
	// A page restored from the browser's cache missed events while it was away.
	window.addEventListener('pageshow', load);
	return () => {
		window.removeEventListener('storage', follow);
		window.removeEventListener('pageshow', load);
	};
});

/** Adds one try, made at `at` (milliseconds). An unreadable answer is not a try and changes nothing. */
export function recordTry(
	{ questionId, skillId, bookName, chapterName, materialName }: TriedQuestion,
	verdict: TryVerdict | 'unread',
	at: number,
): void {
	if (verdict === 'unread') return;
	addProgress({
		[questionId]: {
			place: `${bookName}/${chapterName}/${materialName}`,
			...(skillId && { skill: skillId }),
			tries: [[at, verdict]],
		},
	});
}

/** Adds to what is stored now, by any tab; removes nothing. */
export function addProgress(questions: ProgressRecord): void {
	const kept = readKept();
	const added = mergeProgress(unsaved.questions, questions);
	const all = mergeProgress(kept.questions, added);
	const refusal = kept.mayWrite ? keep(all) : kept.issue;
	unsaved = refusal ? { questions: added, issue: refusal } : NOTHING;
	if (kept.issue === 'corrupted') found = kept.issue;
	$progress.set({ questions: all, issue: refusal ?? found });
}

/** Deletes the record, what was set aside, and the set being practiced; other open tabs follow. */
export function deleteProgress(): void {
	unsaved = NOTHING;
	found = null;
	$progress.set({ questions: {}, issue: remove() });
}

function load(): void {
	const { questions, issue } = readKept();
	if (issue === 'corrupted') found = issue;
	$progress.set({
		questions: mergeProgress(questions, unsaved.questions),
		issue: issue ?? unsaved.issue ?? found,
	});
}
