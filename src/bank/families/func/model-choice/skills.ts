/** func.model-choice: which family of functions fits, and what it leads to. CCSS F-LE.A.1, F-LE.A.3. */
import { percent } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { multipleChoice, slip } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { sentence, type Skills } from '../../../family.ts';
import { drawnInts } from '../../../steps/drawn-ints.ts';
import { scatter } from './scatter.ts';
import { STORIES } from './growth-stories.ts';
import { type Kind, REASONS, COMMON, inPlainWords, kindOf, familyChoice } from './kinds.ts';
import { recognise, fromTable } from './recognise.ts';
import { accountKind, planGap, firstGreater } from './growth.ts';
import { squareAgainstPower } from './square-power.ts';

const MISREAD: Readonly<Record<Kind, string>> = {
	...REASONS,
	linear: 'thought that it changes by the same amount each time',
	quadratic: 'thought of a curve that turns around once',
	exponential: 'thought that it changes by the same percent each time',
	sinusoidal: 'thought that it goes up and down again and again',
};

export const skills: Skills = {
	'Which relation fits the data or graph?': (draw) => recognise(draw, inPlainWords),
	'Linear, quadratic or exponential': (draw) => recognise(draw, inPlainWords),
	'Polynomial, sinusoidal or exponential': recognise,
	'Choose the best family': recognise,
	'Identify the family from a table': (draw) =>
		fromTable(draw, kindOf(draw.inTurn('type')), COMMON, {
			x0: draw.int('x0'),
			named: inPlainWords,
		}),

	'Identify the family from a description'(draw) {
		const [a, r] = drawnInts(draw, 'a', 'r');
		const { tells, kind, why } = caseOf(STORIES, draw.inTurn('ctx'))(a, r, draw.random.int(2, 9));
		return {
			prompt: say`${tells} Which type of function describes this?`,
			answer: familyChoice(kind, COMMON, (one) => MISREAD[one], inPlainWords),
			steps: [
				sentence(say`Here ${why}.`),
				sentence(say`So the function is ${inPlainWords(kind)}.`),
			],
			hints: [say`Does it change by an equal amount, by an equal percent, or in some other way?`],
		};
	},

	'Increasing/decreasing, linear/exponential'(draw) {
		const [a, r] = drawnInts(draw, 'a', 'r');
		const type = draw.inTurn('type');
		const up = type.startsWith('increasing');
		const tells = type.endsWith('linear')
			? say`A quantity starts at ${a * 10} and ${up ? 'grows' : 'shrinks'} by ${r} units every year.`
			: say`A quantity starts at ${a * 10} and ${up ? 'grows' : 'shrinks'} by ${percent(r)} every year.`;
		const all = [
			'increasing linear',
			'decreasing linear',
			'increasing exponential',
			'decreasing exponential',
		];
		return {
			prompt: say`${tells} Which type of function models the quantity?`,
			answer: multipleChoice(
				say`${type}`,
				...all
					.filter((one) => one !== type)
					.map((one) =>
						slip(
							say`${one}`,
							one.split(' ')[0] === type.split(' ')[0]
								? 'mixed up equal amounts and equal percents'
								: 'took the wrong direction',
						),
					),
			),
			steps: [
				sentence(
					type.endsWith('linear')
						? say`Every year it changes by the same amount: linear.`
						: say`Every year it changes by the same percent: exponential.`,
				),
				sentence(say`It ${up ? 'grows' : 'shrinks'}, so the function is ${type}.`),
			],
			hints: [say`Is the change the same amount or the same percent each year?`],
		};
	},

	'Linear or exponential account?': accountKind,
	'Compare y = x^2 and y = 2^x': squareAgainstPower,
	'First whole x where exponential exceeds linear': firstGreater,
	'Choose the best-fitting rule for a scatterplot': scatter,
	'Compare two plans after n periods': planGap,
};
