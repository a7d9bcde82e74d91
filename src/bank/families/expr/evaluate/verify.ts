/**
 * Puts the values that the prompt names ("x = −2") into the prompt's own expression. Of a formula with an unknown
 * letter both sides are evaluated with the stored answer: they must agree.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectNumber,
	expectTrueLines,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	lettersIn,
	readExact,
	readReal,
	readTex,
	sidesOf,
	type Values,
} from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const [formula = '', ...given] = promptFormulas(question);
	if (question.question.startsWith('The formula')) return unknown(question, formula, given);
	const values: Values = Object.fromEntries(
		given.flatMap((text) => {
			const [letter = '', value = ''] = sidesOf(text);
			const number = readExact(value);
			return number ? [[letter, number]] : [];
		}),
	);
	return expectNumber(question, readTex(sidesOf(formula).at(-1) ?? '')(values));
};

function unknown(question: Question, formula: string, given: readonly string[]): string[] {
	const equations = given.map(sidesOf).filter((sides) => sides.length === 2);
	const pi = /Use \$([^$]*)\$ for \$\\pi\$/.exec(question.question)?.[1];
	const read = (tex: string) =>
		readReal(pi === undefined ? tex : tex.replaceAll('\\pi', `(${pi})`));
	const values = Object.fromEntries(
		equations.map(([letter = '', value = '']) => [letter, read(value.replaceAll('\\$', ''))()]),
	);
	const missing = lettersIn(formula.replace('=', '-')).filter((letter) => !(letter in values));
	const [target, ...more] = missing;
	if (target === undefined || more.length > 0) return [`${missing.length} letters have no value`];
	const asked = question.question.includes(`Find $${target}$`);
	const answer = readExact(question.answer.value);
	const all = { ...values, [target]: answer ? Number(answer[0]) / Number(answer[1]) : Number.NaN };
	const [left = Number.NaN, right = Number.NaN] = sidesOf(formula).map((side) => read(side)(all));
	const agrees = Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(right));
	return [
		...(asked ? [] : [`the prompt does not ask for ${target}`]),
		...(agrees
			? []
			: [`with ${target} = ${question.answer.value} the sides are ${left}, ${right}`]),
		...(pi === undefined ? expectTrueLines(question, all) : []),
	];
}
