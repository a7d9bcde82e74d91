/** Quadratics through three points, and equations with given roots. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	product,
	relation,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { coprime } from '../../../../math/gcd.ts';
import { plainNumber, plainPolynomial } from '../../../../math/plain-notation.ts';
import { linear, polynomialExpression, term, uncollected } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { standardEquation, standardForm, type WholeQuadratic } from '../../../../math/quadratic.ts';
import {
	type Draft,
	expression,
	type Line,
	line,
	onlyIf,
	oppositeProduct,
	sentence,
	takeAway,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';
import { F, type Featured } from './lead.ts';

const STANDARD = standardIn('a', 'b', 'c');

function standardIn(a: string, b: string, c: string): Expression {
	return uncollected(term(1, `${a}xx`), term(1, `${b}x`), term(1, c));
}

/** In the equation that gives b, the coefficient of a; and that of a in the equation that gives a. */
function lastCoefficients([x1, x2, x3]: Triple): { beside: number; run: number } {
	const [one, two] = [x1, x2, x3].filter((x) => x !== 0);
	return one !== undefined && two !== undefined && x1 * x2 * x3 === 0
		? { beside: one > 0 ? one : two, run: two - one }
		: { beside: x1 + x2, run: x3 - x1 };
}

/** With the leading coefficient as it is before the last division. */
function notDivided(quadratic: WholeQuadratic, xs: Triple): WholeQuadratic {
	const { beside, run } = lastCoefficients(xs);
	const a = quadratic.a * run;
	return completed(quadratic, xs, a, (quadratic.a - a) * beside + quadratic.b);
}

/** The coefficient of x from the right one of x², with the wrong operation. */
const wrongMiddle = (quadratic: WholeQuadratic, xs: Triple): WholeQuadratic =>
	completed(
		quadratic,
		xs,
		quadratic.a,
		quadratic.b + 2 * quadratic.a * lastCoefficients(xs).beside,
	);

const wrongMiddleWhy = (known: number): string =>
	known < 0
		? `subtracted ${-known} instead of adding it to isolate b`
		: `added ${known} instead of subtracting it to isolate b`;

/** The constant term from the point on the y-axis, or else from the first equation. */
const completed = (of: WholeQuadratic, xs: Triple, a: number, b: number): WholeQuadratic => {
	const x = xs.includes(0) ? 0 : xs[0];
	return { a, b, c: heightAt(of, x) - a * x * x - b * x };
};

type Triple = readonly [number, number, number];

const heightAt = ({ a, b, c }: WholeQuadratic, x: number): number => a * x * x + b * x + c;

/** Terms in a, b and c, zero ones left out. */
const inLetters = (a: number, b: number, c: number): Expression =>
	polynomialExpression(
		[term(a, 'a'), term(b, 'b'), term(c, 'c')].filter(({ coefficient }) => !coefficient.equals(0)),
	);

export function throughThreePoints(quadratic: WholeQuadratic, xs: Triple): Featured | undefined {
	const { a, b, c } = quadratic;
	const ys = xs.map((x) => heightAt(quadratic, x));
	const { beside, run } = lastCoefficients(xs);
	if (a === b || b === 0 || c === 0 || ys.some((y) => Math.abs(y) > 60)) return undefined;
	const [first, second, third] = xs.map((x, at) => tuple(x, ys[at] ?? 0));
	if (!first || !second || !third) return undefined;
	const facts = say`The graph of a quadratic function ${symbol('f')} passes through ${first}, ${second}, and ${third}.`;
	return {
		facts,
		prompt: say`${facts} Write ${F} in the form ${STANDARD}.`,
		answer: withMisconceptions(
			expression(standardForm(quadratic)),
			...onlyIf(run !== 1, [
				expression(standardForm(notDivided(quadratic, xs))),
				`did not divide by ${run} to find a`,
			]),
			...onlyIf(beside !== 0, [
				expression(standardForm(wrongMiddle(quadratic, xs))),
				wrongMiddleWhy(a * beside),
			]),
			[expression(standardForm({ a: b, b: a, c })), 'switched the first two coefficients'],
		),
		steps: [
			sentence(
				say`The function has the form ${equation(F, STANDARD)}.`,
				'this is the standard form of a quadratic function',
			),
			...systemLines(xs, ys),
			...(xs.includes(0) ? knownConstantLines(quadratic, xs) : solvedLines(quadratic, xs)),
			withParabola(
				line(equation(F, standardForm({ a, b, c })), 'substitute a, b, and c'),
				quadratic,
				{ points: xs.map((x, at) => [x, ys[at] ?? 0]) },
			),
		],
		hints: [
			say`If ${equation(F, STANDARD)}, each point gives one equation in ${symbol('a')}, ${symbol('b')}, and ${symbol('c')}. What are the three equations?`,
			xs.includes(0)
				? say`Which of the equations gives ${symbol('c')}, and what do the other two equations then become?`
				: say`How can you eliminate ${symbol('c')} from the equations?`,
		],
	};
}

