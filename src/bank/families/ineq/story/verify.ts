/**
 * Reads the numbers and the deciding words of a story and tries values: how many boxes still fit, which score is just
 * enough, from where on one price is below the other.
 */
import { expectNumber, type Verify } from '../../../verify/evidence.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import { add, type Exact, exact, less, multiply } from '../../../verify/values.ts';
import { readRegion, expectRegion } from '../../../verify/regions.ts';

type Check = (question: Question, text: string) => string[];

export const verify: Verify = ({ question, skill }) => {
	const text = questionText(question.question).replaceAll(/[$\\]/g, '');
	const check = CHECKS[skill];
	return check ? check(question, text) : [`there is no check for "${skill}"`];
};

const CHECKS: Readonly<Record<string, Check>> = {
	'Write an inequality for a limit': worded,
	'Write inequalities for limits and ranges': worded,
	'Solve one-step limit problems': possibleCounts,
	'Solve budget and capacity problems': possibleCounts,
	'Solve budget and goal problems': extreme,
	'Solve average and target problems': lowestScore,
	'Compare two plans with an inequality': cheaper,
	'Find when one plan costs less': cheaper,
	'Solve inequality problems in geometry': lengths,
	'Write a compound inequality for a situation': ranged,
};

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([n]) => Number(n));

type Limit = { word: string; bound: Exact };

const ALLOWS: Readonly<Record<string, (x: Exact, bound: Exact) => boolean>> = {
	'at least': (x, bound) => !less(x, bound),
	'no fewer than': (x, bound) => !less(x, bound),
	minimum: (x, bound) => !less(x, bound),
	'at most': (x, bound) => !less(bound, x),
	'no more than': (x, bound) => !less(bound, x),
	maximum: (x, bound) => !less(bound, x),
	'up to': (x, bound) => !less(bound, x),
	'more than': (x, bound) => less(bound, x),
	exceeds: (x, bound) => less(bound, x),
	'less than': less,
};

/** Each limiting phrase with the number that follows it. */
const limitsIn = (text: string): Limit[] =>
	[
		...text.matchAll(
			/\b(at least|at most|no more than|no fewer than|more than|less than|up to|exceeds|minimum|maximum)\b[^.\d]*(\d+)/gi,
		),
	].map(([, word = '', number = '']) => ({
		word: word.toLowerCase(),
		bound: exact(BigInt(number)),
	}));

const allowed = (limits: Limit[]) => (x: Exact) =>
	limits.every(({ word, bound }) => ALLOWS[word]?.(x, bound) ?? false);

function worded(question: Question, text: string): string[] {
	const limits = limitsIn(text);
	const wanted = / compound inequality /.test(text) ? 2 : 1;
	if (limits.length !== wanted || numbersIn(text).length !== wanted)
		return [`the story holds ${limits.length} limits, not ${wanted}`];
	const ends = limits.map(({ bound }) => bound);
	return expectRegion(question, allowed(limits), ends);
}

/** The limits are in the first sentence; of the other two numbers, one goes with "each" and one is there already. */
function ranged(question: Question, text: string): string[] {
	const limits = limitsIn(text);
	const [, second = ''] = text.split(/(?<=\.) /);
	const [fixed, each, ...more] = numbersIn(second);
	if (limits.length !== 2 || fixed === undefined || each === undefined || more.length > 0)
		return ['the story does not hold two limits, a start and a rate'];
	if (!/^\D*\d+\D*(?:\beach\b\D*\d+\D*|\d+\D*\beach\b\D*)$/.test(second))
		return ['the story does not say which number goes with each'];
	const inside = allowed(limits);
	const total = (x: Exact) => add(exact(fixed), multiply(exact(each), x));
	const ends = limits.map(({ bound }) => exact(bound[0] - BigInt(fixed), BigInt(each)));
	return expectRegion(question, (x) => inside(total(x)), ends);
}

