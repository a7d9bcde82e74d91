/**
 * Identities, formulas, and laws that a reason names: it or its line must state them, and what is stated must be true.
 */
import { formulasIn } from '../../../math/markup.ts';
import { haveOneValue } from '../equation-lines.ts';
import { sidesOf } from '../values.ts';
import { plainMath } from './plain-math.ts';

const NAMED =
	/(?:Pythagorean|quotient|reciprocal) identit|double angle formula|(?:addition|subtraction) formula|(?:product|quotient|power) laws?(?![a-z])/;

const STATED = new RegExp(`^([^:]*(?:${NAMED.source})[^:]*): (.*?=.*?)(, with A = .*)?$`);

/** The reason without what it states, and what is wrong with that; `line` is its line. */
export function readStated(why: string, line: string): { name: string; issues: string[] } {
	const [, name, stated, angle = ''] = STATED.exec(why) ?? [];
	if (name !== undefined && stated !== undefined) {
		const isTrue = stated.split(/,? and |, /).every((part) => isIdentity(inTex(part)));
		return { name: name + angle, issues: isTrue ? [] : [`"${stated}" is not an identity`] };
	}
	const isNamedOnly = NAMED.test(why) && !why.includes('=') && !formulasIn(line).some(isIdentity);
	return { name: why, issues: isNamedOnly ? [`"${why}" is named and not stated`] : [] };
}

const isIdentity = (tex: string): boolean => {
	const sides = sidesOf(tex);
	return sides.length > 1 && haveOneValue(sides);
};

/** "tan A = sin A/cos A" as TeX. */
const inTex = (stated: string): string =>
	plainMath(stated)
		.replaceAll('ⁿ', '^{n}')
		.replaceAll('ᵗ', '^{t}')
		.replaceAll('θ', '\\theta ')
		.split(' = ')
		.map((side) => {
			const [over = '', under] = side.replaceAll(/\b(\w)\/(\w)\b/g, '\\frac{$1}{$2}').split('/');
			return under === undefined ? over : `\\frac{${over}}{${under}}`;
		})
		.join(' = ')
		.replaceAll(/(?<![a-z\\])(sin|cos|tan|sec|csc|cot|log)(\^\{2\})?/g, '\\$1$2 ');
