/** Tries the rule at many inputs; reads the ends of a drawn graph from its words; acts stories out. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { numbersInWords, type Verify } from '../../../verify/evidence.ts';
import { expectSetOf, isDefined, isTidy, readIntervals } from '../../../verify/interval-set.ts';
import { placeInWords } from '../../../verify/read-figure.ts';
import { near, ruleNamed, rulesIn, valueAt } from '../../../verify/read-functions.ts';

export const verify: Verify = ({ question, skill }) => {
	const text = questionText(question.question);
	const isRange = /\brange of|its range/.test(text);
	if (question.image_id) return drawn(question, isRange);
	if (skill === 'Find the domain or range of a finite relation') return finite(question, isRange);
	if (skill === 'Find the domain or range in context') return story(question, text, isRange);
	const f = ruleNamed(rulesIn(question), 'f');
	if (question.answer.kind === 'point') {
		const [x = Number.NaN, y = Number.NaN] = (question.answer.value.match(/-?\d+/g) ?? []).map(
			Number,
		);
		const starts =
			near(valueAt(f, x), y) &&
			!Number.isFinite(valueAt(f, x - 0.01)) &&
			Number.isFinite(valueAt(f, x + 0.01));
		return starts ? [] : ['the graph does not start there'];
	}
	return isRange
		? expectRange(question, (x) => valueAt(f, x))
		: expectSetOf(question, isDefined(f.body));
};

/** Close together near 0, where graphs turn; the far inputs show a horizontal asymptote that is reached slowly. */
const INPUTS = [
	...Array.from({ length: 4001 }, (_, at) => (at - 2000) / 50),
	...Array.from({ length: 801 }, (_, at) => at - 400),
	-1e4,
	1e4,
];

function expectRange(question: Question, f: (x: number) => number): string[] {
	const values = INPUTS.map(f).filter(Number.isFinite);
	const pieces = readIntervals(question.answer.value);
	if (!isTidy(pieces)) return [`${question.answer.value} is not in order`];
	const inside = (y: number) =>
		pieces.some(({ from, to, closed: [a, b] }) =>
			near(y, from) ? a : near(y, to) ? b : from < y && y < to,
		);
	const issues = values.some((y) => !inside(y))
		? [`a value lies outside ${question.answer.value}`]
		: [];
	for (const { from, to, closed } of pieces)
		for (const [at, end] of [from, to].entries()) {
			const reached = Number.isFinite(end)
				? closed[at]
					? values.some((y) => near(y, end))
					: values.some((y) => Math.abs(y - end) < 0.1)
				: values.some((y) => (end > 0 ? y > 11 : y < -11));
			if (!reached) issues.push(`no value comes near the end ${end}`);
		}
	return issues;
}

function expectInterval(
	question: Question,
	from: number,
	to: number,
	closed: readonly [boolean, boolean],
): string[] {
	const [one, ...more] = readIntervals(question.answer.value);
	const same =
		one &&
		more.length === 0 &&
		one.from === from &&
		one.to === to &&
		one.closed[0] === closed[0] &&
		one.closed[1] === closed[1];
	return same ? [] : [`the stored set is ${question.answer.value}, not from ${from} to ${to}`];
}

function drawn(question: Question, isRange: boolean): string[] {
	const speech = question.question_speech;
	const dots = [...speech.matchAll(/(closed|open) dot, ([^.]*)\./g)].map(
		([, kind, place = '']) => ({
			filled: kind === 'closed',
			at: placeInWords(place)[isRange ? 1 : 0] ?? 0,
		}),
	);
	const goes = /continues without end ([^.]*)\./.exec(speech)?.[1] ?? '';
	const [below, above] = isRange
		? [goes.includes('downward'), goes.includes('upward')]
		: [goes.includes('left'), goes.includes('right')];
	const all = dots.map(({ at }) => at);
	const [low, high] = [Math.min(...all), Math.max(...all)];
	const closed = (end: number) => dots.some(({ at, filled }) => at === end && filled);
	return expectInterval(question, below ? -Infinity : low, above ? Infinity : high, [
		!below && closed(low),
		!above && closed(high),
	]);
}

function finite(question: Question, isRange: boolean): string[] {
	const pairs = [...question.question.matchAll(/\((-?\d+), (-?\d+)\)/g)];
	const wanted = [...new Set(pairs.map((pair) => Number(pair[isRange ? 2 : 1])))].sort(
		(a, b) => a - b,
	);
	const stored = (question.answer.value.match(/-?\d+/g) ?? []).map(Number);
	return stored.join() === wanted.join() ? [] : [`the set is ${wanted.join(', ')}`];
}

/** The output at both ends, added up unit by unit where it grows. */
function story(question: Question, text: string, isRange: boolean): string[] {
	const numbers = numbersInWords({ ...question, question: text });
	const [a = 0, b = 0, c = 0] = numbers;
	const cases: [RegExp, readonly [number, number, number]][] = [
		[/fabric/, [a, 0, b]],
		[/parking/, [b, 0, a]],
		[/taxi/, [c, a, b]],
		[/pool/, [b, 0, a]],
		[/bus/, [a, 0, b]],
	];
	const [, growth] = cases.find(([pattern]) => pattern.test(text)) ?? [];
	if (growth) {
		const [reach, start, each] = growth;
		let total = start;
		for (let at = 0; at < reach; at++) total += each;
		return isRange
			? expectInterval(question, start, total, [true, true])
			: expectInterval(question, 0, reach, [true, true]);
	}
	if (/ribbon/.test(text))
		return isRange
			? expectInterval(question, a - b, a, [true, true])
			: expectInterval(question, 0, b, [true, true]);
	const [time, top] = /drone/.test(text) ? [a, b] : [b, a];
	return expectInterval(question, 0, isRange ? top : time, [true, true]);
}
