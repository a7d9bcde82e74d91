import type { Book } from '../../schemas/wire/book.ts';

type QuestionsIn = {
	/** As the book itself counts them: `3,293`; omitted if the text below says it or there is no count. */
	planned?: string;
	/** How many of the questions are in, in words. */
	state: string;
};

/** What a book's page says about its questions; `count` of them can be read on the site now. */
export function describeQuestions(count: number, { question_count }: Book): QuestionsIn {
	const planned = question_count ?? undefined;
	const now = count.toLocaleString('en-US');
	if (count === 0)
		return {
			planned,
			state:
				'This workbook has no questions yet. The outline below is complete: every chapter, every lecture, and what it is for.',
		};
	if (now === planned)
		return { state: `All ${now} questions can be read here, each with its solution.` };
	return {
		planned,
		state: `${now} questions can be read here now, each with its solution. Where a material has none yet, its page says so.`,
	};
}
