/** The part of func.domain where a situation limits the inputs. CCSS F-IF.B.5. */
import Fraction from 'fraction.js';
import {
	type Expression,
	num,
	relation,
	type RelationSign,
	symbol,
} from '../../../../math/expression.ts';
import { INFINITY, interval, money, union } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { written } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, line, type Line, sentence, type Skill } from '../../../family.ts';
import { withSetLine } from '../../../figures/with-set-line.ts';
import { line1, ruleOf } from '../../../steps/function-rule.ts';
import { ALL_REALS, MINUS_INFINITY, rayInterval } from '../../../steps/inequality.ts';
import { drawnInts } from '../../../steps/whole-numbers.ts';

// The domain and the range of a rule, each with the lines that find it.

const [x, y] = [symbol('x'), symbol('y')];

export type Sets = {
	domain: Expression;
	range: Expression;
	domainLines: Line[];
	rangeLines: Line[];
};

export const without = (at: Fraction | number): Expression =>
	union(interval(MINUS_INFINITY, num(at), '()'), interval(num(at), INFINITY, '()'));

const any = sentence(say`Every real number can be put in for ${x}.`);
export const UNDER_ROOT = 'under a square root there must be 0 or more';

/** From ax + b ≥ 0 to x. */
function insideRoot(a: number, b: number): { set: Expression; lines: Line[] } {
	const at = new Fraction(-b, a);
	const sign = a > 0 ? '\\ge' : '\\le';
	return {
		set: rayInterval(sign, num(at)),
		lines: [
			line(relation(line1(a, b), '\\ge', 0), UNDER_ROOT),
			line(
				relation(x, sign, num(at)),
				a < 0 ? 'dividing by a negative number turns the sign around' : 'solve for x',
			),
		],
	};
}

export const beyond = (a: number, k: number): { set: Expression; sign: RelationSign } => {
	const sign = a > 0 ? '\\ge' : '\\le';
	return { set: rayInterval(sign, num(k)), sign };
};

export const squareSets = (a: number, h: number, k: number): Sets => ({
	domain: ALL_REALS,
	range: beyond(a, k).set,
	domainLines: [any],
	rangeLines: [
		sentence(
			say`The ${a > 0 ? 'least' : 'greatest'} value is ${k}, at ${relation(x, '=', num(h))}.`,
			'a square is never negative',
		),
		line(relation(y, beyond(a, k).sign, num(k))),
	],
});

export const rootSets = (a: number, inner: readonly [number, number], k: number): Sets => {
	const inside = insideRoot(...inner);
	return {
		domain: inside.set,
		range: beyond(a, k).set,
		domainLines: inside.lines,
		rangeLines: [
			sentence(say`The square root takes all values from 0 upward.`),
			line(
				relation(y, beyond(a, k).sign, num(k)),
				`${a > 0 ? 'a positive' : 'a negative'} multiple of it is added to ${k}`,
			),
		],
	};
};

export const poleSets = (h: number, k: number): Sets => ({
	domain: without(h),
	range: without(k),
	domainLines: [line(relation(x, '\\ne', num(h)), 'the denominator must not be 0')],
	rangeLines: [
		line(relation(y, '\\ne', num(k)), 'the fraction is never equal to the horizontal asymptote'),
	],
});

export function setsDraft(f: Expression, sets: Sets, asked: 'domain' | 'range'): Draft {
	const answer = sets[asked];
	return {
		prompt: say`What is the ${asked} of ${ruleOf('f', f)}? Use interval notation.`,
		answer: written('interval', answer),
		steps: [
			line(ruleOf('f', f)),
			...(asked === 'domain' ? sets.domainLines : sets.rangeLines),
			withSetLine(sentence(say`The ${asked} is ${answer}.`)),
		],
		hints: [
			asked === 'domain'
				? say`Which numbers may be put in for ${x}?`
				: say`Which values can ${y} take? Think of the graph.`,
		],
	};
}

