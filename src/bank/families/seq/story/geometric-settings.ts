/** Settings in which the terms of a geometric series are added. */
import Fraction from 'fraction.js';
import { money, percent } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Draw } from '../../../family.ts';
import { plain } from '../../../steps/measured.ts';
import { ordinal } from '../../../../math/speech-numbers.ts';

type Series = {
	prompt: Prose;
	first: Fraction;
	ratio: Fraction;
	count: number;
	/** What the sum is: "the total height of the 5 bounces". */
	total: string;
	/** Why they form a geometric sequence. */
	why: string;
	unit: string;
	places: number;
	/** Asked for where the value is not exact. */
	rounding?: string;
	/** Begins the last sentence, before the value. */
	result: string;
	/** What the value counts or measures, written after it. */
	of?: string;
	/** The ball also falls once and goes each height twice. */
	drop?: number;
};

/** Undefined for draws that make no sense in the setting. */
export const SERIES: Readonly<Record<string, (draw: Draw, n: number) => Series | undefined>> = {
	'bouncing ball'(draw, n) {
		const [height, r] = [40 + 2 * draw.int('a'), new Fraction(String(draw.int('r')))];
		if (r.gt(0.9)) return undefined;
		return {
			prompt: say`A ball is dropped from a height of ${height} centimetres. After each bounce, it reaches ${percent(plain(r.mul(100)))} of its previous height. How many centimetres has it travelled when it hits the ground for the ${`${n}th`} time?`,
			rounding: 'Round to the nearest centimetre.',
			first: r.mul(height),
			ratio: r,
			count: n - 1,
			total: `the total height of the ${n - 1} bounces`,
			why: `each height is ${r.valueOf()} times the height before it`,
			unit: 'centimetres',
			places: 0,
			result: 'The ball has travelled',
			drop: height,
		};
	},
	'chain message'(draw, n) {
		const [a, r] = [draw.int('a'), draw.int('r')];
		if (r < 2) return undefined;
		return {
			prompt: say`On the first day, ${a} people get a message. On each day after that, each person who got it the day before sends it to ${r} new people. How many people get the message in the first ${n} days altogether?`,
			first: new Fraction(a),
			ratio: new Fraction(r),
			count: n,
			total: `the total number of people who get the message in the ${n} days`,
			why: `each day, ${r} times as many people get the message as on the day before`,
			unit: 'people',
			places: 0,
			result: 'In all, the message reaches',
		};
	},
	'salary with percent raises'(draw, n) {
		const [start, p] = [30_000 + 200 * draw.int('a'), draw.random.int(2, 6)];
		return {
			prompt: say`A job pays ${money(start)} in the first year, and the pay rises by ${percent(p)} each year. How many dollars does the job pay in the first ${n} years altogether?`,
			rounding: 'Round to the nearest dollar.',
			first: new Fraction(start),
			ratio: new Fraction(100 + p, 100),
			count: n,
			total: `the total amount paid in the ${n} years`,
			why: `a raise of ${p}% multiplies the pay by ${(100 + p) / 100}`,
			unit: 'dollars',
			places: 0,
			result: `In the first ${n} years, the job pays`,
		};
	},
	'dose left in the body'(draw, n) {
		const [dose, r] = [5 * draw.int('a'), new Fraction(String(draw.int('r')))];
		if (r.gt(0.9)) return undefined;
		return {
			prompt: say`A patient takes one dose of ${dose} milligrams of a medicine every day. After a day, ${percent(plain(r.mul(100)))} of the amount in the body is left. How many milligrams of the medicine are in the body right after the ${ordinal(n)} dose?`,
			rounding: 'Round to the nearest tenth.',
			first: new Fraction(dose),
			ratio: r,
			count: n,
			total: `the total amount left from the ${n} doses`,
			why: `all of the last dose is still in the body, and the amount left from each earlier dose is multiplied by ${r.valueOf()} every day`,
			unit: 'milligrams',
			places: 1,
			result: `Right after the ${ordinal(n)} dose, the body contains`,
			of: 'the medicine',
		};
	},
	'nested squares'(draw, n) {
		const area = 4 * draw.int('a');
		return {
			prompt: say`A square has an area of ${area} square centimetres. Joining the midpoints of its sides gives a second square with half the area. This is repeated with each new square. What is the sum of the areas of the first ${n} squares, in square centimetres?`,
			rounding: 'Round to the nearest hundredth.',
			first: new Fraction(area),
			ratio: new Fraction(1, 2),
			count: n,
			total: `the total area of the ${n} squares`,
			why: 'each area is half of the area before it',
			unit: 'square centimetres',
			places: 2,
			result: `The sum of the areas of the first ${n} squares is`,
		};
	},
};