/** The limit, the amount for each, and the starting amount, all read from their sentences. */
function limitStory(text: string) {
	const [story = ''] = text.split(/ (?:Let|What is) /);
	const sentences = story.split(/(?<=\.) /);
	const numberOf = (pattern: RegExp) =>
		numbersIn(sentences.find((one) => pattern.test(one) && /\d/.test(one)) ?? '');
	const [limit, ...limits] = numberOf(/\bat (most|least)\b/);
	const [each, ...rates] = numberOf(/\beach\b/i);
	const [fixed = 0, ...others] = sentences
		.filter((one) => !/\bat (most|least)\b|\beach\b/i.test(one))
		.flatMap(numbersIn);
	if (limit === undefined || each === undefined || [...limits, ...rates, ...others].length > 0)
		throw new RangeError('the story does not hold a limit and a rate');
	const most = /\bat most\b/.test(story);
	const fits = (count: number) =>
		most ? fixed + each * count <= limit : fixed + each * count >= limit;
	return { fits, most };
}

function extreme(question: Question, text: string): string[] {
	const { fits, most } = limitStory(text);
	if (/What is the greatest/.test(text) !== most) return ['the story asks for the other end'];
	let count = 0;
	while (most ? fits(count + 1) : !fits(count)) count++;
	return expectNumber(question, count);
}

function possibleCounts(question: Question, text: string): string[] {
	const { fits } = limitStory(text);
	const { has } = readRegion(question.answer.value);
	const wrong = Array.from({ length: 120 }, (_, count) => count).find(
		(count) => has(exact(count)) !== fits(count),
	);
	return wrong === undefined ? [] : [`${wrong} is judged wrongly by the stored answer`];
}

const COUNT_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Tries every score from 0 up. */
function lowestScore(question: Question, text: string): string[] {
	const [, allWord = '', best, knownWord = '', list = '', target] =
		/^A course has (\w+) tests that count equally, each out of (\d+)\. On the first (\w+), \w+ scored ([\d, and]+)\. What is the lowest score .* gives \w+ a mean of at least (\d+)\?$/.exec(
			text,
		) ?? [];
	const known = numbersIn(list);
	const tests = COUNT_WORDS.indexOf(allWord);
	if (known.length !== tests - 1 || COUNT_WORDS[known.length] !== knownWord)
		return [`${known.length} scores are known of ${tests} tests`];
	const sum = known.reduce((all, one) => all + one, 0);
	let score = 0;
	while ((sum + score) / tests < Number(target)) score++;
	return score > Number(best)
		? ['the score is above the highest one']
		: expectNumber(question, score);
}

function cheaper(question: Question, text: string): string[] {
	const [first = '', second = '', , asked = ''] = text.split(/(?<=\.) /);
	if (!/ (\w+ A) (?:cost|charge) less than \w+ B\?/.test(asked))
		return ['the question is about the other plan'];
	const [a, b] = [first, second].map((sentence) => {
		const numbers = numbersIn(sentence);
		return numbers.length === 1 && /with no (?:monthly )?fee/.test(sentence)
			? [0, ...numbers]
			: numbers;
	});
	const cost = ([fee = 0, rate = 0]: number[] = [], x: Exact) =>
		add(exact(fee), multiply(exact(rate), x));
	return expectRegion(question, (x) => less(cost(a, x), cost(b, x)));
}

const RECTANGLE =
	/^A rectangle is x meters wide\. Its length is (\d+) meters more than (twice|(\d+) times) its width\. Its perimeter is at most (\d+) meters\./;
const TRIANGLE =
	/^A triangle has a base of (\d+) centimeters and a height of (\d+) centimeters\. Its height is increased by x centimeters\. The area must then be at most (\d+) square centimeters\./;

/** The figure is built for each length and measured. */
function lengths(question: Question, text: string): string[] {
	const rectangle = RECTANGLE.exec(text);
	const triangle = TRIANGLE.exec(text);
	const [limit, size] = rectangle
		? perimeterOf(rectangle)
		: triangle
			? areaOf(triangle)
			: [undefined, () => exact(0)];
	if (limit === undefined) return ['the figure cannot be read'];
	return expectRegion(question, (x) => less(exact(0), x) && !less(exact(limit), size(x)));
}

type Measured = [limit: number, size: (x: Exact) => Exact];

function perimeterOf([, more, , times = '2', limit]: RegExpExecArray): Measured {
	const length = (x: Exact) => add(multiply(exact(Number(times)), x), exact(Number(more)));
	return [Number(limit), (x) => [x, length(x), x, length(x)].reduce(add)];
}

function areaOf([, base, height, limit]: RegExpExecArray): Measured {
	const half = exact(BigInt(base ?? 0), 2n);
	return [Number(limit), (x) => multiply(half, add(exact(Number(height)), x))];
}
