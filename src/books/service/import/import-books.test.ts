import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
	bookLine,
	chapterLine,
	example,
	figureLine,
	lectureLine,
	LIBRARY,
	load,
	questionLine,
	readBooks,
	temporaryFolder,
} from '../service.testdata.ts';
import { databasePath } from '../store/open-database.ts';
import { formatIssue } from './issues.ts';
import type { ImportedBook } from './import-books.ts';

type Line = Readonly<Record<string, unknown>>;

/** A whole book with this many questions, whose ids all start with its name. */
function wholeBook(name: string, questions = 3): Line[] {
	const [integers] = chapterLine().materials;
	const topics = [{ id: `${name}-topic`, title: 'Topic', objective: 'Know it.' }];
	const materials = [{ ...integers, topics }];
	const at = { book_name: name };
	return [
		bookLine({ common_name: name, name, id: crypto.randomUUID() }),
		chapterLine({ ...at, materials }),
		figureLine({ id: `${name}-figure` }),
		lectureLine({ ...at, id: `${name}-topic`, examples: [example({ ...at, id: `${name}-e` })] }),
		...Array.from({ length: questions }, (_, index) =>
			questionLine({ ...at, id: `${name}-${index}`, number: index + 1 }),
		),
	];
}

const edit = (lines: readonly Line[], id: string, fields: Line): Line[] =>
	lines.map((line) => (line['id'] === id ? { ...line, ...fields } : line));
const without = (lines: readonly Line[], id: string): Line[] =>
	lines.filter((line) => line['id'] !== id);

const bookNames = (dataDir: string) =>
	readBooks(dataDir, async (store) =>
		JSON.parse((await store.library()).json).map(
			(book: { common_name: string }) => book.common_name,
		),
	);

/** Only the nonzero counts: `{ question: { added: 3 } }`. */
const changesOf = ({ tally }: ImportedBook) =>
	Object.fromEntries(
		Object.entries(tally)
			.map(([type, counts]) => [
				type,
				Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
			])
			.filter(([, counts]) => Object.keys(counts ?? {}).length > 0),
	);

const UNCHANGED = {
	book: { unchanged: 1 },
	chapter: { unchanged: 1 },
	figure: { unchanged: 1 },
	lecture: { unchanged: 1 },
	question: { unchanged: 3 },
};

/** Every row of the books database with its rowid, so a rewritten row shows up. */
function rows(dataDir: string): unknown[] {
	const database = new DatabaseSync(databasePath(dataDir, 'books'), { readOnly: true });
	onTestFinished(() => database.close());
	return ['books', 'chapters', 'lectures', 'questions', 'figures'].flatMap((table) =>
		database.prepare(`SELECT rowid AS number, * FROM ${table}`).all(),
	);
}

