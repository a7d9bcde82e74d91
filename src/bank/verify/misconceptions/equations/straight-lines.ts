/**
 * Slopes, intercepts, and equations of straight lines: the line that a mistake leads to is found from the line or the
 * points that the record gives.
 */
import { isNear } from '../../equation-lines.ts';
import { anyOf, firstTermOnly, multiplyFirstTerm, negateFirstTerm } from '../relations/edits.ts';
import { isOneOf } from '../relations/found-values.ts';
import {
	acrossKnown,
	axisLine,
	changesIn,
	xIntercepts,
	isOnAxis,
	lineThrough,
	lineFrom,
	otherYIntercept,
	shiftedAcross,
	signs,
	slopes,
	slopesBetween,
	yIntercepts,
	throughPoint,
	turned,
	wrongNumbers,
} from './line-relations.ts';
import { chose } from '../relations/chosen-answers.ts';
import { either, ofNumbers } from '../relations/combined.ts';
import { polynomialIn } from '../relations/outcomes.ts';
import { allChanged, opposite, type Relation } from '../relations/relations.ts';
import {
	givenLines,
	heightAt,
	knownPoints,
	marksOnAxis,
	pointsIn,
	yInterceptOf,
	unitOn,
} from './read-lines.ts';
import { namedNumber } from '../relations/parts.ts';
import { rule, type Rule } from '../rule.ts';

const COORDINATES = '\\((−?[\\d.]+), (−?[\\d.]+)\\)';

/** A chord of a circle around the origin, from A. */
type Chord = { slope: number; at: readonly [x: number, y: number] };

/** "y = mx + b" from the chord "$A(-1, 8)$ and $B(-7, -4)$", as [b, m]. */
const rightBisector =
	(mistake: (chord: Chord) => readonly [number, number]): Relation =>
	({ prompt, wrong }) => {
		const [a, b] = [...prompt.matchAll(/\$[A-Z]\((-?\d+), (-?\d+)\)\$/g)].map(
			([, x, y]) => [Number(x), Number(y)] as const,
		);
		if (!a || !b || a[0] === b[0]) return undefined;
		const wanted = mistake({ slope: (b[1] - a[1]) / (b[0] - a[0]), at: a });
		const found = /^\$?y = /.test(wrong) ? (polynomialIn(wrong) ?? []) : [];
		return wanted.every((value, part) => isNear(value, found[part] ?? 0)) && found.length <= 2;
	};

