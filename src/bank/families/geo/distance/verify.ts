/** Rebuilds the points from the prompt and measures between them, as with a ruler. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormulas, promptPoints, type Verify } from '../../../verify/evidence.ts';
import { type ExactPoint, readExact, readReal, readTex, toNumber } from '../../../verify/values.ts';
import { readLine } from '../../../verify/read-line.ts';
import { isSimplestRadical } from '../../../verify/radical-form.ts';

export const verify: Verify = ({ question, skill }) => {
	const points = promptPoints(question).map(asReal);
	const [a, b, c] = points;
	if (skill.includes('shortest')) return a ? toLine(question, a) : ['the prompt names no point'];
	if (question.question.includes('(k, '))
		return a ? coordinate(question, a) : ['no point is named'];
	if (skill === 'Compare distances or find a coordinate')
		return a && b && c
			? length(question, Math.min(apart(a, c), apart(b, c)))
			: ['the prompt does not name three points'];
	return a && b && points.length === 2
		? length(question, apart(a, b))
		: [`the prompt names ${points.length} points, not 2`];
};

type Real = readonly [number, number];
const asReal = ([x, y]: ExactPoint): Real => [toNumber(x), toNumber(y)];
const apart = ([a, b]: Real, [c, d]: Real): number => Math.hypot(c - a, d - b);

/** A rounded answer may be half a unit of its last place away; an exact one must be in simplest form. */
function length({ answer, question }: Question, measured: number): string[] {
	const places = answer.value.split('.')[1]?.length ?? 0;
	const slack = question.includes('nearest tenth') ? 0.05 : 1e-9;
	const stored = readReal(answer.value)();
	return [
		...(Math.abs(stored - measured) < slack && places === (slack > 0.01 ? 1 : 0)
			? []
			: [`the stored length is ${answer.value}, measured ${measured}`]),
		...(isSimplestRadical(answer.value) ? [] : [`${answer.value} is not in simplest form`]),
	];
}

/** The least of many distances to points of the line, refined around the best. */
function toLine(question: Question, point: Real): string[] {
	const rule = promptFormulas(question).find((formula) => formula.includes('='));
	if (rule === undefined) return ['the prompt holds no line'];
	const { a, b, c } = readLine(rule);
	const [p, q, r] = [toNumber(a), toNumber(b), toNumber(c)];
	const at = (x: number) => apart(point, [x, (r - p * x) / q]);
	let [low, high] = [-50, 50];
	for (let round = 0; round < 200; round++) {
		const third = (high - low) / 3;
		if (at(low + third) < at(high - third)) high -= third;
		else low += third;
	}
	return length(question, at((low + high) / 2));
}

function coordinate(question: Question, known: Real): string[] {
	const formulas = promptFormulas(question);
	const [, y = ''] = /^\(k, (.*)\)$/.exec(formulas.find((one) => one.startsWith('(k')) ?? '') ?? [];
	const distance = Number(formulas.find((formula) => /^\d+$/.test(formula)));
	const k = readExact(question.answer.value);
	if (!k) return ['the stored answer is not a number'];
	const measured = apart(known, [toNumber(k), toNumber(readTex(y)({}))]);
	return Math.abs(measured - distance) < 1e-9 && toNumber(k) > known[0]
		? []
		: [`with k = ${question.answer.value} the distance is ${measured}`];
}
