/** Sums of geometric series in settings: the formula, the sum, and, for a ball, the distance that it travels. */
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
	times,
} from '../../../../math/expression.ts';
import { exactDecimal, money, percent, rounded } from '../../../../math/notation.ts';
import { formula as inMath, type Prose, say } from '../../../../math/prose.ts';
import { ordinal } from '../../../../math/speech-numbers.ts';
import { tex } from '../../../../math/tex.ts';
import { capital } from '../../../../math/things-in-words.ts';
import {
	decimalAnswer,
	type Draft,
	type DraftAnswer,
	type Draw,
	exactDecimal as exactAnswer,
	type Line,
	line,
	onlyIf,
	sentence,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { roundsSafely } from '../../../steps/amounts.ts';
import { plain } from '../../../steps/measured.ts';
import { ratioLessOne, sequenceLetters } from '../../../steps/sequence.ts';

/** A fraction over 1 is never written. */
const overNumber = (over: Expression, under: Fraction): Expression =>
	under.equals(1) ? over : quotient(over, num(under));

/** Whole dollars, marked like every rounded number. */
const dollarsOf = (value: number): DraftAnswer => ({
	...decimalAnswer(value, 0),
	body: inMath(money(Math.round(value))),
	unit: 'dollars',
});

export function geometricStory(draw: Draw): Draft | undefined {
	const series = SERIES[draw.inTurn('ctx')]?.(draw, draw.int('n'));
	if (!series) return undefined;
	const { first, ratio, count, drop, places, unit } = series;
	const total = ratio.pow(count).sub(1).mul(first).div(ratio.sub(1));
	const value = (drop === undefined ? total : total.mul(2).add(drop)).valueOf();
	if (value > 3_000_000 || !roundsSafely(value, places)) return undefined;
	const letters = sequenceLetters(draw.country);
	const { sum: name, term } = letters;
	const one = num(1);
	const [r, raised] = [plain(ratio), power(plain(ratio), count)];
	const falls = ratio.lt(1);
	const evaluated = product(plain(first), brackets(difference(num(ratio.pow(count)), 1)));
	const over = product(
		plain(first),
		brackets(falls ? difference(one, raised) : difference(raised, one)),
	);
	const under = falls ? difference(one, r) : difference(r, one);
	const general = falls
		? quotient(product(term(1), brackets(difference(1, power('r', 'n')))), difference(1, 'r'))
		: quotient(product(term(1), brackets(difference(power('r', 'n'), 1))), difference('r', 1));
	const formula: Line[] = [
		...(drop === undefined
			? []
			: [
					sentence(
						say`The ball bounces ${count} times before it hits the ground for the ${`${count + 1}th`} time.`,
					),
					line(
						equation(times(r, drop), plain(first)),
						'multiply to find the height after the first bounce',
					),
				]),
		sentence(
			say`${capital(series.total)} is the sum of a geometric series with ${equation(term(1), plain(first))}, ${equation('r', r)}, and ${equation('n', count)}.`,
			series.why,
		),
		line(equation(name('n'), general), 'the formula for the sum of a geometric series'),
		line(equation(name(count), quotient(over, under)), 'substitute the values'),
		...(ratio.d === 1n
			? [
					line(equation(name(count), quotient(evaluated, under)), 'evaluate the power'),
					line(equation(name(count), overNumber(evaluated, ratio.sub(1))), ratioLessOne(ratio)),
					line(
						equation(
							name(count),
							overNumber(
								product(plain(first), brackets(num(ratio.pow(count).sub(1)))),
								ratio.sub(1),
							),
						),
						'subtract inside the brackets',
					),
					...(ratio.equals(2)
						? []
						: [
								line(
									equation(
										name(count),
										quotient(num(ratio.pow(count).sub(1).mul(first)), num(ratio.sub(1))),
									),
									'multiply in the numerator',
								),
							]),
				]
			: []),
	];
	const totalOf = (n: number) => {
		const sumOfTerms = ratio.pow(n).sub(1).mul(first).div(ratio.sub(1));
		return (drop === undefined ? sumOfTerms : sumOfTerms.mul(2).add(drop)).valueOf();
	};
	const isHidden = [count - 1, count + 1].some(
		(n) => decimalAnswer(totalOf(n), places).value === decimalAnswer(value, places).value,
	);
	if (isHidden) return undefined;
	const exact = Number(value.toFixed(places)) === value;
	const last = exact ? exactDecimal(new Fraction(value)) : rounded(value, places);
	/** Nobody rounds without being asked to, and nobody types a long decimal. */
	const wrong = (found: number, why: string): readonly WrongAnswer[] =>
		exact && Number(found.toFixed(places)) !== found
			? onlyIf(Number(found.toFixed(places + 1)) === found, [exactAnswer(found), why])
			: [[decimalAnswer(found, places), why]];
	const answer =
		series.unit === 'dollars'
			? dollarsOf(value)
			: withUnit({ ...decimalAnswer(value, places), body: inMath(last) }, unit);
	const about = exact ? '' : 'about ';
	const inWholes = ratio.equals(2) ? 'multiply' : 'divide';
	const howExact = ratio.d === 1n ? inWholes : 'use a calculator';
	return {
		prompt: exact || !series.rounding ? series.prompt : say`${series.prompt} ${series.rounding}`,
		answer: withMisconceptions(
			answer,
			...wrong(totalOf(count - 1), 'added one term too few'),
			...wrong(totalOf(count + 1), 'added one term too many'),
			...(drop === undefined
				? wrong(
						ratio
							.pow(count - 1)
							.mul(first)
							.valueOf(),
						'gave only the last term',
					)
				: wrong(total.add(drop).valueOf(), 'counted each bounce only once')),
		),
		steps: [
			...formula,
			...(drop === undefined
				? [
						line(
							relation(name(count), exact ? '=' : '\\approx', last),
							exact ? howExact : 'use a calculator and round',
						),
					]
				: distanceLines(drop, total, name(count), last)),
			sentence(
				say`${series.result} ${about}${answer.body}${series.of === undefined ? '' : ` of ${series.of}`}.`,
			),
		],
		hints: [
			say`Which numbers are added? What are the first term and the common ratio of the series, and how many terms does it have?`,
			...(drop === undefined
				? []
				: [
						say`For each bounce height, how far does the ball travel before it hits the ground again? Is the first fall part of the series?`,
					]),
		],
	};
}

/** From the sum of the heights to the distance: the first fall, then each height twice. */
function distanceLines(drop: number, total: Fraction, name: Expression, last: Expression): Line[] {
	const isExact = total.mul(10_000).d === 1n;
	const sign = isExact ? '=' : '\\approx';
	const height = isExact ? exactDecimal(total) : rounded(total, 4);
	const distance = exactDecimal(total.round(4).mul(2).add(drop));
	return [
		line(relation(name, sign, height), 'use a calculator'),
		line(
			equation('D', sum(drop, product(2, name))),
			'the total distance D is the first fall plus twice the total height of the bounces, up and down',
		),
		line(relation('D', sign, sum(drop, product(2, brackets(height)))), 'substitute the sum'),
		line(relation('D', sign, distance), 'multiply, then add'),
		...(tex(distance) === tex(last) ? [] : [line(relation('D', '\\approx', last), 'round')]),
	];
}

// Settings in which the terms of a geometric series are added.

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
const SERIES: Readonly<Record<string, (draw: Draw, n: number) => Series | undefined>> = {
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
