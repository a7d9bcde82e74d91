import {
	VERIFICATION_METHODS,
	type VerificationMethod,
} from '../bank/pipeline/verification-methods.ts';
import {
	CHAIN_PARTS,
	CHANGED_ONE_IN,
	IN_FULL_ONE_IN,
	type ChainPart,
	type Reading,
	sumReadings,
} from '../bank/verify/reading.ts';

/** What one book proved, as far as a sum needs it. */
type Counts = {
	provenOn: string;
	planned: number;
	questions: number;
	formulas: number;
	methods: ReadonlyMap<VerificationMethod, number>;
	reading: Reading;
};

type ProofSum = {
	/** The last day on which a book was proven; undefined if there are no books. */
	provenOn: string | undefined;
	questions: number;
	/** Formulas; those of each book are counted once. */
	formulas: number;
	/** Planned, but not published because they could not be proven. */
	failed: number;
	/** Those that were used, in the order in which they are explained. */
	methods: { code: VerificationMethod; about: string; questions: number }[];
	/** How many numbers in the prompts were changed, and what pinned them down. */
	changed: number;
	reading: Reading;
	/** What was detected of changed numbers around the solutions, part by part, in one question of `chainOneIn`. */
	chain: { part: ChainPart; changed: number; noticed: number }[];
	chainOneIn: number;
	/** One question in so many was proven with every change that is known. */
	inFullOneIn: number;
};

/** All books together. */
export function sumProofs(proofs: readonly Counts[]): ProofSum {
	const sumOf = (count: (proof: Counts) => number) =>
		proofs.reduce((sum, proof) => sum + count(proof), 0);
	const reading = sumReadings(proofs.map((proof) => proof.reading));
	const codes = Object.keys(VERIFICATION_METHODS) as VerificationMethod[]; // the keys of a literal object
	return {
		provenOn: proofs
			.map(({ provenOn }) => provenOn)
			.toSorted()
			.at(-1),
		questions: sumOf(({ questions }) => questions),
		formulas: sumOf(({ formulas }) => formulas),
		failed: sumOf(({ planned, questions }) => planned - questions),
		changed: Object.values(reading.held).reduce((sum, count) => sum + count, 0),
		reading,
		chain: CHAIN_PARTS.map((part) => ({ part, ...reading.chain[part] })),
		chainOneIn: CHANGED_ONE_IN,
		inFullOneIn: IN_FULL_ONE_IN,
		methods: codes
			.map((code) => ({
				code,
				about: VERIFICATION_METHODS[code],
				questions: sumOf(({ methods }) => methods.get(code) ?? 0),
			}))
			.filter(({ questions }) => questions > 0),
	};
}
