/** Reciprocals of quadratic functions: asymptotes, domain, extremum, where they rise and fall. */
import Fraction from 'fraction.js';
import { expanded, factoredForm, withZeros, written } from '../../../../math/coefficients.ts';
import {
	absolute,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	sum,
	tuple,
} from '../../../../math/expression.ts';
import { MINUS_INFINITY } from '../../../../math/inequality.ts';
import { call, INFINITY, interval } from '../../../../math/notation.ts';
import { shifted } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distinctChoices,
	distractor,
	type Draft,
	type Draw,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import { vertexFormLines } from '../../../steps/complete-square.ts';
import { f, withRational } from './feature.ts';
import { bar, signLine } from './reciprocal.ts';

/** f(x) = a/((x − p)(x − q)), the denominator expanded */
export function quadraticAsymptotes(draw: Draw): Draft | undefined {
	const [low, high] = rising(draw.int('p'), draw.int('q'));
	const a = draw.int('a');
	if (low === high) return undefined;
	const under = withZeros(1, low, high);
	const rule = equation(f, bar(a, written(expanded(under))));
	const negated = rising(-low + 0, -high + 0);
	const isDomain = draw.random.int(0, 2) === 0;
	const except = (...zeros: number[]): Prose =>
		say`all real numbers except ${zeros.map((zero) => say`${zero}`).reduce((one, two) => say`${one} and ${two}`)}`;
	const lines = (...zeros: number[]): Prose => asymptotes(zeros, num(0));
	const answer = isDomain
		? distinctChoices(
				except(low, high),
				[except(...negated), 'used the opposites of the zeros of the denominator'],
				[
					except(0),
					low === 0 || high === 0
						? 'found only one zero of the denominator'
						: 'used the horizontal asymptote instead of the zeros of the denominator',
				],
				[except(high), 'found only one zero of the denominator'],
				[except(low), 'found only one zero of the denominator'],
			)
		: distinctChoices(
				lines(low, high),
				[lines(...negated), 'used the opposites of the zeros of the denominator'],
				[asymptotes([low, high], num(a)), 'used the numerator as the horizontal asymptote'],
				[lines(high), 'found only one zero of the denominator'],
				[lines(low), 'found only one zero of the denominator'],
			);
	if (!answer) return undefined;
	return {
		prompt: isDomain
			? say`What is the domain of ${rule}?`
			: say`What are all the asymptotes of the graph of ${rule}?`,
		answer,
		steps: [
			sentence(
				say`${equation(written(expanded(under)), factoredForm(under))}, so the zeros of the denominator are ${low} and ${high}.`,
				'factor the denominator',
			),
			...(isDomain
				? []
				: [
						sentence(
							say`The vertical asymptotes are ${equation('x', low)} and ${equation('x', high)}.`,
							'the denominator is 0 there, and the numerator is never 0',
						),
						sentence(
							say`As ${absolute('x')} increases without bound, ${f} approaches 0, so the horizontal asymptote is ${equation('y', 0)}.`,
							'the numerator is constant, and the denominator increases without bound',
						),
					]),
			...(isDomain
				? [sentence(say`The domain is ${answer.body}.`)]
				: [
						withRational(
							sentence(say`The asymptotes are ${answer.body}.`),
							{ over: [a], under: expanded(under), poles: [low, high] },
							{ walls: [low, high], level: 0 },
						),
					]),
		],
		hints: [
			say`What are the factors of the denominator? Where is each of them 0?`,
			...(isDomain
				? []
				: [say`What does ${f} approach as ${absolute('x')} increases without bound?`]),
		],
	};
}

/** Why greatest and least are exchanged. */
const RECIPROCAL = 'as a number increases without changing sign, its reciprocal decreases';

const rising = (p: number, q: number): [number, number] => [Math.min(p, q), Math.max(p, q)];

/** "x = −2, x = 3, and y = 0" */
export const asymptotes = (zeros: readonly number[], level: Expression): Prose => {
	const vertical = zeros
		.map((zero) => say`${equation('x', zero)}`)
		.reduce((all, one, at) => (at === 0 ? one : say`${all}, ${one}`), say``);
	return say`${vertical}${zeros.length > 1 ? ',' : ''} and ${equation('y', level)}`;
};

/** f(x) = 1/(a(x − h)² + k): the minimum of the quadratic is the maximum of its reciprocal */
export function extremum(draw: Draw): Draft | undefined {
	const [h, k, a] = [draw.int('h'), draw.int('k'), draw.int('a')];
	if (h === 0 || Math.abs(k) === 1) return undefined;
	const square = power(shifted('x', h), 2);
	const vertexForm = sum(a === 1 ? square : product(a, square), k);
	const isVertexForm = draw.random.int(0, 1) === 0;
	const quadratic = isVertexForm ? vertexForm : written([a, -2 * a * h, a * h * h + k]);
	if (a * h * h + k === 0) return undefined;
	const kind = a > 0 ? 'maximum' : 'minimum';
	const other = a > 0 ? 'minimum' : 'maximum';
	const value = new Fraction(1, k);
	const point = (x: number, y: Fraction) => tuple(num(x), num(y));
	return {
		prompt: say`What is the local extremum of the function ${equation(f, quotient(1, quadratic))}?`,
		answer: multipleChoice(
			say`a local ${kind} at ${point(h, value)}`,
			distractor(
				say`a local ${other} at ${point(h, value)}`,
				'gave the same type of extremum as that of the quadratic',
			),
			distractor(
				say`a local ${other} at ${point(h, new Fraction(k))}`,
				'gave the vertex of the quadratic',
			),
			distractor(
				say`a local ${kind} at ${point(-h, value)}`,
				'used the opposite of the x-coordinate of the vertex',
			),
		),
		steps: [
			...(isVertexForm
				? []
				: [
						sentence(say`Rewrite the denominator in vertex form.`),
						...vertexFormLines({ a, b: -2 * a * h, c: a * h * h + k }),
					]),
			sentence(
				say`The quadratic ${vertexForm} has a ${other} of ${k} at ${equation('x', h)}.`,
				`the coefficient of the squared term is ${a > 0 ? 'positive' : 'negative'}, so the graph opens ${a > 0 ? 'upward' : 'downward'}`,
			),
			sentence(
				say`Near ${equation('x', h)}, the quadratic is ${k > 0 ? 'positive' : 'negative'}, so its reciprocal is ${a > 0 ? 'greatest where the quadratic is least' : 'least where the quadratic is greatest'}.`,
				RECIPROCAL,
			),
			withRational(
				sentence(
					say`${equation(call('f', h), num(value))}, so ${f} has a local ${kind} at ${point(h, value)}.`,
					`the reciprocal of ${k < 0 ? '−' : ''}${Math.abs(k)} is ${k < 0 ? '−' : ''}1/${Math.abs(k)}`,
				),
				{ over: [1], under: [a, -2 * a * h, a * h * h + k], poles: [] },
				{ points: [[h, value]] },
			),
		],
		hints: [say`Where is the vertex of the quadratic? What happens to the reciprocal there?`],
	};
}

// Where the reciprocal of a quadratic function is positive or negative, rises or falls.

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
