/** What must be true of a letter in its place: it is the variable of an equation, a function, the side opposite an angle. */
import { formulasIn } from '../../math/markup.ts';
import { sidesOf } from './values.ts';
import { asTex } from './chain/plain-math.ts';

/** What is said, the line that it is said of, and where that is; the prompt and all lines. */
export type Said = { words: string; line: string; at: number; texts: readonly string[] };

const aboveOf = ({ texts, at }: Said): readonly string[] => texts.slice(0, at + 1);

/** Whether the letters in brackets are the right ones. */
export type Holds = (found: readonly string[], said: Said) => boolean;

/** The letters that are not the name of a function. */
const variablesOf = (tex: string): Set<string> =>
	new Set(tex.replaceAll(COMMAND, ' ').match(/[A-Za-z](?!\()/g));

const COMMAND = /\\(?:text\{[^}]*\}|[a-zA-Z]+)/g;

/** "side b is shorter than side a": with the lengths that the prompt or a line gives. */
export function isComparedWith([one, word, other]: readonly string[], { texts }: Said): boolean {
	const [a, b] = [one, other].map((side) => {
		const found = texts.map(
			(text) => new RegExp(`(?<![a-zA-Z])${side} = (\\d+(?:\\.\\d+)?)`).exec(text)?.[1],
		);
		return Number(found.find(Boolean));
	});
	return a !== undefined && b !== undefined && (word === 'shorter' ? a < b : a > b);
}

export const areSegments = (names: readonly string[], { texts }: Said): boolean =>
	names.every((name) => {
		const back = `${name[1]}${name[0]}`;
		return texts.some((text) => text.includes(name) || text.includes(back));
	});

export const isRatio = ([under = '', over = '']: readonly string[], { texts }: Said): boolean =>
	!texts.some((text) => text.includes(`\\frac{${under}}{${over}}`));

/** g(f(x)): f(x) is put into the rule for g. */
export const isComposed = ([inner, outer]: readonly string[], { texts }: Said): boolean =>
	texts.some((text) => text.includes(`${outer}(${inner}(`));

export const isOutermost = ([outer]: readonly string[], { texts }: Said): boolean =>
	new RegExp(`(?<![a-z(])${outer}\\([a-z]\\(|${outer} \\\\circ `).test(texts[0] ?? '');

/** A coefficient stands in front of a letter, not of the name of a function or of one side. */
export const hasCoefficient = ([letter = '']: readonly string[], { texts }: Said): boolean =>
	texts
		.flatMap(formulasIn)
		.some((tex) => variablesOf(tex.replace(new RegExp(`^${letter} = `), '')).has(letter));

export const isEquationIn = ([letter = '']: readonly string[], { texts }: Said): boolean =>
	texts.some((text) =>
		formulasIn(text).some((tex) => {
			const letters = new Set(tex.replaceAll(COMMAND, ' ').match(/[A-Za-z]/g));
			return tex.includes('=') && !VALUE.test(tex) && letters.size === 1 && letters.has(letter);
		}),
	);

/** "30% of x plus 75% of y": 0.3x + 0.75y on the line. */
export const arePercents = ([p, one, q, other]: readonly string[], { line }: Said): boolean =>
	[
		[p, one],
		[q, other],
	].every(([percent, letter]) =>
		line.includes(`${Number((Number(percent) / 100).toFixed(6))}${letter}`),
	);

/** "x² terms: −8 + 5 = −3": −3x² on the line. */
export function isTotal([letter = '', ...rest]: readonly string[], { line }: Said): boolean {
	const power = rest.length > 1 ? asTex(rest[0] ?? '') : '';
	const total = (rest.at(-1) ?? '').replace('−', '-');
	const size = total.replace('-', '');
	if (size === '0') return true;
	const digits = size === '1' ? '(?<![\\d}])' : `(?<!\\d)${size}`;
	return new RegExp(`${digits}${letter}${RegExp.escape(power)}(?!\\^)`).test(line);
}

export const are =
	(...letters: string[]) =>
	(found: readonly string[]) =>
		found.every((one, at) => one === letters[at]);
export const isSame = ([one, other]: readonly string[]) => one === other;
export const isLeft = ([letter]: readonly string[], { line }: Said): boolean =>
	line.startsWith(`$${letter} `);

export const isCalled = ([name]: readonly string[], { texts }: Said): boolean =>
	texts.some(
		(text) =>
			text.includes(`${name}(`) || text.includes(`$${name}$`) || text.includes(`${name}^{-1}(`),
	);

