/** What the bank proved when it was built: `.data/bank/<book>.proof.json`, written by `npm run bank`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type VerificationMethod, methodsIn } from '../bank/pipeline/verification-methods.ts';
import { CHAIN_PARTS, HELD_BY, type Reading } from '../bank/verify/reading.ts';
import type { Book } from '../schemas/wire/book.ts';
import { getBooks } from './books.ts';

const proofSchema = z.object({
	provenOn: z.iso.date(),
	planned: z.number(),
	questions: z.number(),
	formulas: z.number(),
	methods: z.record(z.string(), z.number()),
	held: z.record(z.enum(HELD_BY), z.number()),
	excused: z.record(z.string(), z.number()),
	chain: z.record(z.enum(CHAIN_PARTS), z.object({ changed: z.number(), noticed: z.number() })),
	mistakes: z.object({ named: z.number(), remade: z.number() }),
});

/**
 * `methods` counts a question under each method that its plan names, so the counts may add up to more than the total.
 */
export type Proof = {
	book: Book;
	provenOn: string;
	/** How many the plan asks for; a question that cannot be proven is missing from `questions`. */
	planned: number;
	questions: number;
	/** Distinct formulas, each spoken and read back. */
	formulas: number;
	methods: ReadonlyMap<VerificationMethod, number>;
	/** What pinned down the numbers in its prompts when each was changed, and what was detected in the chain. */
	reading: Reading;
};

/** Books that have questions, in library order. */
export async function getProofs(): Promise<Proof[]> {
	const proofs = await Promise.all((await getBooks()).map(readProof));
	return proofs.filter(({ questions }) => questions > 0);
}

async function readProof(book: Book): Promise<Proof> {
	const file = join('.data', 'bank', `${book.common_name}.proof.json`);
	const { methods, held, excused, chain, mistakes, ...proof } = proofSchema.parse(
		JSON.parse(await readFile(file, 'utf8')),
	);
	const counts = new Map<VerificationMethod, number>();
	for (const [code, count] of Object.entries(methods))
		for (const method of methodsIn(code)) counts.set(method, (counts.get(method) ?? 0) + count);
	const reading = { held, excused: new Map(Object.entries(excused)), chain, mistakes };
	return { ...proof, book, methods: counts, reading };
}
