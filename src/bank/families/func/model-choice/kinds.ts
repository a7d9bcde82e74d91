/** The kinds of function to choose from, why each fits, and the multiple choice among them. */
import { say } from '../../../../math/prose.ts';
import { distractor, multipleChoice } from '../../../family.ts';

export type Kind = 'linear' | 'quadratic' | 'cubic' | 'exponential' | 'logarithmic' | 'sinusoidal';

export const COMMON: readonly Kind[] = ['linear', 'quadratic', 'exponential', 'sinusoidal'];

export const REASONS: Readonly<Record<Kind, string>> = {
	linear: 'the first differences are all equal',
	quadratic: 'the second differences are all equal',
	cubic: 'the third differences are all equal',
	exponential: 'the ratios of consecutive outputs are all equal',
	logarithmic:
		'multiplying the input by the same number always changes the output by the same amount',
	sinusoidal: 'the values rise and fall in a repeating pattern',
};

/** What the values or changes of a kind have in common, whatever its numbers. */
export const MEANS: Readonly<Record<Kind, string>> = {
	linear: 'a linear function changes by the same amount over equal intervals',
	quadratic: 'a quadratic function has equal second differences that are not 0',
	cubic: 'a cubic function has equal third differences that are not 0',
	exponential: 'an exponential function changes by the same factor over equal intervals',
	logarithmic:
		'a logarithmic function changes by the same amount when the input is multiplied by the same number',
	sinusoidal: 'of the four types, only a sinusoidal function repeats its values',
};

export const kindOf = (name: string): Kind =>
	(
		({ L: 'linear', Q: 'quadratic', E: 'exponential', polynomial: 'quadratic' }) as Record<
			string,
			Kind
		>
	)[name] ?? (name as Kind);

/** How a function of another kind comes to be taken for a wave. */
const AS_WAVE: Readonly<Partial<Record<Kind, string>>> = {
	linear: 'mistook the constant change for a repeating pattern',
	quadratic: 'thought that the outputs repeat',
	exponential: 'mistook the repeated multiplication for a repeating pattern',
};

/** For readers who have not met functions that repeat. */
export const inPlainWords = (kind: Kind): string => (kind === 'sinusoidal' ? 'another type' : kind);

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
		...wrong.map((one) => distractor(say`${named(one)}`, mistake(one))),
	);
}

/** What leads from the kind to another one, which the reasons would fit. */
export const mistakeFor = (
	one: Kind,
	kind: Kind,
	reasons: Readonly<Record<Kind, string>>,
	named: Named,
): string =>
	(one === 'linear' && kind === 'logarithmic' && reasons === REASONS
		? 'did not notice that the inputs do not increase by equal amounts'
		: one === 'sinusoidal'
			? namesWaves(named)
				? AS_WAVE[kind]
				: `overlooked that ${reasons[kind]}`
			: reasons === REASONS && hasEqualDifferences(kind)
				? UNEQUAL[one]
				: undefined) ?? `thought that ${reasons[one]}`;

/** Whether the outputs of a table change by equal amounts. */
const hasEqualDifferences = (kind: Kind): boolean => kind === 'linear' || kind === 'logarithmic';

/** What leads to a kind whose later differences are all equal when the first ones are. */
const UNEQUAL: Readonly<Partial<Record<Kind, string>>> = {
	quadratic: 'thought that the first differences are not all equal',
	cubic: 'thought that the second differences are not all equal',
};

export type Named = (kind: Kind) => string;

export const namesWaves = (named: Named): boolean => named('sinusoidal') === 'sinusoidal';
