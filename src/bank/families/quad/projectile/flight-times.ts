/** When a flight has a given height, and how long it stays above it. */
import Fraction from 'fraction.js';
import { equation, opposite, sum } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { decimal, roundedText } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Flight, heightRule } from '../../../contexts/flights.ts';
import { line, type Line, sentence } from '../../../family.ts';
import { decimalRootLines, realRoots } from '../../../steps/decimal-roots.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { plainNumber } from '../../../steps/plain.ts';
import {
	discriminantValue,
	standardEquation,
	type WholeQuadratic,
} from '../../../steps/quadratic.ts';
import { isSquare } from '../../../../math/surd.ts';
import type { Worked } from './flight-lines.ts';

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