/** A function whose rule is not given has the argument x. */
export const isArgument = ([letter]: readonly string[], { texts }: Said): boolean =>
	letter === 'x' ||
	texts.some((text) =>
		[`(${letter})`, `$${letter}$`, `${letter} `].some((one) => text.includes(one)),
	);

export const isNever = () => false;
export const isOther = ([one, other]: readonly string[]) => one !== other;
export const lower = ([one, other]: readonly string[]) => one === other?.toLowerCase();

export const isOnLine = ([letter = '']: readonly string[], { line }: Said): boolean =>
	formulasIn(line).some((tex) => variablesOf(tex).has(letter));

/** "x = -2" is a value, not an equation to solve. */
const VALUE = /^[A-Za-z] = [^A-Za-z]*$/;

export const isGivenAs = ([letter]: readonly string[], said: Said): boolean =>
	aboveOf(said).join(' ').split(`$${letter} = `).length > 2;

export const isGivenTwice = (
	[letter]: readonly string[],
	{ texts: [prompt = ''] }: Said,
): boolean => prompt.includes(`$${letter} = `) || !/\$[a-z] = /.test(prompt);

/** "What number, with its sign, is y multiplied by?", where the coefficient of y is asked for. */
export const isAskedFor = ([letter]: readonly string[], { texts: [prompt = ''] }: Said): boolean =>
	!prompt.includes('coefficient of ') || prompt.includes(`coefficient of $${letter}$`);

export const isFunction = ([name]: readonly string[], { texts }: Said): boolean =>
	texts.some((text) => new RegExp(`(?<![a-zA-Z])${name}\\([a-z]\\)`).test(text));

export const isVariable = (found: readonly string[], said: Said): boolean =>
	!isFunction(found, said);

export const isSolvedFor = ([letter]: readonly string[], { texts: [, ...lines] }: Said): boolean =>
	lines.some((line) => new RegExp(`\\$${letter} (?:=|<|>|\\\\[lg]e|\\\\approx) `).test(line));

export const isWanted = ([letter]: readonly string[], { texts: [prompt = ''] }: Said): boolean =>
	!/What is the value of \$[a-z]\$\?/.test(prompt) || prompt.includes(`value of $${letter}$?`);

export const isAxisOrGiven = (
	[letter = '']: readonly string[],
	{ texts: [prompt = ''] }: Said,
): boolean =>
	letter === 'x' ||
	letter === 'y' ||
	formulasIn(prompt).some((tex) => !tex.includes('mx + b') && tex.includes(letter));

/** A function that is named: f in "f(x)" or "the graph of $f$". */
export const isNamed = (found: readonly string[], said: Said): boolean =>
	isFunction(found, said) || (found[0] !== 'x' && isNamedAlone(found, said));

const isNamedAlone = (found: readonly string[], said: Said): boolean =>
	said.texts.some((text) => text.includes(`$${found[0]}$`) || text.includes(`${found[0]}(`));

/** A variable of some formula; a letter that a hint only asks about is none. */
const isInFormulas = ([letter = '']: readonly string[], { texts }: Said): boolean =>
	texts.some((text) => formulasIn(text).some((tex) => isVariableOf(tex, letter)));

/** A coordinate that is not known is a letter, too: (0, k). */
const isVariableOf = (tex: string, letter: string): boolean =>
	tex !== letter && variablesOf(tex).has(letter);

/** "For which value of x is the denominator 0?": of y = 5/(x + 6), only x can be meant. */
export const isInExpressions = ([letter = '']: readonly string[], { texts }: Said): boolean =>
	texts.some((text) =>
		formulasIn(text).some((tex) =>
			isVariableOf(tex.startsWith(`${letter} = `) ? tex.slice(4) : tex, letter),
		),
	);

/** The prompt has the letter in a formula. */
export const isInPrompt = (
	[letter = '']: readonly string[],
	{ texts: [prompt = ''] }: Said,
): boolean => formulasIn(prompt).some((tex) => variablesOf(tex).has(letter));

/** "if r is a zero, then x − r is a factor": x is the letter of the question, and no line has an r. */
export function isForEach([one = '', root = '']: readonly string[], said: Said): boolean {
	const [, ...lines] = said.texts;
	return (
		one !== root &&
		(one === 'x' || isInFormulas([one], said)) &&
		!lines.some((line) => formulasIn(line).some((tex) => variablesOf(tex).has(root)))
	);
}

