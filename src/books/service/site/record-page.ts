import { bookPath, lecturePath, materialPath, questionPath } from '../../../site.ts';
import type { Book } from '../../../schemas/wire/book.ts';
import type { Chapter } from '../../../schemas/wire/chapter.ts';
import type { Lecture } from '../../../schemas/wire/lecture.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { displayName } from '../../display-name.ts';
import {
	bookHead,
	lectureHead,
	materialHead,
	materialLabel,
	questionHead,
	type RecordHead,
} from '../../record-head.ts';
import type { RecordAddress } from './site-path.ts';
import type { BooksStore, StoredRecord } from '../store/books-store.ts';

export type PageRecords = Pick<BooksStore, 'book' | 'chapters' | 'lectures' | 'question'>;

/** The head of a record's page and its canonical path. `noindex`: there is nothing to read yet. */
export type RecordPage = RecordHead & { path: string; noindex?: boolean };

/** Null if the service does not know the record, or knows it at another path. */
export async function findRecordPage(
	books: PageRecords,
	address: RecordAddress,
): Promise<RecordPage | null> {
	const { bookName } = address;
	if (address.kind === 'question') return findQuestionPage(books, address);
	const [book, chapters] = await Promise.all([
		books.book(bookName).then(parsed<Book>),
		books.chapters(bookName).then(parsed<Chapter[]>),
	]);
	if (!book || !chapters) return null;
	if (address.kind === 'book') return { ...bookHead(book, chapters), path: bookPath(bookName) };
	const { chapterName, materialName } = address;
	const material = chapters
		.find(({ name }) => name === chapterName)
		?.materials.find(({ name }) => name === materialName);
	if (!material) return null;
	const place = toPlace(address);
	if (address.kind === 'material') {
		return { ...materialHead(book, material), path: materialPath(place) };
	}
	const topic = material.topics.find(({ id }) => id === address.id);
	if (!topic) return null;
	const lectures = await books.lectures(topic.id).then(parsed<Lecture[]>);
	const head = lectureHead(book, materialLabel(material), topic);
	return { ...head, path: lecturePath(place, topic.id), noindex: !lectures?.length };
}

type QuestionAddress = Extract<RecordAddress, { kind: 'question' }>;

/** Only the two records it shows: the chapters of a large book are not read for each of its questions. */
async function findQuestionPage(
	books: PageRecords,
	address: QuestionAddress,
): Promise<RecordPage | null> {
	const question = parsed<Question>(await books.question(address.id));
	const place = toPlace(address);
	const liesHere =
		question?.book_name === place.book_name &&
		question.chapter_name === place.chapter_name &&
		question.material_name === place.material_name;
	if (!liesHere) return null;
	const book = await books.book(address.bookName).then(parsed<Book>);
	const named = book ?? { name: displayName(address.bookName) };
	const head = questionHead(named, displayName(address.materialName), question);
	return { ...head, path: questionPath(place, question.id) };
}

const toPlace = (address: Exclude<RecordAddress, { kind: 'book' }>) => ({
	book_name: address.bookName,
	chapter_name: address.chapterName,
	material_name: address.materialName,
});

/** Stored records were checked on import. */
const parsed = <Wire>(record: StoredRecord | null): Wire | null =>
	record && (JSON.parse(record.json) as Wire);
