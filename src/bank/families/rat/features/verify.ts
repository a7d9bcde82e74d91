/**
 * Tries what each choice says on the prompt's own function: near the values that it names, far out, and at many points
 * of an interval.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { readIntervals } from '../../../verify/interval-set.ts';
import {
	commonFactor,
	degreeOf,
	dividedBy,
	opposite,
	plus,
	type Polynomial,
	readPolynomial,
	readRational,
	realZeros,
	times,
} from '../../../verify/polynomial.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

// What a choice says about a function, tried on the function itself. Only for the verifier.

type Func = {
	over: Polynomial;
	under: Polynomial;
	/** No common factor is left. */
	reduced: { over: Polynomial; under: Polynomial };
	at: (x: number) => number;
};

type Test = (text: string, f: Func, question: Question) => boolean;

function functionOf(tex: string): Func {
	const { over, under } = readRational(tex);
	const shared = commonFactor(over, under);
	const reduced = {
		over: dividedBy(over, shared).quotient,
		under: dividedBy(under, shared).quotient,
	};
	const value = readReal(tex);
	return { over, under, reduced, at: (x) => value({ x }) };
}

const near = (a: number, b: number) => Math.abs(a - b) < 1e-7 * Math.max(1, Math.abs(b));
const formulas = (text: string) => [...text.matchAll(/\$([^$]+)\$/g)].map(([, tex = '']) => tex);
const real = (tex: string) => readReal(tex)();

/** "x = 2": the reduced denominator is 0 there. */
const isPole = (f: Func, at: number) => realZeros(f.reduced.under).some((zero) => near(zero, at));

/** "y = 2x + 1": the function minus the line goes to 0 far out. */
function isLevel(f: Func, tex: string): boolean {
	const line = times(readPolynomial(tex), f.reduced.under);
	return degreeOf(plus(f.reduced.over, opposite(line))) < degreeOf(f.reduced.under);
}

const isAsymptote = (f: Func, tex: string): boolean => {
	const [letter, value = ''] = sidesOf(tex);
	return letter === 'x' ? isPole(f, real(value)) : isLevel(f, value);
};

const isAllAsymptotes: Test = (text, f) => {
	const claims = formulas(text);
	const vertical = claims.filter((tex) => tex.startsWith('x')).length;
	return (
		claims.every((tex) => isAsymptote(f, tex)) && vertical === realZeros(f.reduced.under).length
	);
};

/** Of the kind that is asked for. */
const isNamed =
	(letter: 'x' | 'y'): Test =>
	(text, f) =>
		formulas(text).every((tex) => tex.startsWith(letter) && isAsymptote(f, tex));

const excepted = (text: string): number[] =>
	formulas(text).flatMap((tex) => tex.split(', ').map((part) => real(part)));

const isDomain: Test = (text, f) => {
	const [zeros, claimed] = [realZeros(f.under), excepted(text)];
	return (
		zeros.length === claimed.length &&
		zeros.every((zero) => claimed.some((value) => near(value, zero)))
	);
};

/** The value is never taken. */
const isRange: Test = (text, f) => {
	const [value = ''] = formulas(text);
	const gap = plus(f.reduced.over, opposite(times(readPolynomial(value), f.reduced.under)));
	return gap.length > 0 && realZeros(gap).length === 0;
};

const isZero: Test = (text, f) =>
	realZeros(f.reduced.over).some((zero) => near(zero, excepted(text)[0] ?? Number.NaN));

const isStart: Test = (text, f) => near(f.at(0), excepted(text)[0] ?? Number.NaN);

function pointIn(text: string): [number, number] {
	const [, x = '', y = ''] = /\$\((.+), (.+)\)\$/.exec(text) ?? [];
	return [real(x), real(y)];
}

const isHole: Test = (text, f) => {
	const [x, y] = pointIn(text);
	const shared = realZeros(commonFactor(f.over, f.under));
	const value = (p: Polynomial) =>
		p.reduceRight((total, [n, d]) => total * x + Number(n) / Number(d), 0);
	return (
		shared.some((zero) => near(zero, x)) && near(value(f.reduced.over) / value(f.reduced.under), y)
	);
};

const isExtremum: Test = (text, f) => {
	const [x, y] = pointIn(text);
	const beside = [f.at(x - 1e-3), f.at(x + 1e-3)];
	const isMaximum = text.includes('maximum');
	return near(f.at(x), y) && beside.every((value) => (isMaximum ? value < y : value > y));
};

/** A hundred points inside, none of them a pole. */
function samplesIn(text: string): number[] {
	const [piece] = readIntervals(formulas(text)[0] ?? '');
	if (!piece) return [];
	const [low, high] = [Math.max(piece.from, -60.03), Math.min(piece.to, 60.07)];
	return Array.from({ length: 99 }, (_, at) => low + ((at + 1) * (high - low)) / 100);
}

const hasNoPole = (text: string, f: Func): boolean => {
	const [piece] = readIntervals(formulas(text)[0] ?? '');
	return realZeros(f.under).every(
		(zero) => !piece || zero <= piece.from + 1e-9 || zero >= piece.to - 1e-9,
	);
};

const isOfSign: Test = (text, f, { question }) =>
	hasNoPole(text, f) &&
	samplesIn(text).every((x) => f.at(x) < 0 === question.includes('negative throughout'));

const isMonotone: Test = (text, f, { question }) => {
	const values = samplesIn(text).map(f.at);
	const rises = question.includes('increasing');
	return (
		hasNoPole(text, f) &&
		values.slice(1).every((value, at) => value > (values[at] ?? value) === rises)
	);
};

/** Where x goes, and what the values do there. */
const goes: Test = (text, f, { question }) => {
	const close = /approaches \$(-?\d+)\$ from the (left|right)/.exec(question);
	const x = close
		? Number(close[1]) + (close[2] === 'left' ? -1e-6 : 1e-6)
		: question.includes('approaches $-\\infty$')
			? -1e6
			: 1e6;
	const value = f.at(x);
	if (text.includes('positive values')) return value > 0 && value < 1e-3;
	if (text.includes('negative values')) return value < 0 && value > -1e-3;
	return text.includes('-\\infty') ? value < -1e3 : value > 1e3;
};

export const verify: Verify = ({ question }) => {
	const rule = promptFormulas(question).find((tex) => tex.startsWith('f(x) =')) ?? '';
	const f = functionOf(sidesOf(rule).at(-1) ?? '');
	const test = TESTS.find(([phrase]) => question.question.includes(phrase))?.[1];
	return test
		? expectOneChoice(question, (text) => test(text, f, question))
		: ['there is no check for this question'];
};

const TESTS: readonly (readonly [string, Test])[] = [
	['all the asymptotes', isAllAsymptotes],
	['vertical asymptote', isNamed('x')],
	['horizontal asymptote', isNamed('y')],
	['the domain', isDomain],
	['the range', isRange],
	['$y$-intercept', isStart],
	['$x$-intercept', isZero],
	['have a hole', isHole],
	['local extremum', isExtremum],
	[
		'throughout',
		(text, f, question) =>
			/negative|positive/.test(question.question)
				? isOfSign(text, f, question)
				: isMonotone(text, f, question),
	],
	['behave as', goes],
];
