/**
 * Identities, formulas, and laws that a reason names: it or its line must state them, what is stated must be true, and an
 * identity must be used: its functions are more or fewer on the line than above it.
 */
import { formulasIn } from '../../../math/markup.ts';
import { haveOneValue } from '../equation-lines.ts';
import { sidesOf } from '../values.ts';
import { checkEachReason } from './each-reason.ts';
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

const USED =
	/^(Pythagorean|quotient|reciprocal|quotient and reciprocal) identit(?:y|ies): (.*?)(?:, with A = .*)?$/;

/**
 * "quotient identity: cot A = cos A/sin A" replaces the cotangent or leads to it; "sin²A + cos²A = 1" has squares of the
 * sine or the cosine above or on the line.
 */
function isUsed(why: string, above: string, text: string): boolean {
	const [, name, stated = ''] = USED.exec(why) ?? [];
	if (name === undefined) return true;
	const count = (line: string, mark: string) => line.split(mark).length - 1;
	return stated.split(/,? and |, /).every((identity) => {
		const functions = identity.match(/sin|cos|tan|sec|csc|cot/g) ?? [];
		const [first = ''] = functions;
		return name === 'Pythagorean'
			? functions.some((one) => (above + text).includes(`\\${one}^{2}`))
			: count(above, `\\${first}`) !== count(text, `\\${first}`);
	});
}

/** Issues for identities that are named where others are used. */
export const checkUsedIdentities = checkEachReason([isUsed]);
