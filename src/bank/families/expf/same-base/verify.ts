/** Puts the stored solution into the equation; a rewritten rule must agree at many points and have the wanted base. */
import { promptFormula, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { expectFunction } from '../../../verify/read-functions.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const [left = '', right = ''] = sidesOf(promptFormula(question));
	const { kind, value } = question.answer;
	if (kind === 'expression') {
		const base = promptFormulas(question)[1] ?? '';
		const powers = [...value.matchAll(/(?<!\d)(\d+)\)?\^/g)].map(([, found]) => found);
		const wrong = powers.length !== 1 || powers[0] !== base;
		return [
			...expectFunction(question, right),
			...(wrong ? [`${value} has not the base ${base}`] : []),
		];
	}
	// The logarithm of the ratio of both sides is linear in x, so there is one solution at most.
	const gap = (at: number) => Math.log(readReal(left)({ x: at }) / readReal(right)({ x: at }));
	const [at0, at1] = [gap(0), gap(1)];
	const root = at0 / (at0 - at1);
	const stored = readReal(value)();
	return Math.abs(stored - root) < 1e-8 ? [] : [`${value} is stored, the check gives ${root}`];
};
