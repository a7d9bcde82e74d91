/**
 * What a reason says can be seen on its line: "identify the coefficients" where they are stated, "add 3 to both sides"
 * where there are sides, "combine like terms" where fewer signs are left. A reason that was moved to another line of
 * the same solution is not seen there.
 */
import { formulasIn } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';

type Seen = (text: string, above: string) => boolean;

const RELATION = /=|<|>|\\(?:[lgn]e|approx)(?![a-z])/;
const lettersOf = (text: string): readonly string[] =>
	formulasIn(text)
		.join(' ')
		.replaceAll(/\\[a-zA-Z]+(?:\{[a-z ]*\})?/g, ' ')
		.match(/[a-z]/g) ?? [];
const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;
const BRACKET = /[([]/g;
const SIGN = /[-+]/g;
const isShorter: Seen = (text, above) => text.length < above.length + 2;

/** Without a line above, the sides are those of the prompt. */
const areSides: Seen = (text, above) =>
	RELATION.test(text) && (above === '' || RELATION.test(above));

/** Reasons, and what must be seen. */
const SEEN: readonly (readonly [why: RegExp, isSeen: Seen])[] = [
	[
		/^a product is 0 only if/,
		(text, above) => /\bor\b|= 0|\b0\b/.test(text) && /\b0\b|\(/.test(above),
	],
	[/^identify the coefficients$/, (text) => /[ab] = /.test(text)],
	[/^the sine law$/, (text) => /\\sin.*\\sin/.test(text) && !/\d/.test(text)],
	[/^read another point/, (text) => /\(.*,.*\)/.test(text)],
	[
		/^solve each (?:equation|case)/,
		(text, above) => /\bor\b|\band\b|,/.test(text) && /\bor\b|\band\b/.test(above),
	],
	[/^use the (?:plus|minus) sign of ±/, (text) => !text.includes('\\pm')],
	[/^combine like terms$/, isShorter],
	[
		/^substitute the (?:coefficients|values|known values|lengths|coordinates|ratios)$/,
		(text) => /\d/.test(text) && !/^\$[a-z] = -?\d+\$$/.test(text),
	],
	[/^write the decimal as a percent/, (text) => text.includes('%')],
	[/^check in the /, (text) => /^[^a-z]*$/.test(text.replaceAll(/\\[a-z]+/g, ''))],
	[
		/^(?!.* instead )(?:add|subtract) \S+ (?:to|from) both sides$/,
		(text, above) => areSides(text, above) && !/= \(.*,/.test(text),
	],
	[/^(?!.* instead )(?:multiply|divide) both sides by \S+$/, areSides],
	[
		/^(?:add|subtract|multiply|divide)$/,
		(text, above) =>
			above !== '' &&
			/\d/.test(text) &&
			(!text.startsWith('$') || text.length < above.length + 12) &&
			lettersOf(text).every((letter) => lettersOf(above).includes(letter)),
	],
	[
		/^(?:add|subtract|simplify|multiply|divide) under the radical/,
		(text, above) => /\\sqrt/.test(text + above),
	],
	[/^the slope is the change in y over/, (text) => text.includes('frac') || /div/.test(text)],
	[/^factor out (?!.* under the radical)/, (text) => text.includes('(')],
	[
		/^divide the fractions|^multiply the (?:numerators|fractions)/,
		(_, above) => above.includes('frac'),
	],
	[/^solve (?:for [a-z]|the equation)$/, (text) => RELATION.test(text)],
	[
		/^simplify (?:the )?(?:numerator|denominator|fraction)/,
		(text, above) => /frac|\\div/.test(text + above),
	],
	[/^(?:divide out|cancel) the common factor/, (_, above) => above.includes('frac')],
	[
		/^take the (?:positive )?(?:square|cube) root/,
		(text, above) =>
			/\\sqrt/.test(above) ||
			(RELATION.test(above) && (RELATION.test(text) || / is \$/.test(text))),
	],
	[
		/^substitute the (?:coefficients|known values|lengths|coordinates|values)$/,
		(text) => !text.startsWith('$= '),
	],
	[/^simplify$/, (text, above) => text.length < above.length + 12],
	[/^multiply the (?:coefficients|numerators)/, (text) => /\d/.test(text)],
	[/^(?:add|subtract|combine) the numerators/, (_, above) => above.includes('frac')],
	[
		/^use the distributive property$/,
		(text, above) => count(text, BRACKET) < count(above, BRACKET),
	],
	[/^combine like radicals$/, (text, above) => count(text, /sqrt/g) < count(above, /sqrt/g)],
	[/^evaluate the right side/, (text, above) => RELATION.test(text) && RELATION.test(above)],
	[/, and round/, (text) => /approx|about/.test(text)],
	[/(?:to|from) both sides/, (text) => RELATION.test(text)],
	[/^change-of-base formula(?! in reverse)/, (text) => /\\l(?:og|n).*\\l(?:og|n)/.test(text)],
	[/^(?:product|quotient|power) law/, (text, above) => /\\l(?:og|n)|\^/.test(text + above)],
	[/^write the equation in exponential form/, (_, above) => /\\l(?:og|n)/.test(above)],
	[/^write .* over the (?:least )?common denominator/, (text) => text.includes('frac')],
	[/^the quadratic formula$/, (text) => text.includes('\\pm') || text.includes('frac')],
	[/^the discriminant is /, (text) => !text.startsWith('$=')],
	[/^order the values/, (text) => /order|sort/.test(text)],
	[
		/^evaluate the (?:power|powers|numerator|denominator)s?$/,
		(text, above) => /\d/.test(text) && above !== '',
	],
	[
		/^the (?:double|half) angle formula$/,
		(text) => /\\(?:sin|cos|tan).*\\(?:sin|cos|tan)/.test(text),
	],
	[/^the average rate of change/, (text) => text.includes('frac')],
	[
		/^split the middle term/,
		(text, above) => count(text, SIGN) > count(above, SIGN) || text.includes(' = '),
	],
];

/** Issues for reasons whose line does not show what they say. */
export const checkReasonLines = ({ steps }: Question): string[] =>
	steps.flatMap(({ text, why }, at) => {
		const above = steps[at - 1]?.text ?? '';
		const rules = why === undefined ? [] : SEEN.filter(([words]) => words.test(why));
		return rules.every(([, isSeen]) => isSeen(text, above))
			? []
			: [`"${why}" cannot be seen on the line "${text}"`];
	});
