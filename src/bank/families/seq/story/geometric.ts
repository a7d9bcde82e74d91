/** Settings in which the terms of a geometric series are added. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { exactDecimal, money, percent, rounded } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { decimalAnswer, withUnit } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line } from '../../../family.ts';
import { roundsSafely } from '../../../steps/decimals.ts';
import { sequenceLetters } from '../../../steps/sequence.ts';

type Series = {
	prompt: Prose;
	first: Fraction;
	ratio: Fraction;
	count: number;
	why: string;
	unit: string;
	places: number;
	/** The ball also falls once and goes each height twice. */
	drop?: number;
};

const shown = (value: Fraction): Expression => (value.d === 1n ? num(value) : exactDecimal(value));

export function geometricStory(draw: Draw): Draft | undefined {
	const series = STORIES[draw.inTurn('ctx')]?.(draw, draw.int('n'));
	if (!series) return undefined;
	const { first, ratio, count, drop, places, unit } = series;
	const total = ratio.pow(count).sub(1).mul(first).div(ratio.sub(1));
	const value = (drop === undefined ? total : total.mul(2).add(drop)).valueOf();
	if (value > 3_000_000 || !roundsSafely(value, places)) return undefined;
	const { sum: name } = sequenceLetters(draw.country);
	const one = num(1);
	const [r, raised] = [shown(ratio), power(shown(ratio), count)];
	const falls = ratio.lt(1);
	const over = product(
		shown(first),
		brackets(falls ? difference(one, raised) : difference(raised, one)),
	);
	const under = falls ? difference(one, r) : difference(r, one);
	const formula: Line[] = [line(equation(name(count), quotient(over, under)), series.why)];
	const exact = Number(value.toFixed(places)) === value;
	const end = (letter: Expression): Line =>
		line(relation(letter, exact ? '=' : '\\approx', rounded(value, places)));
	return {
		prompt: series.prompt,
		answer: withUnit(decimalAnswer(value, places), unit),
		steps:
			drop === undefined
				? [...formula, end(name(count))]
				: [
						...formula,
						line(relation(name(count), '\\approx', rounded(total, 4))),
						line(
							equation('D', sum(drop, times(2, name(count)))),
							'the first fall, and each bounce up and down',
						),
						end(symbol('D')),
					],
		hints: [
			say`Which numbers are added? Find the first of them, the ratio and how many there are.`,
		],
	};
}

const STORIES: Readonly<Record<string, (draw: Draw, n: number) => Series | undefined>> = {
	'bouncing ball'(draw, n) {
		const [height, r] = [40 + 2 * draw.int('a'), new Fraction(String(draw.int('r')))];
		if (r.gt(0.9)) return undefined;
		return {
			prompt: say`A ball is dropped from a height of ${height} centimetres. After each bounce it reaches ${percent(shown(r.mul(100)))} of the height before. How many centimetres has it travelled when it hits the ground for the ${`${n}th`} time? Round to the nearest centimetre.`,
			first: r.mul(height),
			ratio: r,
			count: n - 1,
			why: `the heights of the ${n - 1} bounces form a geometric series`,
			unit: 'centimetres',
			places: 0,
			drop: height,
		};
	},
	'chain message'(draw, n) {
		const [a, r] = [draw.int('a'), draw.int('r')];
		if (r < 2) return undefined;
		return {
			prompt: say`On the first day ${a} people get a message. On every following day, each person who got it the day before sends it to ${r} new people. How many people get the message in the first ${n} days altogether?`,
			first: new Fraction(a),
			ratio: new Fraction(r),
			count: n,
			why: `the numbers of the ${n} days form a geometric series`,
			unit: 'people',
			places: 0,
		};
	},
	'salary with percent raises'(draw, n) {
		const [start, p] = [30_000 + 200 * draw.int('a'), draw.random.int(2, 6)];
		return {
			prompt: say`A job pays ${money(start)} in the first year, and the yearly pay rises by ${percent(p)} every year. How many dollars does it pay in the first ${n} years altogether? Round to the nearest dollar.`,
			first: new Fraction(start),
			ratio: new Fraction(100 + p, 100),
			count: n,
			why: `the pay of the ${n} years forms a geometric series`,
			unit: 'dollars',
			places: 0,
		};
	},
	'dose left in the body'(draw, n) {
		const [dose, r] = [5 * draw.int('a'), new Fraction(String(draw.int('r')))];
		if (r.gt(0.9)) return undefined;
		return {
			prompt: say`A patient takes ${dose} milligrams of a medicine every day. After a day, ${percent(shown(r.mul(100)))} of the amount in the body is left. How many milligrams are in the body right after dose ${n}? Round to the nearest tenth.`,
			first: new Fraction(dose),
			ratio: r,
			count: n,
			why: `what is left of the ${n} doses forms a geometric series`,
			unit: 'milligrams',
			places: 1,
		};
	},
	'nested squares'(draw, n) {
		const area = 4 * draw.int('a');
		return {
			prompt: say`A square has the area ${area} square centimetres. Joining the midpoints of its sides gives a square with half the area, and so on. How many square centimetres are the areas of the first ${n} squares altogether? Round to the nearest hundredth.`,
			first: new Fraction(area),
			ratio: new Fraction(1, 2),
			count: n,
			why: `the areas of the ${n} squares form a geometric series`,
			unit: 'square centimetres',
			places: 2,
		};
	},
};
