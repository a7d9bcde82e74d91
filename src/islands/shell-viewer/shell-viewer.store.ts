/**
 * The record that the path names, for a page built without one: a book and then its chapters, a material and then its
 * question ids, the lectures of a topic, a question. What surrounds the record loads after it: a reader need not wait
 * for that, and can read the record without it.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { displayName } from '../../books/display-name.ts';
import { NO_DATA_MESSAGE } from '../../books/error-catalogue.ts';
import { materialLabel } from '../../books/record-head.ts';
import type { MaterialPath } from '../../books/client.ts';
import type { Book } from '../../schemas/wire/book.ts';
import type { Chapter, Material, Topic } from '../../schemas/wire/chapter.ts';
import type { Lecture } from '../../schemas/wire/lecture.ts';
import type { Question } from '../../schemas/wire/question.ts';
import type { QuestionPrompt } from '../../schemas/wire/question-prompt.ts';
import { $app } from '../../stores/app.ts';
import {
	$books,
	loadBook,
	loadLectures,
	loadQuestion,
	loadQuestionIds,
	loadQuestionPrompts,
} from '../../stores/books.ts';
import { fetched } from '../live-record/fetched.ts';
import {
	prepareChapters,
	prepareLectures,
	preparePrompts,
	prepareQuestion,
} from '../live-record/prepare.ts';
import { parseRecordPath, type RecordPath } from './record-path.ts';

/** Where a record belongs, by the titles of its book; by its path until the book is known. */
export type Place = { path: MaterialPath; book: string; material: string };

/** `issue`: why a list could not be loaded; an empty list without one is empty. */
export type ShellState =
	| { status: 'loading' }
	| { status: 'failed'; message: string }
	| { status: 'book'; book: Book; chapters: Chapter[]; issue?: string }
	| {
			status: 'material';
			place: Place;
			chapter: Chapter;
			material: Material;
			/** Undefined until they load. */
			questionIds: string[] | undefined;
			/** Of the first questions, in order; `loadMore` adds more. */
			prompts: QuestionPrompt[];
			issue?: string;
	  }
	/** A topic whose lecture is not written has no `lectures`. */
	| { status: 'lecture'; place: Place; topic: Topic; lectures: Lecture[] }
	| { status: 'question'; place: Place; question: Question; questionIds: string[] };

type Failed = Extract<ShellState, { status: 'failed' }>;
type Show = (state: ShellState) => void;

export type ShellStore = {
	$state: ReadableAtom<ShellState>;
	/** Call again to retry; of two calls, the later one counts. */
	load(pathname: string): Promise<void>;
	/** The prompts of a material's next questions. If they fail to load, the list stays as it is. */
	loadMore(): Promise<void>;
	/** Drops the requests in flight. */
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
			const show: Show = (state) => {
				if (!signal.aborted) $state.set(state);
			};
			show({ status: 'loading' });
			const path = parseRecordPath(pathname);
			await (path ? showRecord(path, show) : show(missing()));
		},
		async loadMore() {
			const { signal } = current;
			const state = $state.get();
			if (state.status !== 'material') return;
			const further = await loadPrompts(state.place.path, state.prompts.length);
			if (!signal.aborted) $state.set({ ...state, prompts: [...state.prompts, ...further] });
		},
		stop: () => current.abort(),
	};
}

function showRecord(path: RecordPath, show: Show): Promise<void> {
	switch (path.kind) {
		case 'book':
			return showBook(path.bookName, show);
		case 'material':
			return showMaterial(path, show);
		case 'lecture':
			return showLecture(path, path.id, show);
		case 'question':
			return showQuestion(path, path.id, show);
	}
}

async function showBook(bookName: string, show: Show): Promise<void> {
	const outline = await loadOutline(bookName);
	show('message' in outline ? failed(outline.message) : { status: 'book', ...outline });
}

async function showMaterial(path: MaterialPath, show: Show): Promise<void> {
	const found = await findMaterial(path);
	if ('message' in found) return show(failed(found.message));
	const { chapter, material } = found;
	const state = { status: 'material', place: placeOf(path, found), chapter, material } as const;
	show({ ...state, questionIds: undefined, prompts: [] });
	const [questionIds = [], prompts] = await Promise.all([
		loadQuestionIds(path),
		loadPrompts(path, 0),
	]);
	show({ ...state, questionIds, prompts, ...(questionIds.length === 0 && issueOfList()) });
}

