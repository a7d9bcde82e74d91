/** The part of geo.circle-eqn that expands the standard form into the general form. */
import { brackets, equation, sum } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { distractor, type Draft, type Draw, line, multipleChoice } from '../../../family.ts';
import { circleEquation, generalForm, groupOf } from '../../../steps/conic-forms.ts';
import { plainNumber } from '../../../steps/plain.ts';

export function generalFromStandard(draw: Draw): Draft | undefined {
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
