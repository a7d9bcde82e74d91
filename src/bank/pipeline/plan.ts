/**
 * The curriculum plan as the bank reads it: the part of `content/curriculum/<book>.json` from which questions are
 * generated. The strict validation of those files, with messages for their editor, is in
 * `schemas/frontmatter/curriculum.ts`.
 */
import type { AnswerKind } from '../../schemas/wire/answer.ts';

export type TemplatePlan = {
	/** Unique within the library: `pa-1.2-num-int-add-1`. */
	id: string;
	/** The generator: `num.int-add` is `families/num/int-add`. */
	family: string;
	/** Which of the family's skills this template exercises. */
	skill: string;
	/** Codes of the curriculum standards that its questions practice, the main one first. */
	standards: string[];
	/** Ranges in the grammar of `parameters.ts`. */
	parameters: Record<string, string>;
	answer_kind: AnswerKind;
	/** How the answer is proven: SUB, SAMP, REC, …; `KEY+REC` for multiple choice. */
	verify_method: string;
	difficulty: 1 | 2 | 3;
	suggested_questions: number;
	/** From 2; raised when its questions become others, which then get other ids. */
	revision?: number;
};

export type TopicPlan = { id: string; title: string; objective: string };

export type MaterialPlan = {
	number: string;
	title: string;
	slug: string;
	/** Only for a material without templates: what it is planned for. */
	standards?: string[];
	topics: TopicPlan[];
	question_count: number | null;
	templates?: TemplatePlan[];
};

export type ChapterPlan = {
	number: number;
	title: string;
	slug: string;
	materials: MaterialPlan[];
};

export type BookPlan = {
	name: string;
	slug: string;
	country: 'USA' | 'CA';
	available: boolean;
	question_count: number | null;
	chapters: ChapterPlan[];
};

/** What a material serves: the main codes of its templates in order, then their other codes. */
export function standardsOf({ standards = [], templates = [] }: MaterialPlan): string[] {
	const served = templates.map(({ standards: [main = '', ...further] }) => ({ main, further }));
	return [
		...new Set([
			...standards,
			...served.map(({ main }) => main),
			...served.flatMap(({ further }) => further),
		]),
	];
}

/** A topic's id, unique within the library. */
export const topicId = (book: string, topic: string): string => `${book}-${topic}`;
