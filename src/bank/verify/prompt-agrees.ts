/**
 * What a prompt says twice, or says about its own data, must agree: a count with its list, terms with their kind. One
 * file, because the proof asks all of it at once; a larger idea has its own (`prompt-letters.ts`, `other-than-figure.ts`).
 */
import { formulasIn } from '../../math/markup.ts';
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { ifReadable, lettersIn, multiply, readReal, readTex, same, subtract } from './values.ts';
import { wrongArguments } from './arguments.ts';
import { misnamedFormula } from './named-formulas.ts';
import { misnamedOperation } from './named-operations.ts';
import { otherThanFigure } from './other-than-figure.ts';
import { exchangedLetters } from './prompt-letters.ts';
import { rowsOfTable } from './read-figure.ts';
import { listsIn } from './statistics.ts';
import { wrongUnknowns } from './unknowns.ts';

/** Issues wherever the prompt, or the prompt and its figure, contradict themselves. */
export function contradictions(question: Question): string[] {
	const text = questionText(question.question);
	return [
		...wrongCount(text),
		...largerParts(text),
		...wrongTerms(text),
		...gapsBetweenPieces(text),
		...wrongLineNumbers(text),
		...otherThanFigure(question),
		...wrongFactor(text),
		...wrongDirection(text),
		...wrongThrow(text),
		...wrongGravity(text),
		...wrongView(text),
		...asksForGiven(text),
		...otherSide(text),
		...otherQuantity(text),
		...unlikelySizes(text),
		...otherThing(text),
		...otherHeadings(text, question.question_speech),
		...otherVariables(text),
		...wrongPeriod(text),
		...wrongRadians(text),
		...undecidedQuartiles(text),
		...wrongArguments(question),
		...misnamedFormula(text),
		...misnamedOperation(text),
		...(/no common factor other than (?!1\b)/.test(text) ? ['every integer has the factor 1'] : []),
		...wrongUnknowns(text),
		...exchangedLetters(text),
	];
}

/** "on each of $8$ days: $38$, $35$, …" */
function wrongCount(text: string): string[] {
	const [, count] = /\$(\d[\d.]*)\$ [a-z][^$.:?]*: \$-?[\d.]+\$, /.exec(text) ?? [];
	if (count === undefined) return [];
	const length = listsIn(text.slice(text.indexOf(': $')))[0]?.length;
	return length === Number(count) ? [] : [`${count} values are promised, ${length} are listed`];
}

/** "In a random sample of $6$ visitors to a fair, $50$ bought popcorn.", "has $2$ pictures and hangs $5$ of them" */
const PARTS =
	/\b(?:random sample of|has) \$([\d{},]+)\$ [^.$]*(?:, | and [a-z]+ )\$([\d{},]+)\$ (?:of them\b|(?!of )[a-z])/g;

/** A part of a group has no more members than all of it. */
function largerParts(text: string): string[] {
	if (!text.includes('random sample of') && !text.includes('of them')) return [];
	const sizeOf = (number = '') => Number(number.replaceAll('{,}', ''));
	return [...text.matchAll(PARTS)]
		.filter(([said]) => said.startsWith('random') || said.endsWith('of them'))
		.filter(([, all, part]) => sizeOf(part) > sizeOf(all))
		.map(([, all, part]) => `${part} of ${all} is more than all`);
}

/** Every listed term of an arithmetic or geometric sequence or series. */
function wrongTerms(text: string): string[] {
	const [, kind] = /(arithmetic|geometric) (?:sequence|series)/.exec(text) ?? [];
	const [list] = formulasIn(text).filter((formula) => /, \\dots|\+ \\cdots/.test(formula));
	if (!kind || !list || /signs alternate|reciprocals|fractions/.test(text)) return [];
	const terms = list
		.split(/(?:, |\s\+ )\\c?dots/)[0]
		?.replaceAll(/ - (?=\d|\\frac)/g, ' + -')
		.split(/, | \+ /)
		.map((term) => readTex(term)({}));
	const wrong = (terms ?? []).findIndex((term, at, all) => {
		const [before, first, second] = [all[at - 1], all[0], all[1]];
		if (!before || !first || !second) return false;
		return kind === 'arithmetic'
			? !same(subtract(term, before), subtract(second, first))
			: !same(multiply(term, first), multiply(before, second));
	});
	return wrong < 0 ? [] : [`term ${wrong + 1} does not belong to the ${kind} ${list}`];
}

