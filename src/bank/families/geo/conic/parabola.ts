/** Features of a parabola with a vertical or horizontal axis: vertex, axis of symmetry, opening and focus. */
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
import {
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	point,
	sentence,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { alongOf, squareFrom } from '../../../steps/conic-forms.ts';
import { pointAt } from '../../../steps/line-form.ts';
import { withConicParabola } from './conic-sketch.ts';

const OPENINGS = ['upward', 'downward', 'to the right', 'to the left'] as const;

/** The axis comes from the squared variable, the direction from the sign. */
const openingMistake = (along: 'x' | 'y', other: (typeof OPENINGS)[number], a: number): string =>
	(along === 'y') === OPENINGS.indexOf(other) < 2
		? `treated the coefficient of the squared term as ${a > 0 ? 'negative' : 'positive'}`
		: `used the rule for a parabola in which ${along === 'y' ? 'y' : 'x'} is squared${OPENINGS.indexOf(other) % 2 === (a > 0 ? 0 : 1) ? '' : `, and treated the coefficient as ${a > 0 ? 'negative' : 'positive'}`}`;

/** y = a(x − h)² + k along y, x = a(y − k)² + h along x. */
export function parabolaFeatures(draw: Draw): Draft | undefined {
	const [h, k, a] = [draw.int('h'), draw.int('k'), draw.int('a')];
	const along = alongOf(draw);
	const ask = draw.inTurn('ask');
	if (h === 0 && k === 0) return undefined;
	const [square, constant] = along === 'y' ? [squareFrom('x', h), k] : [squareFrom('y', k), h];
	const right = a === 1 ? square : product(num(a), square);
	const problem = equation(along, constant === 0 ? right : sum(right, num(constant)));
	const curve = { along, vertex: [h, k] as const, a };
	const opening = OPENINGS[(along === 'y' ? 0 : 2) + (a > 0 ? 0 : 1)] ?? 'upward';
	const vertex = sentence(
		say`The vertex is ${pointAt([h, k])}.`,
		along === 'y'
			? 'in y = a(x − h)² + k, the vertex is (h, k)'
			: 'in x = a(y − k)² + h, the vertex is (h, k)',
	);
	const start = [line(problem), vertex];
	if (ask === 'vertex')
		return {
			prompt: say`Find the vertex of the parabola ${problem}.`,
			answer: withMisconceptions(
				point(h, k),
				along === 'y'
					? [point(-h, k), 'did not reverse the sign of the number inside the brackets']
					: [point(h, -k), 'did not reverse the sign of the number inside the brackets'],
				[point(k, h), 'interchanged the coordinates'],
			),
			steps: [
				line(problem),
				sentence(
					say`The squared term is ${num(0)} when ${equation(along === 'y' ? 'x' : 'y', along === 'y' ? h : k)}. Then ${equation(along, constant)}.`,
					'at the vertex, the squared term is 0',
				),
				withConicParabola(sentence(say`The vertex is ${pointAt([h, k])}.`), curve, {
					points: [[h, k]],
				}),
			],
			hints: [
				say`For which value of ${symbol(along === 'y' ? 'x' : 'y')} is the squared term ${num(0)}? What is ${symbol(along)} then?`,
			],
		};
	if (ask === 'axis') {
		const answer = withMisconceptions(
			written('line', along === 'y' ? equation('x', h) : equation('y', k)),
			[
				written('line', along === 'y' ? equation('x', -h) : equation('y', -k)),
				'did not reverse the sign of the number inside the brackets',
			],
			[
				written('line', along === 'y' ? equation('y', k) : equation('x', h)),
				`gave the ${along === 'y' ? 'horizontal' : 'vertical'} line through the vertex instead of the ${along === 'y' ? 'vertical' : 'horizontal'} one`,
			],
		);
		return {
			prompt: say`Write the equation of the axis of symmetry of the parabola ${problem}.`,
			answer,
			steps: [
				...start,
				sentence(
					say`${symbol(along === 'y' ? 'x' : 'y')} is squared, so the axis of symmetry is ${along === 'y' ? 'vertical' : 'horizontal'}.`,
				),
				withConicParabola(
					sentence(say`The axis of symmetry is ${answer.body}.`, 'it passes through the vertex'),
					curve,
					{ points: [[h, k]], ...(along === 'y' ? { walls: [h] } : { level: k }) },
				),
			],
			hints: [say`What is the vertex? Is the axis of symmetry through it vertical or horizontal?`],
		};
	}
	if (draw.random.int(0, 1) === 0) {
		const others = OPENINGS.filter((one) => one !== opening);
		return {
			prompt: say`A parabola has the equation ${problem}. In which direction does it open?`,
			answer: multipleChoice(
				say`${opening}`,
				...others.map((one) => distractor(say`${one}`, openingMistake(along, one, a))),
			),
			steps: [
				line(problem),
				sentence(
					along === 'y'
						? say`${symbol('x')} is squared, so the axis of symmetry is vertical.`
						: say`${symbol('y')} is squared, so the axis of symmetry is horizontal.`,
				),
				withConicParabola(
					sentence(
						say`The coefficient ${num(a)} is ${a > 0 ? 'positive' : 'negative'}, so the parabola opens ${opening}.`,
					),
					curve,
				),
			],
			hints: [
				say`Which variable is squared? What is the sign of the coefficient of the squared term?`,
			],
		};
	}
	const p = new Fraction(1, 4 * a);
	const focus: [Fraction, Fraction] =
		along === 'y' ? [new Fraction(h), p.add(k)] : [p.add(h), new Fraction(k)];
	const answer = withMisconceptions(
		point(...focus),
		along === 'y'
			? [point(h, p.neg().add(k)), 'subtracted p instead of adding it']
			: [point(p.neg().add(h), k), 'subtracted p instead of adding it'],
		along === 'y'
			? [point(h, k + a), 'used a instead of p']
			: [point(h + a, k), 'used a instead of p'],
		[point(h, k), 'gave the vertex'],
	);
	return {
		prompt: say`Find the focus of the parabola ${problem}. Write it as an ordered pair.`,
		answer,
		steps: [
			...start,
			line(
				equation('p', quotient(1, a === 1 ? 4 : times(4, a))),
				'p is the directed distance from the vertex to the focus: p = 1/(4a), where a is the coefficient of the squared term',
			),
			...(a === 1 ? [] : [line(equation('p', num(p)), 'multiply in the denominator')]),
			withConicParabola(
				sentence(
					say`The focus is ${answer.body}.`,
					`add p to the ${along}-coordinate of the vertex`,
				),
				curve,
				{ points: [focus, [h, k]] },
			),
		],
		hints: [
			say`What is the vertex? How is the distance from the vertex to the focus found from the coefficient of the squared term?`,
		],
	};
}
