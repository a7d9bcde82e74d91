/**
 * Reads the numbers and the deciding words of a story and tries values: how many boxes still fit, which score is just
 * enough, from where on one price is below the other.
 */
import { expectNumber } from '../../verify/evidence.ts';
import type { Evidence, Verify } from '../../family.ts';
import { questionText } from '../../../math/question-text.ts';
import { add, type Exact, exact, less, multiply } from '../../verify/exact.ts';
import { readRegion, expectRegion } from '../../verify/regions.ts';

type Check = (evidence: Evidence, text: string) => string[];

export const verify: Verify = (evidence) => {
	const text = questionText(evidence.question.question).replaceAll(/[$\\]/g, '');
	const check = CHECKS[evidence.skill];
	return check ? check(evidence, text) : [`there is no check for "${evidence.skill}"`];
};

const CHECKS: Readonly<Record<string, Check>> = {
	'Write an inequality for a limit': worded,
	'Write an inequality from a limit': worded,
	'One-step limit story': possibleCounts,
	'Budget or capacity': possibleCounts,
	'Budget and goal stories': extreme,
	'Greatest or least whole number': extreme,
	'Averages and targets': lowestScore,
	'Comparing two plans': cheaper,
	'Comparing plans': cheaper,
	'Geometry limits': lengths,
	'Model a range or limit': ranged,
};

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([n]) => Number(n));

const missing = ({ parameters }: Evidence, text: string, names: string[]): string[] => {
	const shown = numbersIn(text);
	return names
		.filter((name) => parameters[name] !== undefined && !shown.includes(Number(parameters[name])))
		.map((name) => `${name} = ${parameters[name]} is not in the story`);
};

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

function worded(evidence: Evidence, text: string): string[] {
	const limits = limitsIn(text);
	const wanted = / both limits /.test(text) ? 2 : 1;
	if (limits.length !== wanted) return [`the story holds ${limits.length} limits, not ${wanted}`];
	const ends = limits.map(({ bound }) => bound);
	return [
		...missing(evidence, text, ['n', 'm']),
		...expectRegion(evidence.question, allowed(limits), ends),
	];
}

function ranged(evidence: Evidence, text: string): string[] {
	const limits = limitsIn(text);
	const [each = 0, fixed = 0] = [evidence.parameters['a'], evidence.parameters['b']].map(Number);
	const total = (x: Exact) => add(exact(fixed), multiply(exact(each), x));
	const inside = allowed(limits);
	if (limits.length !== 2) return ['the story does not hold two limits'];
	const ends = limits.map(({ bound }) => exact(bound[0] - BigInt(fixed), BigInt(each)));
	return [
		...missing(evidence, text, ['a', 'b', 'lo', 'hi']),
		...expectRegion(evidence.question, (x) => inside(total(x)), ends),
	];
}

/** f, r, and whether a count satisfies the story, all read from its sentences. */
function limitStory(evidence: Evidence, text: string) {
	const sentences = text.split(/(?<=\.) /);
	const numberOf = (pattern: RegExp) =>
		numbersIn(sentences.find((one) => pattern.test(one) && /\d/.test(one)) ?? '')[0];
	const [limit, each] = [numberOf(/\bat (most|least)\b/), numberOf(/\beach\b/i)];
	const others = numbersIn(text).filter((n) => n !== limit && n !== each);
	const fixed = Number(evidence.parameters['f'] ?? 0);
	if (limit === undefined || each === undefined || others.length > 1)
		throw new RangeError('the story does not hold a limit and a rate');
	const most = /\bat most\b/.test(text);
	const fits = (count: number) =>
		most ? fixed + each * count <= limit : fixed + each * count >= limit;
	return { fits, most, faults: missing(evidence, text, ['f', 'r', 'limit']) };
}

function extreme(evidence: Evidence, text: string): string[] {
	const { fits, most, faults } = limitStory(evidence, text);
	let count = 0;
	while (most ? fits(count + 1) : !fits(count)) count++;
	return [...faults, ...expectNumber(evidence.question, count)];
}

function possibleCounts(evidence: Evidence, text: string): string[] {
	const { fits, faults } = limitStory(evidence, text);
	const { has } = readRegion(evidence.question.answer.value);
	const wrong = Array.from({ length: 120 }, (_, count) => count).find(
		(count) => has(exact(count)) !== fits(count),
	);
	return wrong === undefined ? faults : [`${wrong} is judged wrongly by the stored answer`];
}

/** Tries every score from 0 up. */
function lowestScore(evidence: Evidence, text: string): string[] {
	const [list = ''] = /scores of .*? \d+\./.exec(text) ?? [];
	const known = numbersIn(list);
	const target = Number(/at least (\d+)/.exec(text)?.[1]);
	const tests = Number(evidence.parameters['n']);
	if (known.length !== tests - 1) return [`${known.length} scores are known, not ${tests - 1}`];
	const sum = known.reduce((all, one) => all + one, 0);
	let score = 0;
	while ((sum + score) / tests < target) score++;
	return score > 100
		? ['the score is above 100']
		: [...missing(evidence, text, ['m']), ...expectNumber(evidence.question, score)];
}

function cheaper(evidence: Evidence, text: string): string[] {
	const [first = '', second = ''] = text.split(/(?<=\.) /);
	const [a, b] = [first, second].map((sentence) => {
		const numbers = numbersIn(sentence);
		return numbers.length === 1 ? [0, ...numbers] : numbers;
	});
	const cost = ([fee = 0, rate = 0]: number[] = [], x: Exact) =>
		add(exact(fee), multiply(exact(rate), x));
	return [
		...missing(evidence, text, ['f1', 'r1', 'r2']),
		...expectRegion(evidence.question, (x) => less(cost(a, x), cost(b, x))),
	];
}

/** The figure is built for each test length and measured. */
function lengths(evidence: Evidence, text: string): string[] {
	const [a = 0, b = 0, limit = 0] = ['a', 'b', 'P'].map((name) =>
		Number(evidence.parameters[name]),
	);
	const rectangle = text.startsWith('A rectangle');
	const size = (x: Exact) => {
		const other = add(multiply(exact(a), x), exact(b));
		const sides = [x, other, x, other];
		return rectangle
			? sides.reduce(add)
			: multiply(exact(1, 2), multiply(exact(2 * a), add(x, exact(b))));
	};
	const fits = (x: Exact) => less(exact(0), x) && !less(exact(limit), size(x));
	const given = rectangle ? (a === 2 ? ['b', 'P'] : ['a', 'b', 'P']) : ['b', 'P'];
	return [...missing(evidence, text, given), ...expectRegion(evidence.question, fits)];
}
