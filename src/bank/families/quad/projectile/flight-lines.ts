/** Heights and times of a flight, rounded where they are not integers. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	relation,
	sum,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { decimal, roundedText } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	discriminantValue,
	standardEquation,
	type WholeQuadratic,
} from '../../../../math/quadratic.ts';
import { isSquare } from '../../../../math/surd.ts';
import { type Flight, heightRule } from '../../../contexts/flights.ts';
import {
	decimalAnswer,
	type DraftAnswer,
	integer,
	type Line,
	line,
	sentence,
	withFigure,
	withUnit,
} from '../../../family.ts';
import { roundsClearly } from '../../../steps/amounts.ts';
import { decimalRootLines, realRoots } from '../../../steps/decimal-roots.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';

/** What a question about a flight asks and the lines that find it. */
export type Worked = { value: number; lines: Line[] };

/** A number with at most two decimals, or `places`, exact or rounded. */
export function shownNumber(
	value: Fraction | number,
	places = 2,
): { expression: Expression; exact: boolean } {
	const scaled = new Fraction(value).mul(10 ** places);
	const exact = scaled.d === 1n;
	const text = exact ? new Fraction(value).toString() : roundedText(value, places);
	return { expression: decimal(text), exact };
}

/** More decimals than the answer has, but not those that would be rounded to another tenth. */
export const withSpareDigit = (value: number): string =>
	[2, 3, 4]
		.map((places) => roundedText(value, places))
		.find((text) => roundedText(new Fraction(text), 1) === roundedText(value, 1)) ??
	roundedText(value, 5);

/** Whole, or to the nearest tenth: `note` is what the prompt adds. `undefined` near a boundary of rounding. */
export function flightAnswer(
	value: number,
	unit: string,
): { answer: DraftAnswer; note: string; exact: boolean } | undefined {
	const near = Math.round(value);
	if (Math.abs(value - near) < 1e-9)
		return near === 1
			? undefined
			: { answer: withUnit(integer(near), unit), note: '', exact: true };
	if (!roundsClearly(value, 1) || roundedText(value, 1) === '1.0') return undefined;
	const isTenth = Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;
	return {
		answer: withUnit(decimalAnswer(isTenth ? Number(value.toFixed(1)) : value, 1), unit),
		note: isTenth ? '' : ' Round to the nearest tenth.',
		exact: isTenth,
	};
}

/** −16(2)² + 40(2) + 5. */
function heightShown(flight: Flight, t: Expression): Expression {
	const rule = heightRule(flight);
	if (rule.kind !== 'sum') return rule;
	return sum(...rule.terms.map((term) => putIn(term, t)));
}

function putIn(term: Expression, t: Expression): Expression {
	if (term.kind !== 'product') return term;
	return product(
		...term.factors.map((factor) => {
			if (factor.kind === 'symbol') return brackets(t);
			return factor.kind === 'power' ? power(brackets(t), factor.exponent) : factor;
		}),
	);
}

function termsAt({ g, v, s }: Flight, t: Fraction | number): Fraction[] {
	const at = new Fraction(t);
	return [g.neg().mul(at).mul(at), at.mul(v), new Fraction(s)];
}

const heightAt = (flight: Flight, t: Fraction | number): number =>
	termsAt(flight, t)
		.reduce((height, term) => height.add(term))
		.valueOf();

/** `undefined` when rounding the rounded time again would give another tenth. */
export function topTime(flight: Flight, places = 2): Worked | undefined {
	const { g, v } = flight;
	const time = new Fraction(v).div(g.mul(2));
	const { expression, exact } = shownNumber(time, places);
	if (
		!shownNumber(time).exact &&
		roundedText(new Fraction(roundedText(time, 2)), 1) !== roundedText(time, 1)
	)
		return undefined;
	const lead = g.d === 1n ? num(g.neg()) : decimal(g.neg().toString());
	return {
		value: time.valueOf(),
		lines: [
			line(
				equation('t', opposite(quotient('b', product(2, 'a')))),
				'this is the axis of symmetry, and the vertex lies on it',
			),
			line(
				equation('t', opposite(quotient(num(v), product(2, brackets(lead))))),
				`substitute a = −${g.toString()} and b = ${v}`,
			),
			line(
				relation('t', exact ? '=' : '\\approx', expression),
				exact
					? 'evaluate the fraction'
					: places > 2
						? 'keep extra decimal places until the end'
						: 'use a calculator',
			),
		],
	};
}

/** `undefined` when the time rounded to hundredths would lead to another rounded height; four decimals are shown. */
export function topHeight(flight: Flight): Worked | undefined {
	const top = topTime(flight, 4);
	if (!top) return undefined;
	const time = new Fraction(flight.v).div(flight.g.mul(2));
	const { expression, exact } = shownNumber(time, 4);
	const value = heightAt(flight, time);
	const used = heightAt(flight, new Fraction(roundedText(time, 2)));
	if (roundedText(used, 1) !== roundedText(value, 1)) return undefined;
	return {
		value,
		lines: [
			...top.lines,
			...heightLines(flight, expression, value, {
				at: exact ? time : new Fraction(roundedText(time, 4)),
				exact,
			}),
		],
	};
}

