/** Reads dots, bars and boxes from the words of the figure; statements are tried one by one. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, expectTrueLines, type Verify } from '../../../verify/evidence.ts';
import { plainPrompt } from '../../../verify/bag.ts';
import {
	bars,
	boxes,
	dotValues,
	expectExactly,
	middle,
	promptList,
	quartiles,
} from '../../../verify/statistics.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Choose a display for a purpose') return purpose(question);
	const lines = [...expectTrueLines(question), ...expectTotals(question)];
	if (question.answer.kind === 'multiple-choice') return [...lines, ...choice(question)];
	if (skill === 'Find a five-number summary') return [...lines, ...summary(question)];
	return [...lines, ...expectExactly(question, answerTo(question))];
};

/** A dot plot for at most this many values, a histogram for more. */
const MOST_DOTS = 30;

/** The display follows from its purpose and from how the data were collected. */
function purpose(question: Question): string[] {
	const text = plainPrompt(question);
	const [, count] = / (\d+) [a-z]/.exec(text) ?? [];
	const isCrowded = Number(count) > MOST_DOTS;
	const isPaired = / the \w[\w ]* and the \w[\w ]* (?:of|on) each of \d+ /.test(text);
	const isTwice = / (?:from|at) each of two \w+ /.test(text);
	const serves: Readonly<Record<string, boolean>> = {
		'dot plot': /show every value/.test(text) && !isCrowded,
		histogram: /shape of the distribution/.test(text) && isCrowded,
		'box plot': /compare the medians/.test(text) && isTwice,
		'scatter plot': /two quantities are associated/.test(text) && isPaired,
	};
	if (!Number.isInteger(Number(count)))
		return ['the prompt does not say how many values there are'];
	return [
		...expectOneChoice(question, (offered) => {
			const [, article, display = ''] = /^(a|two) (.*?)s?$/.exec(offered) ?? [];
			return serves[display] === true && (article === 'two') === isTwice;
		}),
		...Object.entries(SEEN).flatMap(([display, seen]) =>
			serves[display] && !seen.test(question.steps[0]?.text ?? '')
				? [`the first line is not about ${display}`]
				: [],
		),
	];
}

/** How the first line states the purpose of the display. */
const SEEN: Readonly<Record<string, RegExp>> = {
	'dot plot': /^There are only .* values, and the display must show each of them\.$/,
	histogram: /^There are .* values, too many .* the shape of their distribution\.$/,
	'box plot': /^The purpose is to compare the medians .* of two data sets\.$/,
	'scatter plot': /^The values come in pairs/,
};

/** "The first 2 bars represent 6 + 4 = 10 values." */
function expectTotals({ question_speech, steps }: Question): string[] {
	const counts = bars(question_speech).map(({ count }) => count);
	return steps.flatMap(({ text }) => {
		const [, first, total] =
			/^The first (?:\$?(\d+)\$? bars represent|bar represents) \$?(?:[\d +]+= )?(\d+)/.exec(
				text,
			) ?? [];
		const sum = counts.slice(0, Number(first ?? 1)).reduce((all, count) => all + count, 0);
		return total === undefined || sum === Number(total) ? [] : [`"${text}" is not true`];
	});
}

function summary(question: Question): string[] {
	const values = promptList(question);
	const [q1, q3] = quartiles(values);
	const wanted = [Math.min(...values), q1, middle(values), q3, Math.max(...values)].join(', ');
	return question.answer.value === wanted ? [] : [`the check gives ${wanted}`];
}

function answerTo(question: Question): number {
	const text = plainPrompt(question);
	const speech = question.question_speech;
	const [five] = boxes(speech);
	if (five) return fromBox(text, five);
	const seen = bars(speech);
	const values =
		seen.length > 0
			? seen.flatMap(({ from, count }) => Array.from({ length: count }, () => from))
			: dotValues(speech);
	if (text.includes('median')) return middle(values);
	if (/mode|peak/.test(text)) return often(values);
	const low = Number(/at least (\d+)/.exec(text)?.[1] ?? -1);
	const high = Number(/(?:less|fewer) than (\d+)/.exec(text)?.[1] ?? Infinity);
	const inside = values.filter((value) => value >= low && value < high).length;
	if (text.includes('percent')) return (100 * inside) / values.length;
	return text.includes('fraction') ? inside / values.length : inside;
}

function often(values: readonly number[]): number {
	const count = (value: number) => values.filter((one) => one === value).length;
	const best = values.filter((value) => values.every((one) => count(one) <= count(value)));
	return new Set(best).size === 1 ? (best[0] ?? NaN) : NaN;
}