/** "… when $x < 3$ and … when $x \ge 3$": each boundary belongs to exactly one piece. */
function gapsBetweenPieces(text: string): string[] {
	const conditions = [
		...text.matchAll(/ (?:for|when) \$([^$]*[<>][^$]*|[^$]*\\[lg]e [^$]*)\$/g),
	].map(([, condition = '']) => condition);
	if (
		conditions.length < 2 ||
		!conditions.every((one) => /^[^a-wyz]*x[^a-wyz]*$/.test(one.replaceAll(/\\[lg]e/g, '')))
	)
		return [];
	const ends = conditions.flatMap(boundaries).map(String);
	const lone = ends.filter((end, at) => ends.indexOf(end, at + 1) < 0 && ends.indexOf(end) === at);
	return lone.length === 0 ? [] : [`no other piece goes on at ${lone.join(', ')}`];
}

/**
 * `-1 \le x < 5` is to the right of −1, which it includes, and to the left of 5, which it does not: "-1 in", and "5 in"
 * for the piece that continues there.
 */
function boundaries(condition: string): string[] {
	return [...condition.matchAll(/(?:(-?[\d.]+) )?(<|>|\\le|\\ge) (-?[\d.]+)?/g)].flatMap(
		([, left, sign = '', right]) => {
			const bound = left ?? right ?? '';
			const isAbove = left === undefined ? /ge|>/.test(sign) : /le|</.test(sign);
			// The boundary belongs to the piece above it, or to the one below.
			return [`${bound} ${/e/.test(sign) === isAbove ? 'above' : 'below'}`];
		},
	);
}

function wrongLineNumbers(text: string): string[] {
	const numbers = [...text.matchAll(/^Line (\d+): /gm)].map(([, number]) => Number(number));
	return numbers.every((number, at) => number === at + 1)
		? []
		: ['the lines are not numbered in order'];
}

/** "In triangle $ABC$, $\angle C = 63^{\circ}$ … find $\angle C$", or "… method for finding $\angle C$" */
function asksForGiven(text: string): string[] {
	const [, wanted = ''] = /^In triangle.*\b[Ff]ind(?:ing)? (?:sides? )?(\$[^:?]*)/.exec(text) ?? [];
	return formulasIn(wanted)
		.filter((name) => /^(?:\\angle )?[A-Za-z]$/.test(name) && text.includes(`$${name} = `))
		.map((name) => `${name} is asked for, but given`);
}

