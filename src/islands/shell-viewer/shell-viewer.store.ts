/**
 * The record that the address names, for a page that was built without one. The neighbours come after the record:
 * a reader need not wait for them, and without them the record still reads.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { NO_DATA_MESSAGE } from '../../books/error-catalogue.ts';
import type { MaterialPath } from '../../books/client.ts';
import type { Lecture } from '../../schemas/wire/lecture.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { loadLectures, loadQuestion, loadQuestionIds } from '../../stores/books.ts';
import { fetched } from '../live-record/fetched.ts';
import { prepareLectures, prepareQuestion } from '../live-record/prepare.ts';
import { parseRecordPath, type RecordPath } from './record-path.ts';

/** `questionIds` of the material, in order; empty until they are known, and when they cannot be had. */
export type ShellState =
	| { status: 'loading' }
	| { status: 'question'; path: RecordPath; question: Question; questionIds: string[] }
	| { status: 'lecture'; path: RecordPath; lectures: Lecture[]; questionIds: string[] }
	| { status: 'failed'; message: string };

type Found = Extract<ShellState, { path: RecordPath }>;

export type ShellStore = {
	$state: ReadableAtom<ShellState>;
	/** Call again to retry; of two calls the later one counts. */
	load(pathname: string): Promise<void>;
	/** Drops what is under way. */
	stop(): void;
};

export function createShellStore(): ShellStore {
	const $state = atom<ShellState>({ status: 'loading' });
	let current = new AbortController();

	return {
		$state,
		async load(pathname) {
			current.abort();
			current = new AbortController();
			const { signal } = current;
			$state.set({ status: 'loading' });
			const path = parseRecordPath(pathname);
			const found = path ? await findRecord(path) : missing();
			if (signal.aborted) return;
			$state.set(found);
			if (!('path' in found)) return;
			const questionIds = await loadQuestionIds(found.path);
			if (!signal.aborted && questionIds) $state.set({ ...found, questionIds });
		},
		stop: () => current.abort(),
	};
}

async function findRecord(
	path: RecordPath,
): Promise<Found | Extract<ShellState, { message: string }>> {
	if (path.kind === 'question') {
		const answer = await fetched(loadQuestion(path.id));
		if (!('record' in answer)) return { status: 'failed', message: answer.message };
		if (!liesUnder(answer.record, path)) return missing();
		const question = await prepareQuestion(answer.record);
		return { status: 'question', path, question, questionIds: [] };
	}
	const answer = await fetched(loadLectures(path.id));
	if (!('record' in answer)) return { status: 'failed', message: answer.message };
	const lectures = answer.record.filter((lecture) => liesUnder(lecture, path));
	if (lectures.length === 0) return missing();
	return { status: 'lecture', path, lectures: await prepareLectures(lectures), questionIds: [] };
}

type Placed = { book_name: string; chapter_name: string; material_name: string };

/** One record has one address: under another material it does not exist. */
function liesUnder(record: Placed, path: MaterialPath): boolean {
	return (
		record.book_name === path.bookName &&
		record.chapter_name === path.chapterName &&
		record.material_name === path.materialName
	);
}

function missing(): { status: 'failed'; message: string } {
	return { status: 'failed', message: NO_DATA_MESSAGE };
}
