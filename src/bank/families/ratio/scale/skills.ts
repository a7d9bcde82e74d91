/** ratio.scale: lengths and areas from drawings and models. */
import Fraction from 'fraction.js';
import { continued, divided, equation, num, quotient, times } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { withDoubleLine } from '../../../figures/double-line.ts';
import { scaleStory } from './scale-stories.ts';
import { amount, exactAnswer } from '../../../steps/amounts.ts';
import { modelSkills } from './model.ts';
import { inUsage } from '../../../usage.ts';

/** The scales of site plans in feet, and of maps. */
const FEET_PER_INCH: readonly number[] = [10, 20, 25, 30, 40, 50, 60];
const KILOMETRES_PER_CENTIMETRE: readonly number[] = [2, 4, 5, 10, 15, 20, 25, 30, 40, 50];

export const skills: Skills = {
	...modelSkills,

	'Find an actual or drawing length'(draw) {
		const [s, d] = [draw.int('s'), draw.int('d')];
		const actual = s * d;
		const drawn = draw.inTurn('units');
		const story = scaleStory(drawn, actual, draw.random);
		if (!story || d === 1 || (drawn === 'in-ft' && !FEET_PER_INCH.includes(s))) return undefined;
		if (drawn === 'cm-km' && !KILOMETRES_PER_CENTIMETRE.includes(s)) return undefined;
		const toActual = draw.inTurn('dir') === 'to actual';
		const { small, large, one, scaleOf } = story;
		const units = [inUsage(small, draw.country), inUsage(large, draw.country)] as const;
		const shown = toActual ? say`${amount(d)} ${small}` : say`${amount(actual)} ${large}`;
		const answer = withMisconceptions(
			withUnit(exactAnswer(toActual ? actual : d), toActual ? large : small),
			toActual
				? [rational(new Fraction(d).div(s)), `divided by ${s} instead of multiplying by it`]
				: [rational(new Fraction(actual).mul(s)), `multiplied by ${s} instead of dividing by it`],
			toActual
				? [rational(new Fraction(d).add(s)), `added ${s} instead of multiplying by it`]
				: [rational(new Fraction(actual).sub(s)), `subtracted ${s} instead of dividing by it`],
		);
		return {
			prompt: say`${scaleOf}, ${1} ${one} represents ${s} ${large}. ${toActual ? story.askActual(shown) : story.askDrawing(shown)}`,
			answer,
			steps: toActual
				? [
						withDoubleLine(
							line(
								times(amount(d), s),
								`multiply by ${s}, because each ${one} represents ${s} ${large}`,
							),
							{
								units,
								pairs: [
									['1', String(s)],
									[String(d), '?'],
								],
							},
						),
						line(continued(amount(actual)), 'multiply'),
						sentence(story.tells(answer.body, true)),
					]
				: [
						withDoubleLine(
							line(
								quotient(amount(actual), s),
								`divide by ${s}, because each ${one} represents ${s} ${large}`,
							),
							{
								units,
								pairs: [
									['1', String(s)],
									['?', String(actual)],
								],
							},
						),
						line(continued(amount(d)), 'divide'),
						sentence(story.tells(answer.body, false)),
					],
			hints: [
				say`How many ${large} do ${2} ${small} represent?`,
				toActual
					? say`How do you find the number of ${large} from the number of ${small}?`
					: say`How do you find the number of ${small} from the number of ${large}?`,
			],
		};
	},

	'Find an area from a scale drawing'(draw) {
		const [l, w, s] = [draw.int('l'), draw.int('w'), draw.int('s')];
		// A side that equals the scale factor would look like it in the solution.
		if (w >= l || l > 2 * w || l * s > 120 || l === s || w === s) return undefined;
		const [one, small, large, shortestSide, longestRoom] = draw.random.pick(AREA_UNITS);
		if (w * s < shortestSide) return undefined;
		const place =
			l * s <= longestRoom ? 'room' : draw.random.pick(['garden', 'parking lot', 'playground']);
		const answer = withMisconceptions(
			withUnit(rational(l * w * s * s), `square ${large}`),
			[rational(l * w * s), `multiplied the area on the plan by ${s} only once`],
			[rational(2 * s * (l + w)), 'found the perimeter instead of the area'],
			[rational(l * w), 'found the area on the plan'],
		);
		return {
			prompt: say`On a plan, ${1} ${one} represents ${s} ${large}. A rectangular ${place} is ${l} ${small} long and ${w} ${small} wide on the plan. What is the area of the actual ${place} in square ${large}?`,
			answer,
			steps: [
				line(
					equation(times(l, s), l * s),
					`multiply by ${s} to find the actual length in ${large}`,
				),
				line(equation(times(w, s), w * s), `multiply by ${s} to find the actual width in ${large}`),
				line(equation(times(l * s, w * s), l * w * s * s), 'multiply the length by the width'),
				sentence(say`The area of the actual ${place} is ${answer.body}.`),
			],
			hints: [say`What are the actual length and the actual width?`],
		};
	},

	'Find the scale factor': (draw) =>
		draw.random.int(0, 2) === 0 ? redrawn(draw) : matchingLengths(draw),
};