function fromBox(text: string, five: readonly number[]): number {
	const [least = 0, q1 = 0, median = 0, q3 = 0, most = 0] = five;
	const [, from = '', to = ''] = /between (\d+) and (\d+)/.exec(text) ?? [];
	if (from) return 25 * (five.indexOf(Number(to)) - five.indexOf(Number(from)));
	if (text.includes('interquartile')) return q3 - q1;
	if (text.includes('first quartile')) return q1;
	if (text.includes('third quartile')) return q3;
	return text.includes('range') ? most - least : median;
}

function choice(question: Question): string[] {
	const text = plainPrompt(question);
	if (text.includes('statement') && !text.endsWith(' is true?'))
		return ['the prompt does not ask for the true statement'];
	const [a = [], b = []] = boxes(question.question_speech);
	if (a.length === 0) return movedChoice(question, text);
	return [
		...expectSkew(question, [a, b]),
		...expectBoxes(question, { A: a, B: b }),
		...boxChoice(question, text, a, b),
	];
}

/** "the box for team A extends from 37 to 57", and the medians of both, as in the figure. */
function expectBoxes(
	{ steps }: Question,
	drawn: Readonly<Record<string, readonly number[]>>,
): string[] {
	const isDrawn = (name = '', ...ends: readonly [at: number, value?: string][]) =>
		ends.every(([at, value]) => drawn[name]?.[at] === Number(value));
	return steps.flatMap(({ text, why = '' }) => {
		const box = / for \w+ ([AB])\b.* extends from ([\d.]+) to ([\d.]+)$/.exec(why);
		const medians = /^The medians are \$([\d.]+)\$ for \w+ A and \$([\d.]+)\$ for \w+ B/.exec(text);
		return (box === null || isDrawn(box[1], [1, box[2]], [3, box[3]])) &&
			(medians === null || (isDrawn('A', [2, medians[1]]) && isDrawn('B', [2, medians[2]])))
			? []
			: [`"${text}" or its reason is not true of the box plots`];
	});
}

/** Data are called skewed only if the longer whisker of each box is beside the longer part. */
function expectSkew({ steps }: Question, drawn: readonly (readonly number[])[]): string[] {
	const claimed = steps.some(({ text, why = '' }) => /skewed/.test(`${text} ${why}`));
	const agrees = ([least = 0, q1 = 0, median = 0, q3 = 0, most = 0]: readonly number[]) =>
		(q1 + q3 - 2 * median) * (least + most - q1 - q3) > 0;
	return claimed && !drawn.every(agrees)
		? ['a box has its longer part and its longer whisker on different sides']
		: [];
}

function boxChoice(
	question: Question,
	text: string,
	a: readonly number[],
	b: readonly number[],
): string[] {
	const side = (name: string) => (name === 'A' ? a : b);
	const size = (five: readonly number[], measure: string) =>
		measure === 'median' ? (five[2] ?? NaN) : (five[3] ?? NaN) - (five[1] ?? NaN);
	return expectOneChoice(question, (option) => {
		const plain = option.replaceAll('$', '');
		const [, measure = '', one = '', by = '', other = ''] =
			/The (.*) for \w+ (.) is (\d+) [a-z]+ greater than that for \w+ (.)/.exec(plain) ?? [];
		if (measure) return size(side(one), measure) - size(side(other), measure) === Number(by);
		const times = /differ by ([\d.]+) times/.exec(plain)?.[1];
		if (times)
			return Math.abs(Math.abs((a[2] ?? 0) - (b[2] ?? 0)) - Number(times) * size(a, 'box')) < 1e-9;
		const [inA, inB] = [fits(text, a, b), fits(text, b, a)];
		if (plain.startsWith('Both ')) return inA && inB;
		if (plain.startsWith('Neither ')) return !inA && !inB;
		return /^Only \w+ A$/.test(plain) ? inA && !inB : inB && !inA;
	});
}

/** Whether what the question asks is so for the first data set. */
function fits(text: string, own: readonly number[], other: readonly number[]): boolean {
	const [, q1 = 0, median = 0, q3 = 0] = own;
	return text.includes('longer')
		? q1 + q3 > 2 * median
		: median > (other[1] ?? 0) && median < (other[3] ?? 0);
}

/** Two values with the stated mean and spread are changed. */
function movedChoice(question: Question, text: string): string[] {
	const [mean = 0, spread = 0, by = 0] = [...text.matchAll(/\d+/g)].map(Number);
	const moved = [mean - spread, mean + spread].map((value) =>
		text.includes('increased') ? value + by : value * by,
	);
	const [low = 0, high = 0] = moved;
	return expectOneChoice(question, (option) => {
		const [m, s] = [...option.matchAll(/\d+/g)].map(Number);
		return m === (low + high) / 2 && s === (high - low) / 2;
	});
}
