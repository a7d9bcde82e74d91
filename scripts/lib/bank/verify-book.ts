import { BankError } from '../../../src/bank/pipeline/bank-error.ts';
import { generateTemplate } from '../../../src/bank/pipeline/generate.ts';
import type { BookPlan } from '../../../src/bank/pipeline/plan.ts';

export type BookProof = {
	questions: number;
	/** Proven questions by the plan's `verify_method`. */
	byMethod: Record<string, number>;
	/** One line for each template that cannot be published. */
	failures: string[];
};

/** Generates and proves every question of a book; a failing template does not hide the others. */
export async function verifyBook(book: BookPlan): Promise<BookProof> {
	const proof: BookProof = { questions: 0, byMethod: {}, failures: [] };
	const seen = new Set<string>();
	for (const chapter of book.available ? book.chapters : [])
		for (const material of chapter.materials)
			for (const template of material.templates ?? [])
				try {
					const place = { book, chapter, material, seen, firstNumber: 1 };
					const made = await generateTemplate(template, place);
					proof.questions += made.length;
					const method = template.verify_method;
					proof.byMethod[method] = (proof.byMethod[method] ?? 0) + made.length;
				} catch (error) {
					if (!(error instanceof BankError)) throw error;
					proof.failures.push(error.message);
				}
	return proof;
}
