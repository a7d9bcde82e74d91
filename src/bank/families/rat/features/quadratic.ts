/** Reciprocals of quadratic functions: asymptotes, domain, extremum, where they rise and fall. */
import Fraction from 'fraction.js';
import {
	absolute,
	equation,
	type Expression,
	num,
	quotient,
	sum,
	power,
	product,
	tuple,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { distractor, type Draft, type Draw, multipleChoice, sentence } from '../../../family.ts';
import { expanded, factoredForm, withZeros, written } from '../../../steps/coefficients.ts';
import { vertexFormLines } from '../../../steps/complete-square.ts';
import { distinctChoices } from '../../../steps/choices.ts';
import { shifted } from '../../../steps/quadratic.ts';
import { f } from './question.ts';
import { withRational } from './rational-sketch.ts';
import { bar } from './reciprocal.ts';

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
export const RECIPROCAL = 'as a number increases without changing sign, its reciprocal decreases';

export const rising = (p: number, q: number): [number, number] => [Math.min(p, q), Math.max(p, q)];

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