const systemLines = (xs: Triple, ys: number[]): Line[] =>
	xs.map((x, at) =>
		line(
			equation(inLetters(x * x, x, 1), ys[at] ?? 0),
			`substitute x = ${plainNumber(x)} and f(x) = ${plainNumber(ys[at] ?? 0)}`,
		),
	);

/** "2a + b = −1" */
const plainEquation = (a: number, b: number, value: number): string =>
	`${plainPolynomial([term(a, 'a'), term(b, 'b')])} = ${plainNumber(value)}`;

/** A point on the y-axis gives c. In the other two equations b gets the coefficient 1 or −1 and is eliminated. */
function knownConstantLines({ a, b, c }: WholeQuadratic, xs: Triple): Line[] {
	const reduced = (x: number): Line[] => {
		const which = xs.indexOf(x) === 0 ? 'first' : xs.indexOf(x) === 1 ? 'second' : 'third';
		const value = a * x * x + b * x;
		return [
			line(
				equation(sum(inLetters(x * x, x, 0), c), value + c),
				`substitute ${plainNumber(c)} for c in the ${which} equation`,
			),
			line(equation(inLetters(x * x, x, 0), value), takeAway(new Fraction(c))),
			...(Math.abs(x) === 1
				? []
				: [
						line(
							equation(inLetters(Math.abs(x), Math.sign(x), 0), value / Math.abs(x)),
							`divide both sides by ${Math.abs(x)}`,
						),
					]),
		];
	};
	const { beside, run } = lastCoefficients(xs);
	const others = xs.filter((x) => x !== 0);
	const isOpposite = others.some((x) => x < 0);
	const [one = '', two = ''] = others.map((x) =>
		plainEquation(Math.abs(x), Math.sign(x), (a * x * x + b * x) / Math.abs(x)),
	);
	const why = isOpposite ? `add ${one} and ${two}` : `subtract ${one} from ${two}`;
	return [
		...others.flatMap(reduced),
		...(run === 1
			? [line(equation('a', a), why)]
			: [
					line(equation(product(run, 'a'), run * a), why),
					line(equation('a', a), `divide both sides by ${run}`),
				]),
		...knownPlus('b', a * beside, b, `${plainNumber(a)} for a in ${isOpposite ? two : one}`),
	];
}

/** c is eliminated by subtracting consecutive equations, then b. */
function solvedLines({ a, b, c }: WholeQuadratic, [x1, x2, x3]: Triple): Line[] {
	const slope = (x: number, y: number) => a * (x + y) + b;
	const difference = (from: number, to: number, why: string): Line[] => {
		const run = to - from;
		const whole = equation(inLetters(to * to - from * from, run, 0), run * slope(from, to));
		const short = equation(inLetters(from + to, 1, 0), slope(from, to));
		return run === 1
			? [line(short, why)]
			: [line(whole, why), line(short, `divide both sides by ${run}`)];
	};
	const [low, high] = [slope(x1, x2), slope(x2, x3)];
	const lower = plainEquation(x1 + x2, 1, low);
	const run = x3 - x1;
	return [
		...difference(x1, x2, 'subtract the first equation from the second'),
		...difference(x2, x3, 'subtract the second equation from the third'),
		...(x1 + x2 === 0
			? [
					line(equation(sum(product(run, 'a'), b), high), `substitute ${plainNumber(b)} for b`),
					line(equation(product(run, 'a'), high - low), takeAway(new Fraction(b))),
				]
			: [
					line(
						equation(product(run, 'a'), high - low),
						`subtract ${lower} from ${plainEquation(x2 + x3, 1, high)}`,
					),
				]),
		line(equation('a', a), `divide both sides by ${run}`),
		...(x1 + x2 === 0
			? []
			: knownPlus('b', a * (x1 + x2), b, `${plainNumber(a)} for a in ${lower}`)),
		...lastLines([a * x1 * x1, b * x1, c], [a, b]),
	];
}

