/** How the line, the slope, or the intercept of a wrong answer may follow from the lines and points of the record. */
import { namedNumber } from '../relations/parts.ts';
import { isNear } from '../../equation-lines.ts';
import { type Edit, withSignedFactors } from '../relations/edits.ts';
import { isOneOf } from '../relations/found-values.ts';
import { either } from '../relations/combined.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { withMistake } from '../relations/formulas.ts';
import {
	areSame,
	xInterceptOf,
	givenLines,
	heightAt,
	knownPoints,
	type Line,
	lineIn,
	lineOf,
	marksOnAxis,
	type Point,
	pointsIn,
	slopeOf,
	yInterceptOf,
} from './read-lines.ts';

export const isAmong = (value: number, values: readonly number[]): boolean =>
	values.some((one) => isNear(value, one, 1e-7));

export const wrongNumbers = (pair: Pair): readonly number[] | undefined => {
	const wrong = pair.parts()?.[1];
	return wrong?.letters.length === 0 ? wrong.values[0] : undefined;
};

/** A point on an axis, or only its coordinate. */
export const isOnAxis =
	(axis: 'x' | 'y', coordinates: (pair: Pair) => readonly number[]): Relation =>
	(pair) => {
		const found = wrongNumbers(pair);
		const wanted = coordinates(pair).filter(Number.isFinite);
		if (!found || found.length > 2 || wanted.length === 0) return undefined;
		const [first = Number.NaN, second = Number.NaN] = found;
		if (found.length === 1) return isAmong(first, wanted);
		return axis === 'x'
			? second === 0 && isAmong(first, wanted)
			: first === 0 && isAmong(second, wanted);
	};

export const yIntercepts = (pair: Pair): number[] => {
	const given = givenLines(pair);
	return given.length > 0 ? given.map(yInterceptOf) : marksOnAxis(pair, 'y');
};
export const xIntercepts = (pair: Pair): number[] => {
	const given = givenLines(pair);
	return given.length > 0 ? given.map(xInterceptOf) : marksOnAxis(pair, 'x');
};
export const slopes = (pair: Pair): number[] => givenLines(pair).map(slopeOf);

/** The same line with another slope, or another height on the y-axis. */
export const withLine =
	(leads: (right: Line, wrong: Line, pair: Pair) => boolean | undefined): Relation =>
	(pair) => {
		const [right, wrong] = [lineIn(pair.right), lineIn(pair.wrong)];
		return right && wrong && right.b !== 0 ? leads(right, wrong, pair) : undefined;
	};

export const signs = (ofSlope: number, ofIntercept: number): Relation =>
	withLine(
		(right, wrong) =>
			!areSame(right, wrong) &&
			isNear(slopeOf(wrong), ofSlope * slopeOf(right)) &&
			isNear(yInterceptOf(wrong), ofIntercept * yInterceptOf(right)),
	);

export const otherYIntercept = (
	interceptsOf: (pair: Pair, right: Line) => readonly number[],
): Relation =>
	withLine((right, wrong, pair) => {
		const wanted = interceptsOf(pair, right);
		if (wanted.length === 0) return undefined;
		return (
			!areSame(right, wrong) &&
			isNear(slopeOf(right), slopeOf(wrong)) &&
			isAmong(yInterceptOf(wrong), wanted)
		);
	});

/** The slope between any two points of the record, or of a line that it gives. */
export const slopesBetween = (pair: Pair): number[] => {
	const points = knownPoints(pair);
	return points.flatMap(([x, y], at) => points.slice(at + 1).map(([u, v]) => (v - y) / (u - x)));
};

/** A line with one of these slopes through a known point, or where it crosses the y-axis. */
export const throughPoint =
	(slopesOf: (pair: Pair, right: number) => readonly number[]): Relation =>
	(pair) => {
		const points = knownPoints(pair);
		if (points.length === 0) return undefined;
		const [right, wrong] = [lineIn(pair.right), lineIn(pair.wrong)];
		if (right && wrong && right.b !== 0)
			return (
				!areSame(right, wrong) &&
				isAmong(slopeOf(wrong), slopesOf(pair, slopeOf(right))) &&
				points.some(
					([x, y]) => isNear(heightAt(wrong, x), y, 1e-7) && isNear(heightAt(right, x), y, 1e-7),
				)
			);
		const [given] = givenLines(pair);
		const [start, ...more] = wrongNumbers(pair) ?? [];
		if (!given || start === undefined || more.length > 0 || !/intercept/.test(pair.prompt))
			return undefined;
		const slope = pair.prompt.includes('perpendicular') ? -1 / slopeOf(given) : slopeOf(given);
		return slopesOf(pair, slope).some((other) =>
			points.some(([x, y]) => isNear(start, y - other * x)),
		);
	};

