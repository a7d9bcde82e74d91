/** The part of rate.instant that tests a maximum or minimum by the rates on both sides. */
import {
	approximately,
	brackets,
	continued,
	difference,
	equation,
	type Expression,
	num,
	power,
	quotient,
	relation,
	sum,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Line,
	line,
	multipleChoice,
	sentence,
	type Skill,
	withFigure,
} from '../../../family.ts';
import { line1, plus1, ruleOf, times1 } from '../../../steps/function-rule.ts';
import { call, rounded } from '../../../../math/notation.ts';
import { bracketed, plainDecimal } from './value-lines.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { vertexForm } from '../../../../math/quadratic.ts';

const OPTIONS: readonly (readonly [before: number, after: number, words: string])[] = [
	[1, -1, 'The rate is positive before and negative after, which suggests that there is a maximum'],
	[-1, 1, 'The rate is negative before and positive after, which suggests that there is a minimum'],
	[1, 1, 'The rate is positive on both sides, which suggests that there is no maximum or minimum'],
	[
		-1,
		-1,
		'The rate is negative on both sides, which suggests that there is no maximum or minimum',
	],
];

/** What the signs of the two rates say about the values. */
const meaningOf = ([before = 0, after = 0]: readonly number[], at: string): string => {
	const [first, second] = [before, after].map((sign) => (sign > 0 ? 'increase' : 'decrease'));
	return first === second
		? `the values of the function ${first} both before and after x = ${at}`
		: `the values of the function ${first} before x = ${at} and ${second} after it`;
};

export const extremum: Skill = (draw) => {
	const [a, h, k] = [draw.int('a'), draw.int('h'), draw.int('k')];
	const type = draw.inTurn('type');
	const [f, value]: [Expression, (x: number) => number] =
		type === 'quadratic'
			? [vertexForm(a, h, k), (x) => a * (x - h) ** 2 + k]
			: type === 'cubic'
				? [plus1(times1(a, power(line1(1, -h), 3)), k), (x) => a * (x - h) ** 3 + k]
				: [plus1(times1(a, call('\\cos', line1(1, -h))), k), (x) => a * Math.cos(x - h) + k];
	const shape = (inside: Expression): Expression =>
		plus1(
			times1(
				a,
				type === 'sinusoid' ? call('\\cos', inside) : power(inside, type === 'quadratic' ? 2 : 3),
			),
			k,
		);
	const [low, high] = [h - 0.1, h + 0.1];
	const rates = [(value(h) - value(low)) / 0.1, (value(high) - value(h)) / 0.1];
	const signs = rates.map(Math.sign);
	const isRight = ([before, after]: (typeof OPTIONS)[number]) =>
		before === signs[0] && after === signs[1];
	const body = (words: string): Prose => say`${words} at ${equation('x', h)}.`;
	const right = OPTIONS.find(isRight);
	if (!right) return undefined;
	const wrong = OPTIONS.filter((one) => !isRight(one));
	const rateLines = (at: number, to: number, rate: number, why: string): Line[] => {
		const [from, end] = [at, to].map((x) => Number(value(x).toFixed(5)));
		const over = plainDecimal(0.1);
		const filled = quotient(
			difference(plainDecimal(end ?? 0), bracketed(plainDecimal(from ?? 0))),
			over,
		);
		const left = quotient(
			difference(call('f', plainDecimal(to)), call('f', plainDecimal(at))),
			difference(plainDecimal(to), bracketed(plainDecimal(at))),
		);
		const change = quotient(plainDecimal(Number(((end ?? 0) - (from ?? 0)).toFixed(5))), over);
		const isExact = type !== 'sinusoid';
		return [
			line(isExact ? equation(left, filled) : relation(left, '\\approx', filled), why),
			line(isExact ? continued(change) : approximately(change), 'subtract'),
			line(
				isExact ? continued(plainDecimal(rate)) : approximately(rounded(rate, 3)),
				isExact ? 'divide' : 'divide, and round to three decimal places',
			),
		];
	};
	/** Polynomials have exact values here, the cosine has rounded ones. */
	const valueAt = (at: number): Line[] => {
		const [inside, all] = [plainDecimal(at - h), plainDecimal(value(at))];
		const shown = (one: number) => String(Number(one.toFixed(1))).replace('-', '−');
		const isExact = type !== 'sinusoid' || at === h;
		const inner =
			h === 0 ? '' : `: ${shown(at)} ${h > 0 ? '−' : '+'} ${Math.abs(h)} = ${shown(at - h)}`;
		return [
			line(
				equation(call('f', plainDecimal(at)), shape(brackets(inside))),
				`substitute ${shown(at)} for x${inner}`,
			),
			...(isExact
				? k === 0
					? [line(continued(all), 'evaluate')]
					: [
							line(continued(sum(plainDecimal(value(at) - k), num(k))), 'evaluate the first term'),
							line(continued(all), k > 0 ? 'add' : 'subtract'),
						]
				: [line(approximately(rounded(value(at), 5)), 'evaluate, and keep five decimal places')]),
		];
	};
	return {
		prompt: say`For ${ruleOf('f', f)}, find the average rate of change from ${equation('x', plainDecimal(low))} to ${equation('x', h)} and the average rate of change from ${equation('x', h)} to ${equation('x', plainDecimal(high))}.${type === 'sinusoid' ? ' Angles are in radians.' : ''} What do the two rates suggest?`,
		answer: multipleChoice(
			body(right[2]),
			...wrong.map((one) =>
				distractor(
					body(one[2]),
					one[0] === signs[0] || one[1] === signs[1]
						? `subtracted the values in the reverse order for the rate ${one[0] === signs[0] ? 'after' : 'before'} x = ${plainNumber(h)}`
						: 'subtracted the values in the reverse order for both rates',
				),
			),
		),
		steps: [
			...[low, h, high].flatMap(valueAt),
			...rateLines(
				low,
				h,
				rates[0] ?? 0,
				`the average rate of change before x = ${plainNumber(h)}`,
			),
			...rateLines(
				h,
				high,
				rates[1] ?? 0,
				`the average rate of change after x = ${plainNumber(h)}`,
			),
			withFigure(sentence(body(right[2]), meaningOf(signs, plainNumber(h))), {
				kind: 'sketch',
				curves: [value],
				points: [[h, k + (type === 'sinusoid' ? a : 0)]],
				around: [h - 2, h + 2].map((x) => [x, value(x)] as const),
			}),
		],
		hints: [
			say`Do the values of the function increase or decrease just before ${equation('x', h)}? What about just after it?`,
		],
	};
};
