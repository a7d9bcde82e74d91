/** The part of ratio.scale with scales such as 1 : 50, where drawing and reality have the same unit. */
import Fraction from 'fraction.js';
import { continued, equation, num, power, quotient, times } from '../../../../math/expression.ts';
import { ratio } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { amount, exactAnswer } from '../../../steps/amounts.ts';

type Thing = readonly [name: string, dimension: string, lowMetres: number, highMetres: number];

const MODELS: readonly Thing[] = [
	['car', 'long', 3, 6],
	['sailboat', 'long', 6, 30],
	['bridge', 'long', 20, 200],
	['airplane', 'long', 8, 75],
	['lighthouse', 'tall', 12, 60],
	['castle', 'wide', 25, 160],
	['ferry', 'long', 50, 160],
	['stadium', 'wide', 120, 280],
	['television tower', 'tall', 100, 350],
	['dam', 'long', 80, 400],
];

export const modelSkills: Skills = {
	'Use the scale of a model or map'(draw) {
		const [s, d] = [draw.int('s'), draw.int('d')];
		return caseOf(ASKS, draw.inTurn('ask'))(draw, s, d);
	},
};

type Ask = (draw: Draw, s: number, d: number) => Draft | undefined;

/** d is the length of the model in centimetres. */
function modelOf(draw: Draw, s: number, d: number): Thing | undefined {
	const metres = (s * d) / 100;
	const fitting = MODELS.filter(([, , low, high]) => metres >= low && metres <= high);
	return d >= 4 && fitting.length > 0 ? draw.random.pick(fitting) : undefined;
}

const ASKS: Readonly<Record<string, Ask>> = {
	'model length'(draw, s, d) {
		const found = modelOf(draw, s, d);
		if (!found) return undefined;
		const [thing, dimension] = found;
		const metres = new Fraction(s * d, 100);
		const answer = withMisconceptions(
			withUnit(exactAnswer(d), 'centimetres'),
			[rational(new Fraction(d, 100)), 'gave the length in metres'],
			[rational(s * d * s), `multiplied by ${s} instead of dividing by it`],
		);
		return {
			prompt: say`A model of ${article(thing)} has a scale of ${ratio(1, s)}. The actual ${thing} is ${amount(metres)} metres ${dimension}. How many centimetres ${dimension} is the model?`,
			answer,
			steps: [
				line(
					equation(times(amount(metres), 100), s * d),
					'1 metre is 100 centimetres, so multiply by 100',
				),
				line(quotient(s * d, s), `divide by ${s} to find the length of the model`),
				line(continued(d), 'divide'),
				sentence(say`The model is ${answer.body} ${dimension}.`),
			],
			hints: [
				say`What is the actual length in centimetres? The actual ${thing} is how many times as ${dimension} as the model?`,
			],
		};
	},
	'actual length'(draw, s, d) {
		const found = modelOf(draw, s, d);
		if (!found) return undefined;
		const [thing, dimension] = found;
		const metres = new Fraction(s * d, 100);
		const answer = withMisconceptions(
			withUnit(exactAnswer(metres), 'metres'),
			[rational(s * d), 'gave the length in centimetres'],
			[rational(s * d * 100), 'multiplied by 100 instead of dividing to convert to metres'],
		);
		return {
			prompt: say`A model of ${article(thing)} has a scale of ${ratio(1, s)}. The model is ${d} centimetres ${dimension}. How many metres ${dimension} is the actual ${thing}?`,
			answer,
			steps: [
				line(times(d, s), `multiply by ${s} to find the actual length in centimetres`),
				line(continued(s * d), 'multiply'),
				line(
					equation(quotient(s * d, 100), amount(metres)),
					'1 metre is 100 centimetres, so divide by 100',
				),
				sentence(say`The actual ${thing} is ${answer.body} ${dimension}.`),
			],
			hints: [
				say`How many centimetres ${dimension} is the actual ${thing}? How many metres is that?`,
			],
		};
	},
	area(_, s, d) {
		const square = new Fraction(s).pow(2)?.mul(d) ?? new Fraction(0);
		const metres = square.div(10_000);
		const place = metres.lte(60) ? 'room' : metres.lte(2000) ? 'garden' : 'lake';
		if (metres.lt(4) || metres.gt(60_000)) return undefined;
		const answer = withMisconceptions(
			withUnit(exactAnswer(metres), 'square metres'),
			[
				rational(new Fraction(s * d, 10_000)),
				`multiplied the area by ${s} instead of by ${s} × ${s}`,
			],
			[rational(square.div(100)), 'divided by 100 instead of by 100 × 100'],
			[rational(square), 'gave the area in square centimetres'],
		);
		const drawing = { room: 'floor plan', garden: 'site plan', lake: 'map' }[place];
		return {
			prompt: say`A ${drawing} has a scale of ${ratio(1, s)}. A ${place} has an area of ${d} square centimetres on the ${drawing}. What is the area of the actual ${place} in square metres?`,
			answer,
			steps: [
				line(
					equation(power(s, 2), s * s),
					`lengths are multiplied by ${s}, so areas are multiplied by the square of ${s}`,
				),
				line(times(d, s * s), `multiply by ${s * s} to find the actual area in square centimetres`),
				line(continued(num(square)), 'multiply'),
				line(
					equation(quotient(num(square), 10_000), amount(metres)),
					'1 square metre is 100 × 100 square centimetres, so divide by 10,000',
				),
				sentence(say`The area of the actual ${place} is ${answer.body}.`),
			],
			hints: [
				say`Lengths are multiplied by ${s}. By what number are areas multiplied?`,
				say`How many square centimetres are in one square metre?`,
			],
		};
	},
};

const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
