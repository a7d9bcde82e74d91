/** The sets of numbers as answers, right and wrong, by the smallest set a number belongs to. */
import { say } from '../../../../math/prose.ts';
import { type DraftChoice, distractor } from '../../../answer.ts';
import type { Level, NumberCase } from './number-kinds.ts';

const WIDE = 'chose a set that contains it, but not the smallest one';

/** The right set and three others, each with its mistake. */
export function smallestOptions({ level, mistake, shown }: NumberCase): [string, ...DraftChoice[]] {
	const rational = distractor(say`rational numbers`, WIDE);
	const irrational = distractor(say`irrational numbers`, mistake);
	switch (level) {
		case 'natural':
			return ['natural numbers', distractor(say`integers`, WIDE), rational, irrational];
		case 'integer':
			return [
				'integers',
				distractor(say`whole numbers`, 'counted a negative integer as a whole number'),
				rational,
				irrational,
			];
		case 'rational':
			return [
				'rational numbers',
				distractor(
					say`integers`,
					shown.kind === 'root'
						? 'thought that the square root is an integer'
						: 'rounded it to an integer',
				),
				distractor(say`real numbers`, WIDE),
				irrational,
			];
		default:
			return [
				'irrational numbers',
				distractor(say`rational numbers`, mistake),
				distractor(say`real numbers`, WIDE),
				distractor(say`integers`, 'rounded it to an integer'),
			];
	}
}

export const ALL_SETS: Readonly<Record<Level, readonly string[]>> = {
	natural: ['natural', 'whole', 'integer', 'rational', 'real'],
	integer: ['integer', 'rational', 'real'],
	rational: ['rational', 'real'],
	irrational: ['irrational', 'real'],
};

/** Wrong lists by level; an entry without a reason takes the number's own mistake. */
export const WRONG_SETS: Readonly<
	Record<Level, readonly (readonly [readonly string[], string?])[]>
> = {
	natural: [
		[['natural', 'whole', 'real'], 'did not count natural numbers as integers or rational numbers'],
		[['integer', 'rational', 'real'], 'left out the natural numbers and the whole numbers'],
		[['irrational', 'real']],
	],
	integer: [
		[['whole', 'integer', 'rational', 'real'], 'counted a negative integer as a whole number'],
		[['integer', 'real'], 'did not count integers as rational numbers'],
		[['irrational', 'real']],
	],
	rational: [
		[['integer', 'rational', 'real'], 'rounded it to an integer'],
		[
			['rational', 'irrational', 'real'],
			'thought that a number can be both rational and irrational',
		],
		[['irrational', 'real']],
	],
	irrational: [
		[['rational', 'real']],
		[
			['rational', 'irrational', 'real'],
			'thought that a number can be both rational and irrational',
		],
		[['integer', 'rational', 'real'], 'rounded it to an integer'],
	],
};
