/** lin.forms: slope-intercept, point-slope and standard form; horizontal and vertical lines. CCSS A-CED.A.2, 4. */
import { equation, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { written } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../../family.ts';
import { IN_STANDARD_FORM, MX_PLUS_B } from '../../../contexts/line-forms.ts';
import {
	fraction,
	fromPointSlope,
	interceptOf,
	lineEquation,
	pointAt,
	pointSlope,
	standardForm,
} from '../../../steps/line-form.ts';
import { standardFromPoint, standardLines, standardOf } from '../../../steps/line-standard.ts';
import { constantOfStandard } from './constant.ts';

export const skills: Skills = {
	'Horizontal or vertical line': (draw) => straight(draw, draw.inTurn('kind') === 'h'),
	'Equation of a horizontal or vertical line': (draw) =>
		straight(draw, draw.inTurn('kind') === 'horizontal'),

	'Convert point-slope to other forms'(draw) {
		const [p, q] = [draw.int('m'), draw.int('q')];
		const at = [draw.int('x1'), draw.int('y1')] as const;
		const m = fraction(p, q);
		if (Number(m.d) !== q || at.includes(0)) return undefined;
		const given = pointSlope(m, at);
		const b = interceptOf(m, at);
		if (b.equals(0)) return undefined;
		if (draw.inTurn('to') === 'slope-intercept') {
			const [, ...rest] = fromPointSlope(m, at);
			return {
				prompt: say`Write ${given} in slope-intercept form, ${MX_PLUS_B}.`,
				answer: written('line', lineEquation(m, b)),
				steps: [line(given), ...rest],
				hints: [say`Multiply out the brackets, then get ${symbol('y')} alone on the left side.`],
			};
		}
		return {
			prompt: say`Write ${given} ${IN_STANDARD_FORM}`,
			answer: written('line', standardForm(...standardOf(m, b))),
			steps: [line(given), ...standardFromPoint(m, at)],
			hints: [
				m.d === 1n
					? say`Multiply out the brackets, then bring both letters to the same side.`
					: say`Get rid of fractions first. Then bring both letters to the same side.`,
			],
		};
	},

	'Slope-intercept to standard form': (draw) => toStandard(draw, draw.int('b'), draw.int('r')),
	'Convert to standard form': (draw) => toStandard(draw, draw.int('r'), draw.int('s')),
	'Standard form constant': constantOfStandard,
};

function toStandard(draw: Draw, over: number, under: number): Draft | undefined {
	const [p, q] = [draw.int('p'), draw.int('q')];
	const [m, b] = [fraction(p, q), fraction(over, under)];
	if (Number(m.d) !== q || Number(b.d) !== under) return undefined;
	const numbers = standardOf(m, b);
	if (Math.max(...numbers.map(Math.abs)) > 72) return undefined;
	return {
		prompt: say`Write ${lineEquation(m, b)} ${IN_STANDARD_FORM}`,
		answer: written('line', standardForm(...numbers)),
		steps: [line(lineEquation(m, b)), ...standardLines(m, b)],
		hints: [say`Multiply every term by a number that removes all fractions.`],
	};
}

/** Through one point, through two points, or parallel to an axis. */
function straight(draw: Draw, level: boolean): Draft | undefined {
	const at = [draw.int('x'), draw.int('y')] as const;
	const [x, y] = at;
	const [letter, value] = level ? ['y', y] : ['x', x];
	if (x === 0 || y === 0) return undefined;
	const other = level ? [x + draw.random.int(2, 7), y] : [x, y + draw.random.int(2, 7)];
	const name = level ? 'horizontal' : 'vertical';
	const [along, across] = level ? ['x', 'y'] : ['y', 'x'];
	const second = pointAt([other[0] ?? 0, other[1] ?? 0]);
	const [given, reason] = draw.random.pick([
		[say`the ${name} line through ${pointAt(at)}`, `it runs in the direction of the ${along}-axis`],
		[
			say`the line through ${pointAt(at)} and ${second}`,
			`both points have the same ${letter}-coordinate`,
		],
		[
			say`the line through ${pointAt(at)} that is parallel to the ${symbol(along)}-axis`,
			`the ${along}-axis is ${name} too`,
		],
		[
			say`the line through ${pointAt(at)} that is perpendicular to the ${symbol(across)}-axis`,
			`the ${across}-axis is ${level ? 'vertical' : 'horizontal'}`,
		],
	] as const);
	return {
		prompt: say`Write the equation of ${given}.`,
		answer: written('line', equation(letter, value)),
		steps: [
			sentence(say`The line is ${name}.`, reason),
			sentence(
				say`Every point of it has the ${symbol(letter)}-coordinate ${value}.`,
				`the ${letter}-coordinate stays the same along a ${name} line`,
			),
			line(equation(letter, value)),
		],
		hints: [say`Which coordinate is the same for all points of this line?`],
	};
}
