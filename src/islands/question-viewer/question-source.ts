import { type Question, questionSchema } from '../../schemas/wire/question.ts';
import { loadQuestion } from '../../stores/books.ts';
import { besidePage } from '../live-record/beside-page.ts';
import { fetched } from '../live-record/fetched.ts';
import { parseJson } from '../live-record/parse-json.ts';
import { prepareQuestion } from '../live-record/prepare.ts';
import type { RecordSource } from '../live-record/live-record.store.ts';

export const questionSource: RecordSource<Question> = {
	fetchRecord: async (id) => besidePage(await fetched(loadQuestion(id))),
	parse: (json) => parseJson(json, questionSchema),
	prepare: prepareQuestion,
};
