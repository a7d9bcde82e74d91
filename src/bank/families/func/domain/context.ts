/** The part of func.domain where a situation limits the inputs. */
import {
	difference,
	equation,
	type Expression,
	num,
	sum,
	times,
} from '../../../../math/expression.ts';
import { INFINITY, interval, money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	drawnInts,
	sentence,
	type Skill,
	withFigure,
	withMisconceptions,
	written,
} from '../../../family.ts';

const price = (n: number, each: number): Expression =>
	equation(times(num(n), money(each)), money(n * each));

type Story = {
	tells: Prose;
	input: string;
	output: string;
	top: number;
	low?: number;
	why: Prose;
	/** The greatest input, where it is not n. */
	reach?: number;
};

type Unit = { one: string; many: string };

/** For distances driven and for lengths of cloth. */
type Units = { distance: Unit; cloth: Unit };

const STORIES: Readonly<Record<string, (n: number, r: number, units: Units) => Story | undefined>> =
	{
		'ticket sales': (n, r, { cloth: { one, many } }) => ({
			tells: say`A fabric store has ${n} ${many} of a fabric and sells any length of it at ${money(r)} per ${one}. The income, in dollars, is a function of the length sold, in ${many}.`,
			input: 'length sold',
			output: 'income',
			top: n * r,
			why: say`The income goes from ${money(0)} when nothing is sold up to ${price(n, r)} when all of the fabric is sold.`,
		}),
		'ball in flight': (n, r) =>
			n > 8 || r < n * n
				? undefined
				: {
						tells: say`A drone takes off from the ground. It lands after ${n} minutes, and its greatest height is ${r} metres. Its height, in metres, is a function of the time since takeoff, in minutes, until it lands.`,
						input: 'time',
						output: 'height',
						top: r,
						why: say`The height goes from 0 up to ${r} metres and back to 0.`,
					},
		'parking meter': (n, r) =>
			n > 12 || r > 8
				? undefined
				: {
						tells: say`A parking garage charges ${money(r)} per hour, and parts of an hour are charged at the same rate. A car is parked there for ${n} hours. The charge so far, in dollars, is a function of the time since the car arrived, in hours.`,
						input: 'time',
						output: 'charge',
						top: n * r,
						why: say`The charge starts at ${money(0)} and reaches ${price(n, r)}.`,
					},
		'taxi fare': (n, r, { distance: { one, many } }) =>
			r > 6 || n > 20
				? undefined
				: {
						tells: say`A taxi charges ${money(5)} plus ${money(r)} per ${one}, and parts of a ${one} are charged at the same rate. A ride is ${n} ${many} long. The fare so far, in dollars, is a function of the distance driven so far, in ${many}.`,
						input: 'distance driven so far',
						output: 'fare',
						top: 5 + n * r,
						low: 5,
						why: say`The fare starts at ${money(5)} and reaches ${equation(sum(money(5), times(num(n), money(r))), money(5 + n * r))}.`,
					},
		'pool filling': (n, r) => ({
			tells: say`Water flows into an empty wading pool at ${r} litres per minute for ${n} minutes. The amount of water in the pool, in litres, is a function of the time, in minutes.`,
			input: 'time',
			output: 'amount of water',
			top: n * r,
			why: say`The pool starts empty and ends with ${n * r} litres, because ${equation(times(num(n), num(r)), n * r)}.`,
		}),
		'cutting a ribbon': (n, r) =>
			r >= n
				? undefined
				: {
						tells: say`A roll of ribbon is ${n} metres long. Up to ${r} metres can be cut off. The length that is left, in metres, is a function of the length cut off, in metres.`,
						input: 'length cut off',
						output: 'length left',
						reach: r,
						top: n,
						low: n - r,
						why: say`The length left goes from ${n} metres when nothing is cut off down to ${n - r} metres, because ${equation(difference(num(n), num(r)), n - r)}.`,
					},
		'bus trips': (n, r) =>
			n > 10 || r < 15
				? undefined
				: {
						tells: say`A bus travels for ${n} hours at ${r * 3} kilometres per hour without stopping. The distance it has travelled, in kilometres, is a function of the time, in hours.`,
						input: 'time',
						output: 'distance',
						top: 3 * r * n,
						why: say`The distance starts at 0 kilometres and reaches ${3 * r * n} kilometres, because ${equation(times(num(n), num(3 * r)), 3 * r * n)}.`,
					},
		'candle burning': (n, r) =>
			n > 24
				? undefined
				: {
						tells: say`A candle is ${r} centimetres tall and burns down completely in ${n} hours. Its height, in centimetres, is a function of the time, in hours, while it burns.`,
						input: 'time',
						output: 'height',
						top: r,
						why: say`The height goes from ${r} centimetres down to 0.`,
					},
	};

export const inContext: Skill = (draw) => {
	const [n, r] = drawnInts(draw, 'n', 'r');
	const units: Units =
		draw.country === 'CA'
			? {
					distance: { one: 'kilometre', many: 'kilometres' },
					cloth: { one: 'metre', many: 'metres' },
				}
			: { distance: { one: 'mile', many: 'miles' }, cloth: { one: 'yard', many: 'yards' } };
	const story = caseOf(STORIES, draw.inTurn('ctx'))(n, r, units);
	if (!story) return undefined;
	const asked = draw.choice('ask') === 'range' ? 'range' : 'domain';
	const { tells, input, output, top, low = 0, why, reach = n } = story;
	if (low === 0 && top === reach) return undefined; // the domain and the range must differ
	const inputs = interval(num(0), num(reach), '[]');
	const answer = asked === 'domain' ? inputs : interval(num(low), num(top), '[]');
	return {
		prompt: say`${tells} Write the ${asked} of this function in interval notation.`,
		answer: withMisconceptions(
			written('interval', answer),
			[
				written('interval', asked === 'domain' ? interval(num(low), num(top), '[]') : inputs),
				asked === 'domain' ? 'gave the range' : 'gave the domain',
			],
			[
				written(
					'interval',
					asked === 'domain' ? interval(0, reach, '()') : interval(low, top, '()'),
				),
				'left out the endpoints',
			],
			[
				written('interval', interval(num(asked === 'domain' ? 0 : low), INFINITY, '[)')),
				`ignored the upper limit on the ${asked === 'domain' ? input : output}`,
			],
		),
		steps: [
			asked === 'domain'
				? sentence(say`The input is the ${input}. It can be any number from ${0} to ${reach}.`)
				: sentence(say`The output is the ${output}. ${why}`),
			withFigure(sentence(say`Both endpoints are possible, so the ${asked} is ${answer}.`), {
				kind: 'set on a number line',
			}),
		],
		hints: [
			asked === 'domain'
				? say`What are the least and the greatest possible values of the ${input}?`
				: say`What are the least and the greatest possible values of the ${output}?`,
		],
	};
};
