/** num.property: reasons for the steps of a solution. */
import { equation, type Expression, product, sum } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { distractor, line, multipleChoice, sentence, type Skills } from '../../../family.ts';

const DISTRIBUTIVE = 'distributive property';
const LIKE_TERMS = 'combining like terms';
const ADDITION = 'addition property of equality';
const SUBTRACTION = 'subtraction property of equality';
const DIVISION = 'division property of equality';

type Reason = { name: string; why: string; mistakenFor: readonly (readonly [string, string])[] };

/** By the number of the step; the third and the fourth also name the number that changes both sides. */
const REASONS: Readonly<Record<1 | 2, Reason>> = {
	1: {
		name: DISTRIBUTIVE,
		why: 'The factor outside the brackets multiplies each term inside.',
		mistakenFor: [
			[LIKE_TERMS, 'noticed that the brackets disappeared and thought that like terms were added'],
			[DIVISION, 'thought that both sides were divided by the factor outside the brackets'],
			[SUBTRACTION, 'did not notice that the right side stays the same'],
		],
	},
	2: {
		name: LIKE_TERMS,
		why: 'Two terms with the same variable are combined. The right side stays the same.',
		mistakenFor: [
			[SUBTRACTION, 'did not notice that the right side stays the same'],
			[ADDITION, 'mistook combining terms on one side for adding to both sides'],
			[DIVISION, 'thought that both sides were divided to get the new coefficient'],
		],
	},
};

const divided = (coefficient: number): Reason => ({
	name: DIVISION,
	why: `Dividing both sides of the first line by ${coefficient} gives the second line.`,
	mistakenFor: [
		[SUBTRACTION, 'thought that the coefficient was subtracted'],
		[LIKE_TERMS, 'did not notice that both sides changed'],
		[DISTRIBUTIVE, 'did not notice that there are no brackets'],
	],
});

const bothSides = (constant: number): Reason => ({
	name: constant > 0 ? SUBTRACTION : ADDITION,
	why: `${constant > 0 ? `Subtracting ${constant} from` : `Adding ${-constant} to`} both sides of the first line gives the second line.`,
	mistakenFor: [
		[DIVISION, 'noticed that both sides changed but did not check how'],
		[LIKE_TERMS, 'looked only at the left side, where a term disappeared'],
		[DISTRIBUTIVE, 'did not notice that there are no brackets'],
	],
});

export const reasonSkills: Skills = {
	'Give the reason for a solution step'(draw) {
		const [a, b, x] = [draw.int('a'), draw.int('b'), draw.int('x')];
		const letter = draw.random.pick(['x', 'y', 'n', 't']);
		if (a < 3 || x === 1) return undefined;
		const right = (a - 1) * x + a * b;
		if (right === 0 || b === -1 || b === 1) return undefined;
		const lines: Expression[] = [
			equation(sum(product(a, sum(letter, b)), product(-1, letter)), right),
			equation(sum(product(a, letter), a * b, product(-1, letter)), right),
			equation(sum(product(a - 1, letter), a * b), right),
			equation(product(a - 1, letter), (a - 1) * x),
			equation(letter, x),
		];
		const step = draw.int('step');
		const [before, after] = [lines[step - 1], lines[step]];
		if (!before || !after) return undefined;
		const reason =
			step === 1 || step === 2 ? REASONS[step] : step === 3 ? bothSides(a * b) : divided(a - 1);
		return {
			prompt: say`One line of a solution is ${before}. The next line is ${after}. Which reason justifies this step?`,
			answer: multipleChoice(
				say`${reason.name}`,
				...reason.mistakenFor.map(([name, mistake]) => distractor(say`${name}`, mistake)),
			),
			steps: [
				line(before),
				line(after),
				sentence(say`${reason.why}`),
				sentence(say`The reason is ${reason.name === LIKE_TERMS ? '' : 'the '}${reason.name}.`),
			],
			hints: [say`Compare the two lines. Did both sides change, or only the left one?`],
		};
	},
};
