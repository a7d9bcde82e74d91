/** num.property: the properties of operations. */
import {
	equation,
	type Expression,
	num,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	caseOf,
	distractor,
	type Draw,
	line,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { PROPERTIES, SHORT_NAMES } from './properties.ts';
import { GAPS, SHOWS, withBlank } from './property-equations.ts';

// Reasons for the steps of a solution.

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

const reasonSkills: Skills = {
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

export const skills: Skills = {
	'Name the property behind an equation'(draw) {
		const name = drawName(draw);
		const [a, b] = [draw.int('a'), draw.int('b')];
		if (a === b) return undefined;
		const property = PROPERTIES.find((one) => one.name === name);
		if (!property) return undefined;
		const [p, q] = lettersFor(draw.choice('letters'), name, b);
		const shown = caseOf(SHOWS, name)(p, q, a);
		return {
			prompt: say`Which property is shown by the equation ${shown}?`,
			answer: multipleChoice(
				say`${name}`,
				...property.mistakenFor.map(([other, mistake]) => distractor(say`${other}`, mistake)),
			),
			steps: [line(shown), sentence(say`${property.sees}`), sentence(say`This is the ${name}.`)],
			hints: [hintFor(name)],
		};
	},

	'Complete an equation to show a property'(draw) {
		const name = drawName(draw);
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		if (a === b || b === c || a === c) return undefined;
		const gap = caseOf(GAPS, name)(a, b, c);
		const fillings = [gap.right, ...gap.wrong.map(([filling]) => filling)].map((one) => tex(one));
		if (new Set(fillings).size !== fillings.length) return undefined;
		return {
			prompt: say`Which number completes the equation ${withBlank(gap)} so that it shows the ${name}?`,
			answer: multipleChoice(
				gap.right,
				...gap.wrong.map(([filling, mistake]) => distractor(filling, mistake)),
			),
			steps: [
				line(withBlank(gap)),
				sentence(say`${gap.why}`),
				line(gap.equation(inBlank(gap.right))),
				sentence(say`The missing number is ${gap.right}.`),
			],
			hints: [say`${gap.hint}`],
		};
	},

	'Identify the property that justifies a step'(draw) {
		const name = drawName(draw);
		const [a, b] = [draw.int('a'), draw.int('b')];
		const property = PROPERTIES.find((one) => one.name === name);
		if (!property || a === b) return undefined;
		const [p, q] = draw.random.pick(LETTER_PAIRS);
		const second = draw.random.int(0, 1) === 0 ? symbol(q) : num(b);
		const shown = caseOf(SHOWS, name)(symbol(p), second, a);
		return {
			prompt: say`Which property justifies the step ${shown}?`,
			answer: multipleChoice(
				say`${name}`,
				...property.mistakenFor.map(([other, mistake]) => distractor(say`${other}`, mistake)),
			),
			steps: [line(shown), sentence(say`${property.sees}`), sentence(say`This is the ${name}.`)],
			hints: [hintFor(name)],
		};
	},
	...reasonSkills,
};

const hintFor = (name: string): Prose =>
	name === 'distributive property'
		? say`Which operations do you see on the left side? On the right side, what happened to each term of the sum?`
		: say`Compare the two sides. Does the order or the grouping change? Is there a special number, such as ${0} or ${1}?`;

/** None with x, which looks like a multiplication sign. */
const LETTER_PAIRS = [
	['a', 'b'],
	['m', 'n'],
	['y', 'z'],
	['p', 'q'],
] as const;

function drawName(draw: Draw): string {
	const name = draw.random.pick(caseOf(SHORT_NAMES, draw.inTurn('property')));
	return name;
}

/** Two different parts; x is not next to a multiplication sign, since the two look alike. */
function lettersFor(letters: string, name: string, b: number): [Expression, Expression] {
	if (letters === 'ab') return [symbol('a'), symbol('b')];
	const letter = letters === 'x' && name.endsWith('multiplication') ? 'y' : letters;
	return [symbol(letter), num(b)];
}

const inBlank = (filling: Expression): Expression =>
	filling.kind === 'number' && filling.value.lt(0) ? { kind: 'brackets', of: filling } : filling;
