/**
 * Fills in what an import line may omit. HTML in an import is never kept: it is rebuilt from the text, so no foreign
 * markup reaches a reader and equal text gives equal bytes. The bank's own HTML is trusted. Fields that are present
 * keep their order, so a complete record keeps its bytes and therefore its entity tag.
 */
import { escapeHtml, formulasIn } from '../../../math/markup.ts';
import { imageIdFromHtml, questionText } from '../../../math/question-text.ts';
import type { Answer } from '../../../schemas/wire/answer.ts';
import type { Lecture } from '../../../schemas/wire/lecture.ts';
import type { Question, Step } from '../../../schemas/wire/question.ts';
import { BOOKS_API_BASE } from '../../contract.ts';
import type { FieldPath } from './issues.ts';
import type {
	ImportChapter,
	ImportFigure,
	ImportLecture,
	ImportQuestion,
} from './import-schemas.ts';
import type { Typesetter } from './typesetter.ts';

export type Completion = {
	typeset: Typesetter;
	keepHtml: boolean;
	/** Null for an unknown image; the caller has reported it. */
	figure: (imageId: string) => Omit<ImportFigure, 'svg'> | null;
};

const IMAGE_MARKER = /#([A-Za-z0-9_-]+)\s*$/;

/** The image a question names: its own field, else the `#imageId` at its end, else the first image in its HTML. */
const imageIdOf = ({ image_id, question, question_html }: ImportQuestion): string | null =>
	image_id ?? IMAGE_MARKER.exec(question)?.[1] ?? imageIdFromHtml(question_html ?? '');

/** The images that a question and its steps name, each with its place. */
export const imagesOf = (question: ImportQuestion): { field: string; id: string }[] =>
	[
		{ field: 'image_id', id: imageIdOf(question) },
		...question.steps.map((step, at) => ({ field: `steps[${at}].image_id`, id: step.image_id })),
	].flatMap(({ field, id }) => (typeof id === 'string' ? [{ field, id }] : []));

export function completeQuestion(
	given: ImportQuestion,
	completion: Completion,
	path: FieldPath = [],
): Question {
	const text = questionText(given.question);
	const imageId = imageIdOf(given);
	return {
		...given,
		question_html: keepOr(completion, given.question_html, () =>
			questionHtml(text, imageId, completion, [...path, 'question']),
		),
		question_speech:
			given.question_speech ?? questionSpeech(text, imageId, completion, [...path, 'question']),
		image_id: imageId,
		answer: completeAnswer(given.answer, completion, [...path, 'answer']),
		steps: given.steps.map((step, index) =>
			completeStep(step, completion, [...path, 'steps', index, 'text']),
		),
		hints: given.hints.map((hint, index) => ({
			...hint,
			html: keepOr(completion, hint.html, () =>
				completion.typeset.inline(hint.text, [...path, 'hints', index, 'text']),
			),
		})),
	};
}

export function completeChapter(given: ImportChapter, completion: Completion): ImportChapter {
	return {
		...given,
		materials: given.materials.map((material, at) => ({
			...material,
			topics: material.topics.map((topic, index) =>
				withObjective(topic, completion, ['materials', at, 'topics', index, 'objective']),
			),
		})),
	};
}

export function completeLecture(given: ImportLecture, completion: Completion): Lecture {
	const { typeset } = completion;
	return {
		...withObjective(given, completion, ['objective']),
		sections: given.sections.map((section, index) => {
			const path = ['sections', index, 'text'];
			return {
				...section,
				html: keepOr(completion, section.html, () => typeset.blocks(section.text, path)),
				speech: section.speech ?? typeset.speech(section.text, path),
			};
		}),
		examples: completeAll(given.examples, completion, 'examples'),
		checks: completeAll(given.checks ?? [], completion, 'checks'),
	};
}

/** An objective has HTML only if it contains a formula. */
function withObjective<Given extends { objective: string; objective_html?: string | undefined }>(
	{ objective_html, ...given }: Given,
	completion: Completion,
	path: FieldPath,
) {
	if (formulasIn(given.objective).length === 0) return given;
	const make = () => completion.typeset.inline(given.objective, path);
	return { ...given, objective_html: keepOr(completion, objective_html, make) };
}

const completeAll = (questions: ImportQuestion[], completion: Completion, field: string) =>
	questions.map((question, index) => completeQuestion(question, completion, [field, index]));

function completeAnswer(
	given: ImportQuestion['answer'],
	completion: Completion,
	path: FieldPath,
): Answer {
	const rich = richTextMaker(completion);
	const { choices, ...answer } = given;
	const text = given.text ?? answerText(given);
	const completed = rich({ ...answer, text }, [
		...path,
		given.text === undefined ? 'value' : 'text',
	]);
	if (!choices) return completed;
	// Spread over what was given, so `choices` keeps its place among the fields.
	return {
		...given,
		...completed,
		choices: choices.map((choice, index) => rich(choice, [...path, 'choices', index, 'text'])),
	};
}

/** The words of an answer that brings only its canonical value: a choice's own text, or else the value as TeX. */
function answerText({ value, unit, choices }: ImportQuestion['answer']): string {
	const choice = choices?.find(({ key }) => key === value);
	if (choice) return choice.text;
	return unit ? `$${value}$ ${unit}` : `$${value}$`;
}

function questionHtml(
	text: string,
	imageId: string | null,
	{ typeset, figure }: Completion,
	path: FieldPath,
): string {
	const html = text.includes('\n') ? typeset.blocks(text, path) : typeset.inline(text, path);
	return html + imageHtml(imageId === null ? null : figure(imageId));
}

function completeStep(
	given: ImportQuestion['steps'][number],
	completion: Completion,
	path: FieldPath,
): Step {
	const shown = given.image_id === undefined ? null : completion.figure(given.image_id);
	const { typeset } = completion;
	return {
		...given,
		html: keepOr(completion, given.html, () => typeset.inline(given.text, path) + imageHtml(shown)),
		speech: given.speech ?? typeset.speech(given.text, path) + (shown ? ` ${shown.alt}` : ''),
	};
}

function imageHtml(shown: ReturnType<Completion['figure']>): string {
	if (!shown) return '';
	const source = `${BOOKS_API_BASE}/question-images/${shown.id}`;
	return ` <img src="${source}" alt="${escapeHtml(shown.alt)}" width="${shown.width}" height="${shown.height}">`;
}

function questionSpeech(
	text: string,
	imageId: string | null,
	{ typeset, figure }: Completion,
	path: FieldPath,
): string {
	const shown = imageId === null ? null : figure(imageId);
	const words = typeset.speech(text, path);
	return shown ? `${words} ${shown.alt}` : words;
}

type Rich = { html: string; speech: string };

const richTextMaker =
	(completion: Completion) =>
	<Given extends { text: string; html?: string | undefined; speech?: string | undefined }>(
		given: Given,
		path: FieldPath,
	): Given & Rich => ({
		...given,
		html: keepOr(completion, given.html, () => completion.typeset.inline(given.text, path)),
		speech: given.speech ?? completion.typeset.speech(given.text, path),
	});

const keepOr = ({ keepHtml }: Completion, given: string | undefined, make: () => string): string =>
	keepHtml && given !== undefined ? given : make();
