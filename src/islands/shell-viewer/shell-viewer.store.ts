/**
 * The record that the address names, for a page that was built without one: a book and then its chapters, a material
 * and then its question ids, the lectures of a topic, a question. What stands around the record comes after it: a
 * reader need not wait for that, and without it the record still reads.
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

/** Where a record stands, in the words of its book; in those of its address until the book is known. */
export type Place = { path: MaterialPath; book: string; material: string };

/** `issue`: why a list could not be had; an empty list without one is empty. */
export type ShellState =
	| { status: 'loading' }
	| { status: 'failed'; message: string }
	| { status: 'book'; book: Book; chapters: Chapter[]; issue?: string }
	| {
			status: 'material';
			place: Place;
			chapter: Chapter;
			material: Material;
			/** Undefined until they are here. */
			questionIds: string[] | undefined;
			/** Of the first questions, in their order; more come with `loadMore`. */
			prompts: QuestionPrompt[];
			issue?: string;
	  }
	/** A topic whose lecture is not written has none of `lectures`. */
	| { status: 'lecture'; place: Place; topic: Topic; lectures: Lecture[] }
	| { status: 'question'; place: Place; question: Question; questionIds: string[] };

type Failed = Extract<ShellState, { status: 'failed' }>;
type Show = (state: ShellState) => void;

export type ShellStore = {
	$state: ReadableAtom<ShellState>;
	/** Call again to retry; of two calls the later one counts. */
	load(pathname: string): Promise<void>;
	/** The prompts of a material's next questions. Without them the list stays as it is. */
	loadMore(): Promise<void>;
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

/** Without a prompt a question still has its number. */
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
	// No lecture is no page without an end: the topic may be planned.
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

/** An empty list is told as "no data" by the store's load, which is no issue of a list. */
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

/** One record has one address: under another material it does not exist. */
function liesUnder(record: Placed, path: MaterialPath): boolean {
	return (
		record.book_name === path.bookName &&
		record.chapter_name === path.chapterName &&
		record.material_name === path.materialName
	);
}

const failed = (message: string): Failed => ({ status: 'failed', message });
const missing = (): Failed => failed(NO_DATA_MESSAGE);