/** The slope changes its sign, and the line still goes through a number across that the record names. */
export const turned: Relation = either(
	throughPoint((_, slope) => [-slope]),
	withLine((right, wrong, pair) =>
		isNear(slopeOf(wrong), -slopeOf(right)) && knownPoints(pair).length === 0
			? isAmong(
					Math.abs((yInterceptOf(wrong) - yInterceptOf(right)) / (2 * slopeOf(right))),
					pair.numbers(),
				)
			: undefined,
	),
);

const SIDES = { added: 1, subtracted: -1 };

/** "added 4 in the parentheses instead of subtracting it": y + 8 = m(x − 4) becomes y + 8 = m(x + 4). */
export const shiftedAcross: Relation = withLine(
	(right, wrong, { said: [how = '', named = ''] }) => {
		const way = SIDES[how === 'added' ? 'added' : 'subtracted'];
		const gap = yInterceptOf(wrong) - yInterceptOf(right);
		return (
			isNear(slopeOf(right), slopeOf(wrong)) &&
			isNear(gap, 2 * way * namedNumber(named) * slopeOf(right), 1e-7)
		);
	},
);

/** The mistake in one of the equations of the right line. */
export const lineFrom =
	(edit: Edit): Relation =>
	(pair) => {
		const [right, wrong] = [lineIn(pair.right), lineIn(pair.wrong)];
		if (!right || !wrong) return undefined;
		const changed = pair
			.formulas()
			.filter((formula) => formula.length === 2)
			.filter((formula) => {
				const line = lineOf(formula);
				return line && areSame(line, right);
			})
			.flatMap((formula) => withMistake(formula.map(withSignedFactors), edit))
			.map((formula) => lineOf(formula));
		return changed.length === 0 ? undefined : changed.some((line) => line && areSame(line, wrong));
	};

/** Of two points, one with an unknown coordinate: the other's coordinate of the same kind. */
const besideUnknown = ({ prompt }: Pair): number | undefined => {
	const [one, other, ...more] = pointsIn(prompt);
	if (!one || !other || more.length > 0) return undefined;
	const at = [0, 1].find((place) => Number.isNaN((one[place] ?? 0) + (other[place] ?? 0)));
	return at === undefined ? undefined : [one[at], other[at]].find((value) => !Number.isNaN(value));
};

/** On the other side of the known point. */
export const acrossKnown: Relation = (pair) => {
	const known = besideUnknown(pair);
	const [right] = pair.parts()?.[0].values[0] ?? [];
	return known === undefined || right === undefined
		? undefined
		: isOneOf(() => [2 * known - right])(pair);
};

/** From the known point to the one with the unknown coordinate, or from each known point to the next ones. */
export const changesIn =
	(place: 0 | 1) =>
	(pair: Pair): number[] => {
		if (besideUnknown(pair) !== undefined) {
			const [right = Number.NaN] = pair.parts()?.[0].values[0] ?? [];
			const isKnown = ([x, y]: Point) => Number.isFinite(x + y);
			const [from, to] = pointsIn(pair.prompt).toSorted((a, b) => +isKnown(b) - +isKnown(a));
			const [end = Number.NaN, start = Number.NaN] = [to?.[place], from?.[place]];
			return [(Number.isNaN(end) ? right : end) - start];
		}
		const points = knownPoints(pair);
		return points.flatMap((one, at) =>
			points.slice(at + 1).map((other) => other[place] - one[place]),
		);
	};

const AXIS_LINE = /^\$?([xy]) = (.*?)\$?$/;

/** "x = 10" and "y = 8" for the point (10, 8). */
export const axisLine =
	(isFor: (letters: readonly [was: string, is: string], isSame: boolean) => boolean): Relation =>
	(pair) => {
		const [was, is] = [AXIS_LINE.exec(pair.right), AXIS_LINE.exec(pair.wrong)];
		if (!was || !is || pair.right === pair.wrong) return undefined;
		const [value, other] = [was, is].map(([, , number = '']) => Number(number));
		const isKnown = pointsIn(pair.prompt).some((point) => point.some((one) => one === other));
		return isKnown && isFor([was[1] ?? '', is[1] ?? ''], value === other);
	};

export const lineThrough =
	(letter: 'x' | 'y'): Relation =>
	({ wrong, said }) =>
		wrong === `${letter} = ${said[letter === 'x' ? 0 : 1]?.replace('−', '-')}`;
