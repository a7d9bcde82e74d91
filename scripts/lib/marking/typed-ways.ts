/** How students would type the answer of a question: every one of these ways must be marked right. */
import type { Question } from '../../../src/schemas/wire/question.ts';
import { algebraWays } from './algebra-ways.ts';
import { choiceWays } from './choice-ways.ts';
import { listWays } from './list-ways.ts';
import { numberWays } from './number-ways.ts';
import { relationWays } from './relation-ways.ts';
import { compact, type Asked } from './spellings.ts';

const WORDS: Readonly<Record<string, readonly string[]>> = {
	'no solution': ['No solution', 'no solutions', 'none', '∅', '{}', 'no solution.'],
	'all real numbers': [
		'All real numbers',
		'all reals',
		'ℝ',
		'every real number',
		'(-∞, ∞)',
		'all numbers',
	],
	undefined: ['Undefined', 'UNDEFINED', 'undefined.', ' undefined ', 'not defined'],
	'no sum': ['No sum', 'NO SUM', 'no sum.', ' no sum ', 'no  sum'],
};

/**
 * Distinct texts. The stored value itself is the first, except where another form of it is asked; a text that is
 * another formula of the question is left out, because repeating the question is no answer.
 */
export function typedWays({ answer, question }: Pick<Question, 'answer' | 'question'>): string[] {
	const formulas = question.match(/\$[^$]+\$/g) ?? [];
	const asked = { answer, letter: onlyLetter(formulas) };
	const stored = answer.form === undefined ? [answer.value] : [];
	const said = new Set(formulas.map((formula) => bare(formula)));
	return [...new Set([...stored, ...waysOf(asked)])].filter(
		(typed) => bare(typed) === bare(answer.value) || !said.has(bare(typed)),
	);
}

/** Without what changes nothing: spaces, dollar signs, a sign or parentheses around, final zeros. */
const bare = (text: string) =>
	compact(text)
		.replaceAll(/\s|\$|\.$|^[+=]|^\((?=[^()]*\)$)|(?<=^[^()]*)\)$/g, '')
		.replace(/\.0+$|(?<=\.\d*?)0+$/, '')
		.replace(/^(-?)\./, '$10.');

function waysOf(asked: Asked): readonly string[] {
	const { kind, value } = asked.answer;
	const words = WORDS[value];
	if (words) return words;
	switch (kind) {
		case 'multiple-choice':
			return choiceWays(asked.answer);
		case 'integer':
		case 'rational':
		case 'decimal':
		case 'sci-notation':
		case 'ratio':
			return numberWays(asked);
		case 'radical':
		case 'complex':
		case 'expression':
		case 'polynomial':
		case 'factorization':
			return algebraWays(asked);
		case 'equation':
		case 'line':
		case 'inequality':
		case 'interval':
			return relationWays(asked);
		default:
			return listWays(asked);
	}
}

function onlyLetter(formulas: readonly string[]): string | undefined {
	const letters =
		formulas
			.join(' ')
			.replaceAll(/\\(?:text|mathrm)\{[^}]*\}|\\[a-zA-Z]+/g, ' ')
			.match(/[a-zA-Z]/g) ?? [];
	const [letter, ...others] = new Set(letters);
	return others.length === 0 ? letter : undefined;
}
