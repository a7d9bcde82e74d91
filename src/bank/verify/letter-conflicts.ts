/** Capital letters that name things: each names one thing, and something else in the question uses it. */
import { splitMarkup } from '../../math/markup.ts';
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { descriptionsIn } from './evidence.ts';

/** "Typist B is named twice", "C is named, and nothing else uses it", "the graphs are not A to C" */
export function letterConflicts(question: Question): string[] {
	const text = questionText(question.question);
	return [
		...twoWithOneName(text),
		...otherSubject(text),
		...unusedNames(question, text),
		...otherRange(question, text),
	];
}

/** One letter in two places that name different things. */
const PAIRS: readonly RegExp[] = [
	/(?<![\w$'’])\$?([A-Z])\$? and \$?\1\$?(?![\w$'’(])/,
	/\bfrom \$([A-Z])\$ to \$\1\$/,
	/\bfrom \$([A-Z])\$ and \$[^$]*\$ from \$\1\$/,
	/[Pp]oint \$([A-Z])\$ is at .*point \$\1\$ is at /,
	/\bat (?:[a-z]+ )?\$([A-Z])\$ and \$[^$]*\$ at (?:[a-z]+ )?\$\1\$/,
	/Point \$([A-Z])\$ is on the opposite side of \$[A-Z]+\$ from \$\1\$/,
	/\b(?:model|Plan|Typist) ([A-Z])\b.*\b(?:and model|(?<=\. )[\w ]*Plan|(?<=\. )Typist) \1\b/,
	/(?:two|Two) \w+, \$([A-Z])\$ and .*\. A [a-z ]+, \$\1\$,/,
	/(?:two|Two) \w+, \$[A-Z]\$ and \$([A-Z])\$.*\. A [a-z ]+, \$\1\$,/,
];

/** "The formula $D = 62t + 120$ gives the distance $D$", "gives the cost $C$ … Use the form $C = mn + b$" */
function otherSubject(text: string): string[] {
	const [, formula = '', explained = ''] =
		/\$([A-Z] = [^$]*)\$ gives the [a-z ]*\$([A-Z])\$/.exec(text) ?? [];
	const [, asked, subject] =
		/ gives the [a-z ]*\$([A-Z])\$[^?]* form \$([A-Z]) = /.exec(text) ?? [];
	return [
		...(formula.includes(explained) ? [] : [`${explained} is not in ${formula}`]),
		...(asked === subject ? [] : [`${asked} and ${subject} are to be the same`]),
	];
}

function twoWithOneName(text: string): string[] {
	const places = new Map<string, string>();
	const moved = [...text.matchAll(/([A-Z])(\(-?[^()$]*, [^()$]*\))/g)].filter(
		([, name = '', at = '']) => {
			const before = places.get(name) ?? at;
			places.set(name, before);
			return before !== at;
		},
	);
	const twice = PAIRS.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
	return [...new Set([...moved.map(([, name = '']) => name), ...twice])].map(
		(name) => `${name} names two things`,
	);
}

/** A name as a formula, alone or with coordinates. */
const NAME = /^([A-Z])(?:\(-?[^()]*,[^()]*\))?$/;

/** In words, "A" and "I" may be words themselves. */
const WORD = /(?<![\w’°-])[B-HJ-Z](?![\w’-])/g;

function unusedNames(question: Question, text: string): string[] {
	const names = splitMarkup(text).flatMap(({ kind, text: part }) =>
		kind === 'words' ? (part.match(WORD) ?? []) : (NAME.exec(part)?.[1] ?? []),
	);
	if (names.length === 0) return [];
	const { steps, hints, answer } = question;
	const others = [...steps, ...hints, answer, ...(answer.choices ?? [])].map((one) => one.text);
	const used = `${text} ${others.join(' ')} ${described(question)}`.replaceAll(
		/\\text\{[^}]*\}|\\[a-zA-Z]+/g,
		' ',
	);
	return [...new Set(names)]
		.filter((name) => used.split(new RegExp(`(?<![a-z]{2})${name}(?![a-z]{2})`)).length < 3)
		.filter((name) => !new RegExp(`${name}\\([^$]*\\)\\$ is the midpoint`).test(text))
		.map((name) => `${name} is named, and nothing else in the question uses it`);
}

const described = ({ question_html }: Question): string => descriptionsIn(question_html).join(' ');

/** "Which of the graphs A to D": as the picture has them. */
function otherRange(question: Question, text: string): string[] {
	const [said] = /(?<=\bgraphs )[A-Z] to [A-Z]\b/.exec(text) ?? [];
	const shown = [...described(question).matchAll(/\bGraph ([A-Z]):/g)].map(([, name]) => name);
	const range = `${shown[0]} to ${shown.at(-1)}`;
	return said === undefined || shown.length === 0 || said === range
		? []
		: [`the graphs are ${range}, not ${said}`];
}
