import Fraction from 'fraction.js';
import {
	equation,
	num,
	product,
	quotient,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { multipleChoice, point, slip, written } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { alongOf, squareFrom } from '../../../steps/conic-forms.ts';
import { pointAt } from '../../../steps/line-form.ts';

const OPENINGS = ['upward', 'downward', 'to the right', 'to the left'] as const;

const SLIPS: Readonly<Record<string, string>> = {
	upward: 'did not look at the sign and at which letter is squared',
	downward: 'took the wrong sign or the wrong axis',
	'to the right': 'took the squared letter for the direction',
	'to the left': 'took the squared letter for the direction, or the wrong sign',
};

/** y = a(x − h)² + k along y, x = a(y − k)² + h along x. */
export function parabolaFeatures(draw: Draw): Draft | undefined {
	const [h, k, a] = [draw.int('h'), draw.int('k'), draw.int('a')];
	const along = alongOf(draw);
	const ask = draw.inTurn('ask');
	if (h === 0 && k === 0) return undefined;
	const [square, constant] = along === 'y' ? [squareFrom('x', h), k] : [squareFrom('y', k), h];
	const right = a === 1 ? square : product(num(a), square);
	const problem = equation(along, constant === 0 ? right : sum(right, num(constant)));
	const opening = OPENINGS[(along === 'y' ? 0 : 2) + (a > 0 ? 0 : 1)] ?? 'upward';
	const vertex = sentence(
		say`The vertex is ${pointAt([h, k])}.`,
		along === 'y'
			? 'the square is 0 at its x-value; the y-value is the number added'
			: 'the square is 0 at its y-value; the x-value is the number added',
	);
	const start = [line(problem), vertex];
	if (ask === 'vertex')
		return {
			prompt: say`Find the vertex of the parabola ${problem}.`,
			answer: point(h, k),
			steps: [
				line(problem),
				sentence(
					say`The square is ${num(0)} when ${equation(along === 'y' ? 'x' : 'y', along === 'y' ? h : k)}. Then ${equation(along, constant)}.`,
					'the vertex is where the square is 0',
				),
				sentence(say`The vertex is ${pointAt([h, k])}.`),
			],
			hints: [say`For which value is the square equal to ${num(0)}?`],
		};
	if (ask === 'axis') {
		const answer = written('line', along === 'y' ? equation('x', h) : equation('y', k));
		return {
			prompt: say`Write the equation of the axis of symmetry of the parabola ${problem}.`,
			answer,
			steps: [
				...start,
				sentence(
					say`The parabola opens ${opening}, so its axis is ${along === 'y' ? 'vertical' : 'horizontal'}.`,
				),
				sentence(say`The axis of symmetry is ${answer.body}.`, 'it passes through the vertex'),
			],
			hints: [say`The axis of symmetry passes through the vertex. Is it vertical or horizontal?`],
		};
	}
	if (draw.random.int(0, 1) === 0) {
		const others = OPENINGS.filter((one) => one !== opening);
		return {
			prompt: say`In which direction does the parabola ${problem} open?`,
			answer: multipleChoice(
				say`${opening}`,
				...others.map((one) => slip(say`${one}`, SLIPS[one] ?? '')),
			),
			steps: [
				line(problem),
				sentence(
					along === 'y'
						? say`${symbol('x')} is squared, so the axis of symmetry is vertical.`
						: say`${symbol('y')} is squared, so the axis of symmetry is horizontal.`,
				),
				sentence(
					say`The factor ${num(a)} is ${a > 0 ? 'positive' : 'negative'}: the parabola opens ${opening}.`,
				),
			],
			hints: [say`Which letter is squared? What is the sign of the factor in front of the square?`],
		};
	}
	const p = new Fraction(1, 4 * a);
	const focus: [Fraction, Fraction] =
		along === 'y' ? [new Fraction(h), p.add(k)] : [p.add(h), new Fraction(k)];
	const answer = point(...focus);
	return {
		prompt: say`Find the focus of the parabola ${problem}. Write it as an ordered pair.`,
		answer,
		steps: [
			...start,
			line(
				equation('p', quotient(1, a === 1 ? 4 : times(4, a))),
				'p is 1 over 4 times the factor in front of the square',
			),
			...(a === 1 ? [] : [line(equation('p', num(p)))]),
			sentence(say`The focus is ${answer.body}.`, `add p to the ${along}-coordinate of the vertex`),
		],
		hints: [
			say`The focus lies on the axis of symmetry, at the distance ${equation('p', quotient(1, product(4, 'a')))} from the vertex.`,
		],
	};
}
