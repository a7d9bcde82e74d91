/** Directions of the lines in the prompt are compared with those of the answer; points are substituted into its equation. */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectOneChoice,
	promptFormulas,
	promptPoints,
	readPoint,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	add,
	exact,
	type ExactPoint,
	multiply,
	readExact,
	same,
	subtract,
} from '../../../verify/values.ts';
import {
	areParallel,
	arePerpendicular,
	areSameLine,
	isOn,
	isSlopeIntercept,
	isStandardForm,
	middleOf,
	type ReadLine,
	readLine,
} from '../../../verify/read-line.ts';

type Check = (question: Question) => string[];

const CHECKS: Readonly<Record<string, Check>> = {
	'Find the y-intercept of a parallel or perpendicular line': crossing,
	'Write the equation of a perpendicular bisector': bisects,
	'Find the perpendicular bisector of a segment': bisects,
	'Write the equation of an altitude': altitude,
	'Find the foot of a perpendicular': foot,
	'Find the tangent to a circle at a point': tangent,
	'Classify a pair of lines': classified,
	'Find the constant for parallel or perpendicular lines': constant,
};

export const verify: Verify = ({ question, skill }) => (CHECKS[skill] ?? throughPoint)(question);

/** Equations of the prompt that are not a pattern such as y = mx + b. */
const givenLines = (question: Question): string[] =>
	promptFormulas(question).filter(
		(formula) => formula.includes('=') && formula !== 'y = mx + b' && formula !== 'ax + by = c',
	);

const through = (one: ExactPoint, two: ExactPoint): ReadLine => {
	const [a, b] = [subtract(two[1], one[1]), subtract(one[0], two[0])];
	return { a, b, c: add(multiply(a, one[0]), multiply(b, one[1])) };
};

const issue = (right: boolean, what: string): string[] => (right ? [] : [what]);

function relates(question: Question, given: ReadLine, made: ReadLine): boolean {
	return question.question.includes('parallel')
		? areParallel(given, made) && !areSameLine(given, made)
		: arePerpendicular(given, made);
}

function throughPoint(question: Question): string[] {
	const [given = ''] = givenLines(question);
	const [point] = promptPoints(question);
	const { value } = question.answer;
	const made = readLine(value);
	return [
		...issue(isSlopeIntercept(value), `${value} is not of the form y = mx + b`),
		...issue(point !== undefined && isOn(made, point), `the point is not on ${value}`),
		...issue(relates(question, readLine(given), made), `${value} has the wrong direction`),
	];
}

function crossing(question: Question): string[] {
	const [given = ''] = givenLines(question);
	const [point] = promptPoints(question);
	const b = readExact(question.answer.value);
	if (!point || !b) return ['the point or the answer cannot be read'];
	const made = through(point, [exact(0), b]);
	return issue(relates(question, readLine(given), made), 'the line has the wrong direction');
}

/** Every point of the bisector is as far from A as from B: the midpoint, and one more of the line. */
function bisects(question: Question): string[] {
	const [a, b] = promptPoints(question);
	if (!a || !b) return ['the prompt does not name two endpoints'];
	const made = readLine(question.answer.value);
	const squared = (p: ExactPoint, q: ExactPoint) => {
		const [dx, dy] = [subtract(p[0], q[0]), subtract(p[1], q[1])];
		return add(multiply(dx, dx), multiply(dy, dy));
	};
	const at = (x: number): ExactPoint => {
		const slope = subtract(exact(0), made.a);
		return [exact(x), add(made.c, multiply(slope, exact(x)))];
	};
	const equal = [0, 7].every((x) => same(squared(at(x), a), squared(at(x), b)));
	return [
		...issue(isOn(made, middleOf(a, b)), 'the midpoint is not on the line'),
		...issue(equal, 'a point of the line is nearer to one end'),
	];
}

function altitude(question: Question): string[] {
	const [a, b, c] = promptPoints(question);
	if (!a || !b || !c) return ['the prompt does not name three vertices'];
	const made = readLine(question.answer.value);
	return [
		...issue(isOn(made, c), 'the vertex is not on the line'),
		...issue(arePerpendicular(made, through(a, b)), 'the line is not perpendicular to the side'),
	];
}

function foot(question: Question): string[] {
	const [given = ''] = givenLines(question);
	const [point] = promptPoints(question);
	const [x, y] = readPoint(question.answer.value);
	if (!point || !x || !y) return ['the point or the answer cannot be read'];
	const line = readLine(given);
	return [
		...issue(isOn(line, [x, y]), 'the foot is not on the line'),
		...issue(
			arePerpendicular(line, through(point, [x, y])),
			'the way to the foot is not the shortest',
		),
	];
}

function tangent(question: Question): string[] {
	const [point] = promptPoints(question);
	const [, square] =
		/^x\^\{2\} \+ y\^\{2\} = ([\d{},]+)$/.exec(givenLines(question)[0] ?? '') ?? [];
	const { value } = question.answer;
	if (!point) return ['the prompt names no point'];
	const made = readLine(value);
	const onCircle = add(multiply(point[0], point[0]), multiply(point[1], point[1]));
	const radius = through([exact(0), exact(0)], point);
	return [
		...issue(same(onCircle, readExact(square ?? '') ?? exact(0)), 'the point is not on the circle'),
		...issue(isOn(made, point), 'the point is not on the line'),
		...issue(arePerpendicular(made, radius), 'the line is not perpendicular to the radius'),
		...issue(isStandardForm(value), `${value} is not in standard form`),
	];
}

function classified(question: Question): string[] {
	const [one, two] = givenLines(question).map((formula) => readLine(formula));
	if (!one || !two) return ['the prompt does not hold two lines'];
	const [parallel, perpendicular] = [areParallel(one, two), arePerpendicular(one, two)];
	const equal = areSameLine(one, two);
	const truth: Record<string, boolean> = {
		'The lines are parallel.': parallel && !equal,
		'The lines are perpendicular.': perpendicular,
		'The lines are neither parallel nor perpendicular.': !parallel && !perpendicular,
		'The lines are the same.': equal,
	};
	return expectOneChoice(question, (text) => truth[text] ?? false);
}

function constant(question: Question): string[] {
	const [first = '', second = ''] = givenLines(question);
	const k = question.answer.value;
	const made = readLine(second.replace('k', `(${k.replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}')})`));
	return issue(relates(question, readLine(first), made), `k = ${k} gives the wrong direction`);
}
