/** Multiplies the factors back, and tries every larger common divisor of what is left in the brackets. */
import type { Verify } from '../../family.ts';
import { expectEquivalent, promptFormula } from '../../verify/evidence.ts';
import { exact, size, subtract } from '../../verify/exact.ts';
import { lettersIn, readTex } from '../../verify/read-tex.ts';

export const verify: Verify = ({ question }) => {
	const { value } = question.answer;
	const inside = /^\d+\(([^()]+)\)$/.exec(value)?.[1];
	if (inside === undefined) return [`the answer ${value} is no number in front of one bracket`];
	const [letter = ''] = lettersIn(inside);
	const at = (x: number) => readTex(inside)({ [letter]: exact(x) });
	const [constant] = size(at(0));
	const [slope] = size(subtract(at(1), at(0)));
	const faults: string[] = [];
	for (let divisor = 2n; divisor <= slope; divisor++)
		if (slope % divisor === 0n && constant % divisor === 0n)
			faults.push(`the terms in the brackets still share the factor ${divisor}`);
	return [...faults, ...expectEquivalent(question, promptFormula(question))];
};
