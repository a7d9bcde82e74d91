/**
 * What a letter is used for: side q is opposite angle Q, the function that is applied last has the rule into which the
 * other is put, and the letter after a percent is the one that it belongs to on the line.
 *
 * One table of everything that sentences say about letters, by topic: a letter has one role, whatever names it.
 */
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import {
	are,
	areAllSame,
	areCounted,
	areCrossed,
	areInPattern,
	areOnAxes,
	arePaired,
	arePercents,
	areSegments,
	areTogether,
	hasCoefficient,
	haveTwo,
	haveValues,
	type Holds,
	isAbove,
	isArgument,
	isAskedFor,
	isAxisAsked,
	isAxisOrGiven,
	isCalled,
	isComparedWith,
	isComposed,
	isConstant,
	isEquationIn,
	isForEach,
	isFunction,
	isGiven,
	isGivenAs,
	isGivenTwice,
	isGone,
	isInExpressions,
	isInPrompt,
	isLeft,
	isNamed,
	isNever,
	isNew,
	isOnLine,
	isOther,
	isOutermost,
	isPutIn,
	isRatio,
	isReplaced,
	isSame,
	isSolvedFor,
	isSquared,
	isTotal,
	isVariable,
	isWanted,
	lower,
	type Said,
} from './letter-conditions.ts';

/** Issues for letters of the question in the place of others. */
export function letterRoles(question: Question): string[] {
	const { steps, hints, answer, misconceptions = [] } = question;
	const prompt = questionText(question.question);
	const lines = steps.map(({ text }) => text);
	const texts = [prompt, ...lines];
	const { choices = [] } = answer;
	const said: Said[] = [
		...hints.map(({ text }) => ({ words: text, line: '', at: lines.length, texts })),
		...steps.map(({ text, why = '' }, at) => ({
			words: why === '' && text.startsWith('Let ') ? text : why,
			line: text,
			at,
			texts,
		})),
		...[
			...misconceptions.map(({ why }) => why),
			...choices.map(({ misconception = '' }) => misconception),
		].map((words) => ({ words, line: '', at: lines.length, texts })),
	];
	return [
		...said.flatMap(otherRoles),
		...swappedNames([
			...texts,
			...said.map(({ words }) => words),
			...choices.map(({ text }) => text),
		]),
		...otherPlace(question, prompt),
	];
}

function otherRoles(said: Said): string[] {
	const { words } = said;
	if (!LETTER.test(words)) return [];
	const [twice] = words.includes(' and ') ? (TWICE.exec(words) ?? FOR_TWICE.exec(words) ?? []) : [];
	const issues = twice === undefined ? [] : [`"${twice}" in "${words}" names one letter twice`];
	const others = ROLES.flatMap(([sign, pattern, holds]) => {
		if (!words.includes(sign)) return [];
		const [part, ...found] = pattern.exec(words) ?? [];
		return part === undefined || holds(found.filter(Boolean), said)
			? []
			: [`"${part}" in "${words}" names other letters than the question`];
	});
	return [...issues, ...others];
}

/** A letter that stands alone, or a segment. */
const LETTER = /(?<![A-Za-z’\\\d])[b-zB-Z](?![A-Za-z’])|\$[A-Z]{2}\$/;

/** "2 for x and 3 for x" */
const FOR_TWICE = /for \$?([a-z])\$? and \S+ for \$?\1(?![a-z])/;

