/** The kinds of function to choose from, why each fits, and the multiple choice among them. */
import { say } from '../../../../math/prose.ts';
import { multipleChoice, slip } from '../../../answer.ts';

export type Kind = 'linear' | 'quadratic' | 'cubic' | 'exponential' | 'logarithmic' | 'sinusoidal';

export const COMMON: readonly Kind[] = ['linear', 'quadratic', 'exponential', 'sinusoidal'];

export const REASONS: Readonly<Record<Kind, string>> = {
	linear: 'the first differences are all the same',
	quadratic: 'the second differences are all the same, but the first are not',
	cubic: 'the third differences are all the same, but the second are not',
	exponential: 'each value is the one before times the same number',
	logarithmic: 'the inputs are multiplied by the same number while the outputs grow by equal steps',
	sinusoidal: 'the values go up and down and repeat',
};

export const kindOf = (name: string): Kind =>
	(
		({ L: 'linear', Q: 'quadratic', E: 'exponential', polynomial: 'quadratic' }) as Record<
			string,
			Kind
		>
	)[name] ?? (name as Kind);

/** For readers who have not met the word sinusoidal. */
export const inPlainWords = (kind: Kind): string => (kind === 'sinusoidal' ? 'repeating' : kind);

/** The kinds to choose from, at most four; `mistake` says how each wrong one comes to be chosen. */
export function familyChoice(
	kind: Kind,
	all: readonly Kind[],
	mistake: (one: Kind) => string,
	named: (one: Kind) => string = String,
) {
	const wrong = all.filter((one) => one !== kind).slice(0, 3);
	return multipleChoice(
		say`${named(kind)}`,
		...wrong.map((one) => slip(say`${named(one)}`, mistake(one))),
	);
}
