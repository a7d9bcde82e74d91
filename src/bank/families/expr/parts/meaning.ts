/** What a part of an expression, or a value of a function, means in its context. */
import { equation, type Expression, num, product, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { multipleChoice, slip } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { PARTS, type PartStory } from './expression-parts.ts';

type Part = 'fixed' | 'rate' | 'product';

const READ: Readonly<Record<string, Part>> = {
	fixed: 'fixed',
	constant: 'fixed',
	rate: 'rate',
	coefficient: 'rate',
	product: 'product',
};

const MIXED_UP = {
	fixed: 'this is the part without a letter',
	rate: 'this is the number that multiplies the letter',
	product: 'this is the number together with the letter',
	whole: 'this is the whole expression',
} as const;

export function partMeaning(draw: Draw): Draft | undefined {
	const ctx = draw.inTurn('ctx');
	const story = caseOf(PARTS, ctx)(draw.int('f'), draw.int('r'));
	const part = READ[draw.choice('part')];
	if (!story || !part || Math.abs(story.rate) === story.fixed) return undefined;
	const right = meaningOf(story, part);
	const others = (['fixed', 'rate', 'product', 'whole'] as const).filter((one) => one !== part);
	const shown = partShown(story, part);
	const what = part === 'product' ? say`the term ${shown}` : say`the number ${shown}`;
	return {
		prompt: say`${story.text} What does ${what} stand for?`,
		answer: multipleChoice(
			right,
			...others.map((one) => slip(meaningOf(story, one), MIXED_UP[one])),
		),
		steps: [
			line(story.expression),
			sentence(reasonFor(story, part)),
			sentence(say`So ${shown} stands for ${right}.`),
		],
		hints: [
			part === 'fixed'
				? say`What is left of the expression when ${equation(story.letter, 0)}?`
				: say`How does the value change when ${symbol(story.letter)} goes up by ${1}?`,
		],
	};
}

const meaningOf = ({ meaning }: PartStory, part: keyof PartStory['meaning']): Prose =>
	say`${meaning[part]}`;

function partShown({ fixed, rate, letter }: PartStory, part: Part): Expression {
	if (part === 'fixed') return num(fixed);
	return part === 'rate' ? num(Math.abs(rate)) : product(Math.abs(rate), letter);
}

function reasonFor({ letter, fixed, rate }: PartStory, part: Part): Prose {
	const size = Math.abs(rate);
	if (part === 'fixed')
		return say`When ${equation(letter, 0)}, the value is ${fixed}: it does not depend on ${symbol(letter)}.`;
	const change = rate < 0 ? 'falls' : 'grows';
	if (part === 'rate')
		return say`Whenever ${symbol(letter)} goes up by ${1}, the value ${change} by ${size}.`;
	return say`The value ${change} by ${size} for every unit of ${symbol(letter)}, which is ${product(size, letter)} in all.`;
}

/** The meaning of f(a) = b. */
export function statementMeaning(draw: Draw): Draft | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const story = caseOf(PARTS, draw.inTurn('ctx'))(20, 5);
	if (!story || a < 2 || a === b || !story.fits(a, b)) return undefined;
	const x = symbol(story.letter);
	const claim = equation(call('f', a), b);
	const right = story.told(a, b);
	return {
		prompt: say`For a number ${x}, ${call('f', x)} is ${story.gives}. What does ${claim} mean?`,
		answer: multipleChoice(
			right,
			slip(story.told(b, a), 'mixed up the input and the value'),
			slip(story.perUnit(a, b), 'took the value for a rate'),
			slip(story.change(a, b), 'took the value for a change'),
		),
		steps: [
			line(claim),
			sentence(
				say`The input is ${equation(x, a)}, and the value of the function there is ${b}.`,
				'the input stands inside the brackets',
			),
			sentence(right),
		],
		hints: [say`Which number is the input? What does the function give for it?`],
	};
}
