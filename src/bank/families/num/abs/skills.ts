/** num.abs: absolute value as distance. */
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
import {
	type Draft,
	type Line,
	line,
	mergedByValue,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';

export const skills: Skills = {
	'Evaluate simple absolute value expressions'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		switch (draw.inTurn('form')) {
			case 'single':
				return a > 0
					? undefined
					: evaluated(absolute(a), Math.abs(a), distanceOf(a), [
							[rational(a), 'left the number negative'],
						]);
			case 'neg':
				return evaluated(
					opposite(absolute(a)),
					-Math.abs(a),
					[
						line(continued(opposite(brackets(Math.abs(a)))), `${a} is ${units(a)} from 0`),
						line(continued(-Math.abs(a)), 'keep the negative sign outside the bars'),
					],
					[[rational(Math.abs(a)), 'ignored the negative sign outside the bars']],
				);
			case 'sum':
				// With equal signs, the bars around the sum give the sum of the absolute values.
				return a > 0 === b > 0
					? undefined
					: evaluated(
							sum(absolute(a), absolute(b)),
							Math.abs(a) + Math.abs(b),
							[
								line(continued(sum(Math.abs(a), Math.abs(b))), EACH),
								line(continued(Math.abs(a) + Math.abs(b)), 'add'),
							],
							[
								[rational(a + b), 'ignored the absolute value bars'],
								[rational(Math.abs(a + b)), 'added first and then took the absolute value'],
								[
									rational(Math.abs(a) - Math.abs(b)),
									'subtracted the distances instead of adding them',
								],
							],
						);
			default:
				return a === b || (a > 0 && b > 0)
					? undefined
					: evaluated(
							difference(absolute(a), absolute(b)),
							Math.abs(a) - Math.abs(b),
							[
								line(continued(difference(Math.abs(a), Math.abs(b))), EACH),
								line(continued(Math.abs(a) - Math.abs(b)), 'subtract'),
							],
							[
								[rational(a - b), 'ignored the absolute value bars'],
								[rational(Math.abs(a) + Math.abs(b)), 'added the distances instead of subtracting'],
								[rational(Math.abs(a - b)), 'subtracted first and then took the absolute value'],
							],
						);
		}
	},

	'Find a distance on the number line'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		if (a === b || a === 0 || b === 0 || (a > 0 && b > 0)) return undefined;
		const ask = draw.random.pick([
			say`How many units apart are ${a} and ${b} on the number line?`,
			say`Find the distance, in units, between ${a} and ${b} on the number line.`,
			say`On a number line, point ${symbol('A')} is at ${a} and point ${symbol('B')} is at ${b}. How many units is it from ${symbol('A')} to ${symbol('B')}?`,
		]);
		return {
			prompt: ask,
			answer: withMisconceptions(
				rational(Math.abs(a - b)),
				a < 0 === b < 0
					? [rational(Math.abs(a + b)), 'added the distances from 0 instead of subtracting them']
					: [rational(Math.abs(a + b)), 'subtracted the distances from 0 instead of adding them'],
				[
					rational(-Math.abs(a - b)),
					a < b
						? 'did not take the absolute value of the difference'
						: 'subtracted in the reverse order and did not take the absolute value',
				],
			),
			steps: [
				line(
					absolute(difference(a, signed(b))),
					'the distance is the absolute value of the difference',
				),
				...(b < 0
					? [line(continued(absolute(sum(a, -b))), `subtracting ${b} is the same as adding ${-b}`)]
					: []),
				line(continued(absolute(a - b)), 'evaluate inside the absolute value bars'),
				line(
					continued(Math.abs(a - b)),
					`${a - b} is ${Math.abs(a - b)} ${Math.abs(a - b) === 1 ? 'unit' : 'units'} from 0`,
				),
				sentence(
					say`The distance is ${Math.abs(a - b)} ${Math.abs(a - b) === 1 ? 'unit' : 'units'}.`,
				),
			],
			hints: [
				say`What is the difference of the two numbers? What do you do with it so that the distance is not negative?`,
			],
		};
	},

	'Evaluate expressions that contain absolute values'(draw) {
		const [a, k, b, c] = [draw.int('a'), draw.int('k'), draw.int('b'), draw.int('c')];
		if (a === 0 || b === 0 || c === 0 || b === c || (b > c && c > 0)) return undefined;
		const size = Math.abs(b - c);
		if (size === 1) return undefined;
		const around = (inside: Expression) => sum(a, product(-k, inside));
		const prompt = around(absolute(difference(b, signed(c))));
		return {
			prompt: say`Evaluate: ${prompt}.`,
			answer: withMisconceptions(
				rational(a - k * size),
				[rational(a - k * (b - c)), 'ignored the absolute value bars'],
				[rational((a - k) * size), `${k < 0 ? 'added' : 'subtracted'} before multiplying`],
				[
					rational(a - k * (Math.abs(b) - Math.abs(c))),
					'took the absolute value of each number before subtracting',
				],
			),
			steps: [
				line(prompt),
				...(c < 0
					? [
							line(
								continued(around(absolute(sum(b, -c)))),
								`subtracting ${c} is the same as adding ${-c}`,
							),
						]
					: []),
				line(continued(around(absolute(b - c))), 'evaluate inside the absolute value bars first'),
				line(continued(around(num(size))), `the absolute value of ${b - c} is ${size}`),
				line(continued(sum(a, -k * size)), `multiply before you ${k < 0 ? 'add' : 'subtract'}`),
				line(continued(a - k * size)),
			],
			hints: [
				say`The bars act like brackets. What is the value inside them?`,
				say`What comes next: the multiplication or the ${k < 0 ? 'addition' : 'subtraction'} outside the bars?`,
			],
		};
	},
};

const units = (value: number) => (Math.abs(value) === 1 ? '1 unit' : `${Math.abs(value)} units`);

const EACH = 'replace each absolute value with the distance from 0 of the number inside the bars';

function evaluated(
	prompt: Expression,
	value: number,
	steps: Line[],
	wrong: Parameters<typeof withMisconceptions>[1][],
): Draft {
	return {
		prompt: say`Evaluate: ${prompt}.`,
		answer: withMisconceptions(rational(value), ...mergedByValue(...wrong)),
		steps: [line(prompt), ...steps],
		hints: [
			say`The absolute value of a number is its distance from 0. How far from 0 is ${prompt.kind === 'sum' ? 'each number' : 'the number'} inside the bars?`,
		],
	};
}

/** The lines that take |a|, a below 0, to its value. */
const distanceOf = (a: number): Line[] => [
	sentence(say`On a number line, ${a} is ${-a} ${a === -1 ? 'unit' : 'units'} from 0.`),
	line(equation(absolute(a), -a), 'the absolute value is that distance'),
];
