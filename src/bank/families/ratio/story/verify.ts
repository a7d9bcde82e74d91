/** Reads the quantities with their units and checks that both pairs have the same ratio, the answer in its place. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectTrueLines, readList, type Verify } from '../../../verify/evidence.ts';
import { promptAmounts } from '../../../verify/amounts.ts';
import {
	add,
	divide,
	type Exact,
	exact,
	multiply,
	readExact,
	same,
	show,
} from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Share an amount in a given ratio')
		return [...expectTrueLines(question), ...isShared(question)];
	const stored = readExact(question.answer.value);
	if (!stored) return [`the stored answer ${question.answer.value} is not a number`];
	const untrue = expectTrueLines(question, { x: Number(stored[0]) / Number(stored[1]) });
	if (untrue.length > 0) return untrue;
	const numbers = promptAmounts(question).all;
	const [first, second, third, ...more] = numbers;
	if (!first || !second || more.length > 0) return ['the story does not hold two or three amounts'];
	if (skill === 'Predict with a unit rate') {
		if (third) return ['the story holds more than a rate and one amount'];
		const whole = multiply(first, /each|\bone /i.test(question.question) ? second : exact(0));
		return same(stored, whole) || same(multiply(stored, first), second)
			? unitAgrees(question, same(stored, whole))
			: [`${show(stored)} fits neither as amount nor as number of times`];
	}
	if (!third) return ['the story does not hold three amounts'];
	if (skill === 'Predict a population count') {
		const [part, whole] = less(first, second) ? [first, second] : [second, first];
		return sameRatio([part, whole], [stored, third]);
	}
	return asksForFirst(question)
		? sameRatio([first, second], [stored, third])
		: sameRatio([first, second], [third, stored]);
};

const less = ([a, b]: Exact, [c, d]: Exact) => a * d < c * b;

const sameRatio = ([a, b]: [Exact, Exact], [c, d]: [Exact, Exact]): string[] =>
	same(multiply(a, d), multiply(b, c))
		? []
		: [`${show(a)} to ${show(b)} is not ${show(c)} to ${show(d)}`];

/** Whether the unit of the answer is that of the first amount of the story, not of the second. */
function asksForFirst(question: Question): boolean {
	const text = questionText(question.question);
	const asked = text.split(/(?<=[.?]) /).at(-1) ?? '';
	const shape = /How many \S+ (wide|tall|long) is/.exec(asked)?.[1];
	if (/\$ \w+ (?:wider|taller|longer|shorter)\b/.test(text))
		throw new RangeError('The story tells a difference, which is not in the ratio.');
	const known = text.split(/(?<=[.?]) /)[0] ?? '';
	if (/would you expect that school to have/.test(asked)) return false;
	if (/would you expect to/.test(asked)) return true;
	if (shape && text.includes(` ${shape}. How many `))
		throw new RangeError('The story gives what it asks for.');
	if (shape) return shape === (/(wide|tall|long)/.exec(known)?.[1] ?? '');
	const unit = question.answer.unit ?? '';
	const at = known.indexOf(unit);
	const [, second = 0] = [...known.matchAll(/\$\d+\$/g)].map(({ index }) => index);
	if (at < 0) throw new RangeError(`The unit ${unit} is not in the story.`);
	return at < second;
}

/** An amount has the unit that follows the rate; a number of times has the other one. */
function unitAgrees(question: Question, isAmount: boolean): string[] {
	const known = questionText(question.question).split(/(?<=[.?]) /)[0] ?? '';
	const follows = known.includes(`$ ${question.answer.unit ?? '?'}`);
	return follows === isAmount ? [] : ['the answer has the unit of the other quantity'];
}

/** The shares have the ratio of the prompt and add up to the whole. */
function isShared(question: Question): string[] {
	const ratio = /\$(\d+(?: : \d+)+)\$/.exec(question.question)?.[1] ?? '';
	const parts = ratio.split(' : ').map((part) => readExact(part) ?? exact(0));
	const shares = readList(question.answer.value);
	const [one] = parts;
	const [size] = shares;
	const others = promptAmounts({
		...question,
		question: questionText(question.question).replace(ratio, ''),
	}).all;
	const [whole, ...more] = others;
	if (!one || !size || !whole || more.length > 0 || shares.length !== parts.length)
		return ['the prompt does not hold a whole and a ratio'];
	const total = shares.reduce(add);
	const issues = same(total, whole) ? [] : [`the shares make ${show(total)}, not ${show(whole)}`];
	const perPart = divide(size, one);
	return parts.reduce(
		(found, part, at) =>
			same(multiply(part, perPart), shares[at] ?? exact(0))
				? found
				: [...found, `share ${at + 1} is not in the ratio`],
		issues,
	);
}
