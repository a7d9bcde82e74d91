/**
 * Substitutes the stored number into the story: parts of a job must make one whole, times must add up, amounts divided
 * must give the average. The numbers are read from the text in its own order.
 */
import { questionText } from '../../../../math/question-text.ts';
import type { Verify } from '../../../verify/evidence.ts';
import {
	add,
	divide,
	type Exact,
	exact,
	less,
	multiply,
	readExact,
	same,
	subtract,
} from '../../../verify/values.ts';

const ONE = exact(1);

type Story = {
	/** Found in the text. */
	phrase: RegExp;
	numbers: number;
	/** Whether x fits; `n` are the numbers of the story. */
	fits: (x: Exact, n: readonly Exact[]) => boolean;
};

const zero = exact(0);
const at = (n: readonly Exact[], place: number): Exact => n[place] ?? zero;
const per = (over: Exact, under: Exact): Exact => divide(over, under);

const STORIES: readonly Story[] = [
	{
		phrase: /drain/,
		numbers: 2,
		fits: (t, n) => same(subtract(per(t, at(n, 0)), per(t, at(n, 1))), ONE),
	},
	{
		phrase: /work together|both pipes/,
		numbers: 2,
		fits: (t, n) => same(add(per(t, at(n, 0)), per(t, at(n, 1))), ONE),
	},
	{
		phrase: /Working together/,
		numbers: 2,
		fits: (x, n) => same(add(per(at(n, 1), at(n, 0)), per(at(n, 1), x)), ONE),
	},
	{
		phrase:
			/the same time to travel [^.]* (?:downstream as to travel [^.]* upstream|with the [a-z]+ as to travel [^.]* against)/,
		numbers: 3,
		fits: (x, n) => same(per(at(n, 1), add(at(n, 0), x)), per(at(n, 2), subtract(at(n, 0), x))),
	},
	{
		phrase:
			/downstream and the same distance back upstream|with the [a-z]+ and the same distance back against/,
		numbers: 3,
		fits: (x, n) => {
			const [v, d, total] = [at(n, 0), at(n, 1), at(n, 2)];
			return same(add(per(d, add(v, x)), per(d, subtract(v, x))), total) && less(zero, x);
		},
	},
	{
		phrase: /average speed/,
		numbers: 3,
		fits: (x, n) => {
			const time = add(per(at(n, 0), at(n, 1)), per(at(n, 0), x));
			return same(per(add(at(n, 0), at(n, 0)), time), at(n, 2));
		},
	},
	{
		phrase: /kayak|motorboat/,
		numbers: 4,
		fits: (x, n) => {
			const [up, down, total, c] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3)];
			return less(c, x) && same(add(per(up, subtract(x, c)), per(down, add(x, c))), total);
		},
	},
	{
		phrase: /average cost/,
		numbers: 3,
		fits: (x, n) => same(per(add(at(n, 0), multiply(at(n, 1), x)), x), at(n, 2)),
	},
	{
		phrase: /grams of salt/,
		numbers: 4,
		fits: (t, n) => {
			const flow = multiply(at(n, 2), t);
			return same(per(multiply(at(n, 1), flow), add(at(n, 0), flow)), at(n, 3));
		},
	},
];

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question).replaceAll(/[$\\]|\{,\}/g, '');
	const story = STORIES.find(({ phrase }) => phrase.test(text));
	const numbers = [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => readExact(number) ?? zero);
	const stored = readExact(question.answer.value);
	if (!story || !stored) return ['the story is not known'];
	if (numbers.length !== story.numbers) return [`the story has ${numbers.length} numbers`];
	return less(zero, stored) && story.fits(stored, numbers)
		? []
		: [`${question.answer.value} does not fit the story`];
};
