/** Reads both equations as lines and compares them; a constant is put in first, and its neighbours must not fit. */
import { expectOneChoice, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { questionText } from '../../../../math/question-text.ts';
import { areParallel, areSameLine, readLine } from '../../../verify/read-line.ts';

const WORDS = {
	one: 'exactly one solution',
	none: 'no solution',
	many: 'infinitely many solutions',
} as const;

/** What a line says about the system for the value of k. */
const SAID = [
	['many', /describe the same line/],
	['none', /parallel and distinct/],
] as const;

function kindOf([one = '', two = '']: readonly string[]): keyof typeof WORDS {
	const [first, second] = [readLine(one), readLine(two)];
	if (!areParallel(first, second)) return 'one';
	return areSameLine(first, second) ? 'many' : 'none';
}

export const verify: Verify = ({ question }) => {
	const equations = promptFormulas(question).filter((tex) => tex.includes('='));
	if (equations.length !== 2) return ['the prompt does not hold two equations'];
	if (question.answer.kind === 'multiple-choice')
		return expectOneChoice(question, (text) => text === WORDS[kindOf(equations)]);
	const prompt = questionText(question.question);
	const fits = (k: string) => {
		const kind = kindOf(equations.map((tex) => tex.replaceAll('k', `(${k})`)));
		if (/^For every value of .* but one/.test(prompt)) return kind !== 'one';
		const [, asked] = /have (infinitely many solutions|no solution)\?/.exec(prompt) ?? [];
		return asked === WORDS[kind];
	};
	const stored = question.answer.value;
	const found = kindOf(equations.map((tex) => tex.replaceAll('k', `(${stored})`)));
	if (!/^-?\d+$/.test(stored)) return [`${stored} is not a whole number`];
	if (!fits(stored)) return [`the system is of a different kind for k = ${stored}`];
	const others = Array.from({ length: 21 }, (_, i) => Number(stored) - 10 + i).filter(
		(k) => k !== Number(stored) && k !== 0 && fits(String(k)),
	);
	return [
		...others.map((k) => `k = ${k} fits as well`),
		...question.steps
			.filter(({ text }) => SAID.some(([kind, words]) => kind !== found && words.test(text)))
			.map(({ text }) => `"${text}", but for k = ${stored} there is ${WORDS[found]}`),
	];
};
