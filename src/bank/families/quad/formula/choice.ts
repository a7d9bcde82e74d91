/** Which number is under the radical of the written solution? */
import { equation, num, quotient, symbol } from '../../../../math/expression.ts';
import { plusMinus, root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { distractor, type Draft, multipleChoice, sentence } from '../../../family.ts';
import {
	discriminantValue,
	standardEquation,
	type WholeQuadratic,
} from '../../../steps/quadratic.ts';
import { formulaBegin } from '../../../steps/quadratic-formula.ts';

export function numberUnderRoot(quadratic: WholeQuadratic): Draft | undefined {
	const { a, b, c } = quadratic;
	const k = discriminantValue(quadratic);
	const wrong = [
		{ value: b * b + 4 * a * c, mistake: 'added 4ac instead of subtracting it' },
		{ value: b * b - a * c, mistake: 'left out the factor 4 in 4ac' },
		{ value: b - 4 * a * c, mistake: 'did not square b' },
		{ value: b * b - 4 * c, mistake: 'left out the factor a in 4ac' },
	].filter(
		({ value }, at, all) => value !== k && all.findIndex((one) => one.value === value) === at,
	);
	const [first, second, third] = wrong;
	if (!first || !second || !third) return undefined;
	const form = quotient(plusMinus(num(-b), root('k')), 2 * a);
	return {
		prompt: say`The solutions of ${standardEquation(quadratic)} can be written in the form ${form}, where ${symbol('k')} is a constant. What is the value of ${symbol('k')}?`,
		answer: multipleChoice(
			k,
			...[first, second, third].map(({ value, mistake }) => distractor(value, mistake)),
		),
		steps: [
			...formulaBegin(quadratic),
			sentence(say`The number under the radical is ${symbol('k')}, so ${equation('k', k)}.`),
		],
		hints: [say`Which part of the quadratic formula is under the radical?`],
	};
}
