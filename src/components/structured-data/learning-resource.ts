/** Learning resources: books, materials, lectures, and questions, with the standards they serve. */
import { plainWords } from '../../math/plain-words.ts';
import type { Alignment } from '../../queries/alignment.ts';
import type { Book } from '../../schemas/wire/book.ts';
import type { Material, Topic } from '../../schemas/wire/chapter.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { bookPath } from '../../site.ts';
import { absoluteAddress } from '../site/absolute-address.ts';
import type { Thing } from './thing.ts';

type Part = { book: Book; alignment: Alignment };

const FREE = { inLanguage: 'en', isAccessibleForFree: true } as const;

/** A book that is not available yet is an outline, so it has no price. */
export const bookThing = (book: Book, { level }: Alignment): Thing => ({
	'@type': ['Book', 'LearningResource'],
	name: book.name,
	learningResourceType: 'workbook',
	educationalLevel: level,
	inLanguage: 'en',
	isAccessibleForFree: book.available ? true : undefined,
	image: absoluteAddress(book.cover_image),
});

export const materialThing = (material: Material, { book, alignment: plan }: Part): Thing => ({
	'@type': 'LearningResource',
	name: `${material.number} ${material.title}`,
	learningResourceType: material.question_count > 0 ? ['lesson', 'practice problems'] : 'lesson',
	...partOf(book, plan),
	educationalAlignment: alignments('teaches', plan),
});

export const lectureThing = (topic: Topic, { book, alignment: plan }: Part): Thing => ({
	'@type': 'LearningResource',
	name: topic.title,
	learningResourceType: 'lecture',
	teaches: plainWords(topic.objective, topic.objective),
	...partOf(book, plan),
	educationalAlignment: alignments('teaches', plan),
});

/** `words` is the question as one line of text. */
export const questionThing = (
	{ answer, standards }: Question,
	words: string,
	{ book, alignment: plan }: Part,
): Thing => ({
	'@type': ['LearningResource', 'Question'],
	name: words,
	learningResourceType: 'practice problem',
	eduQuestionType: answer.choices ? 'Multiple choice' : undefined,
	suggestedAnswer: answer.choices?.filter(({ key }) => key !== answer.value).map(answerThing),
	acceptedAnswer: answerThing(answer),
	...partOf(book, plan),
	educationalAlignment: alignments('assesses', {
		...plan,
		codes: plan.codes.filter((code) => standards.includes(code)),
	}),
});

const answerThing = ({ text, speech }: { text: string; speech: string }): Thing => ({
	'@type': 'Answer',
	text: plainWords(text, speech),
});

const partOf = (book: Book, { level }: Alignment) => ({
	educationalLevel: level,
	...FREE,
	isPartOf: {
		'@type': 'Book',
		name: book.name,
		url: absoluteAddress(bookPath(book.common_name)),
	},
});

/** No `targetUrl`: publishers have moved their pages before, so no URL of a single code is certain to last. */
const alignments = (type: 'teaches' | 'assesses', { framework, codes }: Alignment) =>
	codes.length === 0
		? undefined
		: codes.map((code) => ({
				'@type': 'AlignmentObject',
				alignmentType: type,
				educationalFramework: framework,
				targetName: code,
			}));
