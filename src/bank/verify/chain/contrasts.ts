/**
 * Words that contrast two things: "the numerator and the denominator", "added 3 instead of subtracting it". With the
 * same word in both places, a sentence says nothing.
 */
import { remembered } from '../../../math/remembered.ts';

/** A word of a pair occurs twice in a sentence only together with the other. */
const PAIRS: readonly (readonly [string, string])[] = [
	['sum', 'product'],
	['numerator', 'denominator'],
	['numerators', 'denominators'],
	['vertical', 'horizontal'],
	['vertically', 'horizontally'],
	['greatest', 'least'],
	['greater', 'less'],
	['larger', 'smaller'],
	['largest', 'smallest'],
	['longer', 'shorter'],
	['maximum', 'minimum'],
	['increase', 'decrease'],
	['increases', 'decreases'],
	['increasing', 'decreasing'],
	['rises', 'falls'],
	['growth', 'decay'],
	['left', 'right'],
	['up', 'down'],
	['upward', 'downward'],
	['above', 'below'],
	['inside', 'outside'],
	['first', 'second'],
	['even', 'odd'],
	['interior', 'exterior'],
	['input', 'output'],
	['inputs', 'outputs'],
	['rise', 'run'],
	['slope', 'intercept'],
	['sine', 'cosine'],
	['radius', 'diameter'],
	['mean', 'median'],
	['domain', 'range'],
	['closed', 'open'],
	['solid', 'dashed'],
];

/** Where such a word contrasts nothing. */
const OTHER_USES =
	/\b(?:right (?:angle|triangle)s?|(?:co)?sine law|left out|at least|first one|\d or greater|without bound|(?:old|new) (?:mean|median)|add(?:s|ed)? up|mean of|even only when its last digit is even|root of a product is the product of the)\b/g;

type Pair = { one: string; other: string; twice: RegExp; once: RegExp };

const word = (text: string): string => `(?<![\\w-])${text}(?![\\w-])`;

const ORDERED: readonly Pair[] = [...PAIRS, ...PAIRS.map(([a, b]) => [b, a] as const)].map(
	([one, other]) => ({
		one,
		other,
		twice: new RegExp(`${word(one)}.*${word(one)}`, 'i'),
		once: new RegExp(word(other), 'i'),
	}),
);

/** Issues for a sentence with the same word of a pair in both places. */
export const sameTwice = remembered((text): readonly string[] => {
	if (text.startsWith('thought that ')) return [];
	return text
		.replaceAll(OTHER_USES, '…')
		.split(/(?<=[.?;:]) |(?<=^either .+), or /)
		.flatMap((sentence) =>
			ORDERED.filter(
				({ one, twice, once }) =>
					sentence.includes(one) && twice.test(sentence) && !once.test(sentence),
			).map(({ one, other }) => `"${text}" says "${one}" twice and never "${other}"`),
		);
});

const STEMS: readonly RegExp[] = [
	/^add(?:ed|ing)?$/,
	/^subtract(?:ed|ing)?$/,
	/^multipl(?:ied|ying|y)$/,
	/^divid(?:ed|ing|e)$/,
	/^doubl(?:ed|ing)$/,
	/^halv(?:ed|ing)$/,
	/^squar(?:ed|ing)$/,
	/^cub(?:ed|ing)$/,
];

/** Issues for "added 3 instead of adding it" and "the sine instead of the sine". */
export function sameInstead(text: string): string[] {
	const [before = '', after] = text.split(' instead of ');
	if (after === undefined) return [];
	const [did, should] = [before.split(' '), after.split(' ')];
	const isSameAct = STEMS.some((stem) => stem.test(did[0] ?? '') && stem.test(should[0] ?? ''));
	const named = should.filter((part) => !/^(?:the|a|an|by|of|to|one|it|them|its)$/.test(part));
	const isSameThing =
		named.length > 0 &&
		did.slice(-named.length).join(' ') === named.join(' ') &&
		did.length > named.length;
	return isSameAct || isSameThing ? [`"${text}" names the same on both sides`] : [];
}

const THING = String.raw`(?:\d+-)?[a-z][\w-]*(?: [a-z][\w-]*)?`;
/** "2 more dimes than nickels", "twice as many dimes as nickels" */
const COMPARED = new RegExp(
	String.raw`\b(?:more|fewer|less|as (?:many|much)) (${THING}) (?:than|as) \1(?![\w-])`,
);
/** "pennies, dimes, and nickels" */
const THREE = new RegExp(String.raw`\b(${THING}), (${THING}), (?:and|or) (${THING})(?![\w-])`, 'g');

/** Issues for a thing that is compared with itself, and for a list of three that names one twice. */
export function sameCompared(text: string): string[] {
	const twice = [...text.matchAll(THREE)].filter(
		([, first = '', second = '', third = '']) =>
			second === third || [second, third].some((one) => ` ${first}`.endsWith(` ${one}`)),
	);
	return [...twice, COMPARED.exec(text)].flatMap((found) =>
		found ? [`"${found[0]}" names the same twice`] : [],
	);
}
