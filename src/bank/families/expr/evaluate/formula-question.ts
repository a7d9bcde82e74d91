/** Questions that substitute measurements in a formula and evaluate it. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	operand,
	type Operand,
	relation,
	symbol,
} from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	integer,
	line,
	rational,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { readFormula } from '../../../steps/isolate.ts';
import type { FormulaUse } from './everyday-formulas.ts';
import { substituting, valueShown, withValues, wrongAnswers } from './formula-values.ts';
import { SCIENCE } from './science-formulas.ts';

/** `only`: the letter that has a value, if no other one has. */
function hintFor(
	hasSeveralOperations: boolean,
	only?: readonly [letter: string, value: Operand],
): Prose {
	const values = only ? say`${operand(only[1])} for ${symbol(only[0])}` : say`the given values`;
	return say`What does the right side look like after you substitute ${values}?${hasSeveralOperations ? ' Which operation comes first?' : ''}`;
}

// Formulas of science and geometry, evaluated directly.

export function scienceFormula(draw: Draw): Draft | undefined {
	const use = caseOf(SCIENCE, draw.inTurn('formula'))(draw.int('p'), draw.int('q'));
	if (!use) return undefined;
	const { left, right } = readFormula(use.formula);
	// 22/7 is not exactly π.
	const sign = use.pi ? '\\approx' : '=';
	const values: Record<string, Expression> = Object.fromEntries(
		use.given.map(([name, value]) => [name, valueShown(new Fraction(value))]),
	);
	const all = { ...values, ...(use.pi ? { '\\pi': num('22/7') } : {}) };
	const [only, ...more] = Object.entries(all);
	const filled = withValues(right, all);
	const answer = use.unit ? withUnit(rational(use.value), use.unit) : rational(use.value);
	const when = joinedByAnd(
		use.given.map(([name, , unit]) => say`${equation(name, values[name] ?? 0)} ${unit}`),
	);
	const pi = use.pi ? say` Use ${num('22/7')} for ${PI}.` : say``;
	const exact = use.value.d === 1n ? '' : ' Give the answer as a fraction in simplest form.';
	return {
		prompt: say`The formula ${equation(left, right)} ${use.says}. Find ${left}${use.unit ? `, in ${use.unit},` : ''} when ${when}.${pi}${exact}`,
		answer: withMisconceptions(answer, ...wrongAnswers(use.wrong)),
		steps: [
			line(equation(left, right)),
			line(relation(left, sign, filled), substituting(all)),
			...[use.first, use.reduced].flatMap((one) =>
				one ? [line(relation(left, sign, one[0]), one[1])] : [],
			),
			line(
				relation(left, sign, num(use.value)),
				use.first ? (use.last ?? 'multiply') : 'write the fraction in simplest form',
			),
			sentence(say`Therefore, ${use.quantity} is ${use.pi ? 'about ' : ''}${answer.body}.`),
		],
		hints: [hintFor(use.first !== undefined, more.length === 0 ? only : undefined)],
	};
}

// A question that substitutes measurements in a formula, worked line by line.

export function formulaQuestion(use: FormulaUse): Draft | undefined {
	const { prompt, letter, lines, value, wrong, unit, result, only } = use;
	const answer = withUnit(integer(value), unit);
	return {
		prompt,
		answer: withMisconceptions(answer, ...wrongAnswers(wrong)),
		steps: [
			...lines.map(({ right, why }) => line(equation(letter, right), why)),
			sentence(say`${result} ${answer.body}.`),
		],
		hints: [hintFor(lines.length > 3, only)],
	};
}
