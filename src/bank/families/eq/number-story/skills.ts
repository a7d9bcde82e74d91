/** eq.number-story: unknown numbers from relations between them. CCSS 7.EE.B.4a, A-CED.A.1. */
import type Fraction from 'fraction.js';
import { equation, num, sum } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';
import { RELATED_NUMBERS, TWO_QUANTITIES } from './related-numbers.ts';
import { bracket, type Piece } from '../../../steps/equation-sides.ts';
import { storyQuestion } from '../../../steps/story-question.ts';

export const skills: Skills = {
	'Consecutive integers'(draw) {
		const weight = Number(draw.choice('weight'));
		const kind = KINDS[draw.inTurn('kind')];
		return kind && consecutive(draw, kind, draw.int('count'), weight);
	},

	'Number and consecutive-integer stories'(draw) {
		const name = draw.inTurn('kind');
		const size = draw.random.int(3, 9);
		const kind =
			name === 'multiple'
				? { step: size, of: size, rest: 0, words: `multiples of ${size}` }
				: KINDS[name];
		return kind && consecutive(draw, kind, Number(draw.choice('count')), 1);
	},

	'Related unknowns'(draw) {
		const [k, c, total] = [draw.int('k'), draw.int('c'), draw.int('total')];
		const story = caseOf(RELATED_NUMBERS, draw.inTurn('ctx'))(k, c, total, draw.random);
		return story && storyQuestion({ ...story, kind: 'integer' });
	},

	'Two quantities, one equation'(draw) {
		const [k, c, total] = [draw.int('k'), draw.int('c'), draw.int('total')];
		const story = TWO_QUANTITIES(k, c, total, draw.random);
		return story && storyQuestion({ ...story, kind: 'integer' });
	},
};

/** Numbers that are `rest` more than a multiple of `of`, each `step` more than the one before. */
type Kind = { step: number; of: number; rest: number; words: string };

const KINDS: Readonly<Record<string, Kind>> = {
	consec: { step: 1, of: 1, rest: 0, words: 'integers' },
	consecutive: { step: 1, of: 1, rest: 0, words: 'integers' },
	even: { step: 2, of: 2, rest: 0, words: 'even integers' },
	odd: { step: 2, of: 2, rest: 1, words: 'odd integers' },
};

const COUNTS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' };
const TIMES: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times' };

/** The sum of all, or the smallest plus `weight` times the largest. */
function consecutive(draw: Draw, kind: Kind, count: number, weight: number): Draft | undefined {
	const { step, of, rest, words } = kind;
	const start = draw.int('n');
	if (start === 0 || (((start - rest) % of) + of) % of !== 0) return undefined;
	const largest = (count - 1) * step;
	const [least, most] = count === 2 ? ['smaller', 'larger'] : ['smallest', 'largest'];
	const asksLargest = draw.random.int(0, 2) === 0;
	const all = Array.from({ length: count }, (_, place) => place * step);
	const left: Piece[] =
		weight === 1
			? all.map((more) => (more === 0 ? term(1, 'n') : bracket(1, term(1, 'n'), term(more))))
			: [term(1, 'n'), bracket(weight, term(1, 'n'), term(largest))];
	const total =
		weight === 1
			? all.reduce((sumSoFar, more) => sumSoFar + start + more, 0)
			: start + weight * (start + largest);
	const named = all.slice(1).map((more) => sum('n', more));
	const [second = num(0), third, fourth] = named;
	const others = third
		? fourth
			? say`${second}, ${third} and ${fourth}`
			: say`${second} and ${third}`
		: say`${second}`;
	const condition =
		weight === 1
			? say`The sum of ${COUNTS[count] ?? ''} consecutive ${words} is ${total}.`
			: say`For ${COUNTS[count] ?? ''} consecutive ${words}, the ${least} plus ${TIMES[weight] ?? ''} the ${most} is ${total}.`;
	return storyQuestion({
		text: say`${condition} What is the ${asksLargest ? most : least} of the ${COUNTS[count] ?? ''} numbers?`,
		names: [
			say`Let ${{ kind: 'symbol', name: 'n' }} be the ${least} number. The ${count === 2 ? 'other is' : 'others are'} ${others}.`,
		],
		left,
		right: [term(total)],
		because:
			weight === 1
				? `the sum is ${total}`
				: `the ${least} plus ${weight} times the ${most} is ${total}`,
		kind: 'integer',
		...(asksLargest
			? {
					asked: (smallest: Fraction) => ({
						value: smallest.add(largest),
						line: line(
							equation(sum(num(smallest), largest), num(smallest.add(largest))),
							`the ${most} number is ${largest} more`,
						),
					}),
				}
			: {}),
		hints: [
			say`Let ${{ kind: 'symbol', name: 'n' }} be the ${least} number. Each next one is ${step} more than the one before.`,
		],
	});
}
