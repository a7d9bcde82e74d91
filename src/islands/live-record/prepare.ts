import type { Lecture } from '../../schemas/wire/lecture.ts';
import type { Question } from '../../schemas/wire/question.ts';
import type { QuestionPrompt } from '../../schemas/wire/question-prompt.ts';
import { sanitiserAddresses } from './addresses.ts';
import { loadSanitiser, textOnly, type Sanitise } from './sanitise.ts';
import { sanitiseLecture, sanitisePrompt, sanitiseQuestion } from './sanitise-record.ts';

export async function prepareQuestion(question: Question): Promise<Question> {
	return sanitiseQuestion(question, await sanitiser());
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
	try {
		return await loadSanitiser(sanitiserAddresses());
	} catch (error) {
		console.warn('Records are shown as plain text:', error);
		return textOnly;
	}
}
