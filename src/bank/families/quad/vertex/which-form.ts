/** quad.vertex: which form of a quadratic function shows a feature without calculation. */
import { equation, num, product, sum } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import {
	factoredForm,
	shifted,
	shiftedSquare,
	standardForm,
	valueAt,
	vertexForm,
} from '../../../steps/quadratic.ts';

const F = call('f', 'x');

/** (x − p)(x − q) with whole h, so that the vertex form has whole numbers too. */
export function formThatShows(draw: Draw): Draft | undefined {
	const [p, q] = [draw.int('p'), draw.int('q')];
	if (p >= q || (p + q) % 2 !== 0 || p + q === 0 || p * q === 0) return undefined;
	const quadratic = { a: 1, b: -(p + q), c: p * q };
	const { b, c } = quadratic;
	const h = (p + q) / 2;
	const k = valueAt(quadratic, h);
	const half = (b / 2) ** 2;
	const rule = equation(F, standardForm(quadratic));
	const [vertex, factored] = [vertexForm(1, h, k), factoredForm(1, p, q)];
	const partial = distractor(
		sum(product('x', shifted('x', -b)), c),
		'chose a form that shows only the y-intercept',
	);
	if (draw.inTurn('ask') === 'minimum')
		return {
			prompt: say`Which form of ${rule} shows the minimum value of the function as a constant?`,
			answer: multipleChoice(
				vertex,
				distractor(factored, 'chose the form that shows the zeros'),
				distractor(vertexForm(1, -h, k), 'reversed the sign inside the square'),
				partial,
			),
			steps: [
				line(rule),
				line(
					equation(F, sum(standardForm({ a: 1, b, c: half }), -half, c)),
					`add and subtract the square of half of ${b}`,
				),
				line(
					equation(F, sum(shiftedSquare(1, h), -half, c)),
					'write the first three terms as a square',
				),
				line(equation(F, vertex), 'combine the constants'),
				sentence(
					say`${vertex} shows the minimum value ${num(k)}.`,
					'the square is 0 or greater, so the value is never less than the constant',
				),
			],
			hints: [
				say`Which form is a square plus or minus a constant?`,
				say`What is the least value of a square?`,
			],
		};
	return {
		prompt: say`Which form of ${rule} shows the zeros of the function?`,
		answer: multipleChoice(
			factored,
			distractor(vertex, 'chose the form that shows the vertex'),
			distractor(factoredForm(1, -p, -q), 'reversed the sign in each factor'),
			partial,
		),
		steps: [
			line(rule),
			line(
				equation(F, factored),
				`factor with ${-p} and ${-q}: their product is ${c}, and their sum is ${b}`,
			),
			sentence(
				say`${factored} shows the zeros ${p} and ${q}.`,
				'each zero makes one of the factors 0',
			),
		],
		hints: [
			say`Which form is a product of two linear factors?`,
			say`When is a product equal to ${0}?`,
		],
	};
}
