import type { BookPlan } from '../../../src/bank/pipeline/plan.ts';

/**
 * Shares of about equal work, the largest book first to whoever has the fewest questions. Books without questions go
 * where they fall; a share is never empty.
 */
export function dealBooks(plans: readonly BookPlan[], processes: number): string[][] {
	const shares = Array.from({ length: processes }, () => ({ questions: 0, books: [] as string[] }));
	const questionsOf = (plan: BookPlan): number => (plan.available ? (plan.question_count ?? 0) : 0);
	for (const plan of plans.toSorted((a, b) => questionsOf(b) - questionsOf(a))) {
		const least = shares.reduce((a, b) => (b.questions < a.questions ? b : a));
		least.questions += questionsOf(plan);
		least.books.push(plan.slug);
	}
	return shares.map(({ books }) => books).filter((books) => books.length > 0);
}
