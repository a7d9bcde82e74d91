/** The letter in parentheses is the variable of the rule: "f(x) = 3x + 1", "write an expression for g(x)". */
import { formulasIn } from '../../math/markup.ts';
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { ifReadable, lettersIn, sidesOf } from './values.ts';

/** `f(x)`, `f^{-1}(x)`, `f(g(x))`, `f(x) + g(x)` */
const CALLS = /^[a-zA-Z](?:\^\{-1\})?\([^=]*\)$/;

const ASKED = /(?:[Ff]ind|for|[Ww]rite|function) \$([^$=]*)\$/g;

/** Rules in the prompt, and the rule asked for, whose letters are not those of their parentheses. */
export function wrongArguments({ question, answer, steps }: Question): string[] {
	const text = questionText(question);
	if (!/\([a-z]\)/.test(text)) return [];
	const called = [...text.matchAll(/(?<![a-zA-Z])([a-zA-Z])\(([a-z])\)/g)];
	const turned = called.filter(
		([, name = '', letter = '']) =>
			name === letter ||
			steps.some(({ text: line, why = '' }) => `${line} ${why}`.includes(`${letter}(${name})`)),
	);
	if (turned.length > 0) return turned.map(([call]) => `${call} is not a function of a variable`);
	const asked = [...text.matchAll(ASKED)].at(-1)?.[1];
	const rules = formulasIn(text)
		.map(sidesOf)
		.filter(({ length }) => length === 2);
	if (asked !== undefined && !answer.choices)
		rules.push([asked, sidesOf(answer.value).at(-1) ?? '']);
	return rules.flatMap(([left = '', right = '']) => {
		const letter = argumentOf(left);
		if (/^[a-z]$/.test(left) && argumentOf(right) === left)
			return [`${left} is the variable of ${right} and its value`];
		const letters = letter === undefined ? undefined : ifReadable(() => lettersIn(bodyOf(right)));
		return letter === undefined || !letters?.length || letters.includes(letter)
			? []
			: [`${right} has no ${letter}, the variable of ${left}`];
	});
}

/** The one letter in parentheses; undefined for a number, a sum, or a constant. */
function argumentOf(side: string): string | undefined {
	if (!CALLS.test(side)) return undefined;
	const letters = new Set([...side.matchAll(/\(([a-z])\)/g)].map(([, letter]) => letter));
	const [letter, ...others] = letters;
	return others.length === 0 ? letter : undefined;
}

/** "C(x) + D(x)" without the names of the functions. */
const bodyOf = (side: string): string => side.replaceAll(/[a-zA-Z](?:\^\{-1\})?(?=\([a-z]\))/g, '');
