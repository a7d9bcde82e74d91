/** num.property: the properties of operations. */
import { type Expression, num, symbol } from '../../../../math/expression.ts';
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
import { reasonSkills } from './reasons.ts';

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

/** Two different parts; x does not stand beside a multiplication sign, they look alike. */
function lettersFor(letters: string, name: string, b: number): [Expression, Expression] {
	if (letters === 'ab') return [symbol('a'), symbol('b')];
	const letter = letters === 'x' && name.endsWith('multiplication') ? 'y' : letters;
	return [symbol(letter), num(b)];
}

const inBlank = (filling: Expression): Expression =>
	filling.kind === 'number' && filling.value.lt(0) ? { kind: 'brackets', of: filling } : filling;
