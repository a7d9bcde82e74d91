/** Turns speech into tokens: phrases such as "end quantity", common fractions, numbers, letters. */
import { FRACTIONS } from '../number-in-words.ts';

const PHRASES: readonly (readonly [words: string, sign: string])[] = [
	['less than or equal to', '\\le'],
	['greater than or equal to', '\\ge'],
	['less than', '<'],
	['greater than', '>'],
	['not equal to', '\\ne'],
	['is approximately', '\\approx'],
	['is similar to', '\\sim'],
	['is congruent to', '\\cong'],
	['is parallel to', '\\parallel'],
	['is perpendicular to', '\\perp'],
	['is in', '\\in'],
	['equals', '='],
	['equal to', '='],
	['equal', '='],
	['plus or minus', '\\pm'],
	['the opposite of', 'OPPOSITE'],
	['the square of', 'RAISED 2'],
	['the cube of', 'RAISED 3'],
	['the quantity', 'QUANTITY'],
	['end quantity', 'END quantity'],
	['open bracket', 'BRACKET'],
	['close bracket', 'END bracket'],
	['open parenthesis', 'PARENTHESIS'],
	['close parenthesis', 'END parenthesis'],
	['the fraction', 'FRACTION'],
	['the fraction with numerator', 'NUMERATOR'],
	['and denominator', 'DENOMINATOR'],
	['end fraction', 'END fraction'],
	['the absolute value of', 'ABSOLUTE'],
	['end absolute value', 'END absolute value'],
	['the square root of', 'ROOT 2'],
	['the cube root of', 'ROOT 3'],
	['end root', 'END root'],
	['to the power of', 'POWER'],
	['end power', 'END power'],
	['end sub', 'END sub'],
	['divided by', '÷'],
	['the point', 'POINT'],
	['the ordered pair', 'POINT'],
	['the ordered triple', 'POINT'],
	['the point with x-coordinate', 'POINT x'],
	['the ordered pair with x-coordinate', 'POINT x'],
	['and y-coordinate', 'POINT y'],
	['the interval from', 'INTERVAL'],
	['not included', 'OPEN'],
	['included', 'CLOSED'],
	['the empty set', 'EMPTY'],
	['the set', 'SET'],
	['the set of the point', 'SET'],
	['the set of the points', 'SET'],
	['end set', 'END set'],
	['end matrix', 'END matrix'],
	['the sum from', 'SIGMA'],
	['end sum', 'END sum'],
	['and so on', '\\dots'],
	['dot dot dot', '\\dots'],
	['composed with', 'COMPOSED'],
	['inverse sine', '\\sin^{-1}'],
	['inverse cosine', '\\cos^{-1}'],
	['inverse tangent', '\\tan^{-1}'],
	['natural log', '\\ln'],
	['the determinant', '\\det'],
	['sine', '\\sin'],
	['cosine', '\\cos'],
	['tangent', '\\tan'],
	['secant', '\\sec'],
	['cosecant', '\\csc'],
	['cotangent', '\\cot'],
	['log', '\\log'],
	['infinity', '\\infty'],
	['blank', '\\square'],
	...[
		'pi',
		'theta',
		'alpha',
		'beta',
		'gamma',
		'delta',
		'lambda',
		'mu',
		'rho',
		'sigma',
		'phi',
		'omega',
	].map((name): [string, string] => [name, `\\${name}`]),
];

const SIGNS: ReadonlyMap<string, string> = new Map(PHRASES);

const longestFirst = (words: Iterable<string>): string =>
	[...words].toSorted((a, b) => b.length - a.length).join('|');

/** The longest phrase that starts here. */
const PHRASE = new RegExp(`${longestFirst(FRACTIONS.keys())}|${longestFirst(SIGNS.keys())}`, 'y');

/** What something is not: "negative 4 or 5", "1, 2, or 3". */
const OR_LIST = /(?<=not equal to .*?),? or (?!minus)/g;

/** "x is less than 3" and "for x less than 3" are the same relation. */
const LINKED = /\bis (?=(?:less|greater) than|not equal to)/g;

/** "the negative square root of 5" is the sign and the root. */
const SIGN_BEHIND_ARTICLE = /\bthe negative (?=\w+ root)/g;

/** "metres" and "meters" are the same to a listener, as are "labelled" and "labeled". */
export const inOneSpelling = (words: string): string =>
	words.replaceAll(/(?<=met|lit)re(?=s?\b)/g, 'er').replaceAll(/\blabelled\b/g, 'labeled');

/** Where the dots of a list end: "7, 14, and so on, up to 280", "15, 12, and so on, down to 3". */
const LEADS_TO = /\band so on, (?:(?:up|down) )?to /g;

/** "Find the inverse of A, where A equals the matrix" is printed with A once. */
const WHERE = /\b([A-Z]), where \1 equals /g;

/** "0 2 8 degrees" is the bearing 028°. */
const BEARING = /\b0(?: \d)+(?= degrees)/g;

/** "12,500" is one number. */
const GROUPED = /(?<=\d),(?=\d{3}(?!\d))/g;

/** Words and phrases as tokens, in order; a number or a common fraction is one token. */
export function hear(spoken: string): string[] {
	const words = inOneSpelling(spoken)
		.replaceAll(GROUPED, '')
		.replaceAll(BEARING, (digits) => digits.replaceAll(' ', ''))
		.replaceAll(OR_LIST, ', ')
		.replaceAll(LINKED, '')
		.replaceAll(SIGN_BEHIND_ARTICLE, 'negative the ')
		.replaceAll(LEADS_TO, 'and so on, ')
		.replaceAll(', which equals ', ' equals ')
		.replaceAll(WHERE, '$1 equals ')
		.replace(/ degree$/, ' degrees');
	const tokens: string[] = [];
	for (let at = 0; at < words.length;) {
		PHRASE.lastIndex = at;
		const said = PHRASE.exec(words)?.[0];
		if (said !== undefined && !/\w/.test(words[at + said.length] ?? '')) {
			tokens.push(SIGNS.get(said) ?? said);
			at += said.length;
			continue;
		}
		const nth = /^to the (negative )?(0|\d+(?=st|nd|rd|th))(?:st|nd|rd|th)? power/.exec(
			words.slice(at, at + 40),
		);
		const raised = /^the (\d+)(?:st|nd|rd|th) power of/.exec(words.slice(at, at + 30));
		const root = /^the (\d+)(?:st|nd|rd|th) root of/.exec(words.slice(at, at + 30));
		const next =
			nth?.[0] ??
			raised?.[0] ??
			root?.[0] ??
			/^(?:\$?\d+(?:\.\d+)?|[A-Za-z]+|[^\s\w])/.exec(words.slice(at))?.[0];
		if (next === undefined) {
			at++;
			continue;
		}
		if (nth) tokens.push(`POWER ${nth[1] ? '-' : ''}${nth[2]}`);
		else if (raised) tokens.push(`RAISED ${raised[1]}`);
		else if (root) tokens.push(`ROOT ${root[1]}`);
		else tokens.push(next);
		at += next.length;
	}
	return tokens;
}
