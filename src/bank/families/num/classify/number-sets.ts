/** The sets of numbers as answers, right and wrong, by the smallest set a number belongs to. */
import { say } from '../../../../math/prose.ts';
import { distractor, type DraftChoice } from '../../../family.ts';
import type { Level, NumberCase } from './number-kinds.ts';

const SMALLEST: Readonly<Record<Level, string>> = {
	natural: 'natural numbers',
	integer: 'integers',
	rational: 'rational numbers',
	irrational: 'irrational numbers',
};

const WIDE = 'chose a set that contains the number, but not the smallest such set';

/** The right set and three others, each with its mistake. */
export function smallestOptions({
	level,
	mistake,
	mistakenFor,
	asRational = mistake,
	shown,
}: NumberCase): [string, ...DraftChoice[]] {
	const rational = distractor(say`rational numbers`, WIDE);
	const irrational = distractor(say`irrational numbers`, mistake);
	switch (level) {
		case 'natural':
			return [SMALLEST.natural, distractor(say`integers`, WIDE), rational, irrational];
		case 'integer':
			return [
				SMALLEST.integer,
				distractor(say`whole numbers`, 'counted a negative integer as a whole number'),
				rational,
				irrational,
			];
		case 'rational':
			return [
				SMALLEST.rational,
				distractor(
					say`integers`,
					shown.kind === 'root'
						? 'thought that the square root is an integer'
						: 'rounded the number to an integer',
				),
				distractor(say`real numbers`, WIDE),
				irrational,
			];
		default:
			return [
				SMALLEST.irrational,
				distractor(say`rational numbers`, asRational),
				distractor(say`real numbers`, WIDE),
				mistakenFor === 'rational'
					? distractor(say`integers`, 'rounded the number to an integer')
					: distractor(say`${SMALLEST[mistakenFor]}`, mistake),
			];
	}
}

export const ALL_SETS: Readonly<Record<Level, readonly string[]>> = {
	natural: ['natural numbers', 'whole numbers', 'integers', 'rational numbers', 'real numbers'],
	integer: ['integers', 'rational numbers', 'real numbers'],
	rational: ['rational numbers', 'real numbers'],
	irrational: ['irrational numbers', 'real numbers'],
};

/** Wrong lists by level; the number's own mistake leads to one more. */
export const WRONG_SETS: Readonly<
	Record<Level, readonly (readonly [readonly string[], string])[]>
> = {
	natural: [
		[
			['natural numbers', 'whole numbers', 'real numbers'],
			'did not count natural numbers as integers or rational numbers',
		],
		[
			['integers', 'rational numbers', 'real numbers'],
			'left out the natural numbers and the whole numbers',
		],
	],
	integer: [
		[
			['whole numbers', 'integers', 'rational numbers', 'real numbers'],
			'counted a negative integer as a whole number',
		],
		[['integers', 'real numbers'], 'did not count integers as rational numbers'],
	],
	rational: [
		[['rational numbers'], 'did not count rational numbers as real numbers'],
		[
			['rational numbers', 'irrational numbers', 'real numbers'],
			'thought that a number can be both rational and irrational',
		],
	],
	irrational: [
		[
			['rational numbers', 'irrational numbers', 'real numbers'],
			'thought that a number can be both rational and irrational',
		],
		[['irrational numbers'], 'did not count irrational numbers as real numbers'],
	],
};
