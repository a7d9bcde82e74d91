/** The parts of func.avg-rate with models of motion and growth. */
import {
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	signed,
	symbol,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	caseOf,
	drawnInts,
	drawnLast,
	rational,
	sentence,
	type Skill,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { heightOf, overTime, withSecant } from '../../../figures/rate-sketch.ts';
import { chain, changeOver, ofCoefficients, ruleOf } from '../../../steps/function-rule.ts';
import { valueLines } from '../../../steps/rule-value.ts';
import { changeIn, measuredChange, orderMisconception, rateAnswer } from './measured-changes.ts';

type Model = {
	says: string;
	noun: string;
	/** How the prompt names the unit, where the quantity alone does not. */
	measured?: string;
	unit: string;
	time: string;
	rule: Expression;
	letter: string;
};

const poly = (...c: number[]) => polynomialExpression(ofCoefficients(c, 't'));

export const modelRate: Skill = (draw) => {
	const [v, s, t1, w] = drawnInts(draw, 'v', 's', 't1', 'w');
	if (w === 1) return undefined; // a change that is not divided must be wrong
	const t2 = t1 + w;
	const models: Record<string, () => Model | undefined> = {
		'falling ball': () =>
			s + v * t2 - 5 * t2 * t2 < 0
				? undefined
				: {
						says: 'The height of a thrown ball',
						noun: 'height',
						measured: 'metres',
						unit: 'metres',
						time: 'seconds',
						rule: poly(s, v, -5),
						letter: 'h',
					},
		population: () =>
			t2 > 6
				? undefined
				: {
						says: 'The number of bacteria in a sample',
						noun: 'number of bacteria',
						unit: 'bacteria',
						time: 'hours',
						rule: product(num(v * 10), power(2, 't')),
						letter: 'N',
					},
		'cooling drink': () =>
			t2 > 10
				? undefined
				: {
						says: 'The temperature of a cooling drink',
						noun: 'temperature',
						measured: 'degrees Celsius',
						unit: 'degrees',
						time: 'minutes',
						rule: quotientModel(v < 35 ? 12 : 16),
						letter: 'T',
					},
		'bike trip': () =>
			t2 > 4
				? undefined
				: {
						says: 'The distance ridden on a bike trip',
						noun: 'distance',
						measured: 'kilometres',
						unit: 'kilometres',
						time: 'hours',
						rule: poly(0, 12 + (v % 9), 1),
						letter: 'd',
					},
	};
	const name = draw.inTurn('ctx');
	const model = caseOf(models, name)();
	if (!model || model.rule.kind === 'number') return undefined;
	const { says, noun, measured, unit, time, rule, letter } = model;
	const [first, second] = [valueLines(letter, rule, t1, 't'), valueLines(letter, rule, t2, 't')];
	const gap = second.value.sub(first.value);
	const rate = gap.div(w);
	if (rate.equals(0) || rate.d > 12n || first.value.d > 1n || second.value.d > 1n) return undefined;
	const each = `${unit} per ${time.replace(/s$/, '')}`;
	const answer = withMisconceptions(
		rateAnswer(rate, each),
		[rational(rate.neg()), orderMisconception(noun)],
		[rational(gap), `gave the total change without dividing by the number of ${time}`],
		[rational(second.value.div(t2)), `divided the ${noun} at t = ${t2} by ${t2}`],
	);
	return {
		prompt: say`${says}${measured ? `, in ${measured},` : ''} after ${symbol('t')} ${time} is given by ${ruleOf(letter, rule, 't')}. Find the average rate of change of the ${noun} from ${equation('t', t1)} to ${equation('t', t2)}, in ${each}.`,
		answer,
		steps: [
			...first.lines,
			...second.lines,
			...drawnLast(
				chain(
					quotient(
						difference(call(letter, num(t2)), call(letter, num(t1))),
						difference(num(t2), num(t1)),
					),
					[
						quotient(
							difference(num(second.value), signed(first.value)),
							difference(num(t2), num(t1)),
						),
						`${changeIn(noun)} over the change in time`,
					],
					...measuredChange(gap, w),
				),
				(last) =>
					withSecant(last, overTime(heightOf(rule), letter), [
						[t1, first.value],
						[t2, second.value],
					]),
			),
			sentence(say`The average rate of change is ${answer.body}.`),
		],
		hints: [say`What is the ${noun} at each of the two times? How many ${time} pass between them?`],
	};
};

/** 20 + 60b/(t + b): cools from 80 degrees toward the temperature of the room. */
const quotientModel = (b: number): Expression => ({
	kind: 'sum',
	terms: [num(20), quotient(num(60 * b), { kind: 'sum', terms: [symbol('t'), num(b)] })],
});

export const speedGap: Skill = (draw) => {
	const [A, B, t1, w] = drawnInts(draw, 'A', 'B', 't1', 'w');
	if (w === 1) return undefined; // a distance that is taken for a speed must be wrong
	const t2 = t1 + w;
	const rule = poly(0, B, A);
	const who: Record<string, [string, string, string]> = {
		'falling ball': ['A rocket rises straight up', 'metres', 'second'],
		population: ['A snail crawls along a path', 'centimetres', 'minute'],
		'cooling drink': ['A toy car rolls down a slope', 'centimetres', 'second'],
		'bike trip': ['A race car speeds up along a straight track', 'metres', 'second'],
	};
	const [says, unit, time] = caseOf(who, draw.inTurn('ctx'));
	const [first, second] = [valueLines('d', rule, t1, 't'), valueLines('d', rule, t2, 't')];
	const average = second.value.sub(first.value).div(w);
	const instant = 2 * A * t1 + B;
	const gap = average.sub(instant);
	if (instant === 0 || average.equals(second.value.div(t2))) return undefined;
	const each = `${unit} per ${time}`;
	return {
		prompt: say`${says}. The distance it has covered after ${symbol('t')} ${time}s, in ${unit}, is given by ${ruleOf('d', rule, 't')}. At ${equation('t', t1)}, its speed is ${instant} ${each}. By how many ${each} is its average speed from ${equation('t', t1)} to ${equation('t', t2)} greater than this speed?`,
		answer: withMisconceptions(
			withUnit(rational(gap), each),
			[rational(average), `gave the average speed without subtracting the speed at t = ${t1}`],
			[
				rational(second.value.div(t2).sub(instant)),
				`used the distance at t = ${t2} divided by ${t2} ${time}s as the average speed`,
			],
			[
				rational(second.value.sub(first.value).sub(instant)),
				'subtracted the speed from the distance, not from the average speed',
			],
		),
		steps: [
			...first.lines,
			...second.lines,
			...drawnLast(
				chain(
					quotient(
						difference(call('d', num(t2)), call('d', num(t1))),
						difference(num(t2), num(t1)),
					),
					[
						quotient(difference(num(second.value), num(first.value)), difference(num(t2), num(t1))),
						'the average speed is the distance covered divided by the time',
					],
					...changeOver(second.value.sub(first.value), w),
				),
				(last) =>
					withSecant(last, overTime(heightOf(rule), 'd'), [
						[t1, first.value],
						[t2, second.value],
					]),
			),
			...chain(difference(num(average), num(instant)), [
				num(gap),
				`subtract the speed at t = ${t1}`,
			]),
			sentence(
				say`The average speed is ${num(gap)} ${each} greater than the speed at ${equation('t', t1)}.`,
			),
		],
		hints: [
			say`What distance is covered between the two times? What does that make the average speed?`,
		],
	};
};
