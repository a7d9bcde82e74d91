/** Finds the line again in the description of the figure. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectNumber, type Verify } from '../../../verify/evidence.ts';
import {
	add,
	type Exact,
	exact,
	type ExactPoint,
	multiply,
	readExact,
	same,
	subtract,
} from '../../../verify/values.ts';
import { figurePoint, placeInWords } from '../../../verify/read-figure.ts';
import { isOn, isSlopeIntercept, readLine } from '../../../verify/read-line.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Read intercepts from a graph') return crosses(question);
	const scaled = skill === 'Find the slope from a graph with scaled axes';
	const [a, b] = ['A', 'B'].map((name) =>
		scaled ? scaledPoint(question, name) : figurePoint(question, name),
	);
	if (!a || !b) return ['the figure does not show two points'];
	if (skill === 'Write the equation of a graphed line') return holds(question, [a, b]);
	const slope = readExact(question.answer.value);
	return slope && arrives(a, b, slope)
		? []
		: [`${question.answer.value} does not lead from A to B`];
};

const arrives = (a: ExactPoint, b: ExactPoint, m: Exact): boolean =>
	!same(a[0], b[0]) && same(add(a[1], multiply(m, subtract(b[0], a[0]))), b[1]);

function scaledPoint(question: Question, name: string): ExactPoint | undefined {
	const [, x, y] =
		new RegExp(
			`oint ${name}, which is at the value (\\d+) on the horizontal axis and the value (\\d+)`,
		).exec(question.question_speech) ?? [];
	return x !== undefined && y !== undefined ? [exact(Number(x)), exact(Number(y))] : undefined;
}

function holds({ answer }: Question, points: ExactPoint[]): string[] {
	const line = readLine(answer.value);
	return isSlopeIntercept(answer.value) && points.every((point) => isOn(line, point))
		? []
		: [`${answer.value} is not the drawn line`];
}

function crosses(question: Question): string[] {
	const [, one = '', other = ''] =
		/One is ([^.]*)\. The other is ([^.]*)\./.exec(question.question_speech) ?? [];
	const points = [one, other].map(placeOnAxis);
	const wantsX = question.question.includes('$x$-intercept');
	const found = points.find(([x, y]) => (wantsX ? y : x) === 0);
	return found ? expectNumber(question, found[wantsX ? 0 : 1]) : ['the figure shows no such point'];
}

/** "on the x-axis, 3 units to the left of the origin" */
const placeOnAxis = (words: string): [number, number] => placeInWords(words);
