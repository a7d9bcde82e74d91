/** ratio.proportion: solve a proportion. */
import Fraction from 'fraction.js';
import { percent } from '../../../../math/notation.ts';
import { divided, equation, symbol, times } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { withPercentBar } from '../../../figures/percent-bar.ts';
import { anyLetter } from '../../../contexts/names.ts';
import {
	proportion,
	proportionLines,
	type Slots,
	unknownOf,
} from '../../../steps/proportion-lines.ts';
import { linearSkills } from './linear.ts';

export const skills: Skills = {
	...linearSkills,

	'Complete a ratio table'(draw) {
		const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
		const onTop = draw.inTurn('slot') === 'top';
		const near = draw.random.pick([2, 3, 4, 5]);
		if (a === b || near >= k) return undefined;
		const [top, bottom] = draw.random.pick(PAIRS);
		const columns = (one: number, last: number | '?') => [one, near * one, last] as const;
		const value = k * (onTop ? a : b);
		const [known, unknown] = onTop ? [bottom, top] : [top, bottom];
		return {
			prompt: say`The table shows equivalent ratios of ${top} to ${bottom}. Find the missing number.`,
			answer: withMisconceptions(
				integer(value),
				[
					integer((onTop ? a : b) + (k - 1) * (onTop ? b : a)),
					'added the same amount to both rows instead of multiplying',
				],
				[integer(near * (onTop ? a : b)), 'repeated the number in the second column'],
			),
			steps: [
				line(
					equation(divided(k * (onTop ? b : a), onTop ? b : a), k),
					`in the row for ${known}, divide the last number by the first to find the multiplier`,
				),
				line(
					equation(times(onTop ? a : b, k), value),
					`in the row for ${unknown}, multiply the first number by the same number`,
				),
				sentence(say`The missing number is ${value}.`),
			],
			hints: [
				say`In the row for ${known}, by what number do you multiply the first number to get the last one? What does that tell you about the row for ${unknown}?`,
			],
			figure: {
				kind: 'value table',
				rows: [
					{ heading: top, values: columns(a, onTop ? '?' : k * a) },
					{ heading: bottom, values: columns(b, onTop ? k * b : '?') },
				],
			},
		};
	},

	'Solve a proportion for a missing term'(draw) {
		const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
		if (a === b) return undefined;
		const both: [number, number, number, number] = [a, b, k * a, k * b];
		return solve(draw, withHole(both, Number(draw.inTurn('slot')) - 1), '');
	},

	'Solve proportions with fraction solutions'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		if (a === b || (b * c) % a === 0) return undefined;
		return solve(draw, [a, b, c, null], ' Give the solution as a fraction in lowest terms.');
	},

	'Solve a percent proportion'(draw) {
		const [p, b] = [draw.int('p'), draw.int('b')];
		const a = (p * b) / 100;
		const slot = draw.inTurn('slot');
		if (p === 100 || b === 100 || !Number.isInteger(a)) return undefined;
		const slots: Slots =
			slot === 'a' ? [null, b, p, 100] : slot === 'b' ? [a, null, p, 100] : [a, b, null, 100];
		const asked = {
			a: say`What number is ${percent(p)} of ${b}?`,
			b: say`${a} is ${percent(p)} of what number?`,
			p: say`${a} is what percent of ${b}?`,
		}[slot === 'a' || slot === 'b' ? slot : 'p'];
		const letter = slot === 'a' ? 'a' : slot === 'b' ? 'b' : 'p';
		const value = { a, b, p }[letter];
		return {
			prompt: say`Solve the percent proportion ${proportion(slots, letter)} to answer the question: ${asked}`,
			answer: withMisconceptions(
				slot === 'p' ? { ...integer(p), unit: '%', body: say`${percent(p)}` } : integer(value),
				...wrongTerms(slots),
			),
			steps: [
				...proportionLines(slots, letter, 'part over whole equals percent over 100'),
				withPercentBar(sentence(say`So ${a} is ${percent(p)} of ${b}.`), { p, part: a, whole: b }),
			],
			hints: [
				say`What are the two cross products? What do you know about them in a proportion?`,
				say`Once you have set the cross products equal, how do you isolate ${symbol(letter)}?`,
			],
		};
	},
};

/** Multiplied straight across instead of crosswise, and the same amount added. */
function wrongTerms([a, b, c, d]: Slots): WrongAnswer[] {
	const known = [a, b, c, d].map((slot) => slot ?? 1);
	const [p = 1, q = 1, r = 1, s = 1] = known;
	const across =
		a === null || c === null
			? new Fraction(q * s, a === null ? r : p)
			: new Fraction(p * r, b === null ? s : q);
	const added =
		a === null ? q + r - s : b === null ? p - r + s : c === null ? p - q + s : r - p + q;
	return [
		[rational(across), 'multiplied straight across instead of finding cross products'],
		[rational(added), 'used equal differences instead of equal ratios'],
	];
}

/** Top and bottom row of a ratio table. */
const PAIRS = [
	['red beads', 'blue beads'],
	['cups of flour', 'eggs'],
	['cans of blue paint', 'cans of white paint'],
	['pens', 'dollars'],
	['nickels', 'dimes'],
	['oranges', 'apples'],
	['kayaks', 'canoes'],
	['roses', 'tulips'],
] as const;

function withHole([a, b, c, d]: readonly [number, number, number, number], at: number): Slots {
	return [at === 0 ? null : a, at === 1 ? null : b, at === 2 ? null : c, at === 3 ? null : d];
}

function solve(draw: Draw, slots: Slots, form: string): Draft {
	const letter = anyLetter(draw.random);
	return {
		prompt: say`Solve the proportion ${proportion(slots, letter)} for ${symbol(letter)}.${form}`,
		answer: withMisconceptions(rational(unknownOf(slots)), ...wrongTerms(slots)),
		steps: proportionLines(slots, letter),
		hints: [say`What are the two cross products? What do you know about them in a proportion?`],
	};
}
