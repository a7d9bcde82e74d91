/** num.abs: absolute value as distance. CCSS 6.NS.C.7c, 7.NS.A.1c. */
import {
	absolute,
	brackets,
	continued,
	difference,
	equation,
	type Expression,
	num,
	opposite,
	product,
	signed,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { rational } from '../../../answer.ts';
import { type Draft, line, type Line, sentence, type Skills } from '../../../family.ts';

export const skills: Skills = {
	'Evaluate simple absolute value expressions'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		switch (draw.inTurn('form')) {
			case 'single':
				return a > 0 ? undefined : evaluated(absolute(a), Math.abs(a), distanceOf(a));
			case 'neg':
				return evaluated(opposite(absolute(a)), -Math.abs(a), [
					line(continued(opposite(brackets(Math.abs(a)))), `${a} is ${units(a)} from 0`),
					line(continued(-Math.abs(a)), 'the minus sign in front stays'),
				]);
			case 'sum':
				return a > 0 && b > 0
					? undefined
					: evaluated(sum(absolute(a), absolute(b)), Math.abs(a) + Math.abs(b), [
							line(continued(sum(Math.abs(a), Math.abs(b))), 'write each distance from 0'),
							line(continued(Math.abs(a) + Math.abs(b)), 'add'),
						]);
			default:
				return a === b || (a > 0 && b > 0)
					? undefined
					: evaluated(difference(absolute(a), absolute(b)), Math.abs(a) - Math.abs(b), [
							line(continued(difference(Math.abs(a), Math.abs(b))), 'write each distance from 0'),
							line(continued(Math.abs(a) - Math.abs(b)), 'subtract'),
						]);
		}
	},

	'Distance between two points on a line'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		if (a === b || a === 0 || b === 0 || (a > 0 && b > 0)) return undefined;
		const ask = draw.random.pick([
			say`How many units apart are ${a} and ${b} on the number line?`,
			say`Find the distance, in units, between ${a} and ${b} on the number line.`,
			say`On a number line, point ${symbol('A')} is at ${a} and point ${symbol('B')} is at ${b}. How many units is it from ${symbol('A')} to ${symbol('B')}?`,
		]);
		return {
			prompt: ask,
			answer: rational(Math.abs(a - b)),
			steps: [
				line(
					absolute(difference(a, signed(b))),
					'the distance is the absolute value of the difference',
				),
				...(b < 0
					? [line(continued(absolute(sum(a, -b))), `subtracting ${b} is adding ${-b}`)]
					: []),
				line(continued(absolute(a - b)), 'work inside the bars'),
				line(continued(Math.abs(a - b)), 'a distance is never negative'),
			],
			hints: [
				a < 0 === b < 0
					? say`Both numbers are on the same side of 0. Compare how far each is from 0.`
					: say`The numbers are on different sides of 0. How far is it from each of them to 0?`,
			],
		};
	},

	'Absolute value inside longer expressions'(draw) {
		const [a, k, b, c] = [draw.int('a'), draw.int('k'), draw.int('b'), draw.int('c')];
		if (a === 0 || b === 0 || c === 0 || b === c || (b > c && c > 0)) return undefined;
		const size = Math.abs(b - c);
		const around = (inside: Expression) => sum(a, product(-k, inside));
		const prompt = around(absolute(difference(b, signed(c))));
		return {
			prompt: say`Evaluate: ${prompt}.`,
			answer: rational(a - k * size),
			steps: [
				line(prompt),
				...(c < 0
					? [line(continued(around(absolute(sum(b, -c)))), `subtracting ${c} is adding ${-c}`)]
					: []),
				line(continued(around(absolute(b - c))), 'work inside the bars first'),
				line(continued(around(num(size))), 'write the absolute value'),
				line(continued(sum(a, -k * size)), 'multiply before adding or subtracting'),
				line(continued(a - k * size)),
			],
			hints: [
				say`The bars work like brackets: find ${difference(b, signed(c))} first.`,
				say`Then multiply, and add or subtract last.`,
			],
		};
	},
};

const units = (value: number) => (Math.abs(value) === 1 ? '1 unit' : `${Math.abs(value)} units`);

function evaluated(prompt: Expression, value: number, steps: Line[]): Draft {
	return {
		prompt: say`Evaluate: ${prompt}.`,
		answer: rational(value),
		steps: [line(prompt), ...steps],
		hints: [say`The absolute value of a number is its distance from 0. It is never negative.`],
	};
}

/** The lines that take |a|, a below 0, to its value. */
const distanceOf = (a: number): Line[] => [
	sentence(say`On a number line, ${a} is ${-a} ${a === -1 ? 'unit' : 'units'} from 0.`),
	line(equation(absolute(a), -a), 'the absolute value is that distance'),
];
