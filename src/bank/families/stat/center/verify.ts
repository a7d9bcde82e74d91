/** Reads the data from the prompt or the table and finds the statistic by counting; changes are tried on data. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectTrueLines, numbersInWords, type Verify } from '../../../verify/evidence.ts';
import { rowsOfTable } from '../../../verify/read-figure.ts';
import {
	average,
	deviation,
	expectExactly,
	listsIn,
	middle,
	rangeOf,
} from '../../../verify/statistics.ts';

export const verify: Verify = ({ question, skill }) => [
	...expectTrueLines(question),
	...expectExactly(question, answerTo(question, skill)),
];

function answerTo(question: Question, skill: string): number {
	const text = questionText(question.question).replaceAll(/[$\\]/g, '');
	const numbers = numbersInWords(question);
	const ask = / (mean|median|mode|range|standard deviation)/.exec(text.split('What is')[1] ?? text);
	const name = ask?.[1] ?? '';
	const [list = []] = listsIn(text);
	if (text.includes('weighted')) {
		const [a = 0, b = 0, c = 0, x = 0, y = 0, z = 0] = numbers;
		return a + b + c === 100 ? (a * x + b * y + c * z) / 100 : NaN;
	}
	if (text.includes('frequency table')) return statistic(name, tableValues(question));
	if (skill === 'Predict the effect of shifting or scaling data')
		return question.steps.at(-1)?.text.startsWith(`The new ${name} is `)
			? changed(text, name)
			: NaN;
	if (skill === 'Predict the effect of a new value') {
		const added = Number(/new value, (\d+),/.exec(text)?.[1]);
		const kind = /does the (\w+) increase/.exec(text)?.[1] ?? '';
		return statistic(kind, [...list, added]) - statistic(kind, list);
	}
	if (text.includes('The mean of')) {
		const [n = 0, m = 0, v = 0] = numbers;
		const adds = text.includes('is added');
		return m + (adds ? (v - m) / (n + 1) : (m - v) / (n - 1));
	}
	if (text.includes('is removed')) {
		const gone = Number(/value (\d+) is removed/.exec(text)?.[1]);
		const isWhole = !/has the values [^.]*[a-z]{4}/.test(text);
		return isWhole && list.includes(gone)
			? statistic(name, list.toSpliced(list.indexOf(gone), 1))
			: NaN;
	}
	if (/must|need/.test(text)) {
		const wanted = Number(/ is (\d+)(?: \w+ per \w+)?\?$/.exec(text)?.[1]);
		const [known, all] = [...text.matchAll(/ first (\d+) (?:days|games|quizzes)\b/g)].map(
			([, count]) => Number(count),
		);
		if (list.length !== known || all !== known + 1) return NaN;
		return wanted + list.reduce((left, value) => left + wanted - value, 0);
	}
	const stated = Number(/(?:on|in|of|that|of the) (\d+) /.exec(text)?.[1] ?? list.length);
	return list.length === stated || /each of/.test(text) ? statistic(name, list) : NaN;
}

function tableValues(question: Question): number[] {
	const [scores, counts] = rowsOfTable(question.question_speech);
	return (scores?.cells ?? []).flatMap((score, at) =>
		Array.from({ length: Number(counts?.cells[at]) }, () => Number(score)),
	);
}

function statistic(name: string, values: readonly number[]): number {
	if (name === 'mean') return average(values);
	if (name === 'median') return middle(values);
	if (name === 'range') return rangeOf(values);
	const often = (value: number) => values.filter((one) => one === value).length;
	const most = Math.max(...values.map(often));
	const modes = new Set(values.filter((value) => often(value) === most));
	return modes.size === 1 ? ([...modes][0] ?? NaN) : NaN;
}

/** A data set that has the stated statistic is changed value by value. */
function changed(text: string, name: string): number {
	const [, given, stated] = /has an? ([a-z ]+) of (\d+)\. Every/.exec(text) ?? [];
	const old = given === name ? Number(stated) : NaN;
	const factor = Number(/multiplied by (\d+)/.exec(text)?.[1] ?? 1);
	const [, way, by = '0'] = /is (increased|decreased) by (\d+)/.exec(text) ?? [];
	const shift = way === 'decreased' ? -Number(by) : Number(by);
	const data = name === 'standard deviation' ? [50 - old, 50 + old] : [old - 4, old, old + 4];
	const moved = data.map((value) => factor * value + shift);
	const before = name === 'standard deviation' ? deviation(data) : statistic(name, data);
	if (Math.abs(before - old) > 1e-9) return NaN;
	return Math.round(name === 'standard deviation' ? deviation(moved) : statistic(name, moved));
}
