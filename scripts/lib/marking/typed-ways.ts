/** How students would type a question's answer: every one of these must be marked right. */
import type { Question } from '../../../src/schemas/wire/question.ts';
import { algebraWays } from './algebra-ways.ts';
import { choiceWays } from './choice-ways.ts';
import { listWays } from './list-ways.ts';
import { numberWays } from './number-ways.ts';
import { relationWays } from './relation-ways.ts';
import { agree } from './sampled-value.ts';
import type { Asked } from './spellings.ts';

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

/** Distinct texts. The stored value itself is the first, unless another form of it is requested. */
export function typedWays({ answer, question }: Pick<Question, 'answer' | 'question'>): string[] {
	const formulas = (question.match(/\$[^$]+\$/g) ?? []).map((formula) => formula.slice(1, -1));
	const tex = answer.text.replaceAll('$', '');
	const asked = {
		answer,
		letter: onlyLetter(formulas),
		isSaid: answer.kind === 'rational' && formulas.some((formula) => agree(formula, tex)),
	};
	const stored = answer.form === undefined ? [answer.value] : [];
	return [...new Set([...stored, ...waysOf(asked)])];
}

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
