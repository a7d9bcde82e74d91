/** Rules that no single-record schema can state: where a record belongs, and what else uses its id. */
import {
	isSameFigure,
	type BooksWriter,
	type Placed,
	type StandingFigure,
} from '../store/books-writer.ts';
import { findSvgIssue } from './check-svg.ts';
import { imagesOf } from './complete-record.ts';
import { showFound } from './issues.ts';
import type {
	ImportBook,
	ImportChapter,
	ImportFigure,
	ImportLecture,
	ImportQuestion,
} from './import-schemas.ts';
import { toPlace, type KnownParents } from './known-parents.ts';
import { chapterKey } from './record-keys.ts';

/** The stored figures that a record names; null for one that is not stored. */
export type Figures = ReadonlyMap<string, StandingFigure | null>;

/** An issue starts with the field's path inside the record; null means no issue. */
export function createRecordChecks(
	writer: BooksWriter,
	parents: KnownParents,
	wholeBook: string | null,
) {
	// The bank is rebuilt underneath whatever was imported: if both have an id, the imported row stays.
	const isImport = writer.source === 'import';

	const checkContent = (question: ImportQuestion, figures: Figures): (string | null)[] => [
		...imagesOf(question).map(({ field, id }) =>
			parents.findImageIssue(field, figures.get(id) ?? null, { id, bookName: question.book_name }),
		),
		findChoiceIssue(question),
	];

	const checkAll = (
		field: string,
		questions: ImportQuestion[],
		figures: Figures,
	): (string | null)[] =>
		questions.flatMap((question, index) =>
			checkContent(question, figures).map((issue) => issue && `${field}[${index}].${issue}`),
		);

	return {
		book({ id, common_name }: ImportBook): (string | null)[] {
			const holder = isImport ? writer.bookNameOfId(id) : null;
			const isTaken = holder !== null && holder !== common_name;
			return [isTaken ? `id: found ${showFound(id)}, already the id of "${holder}"` : null];
		},

		chapter({ book_name, name, materials }: ImportChapter): (string | null)[] {
			/** From a chapter whose record is still to come, or that will be removed: the topic moved. */
			const isLeaving = (place: Place): boolean =>
				place.bookName === wholeBook &&
				!writer.brought.has(chapterKey(place.bookName, place.chapterName));
			const topicIssues = materials
				.flatMap(({ topics }) => topics)
				.map(({ id }) => {
					const place = isImport ? writer.placeOfTopic(id) : null;
					if (!place || (place.bookName === book_name && place.chapterName === name)) return null;
					if (place.source === 'import' && isLeaving(place)) return null;
					const where = `${place.bookName}/${place.chapterName}`;
					return `materials.topics.id: found ${showFound(id)}, already a topic of ${where}`;
				});
			return [parents.findChapterIssue(book_name), ...topicIssues];
		},

		figure(figure: ImportFigure, standing: StandingFigure | null): (string | null)[] {
			const { id, svg } = figure;
			const issue = findSvgIssue(svg);
			const isTaken = isImport && standing?.source === 'bank' && !isSameFigure(standing, figure);
			const holder = standing?.bookName ?? null;
			const isAnother =
				standing !== null &&
				holder !== null &&
				wholeBook !== null &&
				holder !== wholeBook &&
				!isSameFigure(standing, figure);
			return [
				issue === null ? null : `svg: ${issue}`,
				isTaken ? `id: found ${showFound(id)}, already a figure of the question bank` : null,
				isAnother ? `id: found ${showFound(id)}, already another figure of "${holder}"` : null,
			];
		},

		lecture(lecture: ImportLecture, figures: Figures): (string | null)[] {
			const placeIssue = parents.findPlaceIssue(lecture);
			const topic = writer.placeOfTopic(lecture.id);
			const stands = topic !== null && samePlace(topic, toPlace(lecture));
			const isChecked = placeIssue === null && parents.isMaterialKnown(lecture) && isImport;
			return [
				placeIssue,
				isChecked && !stands
					? `id: found ${showFound(lecture.id)}, but its material has no topic of that id`
					: null,
				...checkAll('examples', lecture.examples, figures),
				...checkAll('checks', lecture.checks ?? [], figures),
			];
		},

		question(
			question: ImportQuestion,
			figures: Figures,
			standing: Placed | null,
		): (string | null)[] {
			return [
				parents.findPlaceIssue(question),
				isImport ? findTakenIssue(question, standing) : null,
				...checkContent(question, figures),
			];
		},
	};
}

function findTakenIssue(question: ImportQuestion, standing: Placed | null): string | null {
	if (!standing) return null;
	if (standing.source === 'bank' && !samePlace(standing, toPlace(question))) {
		return `id: found ${showFound(question.id)}, already a question of the question bank`;
	}
	return standing.bookName === question.book_name
		? null
		: `id: found ${showFound(question.id)}, already a question of "${standing.bookName}"`;
}

type Place = ReturnType<typeof toPlace>;

const samePlace = (one: Place, other: Place): boolean =>
	one.bookName === other.bookName &&
	one.chapterName === other.chapterName &&
	one.materialName === other.materialName;

function findChoiceIssue({ answer }: ImportQuestion): string | null {
	if (answer.kind !== 'multiple-choice') return null;
	const keys = (answer.choices ?? []).map(({ key }): string => key);
	if (keys.length < 2) return 'answer.choices: a multiple-choice answer needs at least two choices';
	if (new Set(keys).size < keys.length) return 'answer.choices: two choices have the same key';
	if (keys.includes(answer.value)) return null;
	return `answer.value: found ${showFound(answer.value)}, expected the key of a choice: ${keys.join(', ')}`;
}
