import * as z from 'zod/mini';
import { lectureSchema, type Lecture } from '../../schemas/wire/lecture.ts';
import { loadLectures } from '../../stores/books.ts';
import { fetched } from '../live-record/fetched.ts';
import { parseJson } from '../live-record/parse-json.ts';
import { prepareLectures } from '../live-record/prepare.ts';
import { inReaderWords } from '../live-record/reader-message.ts';
import type { RecordSource } from '../live-record/live-record.store.ts';

const lecturesSchema = z.array(lectureSchema).check(z.minLength(1));

/** A topic's lectures in order; usually one. */
export const lectureSource: RecordSource<Lecture[]> = {
	fetchRecord: async (topicId) => inReaderWords(await fetched(loadLectures(topicId))),
	parse: (json) => parseJson(json, lecturesSchema),
	prepare: prepareLectures,
};