export const STRAIGHT_LINE_RULES: readonly Rule[] = [
	// Slopes
	rule(ofNumbers(opposite), 'subtracted the [a-z -]+ and the [a-z -]+ in opposite orders'),
	rule(
		turned,
		'subtracted the [a-z -]+ and the [a-z -]+ in opposite orders to find the (?:slope|rate of change)',
	),
	rule(isOneOf(changesIn(1)), 'gave only the change in y'),
	rule(isOneOf(changesIn(0)), 'gave only the change in x'),
	rule(acrossKnown, 'subtracted the x-coordinates in the wrong order'),
	rule(
		either(
			acrossKnown,
			throughPoint((_, slope) => [-slope]),
		),
		'dropped the negative sign from the slope',
	),
	rule(chose(/^0$/, /^undefined$/), 'treated the vertical line as horizontal'),
	rule(chose(/^undefined$/, /^0$/), 'treated the horizontal line as vertical'),
	rule((pair) => {
		const [right = Number.NaN] = pair.parts()?.[0].values[0] ?? [];
		return isOneOf(() => [(right * unitOn(pair, 'x')) / unitOn(pair, 'y')])(pair);
	}, 'counted squares without using the scales on the axes'),
	rule(
		isOneOf((pair) => slopes(pair).map((slope) => 1 / slope)),
		'gave the reciprocal of the slope',
		'divided the coefficient of y by the coefficient of x after isolating the y-term',
	),
	rule(
		isOneOf((pair) =>
			pair.prompt.includes('perpendicular')
				? slopes(pair).map((slope) => -1 / slope)
				: slopes(pair),
		),
		'gave the slope',
	),
	rule(
		ofNumbers(opposite),
		'used the sign of the (?:x-term|constant term) for the (?:constant term|slope)',
	),
	rule(
		isOneOf((pair) => knownPoints(pair).map(([, y]) => y)),
		'gave the y-coordinate of the point',
	),
	// Intercepts
	rule(isOnAxis('y', yIntercepts), 'gave the y-intercept(?: of the given line)?'),
	rule(isOnAxis('x', xIntercepts), 'gave the x-intercept'),
	rule(
		isOnAxis('y', (pair) => givenLines(pair).slice(0, 1).map(yInterceptOf)),
		'gave the y-intercept of the first line',
	),
	rule(
		isOnAxis('y', (pair) => givenLines(pair).slice(1, 2).map(yInterceptOf)),
		'gave the y-intercept of the second line',
	),
	rule(
		isOnAxis('y', (pair) => marksOnAxis(pair, 'y')),
		'gave the corner point on the y-axis',
	),
	rule(
		isOnAxis('x', (pair) => marksOnAxis(pair, 'x')),
		'gave the corner point on the x-axis',
	),
	rule(isOnAxis('y', slopes), 'used the slope instead of the constant term'),
	rule(isOneOf(yIntercepts), 'gave the y-coordinate of the point on the y-axis'),
	rule(isOneOf(xIntercepts), 'gave the x-coordinate of the point on the x-axis'),
	rule(
		isOneOf(() => [0]),
		'gave the [xy]-coordinate of the point where the line crosses the [xy]-axis',
	),
	rule(opposite, 'counted in the wrong direction from the origin'),
	rule(
		({ right, wrong }) => wrong !== right && wrong === /^\(.*?\)(?=, \(0)/.exec(right)?.[0],
		'gave only the x-intercept',
	),
	rule((pair) => {
		const [line] = givenLines(pair);
		return line && pair.wrong === `(${line.a}, 0), (0, ${line.b})`;
	}, 'used the coefficients as the intercepts'),
	// Right bisectors
	rule(
		rightBisector(({ slope, at: [x, y] }) => [y + x / slope, -1 / slope]),
		'used point A instead of the midpoint',
	),
	rule(
		rightBisector(({ slope }) => [0, slope]),
		'wrote the equation of a line through the centre, but used the slope of the chord',
	),
	// Terms moved to the other side
	rule(
		signs(-1, 1),
		'wrote the equation of a line through the centre, but took the reciprocal of the slope of the chord without changing its sign',
	),
	rule(
		either(signs(-1, 1), ofNumbers(opposite)),
		'did not change the sign of the x-term when moving it',
	),
	rule(
		either(signs(1, -1), ofNumbers(allChanged((value) => -value))),
		'did not change the sign of the constant when (?:moving it|dividing by NUMBER)',
		'multiplied only the left side by −1',
	),
	rule(
		signs(-1, -1),
		'moved both terms without changing their signs',
		'divided by NUMBER instead of by NUMBER',
		'changed the sign of each term when dividing',
		'dropped the negative sign from the coefficient of y',
	),
	rule(
		signs(1, -1),
		'changed the sign of only the x-term',
		'used the opposite of the y-intercept as b',
	),
	rule(
		otherYIntercept((pair) => knownPoints(pair).map(([, y]) => y)),
		'used the y-coordinate of (?:the (?:mid)?point|one of the points|[A-C]) as b',
	),
	rule(
		otherYIntercept(({ said: [named = ''] }, right) => [yInterceptOf(right) * namedNumber(named)]),
		'divided only the x-term by NUMBER',
	),
	// Through a point
	rule(
		either(
			otherYIntercept((pair) => knownPoints(pair).map(([, y]) => y)),
			lineFrom(firstTermOnly),
		),
		'dropped the second term in the parentheses',
		'dropped the constant on the right side',
	),
	rule(
		shiftedAcross,
		'(added|subtracted) NUMBER in the parentheses instead of (?:adding|subtracting) it',
	),
	rule(
		lineFrom(anyOf(multiplyFirstTerm, negateFirstTerm)),
		'multiplied only the first term in the parentheses(?: on the right side)?',
	),
	rule(
		throughPoint((pair) => [...slopes(pair), ...slopesBetween(pair)]),
		'used the slope of (?:the (?:given line|segment)|side [A-Z]{2})',
		'gave the line that contains the radius',
	),
	rule(
		throughPoint((_, slope) => [-slope]),
		'did not change the sign of the reciprocal',
		'took the reciprocal of the slope without changing its sign',
		'changed the sign of the slope',
	),
	rule((pair) => {
		const [line] = givenLines(pair);
		const [x, y] = wrongNumbers(pair) ?? [];
		const [known] = pointsIn(pair.prompt);
		if (!line || x === undefined || y === undefined || !known) return undefined;
		return x === known[0] && isNear(y, heightAt(line, x));
	}, 'went straight (?:up|down) to the line instead of along the perpendicular'),
	// Lines along the axes
	rule(
		axisLine(([was, is], isSame) => was === is && !isSame),
		'used the other coordinate',
	),
	rule(
		axisLine(([was, is], isSame) => was !== is && isSame),
		'used [xy] instead of [xy]',
	),
	rule(lineThrough('y'), `wrote the equation of the horizontal line through ${COORDINATES}`),
	rule(lineThrough('x'), `wrote the equation of the vertical line through ${COORDINATES}`),
];
