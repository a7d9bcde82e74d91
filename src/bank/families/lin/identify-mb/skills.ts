/** lin.identify-mb: slope and intercepts from an equation. */
import type Fraction from 'fraction.js';
import { equation, type Expression, num, sum, symbol } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { fraction, lineEquation, MX_PLUS_B, standardForm } from '../../../../math/lines.ts';
import { linear, plus, polynomialExpression, term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	drawnLast,
	type Line,
	line,
	mergedByValue,
	onlyIf,
	rational,
	sentence,
	type Skill,
	type Skills,
	takeAway,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { clearSigns, oneIntercept, solvedForY } from '../../../steps/line-form.ts';
import { risingBy, withStraights } from '../../../steps/line-sketch.ts';
import { droppedSign } from '../../../steps/wrong-lines.ts';

export const skills: Skills = {
	'Find the slope and y-intercept of ax + by + c = 0': fromEquation(true),
	'Rewrite an equation in slope-intercept form': fromEquation(false),
	'Find the slope and intercepts from standard form': fromEquation(false),

	'Read the slope and intercept of y = mx + b'(draw) {
		const [p, q, b] = [draw.int('m'), draw.int('q'), draw.int('b')];
		const m = fraction(p, q);
		if (Number(m.d) !== q || b === 0) return undefined;
		const turned = draw.random.int(0, 2) === 0;
		const rise = polynomialExpression(linear(m, 'x', 0));
		const given = turned ? equation('y', sum(b, rise)) : lineEquation(m, b);
		const asked = asks(draw.inTurn('ask'), m, fraction(b));
		return {
			prompt: asked.prompt(given),
			answer: asked.answer,
			steps: withLine(
				[
					line(given),
					...(turned ? [line(lineEquation(m, b), 'write the x-term first')] : []),
					...asked.end,
				],
				m,
				fraction(b),
			),
			hints: [
				say`Which number in the equation matches ${symbol('m')} in ${MX_PLUS_B}, and which matches ${symbol('b')}?`,
			],
		};
	},
};

/** From ax + by + c = 0 when `general`, else from ax + by = c. */
function fromEquation(general: boolean): Skill {
	return (draw) => {
		const [a, b, drawn] = [draw.int('a'), draw.int('b'), draw.int('c')];
		const c = general ? -drawn : drawn;
		if (gcd(gcd(a, b), c) > 1 || !(general ? a > 0 : clearSigns(a, b))) return undefined;
		const given = general ? equation(generalTerms(a, b, drawn), 0) : standardForm(a, b, c);
		const ask = draw.inTurn('ask');
		if (ask === 'x-int') return crossing(given, a, b, c);
		// With a slope of 1 or −1, dividing the wrong way would go unnoticed.
		if (isSlope(ask) && Math.abs(a) === Math.abs(b)) return undefined;
		const [m, constant] = [fraction(-a, b), fraction(c, b)];
		const asked = asks(ask, m, constant, b, general ? 'general' : 'standard');
		return {
			prompt: asked.prompt(given),
			answer: asked.answer,
			steps: withLine(
				[
					line(given),
					...(general ? [line(standardForm(a, b, c), takeAway(drawn))] : []),
					...solvedForY(a, b, c),
					...(ask.startsWith('eq') ? [] : asked.end),
				],
				m,
				constant,
			),
			hints: [
				say`How can you isolate ${symbol('y')}?`,
				...(ask.startsWith('eq') ? [] : [say`How does the result compare with ${MX_PLUS_B}?`]),
			],
		};
	};
}

/** How far from the y-axis a sketch shows a point with whole coordinates. */
const NEAR = 12;

/** The point with whole coordinates closest to the y-axis, to its right if there is one; empty if none is near. */
function wholePoint(m: Fraction, b: Fraction): readonly [number, Fraction][] {
	const places = Array.from({ length: 2 * NEAR }, (_, nth) =>
		nth < NEAR ? nth + 1 : NEAR - 1 - nth,
	);
	const points = places.map((x) => [x, b.add(m.mul(x))] as const);
	return points
		.filter(([, y]) => y.d === 1n)
		.slice(0, 1)
		.map(([x, y]) => [x, y]);
}

/** The line where it crosses the y-axis, and at whole coordinates. */
const withLine = (lines: readonly Line[], m: Fraction, b: Fraction): Line[] =>
	drawnLast(lines, (last) =>
		withStraights(
			last,
			[risingBy(m, b)],
			[[0, b], ...wholePoint(m, b)],
			[-2, 2].map((x) => [x, b.add(m.mul(x)).valueOf()] as const),
		),
	);

type Asked = { prompt: (given: Expression) => Prose; answer: DraftAnswer; end: Line[] };

/** Which form the line is given in: y = mx + b, ax + by = c, or ax + by + c = 0. */
type Form = 'solved' | 'standard' | 'general';

/** The number of one term with the sign of the other one, without its own, or with the one it had before it was `moved`. */
function signTaken(
	value: Fraction,
	other: Fraction,
	[own, name]: readonly [own: string, other: string],
	moved: string | undefined,
): WrongAnswer[] {
	const wrong = rational(value.neg());
	if (value.lt(0)) return [[wrong, 'left out the negative sign']];
	if (moved) return [[wrong, `did not change the sign of the ${moved} when moving it`]];
	return other.lt(0) ? [[wrong, `used the sign of the ${name} for the ${own}`]] : [];
}

/** How both terms end up with the wrong sign. */
function bothSigns(by: number, general: boolean): string {
	if (by < 0) return 'dropped the negative sign from the coefficient of y';
	return general
		? 'moved both terms without changing their signs'
		: 'changed the sign of the constant instead of the x-term';
}

const isSlope = (ask: string): boolean => ask === 'm' || ask === 'slope';

/** `by` is what both were divided by; in the general form, the constant was moved too. */
function asks(ask: string, m: Fraction, b: Fraction, by = 1, form: Form = 'solved'): Asked {
	const general = form === 'general';
	const undivided = (wrong: DraftAnswer) => onlyIf(by !== 1, [wrong, `did not divide by ${by}`]);
	if (isSlope(ask))
		return {
			prompt: (given) => say`What is the slope of the line ${given}?`,
			answer: withMisconceptions(
				rational(m),
				...signTaken(m, b, ['slope', 'constant term'], form === 'solved' ? undefined : 'x-term'),
				[rational(b), 'gave the y-intercept'],
				...undivided(rational(m.mul(by))),
				...(m.equals(0)
					? []
					: [
							[
								rational(m.inverse()),
								form === 'solved'
									? 'gave the reciprocal of the slope'
									: 'divided the coefficient of y by the coefficient of x after isolating the y-term',
							] as const,
						]),
			),
			end: [line(equation('m', num(m)), 'the slope is the coefficient of x')],
		};
	if (ask.startsWith('equation'))
		return {
			prompt: (given) => say`Write ${given} in the form ${MX_PLUS_B}.`,
			answer: withMisconceptions(
				written('line', lineEquation(m, b)),
				[
					written('line', lineEquation(m.neg(), b)),
					'did not change the sign of the x-term when moving it',
				],
				[
					written('line', lineEquation(m, b.neg())),
					general
						? 'did not change the sign of the constant when moving it'
						: by < 0
							? `did not change the sign of the constant when dividing by ${by}`
							: 'changed the sign of the constant along with the x-term',
				],
				...undivided(written('line', lineEquation(m.mul(by), b.mul(by)))),
				[written('line', lineEquation(m.neg(), b.neg())), bothSigns(by, general)],
			),
			end: [],
		};
	return {
		prompt: (given) =>
			say`What is the ${symbol('y')}-intercept of the line ${given}? Give the ${symbol('y')}-coordinate only.`,
		answer: withMisconceptions(
			rational(b),
			...mergedByValue(
				...signTaken(b, m, ['constant term', 'x-term'], general ? 'constant' : undefined),
				[rational(m), 'gave the slope'],
				...undivided(rational(b.mul(by))),
			),
		),
		end: [line(equation('b', num(b)), 'the y-intercept is the constant term')],
	};
}

const dropped = (c: number, a: number): WrongAnswer[] => {
	const why = droppedSign(c, a);
	return why === undefined ? [] : [[rational(fraction(-c, a)), why]];
};

const crossing = (given: Expression, a: number, b: number, c: number): Draft => ({
	prompt: say`What is the ${symbol('x')}-intercept of the line ${given}? Give the ${symbol('x')}-coordinate only.`,
	answer: withMisconceptions(
		rational(fraction(c, a)),
		[rational(fraction(c, b)), 'gave the y-intercept'],
		...dropped(c, a),
	),
	steps: [
		line(given),
		...oneIntercept('x', [a, b, c]),
		sentence(say`The ${symbol('x')}-intercept is ${num(fraction(c, a))}.`),
	],
	hints: [say`What is the value of ${symbol('y')} where a line crosses the ${symbol('x')}-axis?`],
});

const generalTerms = (a: number, b: number, c: number): Expression =>
	polynomialExpression(plus([term(a, 'x')], [term(b, 'y')], [term(c)]));
