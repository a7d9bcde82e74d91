/** Equations that are quadratic in a power. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	num,
	power,
	product,
	relation,
	sum,
} from '../../../../math/expression.ts';
import { rounded } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { solutions } from '../../../answer.ts';
import { type Draft, line, type Line, sentence } from '../../../family.ts';
import { type Base } from '../../../steps/logarithm.ts';
import { roundsSafely } from '../../../steps/rounding.ts';
import { logQuotient, nameOf, PLACES, shownBase, valueOf } from './bases.ts';

/** (b^x − r)(b^x − s) = 0, multiplied out; only roots above 0 are powers. */
export function quadraticInPower(base: Base, r: number, s: number): Draft | undefined {
	if (r === s || r === -s || r === 0 || s === 0) return undefined;
	const roots = [r, s].sort((m, n) => m - n);
	const positive = roots.filter((root) => root > 0);
	const values = positive.map((root) => Math.log(root) / Math.log(valueOf(base)));
	const isPlain = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;
	if (values.some((value) => isPlain(value) || !roundsSafely(value, PLACES))) return undefined;
	const u = power(shownBase(base), 'x');
	const left = sum(
		power(shownBase(base), product(2, 'x')),
		Math.abs(r + s) === 1
			? r + s === 1
				? { kind: 'opposite', of: u }
				: u
			: product(-(r + s), base === 'e' ? u : brackets(u)),
		num(r * s),
	);
	const [low = 0, high = 0] = roots;
	const shown = values.map((value) => rounded(value, PLACES));
	const solved: Line[] = positive.map((root, at) =>
		line(
			relation(equation('x', logQuotient(base, num(root))), '\\approx', shown[at] ?? num(0)),
			`from the solution ${root}: take the ${nameOf(base)}`,
		),
	);
	return {
		prompt: say`Solve ${equation(left, 0)} for real x. Round to the nearest thousandth; write two solutions in increasing order. If there is no solution, write no solution.`,
		answer: solutions(...shown),
		steps: [
			line(equation(left, 0)),
			line(
				equation(polynomialExpression([...squareOf(r, s)]), 0),
				'write u for the power; its square is the first term',
			),
			line(
				equation(
					product(
						brackets(polynomialExpression(linear(1, 'u', -low))),
						brackets(polynomialExpression(linear(1, 'u', -high))),
					),
					0,
				),
				'factor',
			),
			sentence(say`${equation('u', low)} or ${equation('u', high)}`),
			...(positive.length < 2
				? [
						sentence(
							say`${u} is always positive, so ${positive.length === 0 ? say`neither value is possible` : say`${equation(u, low)} is not possible`}.`,
						),
					]
				: []),
			...solved,
			positive.length === 0
				? sentence(say`There is no solution.`)
				: sentence(
						positive.length === 1
							? say`The only solution is ${{ kind: 'list', items: shown }}.`
							: say`The solutions are ${{ kind: 'list', items: shown }}.`,
					),
		],
		hints: [say`Write u for the power ${u}. The equation is then quadratic in u.`],
	};
}

const squareOf = (r: number, s: number) => [
	{ coefficient: new Fraction(1), powers: { u: 2 } },
	...linear(-(r + s), 'u', r * s),
];
