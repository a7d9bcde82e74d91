/**
 * Reads the table from the figure's description and lays the polynomial of least degree through its points; the
 * answer must be what that polynomial says.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectNumber,
	expectOneChoice,
	numbersInWords,
	type Verify,
} from '../../../verify/evidence.ts';
import { divide, type Exact, exact, readTex, same, subtract } from '../../../verify/values.ts';
import { degreeOf, plus, type Polynomial, times, valueAt } from '../../../verify/polynomial.ts';

export const verify: Verify = ({ question, skill }) => {
	const points = tableIn(question);
	const rule = interpolated(points.known);
	switch (skill) {
		case 'Classify data as linear, quadratic, or neither':
			return expectOneChoice(question, (text) =>
				isTrue(
					text,
					points.known.map(([, y]) => y),
				),
			);
		case 'Find a missing value in a quadratic table':
			return degreeOf(rule) === 2 && points.missing
				? [...expectNumber(question, valueAt(rule, points.missing)), ...withoutBoth(question)]
				: ['the table is not quadratic or has no gap'];
		case 'Find a degree from finite differences':
			return expectNumber(question, degreeOf(rule));
		case 'Find the leading coefficient from a constant difference':
			if (points.known.length === 0)
				return [...otherDifferences(question), ...expectNumber(question, stepped(question))];
			return degreeOf(rule) === numbersInWords(question)[0]
				? expectNumber(question, leadOf(rule))
				: [`the table is that of a polynomial of degree ${degreeOf(rule)}`];
		default:
			return fits(question, points.known);
	}
};

/** From the second differences, one line leads to the next first difference, and another to the value. */
function withoutBoth({ steps }: Question): string[] {
	const [from, to] = [/^Second differences?: /, /^The missing value is /].map((words) =>
		steps.findIndex(({ text }) => words.test(text)),
	) as [number, number];
	return from >= 0 && to - from === 3
		? []
		: ['no two lines lead from the second differences to the missing value'];
}

type Point = readonly [x: Exact, y: Exact];

function tableIn(question: Question): { known: Point[]; missing: Exact | undefined } {
	const row = (name: string) =>
		(new RegExp(` ${name}: ([^.]+)\\.`).exec(question.question_speech)?.[1] ?? '')
			.split(', ')
			.filter(Boolean)
			.map((text) =>
				text === 'blank' ? undefined : exact(Number(text.replace('negative ', '-'))),
			);
	const ys = row('y');
	const xs = row('x');
	const known = xs.flatMap((x, at): Point[] => {
		const y = ys[at];
		return x && y ? [[x, y]] : [];
	});
	return { known, missing: xs.find((_, at) => ys[at] === undefined) };
}

/** Newton: each point corrects the polynomial through those before it. */
function interpolated(points: readonly Point[]): Polynomial {
	let [rule, zeros]: [Polynomial, Polynomial] = [[], [exact(1)]];
	for (const [x, y] of points) {
		const factor = divide(subtract(y, valueAt(rule, x)), valueAt(zeros, x));
		if (factor[0] !== 0n) rule = plus(rule, times(zeros, [factor]));
		zeros = times(zeros, [subtract(exact(0), x), exact(1)]);
	}
	return rule;
}

const leadOf = (rule: Polynomial): Exact => rule.at(-1) ?? exact(0);

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** "of degree $4$, … the fourth differences are all": no others are the same and not 0. */
function otherDifferences(question: Question): string[] {
	const [degree = 0] = numbersInWords(question);
	const [, named] = / the (\w+) differences are all /.exec(question.question) ?? [];
	return named === ORDINALS[degree]
		? []
		: [`the ${named} differences of degree ${degree} are not all the same number`];
}

/** The polynomial xⁿ has a constant nth difference: the leading coefficient is how often it goes into the given one. */
function stepped(question: Question): Exact {
	const [degree = 0, , constant = 0] = numbersInWords(question);
	let row = Array.from({ length: degree + 1 }, (_, x) => x ** degree);
	while (row.length > 1) row = row.slice(1).map((value, at) => value - (row[at] ?? 0));
	return exact(constant, row[0] ?? 1);
}

/** A choice names a kind and a reason; both must be true. */
function isTrue(text: string, ys: readonly Exact[]): boolean {
	const differences = (row: readonly Exact[]) =>
		row.slice(1).map((value, at) => subtract(value, row[at] ?? value));
	const changes = (row: readonly Exact[]) => row.some((value) => !same(value, row[0] ?? value));
	const first = differences(ys);
	const second = differences(first);
	const kind = !changes(first) ? 'linear' : !changes(second) ? 'quadratic' : 'neither';
	if (!text.startsWith(kind)) return false;
	if (kind === 'linear') return text.endsWith('the first differences are constant');
	return text.endsWith(
		kind === 'quadratic'
			? 'the second differences are constant'
			: 'the second differences both change',
	);
}

function fits(question: Question, points: readonly Point[]): string[] {
	const rule = readTex(question.answer.value);
	const wrong = points.filter(([x, y]) => !same(rule({ x }), y));
	const form = /^-?\d*x\^\{2\}(?: [+-] \d*x)?(?: [+-] \d+)?$/.test(question.answer.value);
	return [
		...wrong.map(([x]) => `${question.answer.value} is wrong for x = ${x[0]}`),
		...(form ? [] : [`${question.answer.value} is not of the form ax² + bx + c`]),
	];
}
