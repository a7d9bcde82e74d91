/** Circles about the origin: the equation, and the radius or the intercepts from it. */
import Fraction from 'fraction.js';
import {
	continued,
	equation,
	num,
	opposite,
	power,
	product,
	quotient,
	signed,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import {
	interceptOf,
	lineEquation,
	midpointOf,
	MX_PLUS_B,
	pointAt,
} from '../../../../math/lines.ts';
import { root } from '../../../../math/notation.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	radical,
	rational,
	sentence,
	solutions,
	takeAway,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { chordFigure } from '../../../figures/polygon-on-plane.ts';
import { circleEquation } from '../../../steps/conic-forms.ts';
import { type Corner, latticePoints, squaresIn } from '../../../steps/corners.ts';
import { midpointLines, movedLines } from '../../../steps/line-form.ts';
import { slopeLines } from '../../../steps/slope.ts';
import { rootExpression, rootReason } from '../../../steps/square-roots.ts';
import { withCircle } from './circle-sketch.ts';

const X_Y = sum(power('x', 2), power('y', 2));
const GENERAL = equation(X_Y, power('r', 2));

export function centeredCircle(draw: Draw): Draft | undefined {
	const given = draw.inTurn('given');
	const [r, at]: [number, Corner] = [draw.int('r'), [draw.int('x'), draw.int('y')]];
	const isPoint = given.startsWith('point');
	// The square of 1 is 1, and that of 2 is its double.
	if (isPoint ? at.includes(0) : r <= 2) return undefined;
	const square = isPoint ? at[0] ** 2 + at[1] ** 2 : r * r;
	const equationOf = (right: number) => written('equation', circleEquation(0, 0, right));
	const answer = withMisconceptions(
		equationOf(square),
		...(isPoint
			? ([
					[equationOf((at[0] + at[1]) ** 2), 'added the coordinates before squaring'],
					[
						equationOf(Math.abs(at[0] ** 2 - at[1] ** 2)),
						'subtracted the squares instead of adding them',
					],
				] satisfies WrongAnswer[])
			: ([
					[
						equationOf(given === 'radius' ? r : 2 * r),
						given === 'radius'
							? 'did not square the radius'
							: 'used the diameter as the square of the radius',
					],
					[
						equationOf(given === 'radius' ? 2 * r : 4 * r * r),
						given === 'radius'
							? 'doubled the radius instead of squaring it'
							: 'squared the diameter instead of the radius',
					],
				] satisfies WrongAnswer[])),
	);
	const lines: Record<string, Line[]> = {
		radius: [],
		diameter: [
			line(equation('r', quotient(2 * r, 2)), 'the radius is half of the diameter'),
			line(equation('r', r), 'divide'),
		],
	};
	const known = isPoint
		? say`that passes through ${pointAt(at)}`
		: say`and ${given} ${given === 'radius' ? r : 2 * r}`;
	return {
		prompt: say`Write the equation of the circle with centre ${pointAt([0, 0])} ${known}. Use the form ${GENERAL}, and evaluate ${power('r', 2)}.`,
		answer,
		steps: [
			...(isPoint
				? [
						line(
							equation(power('r', 2), sum(power(num(at[0]), 2), power(num(at[1]), 2))),
							'the coordinates of the point satisfy the equation',
						),
						line(equation(power('r', 2), sum(at[0] ** 2, at[1] ** 2)), 'square both coordinates'),
						line(equation(power('r', 2), square), 'add'),
					]
				: [
						...(lines[given] ?? []),
						line(
							equation(power('r', 2), power(num(r), 2)),
							'the right side of the equation is the square of the radius',
						),
						line(equation(power('r', 2), square), 'evaluate the square'),
					]),
			withCircle(
				sentence(say`The equation is ${answer.body}.`),
				[0, 0],
				square,
				isPoint ? [[0, 0], at] : [[0, 0]],
			),
		],
		hints: [
			isPoint
				? say`How can you use the coordinates of the point to find ${power('r', 2)}?`
				: say`What does the number on the right side tell you about the circle?${given === 'diameter' ? ' How long is the radius?' : ''}`,
		],
	};
}

export function fromCenteredEquation(draw: Draw): Draft | undefined {
	const [n, ask] = [draw.int('n'), draw.inTurn('ask')];
	// The square root of 1 is 1, and that of 4 is its half.
	if (n === 1 || n === 4) return undefined;
	const problem = circleEquation(0, 0, n);
	const simplest = rootExpression(n);
	const reason = rootReason(n);
	if (ask === 'radius')
		return {
			prompt: say`Find the radius of the circle ${problem}. Give the exact value in simplest form.`,
			answer: withMisconceptions(
				radical(simplest),
				[radical(num(n)), 'did not take the square root'],
				[rational(new Fraction(n, 2)), 'divided by 2 instead of taking the square root'],
				[radical(rootExpression(4 * n)), 'gave the diameter'],
			),
			steps: [
				line(equation(power('r', 2), n), 'the right side is the square of the radius'),
				line(equation('r', root(n)), 'take the positive square root, because a radius is positive'),
				...(reason ? [line(equation('r', simplest), reason)] : []),
				sentence(say`The radius is ${simplest}.`),
			],
			hints: [
				say`Compare the equation with ${GENERAL}. What does the number on the right side represent?`,
			],
		};
	const [letter, other] = ask.startsWith('x') ? ['x', 'y'] : ['y', 'x'];
	const intercepts = say`${symbol(letter ?? 'x')}-intercepts`;
	const negative = simplest.kind === 'number' ? num(simplest.value.neg()) : opposite(simplest);
	const answer = withMisconceptions(
		solutions(negative, simplest),
		[solutions(-n, n), 'did not take the square root'],
		[solutions(simplest), 'used only the positive square root'],
	);
	return {
		prompt: say`Find the two ${intercepts} of the circle ${problem}. Give the exact values in simplest form, with the smaller one first.`,
		answer,
		steps: [
			line(problem),
			line(equation(power(letter ?? 'x', 2), n), `on the ${letter}-axis, ${other} = 0`),
			sentence(
				say`${equation(letter ?? 'x', opposite(root(n)))} or ${equation(letter ?? 'x', root(n))}`,
				'take both square roots',
			),
			withCircle(
				sentence(say`The ${intercepts} are ${joinedByAnd([negative, simplest])}.`, reason),
				[0, 0],
				n,
				simplest.kind === 'number' ? onAxis(letter, Math.sqrt(n)) : [],
			),
		],
		hints: [
			say`Which coordinate is ${num(0)} for every point on the ${symbol(letter ?? 'x')}-axis?`,
		],
	};
}

const onAxis = (letter: string, r: number): Corner[] =>
	[-r, r].map((at): Corner => (letter === 'x' ? [at, 0] : [0, at]));

// A point and a circle about the origin: inside, on or outside, and a missing coordinate.

const PLACES = {
	inside: 'inside the circle',
	on: 'on the circle',
	outside: 'outside the circle',
	unknown: 'impossible to tell from the equation',
} as const;

const COMPARED = { inside: 'less than', on: 'equal to', outside: 'greater than' } as const;

const MISTAKES: Record<string, string> = {
	inside: 'did not square the coordinates',
	on: 'mistook a point close to the circle for a point on it',
	outside: 'compared the sum of the squares with the radius instead of with its square',
	unknown: 'did not substitute the coordinates of the point into the equation',
};

export function pointAndCircle(draw: Draw): Draft | undefined {
	if (draw.inTurn('ask') === 'missing coordinate') return missingCoordinate(draw);
	const isOn = draw.random.int(0, 2) === 0;
	const r = isOn ? draw.random.pick([5, 10, 13]) : draw.int('r');
	const at: Corner = isOn
		? draw.random.pick(latticePoints(r * r).filter((spot) => !spot.includes(0)))
		: [draw.int('x'), draw.int('y')];
	const square = at[0] ** 2 + at[1] ** 2;
	// For a point far inside, any circle of about this size would give the same answer.
	if (at.includes(0) || Math.abs(square - r * r) > 60 || square * 3 < r * r) return undefined;
	const place = square < r * r ? 'inside' : square === r * r ? 'on' : 'outside';
	const sign = { inside: '<', on: '=', outside: '>' } as const;
	return {
		prompt: say`Where is the point ${pointAt(at)} relative to the circle ${circleEquation(0, 0, r * r)}?`,
		answer: multipleChoice(
			say`${PLACES[place]}`,
			...(Object.keys(PLACES) as (keyof typeof PLACES)[])
				.filter((one) => one !== place)
				.map((one) => distractor(say`${PLACES[one]}`, MISTAKES[one] ?? '')),
		),
		steps: [
			line(
				sum(power(num(at[0]), 2), power(num(at[1]), 2)),
				'substitute the coordinates of the point into the left side',
			),
			line(continued(sum(at[0] ** 2, at[1] ** 2)), 'square both coordinates'),
			line(continued(square), 'add'),
			sentence(
				say`${{ kind: 'relation', sign: sign[place], left: num(square), right: num(r * r) }}`,
				'compare the left side with the right side of the equation',
			),
			withCircle(
				sentence(
					say`The point is ${PLACES[place]}.`,
					`the square of its distance from the centre is ${COMPARED[place]} the square of the radius`,
				),
				[0, 0],
				r * r,
				[at],
			),
		],
		hints: [
			say`What does the value of ${X_Y} tell you about how far a point is from the centre? What number should you compare it with?`,
		],
	};
}

function missingCoordinate(draw: Draw): Draft | undefined {
	const [r, x] = [draw.int('r'), draw.int('x')];
	if (x === 0 || Math.abs(x) >= r) return undefined;
	const square = r * r - x * x;
	const right = rootExpression(square);
	const options = [num(square), num(r - Math.abs(x)), rootExpression(r * r + x * x)];
	const values = [Math.sqrt(square), square, r - Math.abs(x), Math.sqrt(r * r + x * x)];
	if (new Set(values.map((value) => value.toFixed(6))).size < 4) return undefined;
	const reason = rootReason(square);
	const [first, second, third] = options;
	if (!first || !second || !third) return undefined;
	return {
		prompt: say`The point ${{ kind: 'tuple', items: [num(x), symbol('k')] }} is on the circle ${circleEquation(0, 0, r * r)}, and ${symbol('k')} is positive. What is the value of ${symbol('k')}?`,
		answer: multipleChoice(
			right,
			distractor(first, 'did not take the square root'),
			distractor(second, 'took the square root of each term by itself'),
			distractor(third, 'added the squares instead of subtracting them'),
		),
		steps: [
			line(
				equation(sum(power(num(x), 2), power('k', 2)), r * r),
				'substitute the coordinates of the point into the equation',
			),
			line(equation(sum(x * x, power('k', 2)), r * r), `square ${x}`),
			line(equation(power('k', 2), square), takeAway(new Fraction(x * x))),
			line(equation('k', root(square)), 'take the positive square root, because k is positive'),
			...(reason ? [line(equation('k', right), reason)] : []),
		],
		hints: [
			say`What must be true of the coordinates of a point on the circle when they are substituted into its equation?`,
		],
	};
}

// Two mistakes with the slope.

const PARALLEL = 'wrote the equation of a line through the centre, but used the slope of the chord';
const UNSIGNED =
	'wrote the equation of a line through the centre, but took the reciprocal of the slope of the chord without changing its sign';

// The right bisector of a chord of a circle about the origin.

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
