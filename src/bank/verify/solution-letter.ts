/** The solution is in the letter of the prompt: "Solve $(y + 2)^{2} = 8$." is not solved by lines in x. */
import { formulasIn } from '../../math/markup.ts';
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { sidesOf } from './values.ts';

/** Letters that stand alone, not those of commands and words: `x` in `\frac{x}{2}\text{ m}`. */
const LETTER = /(?<![a-zA-Z\\])[a-z](?![a-zA-Z]*\{)(?![a-zA-Z])|(?<=\d)[a-z](?![a-zA-Z])/g;

const lettersOf = (formulas: readonly string[]): Set<string> =>
	new Set(formulas.flatMap((one) => one.replaceAll(/\\text\{[^}]*\}/g, '').match(LETTER) ?? []));

/** "x = 7", "-x" */
const VALUE = /^-?[a-z](?: = [^a-z]*)?$/;

/** Issues if a formula of the prompt is that of a line with another letter, and the letter of the prompt is in no line. */
export function otherLetter({ question, steps, answer }: Question): string[] {
	const asked = formulasIn(questionText(question));
	const lines = steps.flatMap(({ text }) => formulasIn(text));
	const used = lettersOf([
		...lines,
		answer.value,
		...(answer.choices ?? []).map(({ text }) => text),
	]);
	const unused = lettersOf(asked).difference(used);
	const others = [...used.difference(lettersOf(asked))];
	if (unused.size === 0 || others.length === 0) return [];
	const parts = new Set(lines.flatMap((line) => [line, ...sidesOf(line)]));
	return [...unused].flatMap((letter) => {
		const whole = new RegExp(`(?<![a-zA-Z\\\\])${letter}(?![a-zA-Z])`, 'g');
		const mine = asked
			.flatMap((one) => [one, ...sidesOf(one)])
			.filter((one) => !VALUE.test(one) && one.search(whole) >= 0);
		const other = others.find((one) =>
			mine.some((formula) => parts.has(formula.replaceAll(whole, one))),
		);
		return other === undefined ? [] : [`the solution is in ${other}, and the prompt in ${letter}`];
	});
}
