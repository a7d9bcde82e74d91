import type { Question } from '../../schemas/wire/question.ts';
import { questionSchema } from '../../schemas/wire/question.ts';
import { loadQuestion } from '../../stores/books.ts';
import { fetched } from '../live-record/fetched.ts';
import { parseJson } from '../live-record/parse-json.ts';
import { prepareQuestion } from '../live-record/prepare.ts';
import { createRecordStore, type RecordStore } from '../live-record/record-store.ts';

export function createQuestionStore(): RecordStore<Question> {
	return createRecordStore({
		fetchRecord: (id) => fetched(loadQuestion(id)),
		prepare: prepareQuestion,
	});
}

export function parseQuestion(json: string): Question | undefined {
	return parseJson(json, questionSchema);
}
