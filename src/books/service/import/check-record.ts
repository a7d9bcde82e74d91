/** Rules that no schema of one record can state: where it stands, and what else has its id. */
import type { BooksWriter } from '../store/books-writer.ts';
import { findSvgFault } from './check-svg.ts';
import { imageIdOf } from './complete-record.ts';
import { showFound } from './faults.ts';
import type {
	ImportBook,
	ImportChapter,
	ImportFigure,
	ImportLecture,
	ImportQuestion,
} from './import-schemas.ts';
import { toPlace, type KnownParents } from './known-parents.ts';

/** A fault starts with the field's path inside the record; null is none. */
export function createRecordChecks(writer: BooksWriter, parents: KnownParents) {
	// The bank is rebuilt under whatever was imported: where both have an id, the imported row stays.
	const isImport = writer.source === 'import';

	const checkContent = (question: ImportQuestion): (string | null)[] => {
		const imageId = imageIdOf(question);
		return [
			imageId === null ? null : parents.findImageFault('image_id', imageId),
			...question.steps.map(({ image_id }, index) =>
				image_id === undefined
					? null
					: parents.findImageFault(`steps[${index}].image_id`, image_id),
			),
			findChoiceFault(question),
		];
	};

	const checkAll = (field: string, questions: ImportQuestion[]): (string | null)[] =>
		questions.flatMap((question, index) =>
			checkContent(question).map((fault) => fault && `${field}[${index}].${fault}`),
		);

	return {
		book({ id, common_name }: ImportBook): (string | null)[] {
			const holder = isImport ? writer.bookNameOfId(id) : null;
			const isTaken = holder !== null && holder !== common_name;
			return [isTaken ? `id: found ${showFound(id)}, already the id of "${holder}"` : null];
		},

		chapter({ book_name, name, materials }: ImportChapter): (string | null)[] {
			const topicFaults = materials
				.flatMap(({ topics }) => topics)
				.map(({ id }) => {
					const place = isImport ? writer.placeOfTopic(id) : null;
					if (!place || (place.bookName === book_name && place.chapterName === name)) return null;
					const where = `${place.bookName}/${place.chapterName}`;
					return `materials.topics.id: found ${showFound(id)}, already a topic of ${where}`;
				});
			return [parents.findChapterFault(book_name), ...topicFaults];
		},

		figure({ id, svg }: ImportFigure): (string | null)[] {
			const fault = findSvgFault(svg);
			const isTaken = isImport && writer.figure(id)?.source === 'bank';
			return [
				fault === null ? null : `svg: ${fault}`,
				isTaken ? `id: found ${showFound(id)}, already a figure of the question bank` : null,
			];
		},

		lecture(lecture: ImportLecture): (string | null)[] {
			const placeFault = parents.findPlaceFault(lecture);
			const topic = writer.placeOfTopic(lecture.id);
			const stands = topic !== null && samePlace(topic, toPlace(lecture));
			const isChecked = placeFault === null && parents.isMaterialKnown(lecture) && isImport;
			return [
				placeFault,
				isChecked && !stands
					? `id: found ${showFound(lecture.id)}, but its material has no topic of that id`
					: null,
				...checkAll('examples', lecture.examples),
				...checkAll('checks', lecture.checks ?? []),
			];
		},

		question(question: ImportQuestion): (string | null)[] {
			const holder = isImport ? writer.placeOfQuestion(question.id) : null;
			const isTaken = holder?.source === 'bank' && !samePlace(holder, toPlace(question));
			return [
				parents.findPlaceFault(question),
				isTaken
					? `id: found ${showFound(question.id)}, already a question of the question bank`
					: null,
				...checkContent(question),
			];
		},
	};
}

type Place = ReturnType<typeof toPlace>;

const samePlace = (one: Place, other: Place): boolean =>
	one.bookName === other.bookName &&
	one.chapterName === other.chapterName &&
	one.materialName === other.materialName;

function findChoiceFault({ answer }: ImportQuestion): string | null {
	if (answer.kind !== 'multiple-choice') return null;
	const keys = (answer.choices ?? []).map(({ key }): string => key);
	if (keys.length < 2) return 'answer.choices: a multiple-choice answer needs two choices or more';
	if (new Set(keys).size < keys.length) return 'answer.choices: two choices have the same key';
	if (keys.includes(answer.value)) return null;
	return `answer.value: found ${showFound(answer.value)}, expected the key of a choice: ${keys.join(', ')}`;
}
