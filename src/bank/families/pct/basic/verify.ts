/** Puts the stored answer back: p% of the whole must be the part. Estimates are held against the exact value. */
import { expectOneChoice, expectTrueLines, type Verify } from '../../../verify/evidence.ts';
import { askedIn, percentOf, promptAmounts } from '../../../verify/amounts.ts';
import { type Exact, less, readExact, same, show, size, subtract } from '../../../verify/values.ts';
import { questionText } from '../../../../math/question-text.ts';

export const verify: Verify = (evidence) => {
	const { question } = evidence;
	if (question.answer.kind === 'multiple-choice') return isNearest(evidence);
	const stored = readExact(question.answer.value);
	if (!stored) return [`the stored answer ${question.answer.value} is not a number`];
	const real = Number(stored[0]) / Number(stored[1]);
	const untrue = expectTrueLines(question, { n: real, x: real });
	if (untrue.length > 0) return untrue;
	const { percents, values } = promptAmounts(question);
	const text = questionText(question.question);
	const [percent, ...morePercents] = percents;
	const [first, second, ...more] = values;
	if (!first || more.length + morePercents.length > 0) return ['the amounts cannot be told apart'];
	if (percent && !second) {
		const asksWhole = /That is|is \$[\d.]+\\%\$ of what number|of \$x\$ is/.test(text);
		return asksWhole ? isPart(percent, stored, first) : isPart(percent, first, stored);
	}
	if (percent || !second) return ['the prompt must hold two of part, whole and percent'];
	const partFirst = /is what percent of|is \$p\\%\$ of/.test(text);
	const issues = /percent|\$p\$/.test(askedIn(question)) ? [] : ['a percent is not asked for'];
	return [
		...issues,
		...(partFirst ? isPart(stored, second, first) : isPart(stored, first, second)),
	];
};

function isPart(percent: Exact, whole: Exact, part: Exact): string[] {
	const found = percentOf(whole, percent);
	return same(found, part)
		? []
		: [`${show(percent)}% of ${show(whole)} is ${show(found)}, not ${show(part)}`];
}

const isNearest: Verify = ({ question }) => {
	const { percents, values } = promptAmounts(question);
	const [percent, whole] = [percents[0], values[0]];
	if (!percent || !whole) return ['the prompt holds no percent of a number'];
	const wanted = percentOf(whole, percent);
	const gap = (text: string): Exact => {
		const value = readExact(text.replaceAll(/[${},]/g, ''));
		if (!value) throw new RangeError(`The choice ${text} is not a number.`);
		return size(subtract(value, wanted));
	};
	const gaps = (question.answer.choices ?? []).map(({ text }) => gap(text));
	return expectOneChoice(question, (text) => gaps.every((other) => !less(other, gap(text))));
};
