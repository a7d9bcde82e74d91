/** Acts the change out: the starting amount, then each percent of the amount before it, must lead to the end. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectTrueLines, type Verify } from '../../../verify/evidence.ts';
import { askedIn, percentOf, promptAmounts } from '../../../verify/amounts.ts';
import {
	add,
	type Exact,
	exact,
	less,
	negate,
	readExact,
	same,
	show,
	size,
	subtract,
} from '../../../verify/values.ts';

const ONE_HUNDRED = exact(100);

export const verify: Verify = ({ question }) => {
	const stored = readExact(question.answer.value);
	if (!stored) return [`the stored answer ${question.answer.value} is not a number`];
	const untrue = expectTrueLines(question, { n: Number(stored[0]) / Number(stored[1]) });
	if (untrue.length > 0) return untrue;
	const { percents, values } = promptAmounts(question);
	if (/percent error/.test(askedIn(question))) return isError(stored, values);
	const [change, second, ...more] = signedPercents(question);
	if (more.length > 0 || percents.length !== signedPercents(question).length)
		return ['a percent of the prompt cannot be read as a rise or fall'];
	const [first, last, ...others] = values;
	if (others.length > 0) return ['the prompt holds too many amounts'];
	if (!change) return isRate(question, stored, first, last);
	if (second) {
		const end = after(after(first ?? ONE_HUNDRED, change), second);
		return first ? agrees(end, stored) : isRate(question, stored, ONE_HUNDRED, end);
	}
	if (!first || last) return ['the prompt must hold one amount and one percent'];
	const asksBefore = /original|last year/.test(askedIn(question));
	return asksBefore ? agrees(after(stored, change), first) : agrees(after(first, change), stored);
};

const after = (value: Exact, change: Exact): Exact => add(value, percentOf(value, change));

const agrees = (found: Exact, wanted: Exact): string[] =>
	same(found, wanted) ? [] : [`acting out the changes gives ${show(found)}, not ${show(wanted)}`];

function isRate(question: Question, stored: Exact, from?: Exact, to?: Exact): string[] {
	if (!from || !to) return ['the prompt does not hold two amounts'];
	const falls = /fallen|decrease/.test(askedIn(question));
	if (falls === /risen|increase/.test(askedIn(question)) || falls !== less(to, from))
		return ['the direction of the change is stated wrongly'];
	return agrees(after(from, falls ? negate(stored) : stored), to);
}

/** The error, in percents of the actual value, leads from one value to the other. */
function isError(stored: Exact, [found, actual, ...more]: Exact[]): string[] {
	if (!found || !actual || more.length > 0) return ['the prompt does not hold two values'];
	return agrees(percentOf(actual, stored), size(subtract(found, actual)));
}

/** Percents in the order of the story; falls are below 0. */
function signedPercents(question: Question): Exact[] {
	const stated = questionText(question.question).matchAll(
		/\b(rises|risen|increase|increased|falls|fallen|decrease|decreased) (?:by|of) \$([\d.]+)\\%/g,
	);
	return [...stated].flatMap(([, word = '', number = '']) => {
		const value = readExact(number);
		if (!value) return [];
		return [/^(?:f|d)/.test(word) ? negate(value) : value];
	});
}
