/** Puts the values that the prompt names ("x = −2") into the prompt's own expression or formula. */
import type { Verify } from '../../family.ts';
import { expectNumber, promptFormulas } from '../../verify/evidence.ts';
import { readExact } from '../../verify/exact.ts';
import { readTex, sidesOf, type Values } from '../../verify/read-tex.ts';

export const verify: Verify = ({ question }) => {
	const [formula = '', ...given] = promptFormulas(question);
	const values: Values = Object.fromEntries(
		given.flatMap((text) => {
			const [letter = '', value = ''] = sidesOf(text);
			const number = readExact(value);
			return number ? [[letter, number]] : [];
		}),
	);
	return expectNumber(question, readTex(sidesOf(formula).at(-1) ?? '')(values));
};
