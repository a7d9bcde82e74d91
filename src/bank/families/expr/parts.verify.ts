/** Reads the prompt's expression: a coefficient is the growth per unit of its letter, the constant the value at 0. */
import type { Verify } from '../../family.ts';
import { expectNumber, promptFormulas } from '../../verify/evidence.ts';
import { exact, subtract } from '../../verify/exact.ts';
import { readTex } from '../../verify/read-tex.ts';

export const verify: Verify = ({ question }) => {
	const formula = promptFormulas(question).at(-1) ?? '';
	const at = (x: number, y: number) => readTex(formula)({ x: exact(x), y: exact(y) });
	if (/how many terms/i.test(question.question))
		return expectNumber(question, formula.split(/ [+-] /).length);
	const letter = /coefficient of \$([xy])\$/.exec(question.question)?.[1];
	if (letter === 'x') return expectNumber(question, subtract(at(1, 0), at(0, 0)));
	if (letter === 'y') return expectNumber(question, subtract(at(0, 1), at(0, 0)));
	return expectNumber(question, at(0, 0));
};
