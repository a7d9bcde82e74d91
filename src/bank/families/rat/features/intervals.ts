/** Where the reciprocal of a quadratic function is positive or negative, rises or falls. */
import Fraction from 'fraction.js';
import { equation, type Expression, num } from '../../../../math/expression.ts';
import { INFINITY, interval } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { multipleChoice, distractor } from '../../../answer.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import { expanded, withZeros, written } from '../../../steps/coefficients.ts';
import { MINUS_INFINITY } from '../../../steps/inequality.ts';
import { rising } from './quadratic.ts';
import { f } from './question.ts';
import { bar } from './reciprocal.ts';

/** f(x) = a/((x − p)(x − q)) between and beside its asymptotes */
export function intervals(draw: Draw): Draft | undefined {
	const [low, high] = rising(draw.int('p'), draw.int('q'));
	const [a, ask] = [draw.int('a'), draw.inTurn('ask')];
	if (high - low < 2) return undefined;
	const under = withZeros(1, low, high);
	const rule = equation(f, bar(a, written(expanded(under))));
	return ask === 'sign on an interval'
		? signOn(rule, low, high, a, draw)
		: monotone(rule, low, high, a, ask === 'increasing interval', draw);
}

const open = (from: Expression, to: Expression): Prose => say`${interval(from, to, '()')}`;

function signOn(rule: Expression, low: number, high: number, a: number, { random }: Draw): Draft {
	const inside = random.int(0, 1) === 0;
	const wanted = inside === a > 0 ? 'negative' : 'positive';
	const [L, H] = [num(low), num(high)];
	const between = open(L, H);
	const [left, right] = [open(MINUS_INFINITY, L), open(H, INFINITY)];
	const answer = inside
		? multipleChoice(
				between,
				distractor(left, 'took the wrong sign left of both zeros'),
				distractor(right, 'took the wrong sign right of both zeros'),
				distractor(open(MINUS_INFINITY, H), 'left out the first zero of the denominator'),
			)
		: multipleChoice(
				random.int(0, 1) === 0 ? left : right,
				distractor(between, 'took the wrong sign between the zeros'),
				distractor(open(L, INFINITY), 'left out the second zero of the denominator'),
				distractor(open(MINUS_INFINITY, H), 'left out the first zero of the denominator'),
			);
	return {
		prompt: say`On which of these intervals is ${rule} ${wanted} throughout?`,
		answer,
		steps: [
			sentence(say`The denominator is 0 for ${equation('x', low)} and ${equation('x', high)}.`),
			sentence(
				say`It is negative between them and positive outside. The numerator ${a} is ${a > 0 ? 'positive' : 'negative'}.`,
				'a quadratic that opens upward',
			),
			sentence(say`So ${f} is ${wanted} on ${answer.body}.`),
		],
		hints: [say`Factor the denominator. What is its sign left of, between and right of its zeros?`],
	};
}

function monotone(
	rule: Expression,
	low: number,
	high: number,
	a: number,
	rises: boolean,
	{ random }: Draw,
): Draft {
	const middle = num(new Fraction(low + high, 2));
	const [L, H] = [num(low), num(high)];
	const leftPair = [open(MINUS_INFINITY, L), open(L, middle)];
	const rightPair = [open(middle, H), open(H, INFINITY)];
	const [good, bad] = rises === a > 0 ? [leftPair, rightPair] : [rightPair, leftPair];
	const right = random.pick(good);
	const [one = say``, two = say``] = bad;
	const word = rises ? 'increasing' : 'decreasing';
	return {
		prompt: say`On which of these intervals is ${rule} ${word} throughout?`,
		answer: multipleChoice(
			right,
			distractor(one, 'took the behaviour of the denominator'),
			distractor(two, 'took the behaviour of the denominator'),
			distractor(open(L, H), 'did not see the turn in the middle'),
		),
		steps: [
			sentence(
				say`The denominator has the zeros ${low} and ${high} and its vertex at ${equation('x', middle)}.`,
			),
			sentence(
				say`It falls left of ${middle} and rises right of it, and its reciprocal does the opposite.`,
				a > 0 ? undefined : 'a negative numerator turns this round once more',
			),
			sentence(
				say`So ${f} is ${word} ${rises === a > 0 ? 'left' : 'right'} of ${middle}, except where the denominator is 0. Of the four intervals only ${right} fits.`,
			),
		],
		hints: [
			say`Where does the denominator rise, and where does it fall? The reciprocal does the opposite.`,
		],
	};
}
