/** geo.circle-eqn: equations of circles, and what they tell. */
import { brackets, equation, power, sum, symbol } from '../../../../math/expression.ts';
import { pointAt } from '../../../../math/lines.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	integer,
	line,
	multipleChoice,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { circleEquation, generalForm, groupOf } from '../../../steps/conic-forms.ts';
import type { Corner } from '../../../steps/corners.ts';
import { withCircle } from './circle-sketch.ts';
import {
	CIRCLE_FORM,
	circleFromFeatures,
	circleFromGeneral,
	completedLines,
	generalCircle,
	substitutedLines,
} from './moved.ts';
import { bisectorOfChord, centeredCircle, fromCenteredEquation, pointAndCircle } from './origin.ts';

// The part that expands the standard form into the general form.

function generalFromStandard(draw: Draw): Draft | undefined {
	const [h, k, r] = [draw.int('h'), draw.int('k'), draw.int('r')];
	const constant = h * h + k * k - r * r;
	if (h === 0 || k === 0 || constant === 0) return undefined;
	const standard = circleEquation(h, k, r * r);
	const general = (x: number, y: number, one: number) =>
		equation(generalForm({ xx: 1, yy: 1, x, y, one }), 0);
	const right = general(-2 * h, -2 * k, constant);
	return {
		prompt: say`What is the general form of the equation ${standard}?`,
		answer: multipleChoice(
			right,
			distractor(general(2 * h, 2 * k, constant), 'reversed the signs of the middle terms'),
			distractor(
				general(0, 0, constant),
				'squared each term separately and left out the middle terms',
			),
			distractor(
				general(-2 * h, -2 * k, h * h + k * k + r * r),
				'added the right side instead of subtracting it',
			),
		),
		steps: [
			line(standard),
			line(
				equation(sum(brackets(groupOf('x', h, true)), brackets(groupOf('y', k, true))), r * r),
				'expand both squares',
			),
			line(
				equation(sum(groupOf('x', h, true), groupOf('y', k, true), -r * r), 0),
				`remove the brackets, and subtract ${r * r} from both sides`,
			),
			line(
				right,
				`combine the constants: ${h * h} + ${k * k} − ${r * r} = ${plainNumber(constant)}`,
			),
		],
		hints: [
			say`What do you get when you expand each square? How can you then make the right side ${0}?`,
		],
	};
}

function readCircle(draw: Draw): Draft | undefined {
	const ask = draw.inTurn('ask');
	const [h, k, r] = [draw.int('h'), draw.int('k'), draw.int('r')];
	if (h === 0 || k === 0 || Math.abs(h) === Math.abs(k) || r < 2) return undefined;
	const center: Corner = [h, k];
	const standard = circleEquation(h, k, r * r);
	const general = draw.choice('form') === 'general';
	const problem = general ? generalCircle(center, r * r) : standard;
	const start = general ? completedLines(center, r * r, 1) : [line(standard)];
	const hints = [
		general
			? say`How can you complete the square for the ${symbol('x')}-terms and for the ${symbol('y')}-terms?`
			: say`Which numbers in the equation correspond to ${symbol('h')}, ${symbol('k')}, and ${power('r', 2)} in ${CIRCLE_FORM}?`,
	];
	const next = (question: Prose): Prose[] => (general ? [...hints, question] : hints);
	const middle = sentence(
		say`The center is ${pointAt(center)}, and the radius is ${r}.`,
		'compare with (x − h)² + (y − k)² = r²',
	);
	switch (ask) {
		case 'radius': {
			const answer = withMisconceptions(
				withUnit(integer(r), 'units'),
				[integer(r * r), 'gave the square of the radius'],
				[integer(2 * r), 'gave the diameter'],
			);
			return {
				prompt: say`What is the radius of the circle ${problem}, in units?`,
				answer,
				steps: [
					...start,
					line(equation(power('r', 2), r * r), 'the right side is the square of the radius'),
					sentence(
						say`The radius is ${answer.body}.`,
						'take the positive square root, because a radius is positive',
					),
				],
				hints: next(say`What does the right side of the standard form tell you about the radius?`),
			};
		}
		case 'center':
			return {
				prompt: say`What is the center of the circle ${problem}?`,
				answer: multipleChoice(
					pointAt(center),
					distractor(
						pointAt([-h, -k]),
						'did not reverse the signs of the numbers inside the brackets',
					),
					distractor(pointAt([k, h]), 'interchanged the coordinates'),
					distractor(pointAt([-h, k]), 'did not reverse the sign of the number next to x'),
				),
				steps: [...start, withCircle(middle, center, r * r)],
				hints,
			};
		case 'point on the circle':
			// Then the point with the radius as its x-coordinate is the center, or on the circle.
			if (h === r || h === 2 * r) return undefined;
			return {
				prompt: say`Which point is on the circle ${problem}?`,
				answer: multipleChoice(
					pointAt([h + r, k]),
					distractor(pointAt(center), 'gave the center, which is not on the circle'),
					distractor(pointAt([h + r, k + r]), 'added the radius to both coordinates'),
					distractor(
						pointAt([r, k]),
						'used the radius as the x-coordinate instead of adding it to the x-coordinate of the center',
					),
				),
				steps: [
					...start,
					middle,
					withCircle(
						sentence(
							say`The point ${pointAt([h + r, k])} is on the circle.`,
							`it is ${r} units to the right of the center`,
						),
						center,
						r * r,
						[center, [h + r, k]],
					),
				],
				hints: next(say`How far must a point on the circle be from the center?`),
			};
		default: {
			const [right, up] = [draw.random.int(2, 6), draw.random.int(2, 6)];
			if (right === up) return undefined;
			const equationLines = substitutedLines(
				[h + right, k + up],
				r * r,
				'substitute the new center and the radius into (x − h)² + (y − k)² = r²',
			);
			return {
				prompt: say`The circle ${problem} is translated ${right} units to the right and ${up} units up. What is the equation of the new circle?`,
				answer: multipleChoice(
					circleEquation(h + right, k + up, r * r),
					distractor(
						circleEquation(h - right, k - up, r * r),
						'moved the circle in the opposite directions',
					),
					distractor(
						circleEquation(h + up, k + right, r * r),
						`added ${up} to the x-coordinate and ${right} to the y-coordinate of the center`,
					),
					distractor(circleEquation(h + right, k + up, r), 'did not square the radius'),
				),
				steps: [
					...start,
					middle,
					sentence(
						say`The new center is ${pointAt([h + right, k + up])}, and the radius stays ${r}.`,
						`add ${right} to the x-coordinate and ${up} to the y-coordinate`,
					),
					...equationLines.slice(0, -1),
					...equationLines.slice(-1).map((last) => withCircle(last, [h + right, k + up], r * r)),
				],
				hints: next(say`Where is the center after the translation? Does the radius change?`),
			};
		}
	}
}

export const skills: Skills = {
	'Write the equation of a circle about the origin': centeredCircle,
	'Find the radius or intercepts of a circle': fromCenteredEquation,
	'Locate points on, inside, or outside a circle': pointAndCircle,
	'Find the right bisector of a chord': bisectorOfChord,
	'Write and read the standard form of a circle': circleFromFeatures,
	'Complete the square in the equation of a circle': circleFromGeneral,
	'Expand the equation of a circle into general form': generalFromStandard,
	'Find features of a circle from its equation': readCircle,
};
