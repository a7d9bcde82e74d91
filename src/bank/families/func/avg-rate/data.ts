/** The parts of func.avg-rate with a table or a graph. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	num,
	quotient,
	signed,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { ORDINALS } from '../../../../math/speech-numbers.ts';
import {
	caseOf,
	drawnLast,
	line,
	rational,
	sentence,
	type Skill,
	withMisconceptions,
} from '../../../family.ts';
import { withSecant } from '../../../figures/rate-sketch.ts';
import { ends } from '../../../steps/amounts.ts';
import {
	changeIn,
	CHANGES,
	measuredChange,
	orderMisconception,
	rateAnswer,
	unitAfter,
} from './measured-changes.ts';
import { dotGraph } from '../../../figures/axes.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { chain, changeOver } from '../../../steps/function-rule.ts';

export const fromTable: Skill = (draw) => {
	const setting = caseOf(CHANGES, draw.inTurn('ctx'));
	const count = draw.random.int(5, 6);
	const step = draw.random.pick(setting.apart);
	const times = Array.from({ length: count }, (_, at) => at * step);
	const values = setting.values(draw.random, count);
	const [i, j] = draw.random
		.sample(
			times.map((_, at) => at),
			2,
		)
		.toSorted((a, b) => a - b);
	if (i === undefined || j === undefined || !values) return undefined;
	const [a, b, p, q] = [times[i] ?? 0, times[j] ?? 0, values[i] ?? 0, values[j] ?? 0];
	const rate = new Fraction(q - p).div(b - a);
	if (rate.equals(0) || rate.d > 12n || b - a === 1) return undefined;
	const changes = values.slice(i + 1, j + 1).map((value, at) => value - (values[i + at] ?? 0));
	// One step of several, or the last value divided by its time, must not give the rate.
	if (j - i > 1 && changes.some((change) => rate.equals(new Fraction(change).div(step))))
		return undefined;
	if (rate.equals(new Fraction(q).div(b))) return undefined;
	const answer = withMisconceptions(
		rateAnswer(rate, setting.rate),
		[rational(rate.neg()), orderMisconception(setting.noun)],
		[rational(q - p), 'gave the total change without dividing by the time'],
		[rational(rate.inverse()), `divided the change in time by ${changeIn(setting.noun)}`],
	);
	return {
		prompt: say`The table shows ${setting.what}${setting.measured ? `, in ${setting.measured},` : ''} after ${symbol('t')} ${setting.time}. Find the average rate of change from ${equation('t', a)} to ${equation('t', b)}, in ${setting.asked ?? setting.rate}.${ends(rate, 3) ? '' : ' Give an exact answer.'}`,
		answer,
		steps: [
			sentence(
				say`When ${equation('t', a)}, the ${setting.noun} is ${p}${unitAfter(p, setting)}. When ${equation('t', b)}, the ${setting.noun} is ${q}${unitAfter(q, setting)}.`,
				'read both values from the table',
			),
			...chain(
				quotient(difference(num(q), signed(p)), difference(num(b), num(a))),
				...measuredChange(
					new Fraction(q - p),
					b - a,
					`${changeIn(setting.noun)} over the change in time`,
				),
			),
			sentence(say`The average rate of change is ${answer.body}.`),
		],
		hints: [say`How much does the ${setting.noun} change, and how much time passes?`],
		figure: {
			kind: 'value table',
			rows: [
				{ heading: `t (${setting.time})`, values: times },
				{
					heading: `${setting.noun}${setting.sign ? ` (${setting.sign})` : ''}`,
					said: `${setting.noun}${setting.measured ? `, in ${setting.measured}` : ''}`,
					values,
				},
			],
		},
	};
};

const plainSpot = ([x, y]: readonly [number, number] = [0, 0]): string =>
	`(${plainNumber(x)}, ${plainNumber(y)})`;

export const fromGraph: Skill = (draw) => {
	const inputs = draw.random
		.sample(
			Array.from({ length: 13 }, (_, i) => i - 6),
			draw.random.int(4, 5),
		)
		.toSorted((a, b) => a - b);
	const outputs = inputs.map(() => draw.random.int(-6, 6));
	const spots = inputs.map((x, at) => [x, outputs[at] ?? 0] as const);
	const rates = spots
		.slice(1)
		.map(([x, y], at) => new Fraction(y - (spots[at]?.[1] ?? 0)).div(x - (spots[at]?.[0] ?? 0)));
	const asksRate = draw.inTurn('ask').startsWith('rate');
	const figure = dotGraph(spots, { joined: true });
	if (asksRate) {
		const [i, j] = draw.random
			.sample(
				spots.map((_, at) => at),
				2,
			)
			.toSorted((a, b) => a - b);
		const [[a, p] = [0, 0], [b, q] = [1, 0]] = [spots[i ?? 0], spots[j ?? 1]];
		const rate = new Fraction(q - p).div(b - a);
		// A fraction that is turned over or not divided at all must be wrong.
		if (rate.equals(0) || rate.abs().equals(1) || b - a === 1) return undefined;
		return {
			prompt: say`The graph of a function is shown. Find the average rate of change of the function from ${equation('x', a)} to ${equation('x', b)}.`,
			answer: withMisconceptions(
				rational(rate),
				[
					rational(rate.neg()),
					rate.compare(0) > 0 ? 'read a rise as a fall' : 'read a fall as a rise',
				],
				[rational(rate.inverse()), 'divided the change in x by the change in y'],
				[rational(q - p), 'gave the change in y without dividing'],
			),
			steps: [
				sentence(
					say`The graph passes through ${tuple(a, p)} and ${tuple(b, q)}.`,
					'read both points from the graph',
				),
				...drawnLast(
					chain(
						quotient(difference(num(q), signed(p)), difference(num(b), signed(a))),
						...changeOver(new Fraction(q - p), b - a, 'the change in y over the change in x'),
					),
					(last) =>
						withSecant(last, {}, [
							[a, p],
							[b, q],
						]),
				),
			],
			hints: [
				say`Which points does the graph pass through at the two inputs? How do ${symbol('y')} and ${symbol('x')} change between them?`,
			],
			figure,
		};
	}
	const sorted = rates.toSorted((a, b) => b.compare(a));
	const [best, next] = sorted;
	if (!best || !next || best.equals(next) || next.lte(0)) return undefined;
	const inverses = rates.filter((one) => !one.equals(0)).map((one) => one.inverse());
	const turnedOver = inverses.toSorted((a, b) => b.compare(a))[0] ?? best;
	// A rate that is turned over must be neither the answer nor the rate of another segment.
	if (turnedOver.equals(best) || rates.some((one) => one.equals(best.inverse()))) return undefined;
	const steepest = rates.toSorted((a, b) => b.abs().compare(a.abs()))[0] ?? best;
	if (steepest.gt(0)) return undefined; // whoever takes the steepest segment must be wrong
	const at = rates.findIndex((one) => one.equals(best));
	const [[a] = [0], [b] = [0]] = [spots[at], spots[at + 1]];
	return {
		prompt: say`The graph consists of line segments between consecutive dots. What is the greatest average rate of change on any of the segments?`,
		answer: withMisconceptions(
			rational(best),
			[rational(steepest), 'chose the steepest segment, which falls'],
			[rational(sorted.at(-1) ?? best), 'chose the least rate'],
			[
				rational(best.inverse()),
				'chose the correct segment, but divided the change in x by the change in y',
			],
			[rational(turnedOver), 'divided the change in x by the change in y for every segment'],
		),
		steps: [
			...rates.map((one, place) =>
				line(
					equation(
						quotient(
							difference(num(spots[place + 1]?.[1] ?? 0), signed(spots[place]?.[1] ?? 0)),
							difference(num(spots[place + 1]?.[0] ?? 0), signed(spots[place]?.[0] ?? 0)),
						),
						num(one),
					),
					`the ${ORDINALS[place] ?? 'last'} segment from the left goes from ${plainSpot(spots[place])} to ${plainSpot(spots[place + 1])}`,
				),
			),
			sentence(
				say`The greatest rate is ${num(best)}, from ${equation('x', a)} to ${equation('x', b)}.`,
			),
		],
		hints: [
			say`Which segments rise from left to right?`,
			say`How far does each of these segments rise for each unit to the right?`,
		],
		figure,
	};
};
