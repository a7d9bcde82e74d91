/** Calculates the prompt's own formula with complex numbers; values that are asked for are substituted into the equation. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { readComplex, sameComplex } from '../../../verify/read-complex.ts';
import { sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const [formula = ''] = promptFormulas(question);
	const condition = promptFormulas(question).find((one) => one.includes('='));
	if (condition) return expectTrue(question, condition);
	const value = readComplex(formula);
	const wanted = question.question.includes('by its conjugate')
		? ([value[0] ** 2 + value[1] ** 2, 0] as const)
		: value;
	return sameComplex(readComplex(question.answer.value), wanted)
		? expectSimplest(question)
		: [`${formula} is ${wanted.join(' and i times ')}, not ${question.answer.value}`];
};

/** Real and imaginary part each once, radicals without square factors. */
function expectSimplest({ answer: { value } }: Question): string[] {
	const part = String.raw`(?:\d+|\\frac\{\d+\}\{\d+\})`;
	const form = new RegExp(
		String.raw`^(?:-?${part}|-?${part}?i|-?${part} [+-] ${part}?i|\d*i?\\sqrt\{\d+\}|-\d*\\sqrt\{\d+\})$`,
	);
	const radicand = Number(/sqrt\{(\d+)\}/.exec(value)?.[1] ?? 1);
	const squares = [2, 3, 5, 7, 11].filter((prime) => radicand % (prime * prime) === 0);
	return [
		...(form.test(value) ? [] : [`${value} is not in simplest form`]),
		...squares.map((prime) => `${radicand} still has the square factor ${prime * prime}`),
	];
}

/** Both sides agree for the stored numbers, and no longer when one of them is changed. */
function expectTrue({ answer }: Question, formula: string): string[] {
	const [x, y, ...more] = answer.value.split(', ').map(Number);
	if (x === undefined || y === undefined || more.length > 0) return ['two values are needed'];
	const agree = (at: number, up: number) => {
		const [left, right] = sidesOf(formula).map((side) =>
			readComplex(side.replaceAll('x', `(${at})`).replaceAll('y', `(${up})`)),
		);
		return left !== undefined && right !== undefined && sameComplex(left, right);
	};
	return agree(x, y) && !agree(x + 1, y) && !agree(x, y + 1)
		? []
		: [`${answer.value} does not make ${formula} true`];
}
