import type { BookPlan } from '../../../src/bank/pipeline/plan.ts';

/**
 * The books in the order in which they are built, whoever is free taking the next: the largest first, so that no
 * process is left with a long one at the end. Books without questions are one piece of work together.
 */
export function bookQueue(plans: readonly BookPlan[]): string[][] {
	const questionsOf = (plan: BookPlan): number => (plan.available ? (plan.question_count ?? 0) : 0);
	const full = plans.filter((plan) => questionsOf(plan) > 0);
	const empty = plans.filter((plan) => questionsOf(plan) === 0).map(({ slug }) => slug);
	return [
		...full.toSorted((a, b) => questionsOf(b) - questionsOf(a)).map(({ slug }) => [slug]),
		...(empty.length > 0 ? [empty] : []),
	];
}
