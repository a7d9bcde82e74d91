/** geo.circle-measure: circumference and area of circles, and back. */
import Fraction from 'fraction.js';
import { equation, power, product, quotient, symbol, times } from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { circleFigure } from './circle.ts';
import {
	type Form,
	measuredDraft,
	plain,
	size,
	sizeText,
	sizeWords,
	timesPi,
	unitIn,
} from '../../../steps/measured.ts';
import { circleStory } from './stories.ts';

export const skills: Skills = {
	'Find the circumference of a circle': (draw) => fromWidth(draw, 'circumference'),
	'Find the area of a circle': (draw) => fromWidth(draw, 'area'),
	'Find a radius or diameter': backwards,
	'Solve problems about circular objects': circleStory,
};

const formOf = (draw: Draw): Form => (draw.inTurn('form') === 'pi' ? 'pi' : 'tenth');

function fromWidth(draw: Draw, what: 'circumference' | 'area'): Draft | undefined {
	const radius = new Fraction(draw.int('r'));
	const given = draw.random.pick(['radius', 'diameter']);
	const [diameter, unit] = [radius.mul(2), unitIn(draw)];
	// With the radius 2, the area and the circumference are the same number.
	if (radius.lte(2)) return undefined;
	const stated = given === 'radius' ? radius : diameter;
	return measuredDraft({
		prompt: say`A circle has a ${given} of ${size(stated, unit)}. Find its ${what}, in ${what === 'area' ? 'square ' : ''}${unit.many}.`,
		conclusion: `The ${what} is`,
		letter: what === 'area' ? 'A' : 'C',
		lines:
			what === 'area'
				? [...halved(given === 'radius' ? null : diameter, radius), ...areaLines(radius)]
				: given === 'radius'
					? [
							line(
								equation('C', product(2, PI, 'r')),
								'the formula for the circumference of a circle',
							),
							line(equation('C', times(2, PI, plain(radius))), 'substitute the radius'),
						]
					: [
							line(
								equation('C', product(PI, 'd')),
								'the formula for the circumference of a circle',
							),
							line(equation('C', times(PI, plain(diameter))), 'substitute the diameter'),
						],
		value: what === 'area' ? radius.mul(radius) : diameter,
		form: formOf(draw),
		kind: what === 'area' ? 'area' : 'length',
		unit,
		why:
			what === 'area'
				? 'square the radius'
				: given === 'radius'
					? 'multiply'
					: 'write the number before π',
		hints: [
			what === 'area'
				? say`${given === 'diameter' ? 'What is the radius? ' : ''}Which formula gives the area of a circle?`
				: given === 'radius'
					? say`How long is the diameter? How many times does it fit around the circle?`
					: say`About how many times does the diameter fit around the circle? What is the exact number?`,
		],
		wrong:
			what === 'area'
				? [
						[diameter, 'found the circumference instead of the area'],
						[radius.mul(radius).mul(4), 'used the diameter as the radius'],
						[radius, 'did not square the radius'],
					]
				: [
						[radius.mul(radius), 'found the area instead of the circumference'],
						given === 'radius'
							? [radius, 'multiplied π by the radius instead of the diameter']
							: [diameter.mul(2), 'used the diameter as the radius'],
					],
		figure: circleFigure(
			given === 'radius' ? 'radius' : 'diameter',
			sizeText(stated, unit),
			`A circle with its center marked. A ${given} is drawn and labeled ${sizeWords(stated, unit)}.`,
		),
	});
}

const halved = (diameter: Fraction | null, radius: Fraction): Line[] =>
	diameter
		? [
				line(
					equation('r', equation(quotient(plain(diameter), 2), plain(radius))),
					'the radius is half of the diameter',
				),
			]
		: [];

const areaLines = (radius: Fraction): Line[] => [
	line(equation('A', product(PI, power('r', 2))), 'the formula for the area of a circle'),
	line(equation('A', times(PI, power(plain(radius), 2))), 'substitute the radius'),
];

function backwards(draw: Draw): Draft | undefined {
	const [radius, unit] = [draw.int('r'), unitIn(draw)];
	const [fromArea, asksRadius] = [draw.inTurn('given') === 'A', draw.random.int(0, 1) === 0];
	const value = asksRadius ? radius : 2 * radius;
	const asked = asksRadius ? 'radius' : 'diameter';
	const answer = withMisconceptions(
		withUnit(integer(value), unit.many),
		[integer(asksRadius ? 2 * radius : radius), `gave the ${asksRadius ? 'diameter' : 'radius'}`],
		fromArea
			? asksRadius
				? [integer(radius ** 2), 'did not take the square root']
				: [integer(2 * radius ** 2), 'doubled r² instead of r']
			: [
					integer(4 * radius),
					asksRadius
						? 'multiplied by 2 instead of dividing'
						: 'doubled the diameter as if it were the radius',
				],
		...(fromArea
			? [
					[
						rational(new Fraction(radius ** 2, 2)),
						'divided by 2 instead of taking the square root',
					] as const,
				]
			: asksRadius
				? [[rational(new Fraction(radius, 2)), 'divided by 2 one time too many'] as const]
				: []),
	);
	const what = fromArea ? 'area' : 'circumference';
	const measure = timesPi(fromArea ? radius ** 2 : 2 * radius);
	const words = `${fromArea ? 'square ' : ''}${unit.many}`;
	const doubled = asksRadius
		? []
		: [line(equation('d', equation(times(2, radius), value)), 'the diameter is twice the radius')];
	const r = symbol('r');
	return {
		prompt: say`The ${what} of a circle is ${measure} ${words}. Find its ${asked}, in ${unit.many}.`,
		answer,
		steps: fromArea
			? [
					line(equation(product(PI, power('r', 2)), 'A'), 'the formula for the area of a circle'),
					line(equation(product(PI, power('r', 2)), measure), 'substitute the given area'),
					line(equation(power('r', 2), radius ** 2), 'divide both sides by π'),
					line(equation(r, radius), 'take the positive square root, because a radius is positive'),
					...doubled,
					sentence(say`The ${asked} is ${answer.body}.`),
				]
			: asksRadius
				? [
						line(
							equation(product(2, PI, 'r'), 'C'),
							'the formula for the circumference of a circle',
						),
						line(equation(product(2, PI, 'r'), measure), 'substitute the given circumference'),
						line(equation(product(2, 'r'), 2 * radius), 'divide both sides by π'),
						line(equation(r, radius), 'divide both sides by 2'),
						sentence(say`The ${asked} is ${answer.body}.`),
					]
				: [
						line(equation(product(PI, 'd'), 'C'), 'the formula for the circumference of a circle'),
						line(equation(product(PI, 'd'), measure), 'substitute the given circumference'),
						line(equation('d', value), 'divide both sides by π'),
						sentence(say`The ${asked} is ${answer.body}.`),
					],
		hints: [
			fromArea
				? say`Which formula gives the area of a circle? What is the square of the radius here?`
				: say`Which formula relates the circumference to the ${asked}?`,
		],
		figure: circleFigure(
			asksRadius ? 'radius' : 'diameter',
			asksRadius ? 'r' : 'd',
			`A circle with its center marked. A ${asked} is drawn and labeled ${asksRadius ? 'r' : 'd'}. Its length is not given.`,
		),
	};
}
