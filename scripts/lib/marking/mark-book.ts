/** Types a book's answers in every way, and every near miss, and counts the verdicts. */
import { checkAnswer } from '../../../src/answers/check-answer.ts';
import type { AnswerKind } from '../../../src/schemas/wire/answer.ts';
import type { Question } from '../../../src/schemas/wire/question.ts';
import { countMisconceptions, type MisconceptionCount, misnamed } from './count-misconceptions.ts';
import { nearMisses } from './near-misses.ts';
import { typedWays } from './typed-ways.ts';

/** `fewestWays` and `fewestMisses` are those of the answer with the fewest. */
export type KindCount = {
	answers: number;
	typed: number;
	right: number;
	fewestWays: number;
	misses: number;
	refused: number;
	fewestMisses: number;
};

export type MarkedBook = {
	kinds: Partial<Record<AnswerKind, KindCount>>;
	misconceptions: MisconceptionCount;
	failures: string[];
};

export function markBook(questions: readonly Question[]): MarkedBook {
	const misconceptions = countMisconceptions(questions);
	const marked: MarkedBook = { kinds: {}, misconceptions, failures: [] };
	for (const question of questions) {
		const count = (marked.kinds[question.answer.kind] ??= noCount());
		const typed = typedWays(question);
		const misses = nearMisses(question);
		const [wrongly, rightly] = [failed(question, typed, true), failed(question, misses, false)];
		count.answers++;
		count.typed += typed.length;
		count.right += typed.length - wrongly.length;
		count.fewestWays = Math.min(count.fewestWays, typed.length);
		count.misses += misses.length;
		count.refused += misses.length - rightly.length;
		count.fewestMisses = Math.min(count.fewestMisses, misses.length);
		marked.failures.push(...wrongly, ...rightly, ...misnamed(question));
	}
	return marked;
}

const noCount = (): KindCount => ({
	answers: 0,
	typed: 0,
	right: 0,
	fewestWays: Infinity,
	misses: 0,
	refused: 0,
	fewestMisses: Infinity,
});

/** One line for each text that is not marked as it should be: question, answer, what was typed, verdict. */
function failed(question: Question, texts: readonly string[], shouldBeRight: boolean): string[] {
	const lines: string[] = [];
	// `misnamed` checks which mistake a wrong answer is, with the mistake's own value.
	const asked = { question: question.question };
	for (const typed of texts) {
		const { verdict, message } = checkAnswer(question.answer, typed, asked);
		if ((verdict === 'right') !== shouldBeRight)
			lines.push(
				`${question.id} ${question.answer.kind} ${JSON.stringify(question.answer.value)}: typed ${JSON.stringify(typed)}, marked ${verdict}: ${message}`,
			);
	}
	return lines;
}
