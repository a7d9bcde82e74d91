/** Lists the outcomes one by one and counts those that the words of the prompt describe. */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectOneChoice,
	expectTrueLines,
	numbersInWords,
	promptFormula,
	type Verify,
} from '../../../verify/evidence.ts';
import { plainPrompt, shareOf, thingsIn, upTo } from '../../../verify/bag.ts';
import { choose } from '../../../verify/permutations.ts';
import { readReal } from '../../../verify/values.ts';
import { countsTable, expectExactly } from '../../../verify/statistics.ts';

export const verify: Verify = ({ question, skill }) => [
	...expectTrueLines(
		question,
		skill === 'Find a missing count from a probability' ? { x: Number(question.answer.value) } : {},
	),
	...(question.answer.kind === 'multiple-choice'
		? inWords(question)
		: expectExactly(question, answerTo(question, skill))),
];

/** The words from 0 to 1; between them lie probabilities that no word describes well. */
const WORDS: Readonly<Record<string, (share: number) => boolean>> = {
	impossible: (share) => share === 0,
	unlikely: (share) => share > 0 && share <= 0.25,
	'as likely as not': (share) => share === 0.5,
	likely: (share) => share >= 0.75 && share < 1,
	certain: (share) => share === 1,
};

/** What the last line gives as its reason; `*` stands for the outcome. */
const REASONS: Readonly<Record<string, string>> = {
	impossible: 'no marble in the bag is *',
	unlikely: 'greater than 0, but much less than one half',
	'as likely as not': 'half of the marbles are *',
	likely: 'less than 1, but much greater than one half',
	certain: 'every marble in the bag is *',
};

/** The word of the choice and of the last line, and the probability before it. */
function inWords(question: Question): string[] {
	const [stated = '', asked = ''] = plainPrompt(question).split('How likely is it that the marble');
	const [, outcome = ''] = /^ is (\w+(?: or \w+)?)\?$/.exec(asked) ?? [];
	const share = shareOf(thingsIn(stated), (one) => outcome.split(' or ').includes(one));
	const [word] = Object.entries(WORDS).find(([, fits]) => fits(share)) ?? [];
	const [, probability, last] = question.steps.map(({ text }) => text);
	const [, over, under] =
		/^The probability that the marble is .* is \$\\frac\{(\d+)\}\{(\d+)\}(?: = .*)?\$\.$/.exec(
			probability ?? '',
		) ?? [];
	return [
		...expectOneChoice(question, (text) => text === word),
		...(Number(over) / Number(under) === share &&
		probability?.includes(` marble is ${outcome} is `) &&
		last ===
			(word === 'impossible'
				? `It is impossible for the marble to be ${outcome}.`
				: `It is ${word} that the marble is ${outcome}.`) &&
		(question.steps.at(-1)?.why ?? '').endsWith(
			REASONS[word ?? '']?.replace('*', outcome) ?? 'no reason',
		)
			? []
			: ['the lines lead to another word']),
	];
}

function answerTo(question: Question, skill: string): number {
	const text = plainPrompt(question);
	const numbers = numbersInWords(question);
	if (text.startsWith('A fair die')) return dieShare(text);
	switch (skill) {
		case 'Find a relative frequency': {
			const { columns, rows } = countsTable(question.question_speech);
			const counts = (rows[0]?.cells ?? []).map(Number);
			const all = columns.flatMap((name, at) =>
				Array.from({ length: counts[at] ?? 0 }, () => name),
			);
			const [, denied, name] = / (lands|does not land) on (\w+)\?/.exec(text) ?? [];
			return shareOf(all, (one) => (one === name) === (denied === 'lands'));
		}
		case 'Predict a count from a probability':
			return readReal(promptFormula(question))() * (numbers.at(-1) ?? NaN);
		case 'Find a count from a probability': {
			if (!/\bit is (\w+) is .* are \1\?$/.test(text)) return NaN;
			const [, over = '', under = ''] = /frac\{(\d+)\}\{(\d+)\}/.exec(text) ?? [];
			const all = Number(/(?:contains|holds) (\d+)/.exec(text)?.[1]);
			return all - (all * (Number(under) - Number(over))) / Number(under);
		}
		case 'Find a missing count from a probability': {
			const [, over = '', under = ''] = /frac\{(\d+)\}\{(\d+)\}/.exec(text) ?? [];
			const missing = Number(question.answer.value);
			const all = thingsIn(text.replace(/\bx (?=[a-z]+ tiles)/, `${missing} `));
			const [, asked] = /The probability that it is (\w+) is /.exec(text) ?? [];
			const isRight = shareOf(all, (one) => one === asked) === Number(over) / Number(under);
			return isRight ? missing : NaN;
		}
		case 'Find a probability by counting': {
			return teamShare(text);
		}
		default:
			return bagShare(text);
	}
}

const TEAM =
	/(\d+) players from grade (\d+) and (\d+) players from grade (\d+)\. A team of (\d+) .* (exactly|at least) (\d+) of the players on the team (?:is|are) from grade (\d+)\?/;

/** The share of the teams with the asked number of players from the asked grade. */
function teamShare(text: string): number {
	const [, a, one, b, two, size, way, wanted, grade] = TEAM.exec(text) ?? [];
	if (one === two || (grade !== one && grade !== two)) return NaN;
	const [n, m] = (grade === one ? [a, b] : [b, a]).map(Number) as [number, number];
	const [taken, least] = [Number(size), Number(wanted)];
	const good = [0, ...upTo(taken)]
		.filter((mine) => (way === 'exactly' ? mine === least : mine >= least))
		.reduce((sum, mine) => sum + choose(n, mine) * choose(m, taken - mine), 0);
	return good / choose(n + m, taken);
}

function dieShare(text: string): number {
	const sides = upTo(Number(/has (\d+) sides/.exec(text)?.[1]));
	const [, less] = /less than (\d+)/.exec(text) ?? [];
	const [, equal] = /rolling either (\d+) or/.exec(text) ?? [];
	const [, multiple] = /not a multiple of (\d+)/.exec(text) ?? [];
	return shareOf(sides, (side) =>
		multiple ? side % Number(multiple) > 0 : side < Number(less) || side === Number(equal),
	);
}

function bagShare(text: string): number {
	const [stated = '', asked = ''] = text.split('What is the probability');
	const [, verb = '', outcome = ''] =
		/ (is|is not|lands on|does not land on) (\w+(?: or \w+)?)\?/.exec(asked) ?? [];
	const names = outcome.split(' or ');
	return shareOf(thingsIn(stated), (one) => names.includes(one) !== verb.includes('not'));
}