/** "x and x", "x, y, and x" */
const TWICE =
	/(?<![A-Za-z’\\\d)}])\$?([a-z])\$?(?:,? and|, \$?[a-z]\$?, and) \$?\1\$?(?![A-Za-z(^\d²³⁴₁₂_%])(?! [-+−=])/;

/** Words that are quick to find, what is said with them, and whether the letters in brackets are the right ones. */
type Role = readonly [sign: string, said: RegExp, holds: Holds];

const ROLES: readonly Role[] = [
	// Sides, angles, and segments
	['is opposite', /side ([a-z]) is opposite angle ([A-Z])/, lower],
	['is adjacent', /side ([a-z]) is adjacent to angle ([A-Z])/, (found) => !lower(found)],
	['than side', /\bside ([a-z]) is (shorter|longer) than side ([a-z])/, isComparedWith],
	['long are', /long are \$([A-Z]{2})\$ and \$([A-Z]{2})\$/, areSegments],
	['slope of $', /slope of \$([A-Z]{2})\$/, areSegments],
	['By what', /By what number must \$(\w+)\$ be multiplied to give \$(\w+)\$/, isRatio],
	[
		'is the distance',
		/\b([a-zA-Z]) is the distance (?:of|from the cent(?:er|re) to (?:the|one))\b/,
		isSquared,
	],
	['is the distance', /\b([a-zA-Z]) is the distance from the cent(?:er|re) to a focus/, are('c')],
	['is the distance', /\b([a-zA-Z]) is the distance from the cent(?:er|re) to a vertex/, are('a')],
	// Functions
	[' tell you to', /does \$([a-z])\(-?\d+\)\$ tell you to/, isFunction],
	[' tell you to', /tell you to substitute for \$([a-z])\$/, isArgument],
	[' stops ', /(?<![A-Za-z])([a-z]) stops rising/, isFunction],
	['not keep ', /(?<![A-Za-z])([a-z]) does not keep rising/, isFunction],
	['predict for', /predict for \$([a-z] = -?[\d.]+)\$/, isGiven],
	['every point on', /for every point on the \$([a-z])\$-axis/, isAxisAsked],
	['over the', /change in \$?([a-z])\$? over the change in \$?([a-z])\b/, are('y', 'x')],
	['by the change', /divided the change in ([a-z]) by the change in ([a-z])\b/, are('x', 'y')],
	['what is the change', /in \$([a-z])\$, and what is the change in \$([a-z])\$/, are('y', 'x')],
	['the changes in', /the changes in ([a-z]) and ([a-z])\b/, are('x', 'y')],
	['replace ', /^replace ([a-z])\([a-z]\) and ([a-z])\([a-z]\) with/, isOther],
	['replace ', /^replace [a-z]\(([a-z])\) with [a-z]$/, are('x')],
	['replace ', /^replace [a-z]\([a-z]\) with ([a-wyz])$/, isLeft],
	['replace ', /^replace [a-z]\([a-z]\) with x$/, (_, { line }) => !line.startsWith('$y = ')],
	['-value', /(?<![A-Za-z])([a-wz])\$?-value/, isNever],
	['-axis', /(?<![A-Za-z])([a-wz])\$?-axis/, isNever],
	[' gives ', /zero [a-z] gives (?:the|a) factor ([a-z]) − ([a-z])/, isForEach],
	[
		'each power',
		/power of \$([a-z])\$ when you substitute \$-([a-z])\$ for \$([a-z])\$/,
		areAllSame,
	],
	['rule for', /substitute [a-z]\(([a-z])\) for ([a-z]) in the rule for/, isSame],
	[
		'over the',
		/change in \$?([a-z])\$? over the (?:corresponding )?change in \$?([a-z])\b/,
		isOther,
	],
	['rule for', /substitute ([a-z])\([a-z]\) for [a-z] in the rule for ([a-z])$/, isComposed],
	['rule for', /applied first\? What does the rule for \$([a-z])\$ do/, isOutermost],
	['replaces', /replaces ([a-z]) with −?([a-z])\b/, isSame],
	['is replaced', /^([a-z]) is replaced with ([a-z]) /, isSame],
	['set ', /^set [a-z]\(([a-z])\) equal to 0$/, isOnLine],
	['coefficient of', /coefficient of \$?([a-z])\$?(?![\w(])/, hasCoefficient],
	['value of $', /What is the value of \$([a-z])\(-?\d+\)\$/, isFunction],
	['change sign when', /change sign when \$?([a-z])\$? does/, isVariable],
	['change in', /change in \$?([a-z])\$?(?![a-z’])/, isAxisOrGiven],
	['graph of', /graph of (?:\$([b-z])\$|([b-z])$)/, isNamed],
	['rule for', /rule for (?:\$([b-z])\$|([b-z])$)/, isNamed],
	['domain of', /domain of (?:\$([b-z])\$|([b-z])$)/, isNamed],
	['range of', /range of (?:\$([b-z])\$|([b-z])$)/, isNamed],
	['put of', /put of (?:\$([b-z])\$|([b-z])$)/, isNamed],
	// Equations
	[' satisfy', /equation must (?:the time )?\$([a-z])\$ satisfy/, isSolvedFor],
	['gave ', /^gave [a-z] instead of ([a-z])$/, isWanted],
	['equation in', /[Ww]hat (?:kind of )?equation in \$([a-z])\$/, isEquationIn],
	['expressions for', /two expressions for ([a-z]) equal/, isGivenAs],
	['or which ', /[Ff]or which values? of \$([a-z])\$/, isInExpressions],
	['or what ', /[Ff]or what values? of \$([a-z])\$/, isInExpressions],
	['in terms of', /in terms of \$([a-z])\$/, isInExpressions],
	['in terms of', /discriminant in terms of \$([a-z])\$/, isConstant],
	['power of $', /which power of \$([a-z])\$ can you substitute/, isInPrompt],
	['hich power', /power can you replace with \$([a-z])\$/, isNew],
	[
		'stand for',
		/\$([a-z])\$ stand for, .* quadratic in \$([a-z])\$\? .* find \$[a-z]\$ from \$([a-z])\$/,
		areAllSame,
	],
	['stand for', /\$([a-z])\$ stand for, .* then find \$([a-z])\$ from/, isOther],
	['are replaced', /when \$([a-z])\([a-z]\)\$ and \$([a-z])\([a-z]\)\$ are replaced/, isOther],
	['solutions for', /the two solutions for \$([a-z])\$ makes/, haveTwo],
	['nce you know', /Once you know \$([a-z])\$, .* find the new \$([a-z])\$/, are('k', 'y')],
	['to find ', /known values can you substitute to find \$([a-z])\$/, are('k')],
	['constant $', /with a constant \$([a-z])\$ describes/, are('k')],
	['or which ', /[Ff]or which two values? of \$([a-z])\$/, isInExpressions],
	[
		'nce you know',
		/Once you know (?:a value of )?\$([a-z])\$.* find (?:the new )?\$([a-z])\$/,
		isOther,
	],
	['equation in', /equal \$([a-z])\$\. What equation in \$([a-z])\$/, isOther],
	['expressions for', /solved for ([a-z]), so set the two expressions for ([a-z]) /, isSame],
	['substitute', /^substitute (?:the values of )?([a-z]) and ([a-z])$/, haveValues],
	['substitute', /^substitute ([a-z]) = [^=]+ and ([a-z]) = [^=]+$/, areTogether],
	['substitute', /^substitute \S+ for ([a-z]) in the equation of the line/, isPutIn],
	['substitute', /^substitute ([a-z]) for ([a-z])\S+, and ([a-z])\S+ for ([a-z])\S+$/, arePaired],
	['substitute', /^substitute the angle for ([a-z])$/, isReplaced],
	['replace ', /^replace ([a-z]) with ([a-z])[²³⁻]/, isOther],
	['substitute', /^substitute ([a-z]) = [^=]+, ([a-z]) = [^=]+, and ([a-z]) = [^=]+$/, areTogether],
	['substitute', /^substitute −([a-z]) for ([a-z])$/, isSame],
	['substitute', /^substitute ([a-z]) for \d+\/([a-z])$/, isOther],
	['substitute', /^substitute \S+ for [a-z] in ([a-z]) = [^=]*([xyt])(?: [+−]|$)/, isOther],
	['reciprocal of', /^([a-z]) is the reciprocal of ([a-z])$/, isOther],
	['is 0 when', /factor ([a-z]) − ([a-z]) is 0 when ([a-z]) = ([a-z])$/, arePaired],
	[' gives ', /^one ([a-z]) gives two values of ([a-z])$/, are('x', 'y')],
	['coefficient of', /coefficient of ([a-z]) by the coefficient of ([a-z])\b/, isOther],
	['new variable', /values of \$([a-z])\$ does each value of the new variable/, isInPrompt],
	['equation in', /when \$([a-z]) = [^$]*\$\? What equation in \$([a-z])\$/, isOther],
	['is a factor', /^(\w+) is a factor (\d+) times and (\w+) is a factor (\d+) times$/, areCounted],
	[
		'replace ',
		/^replace ([a-z]) with (?!\1 )[^ ]+(?: [+−] \d+)?(?: in the other equation)?$/,
		isGone,
	],
	['its sign', /number, with its sign, is \$([a-z])\$ multiplied by/, isAskedFor],
	['% of', /^(\d[\d.]*)% of ([a-z]) plus (\d[\d.]*)% of ([a-z]) /, arePercents],
	[' terms: ', /(?<![a-z])([a-z])([²³⁴]?) terms: [^;=]* = (−?\d+)(?:;|$)/, isTotal],
	['isolate', /isolate \$?([a-z])\$?(?![\w^(])/, isSolvedFor],
	['performed on', /performed on \$([a-z])\$/, isSolvedFor],
	['to find ', /to find \$([ac-z])\$(?! from)/, isSolvedFor],
	[' equal $', /(?:right sides|expressions) equal \$([a-z])\$/, isGivenTwice],
	['substitute', /^substitute [−\d./()]+ for ([a-z])(?: in the [a-z ]+)?$/, isReplaced],
	['factor out', /^factor out (?:the )?([a-z])$/, isAbove],
	// Forms
	['How do the slopes', /for \$([a-z])\$\? How do the slopes and the \$y\$-intercepts/, are('y')],
	['-axis', /value of \$([a-z])\$ (?:where the graph crosses|on) the \$([a-z])\$-axis/, areOnAxes],
	[' then?', /value of \$([a-z])\$ .*What is \$([a-z])\$ then\?/, areOnAxes],
	['-term', /to the \$([a-z])\$-terms and to the \$([a-z])\$-terms/, are('x', 'y')],
	[
		'formed from',
		/In \$\(([a-z]) \+ ([a-z])\)\^.*formed from \$([a-z])\$ and \$([a-z])\$/,
		arePaired,
	],
	[
		'matches',
		/matches \$([a-z])\$ in \$y = mx \+ b\$, and which matches \$([a-z])\$/,
		are('m', 'b'),
	],
	['formula for the $', /\$([a-z])\$th term/, are('n')],
	['equation in', /one equation in \$(a)\$, \$([a-z])\$, and \$([a-z])\$/, are('a', 'b', 'c')],
	['values of', /values of \$([a-z])\$, \$([a-z])_0\$, and \$([a-z])_0\$/, are('m', 'x', 'y')],
	['tell you about', /focus .*tell you about \$([a-z])\$/, are('p')],
	['into ', /into ([a-z]) = k/, are('y')],
	['divide both', /both sides of ([a-z]) = k([a-z]) by ([a-z])$/, are('y', 'x', 'x')],
	['the vertex', /: the vertex gives ([a-z]) and ([a-z])$/, are('h', 'k')],
	['What are', /What are \$([a-z])\$ and \$([a-z])\$ in \$a\(x - h\)/, are('h', 'k')],
	['Compare', /Compare the rule with \$([a-z]) = a/, are('y')],
	[
		'Which of',
		/Which of \$(a)\$, \$([a-z])\$, \$([a-z])\$, and \$([a-z])\$ do/,
		are('a', 'k', 'd', 'c'),
	],
	['values of', /these values of a, ([a-z]), ([a-z]), and ([a-z])$/, are('k', 'd', 'c')],
	['substitute', /for ([a-z]) and ([a-z]), and the value of/, are('h', 'k')],
	['instead of', /wrote ([a-z]) instead of ([a-z]) in the equation of the axis/, isOther],
	['annual rate', /so ([a-z]) is the annual rate/, are('i')],
	['instead of', /difference by ([a-z]) instead of ([a-z]) − 1/, isSame],
	['instead of', /(?:used|gave) ([a-z]) − 1 (?:terms )?instead of ([a-z])$/, isSame],
	['instead of', /wrote \(([a-z]) [+−] \S+ instead of \(([a-z]) [+−]/, isSame],
	['instead of', /divided ([a-z]) by ([a-z]) instead of ([a-z]) by ([a-z])/, areCrossed],
	['instead of', /gave ([a-z]) instead of ([a-z])(?![a-z])/, isOther],
	['negative sign in', /negative sign in −([a-z])\/\(/, are('b')],
	['-coordinate', /used the y-coordinate of .* as ([a-z])$/, are('b')],
	['-intercept', /of the y-intercept as ([a-z])$/, are('b')],
	['to find ', /use (?:one of the points|\$[A-Z]\$) to find \$([a-z])\$/, are('b')],
	['their signs', /What are \$a\$, \$([a-z])\$, and \$([a-z])\$, with their signs/, are('b', 'c')],
	['instead of', /(?:used|wrote) ([a-z](?:\/[a-z])?) instead of −([a-z](?:\/[a-z])?)\b/, isSame],
	['into ', /\binto ([a-z] − [a-z]₁ = .*)$/, are('y − y₁ = m(x − x₁)')],
	['into ', /\binto ([a-z] = [a-z][a-z] \+ [a-z])$/, are('y = mx + b')],
	['to find ', /mx to the y-coordinate .* to find ([a-z])$|from mx to find ([a-z])$/, are('b')],
	['pattern', /are \$([a-z])\$ and \$([a-z])\$ in the pattern \$([^$]*)\$/, areInPattern],
	['axis is', /the axis is y = ([a-z])$/, are('c')],
	['amplitude', /value is ([a-z]) (?:plus|minus) the amplitude/, are('c')],
	['the range', /shift the range by ([a-z])$/, are('c')],
	[' gives ', /(?:zero|root) ([a-z]) gives (?:the|a) factor [a-z] − ([a-z])/, isSame],
	['for each', /wrote ([a-z]) \+ [a-z] instead of [a-z] − ([a-z]) for each/, isForEach],
	['is a factor', /if [a-z] is a (?:zero|root), then ([a-z]) − ([a-z]) is a factor/, isForEach],
	['is a factor', /if ([a-z]) is a (?:zero|root), then [a-z] − ([a-z]) is a factor/, isSame],
	['for each', /wrote ([a-z]) \+ [a-z] instead of ([a-z]) − [a-z] for each/, isSame],
	['for each', /wrote [a-z] \+ ([a-z]) instead of [a-z] − ([a-z]) for each/, isSame],
	['for each', /− ([a-z]) for each (?:zero|root) ([a-z])$/, isSame],
	['mx + b', /([a-z]) = mx \+ b(?![a-z])/, are('y')],
	['-coordinate', /-coordinate of ([b-z])(?![A-Za-z])/, isNever],
	['-coordinate', /-coordinate of [^,]* as ([A-Z])(?![A-Za-z])/, isNever],
	['values of', /values? of ([a-z]) instead of the values? of ([a-z])(?![a-z])/, isOther],
	['-coordinate', /\b([a-wz])\$?-coordinate/, isNever],
	['-intercept', /\b([a-wz])\$?-intercepts?(?!s?, where)/, isNever],
	['into ', /^substitute (?:the values of )?([a-z]) and ([a-z]) into y = mx/, are('m', 'b')],
	['slope is', /slope is the coefficient of ([a-z])\b/, are('x')],
	['terms with', /terms with ([a-z]) /, hasCoefficient],
	['substitute', /^substitute ([a-z]) = \S+ and [a-z]/, isVariable],
	['substitute', /^substitute [a-z] = \S+ and ([a-z]) = /, isVariable],
	['values of', /values of \$?([a-z])\$?(?![\w(’])/, isVariable],
	['in terms of', /in terms of \$?([a-z])\$?(?![\w(’])/, isVariable],
	['substitute', /^substitute ([a-z]) = \S+ and ([a-z]) = /, isOther],
	['substitute', /^substitute ([a-z]) = \S+ and [a-z]\(([a-z])\) = /, isSame],
	['substitute', /^substitute ([a-z]), ([a-z]), and ([a-z])$/, are('a', 'b', 'c')],
	['swap ', /^swap ([a-z]) and ([a-z])$/, are('x', 'y')],
	['in the inverse', /happens to \$([a-z])\$ and \$([a-z])\$ in the inverse/, are('x', 'y')],
	['on the left', /^write ([a-z]) on the left side$/, isLeft],
	[
		'period',
		/period as ([a-z])$|period to find \$([a-z])\$|^([a-z]) is [^ ]+ divided by the period/,
		are('k'),
	],
	['-term', /(?<![a-z])([a-wz])\$?-term/, hasCoefficient],
	[' gives ', /(?:zero|root) [a-z] gives (?:the|a) factor ([a-z]) −/, hasCoefficient],
	['(', /(?<![A-Za-z])([a-z])\([a-z]\)/, isCalled],
	['(', /(?<![A-Za-z])[a-z]\(([a-z])\)/, isArgument],
	// Money
	['of each', /\$([A-Za-z])\$ (?:be )?the amount of each (?:deposit|payment)/, are('R')],
	[
		'per period',
		/\$([A-Za-z])\$ (?:be )?the interest rate per period|\brate ([A-Za-z]) per period/,
		are('i'),
	],
	['the number', /\$([A-Za-z])\$ (?:be )?the number of (?:deposits|payments)/, are('n')],
	[' periods', /\band ([a-z]) periods|, ([a-z]) periods/, are('n')],
	['final amount', /\$([A-Za-z])\$ (?:be )?the final amount|final amount ([A-Za-z]),/, are('A')],
	['principal', /\$([A-Za-z])\$ (?:be )?the principal|principal ([A-Za-z]),/, are('P')],
];

/** The name of a function is not the letter in its brackets: f(x), so not x(f) or f(f). */
function swappedNames(texts: readonly string[]): string[] {
	const [names, inside] = [new Set<string>(), new Set<string>()];
	for (const text of texts)
		for (let at = text.indexOf('('); at >= 0; at = text.indexOf('(', at + 1)) {
			if (text[at + 2] !== ')') continue;
			const [, name, letter] = CALL.exec(text.slice(Math.max(0, at - 2), at + 2)) ?? [];
			if (name === undefined || letter === undefined) continue;
			names.add(name);
			inside.add(letter);
		}
	const both = [...names].filter((name) => inside.has(name));
	return both.map((name) => `${name} is the name of a function and the letter in its brackets`);
}

/** f(x), but not the product 2f(x). */
const CALL = /(?:^|[^A-Za-z\\}\d^])([a-z])\(([a-z])$/;

/** "gave the annual rate for i": the first of the two values that are asked for. */
function otherPlace({ answer, misconceptions = [] }: Question, prompt: string): string[] {
	const given = misconceptions.filter(
		({ why }) => / for [a-z]$/.test(why) && why.startsWith('gave '),
	);
	if (given.length === 0) return [];
	const letters = [...prompt.matchAll(/value of \$([a-z])\$/g)].map(([, letter]) => letter);
	const right = answer.value.split(', ');
	if (letters.length !== right.length) return [];
	return given
		.filter(({ why, value }) => {
			const wrong = value.split(', ');
			const at = letters.indexOf(why.at(-1));
			return wrong.length === right.length && wrong[at] === right[at];
		})
		.map(({ why, value }) => `"${why}" does not lead to ${value}`);
}
