/** Records with every markup field sanitized. All other fields are shown only as text. */
import type { Chapter, Topic } from '../../schemas/wire/chapter.ts';
import type { Lecture } from '../../schemas/wire/lecture.ts';
import type { Question } from '../../schemas/wire/question.ts';
import type { QuestionPrompt } from '../../schemas/wire/question-prompt.ts';
import { questionText } from '../../math/question-text.ts';
import type { Sanitise } from './sanitise.ts';

export function sanitiseQuestion(question: Question, sanitise: Sanitise): Question {
	const { answer } = question;
	return {
		...question,
		question_html: sanitise(question.question_html, questionText(question.question)),
		answer: {
			...answer,
			html: sanitise(answer.html, answer.text || answer.value),
			...(answer.choices && { choices: answer.choices.map((choice) => safe(choice, sanitise)) }),
		},
		steps: question.steps.map((step) => safe(step, sanitise)),
		hints: question.hints.map((hint) => safe(hint, sanitise)),
	};
}

export function sanitisePrompt(prompt: QuestionPrompt, sanitise: Sanitise): QuestionPrompt {
	return {
		...prompt,
		question_html: sanitise(prompt.question_html, questionText(prompt.question)),
		choices: prompt.choices?.map((choice) => safe(choice, sanitise)) ?? null,
	};
}

export function sanitiseChapter(chapter: Chapter, sanitise: Sanitise): Chapter {
	return {
		...chapter,
		materials: chapter.materials.map((material) => ({
			...material,
			topics: material.topics.map((topic) => withSafeObjective(topic, sanitise)),
		})),
	};
}

/** A video link is kept only if it is an ordinary https URL. */
export function sanitiseLecture(lecture: Lecture, sanitise: Sanitise): Lecture {
	return {
		...withSafeObjective(lecture, sanitise),
		video_url: URL.parse(lecture.video_url ?? '')?.protocol === 'https:' ? lecture.video_url : null,
		sections: lecture.sections.map((section) => safe(section, sanitise)),
		examples: lecture.examples.map((example) => sanitiseQuestion(example, sanitise)),
		checks: lecture.checks.map((check) => sanitiseQuestion(check, sanitise)),
	};
}

function safe<Part extends { text: string; html: string }>(part: Part, sanitise: Sanitise): Part {
	return { ...part, html: sanitise(part.html, part.text) };
}

function withSafeObjective<Part extends Pick<Topic, 'objective' | 'objective_html'>>(
	part: Part,
	sanitise: Sanitise,
): Part {
	const { objective, objective_html: html } = part;
	return html === undefined ? part : { ...part, objective_html: sanitise(html, objective) };
}
