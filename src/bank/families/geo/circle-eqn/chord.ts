/** The right bisector of a chord of a circle about the origin. */
import Fraction from 'fraction.js';
import { equation, num, product, signed, sum, symbol, times } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { MX_PLUS_B } from '../../../contexts/line-forms.ts';
import { chordFigure } from '../../../figures/polygon-on-plane.ts';
import { circleEquation } from '../../../steps/conic-forms.ts';
import { type Corner, latticePoints, squaresIn } from '../../../steps/corners.ts';
import {
	interceptOf,
	lineEquation,
	midpointLines,
	midpointOf,
	pointAt,
	movedLines,
} from '../../../steps/line-form.ts';
import { slopeLines } from '../../../steps/slope.ts';

// Two mistakes with the slope.

const PARALLEL = 'wrote the equation of a line through the centre, but used the slope of the chord';
const UNSIGNED =
	'wrote the equation of a line through the centre, but took the reciprocal of the slope of the chord without changing its sign';

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
		...midpointLines('M', a, b, 'M is the midpoint of the chord'),
		...slopeLines(a, b, symbol('m_{AB}')),
		sentence(
			say`The right bisector has slope ${num(m)}.`,
			'it is perpendicular to AB, so the slopes have a product of −1',
		),
		line(
			equation(num(middle[1]), sum(times(num(m), signed(middle[0])), 'b')),
			'substitute the midpoint and the slope of the right bisector into y = mx + b',
		),
		line(equation(num(middle[1]), sum(num(m.mul(middle[0])), 'b')), 'multiply'),
		...movedLines(middle[1], m.mul(middle[0]), (...terms) => equation('b', sum(...terms))),
	];
	const figure = chordFigure(a, b, square);
	const [parallel, unsigned] = [lineEquation(slope, 0), lineEquation(m.neg(), 0)];
	const through = interceptOf(m, a);
	if (ask.startsWith('equation'))
		return {
			prompt: say`${given} Find the equation of the right bisector of the chord ${symbol('AB')}. Write it in the form ${MX_PLUS_B}, and omit ${symbol('b')} if it is ${num(0)}.`,
			answer: withMisconceptions(
				written('line', right),
				[written('line', parallel), PARALLEL],
				[written('line', unsigned), UNSIGNED],
				[
					written('line', lineEquation(m, through)),
					'used point A instead of the midpoint of the chord',
				],
			),
			steps: [
				...steps,
				line(
					right,
					'substitute the slope of the right bisector and b into y = mx + b: b is 0, so the right bisector passes through the centre (0, 0)',
				),
			],
			hints: [
				say`Through which point of ${symbol('AB')} does its right bisector pass, and at what angle?`,
				say`What is the slope of the right bisector? How do you then find ${symbol('b')}?`,
			],
			figure,
		};
	// With the slope 1 or -1 both wrong slopes give the same line.
	if (through.equals(0) || slope.abs().equals(1)) return undefined;
	return {
		prompt: say`${given} Which line is the right bisector of the chord ${symbol('AB')}? Check that it passes through the centre.`,
		answer: multipleChoice(
			right,
			distractor(parallel, PARALLEL),
			distractor(unsigned, UNSIGNED),
			distractor(lineEquation(m, through), 'used point A instead of the midpoint'),
		),
		steps: [
			...steps,
			sentence(
				say`The right bisector is ${right}. It passes through ${pointAt([0, 0])}.`,
				'when x = 0, the equation gives y = 0',
			),
		],
		hints: [
			say`What are the midpoint and the slope of ${symbol('AB')}? How are they related to the right bisector?`,
		],
		figure,
	};
}
