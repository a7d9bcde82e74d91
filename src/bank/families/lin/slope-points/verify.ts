/** Walks from the first point with the slope and must arrive at the second. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormulas, promptPoints, type Verify } from '../../../verify/evidence.ts';
import {
	add,
	type Exact,
	multiply,
	readExact,
	readTex,
	same,
	subtract,
} from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) =>
	/(?:unknown|missing) coordinate/.test(skill) ? finds(question) : slopes(question);

function slopes(question: Question): string[] {
	const [from, to, ...more] = promptPoints(question);
	if (!from || !to || more.length > 0) return ['the prompt does not name two points'];
	const { value } = question.answer;
	if (same(from[0], to[0]))
		return value === 'undefined' ? [] : [`the line is vertical, but the answer is ${value}`];
	const m = readExact(value);
	return m && arrives(from, to, m) ? [] : [`${value} does not lead from one point to the other`];
}

function finds(question: Question): string[] {
	const [first = '', second = '', slope = ''] = promptFormulas(question);
	const k = readExact(question.answer.value);
	if (!k) return ['the stored answer is not a number'];
	const [from, to] = [first, second].map((text) =>
		text
			.slice(1, -1)
			.split(',')
			.map((side) => readTex(side)({ k })),
	);
	const [[x1, y1], [x2, y2]] = [from ?? [], to ?? []];
	if (!x1 || !y1 || !x2 || !y2) return ['the prompt does not name two points'];
	return arrives([x1, y1], [x2, y2], readTex(slope)({}))
		? []
		: [`with ${question.answer.value} the slope is not ${slope}`];
}

const arrives = (from: readonly [Exact, Exact], to: readonly [Exact, Exact], m: Exact): boolean =>
	!same(from[0], to[0]) && same(add(from[1], multiply(m, subtract(to[0], from[0]))), to[1]);
