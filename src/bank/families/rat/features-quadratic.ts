/** Reciprocals of quadratic functions: asymptotes, domain, extremum, where they rise and fall. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	list,
	num,
	quotient,
	sum,
	power,
	product,
	tuple,
} from '../../../math/expression.ts';
import { call, INFINITY, interval } from '../../../math/notation.ts';
import { type Prose, say } from '../../../math/prose.ts';
import { multipleChoice, slip } from '../../answer.ts';
import { type Draft, type Draw, sentence } from '../../family.ts';
import { written } from '../../working/coefficients.ts';
import { distinctChoices } from '../../working/distinct-choices.ts';
import { expanded, factoredForm, withZeros } from '../../working/factored.ts';
import { MINUS_INFINITY } from '../../working/inequality.ts';
import { shifted } from '../../working/quadratic.ts';
import { bar } from './features-reciprocal.ts';

const f = call('f', 'x');

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
		say`all real numbers except ${list(...zeros.map((zero) => num(zero)))}`;
	const lines = (...zeros: number[]): Prose => asymptotes(zeros, num(0));
	const answer = isDomain
		? distinctChoices(
				except(low, high),
				[except(...negated), 'took the wrong signs for the zeros'],
				[except(0), 'gave the range'],
				[except(high), 'found only one zero of the denominator'],
				[except(low), 'found only one zero of the denominator'],
			)
		: distinctChoices(
				lines(low, high),
				[lines(...negated), 'took the wrong signs for the zeros'],
				[asymptotes([low, high], num(a)), 'took the numerator for the horizontal asymptote'],
				[lines(high), 'found only one zero of the denominator'],
				[lines(low), 'found only one zero of the denominator'],
			);
	if (!answer) return undefined;
	return {
		prompt: isDomain
			? say`What is the domain of ${rule}?`
			: say`What are all asymptotes of the graph of ${rule}?`,
		answer,
		steps: [
			sentence(
				say`The denominator is ${equation(written(expanded(under)), factoredForm(under))}, so its zeros are ${low} and ${high}.`,
				'factor the denominator',
			),
			...(isDomain
				? []
				: [
						sentence(
							say`Far out ${f} comes close to 0: the horizontal asymptote is ${equation('y', 0)}.`,
						),
					]),
			sentence(say`The answer: ${answer.body}.`),
		],
		hints: [say`Factor the denominator. Where is it 0?`],
	};
}

const rising = (p: number, q: number): [number, number] => [Math.min(p, q), Math.max(p, q)];

/** "x = −2, x = 3 and y = 0" */
export const asymptotes = (zeros: readonly number[], level: Expression): Prose => {
	const vertical = zeros
		.map((zero) => say`${equation('x', zero)}`)
		.reduce((all, one, at) => (at === 0 ? one : say`${all}, ${one}`), say``);
	return say`${vertical} and ${equation('y', level)}`;
};

/** f(x) = 1/(a(x − h)² + k): the vertex of the quadratic turns over */
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
		prompt: say`Which local extremum does ${equation(f, quotient(1, quadratic))} have?`,
		answer: multipleChoice(
			say`a local ${kind} at ${point(h, value)}`,
			slip(say`a local ${other} at ${point(h, value)}`, 'kept the kind of the vertex'),
			slip(
				say`a local ${other} at ${point(h, new Fraction(k))}`,
				'gave the vertex of the quadratic',
			),
			slip(say`a local ${kind} at ${point(-h, value)}`, 'took the wrong sign for the vertex'),
		),
		steps: [
			...(isVertexForm
				? []
				: [sentence(say`${equation(quadratic, vertexForm)}`, 'complete the square')]),
			sentence(
				say`The quadratic has its ${other} ${k} at ${equation('x', h)}.`,
				a > 0 ? 'it opens upward' : 'it opens downward',
			),
			sentence(
				say`Where the quadratic is least, its reciprocal is greatest and the other way round, as long as the sign stays the same. So ${f} has a local ${kind} at ${point(h, value)}.`,
			),
		],
		hints: [say`Find the vertex of the quadratic. What happens to the reciprocal there?`],
	};
}

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
				slip(left, 'took the wrong sign left of both zeros'),
				slip(right, 'took the wrong sign right of both zeros'),
				slip(open(MINUS_INFINITY, H), 'left out the first zero of the denominator'),
			)
		: multipleChoice(
				random.int(0, 1) === 0 ? left : right,
				slip(between, 'took the wrong sign between the zeros'),
				slip(open(L, INFINITY), 'left out the second zero of the denominator'),
				slip(open(MINUS_INFINITY, H), 'left out the first zero of the denominator'),
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
			slip(one, 'took the behaviour of the denominator'),
			slip(two, 'took the behaviour of the denominator'),
			slip(open(L, H), 'did not see the turn in the middle'),
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
