/**
 * Gives every other letter many values, calculates the target from the stored expression, and puts all of them into
 * the prompt's own formula: both sides must agree. Every step is tested with the same values.
 */
import { formulasIn } from '../../../../math/markup.ts';
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, type Verify } from '../../../verify/evidence.ts';
import { lettersIn, readReal, type RealValues, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const prompt = questionText(question.question);
	const [problem = ''] = formulasIn(prompt);
	const target = /(?:for|gives) \$([^$]+)\$/.exec(prompt)?.[1] ?? '';
	if (question.answer.kind === 'multiple-choice')
		return expectOneChoice(question, (text) =>
			solves(problem, target, sidesOf(text.replaceAll('$', ''))[1] ?? ''),
		);
	if (lettersIn(question.answer.value).includes(target))
		return [`the answer ${question.answer.value} still holds ${target}`];
	return solves(problem, target, question.answer.value)
		? linesThatFail(question, target)
		: [`${target} = ${question.answer.value} does not satisfy ${problem}`];
};

const SAMPLES = 40;
const NEEDED = 6;

/** True when both sides agree at every point where the expression has a positive value, and there are such points. */
function solves(problem: string, target: string, expression: string): boolean {
	const points = samples(problem, target, expression);
	return points.length >= NEEDED && points.every((values) => agrees(problem, values));
}

function samples(problem: string, target: string, expression: string): RealValues[] {
	const letters = [...new Set([...sidesOf(problem).flatMap(lettersIn), ...lettersIn(expression)])];
	const read = readReal(expression);
	const points: RealValues[] = [];
	for (let at = 0; at < SAMPLES; at++) {
		const values = Object.fromEntries(
			letters
				.filter((name) => name !== target)
				.map((name, place) => [name, 0.3 + ((at * 7 + place * 11 + at * place * 5) % 29) * 0.31]),
		);
		const value = read(values);
		const point = { ...values, [target]: value };
		const defined = sidesOf(problem).every((side) => Number.isFinite(readReal(side)(point)));
		if (Math.abs(value) > 1e-4 && Math.abs(value) < 1e4 && defined) points.push(point);
	}
	return points;
}

function agrees(equation: string, values: RealValues): boolean {
	const [left, right] = sidesOf(equation).map((side) => readReal(side)(values));
	if (left === undefined || right === undefined) return false;
	return Math.abs(left - right) <= 1e-7 * Math.max(1, Math.abs(left), Math.abs(right));
}

/** Roots and reciprocals are taken of positive numbers only. */
function linesThatFail(question: Question, target: string): string[] {
	const points = samples(
		sidesOf(question.steps[0]?.text.replaceAll('$', '') ?? '').join('='),
		target,
		question.answer.value,
	);
	return question.steps.flatMap(({ text }) =>
		formulasIn(text)
			.filter((tex) => sidesOf(tex).length === 2)
			.filter((tex) => !points.every((values) => (values[target] ?? 0) <= 0 || agrees(tex, values)))
			.map((tex) => `"${tex}" does not follow`),
	);
}
