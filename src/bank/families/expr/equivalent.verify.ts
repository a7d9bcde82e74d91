/** Compares every option with the prompt's own expression at eight points. */
import type { Verify } from '../../family.ts';
import { areEquivalent, expectOneChoice, promptFormula } from '../../verify/evidence.ts';

export const verify: Verify = ({ question }) => {
	const target = promptFormula(question);
	return expectOneChoice(question, (text) => areEquivalent(text.replaceAll('$', ''), target));
};
