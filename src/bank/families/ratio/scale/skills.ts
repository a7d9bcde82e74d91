/** ratio.scale: lengths and areas from drawings and models. */
import Fraction from 'fraction.js';
import { continued, divided, equation, num, quotient, times } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { amount, exactAnswer } from '../../../steps/amounts.ts';
import { inUsage } from '../../../usage.ts';
import { modelSkills } from './model.ts';

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
						withFigure(
							line(
								times(amount(d), s),
								`multiply by ${s}, because each ${one} represents ${s} ${large}`,
							),
							{
								kind: 'double number line',
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
						withFigure(
							line(
								quotient(amount(actual), s),
								`divide by ${s}, because each ${one} represents ${s} ${large}`,
							),
							{
								kind: 'double number line',
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

// Maps, plans and models: one unit of the drawing represents a number of units of the actual thing.

type ScaleStory = {
	/** Units in the plural, as they are written in a scale and in an answer. */
	small: string;
	large: string;
	one: string;
	/** "On a site plan". */
	scaleOf: string;
	askActual(length: Prose): Prose;
	askDrawing(length: Prose): Prose;
	/** With the length found: on the drawing, or the actual one. */
	tells(length: Prose, isReal: boolean): Prose;
	/** Sensible actual lengths in the large unit. */
	low: number;
	high: number;
};

type Thing = readonly [what: string, dimension: string, low: number, high: number];

const PLANS: readonly Thing[] = [
	['garden', 'long', 2, 40],
	['walkway', 'long', 4, 90],
	['swimming pool', 'long', 8, 160],
	['schoolyard', 'wide', 20, 400],
	['sports field', 'long', 60, 500],
	['bus station', 'wide', 30, 300],
];

const planStory = (
	[what, dimension, low, high]: Thing,
	[small, large, one]: readonly [string, string, string],
): ScaleStory => ({
	small,
	large,
	one,
	scaleOf: 'On a site plan',
	low,
	high,
	askActual: (length) =>
		say`A ${what} is ${length} ${dimension} on the plan. How many ${large} ${dimension} is the actual ${what}?`,
	askDrawing: (length) =>
		say`The actual ${what} is ${length} ${dimension}. How many ${small} ${dimension} is it on the plan?`,
	tells: (length, isReal) =>
		isReal
			? say`The actual ${what} is ${length} ${dimension}.`
			: say`On the plan, the ${what} is ${length} ${dimension}.`,
});

const mapStory = (what: string, low: number, high: number): ScaleStory => ({
	small: 'centimetres',
	large: 'kilometres',
	one: 'centimetre',
	scaleOf: 'On a map',
	low,
	high,
	askActual: (length) =>
		say`Two ${what} are ${length} apart on the map. What is the actual distance between the ${what}, in kilometres?`,
	askDrawing: (length) =>
		say`The actual distance between two ${what} is ${length}. How many centimetres apart are the ${what} on the map?`,
	tells: (length, isReal) =>
		isReal
			? say`The actual distance between the ${what} is ${length}.`
			: say`The ${what} are ${length} apart on the map.`,
});

const MAPS = [
	['lighthouses', 4, 200],
	['towns', 5, 400],
	['cities', 50, 1200],
	['villages', 2, 60],
] as const;

/** By the units of the curriculum plan. */
function scaleStory(units: string, actual: number, random: Random): ScaleStory | undefined {
	const stories =
		units === 'cm-km'
			? MAPS.map(([what, low, high]) => mapStory(what, low, high))
			: PLANS.map(([what, dimension, low, high]) =>
					units === 'in-ft'
						? planStory([what, dimension, 3 * low, 3 * high], ['inches', 'feet', 'inch'])
						: planStory([what, dimension, low, high], ['centimetres', 'metres', 'centimetre']),
				);
	const fitting = stories.filter(({ low, high }) => actual >= low && actual <= high);
	return fitting.length > 0 ? random.pick(fitting) : undefined;
}
