/** What the lines say about the set, its ends, and its circles, and whether their reasons agree. */
import { promptFormulas } from '../../../verify/evidence.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { add, divide, type Exact, exact, less, same } from '../../../verify/values.ts';

/** `ends` is empty if the inequality must be solved first. */
export type Shown = { has: (x: Exact) => boolean; ends: Exact[] };

/** Issues for lines that say something wrong about the set. */
export const setStatementIssues = (question: Question, shown: Shown): string[] => [
	...question.hints
		.filter(({ text }) => !areCounted(text, shown))
		.map(({ text }) => `"${text}" is not asked of a set with ${shown.ends.length} ends`),
	...question.steps
		.filter(({ text, why = '' }) => {
			const isTrue =
				isMember(text, shown) &&
				isShaded(text, shown) &&
				isOtherSide(text, shown) &&
				isOneOfTwo(text, shown) &&
				agreesOnEnd(text, why, question) &&
				isWritten(why, question.answer.value) &&
				areCounted(why, shown) &&
				isLabeled(text, why, question);
			return !isTrue;
		})
		.map(({ text, why = '' }) => `"${text}" (${why}) is not true of the set`),
];

const N = String.raw`\$(-?\d+)\$`;
const ONE = exact(1);

const numbersIn = (pattern: string, text: string): Exact[] | undefined =>
	new RegExp(pattern)
		.exec(text)
		?.slice(1)
		.map((digits) => exact(Number(digits)));

/** "7 is not a solution" */
function isMember(text: string, { has }: Shown): boolean {
	const [number] = numbersIn(`^${N} is (?:not )?a solution`, text) ?? [];
	return !number || has(number) === !text.includes('is not a solution');
}

/** "The number line is shaded between −6 and 1", or "to the left of −6 and to the right of 1" */
function isShaded(text: string, { has, ends }: Shown): boolean {
	const inside = numbersIn(`is shaded between ${N} and ${N}\\.$`, text);
	const outside = numbersIn(`is shaded to the left of ${N} and to the right of ${N}\\.$`, text);
	const [low, high] = inside ?? outside ?? [];
	if (!low || !high) return true;
	const middle = divide(add(low, high), exact(2));
	return (
		less(low, high) &&
		has(middle) === (inside !== undefined) &&
		has(add(high, ONE)) === (outside !== undefined) &&
		[low, high].every((end) => ends.some((one) => same(one, end)))
	);
}

/** "The other solutions are greater than 7": then 7 is one of them. */
function isOtherSide(text: string, { has }: Shown): boolean {
	const [number] =
		numbersIn(`solutions (?:are (?:greater|less) than|lie to the \\w+ of) ${N}`, text) ?? [];
	const isUp = /greater than|lie to the right/.test(text);
	return (
		!number ||
		(has(add(number, exact(isUp ? 1 : -1))) && has(number) === text.startsWith('The other '))
	);
}

/** "The right circle is …" and "the left endpoint is −5" of two, "the circle is …" of one */
function isOneOfTwo(text: string, { has, ends }: Shown): boolean {
	const [, side] = /^The (?:(left|right) )?circle is /.exec(text) ?? [];
	const way = /^The set extends to the (left|right)/.exec(text)?.[1];
	const far = exact(way === 'left' ? -1_000_000 : 1_000_000);
	return (
		(!text.startsWith('The circle') || ends.length < 2) &&
		(side === undefined || ends.length === 2) &&
		(way === undefined || has(far))
	);
}

/** "7 is not a solution" because "the symbol does not include “or equal to”"; a graph has no symbol. */
function agreesOnEnd(text: string, why: string, question: Question): boolean {
	const [, not] = /(?:is|and it is) (not )?(?:a solution|included)/.exec(text) ?? [];
	const said = `${why} ${text}`;
	const isOpen = /does not include|circle is open|leaves out/.test(said);
	const isClosed = /symbol[^“]* includes “|circle is closed|includes its endpoint/.test(said);
	const hasSymbol = promptFormulas(question).some((tex) => /[<>]|\\[lg]e(?![a-z])/.test(tex));
	return (
		(!/ a solution|included\.$/.test(text) || !(not === undefined ? isOpen : isClosed)) &&
		(hasSymbol || !why.includes('“or equal to”'))
	);
}

/** "an included endpoint takes a square bracket, and infinity always takes a parenthesis" */
const isWritten = (why: string, interval: string): boolean =>
	(!why.includes('takes a square bracket') || /[[\]]/.test(interval)) &&
	(!why.includes('not included takes a parenthesis') ||
		/\((?!-\\infty)|(?<!\\infty)\)/.test(interval)) &&
	(!why.includes('infinity always') || interval.includes('\\infty')) &&
	(!why.startsWith('neither the endpoint nor infinity') ||
		(interval.includes('\\infty') && !/[[\]]/.test(interval)));

/** "the endpoint" of one, "each endpoint" and "the endpoints" of two */
const areCounted = (words: string, { ends }: Shown): boolean =>
	(!/\bthe endpoint (?:an|itself|of)|compare x with the endpoint$/.test(words) ||
		ends.length === 1) &&
	(!/each endpoint|the endpoints\b/.test(words) || ends.length === 2);

/** "read the label below the circle": the number line has it. */
function isLabeled(text: string, why: string, { question_speech }: Question): boolean {
	const [, labels] = /tick marks, labeled ([^.]*?), with /.exec(question_speech) ?? [];
	const [, number] = /is at \$(-?\d+)\$\.$/.exec(text) ?? [];
	return (
		why !== 'read the label below the circle' ||
		labels === undefined ||
		labels
			.replaceAll('negative ', '-')
			.match(/-?\d+/g)
			?.includes(number ?? '') === true
	);
}