describe('books in one file', () => {
	test('are each imported whole or not at all: an issue in one does not affect the others', async () => {
		const dataDir = temporaryFolder();
		const faulty = edit(wholeBook('book-b'), 'book-b-1', { difficulty: 9 });
		const lines = [...wholeBook('book-a'), ...faulty, ...wholeBook('book-c')];
		const { issues, books } = await load(dataDir, lines);
		expect(issues.map(formatIssue)).toEqual([
			'line 13: question.difficulty: found 9, expected 1, 2, 3',
		]);
		expect(books.map(({ name, line, issues: count }) => [name, line, count])).toEqual([
			['book-a', 1, 0],
			['book-b', 8, 1],
			['book-c', 15, 0],
		]);
		expect(await bookNames(dataDir)).toEqual(['book-a', 'book-c']);
		const left = await readBooks(dataDir, async (store) => store.question('book-b-0'));
		expect(left).toBeNull();
	});

	test('stay as they were if a new version has an issue', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, wholeBook('book-a'));
		const before = rows(dataDir);
		const changed = edit(wholeBook('book-a'), 'book-a-0', { difficulty: 2 });
		await load(dataDir, edit(changed, 'book-a-2', { difficulty: 9 }));
		expect(rows(dataDir)).toEqual(before);
	});

	test('contain only their own lines', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, wholeBook('book-a'));
		const stray = questionLine({ book_name: 'book-a', id: 'book-a-9' });
		const { issues } = await load(dataDir, [...wholeBook('book-b'), stray]);
		expect(issues.map(formatIssue)).toEqual([
			'line 8: question.book_name: found "book-a", but comes after the record of the book "book-b"; a book\'s lines must follow its own record',
		]);
		expect(await bookNames(dataDir)).toEqual(['book-a']);
	});

	test("cannot take each other's ids", async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, wholeBook('book-a'));
		const taken = [
			...wholeBook('book-b'),
			figureLine({ id: 'book-a-figure', alt: 'Another line' }),
			questionLine({ book_name: 'book-b', id: 'book-a-0' }),
		];
		const { issues } = await load(dataDir, taken);
		expect(issues.map(formatIssue)).toEqual([
			'line 8: figure.id: found "book-a-figure", already another figure of "book-a"',
			'line 9: question.id: found "book-a-0", already a question of "book-a"',
		]);
	});

	test('may share a figure, which stays if one of them drops it', async () => {
		const dataDir = temporaryFolder();
		const shared = figureLine({ id: 'shared' });
		const [a, b] = [wholeBook('book-a'), wholeBook('book-b')];
		const shows = { book_name: 'book-b', id: 'book-b-7', image_id: 'shared' };
		await load(dataDir, [...a, shared, ...b, shared, questionLine(shows)]);
		expect((await load(dataDir, a)).ok).toBe(true);
		expect(await readBooks(dataDir, (store) => store.figure('shared'))).not.toBeNull();
		const { issues } = await load(dataDir, [...a, questionLine({ ...shows, book_name: 'book-a' })]);
		expect(issues.map(formatIssue)).toEqual([
			'line 8: question.id: found "book-b-7", already a question of "book-b"',
		]);
	});

	test('cannot use a figure that only another book brings', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, wholeBook('book-a'));
		const borrowed = questionLine({
			book_name: 'book-b',
			id: 'book-b-7',
			image_id: 'book-a-figure',
		});
		const { issues } = await load(dataDir, [...wholeBook('book-b'), borrowed]);
		expect(issues.map(formatIssue)).toEqual([
			'line 8: question.image_id: found "book-a-figure", a figure of the book "book-a"; include its line in this book too',
		]);
	});

	test('with hopelessly many issues are not read to the end', async () => {
		const faulty = Array.from({ length: 2_000 }, () => '{');
		const { issues, books } = await load(temporaryFolder(), [
			...wholeBook('book-a'),
			...faulty,
			...wholeBook('book-b'),
		]);
		expect(issues).toHaveLength(1_001);
		expect(issues.at(-1)?.message).toMatch(/^the book "book-a" has 1,000 issues; the lines after/);
		expect(books.map(({ name, issues: count }) => [name, count])).toEqual([
			['book-a', 1_000],
			['book-b', 0],
		]);
	});
});

