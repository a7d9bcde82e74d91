/** Where the reciprocal of a quadratic function is positive or negative, rises or falls. */
import Fraction from 'fraction.js';
import { equation, type Expression, num } from '../../../../math/expression.ts';
import { INFINITY, interval } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { distractor, type Draft, type Draw, multipleChoice, sentence } from '../../../family.ts';
import { expanded, factoredForm, withZeros, written } from '../../../steps/coefficients.ts';
import { MINUS_INFINITY } from '../../../steps/inequality.ts';
import { RECIPROCAL, rising } from './quadratic.ts';
import { f } from './question.ts';
import { bar, signLine } from './reciprocal.ts';

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

/** x² + 2x − 24 = (x + 6)(x − 4) */
const factoredDenominator = (low: number, high: number): Expression => {
	const under = withZeros(1, low, high);
	return equation(written(expanded(under)), factoredForm(under));
};

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
				distractor(left, 'reversed the sign of the denominator to the left of both zeros'),
				distractor(right, 'reversed the sign of the denominator to the right of both zeros'),
				distractor(open(MINUS_INFINITY, H), 'ignored the lesser zero of the denominator'),
			)
		: multipleChoice(
				random.int(0, 1) === 0 ? left : right,
				distractor(between, 'reversed the sign of the denominator between its zeros'),
				distractor(open(L, INFINITY), 'ignored the greater zero of the denominator'),
				distractor(open(MINUS_INFINITY, H), 'ignored the lesser zero of the denominator'),
			);
	return {
		prompt: say`On which of these intervals is the function ${rule} ${wanted} throughout?`,
		answer,
		steps: [
			sentence(
				say`${factoredDenominator(low, high)}, so the denominator is 0 when ${equation('x', low)} or ${equation('x', high)}.`,
				'factor the denominator',
			),
			sentence(say`It is negative between its zeros and positive on either side of them.`, UPWARD),
			...signLine(a, written(expanded(withZeros(1, low, high)))),
			sentence(
				say`The numerator ${a} is ${a > 0 ? 'positive' : 'negative'}, so ${f} is ${wanted} ${inside ? say`between ${low} and ${high}` : say`to the left of ${low} and to the right of ${high}`}.`,
				`a quotient is ${wanted} where the numerator and the denominator have ${wanted === 'positive' ? 'the same sign' : 'opposite signs'}`,
			),
			sentence(say`Of the given intervals, only ${answer.body} lies entirely there.`),
		],
		hints: [
			say`What are the zeros of the denominator? What is its sign between them and on either side?`,
		],
	};
}

const UPWARD =
	'the coefficient of x² is positive, so the graph of the denominator is a parabola that opens upward';

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
	const reversed =
		a > 0
			? 'used the behaviour of the denominator'
			: 'ignored the negative sign in front of the fraction';
	return {
		prompt: say`On which of these intervals is the function ${rule} ${word} throughout?`,
		answer: multipleChoice(
			right,
			distractor(one, reversed),
			distractor(two, reversed),
			distractor(
				open(L, H),
				`assumed that the function is ${word} on the whole interval between the zeros of the denominator`,
			),
		),
		steps: [
			sentence(
				say`${factoredDenominator(low, high)}, so the zeros of the denominator are ${low} and ${high}.`,
				'factor the denominator',
			),
			sentence(
				say`The vertex of the graph of the denominator is at ${equation('x', middle)}.`,
				'the vertex of a parabola is halfway between its zeros',
			),
			sentence(
				say`The denominator decreases to the left of ${middle} and increases to the right of ${middle}.`,
				UPWARD,
			),
			sentence(
				say`On any interval where the denominator is never 0, its reciprocal increases where the denominator decreases, and its reciprocal decreases where the denominator increases.`,
				RECIPROCAL,
			),
			...(a === 1
				? []
				: [
						...signLine(a, written(expanded(withZeros(1, low, high)))),
						sentence(
							a > 0
								? say`Because the numerator ${a} is positive, this is also true of ${f}.`
								: say`Because the numerator is ${a}, this is reversed: ${f} decreases where the denominator decreases, and it increases where the denominator increases.`,
						),
					]),
			sentence(
				say`So ${f} is ${word} to the ${rises === a > 0 ? 'left' : 'right'} of ${middle}, except where the denominator is 0.`,
			),
			sentence(
				say`Of the given intervals, only ${right} lies there and contains no zero of the denominator.`,
			),
		],
		hints: [
			say`Where is the denominator increasing, and where is it decreasing? What does that mean for its reciprocal?`,
		],
	};
}
