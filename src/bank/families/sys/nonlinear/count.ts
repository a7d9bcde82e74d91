/** sys.nonlinear: how often a line meets a parabola. */
import { say } from '../../../../math/prose.ts';
import { distractor, type Draft, type Draw, multipleChoice, sentence } from '../../../family.ts';
import { discriminantLines } from '../../../steps/quadratic-formula.ts';
import { discriminantValue, type WholeQuadratic } from '../../../steps/quadratic.ts';
import { withMeeting } from './meeting-sketch.ts';
import { equated, parabola, straight } from './parabola.ts';

const COUNTED = say`What quadratic equation do you get when you set the right sides equal? What does its discriminant tell you?`;

const CHOICES = [
	'no solution',
	'exactly one solution',
	'exactly two solutions',
	'infinitely many solutions',
] as const;

type Count = 0 | 1 | 2;

const countOf = (discriminant: number): Count =>
	discriminant < 0 ? 0 : discriminant === 0 ? 1 : 2;

/** How somebody gets another count than the right one. */
function mistakeOf(wrong: Count, right: Count, { a, b, c }: WholeQuadratic): string {
	if (countOf(b * b + 4 * a * c) === wrong)
		return 'added 4ac in the discriminant instead of subtracting it';
	if (wrong === 1) return 'assumed that a line always meets a parabola at exactly one point';
	if (right === 1) return 'took a discriminant of 0 to mean that there is no solution';
	return 'switched what a positive and a negative discriminant mean';
}

export function countIntersections(draw: Draw): Draft | undefined {
	const [a, b, m, k] = [draw.int('a'), draw.int('b'), draw.int('m'), draw.int('k')];
	const wanted = draw.random.int(0, 2);
	const c = draw.random.int(-9, 9);
	const quadratic = { a, b: b - m, c: c - k };
	const value = discriminantValue(quadratic);
	const count = countOf(value);
	if (count !== wanted || m === 0 || k === 0 || c === 0 || quadratic.b === 0 || quadratic.c === 0)
		return undefined;
	// Adding 4ac in the discriminant must lead to another choice.
	if (countOf(quadratic.b ** 2 + 4 * quadratic.a * quadratic.c) === count) return undefined;
	const right = CHOICES[count];
	const meeting = { a, b, c, m, k };
	return {
		prompt: say`How many solutions does the system ${parabola(meeting)} and ${straight(meeting)} have?`,
		answer: multipleChoice(
			say`${right}`,
			...([0, 1, 2] as const)
				.filter((other) => other !== count)
				.map((other) => distractor(say`${CHOICES[other]}`, mistakeOf(other, count, quadratic))),
			distractor(say`${CHOICES[3]}`, 'assumed that a line can lie on a parabola'),
		),
		steps: [
			...equated(meeting),
			...discriminantLines(quadratic),
			withMeeting(
				sentence(
					say`The system has ${right}.`,
					value < 0
						? 'the discriminant is negative: the line misses the parabola'
						: value === 0
							? 'the discriminant is 0: the line touches the parabola'
							: 'the discriminant is positive: the line crosses the parabola twice',
				),
				meeting,
				{
					near:
						value < 0
							? []
							: [-1, 1].map((sign) => {
									const x = (sign * Math.sqrt(value) - quadratic.b) / (2 * a);
									return [x, m * x + k];
								}),
				},
			),
		],
		hints: [COUNTED],
	};
}