describe('a reimported book', () => {
	test('writes no row if it is unchanged', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, wholeBook('book-a'));
		const before = rows(dataDir);
		const lines = wholeBook('book-a').with(0, JSON.parse(bookJson(dataDir)));
		const { books } = await load(dataDir, lines);
		expect(books.map(changesOf)).toEqual([UNCHANGED]);
		expect(rows(dataDir)).toEqual(before);
	});

	test('writes only what changed, and removes what it no longer contains', async () => {
		const dataDir = temporaryFolder();
		const first = wholeBook('book-a', 5);
		await load(dataDir, first);
		const untouched = rows(dataDir).filter((row) => !/book-a-[13]"/.test(JSON.stringify(row)));
		const edited = edit(without(first, 'book-a-3'), 'book-a-1', { difficulty: 3 });
		const { books } = await load(dataDir, [
			...edited,
			questionLine({ book_name: 'book-a', id: 'book-a-9', number: 9 }),
		]);
		expect(books.map(changesOf)).toEqual([
			{ ...UNCHANGED, question: { added: 1, changed: 1, removed: 1, unchanged: 3 } },
		]);
		expect(rows(dataDir)).toEqual(expect.arrayContaining(untouched));
		const place = {
			bookName: 'book-a',
			chapterName: '1-integers',
			materialName: '1-2-adding-integers',
		};
		const ids = await readBooks(dataDir, (store) => store.questionIds(place));
		expect(JSON.parse(ids?.json ?? '')).toEqual([
			'book-a-0',
			'book-a-1',
			'book-a-2',
			'book-a-4',
			'book-a-9',
		]);
	});

	test("removes chapters, lectures, topics, and figures it no longer contains, but none of the bank's", async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, LIBRARY, 'bank');
		const whole = wholeBook('book-a');
		const [book = {}] = whole;
		await load(dataDir, whole);
		const { books } = await load(dataDir, [book]);
		expect(books.map(changesOf)).toEqual([
			{
				book: { unchanged: 1 },
				chapter: { removed: 1 },
				figure: { removed: 1 },
				lecture: { removed: 1 },
				question: { removed: 3 },
			},
		]);
		expect(rows(dataDir)).toHaveLength(LIBRARY.length + 1);
		expect((await load(dataDir, whole)).ok).toBe(true);
	});

	test('rebuilds a question whose figure changed', async () => {
		const dataDir = temporaryFolder();
		const shown = questionLine({ book_name: 'book-a', id: 'book-a-9', image_id: 'book-a-figure' });
		await load(dataDir, [...wholeBook('book-a'), shown]);
		const book = JSON.parse(bookJson(dataDir));
		const lines = edit([...wholeBook('book-a').with(0, book), shown], 'book-a-figure', {
			alt: 'A ray',
		});
		const { books } = await load(dataDir, lines);
		expect(books.map(changesOf)).toEqual([
			{ ...UNCHANGED, figure: { changed: 1 }, question: { changed: 1, unchanged: 3 } },
		]);
		const question = await readBooks(dataDir, async (store) => store.question('book-a-9'));
		expect(question?.json).toContain('alt=\\"A ray\\"');
	});

	test('may move a topic to another chapter', async () => {
		const dataDir = temporaryFolder();
		const [book = {}, chapter, ...rest] = wholeBook('book-a');
		const later = chapterLine({ book_name: 'book-a', name: '2-later', number: 2, materials: [] });
		const materials = chapter?.['materials'];
		await load(dataDir, [book, { ...later, materials }, { ...chapter, materials: [] }]);
		expect((await load(dataDir, [book, chapter ?? {}, later, ...rest])).issues).toEqual([]);
	});

	test('may not put a question into a chapter that will be removed', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, wholeBook('book-a'));
		const [book = {}] = wholeBook('book-a');
		const { issues } = await load(dataDir, [
			book,
			questionLine({ book_name: 'book-a', id: 'book-a-0' }),
		]);
		expect(issues.map(formatIssue)).toEqual([
			expect.stringMatching(/^line 2: question\.material_name: .* no such material in the chapter/),
		]);
	});

	test('cannot lose most of its questions by mistake', async () => {
		const dataDir = temporaryFolder();
		const many = wholeBook('book-a', 30);
		await load(dataDir, many);
		const before = rows(dataDir);
		const { issues } = await load(dataDir, many.slice(0, 8));
		expect(issues.map(formatIssue)).toEqual([
			expect.stringMatching(
				/^line 1: book: 26 of its 30 questions are not among its lines; .*--remove/,
			),
		]);
		expect(rows(dataDir)).toEqual(before);
		const removed = await load(dataDir, many.slice(0, 8), 'import', { mayRemove: true });
		expect(removed.books.map(changesOf)).toEqual([
			{ ...UNCHANGED, question: { removed: 26, unchanged: 4 } },
		]);
	});

	test('loses nothing to lines without a book record, which only add to it', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, wholeBook('book-a'));
		const more = questionLine({ book_name: 'book-a', id: 'book-a-9', number: 9 });
		const { books } = await load(dataDir, [more]);
		expect(books).toMatchObject([{ name: null, line: 1, issues: 0 }]);
		expect(books.map(changesOf)).toEqual([{ question: { added: 1 } }]);
		expect(await readBooks(dataDir, (store) => store.counts())).toEqual({ books: 1, questions: 4 });
	});
});

test('can be checked with all others without a change, even if they depend on each other', async () => {
	const dataDir = temporaryFolder();
	await load(dataDir, wholeBook('book-a'));
	const before = rows(dataDir);
	const faulty = edit(wholeBook('book-b'), 'book-b-1', { difficulty: 9 });
	const lines = [
		questionLine({ book_name: 'book-a', id: 'book-a-9' }),
		...faulty,
		...wholeBook('book-c'),
	];
	const { issues } = await load(dataDir, lines, 'import', { isCheck: true });
	expect(issues).toHaveLength(1);
	expect(rows(dataDir)).toEqual(before);
});

function bookJson(dataDir: string): string {
	const database = new DatabaseSync(databasePath(dataDir, 'books'), { readOnly: true });
	const row = database.prepare("SELECT json FROM books WHERE common_name = 'book-a'").get();
	database.close();
	return JSON.stringify({ type: 'book', ...JSON.parse(String(row?.['json'])) });
}
