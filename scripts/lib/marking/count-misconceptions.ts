/** The named wrong values of typed answers: how many there are, and whether marking names each one. */
import { checkAnswer } from '../../../src/answers/check-answer.ts';
import type { Question } from '../../../src/schemas/wire/question.ts';

/** `named` are the templates of typed answers in which at least half of the questions have two or more of them. */
export type MisconceptionCount = { templates: number; named: number; values: number };

export function countMisconceptions(questions: readonly Question[]): MisconceptionCount {
	const typed = questions.filter(({ answer }) => answer.kind !== 'multiple-choice');
	const byTemplate = [...Map.groupBy(typed, ({ skill, id }) => skill?.id ?? id).values()];
	const hasTwo = ({ misconceptions = [] }: Question) => misconceptions.length >= 2;
	return {
		templates: byTemplate.length,
		named: byTemplate.filter((all) => all.filter(hasTwo).length * 2 >= all.length).length,
		values: typed.reduce((sum, { misconceptions = [] }) => sum + misconceptions.length, 0),
	};
}

/** One line for each value that is not marked wrong with its own misconception. */
export const misnamed = (question: Question): string[] =>
	(question.misconceptions ?? []).flatMap(({ value, why }) => {
		const { verdict, misconception = 'no misconception' } = checkAnswer(
			question.answer,
			value,
			question,
		);
		return verdict === 'wrong' && misconception === why
			? []
			: [`${question.id}: typed "${value}" (${why}), marked ${verdict}, named ${misconception}`];
	});
