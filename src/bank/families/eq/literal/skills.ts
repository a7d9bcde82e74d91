/** eq.literal: rearrange a formula or literal equation for a named letter. */
import { equation, type Expression, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { realValue } from '../../../../math/real-value.ts';
import { tex } from '../../../../math/tex.ts';
import { distractor, type Draft, type Draw, multipleChoice, type Skills } from '../../../family.ts';
import { denominatorsOf } from '../../../steps/collect-letter.ts';
import { type Formula, mistaken, readFormula } from '../../../steps/isolate.ts';
import { countOf, lettersOf } from '../../../steps/letter-algebra.ts';
import { literalQuestion, targetsOf } from '../../../steps/literal-question.ts';
import {
	exactly,
	LETTER_SETS,
	linearLetters,
	numericForms,
	says,
	slopeForm,
	twoStepForms,
} from './forms.ts';

// Choose the rearranged formula: the wrong ones come from one operation undone wrongly.

function chooseFormula(draw: Draw): Draft | undefined {
	const text = draw.inTurn('formula');
	const formula = readFormula(exactly(text));
	const targets = targetsOf(formula);
	const target = targets[(draw.int('target') - 1) % targets.length];
	const what = says(text);
	const solved = target === undefined ? undefined : literalQuestion(formula, target, what);
	const result = solved?.answer.body.parts[0];
	if (!solved || target === undefined || typeof result !== 'object') return undefined;
	const wrong = draw.random.shuffle(mistaken(formula, target));
	const distractors: { result: Expression; misconception: string }[] = [];
	for (const one of wrong)
		if (
			![result, ...distractors.map((chosen) => chosen.result)].some((other) =>
				same(other, one.result),
			)
		)
			distractors.push(one);
	if (distractors.length < 3) return undefined;
	const letter = symbol(target);
	const positive = /sqrt|\^/.test(tex(equation(formula.left, formula.right)))
		? ' All variables represent positive numbers.'
		: '';
	return {
		prompt: what
			? say`The formula ${equation(formula.left, formula.right)} ${what}. Which formula gives ${letter}?${positive}`
			: say`Which equation do you get when you solve ${equation(formula.left, formula.right)} for ${letter}?${positive}`,
		answer: multipleChoice(
			equation(letter, result),
			...distractors
				.slice(0, 3)
				.map((one) => distractor(equation(letter, one.result), one.misconception)),
		),
		steps: solved.steps,
		hints: solved.hints,
	};
}

/** Equal in value at three points. */
function same(a: Expression, b: Expression): boolean {
	const letters = [...new Set([...lettersOf(a), ...lettersOf(b)])];
	return [1.3, 2.1, 3.7].every((size, at) => {
		const values = new Map(
			letters.map((name, place) => [name, size + 0.7 * place * (at + 1) + 0.1 * place * place]),
		);
		const valueOf = (letter: string) => values.get(letter) ?? Number.NaN;
		const [left, right] = [realValue(a, valueOf), realValue(b, valueOf)];
		return (
			Math.abs(left - right) < 1e-9 * Math.max(1, Math.abs(left)) ||
			(Number.isNaN(left) && Number.isNaN(right))
		);
	});
}

export const skills: Skills = {
	'Rearrange a formula or a linear equation': numericForms,
	'Solve ax + by = c for y': slopeForm,
	'Solve a two-step equation for one variable': twoStepForms,
	'Solve linear literal equations': linearLetters,

	'Solve a one-step formula for a variable': (draw) => named(draw, Number(draw.choice('target'))),
	'Solve a formula for a chosen variable': inTurn,
	'Solve formulas with powers or radicals': inTurn,
	'Solve a rational formula for a variable': inTurn,

	'Solve for a variable that appears twice': (draw) => pattern(draw, draw.inTurn('pattern'), true),
	'Solve for a variable in two terms or a denominator'(draw) {
		const text = draw.inTurn('pattern');
		return pattern(draw, text, text.includes('x'));
	},

	'Rearrange a formula in context': chooseFormula,
};

function inTurn(draw: Draw): Draft | undefined {
	return named(draw, draw.int('target'));
}

/** The plan gives the place of the letter among those that the formula can be solved for. */
function named(draw: Draw, place: number): Draft | undefined {
	const text = draw.inTurn('formula');
	const formula = readFormula(exactly(text));
	const targets = targetsOf(formula);
	const target = targets[(place - 1) % targets.length];
	return target === undefined ? undefined : literalQuestion(formula, target, says(text));
}

/** A pattern of the plan in other letters; `+` and `-` may change places in a pattern that is not a known formula. */
function pattern(draw: Draw, text: string, inX: boolean): Draft | undefined {
	if (!inX) {
		const formula = readFormula(text);
		const targets = targetsOf(formula).filter((letter) => isInTwoTermsOrBelow(formula, letter));
		return targets.length === 0
			? undefined
			: literalQuestion(formula, draw.random.pick(targets), says(text));
	}
	const changed = draw.choice('sign') === '-' ? swapSigns(text) : text;
	const set = draw.random.pick(LETTER_SETS);
	const formula = readFormula(inLetters(changed, set));
	return literalQuestion(formula, 'x');
}

/** What the title says. */
const isInTwoTermsOrBelow = ({ left, right }: Formula, letter: string): boolean =>
	countOf(left, letter) + countOf(right, letter) > 1 ||
	[left, right].flatMap(denominatorsOf).some((under) => countOf(under, letter) > 0);

const swapSigns = (text: string): string =>
	text.replaceAll(/[+-]/g, (sign) => (sign === '+' ? '-' : '+'));

/** Every letter but x and y becomes the next one of the set; the empty set keeps them. */
function inLetters(text: string, set: string): string {
	if (set === '') return text;
	const letters = [...new Set(text.match(/[a-wz]/g) ?? [])];
	return text.replaceAll(/[a-wz]/g, (letter) => set[letters.indexOf(letter)] ?? letter);
}
