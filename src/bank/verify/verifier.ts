/** What a verifier is: it gets a published record and proves its answer from that alone. */
import type { Question } from '../../schemas/wire/question.ts';

export type Evidence = {
	/** The published record: what a reader gets. */
	question: Question;
	/** The record's own skill. It may choose the method of proof, never a value. */
	skill: string;
};

/** An independent proof of the stored answer. Returns what is wrong, in words; empty if the answer is proven. */
export type Verify = (evidence: Evidence) => string[];
