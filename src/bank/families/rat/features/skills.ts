/** rat.features: asymptotes, holes, intercepts, ends of rational functions. */
import Fraction from 'fraction.js';
import {
	expanded,
	factoredForm,
	plainFactor,
	withZeros,
	written,
	zeroAt,
} from '../../../../math/coefficients.ts';
import {
	absolute,
	brackets,
	equation,
	num,
	opposite,
	product,
	quotient,
	relation,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { call, INFINITY } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { asymptotesOfQuotient, quotientOfLinears } from './asymptotes.ts';
import { type Ask, f, featureQuestion, withRational } from './feature.ts';
import { extremum, intervals, quadraticAsymptotes } from './quadratic.ts';
import { at, bar, except, reciprocalOfLinear, signLine } from './reciprocal.ts';

// f(x) = a/(x − h) + k: asymptotes and range.

/** f(x) = a/(x − h) + k */
function shiftedReciprocal(draw: Draw): Draft | undefined {
	const [h, k, a] = [draw.int('h'), draw.int('k'), draw.int('a')];
	// The numbers in the rule must differ, so that nobody gives the right one for another.
	if (h === 0 || k === 0 || a === k || Math.abs(h) === Math.abs(k)) return undefined;
	const rule = equation(f, sum(bar(a, written([1, -h])), k));
	const [H, K] = [num(h), num(k)];
	const graph = { over: [k, a - k * h], under: [1, -h], poles: [h] };
	const vertical = withRational(
		sentence(
			say`The denominator is 0 when ${equation('x', h)}, so the vertical asymptote is ${equation('x', h)}.`,
		),
		graph,
		{ walls: [h] },
	);
	const level = sentence(
		say`As ${absolute('x')} increases without bound, the fraction approaches 0, so ${f} approaches ${k}.`,
	);
	return featureQuestion(
		caseOf<Ask>(
			{
				'vertical asymptote': {
					ask: say`What is the vertical asymptote of the graph of ${rule}?`,
					right: at('x', H),
					wrong: [
						[at('x', num(-h)), 'used the opposite of the zero of the denominator'],
						[at('y', K), 'gave the horizontal asymptote'],
						[at('x', K), 'used the vertical shift instead of the zero of the denominator'],
					],
					lines: [
						sentence(
							say`The graph has a vertical asymptote where the denominator is 0 and the numerator is not. The numerator ${Math.abs(a)} is never 0.`,
						),
						vertical,
					],
					hint: say`For which value of ${symbol('x')} is the denominator 0?`,
				},
				'horizontal asymptote': {
					ask: say`What is the horizontal asymptote of the graph of ${rule}?`,
					right: at('y', K),
					wrong: [
						[at('y', num(-k)), 'reversed the direction of the vertical shift'],
						[at('x', H), 'gave the vertical asymptote'],
						[at('y', num(0)), 'forgot the vertical shift'],
					],
					lines: [
						level,
						withRational(sentence(say`The horizontal asymptote is ${equation('y', k)}.`), graph, {
							level: k,
						}),
					],
					hint: say`What does the fraction approach when ${absolute('x')} is very large?`,
				},
				range: {
					ask: say`What is the range of ${rule}?`,
					right: except(K),
					wrong: [
						[except(H), 'gave the domain'],
						[except(num(0)), 'forgot the vertical shift'],
						[except(num(-k)), 'reversed the direction of the vertical shift'],
					],
					lines: [
						sentence(
							say`The fraction is never 0, because its numerator is not 0. So ${f} is never ${k}.`,
						),
						sentence(
							say`The denominator ${written([1, -h])} takes on every real value except 0, so the fraction does, too.`,
						),
						sentence(say`The range of ${f} is ${except(K)}.`),
					],
					hint: say`What value can a fraction with a numerator of ${Math.abs(a)} never equal?`,
				},
			},
			draw.inTurn('ask'),
		),
	);
}

// How 1/(x − c) behaves beside its asymptote and far out.

const GOES = {
	up: say`${f} approaches ${INFINITY}`,
	down: say`${f} approaches ${opposite(INFINITY)}`,
	above: say`${f} approaches 0 through positive values`,
	below: say`${f} approaches 0 through negative values`,
} as const;

/** f(x) = a/(x − c) beside its asymptote and far out */
function nearAndFar(draw: Draw): Draft {
	const [a, c, side] = [draw.int('a'), draw.int('c'), draw.inTurn('side')];
	const rule = equation(f, bar(a, written([1, -c])));
	const isNear = side === 'left' || side === 'right';
	const isPositive = (side === 'right' || side === '+inf') === a > 0;
	const right = isNear ? (isPositive ? 'up' : 'down') : isPositive ? 'above' : 'below';
	const denominator = side === 'right' || side === '+inf' ? 'positive' : 'negative';
	const treated = `treated the denominator as ${denominator === 'positive' ? 'negative' : 'positive'}`;
	const MISTAKES: Readonly<Record<keyof typeof GOES, string>> = isNear
		? {
				up: treated,
				down: treated,
				above: `described the behaviour as x approaches ${a > 0 ? '∞' : '−∞'}`,
				below: `described the behaviour as x approaches ${a > 0 ? '−∞' : '∞'}`,
			}
		: {
				up: `described the behaviour just to the ${a > 0 ? 'right' : 'left'} of the vertical asymptote`,
				down: `described the behaviour just to the ${a > 0 ? 'left' : 'right'} of the vertical asymptote`,
				above: treated,
				below: treated,
			};
	const others = (['up', 'down', 'above', 'below'] as const).filter((one) => one !== right);
	const where = isNear
		? say`approaches ${c} from the ${side}`
		: say`approaches ${side === '+inf' ? INFINITY : opposite(INFINITY)}`;
	return {
		prompt: say`How does the function ${rule} behave as ${symbol('x')} ${where}?`,
		answer: multipleChoice(
			GOES[right],
			...others.map((one) => distractor(GOES[one], MISTAKES[one])),
		),
		steps: [
			sentence(
				isNear
					? say`Just to the ${side} of ${c}, the denominator ${written([1, -c])} is ${denominator} and close to 0.`
					: say`As ${symbol('x')} ${where}, the denominator ${written([1, -c])} is ${denominator}, and ${denominator === 'positive' ? 'it' : 'its absolute value'} increases without bound.`,
			),
			...signLine(a, written([1, -c])),
			sentence(
				say`The numerator is ${a > 0 ? 'positive' : 'negative'} and the denominator is ${denominator}, so the fraction is ${isPositive ? 'positive' : 'negative'}, and its absolute value ${isNear ? 'increases without bound' : 'approaches 0'}.`,
				isNear
					? 'dividing by a number close to 0 gives a quotient with a large absolute value'
					: 'dividing by a number with a large absolute value gives a quotient close to 0',
			),
			sentence(say`So ${GOES[right]}.`),
		],
		hints: [
			isNear
				? say`Just to the ${side} of ${c}, is the denominator positive or negative? Is its absolute value large or close to 0?`
				: say`When ${symbol('x')} is ${side === '+inf' ? 'very large' : 'negative and far from 0'}, is the denominator positive or negative? Is its absolute value large or close to 0?`,
		],
	};
}

export const skills: Skills = {
	'Find features of a simple reciprocal function': shiftedReciprocal,
	'Find features of the reciprocal of a linear function': reciprocalOfLinear,
	'Describe a reciprocal graph near a value': nearAndFar,
	'Find the asymptotes and domain of a reciprocal': quadraticAsymptotes,
	'Find the local extremum of a reciprocal': extremum,
	'Find where a reciprocal is increasing or positive': intervals,
	'Find the asymptotes and intercepts of a quotient': quotientOfLinears,
	'Find the hole in a graph': holes,
	'Find all asymptotes of a rational function': asymptotesOfQuotient,
	'Find the holes and intercepts of a rational function': holesAndIntercepts,
};

// Common factors of numerator and denominator: holes, and the intercepts that are left.

/** k(x − p)(x − q)/((x − p)(x − r)): the hole at x = p */
function holes(draw: Draw): Draft | undefined {
	const [p, q, r, k] = [draw.int('p'), draw.int('q'), draw.int('r'), draw.int('k')];
	return holeQuestion(p, q, r, k, 'hole');
}

function holesAndIntercepts(draw: Draw): Draft | undefined {
	const [p, q, r] = [draw.int('p'), draw.int('q'), draw.int('r')];
	return holeQuestion(p, q, r, 1, draw.inTurn('ask'));
}

function holeQuestion(p: number, q: number, r: number, k: number, ask: string): Draft | undefined {
	if (new Set([p, q, r]).size < 3) return undefined;
	const [over, under] = [withZeros(k, p, q), withZeros(1, p, r)];
	const problem = quotient(written(expanded(over)), written(expanded(under)));
	const rule = equation(f, problem);
	const reduced = quotient(factoredForm(withZeros(k, q)), written(zeroAt(r)));
	const height = new Fraction(k * (p - q), p - r);
	const start = new Fraction(k * q, r);
	const constants = quotient(k * p * q, p * r);
	const ofConstants = start.d === BigInt(p * r) ? num(start) : equation(constants, start);
	const lines: Line[] = [
		line(
			equation(f, quotient(factoredForm(over), factoredForm(under))),
			'factor the numerator and the denominator',
		),
		sentence(
			say`${equation(f, reduced)}, where ${relation('x', '\\ne', p)}.`,
			`cancel the common factor ${plainFactor(zeroAt(p))}, which is 0 at x = ${p}`,
		),
	];
	const point = (x: number, y: Fraction): Prose => say`${tuple(num(x), num(y))}`;
	return featureQuestion(
		caseOf<Ask>(
			{
				hole: {
					ask: say`At which point does the graph of ${rule} have a hole?`,
					right: point(p, height),
					wrong: [
						[
							point(p, new Fraction(0)),
							'used the value of the original numerator as the y-coordinate',
						],
						[point(-p, height), 'changed the sign of the x-coordinate'],
						[point(q, new Fraction(0)), 'gave the x-intercept'],
						[point(0, start), 'gave the y-intercept'],
					],
					lines: [
						...lines,
						sentence(
							say`${valueOf(k, q, r, p, height)}, so the hole is at ${point(p, height)}.`,
							`the y-coordinate of the hole is the value of the simplified form at x = ${p}`,
						),
					],
					hint: say`Which factor do the numerator and the denominator share? What is the value of the simplified form at the zero of this factor?`,
				},
				'x-int': {
					ask: say`What is the ${symbol('x')}-intercept of the graph of ${rule}?`,
					right: say`${q}`,
					wrong: [
						[say`${p}`, 'mistook the hole for an intercept'],
						[say`${r}`, 'gave the vertical asymptote'],
						[say`${-q}`, 'used the opposite of the zero of the numerator'],
						[say`${-p}`, 'gave the opposite of the x-coordinate of the hole'],
					],
					lines: [
						...lines,
						sentence(
							say`The remaining numerator is 0 when ${equation('x', q)}, so the ${symbol('x')}-intercept is ${q}.`,
						),
					],
					hint: say`Which factors are left after you cancel? When is the remaining numerator 0?`,
				},
				'y-int': {
					ask: say`What is the ${symbol('y')}-intercept of the graph of ${rule}?`,
					right: say`${num(start)}`,
					wrong: [
						[say`${num(start.neg())}`, 'changed the sign of one of the constant terms'],
						[say`${num(start.inverse())}`, 'divided the denominator by the numerator'],
						[say`${q}`, 'gave the x-intercept'],
						[say`${k}`, 'gave the horizontal asymptote'],
					],
					lines: [
						line(equation(call('f', 0), ofConstants), 'substitute 0 for x'),
						sentence(say`The ${symbol('y')}-intercept is ${num(start)}.`),
					],
					hint: say`What is the value of ${symbol('x')} on the ${symbol('y')}-axis?`,
				},
			},
			ask,
		),
	);
}

/** k(x − q)/(x − r) at x as it is substituted, and its value: (4 + 5)/(4 − 7) = 9/(−3) = −3. */
function valueOf(k: number, q: number, r: number, x: number, value: Fraction): Prose {
	const factorWith = (zero: number) => (zero === 0 ? num(x) : x === 0 ? num(-zero) : sum(x, -zero));
	const [over, under] = [factorWith(q), factorWith(r)];
	const shown = quotient(k === 1 ? over : product(k, brackets(over)), under);
	const evaluated = quotient(k * (x - q), x - r);
	const isLong = x - r !== 1 && ![shown, num(value)].some((one) => tex(one) === tex(evaluated));
	return tex(shown) === tex(num(value)) || tex(under) === '1'
		? say`At ${equation('x', x)}, the simplified form has the value ${num(value)}`
		: say`${equation(isLong ? equation(shown, evaluated) : shown, num(value))}`;
}
