/** Why a radical becomes its simplest form: the largest perfect power in the radicand is separated. */
import { simplifyRoot } from '../../math/surd.ts';
import { listInWords } from '../../math/things-in-words.ts';

/** "√75 = √25 × √3 = 5√3 and √9 = 3"; a radical in simplest form already is left out. */
export function simplestForms(radicands: readonly number[], index = 2): string {
	return listInWords([...new Set(radicands)].flatMap((radicand) => simplestForm(radicand, index)));
}

function simplestForm(radicand: number, index: number): string[] {
	const sign = index === 2 ? '√' : '∛';
	const { outside, inside } = simplifyRoot(radicand, index);
	if (outside === 1) return [];
	return inside === 1
		? [`${sign}${radicand} = ${outside}`]
		: [
				`${sign}${radicand} = ${sign}${outside ** index} × ${sign}${inside} = ${outside}${sign}${inside}`,
			];
}
