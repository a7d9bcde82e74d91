/** Continues the shown terms by differences, quotients or signs, without the family's rules. */
import { expectNumber, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { near } from '../../../verify/read-functions.ts';
import { pairsOfTable } from '../../../verify/read-figure.ts';
import { readReal, toNumber } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const { answer, question: words, question_speech } = question;
	const against = (points: readonly (readonly number[])[], letter: string) => {
		const rule = readReal(answer.value);
		return points
			.filter(([x = 0, y = 0]) => !near(rule({ [letter]: x }), y))
			.map(([x = 0, y = 0]) => `the rule gives ${rule({ [letter]: x })} at ${x}, not ${y}`);
	};
	if (question_speech.includes('A table with')) {
		const points = pairsOfTable(question_speech).map((point) => point.map(toNumber));
		return against(points, 'x');
	}
	if (/sum of the two terms/.test(words)) {
		const terms = promptFormulas(question).map((tex) => readReal(tex)());
		if (terms.length !== 2) return ['the prompt does not name two terms'];
		const wanted = Number(/(\d)th term/.exec(words)?.[1]);
		while (terms.length < wanted) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0));
		return expectNumber(question, terms.at(-1) ?? 0);
	}
	const list = promptFormulas(question).find((tex) => /\\dots/.test(tex)) ?? '';
	const terms = list
		.split(', ')
		.filter((item) => !/dots/.test(item))
		.map((item) => readReal(item)());
	const fifth = nextOf(terms, words);
	if (!followsPattern(terms, words)) return [`${list} does not follow its pattern`];
	if (answer.kind === 'expression')
		return [
			...against(
				[...terms, fifth].map((value, at) => [at + 1, value]),
				'n',
			),
			...question.steps.flatMap(({ text }) => otherThan(terms, text)),
		];
	const [over = 0, under = 1] = answer.value.split('/').map(Number);
	return near(over / under, fifth) ? [] : [`${answer.value} is stored, the check gives ${fifth}`];
};

/** "The values of 2n² are 2, 8, and 18, and each term of the sequence is 1 less than the corresponding value." */
function otherThan(terms: readonly number[], text: string): string[] {
	const [, main, apart = '', side] =
		/^The values of \$([^$]*)\$ are .* each term of the sequence is \$(\d+)\$ (less|more) than/.exec(
			text,
		) ?? [];
	if (main === undefined) return [];
	const change = Number(apart) * (side === 'less' ? -1 : 1);
	const isSo = terms.every((term, at) => near(readReal(main)({ n: at + 1 }) + change, term));
	return isSo ? [] : [`"${text}" does not give the terms of the sequence`];
}

/** The pattern, begun from the first terms, must give the last term that is shown. */
function followsPattern([a = 0, b = 0, c = 0, d = 0]: readonly number[], words: string): boolean {
	if (/geometric/.test(words)) return near(b * b, a * c) && near(c * c, b * d);
	if (/signs alternate/.test(words)) {
		const alternates = a * b < 0 && b * c < 0 && c * d < 0;
		const [first, second, third] = [b, c, d].map(
			(term, at) => Math.abs(term) - Math.abs([a, b, c][at] ?? 0),
		);
		return alternates && near(first ?? 0, second ?? 1) && near(second ?? 0, third ?? 1);
	}
	if (/fractions/.test(words))
		return [a, b, c, d].every((term, at) => near((at + 1) / term - (at + 1), 1 / a - 1));
	if (/arithmetic/.test(words)) return near(b - a, c - b) && near(c - b, d - c);
	if (/added to each square/.test(words)) return near(b - a, 3) && near(c - b, 5) && near(d - c, 7);
	if (/an\^\{3\} \+ b/.test(words))
		return near((b - a) * 19, (c - b) * 7) && near((c - b) * 37, (d - c) * 19);
	return near(c - b - (b - a), d - c - (c - b));
}

function nextOf(terms: readonly number[], words: string): number {
	const [a = 0, b = 0, c = 0, d = 0] = terms;
	if (/geometric/.test(words)) return (d * d) / c;
	if (/signs alternate/.test(words)) return Math.abs(d) + Math.abs(d) - Math.abs(c);
	if (/fractions/.test(words)) {
		const apart = 1 / a - 1;
		return 5 / (5 + apart);
	}
	if (/arithmetic/.test(words)) return 2 * d - c;
	if (/an\^\{3\} \+ b/.test(words)) {
		const factor = (b - a) / 7;
		return a - factor + 125 * factor;
	}
	return 3 * d - 3 * c + b;
}
