/**
 * Reads the story as a reader does: signed numbers, and verbs that say which way a quantity goes. Then the story is
 * acted out step by step.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import {
	type Evidence,
	expectNumber,
	numbersInWords,
	type Verify,
} from '../../../verify/evidence.ts';
import { exact, multiply, readExact, same } from '../../../verify/values.ts';

type Check = (question: Question, numbers: number[], text: string) => string[];

const CHECKS: Readonly<Record<string, Check>> = {
	'Describe a situation with a signed number': describes,
	'Solve gain-and-loss problems': changes,
	'Find changes between signed values': differs,
	'Solve repeated-change problems': repeats,
	'Find the average change': averages,
};

export const verify: Verify = ({ question, skill }: Evidence) => {
	const check = CHECKS[skill];
	if (!check) return [`there is no check for "${skill}"`];
	const text = questionText(question.question).replaceAll(/[$\\]/g, '').replaceAll('−', '-');
	const numbers = numbersInWords({ ...question, question: text });
	return check(question, numbers, text);
};

/** Each half of the first sentence has one number and says on which side of zero it lies. */
function describes(question: Question, numbers: number[], text: string): string[] {
	const halves = (text.split('Write')[0] ?? '').split(' and ');
	const values = halves.map((half) => {
		const [down, up] = [/below|owes|loses/.test(half), /above|has|gains/.test(half)];
		const number = Number(/\d+/.exec(half)?.[0]);
		return down === up ? Number.NaN : down ? -number : number;
	});
	if (values.length !== 2 || numbers.length !== 2 || values.some(Number.isNaN))
		return ['the two values of the story cannot be read'];
	const [a, b] = values.toSorted((x, y) => x - y);
	return expectNumber(question, (/ (?:lower|lesser) /.test(text) ? a : b) ?? 0);
}

function changes(question: Question, numbers: number[], text: string): string[] {
	const moves = movesIn(text);
	const [start, ...others] = numbers;
	if (start === undefined || moves.length !== 2 || others.length !== 2)
		return ['the story does not hold a start and two changes'];
	return expectNumber(question, acted(start, moves));
}

function differs(question: Question, numbers: number[], text: string): string[] {
	const [from, to, ...more] = numbers;
	if (from === undefined || to === undefined || more.length > 0)
		return ['the story does not hold two values'];
	const way = to < from ? -1 : 1;
	let steps = 0;
	for (let at = from; at !== to; at += way) steps += way;
	return expectNumber(question, / apart /.test(text) ? steps * way : steps);
}

function repeats(question: Question, numbers: number[], text: string): string[] {
	const [start, times, ...others] = numbers;
	const [move, ...more] = movesIn(text);
	if (start === undefined || times === undefined || move === undefined)
		return ['the story does not hold a start, a count and a change'];
	if (others.length !== 1 || more.length > 0) return ['the story holds more than one change'];
	return expectNumber(
		question,
		acted(
			start,
			Array.from({ length: times }, () => move),
		),
	);
}

/** The average, taken as often as there are periods, must give the whole change. */
function averages(question: Question, numbers: number[], text: string): string[] {
	const [times, , ...more] = numbers;
	const [whole, ...others] = movesIn(text);
	const stored = readExact(question.answer.value);
	if (times === undefined || whole === undefined || !stored || more.length + others.length > 0)
		return ['the story does not hold a count and one change'];
	return same(multiply(stored, exact(times)), exact(whole))
		? []
		: [`${times} times ${question.answer.value} is not ${whole}`];
}

/** Signed changes, in the order of the story. */
const movesIn = (text: string): number[] =>
	[
		...text.matchAll(
			/(?:\b(rises|goes up|deposits|wins|gains)|\b(?:falls|goes down|spends|loses)) (\d+)/g,
		),
	].map(([, up, number]) => (up ? Number(number) : -Number(number)));

const acted = (start: number, moves: number[]): number =>
	moves.reduce((at, move) => at + move, start);
