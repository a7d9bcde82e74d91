/** Claims about two formulas in one sentence, compared as expressions. */
import { areEquivalent } from '../evidence.ts';
import { numberIn } from '../equation-lines.ts';
import { ifReadable } from '../values.ts';
import { isWhole } from './number-facts.ts';

/** Whether a sentence makes a false claim about a formula. */
export const isFalseOfFormulas = (text: string): boolean =>
	namesOtherSign(text) || namesOtherKind(text) || callsOtherwise(text) || subtractsOther(text);

/** "The value is $(-2)(1)$, which is positive." */
const namesOtherSign = (text: string): boolean =>
	[...text.matchAll(/\$([^$]*)\$(?:,(?: which)?)? is (positive|negative)/g)].some(
		([, tex = '', sign]) => {
			const value = numberIn(tex);
			return !Number.isNaN(value) && value > 0 !== (sign === 'positive');
		},
	);

/** At the beginning of a sentence: a hint may ask whether a number is rational. */
const KIND =
	/(?<=^|\. )\$([^$]*)\$ is (?:an? )?(natural number|negative integer|rational number, but not an integer|rational|irrational)/g;

/** "$\sqrt{43}$ is irrational.", "$-38$ is a negative integer." */
const namesOtherKind = (text: string): boolean =>
	[...text.matchAll(KIND)].some(([, tex = '', kind = '']) => {
		const value = numberIn(tex);
		return !Number.isNaN(value) && !(ARE[kind]?.(value, tex) ?? true);
	});

const ARE: Readonly<Record<string, (value: number, tex: string) => boolean>> = {
	'natural number': (value) => isWhole(value) && value > 0,
	'negative integer': (value) => isWhole(value) && value < 0,
	'rational number, but not an integer': (value, tex) => isRational(value, tex) && !isWhole(value),
	rational: (value, tex) => isRational(value, tex),
	irrational: (value, tex) => !isRational(value, tex),
};

/** Without π and roots every number is; a root is if it is a fraction with a denominator that is written in class. */
const isRational = (value: number, tex: string): boolean =>
	!tex.includes('\\pi') &&
	(!tex.includes('\\sqrt') ||
		Array.from({ length: 100 }, (_, under) => value * (under + 1)).some(isWhole));

/** "Subtract $2(x - 6)$, which is $2x - 12$." */
const callsOtherwise = (text: string): boolean =>
	[...text.matchAll(/Subtract \$([^$]+)\$, which is \$([^$]+)\$/g)].some(
		([, one = '', other = '']) => one === `(${other})` || !isSame(one, other),
	);

const PART = String.raw`\$([^$]+)\$`;
const DIVISION = new RegExp(`divided by ${PART} is ${PART}\\. Subtract ${PART}`, 'g');

/** "… divided by $x$ is $5x^{2}$. Subtract $5x^{2}(x - 6)$, …": what is subtracted is a multiple of the quotient's term. */
const subtractsOther = (text: string): boolean =>
	[...text.matchAll(DIVISION)].some(
		([, , term = '', product = '']) => !product.startsWith(term) && !/^-?1$/.test(term),
	);

/** False for what cannot be read: such a line has no such sentence. */
const isSame = (one: string, other: string): boolean =>
	ifReadable(() => areEquivalent(one, other)) ?? false;