/** "−2 + 2 + c = −9", then c: the terms beside c may add up to 0. */
function lastLines([square, middle, c]: Triple, [a, b]: readonly [number, number]): Line[] {
	const what = `${plainNumber(a)} for a and ${plainNumber(b)} for b in the first equation`;
	return square !== 0 && square + middle === 0
		? [
				line(equation(sum(square, middle, 'c'), c), `substitute ${what}`),
				line(equation('c', c), `${plainNumber(square)} and ${plainNumber(middle)} add up to 0`),
			]
		: knownPlus('c', square + middle, c, what);
}

/** "7 + c = 3", then c. */
const knownPlus = (letter: string, known: number, value: number, what: string): Line[] =>
	known === 0
		? [line(equation(letter, value), `substitute ${what}`)]
		: [
				line(equation(sum(known, letter), known + value), `substitute ${what}`),
				line(equation(letter, value), takeAway(new Fraction(known))),
			];

// The part that writes an equation with given roots.

/** The equation with the roots p/q and r/s. */
export function withRoots([p, q]: [number, number], [r, s]: [number, number]): Draft | undefined {
	if (!coprime(p, q) || !coprime(r, s) || p * s >= r * q) return undefined;
	const quadratic = { a: q * s, b: -(p * s + r * q), c: p * r };
	if (quadratic.b === 0) return undefined;
	const answer = written('equation', standardEquation(quadratic));
	const factor = (over: number, under: number) => polynomialExpression(linear(under, 'x', -over));
	const [first, second] = [num(`${p}/${q}`), num(`${r}/${s}`)];
	const clearing = (over: number, under: number) =>
		under === 1 ? '' : `${under} × (${Math.abs(over)}/${under}) = ${Math.abs(over)}`;
	const why = [clearing(p, q), clearing(r, s)].filter(Boolean).join(' and ');
	return {
		prompt: say`Write a quadratic equation that has roots ${first} and ${second}. Give it in the form ${equation(STANDARD, 0)} with integer coefficients that have no common factor, and with ${relation('a', '>', 0)}.`,
		answer: withMisconceptions(
			answer,
			[
				written('equation', standardEquation({ ...quadratic, b: -quadratic.b })),
				'wrote x + r instead of x − r for each root r',
			],
			[
				written('equation', standardEquation({ ...quadratic, c: -quadratic.c })),
				oppositeProduct(-p, -r),
			],
		),
		steps: [
			line(
				equation(
					product(
						polynomialExpression(linear(1, 'x', first.kind === 'number' ? first.value.neg() : 0)),
						polynomialExpression(linear(1, 'x', second.kind === 'number' ? second.value.neg() : 0)),
					),
					0,
				),
				'each root r gives a factor x − r',
			),
			...(q * s === 1
				? []
				: [
						line(
							equation(product(factor(p, q), factor(r, s)), 0),
							`multiply both sides by ${q * s}: ${why}`,
						),
					]),
			line(
				equation(
					uncollected(term(q * s, 'xx'), term(-q * r, 'x'), term(-p * s, 'x'), term(p * r)),
					0,
				),
				'expand the left side',
			),
			line(standardEquation(quadratic), 'combine like terms'),
		],
		hints: [
			say`If ${symbol('r')} is a root of the equation, which factor does its left side have?`,
		],
	};
}
