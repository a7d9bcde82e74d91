/** Follows the flight along the formula of the prompt: the top and the asked heights are found by halving intervals. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { rounded } from '../../../verify/quadratic.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question);
	const rule = promptFormulas(question)
		.map(sidesOf)
		.find(([left, right]) => left === 'h' && right)?.[1];
	if (!rule) return ['the prompt has no formula for the height'];
	const value = readReal(rule);
	const h = (t: number) => value({ t });
	return [
		...expectStart(text.replace(`$h = ${rule}$`, ''), h(0)),
		...expectMeasure(question, wanted(text, h)),
	];
};

/** The words must give the height that the formula gives for the start. */
function expectStart(words: string, start: number): string[] {
	const [, number = ''] =
		/\$(\d+(?:\.\d+)?)\$/.exec(words.split(/ height(?: above the \w+)?,? in /)[0] ?? '') ?? [];
	const said = /from the ground\./.test(words) ? 0 : number === '' ? Number.NaN : Number(number);
	return said === start ? [] : [`the story starts at ${said}, the formula at ${start}`];
}

type Height = (t: number) => number;

function wanted(text: string, h: Height): number {
	const top = topOf(h);
	const number = Number(
		/(?:more than|seconds is the [a-z ]+|height, in \w+, after) \$(\d+)\$/.exec(text)?.[1],
	);
	if (text.includes('maximum height, in')) return h(top);
	if (text.includes('its maximum height?')) return top;
	if (text.includes('hit the ground?') || text.includes('reach the water?'))
		return later(h, top, 0);
	if (text.includes('What is its height')) return h(number);
	if (text.includes('more than')) return later(h, top, number) - earlier(h, top, number);
	if (text.includes('on its way up')) return earlier(h, top, number);
	if (text.includes('on its way down')) return later(h, top, number);
	return Number.NaN;
}

/** Where the height just before and just after is the same. */
function topOf(h: Height): number {
	return bisected((t) => h(t + 1e-3) - h(t - 1e-3), 0, 100);
}

const later = (h: Height, top: number, height: number) => bisected((t) => h(t) - height, top, 100);

const earlier = (h: Height, top: number, height: number) => bisected((t) => height - h(t), 0, top);

/** The place where a value that is first positive turns negative. */
function bisected(f: Height, from: number, to: number): number {
	let [low, high] = [from, to];
	for (let step = 0; step < 60; step++) {
		const middle = (low + high) / 2;
		if (f(middle) > 0) low = middle;
		else high = middle;
	}
	return (low + high) / 2;
}

/** A whole answer must be exact; a decimal one is right to the nearest tenth, or exact where no rounding is asked. */
function expectMeasure({ question, answer }: Question, value: number): string[] {
	const places = answer.value.split('.')[1]?.length ?? 0;
	const asksRounding = question.includes('nearest tenth');
	const right = asksRounding
		? answer.value === rounded(value, 1)
		: places <= 1 && Math.abs(Number(answer.value) - value) < 1e-6;
	return right ? [] : [`the stored value is ${answer.value}, the check gives ${value}`];
}
