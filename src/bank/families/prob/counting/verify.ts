/** Counts by Pascal's rule, by repeated choice, or letter by letter. */
import type { Question } from '../../../../schemas/wire/question.ts';
import type { Verify } from '../../../verify/evidence.ts';
import { plainPrompt } from '../../../verify/bag.ts';
import { choose } from '../../../verify/permutations.ts';
import { expectExactly } from '../../../verify/statistics.ts';

export const verify: Verify = ({ question, skill }) =>
	expectExactly(question, answerTo(question, skill));

function answerTo(question: Question, skill: string): number {
	const text = plainPrompt(question);
	const word = /the word ([A-Z]+)/.exec(text)?.[1];
	if (word) return arrangements([...word]);
	const grades = text.match(/grade \d+/g) ?? [];
	if (new Set(grades).size < grades.length) return NaN;
	const numbers = [...text.replaceAll(/grade \d+/g, '').matchAll(/\d+/g)].map(Number);
	if (skill === 'Apply the counting principle')
		return numbers.length === 3 ? numbers.reduce((all, n) => all * n, 1) : NaN;
	const [n, r] = [Math.max(...numbers), Math.min(...numbers)];
	if (/repeated|more than once/.test(text)) {
		const [, places, kinds] =
			/(\d+) (?:characters|turns|stripes).*? of (\d+) /.exec(text)?.map(Number) ?? [];
		return (kinds ?? NaN) ** (places ?? NaN);
	}
	if (text.includes('must not be')) return choose(n, r) - choose(n - 1, r - 1);
	if (text.includes('must be')) return choose(n, r) - choose(n - 1, r);
	if (/committee|pizzas|selections|teams/.test(text)) return choose(n, r);
	return sequences(n, r);
}

/** Lists of r different things out of n, one choice after the other. */
const sequences = (n: number, r: number): number => (r === 0 ? 1 : n * sequences(n - 1, r - 1));

/** Puts each different letter first in turn. */
function arrangements(letters: readonly string[]): number {
	if (letters.length < 2) return 1;
	return [...new Set(letters)].reduce(
		(sum, letter) => sum + arrangements(letters.toSpliced(letters.indexOf(letter), 1)),
		0,
	);
}
