/** Numbers that a line may introduce because its text says how they follow from others. */
import { isNear } from '../equation-lines.ts';
import type { SaidNumber } from './numbers-said.ts';

type Rule = {
	words: RegExp;
	from: (
		known: readonly number[],
		lists: readonly (readonly number[])[],
		valuesAt: (inputs: readonly number[]) => readonly number[],
	) => readonly number[];
};

const pairs = (known: readonly number[], combine: (a: number, b: number) => number) =>
	known.flatMap((a) => known.map((b) => combine(a, b)));

const totalsOf = (list: readonly number[]): number[] =>
	list.map((_, at) => list.slice(0, at + 1).reduce((sum, value) => sum + value, 0));

const differencesIn = (list: readonly number[]): number[] =>
	list.slice(1).map((value, at) => value - (list[at] ?? 0));

const RULES: readonly Rule[] = [
	{
		words: /related acute angle/,
		from: (known) => known.flatMap((angle) => [180 - angle, angle - 180, 360 - angle]),
	},
	{
		words: /[Dd]ifferences|changes in/,
		from: (_, lists) => {
			const rows = [lists];
			for (let order = 1; order <= 4; order++)
				rows.push((rows.at(-1) ?? []).map((list) => differencesIn(list)));
			return rows.slice(1).flat(2);
		},
	},
	{ words: /from the mean/, from: (known) => pairs(known, (a, b) => a - b) },
	{
		words: /ratios/,
		from: (_, lists) =>
			lists.flatMap((list) => list.slice(1).map((value, at) => value / (list[at] ?? 1))),
	},
	{
		words: /running totals|The first \d+ bars/,
		from: (_, lists) => lists.flatMap(totalsOf),
	},
	{
		words: /predicts|y\$-values of the line|values of|terms are|gives|arguments?,? .*equal/,
		from: (known, _, valuesAt) => valuesAt([...known, 1, 2, 3, 4, 5]),
	},
	{
		words: /center|vertex|focus|excluded|slopes|phase shift|absolute value of|does not meet/,
		from: (known) => known.map((value) => -value),
	},
	{
		words: /slope/,
		from: (known) => {
			const differences = [...new Set(pairs(known, (a, b) => a - b))];
			return pairs(differences, (rise, run) => rise / run);
		},
	},
	{
		words: /in the first year|\d+\$ increases by|distance|units long|changes (?:in|by)/,
		from: (known) => [...known.map((value) => -value), ...pairs(known, (a, b) => a - b)],
	},
	{
		words: /equal spaces/,
		from: (known) => pairs(known, (a, b) => a / b),
	},
	{
		words:
			/repeats every|period is|same effect|than (?:one|two) full turns?|amplitude|\$-values of|units? to the left|units down/,
		from: (known) => [
			...known.map((value) => -value),
			...known.flatMap((value) => [2 * value, value / 2, value - 360, value - 720]),
			...pairs([0, ...known, 45, 90, 180, 360], (a, b) => a - b),
		],
	},
	{
		words: /third angle|[Aa]ngle .* is about .* or about/,
		from: (known) => [...known.map((angle) => 180 - angle), ...pairs(known, (a, b) => 180 - a - b)],
	},
	{
		words: /^The solution .* so the number is/,
		from: (known) => pairs(known, (a, b) => 10 * a + b),
	},
	{
		words: /divisors of .* (?:is not a zero|are not zeros)\./,
		from: (known, _, valuesAt) => {
			const tried = [1, 2, 3, 4, 5, 6, ...known].flatMap((value) => [value, -value]);
			return [...tried, ...valuesAt(tried)];
		},
	},
	{ words: /midpoint/, from: (known) => pairs(known, (a, b) => (a + b) / 2) },
];

/** Whether the text accounts for a number; `valuesAt` are those of the record's expressions. */
export function followingNumbers(
	text: string,
	known: readonly SaidNumber[],
	texts: readonly string[],
	valuesAt: (inputs: readonly number[]) => readonly number[],
): (number: SaidNumber) => boolean {
	if (READ_OR_COUNTED.some((wording) => wording.test(text.replaceAll('$', '')))) return () => true;
	const rules = RULES.filter(({ words }) => words.test(text));
	if (rules.length === 0) return () => false;
	const values = [...new Set(known.flatMap(readings))];
	const lists = texts.flatMap(listsIn);
	const following = rules.flatMap(({ from }) => from(values, lists, valuesAt));
	return (number) =>
		readings(number).some((value) => following.some((other) => isNear(value, other, 5e-4)));
}

/** "x − 3" contains 3 and −3. */
const readings = ({ value, isNegative, isSubtracted }: SaidNumber): number[] =>
	isSubtracted ? [value, -value] : [isNegative ? -value : value];

/** Lines whose new numbers are counted, estimated, or read from a drawing, without their dollar signs. */
const READ_OR_COUNTED = [
	/^The first (?:\d+ )?(?:significant figures|terms|two ratios|bars)/,
	/^These two are .* apart, which is .* so there are .* in all\.$/,
	/^(?:On the die, t|T)he favorable outcomes are|^The (?:zeros|terms) are|^\d+\^\{2\} < .* but|^Let [a-z]|^In the (?:rule|term)/,
	/has a length of|^[A-Z]{2} = .*, [A-Z]{2} = /,
	/^The sums of rows 0, 1, 2, and 3 are 1, 2, 4, and 8\.$/,
	/left side minus the right side|^When .* the values of the two terms/,
	/^The zero .* comes from a factor with exponent|has at most .* turning points/,
	/ecimal point (?:moves )?\d+ places? to the|^The first factor must be at least/,
	/^With the next bar, there are|^The value .* occurs .* times|^The median is the \d+th value/,
	/^The absolute value, .* is close|^There are .* sections from |^Each of the four sections/,
	/^From .* the (?:graph|function) has (?:a |zeros|maxima|minima)|^From .* up to .* the line|^The rule gives|^The lines meet at/,
	/increases by 1,.* (?:the value|the exponent|[a-zA-Z]) (?:increases|decreases|changes) by/,
	/^From x = .* increases by|^The terminal arm of|^The related acute angle is about/,
	/^The coefficient of|^The known digits add up|^Each output is|below the line through/,
	/divided by .* Subtract|^Both .* have an absolute value of/,
];

/** Lists of three or more numbers. */
const listsIn = (text: string): number[][] =>
	(
		text
			.replaceAll('$', '')
			.replaceAll(/negative (?=\d)/g, '-')
			.match(/-?\d[\d.]*(?:, (?:and )?-?\d[\d.]*){2,}/g) ?? []
	).map((list) => list.split(/, (?:and )?/).map(Number));