/** "In triangle $ABC$, … $b = 27\text{ cm}$": the sides have the small letters of the corners. */
function otherSide(text: string): string[] {
	const corners = /[Ii]n triangle \$([A-Z]{3})\$/.exec(text)?.[1]?.toLowerCase();
	if (corners === undefined) return [];
	return [...text.matchAll(/\$([a-z]) = [\d.]+\\text\{/g)]
		.filter(([, side = '']) => !corners.includes(side))
		.map(([, side]) => `the triangle has no side ${side}`);
}

const EYES = /’s eyes are \$([\d.]+)\$ m above/;

const PERSON = /(?:^|[.?!] )(?!(?:A|An|The|It|Its|One) )[A-Z][a-z]+ is \$([\d.]+)\$ m tall/;

const LONG_AND_WIDE = /\$([^$]+)\$(?: [a-z]+)? long(?: and|, and|,)? \$([^$]+)\$(?: [a-z]+)? wide/;

/** Expressions in the same variable are compared for a large value of it. */
const isShorter = (one: string, other: string): boolean =>
	ifReadable(() => {
		const [letters, others] = [lettersIn(one), lettersIn(other)];
		const value = { [letters[0] ?? 'x']: 1000 };
		return letters.join() === others.join() && readReal(one)(value) < readReal(other)(value);
	}) ?? false;

/** "an angle of 6 km", "leads 83° to a lake" */
const ANGLE_IN_LENGTHS = /\bangles? (?:of|is|between [^.]{1,60} is) \$[\d.]+\\text\{/;
const LENGTH_IN_DEGREES =
	/\b(?:leads|rides|sails|travels|hovers|flies|drops|rises) \$[\d.]+\^\{\\circ\}|\^\{\\circ\}\$ (?:apart|above|long|tall|high|wide|due|away)\b/;

function otherQuantity(text: string): string[] {
	if (!text.includes('\\circ') && !text.includes('angle')) return [];
	return [
		...(ANGLE_IN_LENGTHS.test(text) ? ['an angle is given as a length'] : []),
		...(LENGTH_IN_DEGREES.test(text) ? ['a length is given in degrees'] : []),
	];
}

/** No one is taller than 2.1 m, and no side called the length is shorter than the width. */
function unlikelySizes(text: string): string[] {
	const [, height] = PERSON.exec(text) ?? EYES.exec(text) ?? [];
	const [, long = '', wide = ''] =
		LONG_AND_WIDE.exec(text.replaceAll(/\\text\{[^}]*\}/g, '')) ?? [];
	return [
		...(Number(height) > 2.1 ? [`no one is ${height} m tall`] : []),
		...(isShorter(long, wide) ? [`${long} long is less than ${wide} wide`] : []),
	];
}

/** "Each crate weighs … How many pounds do 10 boxes of books weigh": the same thing is counted. */
function otherThing(text: string): string[] {
	const [, one = '', , many] =
		/^Each ([a-z ]+?) (weigh|cost|hold)s\b.* do \$\d+\$ ([a-z ]+?) \2\b/.exec(text) ?? [];
	const [head = '', ...rest] = one.split(' ');
	const plurals = [`${head}s`, `${head}es`].map((plural) => [plural, ...rest].join(' '));
	return many === undefined || plurals.includes(many) ? [] : [`"${many}" are not "${one}" each`];
}

/** "The table shows equivalent ratios of oranges to apples": its rows are headed by these words, in this order. */
function otherHeadings(text: string, speech: string): string[] {
	if (!speech.includes('A table with ')) return [];
	const headings = rowsOfTable(speech).map(({ heading }) => heading);
	const named = text.replaceAll(/\$[^$]*\$/g, ' ').toLowerCase();
	const isNamed = (word: string) => named.includes(word.toLowerCase().replace(/e?s$/, ''));
	const [, quantity, time] =
		/^The table shows [^.]* \$([A-Za-z])\$[^.]* after \$([A-Za-z])\$ /.exec(text) ?? [];
	const [, ...ratio] = / ratios of ([a-z ]+?) to ([a-z ]+?)\./.exec(text) ?? [];
	return [
		...headings
			.filter((heading) => !(heading.match(/[a-z]{3,}/gi) ?? []).every(isNamed))
			.map((heading) => `the table has "${heading}", which the prompt does not name`),
		...ratio
			.filter((part, at) => headings[at] !== part)
			.map((part) => `the table does not have "${part}" in this order`),
		...[time, quantity]
			.filter((letter, at) => letter !== undefined && headings[at] !== letter)
			.map((letter) => `the table does not have ${letter} in this place`),
	];
}

/** "Assume that the variables represent positive numbers." after an expression in one variable */
function otherVariables(text: string): string[] {
	const [, tex = '', many] =
		/\$([^$]*)\$\. Assume that (?:the|all) variable(s?) (?:represents?|is|are)\b/.exec(text) ?? [];
	if (many === undefined) return [];
	const letters = ifReadable(() => new Set(lettersIn(tex)).size);
	return letters === undefined || (letters > 0 && letters > 1 === (many === 's'))
		? []
		: [`${tex} has ${letters} variables`];
}

/** "the line of fit is $y = -2x + 5$ … does the prediction decrease" */
function wrongDirection(text: string): string[] {
	const [, sign, , way] =
		/\$y = (-?)([\d.]+)x[^$]*\$.*prediction (increase|decrease)/.exec(text) ?? [];
	return way === undefined || (way === 'decrease') === (sign === '-')
		? []
		: [`the line does not ${way}`];
}

const LOOKS_UP =
	/angle of depression of (?:(?:the|its) (?:top|kite|balloon|Sun)\b|\$D\$ from)|[Ff]rom (?:a boat|a point on level ground)\b[^.]*angle of depression|flies (?:low )?above .* angle of depression [^.]*from \$A\$/;
const LOOKS_DOWN =
	/[Ff]rom the top\b[^.]*angle of elevation|camera sees[^.]*angle of elevation|angle of elevation of the (?:boat|gate)\b/;

/** From the ground, a kite or the top of a tower is seen at an angle of elevation. */
function wrongView(text: string): string[] {
	if (!text.includes('angle of ')) return [];
	return [
		...(LOOKS_UP.test(text) ? ['what is above is seen at an angle of elevation'] : []),
		...(LOOKS_DOWN.test(text) ? ['what is below is seen at an angle of depression'] : []),
	];
}

const HEIGHT = /\bh(?:\(t\))? = -[\d.]+t\^\{2\} ([-+]) [\d.]+t(?![a-z^])/;

/** "thrown straight up … $h = -4.9t^{2} + 22t + 32$": the coefficient of t is the speed upward. */
function wrongThrow(text: string): string[] {
	if (!text.includes(' straight ')) return [];
	const [, way] =
		/\b(?:thrown|kicked|launched|shot|hit|fired|tossed) straight (up|down)/.exec(text) ?? [];
	const [, sign] = HEIGHT.exec(text) ?? [];
	return way === undefined || sign === undefined || (way === 'up') === (sign === '+')
		? []
		: [`by the formula, nothing is ${way === 'up' ? 'going up' : 'going down'} at the start`];
}

const FALL =
	/height[^.]*, in (feet|met(?:er|re)s), after \$t\$ seconds is given by \$h(?:\(t\))? = [^$]*?([\d.]+)t\^\{2\}/;

/** "in feet, … $h = -16t^{2} + 40t$", but in metres $-4.9t^{2}$ or, in round numbers, $-5t^{2}$ */
function wrongGravity(text: string): string[] {
	if (!text.includes('t^{2}')) return [];
	const [, unit, size] = FALL.exec(text) ?? [];
	return size === undefined || (unit === 'feet') === (size === '16')
		? []
		: [`nothing falls ${size}t², in ${unit}`];
}

/** "starts at $150$ and grows by $6\%$ each year … $y = 150(1.06^{t})$ … to reach $750$" */
function wrongFactor(text: string): string[] {
	const [, start, way, percent, base, factor] =
		/quantity (?:of|starts at) \$([\d{},]+)\$ (?:and )?(grows|shrinks) by \$([\d.]+)\\%\$ each year.*?\$y = ([\d{},]+)\(([\d.]+)\^\{t\}\)\$/.exec(
			text,
		) ?? [];
	if (percent === undefined) return [];
	const [, verb, target = ''] = /to (reach|fall to) \$([\d{},.]+)\$/.exec(text) ?? [];
	const wanted = 1 + (way === 'grows' ? 1 : -1) * (Number(percent) / 100);
	const sizeOf = (number = '') => Number(number.replace('{,}', ''));
	const isReached =
		verb === undefined ||
		((way === 'grows') === (verb === 'reach') &&
			(way === 'grows') === sizeOf(target) > sizeOf(start));
	return [
		...(Math.abs(wanted - Number(factor)) < 1e-9 && start === base
			? []
			: [`${percent}% ${way} does not give the factor ${factor}`]),
		...(isReached ? [] : [`what ${way} does not ${verb} ${target}`]),
	];
}

const FEE = /\\\$[\d.]+\$? (?:an?|per) (hour|day|week|month|year) plus\b/g;
const SPAN = /\b(?:for|in) (?:a|an|one) (hour|day|week|month|year)\b/;
const ADVERB = /\b(hour|dai|week|month|year)ly (?:cost|pay|fee|bill)\b/;

/** "costs \$20 a month plus … What is the monthly cost": the fee is for the time that is asked about. */
function wrongPeriod(text: string): string[] {
	const asked = SPAN.exec(text)?.[1] ?? ADVERB.exec(text)?.[1]?.replace('dai', 'day');
	return [...text.matchAll(FEE)]
		.filter(([, period]) => asked !== undefined && period !== asked)
		.map(([, period]) => `the fee is for a ${period}, and the question about a ${asked}`);
}

/** Of an odd number of values, the median may be in both halves or in neither, so the prompt says which. */
function undecidedQuartiles(text: string): string[] {
	if (!/quartile|five-number|outlier/.test(text)) return [];
	const isOdd = listsIn(text).some((values) => values.length % 2 === 1);
	return isOdd && !text.includes('leave the median out of both halves')
		? ['the prompt does not say in which half the median is']
		: [];
}

/** "Angles are in radians." is said of functions of angles. */
const wrongRadians = (text: string): string[] =>
	text.includes('Angles are in radians') && !/\\(?:sin|cos|tan|csc|sec|cot)/.test(text)
		? ['there are no angles in the prompt']
		: [];
