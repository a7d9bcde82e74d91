/** What a workbook's printed books share: its name, its chapters, and the link back to each page. */
import { renderSVG } from 'uqr';
import type { PrintedRecords } from '../bank/read-bank.ts';
import type { Chapter, Material } from '../../../src/schemas/wire/chapter.ts';
import type { Question, Step } from '../../../src/schemas/wire/question.ts';
import { inBlackInk } from './black-ink.ts';

/** `address` is the site's host. */
export type Imprint = { publisher: string; tagline: string; address: string };
export type PrintJob = {
	records: PrintedRecords;
	imprint: Imprint;
	/** A single chapter; the whole book if unset. */
	chapter?: Chapter;
};

export function bookData({ records: { book }, imprint, chapter }: PrintJob, kind: string) {
	const part = chapter ? `, chapter ${chapter.number}` : '';
	return {
		title: `${book.name} ${kind}${part}`,
		name: book.name,
		publisher: imprint.publisher,
		keywords: ['mathematics', kind, book.name],
		region: book.country === 'USA' ? 'US' : 'CA',
		address: bookAddress({ records: { book }, imprint }),
	};
}

export const bookAddress = ({
	records: { book },
	imprint,
}: {
	records: Pick<PrintedRecords, 'book'>;
	imprint: Imprint;
}): string => `${imprint.address}/workbooks/${book.common_name}`;

export const chaptersOf = ({ records, chapter }: PrintJob): Chapter[] =>
	chapter ? [chapter] : records.chapters;

export const hasQuestions = ({ materials }: Chapter): boolean =>
	materials.some((one) => one.question_count > 0);

/** Heading, standards, URL, and QR code of a material; the code only if there is something to go back to. */
export function materialHead(job: PrintJob, chapter: Chapter, material: Material) {
	const address = `${bookAddress(job)}/${chapter.name}/${material.name}`;
	return {
		number: material.number,
		title: material.title,
		standards: material.standards.join(', '),
		address,
		qr: material.question_count > 0 ? renderSVG(`https://${address}`, { border: 0 }) : null,
	};
}

export const questionsOf = ({ records }: PrintJob, { name }: Material): Question[] =>
	records.questions.filter(({ material_name }) => material_name === name);

/** The drawing named by a question or a line of its solution. */
export function figureOf(
	{ records }: PrintJob,
	{ image_id }: Pick<Question, 'image_id'> | Pick<Step, 'image_id'>,
) {
	const figure = image_id ? records.figures.find(({ id }) => id === image_id) : undefined;
	return figure ? { svg: inBlackInk(figure.svg), alt: figure.alt, width: figure.width } : null;
}

/** Choices that only name a drawing ("Graph A") are not repeated in print: the drawings carry their letters. */
export function printedChoices({ answer }: Question) {
	const { choices = [] } = answer;
	return choices.every(({ key, text }) => text === `Graph ${key}`) ? [] : choices;
}

/** As at the back of the book: a letter for a question with choices. */
export const shortAnswer = ({ answer }: Question): string =>
	answer.choices ? answer.value : answer.text;
