/**
 * The solution is in the letter of the prompt: "Solve $(y + 2)^{2} = 8$." is not solved by lines in x, and no line has
 * another letter than the lines around it.
 */
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

/** Issues for a solution in another letter than the prompt, and for a line in another letter than its neighbors. */
export function otherLetter({ question, steps, answer }: Question): string[] {
	const lines = steps.map(({ text }) => formulasIn(text));
	const given = [answer.value, ...(answer.choices ?? []).map(({ text }) => text)];
	const asked = formulasIn(questionText(question));
	return [
		...fromPrompt(asked, lines.flat(), given),
		...fromLines(steps),
		...steps.flatMap(({ text, why }) => [
			...inOneLetter(text),
			...(why === undefined ? switched(text, asked) : []),
		]),
		...fromPair(questionText(question), steps, answer.value),
	];
}

/** "Give the ordered pair $(x, y)$", $(114, 19)$: the lines do not end in x = 19. */
function fromPair(text: string, steps: Question['steps'], value: string): string[] {
	const [, ...letters] = /ordered pair \$\(([a-z]), ([a-z])\)\$/.exec(text) ?? [];
	const [, ...values] = /^\(([^,]*), ([^,]*)\)$/.exec(value) ?? [];
	if (letters.length === 0 || values.length === 0 || values[0] === values[1]) return [];
	return letters.flatMap((letter, at) => {
		const start = `$${letter} = `;
		const found = steps
			.findLast(({ text: line }) => line.startsWith(start))
			?.text.slice(start.length);
		return found === `${values[1 - at]}$`
			? [
					`the lines end in ${letter} = ${values[1 - at]}, the pair gives ${values[at]} for ${letter}`,
				]
			: [];
	});
}

/** A formula of the prompt is that of a line with another letter, and the letter of the prompt is in no line. */
function fromPrompt(
	asked: readonly string[],
	lines: readonly string[],
	given: readonly string[],
): string[] {
	const used = lettersOf([...lines, ...given]);
	const unused = lettersOf(asked).difference(used);
	const letters = lettersOf(asked);
	if (unused.size === 0 || used.size === 0) return [];
	const parts = new Set(lines.flatMap((line) => [line, ...sidesOf(line)]));
	return [...unused].flatMap((letter) => {
		const whole = new RegExp(`(?<![a-zA-Z\\\\])${letter}(?![a-zA-Z])`, 'g');
		const mine = asked
			.flatMap((one) => [one, ...sidesOf(one)])
			.filter((one) => !VALUE.test(one) && one.search(whole) >= 0);
		const isCalled = asked.some((one) => one.includes(`(${letter})`) || one.includes(`${letter}(`));
		const others = [...used].filter((one) => !isCalled || !letters.has(one));
		const other = others.find((one) =>
			mine.some((formula) => parts.has(formula.replaceAll(whole, one))),
		);
		return other === undefined ? [] : [`the solution is in ${other}, and the prompt in ${letter}`];
	});
}

/** "y = -2 or y = 2", not "x = -2 or y = 2". */
function inOneLetter(text: string): string[] {
	const [, one, other] = text.includes('or $') ? (TWO_VALUES.exec(text) ?? []) : [];
	return one === other ? [] : [`"${text}" gives a value of ${one} or one of ${other}`];
}

const TWO_VALUES =
	/^\$([a-z]) = [^a-z$\\]*(?:\\[a-z]+[^a-z$\\]*)*\$.* or \$([a-z]) = [^a-z$\\]*(?:\\[a-z]+[^a-z$\\]*)*\$$/;

/** "t = 69D + 120" copies "D = 69t + 120" with its letters switched. */
function switched(text: string, asked: readonly string[]): string[] {
	const line = FORMULA.test(text) ? text.slice(1, -1) : '';
	if (!line.includes(' = ') || asked.includes(line)) return [];
	const shape = line.replaceAll(ANY_LETTER, '□');
	const given = asked.find(
		(one) => one.length === line.length && one.replaceAll(ANY_LETTER, '□') === shape,
	);
	const [mine, theirs] = [line, given ?? ''].map((tex) => tex.match(ANY_LETTER) ?? []);
	return given !== undefined && mine?.toSorted().join() === theirs?.toSorted().join()
		? [`"${text}" is ${given} with its letters switched`]
		: [];
}

const ANY_LETTER = /(?<![a-zA-Z\\])[a-zA-Z](?![a-zA-Z]*\{)(?![a-zA-Z])/g;

/** Below and above one equation in n are equations in n: there is no r between them. */
function fromLines(steps: Question['steps']): string[] {
	const letters = steps.map(({ text }) => new Set(FORMULA.test(text) ? text.match(VARIABLE) : []));
	return steps.flatMap(({ text }, at) => {
		if (IN_ITSELF.test(text)) return [`"${text}" has its own value as an exponent`];
		const [above, own, below] = [letters[at - 1], letters[at], letters[at + 1]];
		if (!above?.size || !own?.size || !below?.size) return [];
		const lost = [...above].filter((letter) => below.has(letter) && !own.has(letter));
		const found = [...own].filter((letter) => !above.has(letter) && !below.has(letter));
		return lost.length > 0 && found.length === 1
			? [`"${text}" has ${found[0]} where the lines around it have ${lost[0]}`]
			: [];
	});
}

/** "y = 2^{y}" */
const IN_ITSELF = /^\$([a-z]) = [^$=]*\^\{-?\1(?![a-z])/;

/** No name of a function. */
const VARIABLE = new RegExp(`(?:${LETTER.source})(?!\\([tx]\\))`, 'g');

/** One formula without words. */
const FORMULA = /^\$[^$]*\$$/;