/** One unit of the plan, more of them, the actual unit, how short a side may be in it, and how long a room. */
const AREA_UNITS = [
	['inch', 'inches', 'feet', 8, 40],
	['centimetre', 'centimetres', 'metres', 3, 14],
] as const;

const FORM = 'Give your answer as a whole number or as a fraction in lowest terms.';

/** Whether its sides are measured, or how wide it is. */
const SHAPES = [
	['triangle', true],
	['rectangle', true],
	['pentagon', true],
	['logo', false],
	['photo', false],
] as const;

function matchingLengths(draw: Draw): Draft | undefined {
	const [a, k] = [draw.int('a'), new Fraction(draw.inTurn('k'))];
	const copy = k.mul(a);
	if (copy.d !== 1n || copy.equals(1)) return undefined;
	const [shape, hasSides] = draw.random.pick(SHAPES);
	const made = k.gt(1) ? 'An enlarged' : 'A reduced';
	const answer = withMisconceptions(
		rational(k),
		[rational(k.inverse()), 'divided the original length by the length in the copy'],
		[rational(copy.sub(a)), 'subtracted the lengths instead of dividing'],
	);
	const unit = draw.random.pick(['centimetres', 'inches']);
	return {
		prompt: hasSides
			? say`${made} copy of a ${shape} is made. A side that is ${a} ${unit} long in the original is ${num(copy)} ${unit} long in the copy. What is the scale factor from the original to the copy? ${FORM}`
			: say`${made} copy of a ${shape} is made. The original is ${a} ${unit} wide, and the copy is ${num(copy)} ${unit} wide. What is the scale factor from the original to the copy? ${FORM}`,
		answer,
		steps: [
			line(quotient(num(copy), a), 'divide the length in the copy by the length in the original'),
			line(continued(num(k)), k.d === 1n ? 'divide' : 'write the fraction in lowest terms'),
			sentence(say`The scale factor is ${answer.body}.`),
		],
		hints: [
			say`Is the scale factor of ${k.gt(1) ? 'an enlarged' : 'a reduced'} copy greater than ${1} or less than ${1}?`,
			say`What number do you multiply ${a} by to get ${num(copy)}?`,
		],
	};
}

/** A drawing at one scale, drawn again at another: the factor of its lengths. */
function redrawn(draw: Draw): Draft | undefined {
	const [a, k] = [draw.int('a'), new Fraction(draw.inTurn('k'))];
	const newScale = new Fraction(a).div(k);
	if (newScale.d !== 1n || newScale.equals(1) || a < 2) return undefined;
	const newLength = quotient(a, num(newScale));
	const isReduced = k.n === BigInt(a);
	const answer = withMisconceptions(
		rational(k),
		[rational(k.inverse()), 'divided the old length by the new length'],
		[
			rational(newScale.sub(a).abs()),
			`subtracted ${Math.min(a, Number(newScale))} from ${Math.max(a, Number(newScale))} instead of dividing`,
		],
	);
	return {
		prompt: say`On a plan, ${1} centimetre represents ${a} metres. The plan is drawn again so that ${1} centimetre represents ${num(newScale)} metres. What is the scale factor from the old plan to the new plan? ${FORM}`,
		answer,
		steps: [
			sentence(say`On the old plan, an actual length of ${a} metres is shown as ${1} centimetre.`),
			sentence(
				say`On the new plan, the same length is shown as ${isReduced ? newLength : equation(newLength, num(k))} ${k.lt(1) ? 'of a centimetre' : 'centimetres'}.`,
				`each centimetre now represents ${newScale.toFraction()} metres`,
			),
			line(equation(divided(num(k), 1), num(k)), 'divide the new length by the old length'),
			sentence(say`The scale factor is ${answer.body}.`),
		],
		hints: [
			say`How long is a wall on the old plan if its actual length is ${a} metres?`,
			say`How long is the same wall on the new plan?`,
		],
	};
}
