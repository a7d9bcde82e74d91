import { ANSWER_KINDS, type AnswerKind } from '../../../src/schemas/wire/answer.ts';
import type { KindCount } from './mark-book.ts';

type Kinds = Partial<Record<AnswerKind, KindCount>>;

/** The counts of several books as one; the fewest remain the fewest. Kinds without answers are left out. */
export function sumKinds(books: readonly Kinds[]): Kinds {
	const sum: Kinds = {};
	for (const kind of ANSWER_KINDS)
		for (const count of books.flatMap((book) => book[kind] ?? []))
			sum[kind] = added(sum[kind], count);
	return sum;
}

function added(sum: KindCount | undefined, count: KindCount): KindCount {
	if (sum === undefined) return count;
	return {
		answers: sum.answers + count.answers,
		typed: sum.typed + count.typed,
		right: sum.right + count.right,
		fewestWays: Math.min(sum.fewestWays, count.fewestWays),
		misses: sum.misses + count.misses,
		refused: sum.refused + count.refused,
		fewestMisses: Math.min(sum.fewestMisses, count.fewestMisses),
	};
}