/** Without a prompt, a question still has its number. */
async function loadPrompts(path: MaterialPath, from: number): Promise<QuestionPrompt[]> {
	return preparePrompts((await loadQuestionPrompts(path, from)) ?? []);
}

async function showLecture(path: MaterialPath, topicId: string, show: Show): Promise<void> {
	const answer = await fetched(loadLectures(topicId));
	if ('record' in answer) {
		const [first, ...others] = answer.record.filter((lecture) => liesUnder(lecture, path));
		if (!first) return show(missing());
		const lectures = await prepareLectures([first, ...others]);
		const state = { status: 'lecture', topic: first, lectures } as const;
		show({ ...state, place: placeOf(path) });
		const found = await findMaterial(path);
		if ('book' in found) show({ ...state, place: placeOf(path, found) });
		return;
	}
	if (answer.message !== NO_DATA_MESSAGE) return show(failed(answer.message));
	// A missing lecture is not an error: the topic may be planned.
	const found = await findMaterial(path);
	if ('message' in found) return show(failed(found.message));
	const topic = found.material.topics.find(({ id }) => id === topicId);
	if (!topic) return show(missing());
	show({ status: 'lecture', topic, lectures: [], place: placeOf(path, found) });
}

async function showQuestion(path: MaterialPath, id: string, show: Show): Promise<void> {
	const answer = await fetched(loadQuestion(id));
	if (!('record' in answer)) return show(failed(answer.message));
	if (!liesUnder(answer.record, path)) return show(missing());
	const question = await prepareQuestion(answer.record);
	const state = { status: 'question', question } as const;
	show({ ...state, place: placeOf(path), questionIds: [] });
	const [questionIds = [], found] = await Promise.all([loadQuestionIds(path), findMaterial(path)]);
	show({ ...state, place: placeOf(path, 'book' in found ? found : undefined), questionIds });
}

type Outline = { book: Book; chapters: Chapter[]; issue?: string };

/** A book with its chapters; those may be missing, with the reason. */
async function loadOutline(bookName: string): Promise<Outline | { message: string }> {
	const answer = await fetched(loadBook(bookName));
	if (!('record' in answer)) return answer;
	const chapters = await prepareChapters($books.get().books[bookName]?.chapters ?? []);
	return { book: answer.record, chapters, ...(chapters.length === 0 && issueOfList()) };
}

type FoundMaterial = { book: Book; chapter: Chapter; material: Material };

async function findMaterial(path: MaterialPath): Promise<FoundMaterial | { message: string }> {
	const outline = await loadOutline(path.bookName);
	if ('message' in outline) return outline;
	if (outline.issue) return { message: outline.issue };
	const chapter = outline.chapters.find(({ name }) => name === path.chapterName);
	const material = chapter?.materials.find(({ name }) => name === path.materialName);
	if (!chapter || !material) return { message: NO_DATA_MESSAGE };
	return { book: outline.book, chapter, material };
}

/** The store's load reports an empty list as "no data", which is no error for a list. */
function issueOfList(): { issue?: string } {
	const [message] = $app.get().errors;
	return message === undefined || message === NO_DATA_MESSAGE ? {} : { issue: message };
}

const placeOf = (path: MaterialPath, found?: FoundMaterial): Place => ({
	path,
	book: found?.book.name ?? displayName(path.bookName),
	material: found ? materialLabel(found.material) : displayName(path.materialName),
});

type Placed = { book_name: string; chapter_name: string; material_name: string };

/** A record has one path: under another material it does not exist. */
function liesUnder(record: Placed, path: MaterialPath): boolean {
	return (
		record.book_name === path.bookName &&
		record.chapter_name === path.chapterName &&
		record.material_name === path.materialName
	);
}

const failed = (message: string): Failed => ({ status: 'failed', message });
const missing = (): Failed => failed(NO_DATA_MESSAGE);
