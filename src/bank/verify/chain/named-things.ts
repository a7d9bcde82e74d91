/**
 * The names in the text: a side has those of two vertices, an angle that of one or three, an intercept that of one axis.
 * What lies between two parts of a triangle, and what a letter is introduced for, is read from the names, too, and which
 * side of a right triangle a letter stands for from the words of its figure.
 */
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';

/** Issues for names of something else, and for what they show to be false. */
export function checkNamedThings({ question, question_speech, steps, hints }: Question): string[] {
	const said = [
		questionText(question),
		...steps.flatMap(({ text, why = '' }) => [text, why]),
		...hints.map(({ text }) => text),
	];
	return [
		...said.flatMap(otherNames),
		...said.flatMap(otherAxis),
		...steps.flatMap(({ text, why = '' }) => [
			...falselyBetween(text, why),
			...notIntroduced(text, why),
			...samePoint(text),
			...otherSide(why, question_speech),
		]),
	];
}

const LENGTHS: readonly (readonly [kind: RegExp, lengths: readonly number[]])[] = [
	[/^[Ss]ides?$|^[Ss]egments?$/, [2]],
	[/^[Aa]ngles?$/, [1, 3]],
	[/^[Tt]riangles?$/, [3]],
];

const NAMED =
	/\b([Ss]ides?|[Ss]egments?|[Aa]ngles?|[Tt]riangles?) \$?([A-Z]+)\b\$?(?: and \$?([A-Z]+)\b)?/g;

function otherNames(words: string): string[] {
	const wrong = [...words.matchAll(NAMED)].filter(([, kind = '', ...names]) => {
		const lengths = LENGTHS.find(([word]) => word.test(kind))?.[1];
		return names.some((name) => name !== undefined && !lengths?.includes(name.length));
	});
	const [, length] = /^\$([A-Z]{3,}) (?:=|\\approx) /.exec(words) ?? [];
	const [axis] = /\$[a-zA-Z]{2,}\$-(?:intercept|coordinate|axis|term|value)/.exec(words) ?? [];
	return [
		...wrong.map(([said]) => `"${said}" is not the name of one`),
		...(length === undefined ? [] : [`"${length}" is not the name of a side`]),
		...(axis === undefined ? [] : [`"${axis}" names no axis`]),
	];
}

const ON_AXIS =
	/\$?\b([xy])\$?-axis at \$?\(([^,()$]*), ([^,$]*?)\)|\(([^,()$]*), ([^,$]*?)\)\$? (?:is|lies) on the \$?([xy])\$?-axis/g;

/** "the $y$-axis at $(0, 3)$", "(0, 6) is on the y-axis": the other coordinate is 0. */
function otherAxis(words: string): string[] {
	if (!words.includes('-axis') || !words.includes('(')) return [];
	return [...words.matchAll(ON_AXIS)].flatMap(
		([said, before, x = '', y = '', across = x, up = y, after]) => {
			const other = (before ?? after) === 'x' ? up : across;
			return /^-?[\d.]+$|frac/.test(other.replace('−', '-')) && other !== '0'
				? [`"${said}" is not a point on this axis`]
				: [];
		},
	);
}

const BETWEEN =
	/^(Angle|Side) \$([A-Z]+)\$ is (not )?between (?:sides|angles) \$([A-Z]+)\$ and \$([A-Z]+)\$/;

/** "Angle $B$ is between sides $AB$ and $BC$": both sides have the letter B. */
function falselyBetween(text: string, why: string): string[] {
	const [, kind, name = '', not, one = '', other = ''] = BETWEEN.exec(text) ?? [];
	if (kind === undefined) return [];
	const isInside = [one, other].every((part) =>
		kind === 'Angle' ? part.includes(name) : name.includes(part),
	);
	const [, opposite] = /^it is opposite angle ([A-Z])$/.exec(why) ?? [];
	const [, meeting] = /^both sides meet at ([A-Z])$/.exec(why) ?? [];
	const [, ...joined] = /^it joins ([A-Z]) and ([A-Z])$/.exec(why) ?? [];
	const isGiven =
		(opposite === undefined || !name.includes(opposite)) &&
		(meeting === undefined || [one, other].every((part) => part.includes(meeting))) &&
		joined.every((end) => name.includes(end));
	return isInside === (not === undefined) && isGiven && one !== other
		? []
		: [`"${text}" (${why}) is not true of these names`];
}

/** "let P be the probability": P is on the line. */
function notIntroduced(text: string, why: string): string[] {
	const [, letter] = /^let ([A-Za-z])(?:\([a-z]\))? be\b/.exec(why) ?? [];
	return letter === undefined || new RegExp(`(?<![A-Za-z\\\\])${letter}(?![A-Za-z])`).test(text)
		? []
		: [`"${why}" introduces ${letter}, which "${text}" does not have`];
}

/** "passes through $(-1, -3)$ and $(-1, -3)$" */
function samePoint(text: string): string[] {
	const [said, one, other] = /through (\$\([^$]*\)\$) and (\$\([^$]*\)\$)/.exec(text) ?? [];
	return said === undefined || one !== other ? [] : [`"${said}" names one point twice`];
}

const SIDE = '(hypotenuse|(?:shorter |longer )?leg)';
const CALLED = new RegExp(`(?<![A-Za-z])([a-z]) is (?:a|the)(?: unknown)? ${SIDE}(?!s)`);

/** "x is the hypotenuse" where "each leg is x" */
function otherSide(why: string, figure: string): string[] {
	const [said, letter, side = ''] = CALLED.exec(why) ?? [];
	if (letter === undefined) return [];
	const [, drawn] = new RegExp(`\\b${SIDE}(?: is)? ${letter}(?![\\w’])`).exec(figure) ?? [];
	return drawn === undefined || drawn.endsWith(side) || side.endsWith(drawn)
		? []
		: [`"${said}" does not go with the figure, where it is the ${drawn}`];
}
