/** Angles as stated in the prompt: `65^{\circ}`, `(3x + 10)^{\circ}`, as functions of x. */
import type { Question } from '../../schemas/wire/question.ts';
import { promptFormulas } from './evidence.ts';
import { exact, lettersIn, readExact, readTex } from './values.ts';

type AngleAt = (x: number) => number;

export function anglesIn(question: Question): AngleAt[] {
	return promptFormulas(question)
		.filter((formula) => formula.includes('\\circ'))
		.map((formula) => {
			const value = readTex(formula);
			const hasLetter = lettersIn(formula).length > 0;
			return (x) => {
				const [over, under] = value(hasLetter ? { x: exact(x) } : {});
				return Number(over) / Number(under);
			};
		});
}

export function storedNumber({ answer }: Question): number {
	const [over, under] = readExact(answer.value) ?? [0n, 0n];
	return Number(over) / Number(under);
}

/** Issues unless the angles have this sum at the stored x, each is an angle, and x is the only integer that fits. */
export function expectSum(angles: readonly number[], total: number): string[] {
	const sum = angles.reduce((all, one) => all + one, 0);
	if (angles.some((one) => !(one > 0 && one < 360)))
		return [`${angles.join(', ')} are not all angles`];
	return Math.abs(sum - total) < 1e-9 ? [] : [`${angles.join(' + ')} is not ${total}`];
}
