/** The answer must hold at both points, or at the vertex and the middle of the opposite side. */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectNumber,
	promptFormulas,
	promptPoints,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	add,
	divide,
	exact,
	type ExactPoint,
	lettersIn,
	multiply,
	readExact,
	sidesOf,
	subtract,
} from '../../../verify/values.ts';
import { isOn, isSlopeIntercept, middleOf, readLine } from '../../../verify/read-line.ts';
import { readings, storyNumbers } from '../../../verify/read-linear-story.ts';
import { figurePoint, pairsOfTable } from '../../../verify/read-figure.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Find a value of a linear function from two others') return functionValue(question);
	if (skill === 'Write a linear model from two readings') return model(question);
	const points = promptPoints(question);
	const [a, b, c] = points;
	if (skill.includes('median'))
		return a && b && c && points.length === 3
			? medianFrom(question, [a, b, c])
			: ['the prompt does not name three vertices'];
	const shown =
		points.length === 0 ? [figurePoint(question, 'A'), figurePoint(question, 'B')] : points;
	const [from, to, ...more] = shown;
	return from && to && more.length === 0
		? holdsAt(question, [from, to])
		: ['the prompt does not give two points'];
};

/** "Write the equation of the median from $A$": through the vertex with that letter. */
function medianFrom(question: Question, points: readonly ExactPoint[]): string[] {
	const letters = [...question.question.matchAll(/\b([A-Z])\(-?\d/g)].map(([, letter]) => letter);
	const from = letters.indexOf(/median from \$([A-Z])\$/.exec(question.question)?.[1]);
	const [one, two] = points.toSpliced(from, 1);
	const vertex = points[from];
	return vertex && one && two
		? holdsAt(question, [vertex, middleOf(one, two)])
		: ['the median begins at no vertex'];
}

function holdsAt({ answer }: Question, points: readonly ExactPoint[]): string[] {
	if (!isSlopeIntercept(answer.value)) return [`${answer.value} is not of the form y = mx + b`];
	const line = readLine(answer.value);
	return points.every((point) => isOn(line, point)) ? [] : [`${answer.value} misses a point`];
}

/** The reading with x = 0 and one more are enough to check, but both readings are tried. */
function model(question: Question): string[] {
	const [x1, y1, x2, y2, ...more] = storyNumbers(question);
	if (
		x1 === undefined ||
		y1 === undefined ||
		x2 === undefined ||
		y2 === undefined ||
		more.length > 0
	)
		return ['the story does not hold two readings'];
	const { value } = question.answer;
	const [left = '', right = ''] = sidesOf(value);
	const [input = ''] = lettersIn(right);
	const line = readLine(value, input, left);
	const at = readings([x1, y1, x2, y2]).at;
	const tried = [x1, x2, 0].every((x) => isOn(line, [exact(x), exact(Math.round(at(x)))]));
	return tried ? [] : [`${value} does not fit both readings`];
}

/** Two values, from the prompt or from the table, and the one that is asked for. */
function functionValue(question: Question): string[] {
	const formulas = promptFormulas(question);
	const values = formulas.flatMap((formula) => {
		const [x, y] = /^f\((-?\d+)\) = (-?\d+)$/.exec(formula)?.slice(1).map(readExact) ?? [];
		return x && y ? [[x, y] as const] : [];
	});
	const asked = readExact(/^f\((-?\d+)\)$/.exec(formulas.at(-1) ?? '')?.[1] ?? '');
	const [from, to] =
		values.length === 2 ? values : pairsOfTable(question.question_speech).slice(-2);
	if (!from || !to || !asked) return ['the two values cannot be read'];
	const slope = divide(subtract(to[1], from[1]), subtract(to[0], from[0]));
	return expectNumber(question, add(from[1], multiply(slope, subtract(asked, from[0]))));
}
