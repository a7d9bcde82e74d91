import { equation, power, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { integer, multipleChoice, slip, withUnit } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { circleEquation } from '../../../steps/conic-forms.ts';
import type { Corner } from '../../../steps/corners.ts';
import { pointAt } from '../../../steps/line-form.ts';
import { CIRCLE_FORM, generalCircle, completedLines } from './circle-lines.ts';

export function readCircle(draw: Draw): Draft | undefined {
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
			? say`Complete the square for ${symbol('x')} and for ${symbol('y')}.`
			: say`Compare with ${CIRCLE_FORM}.`,
	];
	const middle = sentence(
		say`The center is ${pointAt(center)}, and the radius is ${r}.`,
		'compare with (x − h)² + (y − k)² = r²',
	);
	switch (ask) {
		case 'radius': {
			const answer = withUnit(integer(r), 'units');
			return {
				prompt: say`What is the radius of the circle ${problem}, in units?`,
				answer,
				steps: [
					...start,
					line(equation(power('r', 2), r * r)),
					sentence(say`The radius is ${answer.body}.`, 'take the positive square root'),
				],
				hints,
			};
		}
		case 'center':
			return {
				prompt: say`What is the center of the circle ${problem}?`,
				answer: multipleChoice(
					pointAt(center),
					slip(pointAt([-h, -k]), 'kept the signs of the brackets'),
					slip(pointAt([k, h]), 'swapped the coordinates'),
					slip(pointAt([-h, k]), 'changed the sign of one coordinate'),
				),
				steps: [...start, middle],
				hints,
			};
		case 'point on the circle':
			return {
				prompt: say`Which point is on the circle ${problem}?`,
				answer: multipleChoice(
					pointAt([h + r, k]),
					slip(pointAt(center), 'took the center'),
					slip(pointAt([h + r, k + r]), 'added the radius to both coordinates'),
					slip(pointAt([h + r + 1, k]), 'counted one too many'),
				),
				steps: [
					...start,
					middle,
					sentence(
						say`${pointAt([h + r, k])} is on the circle.`,
						`it is ${r} units to the right of the center`,
					),
				],
				hints,
			};
		default: {
			const [right, up] = [draw.random.int(2, 6), draw.random.int(2, 6)];
			if (right === up) return undefined;
			return {
				prompt: say`The circle ${problem} is moved ${right} units to the right and ${up} units up. What is the equation of the new circle?`,
				answer: multipleChoice(
					circleEquation(h + right, k + up, r * r),
					slip(circleEquation(h - right, k - up, r * r), 'moved the wrong way'),
					slip(circleEquation(h + up, k + right, r * r), 'swapped the two moves'),
					slip(circleEquation(h + right, k + up, r), 'did not square the radius'),
				),
				steps: [
					...start,
					middle,
					sentence(
						say`The new center is ${pointAt([h + right, k + up])}, and the radius stays ${r}.`,
						`add ${right} to the x-coordinate and ${up} to the y-coordinate`,
					),
					line(circleEquation(h + right, k + up, r * r)),
				],
				hints,
			};
		}
	}
}
