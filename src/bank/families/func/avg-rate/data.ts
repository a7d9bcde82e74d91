/** The parts of func.avg-rate with a table or a graph. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	num,
	quotient,
	signed,
	symbol,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { rational, withUnit } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { line, sentence, type Skill } from '../../../family.ts';
import { dotGraph } from '../../../figures/graph.ts';
import { valueTable } from '../../../figures/value-table.ts';
import { chain } from '../../../steps/chain.ts';
import { inUsage } from '../../../usage.ts';

// Quantities that are measured while time passes, with values that can happen.

export type MeasuredChange = {
	what: string;
	unit: string;
	time: string;
	rate: string;
	/** Values at equal time steps, the first at the start. */
	values: (random: Random, count: number) => number[] | undefined;
};

const steps = (
	random: Random,
	count: number,
	start: number,
	low: number,
	high: number,
): number[] => {
	const values = [start];
	while (values.length < count) values.push((values.at(-1) ?? 0) + random.int(low, high));
	return values;
};

export const CHANGES: Readonly<Record<string, MeasuredChange>> = {
	'falling ball': {
		what: 'how far a ball has rolled down a ramp',
		unit: 'metres',
		time: 'seconds',
		rate: 'metres per second',
		values: (random, count) => {
			const first = random.int(1, 4);
			return Array.from({ length: count }, (_, at) => first * at * at);
		},
	},
	population: {
		what: 'the population of a town',
		unit: 'people',
		time: 'years',
		rate: 'people per year',
		values: (random, count) => steps(random, count, random.int(20, 60) * 100, -60, 180),
	},
	'cooling drink': {
		what: 'the temperature of a cooling drink',
		unit: '°C',
		time: 'minutes',
		rate: '°C per minute',
		values: (random, count) => {
			const values = [random.int(78, 92)];
			let drop = random.int(12, 16);
			while (values.length < count) {
				values.push((values.at(-1) ?? 0) - drop);
				drop -= random.int(1, 3);
			}
			return values;
		},
	},
	'bike trip': {
		what: 'the distance ridden on a bike trip',
		unit: 'kilometres',
		time: 'hours',
		rate: 'kilometres per hour',
		values: (random, count) => steps(random, count, 0, 8, 24),
	},
	'company revenue': {
		what: 'the yearly revenue of a company',
		unit: 'thousand dollars',
		time: 'years',
		rate: 'thousand dollars per year',
		values: (random, count) => steps(random, count, random.int(100, 400), -15, 60),
	},
};

export const fromTable: Skill = (draw) => {
	const setting = caseOf(CHANGES, draw.inTurn('ctx'));
	const count = draw.random.int(5, 6);
	const step = draw.random.pick([1, 2, 5]);
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
	if (rate.equals(0) || rate.d > 12n) return undefined;
	const answer = withUnit(rational(rate), setting.rate);
	return {
		prompt: say`The table shows ${setting.what}, measured in ${setting.unit}, after ${symbol('t')} ${setting.time}. Find the average rate of change from ${equation('t', a)} to ${equation('t', b)}, in ${setting.rate}.`,
		answer,
		steps: [
			sentence(
				say`At ${equation('t', a)} the value is ${p}, and at ${equation('t', b)} it is ${q}.`,
				'read both from the table',
			),
			...chain(
				quotient(difference(num(q), signed(p)), difference(num(b), num(a))),
				[quotient(num(q - p), num(b - a)), 'the change of the value over the change of the time'],
				[num(rate)],
			),
			sentence(say`The average rate of change is ${answer.body}.`),
		],
		hints: [say`Divide the change of the value by the time that passes.`],
		figure: valueTable([
			{ heading: `t (${setting.time})`, values: times },
			{ heading: inUsage(setting.unit, draw.country), values },
		]),
	};
};

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
		if (rate.equals(0)) return undefined;
		return {
			prompt: say`Find the average rate of change of the function whose graph is shown, from ${equation('x', a)} to ${equation('x', b)}.`,
			answer: rational(rate),
			steps: [
				sentence(
					say`At ${equation('x', a)} the height is ${p}, and at ${equation('x', b)} it is ${q}.`,
					'read both from the graph',
				),
				...chain(
					quotient(difference(num(q), signed(p)), difference(num(b), signed(a))),
					[quotient(num(q - p), num(b - a)), 'it is the slope of the line through the two dots'],
					[num(rate)],
				),
			],
			hints: [
				say`Read the heights of the graph at both ends. How much does the height change for the whole way?`,
			],
			figure,
		};
	}
	const sorted = rates.toSorted((a, b) => b.compare(a));
	const [best, next] = sorted;
	if (!best || !next || best.equals(next) || best.lte(0)) return undefined;
	const at = rates.findIndex((one) => one.equals(best));
	const [[a] = [0], [b] = [0]] = [spots[at], spots[at + 1]];
	return {
		prompt: say`The graph consists of straight pieces between neighbouring dots. On one of the pieces the average rate of change is greatest. What is that rate?`,
		answer: rational(best),
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
					`the rate on piece ${place + 1} from the left`,
				),
			),
			sentence(
				say`The greatest rate is ${num(best)}, from ${equation('x', a)} to ${equation('x', b)}.`,
			),
		],
		hints: [say`The steepest rising piece has the greatest rate.`],
		figure,
	};
};
