import { FormulaError, mathml } from '../../../math/mathml.ts';
import { readsLikeProse } from './dollars.ts';

/** Why a formula in a lecture or its objective cannot be shown; undefined if it can. */
export function issueOfFormula(tex: string): string | undefined {
	if (readsLikeProse(tex))
		return `found "${tex.slice(0, 60)}", which has words in it. Words in a formula go in \\text{…}; money is written \\$5.`;
	try {
		mathml(tex);
		return undefined;
	} catch (cause) {
		const reason = cause instanceof FormulaError ? cause.reason : String(cause);
		return `cannot be typeset: ${reason.replace(/\.?$/, '.')} Correct the TeX: \\frac{1}{2}, x^{10}, \\sqrt{2}.`;
	}
}