/** "m is a factor 2 times and n is a factor 4 times": so often on the line above. */
export function areCounted(
	[one, times, other, more]: readonly string[],
	{ texts, at }: Said,
): boolean {
	const factors = (texts[at] ?? '').match(/[a-z\d]+(?= |\$|$)(?<!\\[a-z]+)/g) ?? [];
	return [
		[one, times],
		[other, more],
	].every(([name, count]) => factors.filter((factor) => factor === name).length === Number(count));
}

/** "replace u with x²": u is above and no longer on the line. */
export const isGone = (found: readonly string[], said: Said): boolean =>
	isAbove(found, said) && !isOnLine(found, said);

/** "predict for x = 5": the prompt gives this value. */
export const isGiven = ([value = '']: readonly string[], { texts: [prompt = ''] }: Said): boolean =>
	prompt.includes(`$${value}$`);

/** The axis on which a point is asked for. */
export const isAxisAsked = ([axis]: readonly string[], { texts: [prompt = ''] }: Said): boolean => {
	const asked = [...prompt.matchAll(/\$([xy])\$-(?:intercept|axis)/g)].map(([, letter]) => letter);
	return asked.length === 0 || asked.includes(axis);
};

/** The distance of a point from the origin or the center is r. */
export const isSquared = ([letter]: readonly string[], { line }: Said): boolean =>
	line.startsWith(`$${letter}^{2} = `) || line.startsWith(`$${letter} = `);

/** Above there is an x for "substitute 8 for x", and on the line there is none. */
export const isReplaced = (found: readonly string[], said: Said): boolean =>
	isAbove(found, said) &&
	!formulasIn(said.line).some((tex) => variablesOf(sidesOf(tex).at(-1) ?? '').has(found[0] ?? ''));

export const isAbove = ([letter = '']: readonly string[], said: Said): boolean =>
	aboveOf(said).some((text) => formulasIn(text).some((tex) => variablesOf(tex).has(letter)));

export const areInPattern = ([one = '', other = '', pattern = '']: readonly string[]): boolean =>
	one !== other && pattern.includes(one) && pattern.includes(other);

/** "substitute a and b": both have values above. */
export const haveValues = (letters: readonly string[], said: Said): boolean =>
	letters.every((letter) =>
		aboveOf(said).some((text) => new RegExp(`(?<![a-zA-Z])${letter} = `).test(text)),
	);

/** "substitute a = −5 and b = 42": one formula above has both; a point is substituted with its x and y. */
export function areTogether(letters: readonly string[], said: Said): boolean {
	const others = letters.filter((letter) => letter !== 'x' && letter !== 'y');
	const isIn = (tex: string) => others.every((one) => variablesOf(tex).has(one));
	return others.length === 0 || aboveOf(said).some((text) => formulasIn(text).some(isIn));
}

/** "substitute 0 for x in the equation of the line" leads neither to "x = 4" nor to "For y = 0". */
export const isPutIn = ([letter = '']: readonly string[], { line }: Said): boolean =>
	!line.startsWith(`$${letter} = `) &&
	(!line.startsWith('For $') || line.startsWith(`For $${letter} = `));

/** "u for x², and u² for x⁴", "x by y instead of y by x" */
export const areCrossed = ([one, other, second, third]: readonly string[]): boolean =>
	one !== other && one === third && other === second;
export const arePaired = ([one, other, second, third]: readonly string[]): boolean =>
	one !== other && one === second && other === third;

export const areAllSame = (found: readonly string[]): boolean => new Set(found).size === 1;

/** "the discriminant in terms of k": x^2 + kx + 16 has no square of k. */
export const isConstant = ([letter = '']: readonly string[], said: Said): boolean =>
	isInPrompt([letter], said) &&
	(said.texts[0]?.includes(`$${letter}$`) || !said.texts[0]?.includes(`${letter}^{2}`));

export const isNew: Holds = (found, said) => !isInPrompt(found, said);

/** Some line gives it two values. */
export const haveTwo = ([letter]: readonly string[], { texts }: Said): boolean =>
	texts.some(
		(text) =>
			text.includes(` or $${letter} = `) ||
			(text.startsWith(`$${letter} = `) && text.includes('\\pm')),
	);

/** One coordinate where the other is 0 or given. */
export const areOnAxes = (found: readonly string[]): boolean => found.toSorted().join('') === 'xy';
