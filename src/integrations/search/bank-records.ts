/**
 * Workbooks, lessons, and lectures from the lines that `npm run bank` wrote. Questions are left out: there are
 * thousands of them, and readers look for the lesson they belong to.
 */
import * as z from 'zod/mini';
import { plainWords } from '../../math/plain-words.ts';
import { bookSchema } from '../../schemas/wire/book.ts';
import { type Chapter, chapterSchema } from '../../schemas/wire/chapter.ts';
import { lectureSchema } from '../../schemas/wire/lecture.ts';
import { bookPath, lecturePath, materialPath } from '../../site.ts';
import type { IndexRecord } from './index-record.ts';

/** What `content/curriculum/<book>.json` says about the whole book. */
export const courseSchema = z.object({
	grade_range: z.string(),
	standards_framework: z.string(),
	course_code: z.optional(z.string()),
});

export type Course = z.infer<typeof courseSchema>;

const INDEXED = /^\{"type":"(book|chapter|lecture)"/;
const indexedLectureSchema = z.pick(lectureSchema, {
	id: true,
	title: true,
	objective: true,
	book_name: true,
	chapter_name: true,
	material_name: true,
	sections: true,
});

/** Records of one book, from the lines of its file. */
export function bankRecords(lines: readonly string[], course: Course): IndexRecord[] {
	const parsed = lines
		.filter((line) => INDEXED.test(line))
		.map((line): Record<string, unknown> => JSON.parse(line));
	const book = bookSchema.parse(parsed.find(({ type }) => type === 'book'));
	const chapters = parsed
		.filter(({ type }) => type === 'chapter')
		.map((record) => chapterSchema.parse(record))
		.sort((a, b) => a.number - b.number);
	const lectures = parsed
		.filter(({ type }) => type === 'lecture')
		.map((record) => indexedLectureSchema.parse(record));
	const records: IndexRecord[] = [
		{
			url: bookPath(book.common_name),
			kind: 'Workbook',
			title: book.name,
			also: gradesIn(course),
			place: `Grade ${course.grade_range}${course.course_code ? `, ${course.course_code}` : ''}`,
			text: sentences([course.standards_framework, ...chapters.map(({ title }) => title)]),
		},
		...chapters.flatMap((chapter) => materialsOf(chapter, book.name, book.common_name)),
		...lectures.map((lecture) => lectureRecord(lecture, book.name, chapters)),
	];
	return book.available ? records : records.map((record) => ({ ...record, isLast: true }));
}

/** `6-8` → "grade 6 grade 7 grade 8 math". */
function gradesIn({ grade_range: range, course_code }: Course): string {
	const [from = 0, to = from] = range.split('-').map(Number);
	const grades = Array.from({ length: to - from + 1 }, (_, at) => `grade ${from + at}`);
	return `${grades.join(' ')} math${course_code ? ' functions' : ''}`;
}

function materialsOf(chapter: Chapter, bookTitle: string, book_name: string): IndexRecord[] {
	return chapter.materials.map((material) => ({
		url: materialPath({ book_name, chapter_name: chapter.name, material_name: material.name }),
		kind: 'Material',
		title: `${material.number} ${material.title}`,
		place: `${bookTitle}, ${chapter.title}`,
		text: sentences([
			`Standards ${material.standards.join(', ')}`,
			...material.topics.flatMap(({ title, objective }) => [title, inWords(objective)]),
		]),
	}));
}

function lectureRecord(
	lecture: z.infer<typeof indexedLectureSchema>,
	bookTitle: string,
	chapters: readonly Chapter[],
): IndexRecord {
	const material = chapters
		.flatMap(({ materials }) => materials)
		.find(({ name }) => name === lecture.material_name);
	return {
		url: lecturePath(lecture, lecture.id),
		kind: 'Lecture',
		title: lecture.title,
		place: material ? `${bookTitle}, ${material.number} ${material.title}` : bookTitle,
		text: sentences([
			inWords(lecture.objective),
			...lecture.sections.flatMap(({ title, speech }) => [title, withoutListSigns(speech)]),
		]),
	};
}

/** Every formula in an objective fits on one line: the check of the plans ensures it. */
const inWords = (objective: string): string => plainWords(objective, objective);

/** `- ` and `1. ` at the start of a line are markup, not words. */
const withoutListSigns = (text: string): string => text.replaceAll(/^(?:- |\d+\. )/gm, '');

const sentences = (parts: readonly string[]): string =>
	parts
		.filter(Boolean)
		.map((part) => (/[.!?:]$/.test(part.trim()) ? part.trim() : `${part.trim()}.`))
		.join(' ')
		.replaceAll(/\s+/g, ' ');
