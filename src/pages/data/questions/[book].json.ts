import type { APIRoute } from 'astro';
import { getQuestionIndexes } from '../../../queries/question-index.ts';
import type { QuestionIndex } from '../../../schemas/wire/question-index.ts';

export const getStaticPaths = async () =>
	(await getQuestionIndexes()).map((index) => ({
		params: { book: index.book_name },
		props: index,
	}));

export const GET: APIRoute<QuestionIndex> = ({ props }) => Response.json(props);
