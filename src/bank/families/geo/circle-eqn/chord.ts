import Fraction from 'fraction.js';
import { equation, num, product, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { multipleChoice, slip, written } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import { lettered, polygonOnPlane } from '../../../figures/polygon-on-plane.ts';
import type { Corner } from '../../../steps/corners.ts';
import { circleEquation } from '../../../steps/conic-forms.ts';
import { latticePoints, squaresIn } from '../../../steps/lattice-points.ts';
import { interceptOf, lineEquation, pointAt, slopeLines } from '../../../steps/line-form.ts';
import { midpointLines, midpointOf } from '../../../steps/midpoint.ts';

export function bisectorOfChord(draw: Draw): Draft | undefined {
	const ask = draw.inTurn('ask');
	const square = draw.random.pick(squaresIn(draw.described('pts')));
	const [a, b] = draw.random.sample<Corner>(latticePoints(square), 2);
	if (!a || !b || a[0] === b[0] || a[1] === b[1] || a[0] === -b[0] || a[1] === -b[1])
		return undefined;
	const slope = new Fraction(b[1] - a[1], b[0] - a[0]);
	const m = slope.inverse().neg();
	const middle = midpointOf(a, b);
	const right = lineEquation(m, 0);
	const given = say`The points ${product('A', pointAt(a))} and ${product('B', pointAt(b))} are on the circle ${circleEquation(0, 0, square)}.`;
	const steps: Line[] = [
		...midpointLines('M', a, b, 'the midpoint of the chord: the averages of the coordinates'),
		...slopeLines(a, b),
		sentence(
			say`The right bisector has the slope ${num(m)}.`,
			'it is perpendicular to AB: the slopes multiply to -1',
		),
		line(
			equation('b', num(interceptOf(m, middle))),
			'put the midpoint and the slope into y = mx + b',
		),
	];
	const figure = polygonOnPlane(lettered([a, b]));
	if (ask.startsWith('equation'))
		return {
			prompt: say`${given} Find the equation of the right bisector of the chord ${symbol('AB')}. Write it in the form ${SLOPE_INTERCEPT}, and leave out ${symbol('b')} if it is ${num(0)}.`,
			answer: written('line', right),
			steps: [...steps, line(right, 'so the right bisector passes through the centre (0, 0)')],
			hints: [
				say`The right bisector passes through the midpoint of ${symbol('AB')} and is perpendicular to ${symbol('AB')}.`,
			],
			figure,
		};
	const through = interceptOf(m, a);
	// With the slope 1 or -1 both wrong slopes give the same line.
	if (through.equals(0) || slope.abs().equals(1)) return undefined;
	return {
		prompt: say`${given} Which line is the right bisector of the chord ${symbol('AB')}? Check that it passes through the centre.`,
		answer: multipleChoice(
			right,
			slip(lineEquation(slope, 0), 'took the slope of the chord itself'),
			slip(lineEquation(m.neg(), 0), 'forgot to change the sign of the slope'),
			slip(lineEquation(m, through), 'went through A instead of the midpoint'),
		),
		steps: [
			...steps,
			sentence(
				say`The right bisector is ${right}. It passes through ${pointAt([0, 0])}.`,
				'for x = 0 the equation gives y = 0',
			),
		],
		hints: [say`Find the midpoint and the slope of ${symbol('AB')} first.`],
		figure,
	};
}

const SLOPE_INTERCEPT = equation('y', {
	kind: 'sum',
	terms: [product('m', 'x'), symbol('b')],
});
