/** The member of a family of quadratics with irrational zeros through a given point. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	opposite,
	power,
	product,
	squareBrackets,
	sum,
	symbol,
	tuple,
	num,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Draft, expression, line, withMisconceptions } from '../../../family.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';
import { fromVertex, shifted, standardForm, valueAt } from '../../../steps/quadratic.ts';
import { F, gap, leadLines, STANDARD } from './lead.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

/** Zeros p ± √q; the rule in standard form. */
export function fromIrrationalZeros(
	a: number,
	[p, q]: [number, number],
	x: number,
): Draft | undefined {
	const quadratic = fromVertex(a, p, -a * q);
	const y = valueAt(quadratic, x);
	if (a === 1 || p === 0 || y.abs().gt(150) || quadratic.c.equals(0)) return undefined;
	if (y.equals(x)) return undefined; // switched coordinates must be wrong
	const inside = sum(power(shifted('x', p), 2), -q);
	const factor = new Fraction((x - p) ** 2 - q);
	const leadWithSum = y.div((x - p) ** 2 + q);
	const leadWithPlus = y.div((x + p) ** 2 - q);
	const zeros: [Prose, Prose] = [say`${sum(p, opposite(root(q)))}`, say`${sum(p, root(q))}`];
	return {
		prompt: say`The functions in a family of quadratic functions all have zeros ${zeros[0]} and ${zeros[1]}. Find the function ${symbol('f')} in the family whose graph passes through ${tuple(x, num(y))}. Write ${F} in the form ${STANDARD}.`,
		answer: withMisconceptions(
			expression(standardForm(quadratic)),
			[expression(standardForm(fromVertex(1, p, -q))), 'left out the leading coefficient'],
			[
				expression(standardForm(fromVertex(leadWithSum, p, leadWithSum.mul(q)))),
				`added ${q} inside the brackets instead of subtracting it`,
			],
			[
				expression(standardForm(fromVertex(leadWithPlus, -p, leadWithPlus.mul(-q)))),
				`wrote ${p < 0 ? '− instead of +' : '+ instead of −'} inside the square`,
			],
			[
				expression(standardForm(fromVertex(a, p, -q))),
				`did not multiply the −${q} inside the brackets by the leading coefficient`,
			],
		),
		steps: [
			line(
				equation(F, product('a', squareBrackets(inside))),
				`(x − p)² − ${q} has zeros p − √${q} and p + √${q}, and here p = ${p}`,
			),
			...leadLines(
				[x, y],
				product('a', squareBrackets(sum(power(gap(x, p), 2), -q))),
				{
					shown: product('a', brackets(sum((x - p) ** 2, -q))),
					why: 'evaluate the square',
				},
				{ factor, why: 'subtract in the brackets' },
				new Fraction(a),
			),
			line(equation(F, product(a, squareBrackets(inside))), `substitute a = ${plainNumber(a)}`),
			line(
				equation(F, product(a, brackets(standardForm(fromVertex(1, p, -q))))),
				'expand the square and combine the constants',
			),
			withParabola(
				line(equation(F, standardForm(quadratic)), 'use the distributive property'),
				quadratic,
				{ points: [[x, y]] },
			),
		],
		hints: [
			say`What is the value of ${power(shifted('x', p), 2)} at each zero?`,
			say`Which expression is therefore 0 at both zeros?`,
		],
	};
}
