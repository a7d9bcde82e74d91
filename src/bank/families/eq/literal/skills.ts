/** eq.literal: rearrange a formula or literal equation for a named letter. CCSS A-CED.A.4, A-REI.B.3. */
import type { Draft, Draw, Skills } from '../../../family.ts';
import { exactly, LETTER_SETS, says } from './named-formulas.ts';
import { literalQuestion, targetsOf } from '../../../steps/literal-question.ts';
import { readFormula } from '../../../steps/read-formula.ts';
import { chooseFormula } from './choices.ts';
import { linearLetters, numericForms, slopeForm, twoStepForms } from './forms.ts';

export const skills: Skills = {
	'Rearrange a formula or ax + by + c = 0': numericForms,
	'Solve ax + by = c for y': slopeForm,
	'Solve a two-step formula for a letter': twoStepForms,
	'Linear literal equation': linearLetters,

	'Solve a one-step formula for a letter': (draw) => named(draw, Number(draw.choice('target'))),
	'Rearrange a named formula': inTurn,
	'Rearrange a formula with roots or squares': inTurn,
	'Solve a rational formula for a letter': inTurn,
	'Formula with a root': inTurn,

	'Letter occurring twice': (draw) => pattern(draw, draw.inTurn('pattern'), true),
	'Letter in two terms or in a denominator'(draw) {
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

/** A pattern of the plan in other letters; `+` and `-` may change places in a pattern that is no known formula. */
function pattern(draw: Draw, text: string, inX: boolean): Draft | undefined {
	if (!inX) {
		const formula = readFormula(text);
		const targets = targetsOf(formula);
		return targets.length === 0
			? undefined
			: literalQuestion(formula, draw.random.pick(targets), says(text));
	}
	const changed = draw.choice('sign') === '-' ? swapSigns(text) : text;
	const set = draw.random.pick(LETTER_SETS);
	const formula = readFormula(inLetters(changed, set));
	return literalQuestion(formula, 'x');
}

const swapSigns = (text: string): string =>
	text.replaceAll(/[+-]/g, (sign) => (sign === '+' ? '-' : '+'));

/** Every letter but x and y becomes the next one of the set; the empty set keeps them. */
function inLetters(text: string, set: string): string {
	if (set === '') return text;
	const letters = [...new Set(text.match(/[a-wz]/g) ?? [])];
	return text.replaceAll(/[a-wz]/g, (letter) => set[letters.indexOf(letter)] ?? letter);
}
