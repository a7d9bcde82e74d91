/** A question that puts measurements into a formula, worked line by line. */
import { equation } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { integer, withUnit } from '../../../answer.ts';
import { type Draft, line, sentence } from '../../../family.ts';
import type { FormulaUse } from './formulas.ts';

export function formulaQuestion({ prompt, letter, lines, value, unit, result }: FormulaUse): Draft {
	const answer = withUnit(integer(value), unit);
	return {
		prompt,
		answer,
		steps: [
			...lines.map(({ right, why }) => line(equation(letter, right), why)),
			sentence(say`${result} ${answer.body}.`),
		],
		hints: [
			say`Replace each letter on the right by its value. Letters side by side are multiplied.`,
		],
	};
}
