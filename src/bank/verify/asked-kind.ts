/**
 * The kind of answer that a prompt asks for, and that it gets: an interval where it asks for interval notation, an equation
 * where it asks for one, a graph where it asks which graph. A question from a sibling asks for another kind.
 */
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';

type Answer = Question['answer'];

const kinds =
	(...wanted: readonly Answer['kind'][]) =>
	({ kind }: Answer): boolean =>
		wanted.includes(kind);

const isLog = ({ value }: Answer): boolean => /\\l(?:og|n)(?![a-z])/.test(value);

const INEQUALITY = /[<>]|\\[lg]e(?![a-z])/;

/** What the prompt says in small letters, and whether an answer is what that asks for. */
const ASKED: readonly (readonly [words: string, is: (answer: Answer) => boolean])[] = [
	['interval notation', kinds('interval')],
	['as an inequality', kinds('inequality')],
	['as an ordered pair', kinds('point')],
	['as an ordered triple', kinds('triple')],
	['in scientific notation', kinds('sci-notation')],
	['find the domain', kinds('interval', 'set')],
	['at which point', kinds('point')],
	['in logarithmic form', isLog],
	['in exponential form', (answer) => !isLog(answer)],
	['write an equation of the', ({ value }) => value.includes('=')],
	['write the equation of the', ({ value }) => value.includes('=')],
	['by what factor', kinds('decimal', 'rational', 'integer')],
];

/** The same for a key among choices. */
const ASKED_OF_CHOICES: typeof ASKED = [
	['which graph', ({ text }) => text.includes('raph')],
	['which inequality', ({ text }) => INEQUALITY.test(text)],
	['which system of inequalities', ({ text }) => INEQUALITY.test(text)],
	['which equation', ({ text }) => text.includes('=')],
	['which ordered pair', ({ text }) => text.includes('(')],
	['at which point', ({ text }) => text.includes('(')],
	['by what factor', ({ text }) => text.includes('factor')],
];

/** What a prompt says when the answer is of this kind. */
const NEEDED: Partial<Record<Answer['kind'], RegExp>> = {
	line: /equation|asymptote|formula|\bform\b/,
	equation: /equation|rule|formula|\bform\b/,
	interval: /interval/,
	inequality: /inequalit|[<>]|\\[lg]e(?![a-z])/,
	point: /point|ordered pair|coordinates|vertex|\bform \$\(/,
	'point-set': /point|ordered pair|coordinates|vertices/,
	triple: /ordered triple/,
	factorization: /factor|as (?:the|a) product/,
	'sci-notation': /scientific notation/,
	matrix: /matrix/,
};

/** Issues for an answer of another kind than the prompt asks for. */
export function otherKind({ question, answer }: Question): string[] {
	const prompt = questionText(question).toLowerCase();
	const needed = answer.choices ? undefined : NEEDED[answer.kind];
	return [
		...(answer.choices ? ASKED_OF_CHOICES : ASKED)
			.filter(([words, is]) => prompt.includes(words) && !is(answer))
			.map(([words]) => `the answer is not what "${words}" asks for`),
		...(needed && !needed.test(prompt) ? [`the prompt asks for no ${answer.kind}`] : []),
	];
}
