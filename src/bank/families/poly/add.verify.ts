/** Compares at eight points; a missing expression is put into the blank and both sides must agree. */
import type { Verify } from '../../family.ts';
import { expectCollected } from '../../verify/collected.ts';
import { areEquivalent, expectEquivalent, promptFormula } from '../../verify/evidence.ts';
import { sidesOf } from '../../verify/read-tex.ts';

export const verify: Verify = ({ question }) => {
	const [left = '', right] = sidesOf(promptFormula(question));
	const form = expectCollected(question);
	if (right === undefined) return [...expectEquivalent(question, left), ...form];
	const filled = left.replace('\\square', `(${question.answer.value})`);
	return areEquivalent(filled, right) ? form : [`${filled} is not ${right}`, ...form];
};
