/** The part of prob.compound about the sum of two random numbers. */
import Fraction from 'fraction.js';
import { equation, sum } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { line, rational, sentence, type Skills, withMisconceptions } from '../../../family.ts';
import { countedLines, LOWEST } from '../../../steps/counting.ts';

const DEVICES: Readonly<
	Record<string, (faces: number) => { tell: Prose; sides: [number, number]; parts: string }>
> = {
	'two dice': () => ({
		tell: say`Two fair dice, each numbered from ${1} to ${6}, are rolled.`,
		sides: [6, 6],
		parts: 'the two dice',
	}),
	'two spinners': (faces) => ({
		tell: say`Two spinners each have ${faces} equal sections, numbered from ${1} to ${faces}. Both are spun.`,
		sides: [faces, faces],
		parts: 'the two spinners',
	}),
	'die+spinner': (faces) => ({
		tell: say`A fair die, numbered from ${1} to ${6}, is rolled. A spinner with ${faces} equal sections, numbered from ${1} to ${faces}, is spun.`,
		sides: [6, faces],
		parts: 'the die and the spinner',
	}),
};

const RELATIONS: Readonly<
	Record<string, { words: string; fits: (a: number, b: number) => boolean }>
> = {
	'=': { words: 'equal to', fits: (a, b) => a === b },
	'<': { words: 'less than', fits: (a, b) => a < b },
	'>': { words: 'greater than', fits: (a, b) => a > b },
	'>=': { words: 'at least', fits: (a, b) => a >= b },
};

export const diceSkills: Skills = {
	'Find probabilities with dice and spinners'(draw) {
		const target = draw.int('target');
		const device = DEVICES[draw.inTurn('device')]?.(draw.int('faces'));
		const relation = RELATIONS[draw.choice('rel')];
		if (!device || !relation) return undefined;
		const [m, n] = device.sides;
		const rows = numbersTo(m).map(
			(a) => numbersTo(n).filter((b) => relation.fits(a + b, target)).length,
		);
		const over = rows.reduce((all, count) => all + count, 0);
		if (over < 2 || over > m * n - 2) return undefined;
		const answer = new Fraction(over, m * n);
		return {
			prompt: say`${device.tell} What is the probability that the sum of the two numbers is ${relation.words} ${target}? ${LOWEST}`,
			answer: withMisconceptions(
				rational(answer),
				[rational(new Fraction(1).sub(answer)), 'found the probability of the complement'],
				[
					rational(new Fraction(over, m * n - over)),
					'divided by the number of unfavourable outcomes instead of the total',
				],
				[
					rational(new Fraction(over, m + n)),
					`added the numbers of outcomes for ${device.parts} instead of multiplying them`,
				],
			),
			steps: [
				sentence(
					say`A table of all sums has ${m} rows and ${n} columns, so there are ${m * n} equally likely outcomes.`,
				),
				line(
					equation(sum(...rows), over),
					'count the favourable sums row by row: first number 1, then 2, then 3, and so on',
				),
				...countedLines(
					over,
					m * n,
					'divide the number of favourable outcomes by the total number of outcomes',
				),
				sentence(say`The probability is ${rational(answer).body}.`),
			],
			hints: [
				say`How can you show all the sums in a table? How many cells does it have?`,
				say`Which cells have a favourable sum?`,
			],
		};
	},
};

export const numbersTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at + 1);
