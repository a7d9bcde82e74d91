import type { Chapter } from '../../schemas/wire/chapter.ts';
import type { Lecture } from '../../schemas/wire/lecture.ts';
import type { Question } from '../../schemas/wire/question.ts';
import type { QuestionPrompt } from '../../schemas/wire/question-prompt.ts';
import writtenMathematics from '../../styles/written-mathematics.css?inline';
import { adoptStyle } from '../adopt-style.ts';
import { sanitiserAddresses } from './addresses.ts';
import { loadSanitiser, textOnly, type Sanitise } from './sanitise.ts';
import {
	sanitiseChapter,
	sanitiseLecture,
	sanitisePrompt,
	sanitiseQuestion,
} from './sanitise-record.ts';

export async function prepareQuestion(question: Question): Promise<Question> {
	return sanitiseQuestion(question, await sanitiser());
}

/** Most outlines contain no markup, and the sanitizer may have to be loaded. */
export async function prepareChapters(chapters: Chapter[]): Promise<Chapter[]> {
	const topics = chapters.flatMap(({ materials }) => materials.flatMap((one) => one.topics));
	if (topics.every(({ objective_html }) => objective_html === undefined)) return chapters;
	const sanitise = await sanitiser();
	return chapters.map((chapter) => sanitiseChapter(chapter, sanitise));
}

export async function prepareLectures(lectures: Lecture[]): Promise<Lecture[]> {
	const sanitise = await sanitiser();
	return lectures.map((lecture) => sanitiseLecture(lecture, sanitise));
}

export async function preparePrompts(prompts: QuestionPrompt[]): Promise<QuestionPrompt[]> {
	const sanitise = await sanitiser();
	return prompts.map((prompt) => sanitisePrompt(prompt, sanitise));
}

async function sanitiser(): Promise<Sanitise> {
	adoptStyle(writtenMathematics);
	try {
		return await loadSanitiser(sanitiserAddresses());
	} catch (error) {
		console.warn('Records are shown as plain text:', error);
		return textOnly;
	}
}