/** The time `at`, written as `t`, goes into the rule; for a rounded one, so are the terms. */
function heightLines(
	flight: Flight,
	t: Expression,
	value: number,
	{ at, exact }: { at: Fraction | number; exact: boolean },
): Line[] {
	const result = shownNumber(value);
	const terms = termsAt(flight, at).filter((term) => !term.equals(0));
	const shownTerm = (term: Fraction) =>
		exact ? decimal(term.toString()) : shownNumber(term, 3).expression;
	const sign = exact ? '=' : '\\approx';
	return [
		line(
			relation('h', sign, heightShown(flight, t)),
			exact ? `substitute ${at.toString()} for t` : 'substitute this time for t',
		),
		...(terms.length > 1
			? [
					line(
						relation('h', sign, sum(...terms.map(shownTerm))),
						'evaluate the power, then multiply',
					),
				]
			: []),
		line(
			relation(
				'h',
				exact && result.exact ? '=' : '\\approx',
				exact ? result.expression : decimal(roundedText(value, 1)),
			),
			terms.length > 1 ? 'add and subtract' : 'evaluate the power, multiply, then add and subtract',
		),
	];
}

export const heightAfter = (flight: Flight, t: number): Worked => {
	const value = heightAt(flight, t);
	return { value, lines: heightLines(flight, num(t), value, { at: t, exact: true }) };
};

export const tell = (what: string, { body }: DraftAnswer): Line => sentence(say`${what} ${body}.`);

// When a flight has a given height, and how long it stays above it.

/** Both times at which the height is H, the second alone where the first is below 0; H = 0 is the ground. */
export type Times = { roots: [number, number]; lines: Line[] };

export function timesAt(flight: Flight, H: number, places = 1): Times | undefined {
	const { g, v, s } = flight;
	const scale = Number(g.d);
	const raw = {
		a: Number(g.mul(-scale).valueOf()),
		b: v * scale,
		c: (s - H) * scale,
	};
	const content = gcd(raw.a, raw.b, raw.c) * Math.sign(raw.a);
	const whole: WholeQuadratic = {
		a: raw.a / content,
		b: raw.b / content,
		c: raw.c / content + 0,
	};
	if (discriminantValue(whole) <= 0) return undefined;
	const rule = heightRule(flight);
	const zero = heightRule({ ...flight, s: s - H });
	const factor = new Fraction(scale).div(content);
	const clearing =
		factor.d === 1n
			? `multiply both sides by ${plainNumber(factor)}`
			: `divide both sides by ${plainNumber(factor.inverse())}`;
	const begin = [
		line(
			equation(rule, H),
			H === 0 ? 'on the ground, the height is 0' : `set the height equal to ${H}`,
		),
		...(H === 0 ? [] : [line(equation(zero, 0), `subtract ${H} from both sides`)]),
	];
	const solving = solvingLines(whole, clearing, places);
	return solving && { roots: realRoots(whole), lines: [...begin, ...solving] };
}

/** By factoring where the roots are rational, else by the formula, rounded. */
function solvingLines(whole: WholeQuadratic, why: string, places: number): Line[] | undefined {
	if (isRational(whole)) return factorSolvingLines(whole, 't', why);
	const worked = decimalRootLines(whole, places, 't');
	return worked && [line(standardEquation(whole, 't'), why), ...worked.lines.slice(0, -1)];
}

const isRational = (whole: WholeQuadratic): boolean =>
	isSquare(discriminantValue(whole)) && whole.a < 20;

/** The later time minus the earlier one, from times to the nearest thousandth. */
export function timeBetween(flight: Flight, H: number): Worked | undefined {
	const times = timesAt(flight, H, 3);
	if (!times) return undefined;
	const [from, to] = times.roots.map((time) => Number(roundedText(time, 3)));
	const value = times.roots[1] - times.roots[0];
	if (from === undefined || to === undefined) return undefined;
	const gap = Number((to - from).toFixed(3));
	if (roundedText(gap, 1) !== roundedText(value, 1)) return undefined;
	const isExact = Math.abs(times.roots[0] - from) + Math.abs(times.roots[1] - to) < 1e-9;
	const shown = (time: number) => decimal(isExact ? String(time) : roundedText(time, 3));
	return {
		value,
		lines: [
			...times.lines,
			sentence(
				say`The height is greater than ${H} ${flight.unit} between these two times.`,
				'the parabola opens down',
			),
			line(
				equation(sum(shown(to), opposite(shown(from))), shown(gap)),
				'subtract the earlier time from the later time',
			),
		],
	};
}

// The height over the time, drawn on the line that states what was found of it.

export type Spot = readonly [time: number, height: number];

/** From the start to the ground. A spot is marked where both of its numbers are simple. */
export function withFlight(drawn: Line, { g, v, s }: Flight, spots: readonly Spot[]): Line {
	const fall = g.valueOf();
	const height = (t: number) => s + v * t - fall * t * t;
	const top = v / (2 * fall);
	const landing = top + Math.sqrt(top * top + s / fall);
	return withFigure(drawn, {
		kind: 'sketch',
		curves: [(t) => (t >= 0 && t <= landing ? height(t) : Number.NaN)],
		breaks: [0, landing],
		points: spots.flatMap(([t, h]) => {
			const exact = [new Fraction(t), new Fraction(h)] as const;
			return exact.every(({ d }) => 100n % d === 0n) ? [exact] : [];
		}),
		around: [
			[top, height(top)],
			[landing, 0],
		],
		names: ['t', 'h'],
		hasDecimals: true,
	});
}
