/** Puts every stored point into the rule of the prompt, and finds zeros by bisection and the axis between them. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import { promptFormulas, readPoint, type Verify } from '../../../verify/evidence.ts';
import { close, gapPolynomial } from '../../../verify/quadratic.ts';
import { readReal, sidesOf, toNumber } from '../../../verify/values.ts';
import { realZeros } from '../../../verify/polynomial.ts';

type Spot = readonly [x: number, y: number];

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question);
	const rule =
		promptFormulas(question)
			.map(sidesOf)
			.find(([left, right]) => left === 'y' && right !== undefined)?.[1] ?? '';
	const f = (x: number) => readReal(rule)({ x });
	const [p, q] = realZeros(gapPolynomial(rule));
	if (p === undefined || q === undefined) return [`${rule} does not have two zeros`];
	const middle = (p + q) / 2;
	const zeros: Spot[] = [
		[p, 0],
		[q, 0],
	];
	const start: Spot = [0, f(0)];
	const vertex: Spot = [middle, f(middle)];
	if (text.includes('Find the zeros')) return expectNumbers(question, [p, q]);
	if (text.includes('axis of symmetry')) {
		const [left, right = ''] = sidesOf(question.answer.value);
		return left === 'x' && close(readReal(right)(), middle) ? [] : [`the axis is x = ${middle}`];
	}
	if (text.includes('Find the vertex')) return expectPoints(question, [vertex]);
	if (text.includes('first, then')) return expectPoints(question, [start, ...zeros]);
	return expectPoints(question, [...zeros, start, vertex]);
};

function expectNumbers({ answer }: Question, wanted: number[]): string[] {
	const stored = answer.value.split(', ').map((item) => readReal(item)());
	return stored.length === wanted.length &&
		stored.every((value, at) => close(value, wanted[at] ?? 0))
		? []
		: [`the stored numbers are ${answer.value}, the check gives ${wanted.join(', ')}`];
}

function expectPoints({ answer }: Question, wanted: Spot[]): string[] {
	const stored = answer.value.split(/(?<=\)), /).map((item) => readPoint(item).map(toNumber));
	const right =
		stored.length === wanted.length &&
		stored.every(([x, y, ...more], at) => {
			const [u, v] = wanted[at] ?? [];
			return (
				x !== undefined &&
				y !== undefined &&
				u !== undefined &&
				v !== undefined &&
				more.length === 0 &&
				close(x, u) &&
				close(y, v)
			);
		});
	return right
		? []
		: [`the stored points are ${answer.value}, the check gives ${JSON.stringify(wanted)}`];
}