type Story = { tells: Prose; input: string; output: string; top: number; low?: number; why: Prose };

const STORIES: Readonly<Record<string, (n: number, r: number) => Story | undefined>> = {
	'ticket sales': (n, r) => ({
		tells: say`A juice stall has ${n} litres of juice and sells any amount of it for ${money(r)} per litre. The income, in dollars, is a function of the amount sold, in litres.`,
		input: 'amount sold',
		output: 'income',
		top: n * r,
		why: say`The whole stock brings ${n * r} dollars.`,
	}),
	'ball in flight': (n, r) =>
		n > 8 || r < n * n
			? undefined
			: {
					tells: say`A ball is thrown up from the ground. It lands after ${n} seconds, and its greatest height is ${r} metres. Its height, in metres, is a function of the time, in seconds, while it is in the air.`,
					input: 'time',
					output: 'height',
					top: r,
					why: say`The height goes from 0 up to ${r} metres and back.`,
				},
	'parking meter': (n, r) =>
		n > 12 || r > 8
			? undefined
			: {
					tells: say`A parking meter charges ${money(r)} per hour, in proportion to the time, for at most ${n} hours. The price, in dollars, is a function of the time, in hours.`,
					input: 'time',
					output: 'price',
					top: n * r,
					why: say`The longest time costs ${n * r} dollars.`,
				},
	'taxi fare': (n, r) =>
		r > 6
			? undefined
			: {
					tells: say`A taxi charges ${money(5)} and ${money(r)} more per kilometre, in proportion to the distance. It drives at most ${n} kilometres. The fare, in dollars, is a function of the distance, in kilometres.`,
					input: 'distance',
					output: 'fare',
					top: 5 + n * r,
					low: 5,
					why: say`The fare begins at 5 dollars and reaches ${5 + n * r} dollars.`,
				},
	'pool filling': (n, r) => ({
		tells: say`An empty pool is filled for ${n} minutes with ${r} litres of water per minute. The amount of water, in litres, is a function of the time, in minutes.`,
		input: 'time',
		output: 'amount of water',
		top: n * r,
		why: say`At the end there are ${n * r} litres.`,
	}),
	'cutting a ribbon': (n) => ({
		tells: say`A ribbon is ${n} metres long. Any part of it may be cut off, from nothing to all of it. The length that is left, in metres, is a function of the length cut off, in metres.`,
		input: 'length cut off',
		output: 'length left',
		top: n,
		why: say`What is left goes from ${n} metres down to 0.`,
	}),
	'bus trips': (n, r) =>
		n > 10 || r < 15
			? undefined
			: {
					tells: say`A bus drives ${r * 3} kilometres per hour without a stop for ${n} hours. The distance, in kilometres, is a function of the time, in hours.`,
					input: 'time',
					output: 'distance',
					top: 3 * r * n,
					why: say`At the end it has covered ${3 * r * n} kilometres.`,
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
	const story = caseOf(STORIES, draw.inTurn('ctx'))(n, r);
	if (!story) return undefined;
	const asked = draw.choice('ask') === 'range' ? 'range' : 'domain';
	const { tells, input, output, top, low = 0, why } = story;
	const answer =
		asked === 'domain' ? interval(num(0), num(n), '[]') : interval(num(low), num(top), '[]');
	return {
		prompt: say`${tells} Write the ${asked} of this function in interval notation.`,
		answer: written('interval', answer),
		steps: [
			asked === 'domain'
				? sentence(
						say`The ${input} is the input. It goes from 0 to ${n}, and every number between is possible.`,
					)
				: sentence(say`The ${output} is the output. ${why}`),
			withSetLine(sentence(say`Both ends belong to it, so the ${asked} is ${answer}.`)),
		],
		hints: [
			asked === 'domain'
				? say`Which values can the ${input} have?`
				: say`What are the least and the greatest ${output}?`,
		],
	};
};
