/** Recomputes from the table, the two readings or the formula of the prompt; options are tried on the formula. */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectNumber,
	expectOneChoice,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	exact,
	type Exact,
	lettersIn,
	readTex,
	same,
	sidesOf,
	subtract,
	toNumber,
} from '../../../verify/values.ts';
import { pairsOfTable } from '../../../verify/read-figure.ts';
import { readings, storyNumbers } from '../../../verify/read-linear-story.ts';

export const verify: Verify = ({ question, skill }) => {
	const rule = promptFormulas(question).find((formula) => /[a-zA-Z] = .*[a-zA-Z]/.test(formula));
	if (skill === 'Interpret a slope or an intercept') return means(question, functionOf(rule ?? ''));
	if (rule !== undefined) return asks(question, functionOf(rule));
	const shown = pairsOfTable(question.question_speech).map(
		([x, y]) => [toNumber(x), toNumber(y)] as const,
	);
	const [first, last] = [shown[0], shown.at(-1)];
	const [x1, y1, x2, y2] = first && last ? [...first, ...last] : storyNumbers(question);
	if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
		return ['two readings cannot be found'];
	const { at } = readings([x1, y1, x2, y2]);
	const steady = shown.every(([x, y]) => at(x) === y);
	return steady ? asks(question, (x) => exact(at(x))) : ['the table is not linear'];
};

type Rule = (x: number) => Exact;

function functionOf(rule: string): Rule {
	const [, right = ''] = sidesOf(rule);
	const [letter = ''] = lettersIn(right);
	const read = readTex(right);
	return (x) => read({ [letter]: exact(x) });
}

function asks(question: Question, f: Rule): string[] {
	if (question.question.includes('rate of change'))
		return expectNumber(question, subtract(f(8), f(7)));
	if (question.question.includes('initial value')) return expectNumber(question, f(0));
	const stored = Number(question.answer.value);
	return same(f(stored), exact(0)) ? [] : [`at ${stored} the formula does not give 0`];
}

/** Each option is a statement about the formula: is it true? */
function means(question: Question, f: Rule): string[] {
	const step = subtract(f(8), f(7));
	return expectOneChoice(question, (text) => {
		const plain = text.replaceAll(/[$\\]/g, '');
		const [, way, by] = / (increases|decreases) by (\d+) /.exec(plain) ?? [];
		if (by !== undefined) return same(step, exact(way === 'decreases' ? -Number(by) : Number(by)));
		const [, value = '', , at = ''] = / is (\d+)( .*)? when . = (\d+)\.$/.exec(plain) ?? [];
		return at !== '' && same(f(Number(at)), exact(Number(value)));
	});
}
