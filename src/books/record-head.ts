/**
 * The head of a record's page. The build, the server that fills a shell, and the shell in the browser all use this, so
 * they cannot disagree.
 */
import { plainWords } from '../math/plain-words.ts';
import type { Book } from '../schemas/wire/book.ts';
import type { Chapter, Material, Topic } from '../schemas/wire/chapter.ts';
import type { Question } from '../schemas/wire/question.ts';
import { description } from './head-text.ts';

/** As `Head.astro` takes it: `context` makes the title unique and is never cut. */
export type RecordHead = { title: string; context?: string; description: string };

type Named = Pick<Book, 'name'>;

export function bookHead({ name }: Named, chapters: readonly Chapter[]): RecordHead {
	const materials = chapters.flatMap((chapter) => chapter.materials);
	const lectures = materials.reduce((sum, { topics }) => sum + topics.length, 0);
	const parts = [counted(chapters.length, 'chapter'), counted(lectures, 'lecture')];
	return {
		title: `${name} workbook`,
		description: materials.some(hasQuestions)
			? `${name}: ${parts.join(', ')} and practice questions with every step shown.`
			: `${name}: the outline of a workbook with ${parts.join(' and ')}, and no questions yet.`,
	};
}

export function materialHead(book: Named, material: Material): RecordHead {
	const practice = hasQuestions(material)
		? ' and practice questions with every step shown'
		: ', no questions yet';
	return {
		title: materialLabel(material),
		context: book.name,
		description: `${material.title}, material ${material.number} of the ${book.name} workbook: ${counted(material.topics.length, 'lecture')}${practice}.`,
	};
}

/** `label`: of the material, `1.2 Adding Integers`. */
export function lectureHead(
	book: Named,
	label: string,
	{ title, objective }: Pick<Topic, 'title' | 'objective'>,
): RecordHead {
	return {
		title,
		context: [book.name, numberIn(label)].filter(Boolean).join(', '),
		description: description(
			plainWords(objective, objective),
			`Lecture of ${label}, ${book.name}.`,
		),
	};
}

export function questionHead(book: Named, label: string, question: Question): RecordHead {
	const words = plainWords(question.question, question.question_speech);
	const place = [book.name, numberIn(label)].filter(Boolean).join(', ');
	return {
		title: words,
		context: `${place} no. ${question.number}`,
		description: description(
			words,
			`Question ${question.number} of ${label}, ${book.name}, with every step.`,
		),
	};
}

/** `1.2 Adding Integers` */
export const materialLabel = ({ number, title }: Pick<Material, 'number' | 'title'>): string =>
	`${number} ${title}`;

const hasQuestions = ({ question_count }: Material): boolean => question_count > 0;

const numberIn = (label: string): string => /^\d+(?:\.\d+)*(?=\s)/.exec(label)?.[0] ?? '';

const counted = (count: number, noun: string): string =>
	`${count} ${noun}${count === 1 ? '' : 's'}`;
