/** Puts the answer back into the prompt's equation, with the other coordinate 0. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectNumber, promptFormulas, readPoint, type Verify } from '../../../verify/evidence.ts';
import {
	exact,
	type ExactPoint,
	lettersIn,
	readExact,
	readTex,
	same,
	sidesOf,
	toNumber,
} from '../../../verify/values.ts';
import { isOn, type ReadLine, readLine } from '../../../verify/read-line.ts';
import { falls, stepped, storyNumbers } from '../../../verify/read-linear-story.ts';

/** Counts the steps down to 0, or reads the equation of the prompt at 0. */
export const verifyMeaning: Verify = ({ question }) => {
	const rule = promptFormulas(question).find((formula) => formula.includes('='));
	if (rule !== undefined) {
		const [, right = ''] = sidesOf(rule);
		const [letter = ''] = lettersIn(right);
		return expectNumber(question, readTex(right)({ [letter]: exact(0) }));
	}
	const [start, size, ...more] = storyNumbers(question);
	if (start === undefined || size === undefined || more.length > 0 || !falls(question))
		return ['the story does not hold a start and a falling rate'];
	let count = 0;
	while (stepped(start, -size, count) > 0) count++;
	return stepped(start, -size, count) === 0
		? expectNumber(question, count)
		: ['the quantity never is exactly 0'];
};

const ZERO = exact(0);

export const verify: Verify = (evidence) => {
	const { question, skill } = evidence;
	if (skill === 'Interpret the intercepts of a line in context') return verifyMeaning(evidence);
	const given = promptFormulas(question).find((formula) => formula.includes('='));
	if (given === undefined) return ['the prompt has no equation'];
	const line = readLine(given);
	const { value } = question.answer;
	if (skill === 'Find intercepts or slope from an equation') return numbers(question, line);
	const points = value.split(/(?<=\)), /).map(readPoint);
	const both = question.question.includes('both intercepts');
	const wanted = both ? ['x', 'y'] : [/\$([xy])\$-intercept/.exec(question.question)?.[1]];
	const right =
		points.length === wanted.length &&
		points.every(([x, y, ...more], at) =>
			x && y && more.length === 0 ? isIntercept(line, wanted[at], [x, y]) : false,
		);
	return right ? [] : [`${value} is not where the line ${given} crosses the axis`];
};

const isIntercept = (line: ReadLine, letter: string | undefined, [x, y]: ExactPoint): boolean =>
	isOn(line, [x, y]) && same(letter === 'x' ? y : x, ZERO);

function numbers(question: Question, line: ReadLine): string[] {
	const value = readExact(question.answer.value);
	if (!value) return ['the stored answer is not a number'];
	const asked = /the \$([xy])\$-axis/.exec(question.question)?.[1];
	const right = asked
		? isOn(line, asked === 'x' ? [value, ZERO] : [ZERO, value])
		: Math.abs(areaBySlices(line) - toNumber(value)) < 1e-6;
	return right ? [] : [`${question.answer.value} does not fit the line`];
}

/** The height of the line above the x-axis, added up over a thousand slices between 0 and the crossing. */
function areaBySlices(line: ReadLine): number {
	const [a, b, c] = [toNumber(line.a), toNumber(line.b), toNumber(line.c)];
	const width = c / a / 1000;
	let area = 0;
	for (let slice = 0; slice < 1000; slice++) area += ((c - a * (slice + 0.5) * width) / b) * width;
	return Math.abs(area);
}
