import { type Question, questionSchema } from '../../schemas/wire/question.ts';
import { loadQuestion } from '../../stores/books.ts';
import { fetched } from '../live-record/fetched.ts';
import { parseJson } from '../live-record/parse-json.ts';
import { prepareQuestion } from '../live-record/prepare.ts';
import { inReaderWords } from '../live-record/reader-message.ts';
import type { RecordSource } from '../live-record/live-record.store.ts';

export const questionSource: RecordSource<Question> = {
	fetchRecord: async (id) => inReaderWords(await fetched(loadQuestion(id))),
	parse: (json) => parseJson(json, questionSchema),
	prepare: prepareQuestion,
};
