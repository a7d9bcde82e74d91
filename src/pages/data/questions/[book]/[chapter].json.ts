import type { APIRoute } from 'astro';
import { getQuestionIndexes } from '../../../../queries/question-index.ts';
import type { QuestionIndex } from '../../../../schemas/wire/question-index.ts';

/** Ten questions of a material or chapter need a tenth of the book's file. */
export const getStaticPaths = async () =>
	(await getQuestionIndexes()).flatMap(({ chapters, ...book }) =>
		chapters.map((chapter) => ({
			params: { book: book.book_name, chapter: chapter.name },
			props: { ...book, chapters: [chapter] },
		})),
	);

export const GET: APIRoute<QuestionIndex> = ({ props }) => Response.json(props);
