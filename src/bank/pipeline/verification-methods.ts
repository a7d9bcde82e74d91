/** How an answer is proven, by the codes of the curriculum plan, in words for readers of the site. */
export const VERIFICATION_METHODS = {
	SUB: 'The answer is substituted into the question; both sides must be exactly equal, and a changed answer must fail.',
	SAMP: 'The question and the answer are evaluated at eight points and must agree exactly.',
	REC: 'The result is calculated again by a second routine that shares nothing with the first.',
	BRUTE: 'Every candidate in range is tried; only the answer may pass.',
	INV: 'The inverse operation is applied to the answer and must lead back to the question.',
	ROOT: 'The whole range is scanned for solutions; the same ones must be found, and no others.',
	COORD: 'The figure is rebuilt on coordinates and measured.',
	SIM: 'The whole sample space is listed and counted.',
	TEST: 'Points inside every region, and every boundary, are tested for membership.',
	KEY: 'The condition in the question is tested on every choice; only the one marked right may satisfy it.',
	NUM: 'The value is computed again by an independent numeric routine and compared at the stated rounding.',
	STAT: 'The figures are computed again from the raw data.',
	STEP: 'The process is run period by period, or term by term, from its start.',
} as const;

export type VerificationMethod = keyof typeof VERIFICATION_METHODS;

/** `KEY+REC` names two: the check of the choices and the method under it. The content check refuses other codes. */
export const methodsIn = (code: string): VerificationMethod[] =>
	code.split('+').filter((part): part is VerificationMethod => part in VERIFICATION_METHODS);
