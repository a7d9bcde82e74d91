/** The part of ratio.variation about what happens to a quantity when another one is multiplied. */
import Fraction from 'fraction.js';
import {
	continued,
	equation,
	type Expression,
	num,
	power,
	times,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';

type Case = {
	prompt: Prose;
	/** The factor as it is found, with its reason, and its value. */
	formula: Expression;
	why: string;
	value: Fraction;
	/** What is multiplied by it. */
	subject: string;
	/** Leads to what stays the same, or to the formula. */
	hint: Prose;
	wrong: readonly [Fraction, string][];
};

const ASK = 'By what number is';
const FORM = 'multiplied? Give your answer as a whole number or a fraction in lowest terms.';

/** `f` and `g` are the factors of the story. */
const CASES: Readonly<Record<string, (f: Fraction, g: number) => Case>> = {
	'area with side': (f) => ({
		prompt: say`Each side length of a square is multiplied by ${num(f)}. ${ASK} the area ${FORM}`,
		formula: power(num(f), 2),
		hint: say`What is the formula for the area of a square?`,
		why: `the area is side × side, and both factors are multiplied by ${f.toFraction()}`,
		value: f.mul(f),
		subject: 'area',
		wrong: [
			[f, 'treated the area as directly proportional to the side length'],
			[f.mul(2), 'multiplied the factor by 2 instead of squaring it'],
		],
	}),
	'volume with edge': (f) => ({
		prompt: say`Each edge length of a cube is multiplied by ${num(f)}. ${ASK} the volume ${FORM}`,
		formula: power(num(f), 3),
		hint: say`What is the formula for the volume of a cube?`,
		why: `the volume is edge × edge × edge, and all three factors are multiplied by ${f.toFraction()}`,
		value: f.mul(f).mul(f),
		subject: 'volume',
		wrong: [
			[f, 'treated the volume as directly proportional to the edge length'],
			[f.mul(f), 'squared the factor instead of cubing it'],
			[f.mul(3), 'multiplied the factor by 3 instead of cubing it'],
		],
	}),
	'travel time with speed': (f) => ({
		prompt: say`The distance of a trip is fixed. The average speed is multiplied by ${num(f)}. ${ASK} the travel time ${FORM}`,
		formula: num(f.inverse()),
		hint: say`Which product is equal to the fixed distance?`,
		why: `speed × time stays the same; the speed is multiplied by ${f.toFraction()}, so the time is multiplied by the reciprocal of ${f.toFraction()}`,
		value: f.inverse(),
		subject: 'travel time',
		wrong: [
			[f, 'treated the travel time as directly proportional to the speed'],
			[new Fraction(1).sub(f.inverse()), 'found the part of the time that is saved'],
		],
	}),
	'force with distance': (f) => ({
		prompt: say`The gravitational force between two objects varies inversely as the square of the distance between them. The distance is multiplied by ${num(f)}. ${ASK} the force ${FORM}`,
		formula: power(num(f.inverse()), 2),
		hint: say`The force varies inversely as the square of the distance. Which product stays the same?`,
		why: `force × distance × distance stays the same; the distance is multiplied by ${f.toFraction()}, so the force is multiplied by the square of the reciprocal of ${f.toFraction()}`,
		value: f.inverse().mul(f.inverse()),
		subject: 'force',
		wrong: [
			[f.mul(f), 'used direct variation with the square instead of inverse variation'],
			[f.inverse(), 'used the reciprocal of the factor without squaring it'],
			[f, 'treated the force as directly proportional to the distance'],
		],
	}),
	'product of two scaled factors': (f, g) => ({
		prompt: say`The length of a rectangle is multiplied by ${num(f)}, and its width is multiplied by ${g}. ${ASK} the area ${FORM}`,
		formula: times(num(f), g),
		hint: say`What is the formula for the area of a rectangle?`,
		why: 'the area is length × width, and each factor is multiplied',
		value: f.mul(g),
		subject: 'area',
		wrong: [
			[f.add(g), 'added the two factors'],
			[f, 'used only the factor of the length'],
			[new Fraction(g), 'used only the factor of the width'],
		],
	}),
};

export const scalingSkills: Skills = {
	'Predict the effect of scaling variables'(draw) {
		const f = new Fraction(draw.int('k'), draw.int('p'));
		const g = draw.random.int(2, 9);
		if (f.lte(1)) return undefined;
		const of = caseOf(CASES, draw.inTurn('type'))(f, g);
		const { prompt, formula, why, value, subject, hint, wrong } = of;
		const isDone = formula.kind === 'number';
		return {
			prompt,
			answer: withMisconceptions(
				rational(value),
				...wrong.map(([one, what]): WrongAnswer => [rational(one), what]),
			),
			steps: [
				isDone ? line(equation(times(num(f), num(value)), 1), why) : line(formula, why),
				...(isDone
					? []
					: [
							line(
								continued(num(value)),
								formula.kind === 'power' ? 'evaluate the power' : 'multiply',
							),
						]),
				sentence(say`The ${subject} is multiplied by ${num(value)}.`),
			],
			hints: [hint, say`How does each factor change?`],
		};
	},
};
