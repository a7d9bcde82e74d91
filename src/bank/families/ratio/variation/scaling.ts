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
import { rational } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { line, sentence, type Skills } from '../../../family.ts';

type Case = {
	prompt: Prose;
	/** The factor as it is found, with its reason, and its value. */
	working: Expression;
	why: string;
	value: Fraction;
};

const ASK = 'By what number is';
const FORM = 'multiplied? Give a whole number or a fraction in lowest terms.';

/** `f` and `g` are the factors of the story. */
const CASES: Readonly<Record<string, (f: Fraction, g: number) => Case>> = {
	'area with side': (f) => ({
		prompt: say`Each side of a square is multiplied by ${num(f)}. ${ASK} the area ${FORM}`,
		working: power(num(f), 2),
		why: 'area = side × side, and both factors are multiplied',
		value: f.mul(f),
	}),
	'volume with edge': (f) => ({
		prompt: say`Each edge of a cube is multiplied by ${num(f)}. ${ASK} the volume ${FORM}`,
		working: power(num(f), 3),
		why: 'volume = edge × edge × edge, and all three factors are multiplied',
		value: f.mul(f).mul(f),
	}),
	'travel time with speed': (f) => ({
		prompt: say`A trip has a fixed distance, and the average speed is multiplied by ${num(f)}. ${ASK} the travel time ${FORM}`,
		working: num(f.inverse()),
		why: 'speed × time stays the same, so the time is multiplied by the reciprocal',
		value: f.inverse(),
	}),
	'force with distance': (f) => ({
		prompt: say`The gravitational force between two objects varies inversely as the square of the distance between them. The distance is multiplied by ${num(f)}. ${ASK} the force ${FORM}`,
		working: power(num(f.inverse()), 2),
		why: 'force × distance squared stays the same: take the square of the reciprocal',
		value: f.inverse().mul(f.inverse()),
	}),
	'product of two scaled factors': (f, g) => ({
		prompt: say`The length of a rectangle is multiplied by ${num(f)}, and its width is multiplied by ${g}. ${ASK} the area ${FORM}`,
		working: times(num(f), g),
		why: 'area = length × width, and each factor is multiplied',
		value: f.mul(g),
	}),
};

export const scalingSkills: Skills = {
	'Effect of scaling variables'(draw) {
		const f = new Fraction(draw.int('k'), draw.int('p'));
		const g = draw.random.int(2, 9);
		if (f.lte(1)) return undefined;
		const { prompt, working, why, value } = caseOf(CASES, draw.inTurn('type'))(f, g);
		const isDone = working.kind === 'number';
		return {
			prompt,
			answer: rational(value),
			steps: [
				isDone ? line(equation(times(num(f), num(value)), 1), why) : line(working, why),
				...(isDone ? [] : [line(continued(num(value)))]),
				sentence(say`It is multiplied by ${num(value)}.`),
			],
			hints: [say`Try it with simple numbers: choose values, change them, and compare.`],
		};
	},
};
