/** poly.from-zeros: the polynomial with given zeros through a point. */
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import { type Draw, line, type Line, sentence, type Skills } from '../../../family.ts';
import { type Coefficients, written, zeroAt } from '../../../steps/coefficients.ts';
import { complexNumber, productTerms } from '../../../steps/complex-number.ts';
import { timesRoot } from '../../../steps/quadratic.ts';
import { equationFromGraph } from './graph.ts';
import { cubicModel } from './models.ts';
import { throughPoint } from './point.ts';

export const skills: Skills = {
	'Write a polynomial from zeros and a point'(draw) {
		const zeros = [draw.int('p'), draw.int('q'), draw.int('r')];
		if (new Set(zeros).size < 3) return undefined;
		const sorted = zeros.toSorted((a, b) => a - b);
		const double = draw.random.int(0, 2) === 0 ? draw.random.pick(sorted) : undefined;
		const factors = [...sorted, ...(double === undefined ? [] : [double])]
			.toSorted((a, b) => a - b)
			.map((zero) => zeroAt(zero));
		const listed = joinedByAnd(sorted.map((zero) => num(zero)));
		return throughPoint({
			intro:
				double === undefined
					? say`A cubic function ${symbol('f')} has zeros ${listed}.`
					: say`A quartic function ${symbol('f')} has zeros ${listed}. The zero ${double} is a double zero.`,
			factors,
			lead: draw.int('a'),
			x: draw.int('x'),
		});
	},

	'Find a member of a family of polynomials'(draw) {
		const [p, q] = [draw.int('p'), draw.int('q')];
		const surd = draw.inTurn('surd') === 'yes';
		const third = draw.random.int(-3, 3);
		if (surd ? ![2, 3, 5, 6].includes(q) : new Set([p, q, third]).size < 3) return undefined;
		const zeros: Expression[] = surd
			? [num(p), opposite(root(q)), root(q)]
			: [p, q, third].toSorted((a, b) => a - b).map((zero) => num(zero));
		const factors: Coefficients[] = surd
			? [zeroAt(p), [1, 0, -q]]
			: [p, q, third].toSorted((a, b) => a - b).map((zero) => zeroAt(zero));
		return throughPoint({
			intro: say`All cubic functions with zeros ${joinedByAnd(zeros)} form a family.`,
			factors,
			lead: draw.int('k'),
			x: draw.int('x'),
			member: true,
			...(surd
				? {
						pair: [
							sentence(
								say`The zero ${opposite(root(q))} gives the factor ${sum('x', root(q))}, and the zero ${root(q)} gives the factor ${difference('x', root(q))}.`,
								'a factor x − p is 0 when x = p',
							),
							line(
								equation(
									product(brackets(sum('x', root(q))), brackets(difference('x', root(q)))),
									written([1, 0, -q]),
								),
								'difference of squares: (u + v)(u − v) = u² − v²',
							),
						],
					}
				: {}),
		});
	},

	'Write a polynomial with given zeros': givenZeros,
	'Write a polynomial from its graph': equationFromGraph,
	'Model volume or profit with a cubic': cubicModel,
};

/** A real zero, and two integers or one member of a pair of conjugates. */
function givenZeros(draw: Draw) {
	const [p, q] = [draw.int('p'), draw.int('q')];
	const pair = draw.inTurn('pair');
	const zero = draw.random.int(-4, 4);
	const base = { lead: draw.int('a'), x: draw.random.int(-2, 2) };
	if (pair === 'two integers') {
		const zeros = [p, q, zero].toSorted((a, b) => a - b);
		if (new Set(zeros).size < 3) return undefined;
		return throughPoint({
			...base,
			intro: say`A polynomial function ${symbol('f')} of degree 3 has zeros ${joinedByAnd(zeros.map((one) => num(one)))}.`,
			factors: zeros.map((one) => zeroAt(one)),
		});
	}
	const size = Math.abs(q);
	const isSurd = pair.includes('√');
	if (isSurd ? ![2, 3, 5].includes(size) : size === 0) return undefined;
	const member = (sign: 1 | -1): Expression => {
		if (!isSurd) return complexNumber(p, sign * size);
		return p === 0 ? timesRoot(sign, size) : sum(p, timesRoot(sign, size));
	};
	const quadratic = [1, -2 * p, p * p + (isSurd ? -size : size * size)];
	return throughPoint({
		...base,
		intro: say`A polynomial function ${symbol('f')} of degree 3 with ${isSurd ? 'rational' : 'real'} coefficients has zeros ${zero} and ${member(1)}.`,
		factors: [zeroAt(zero), quadratic],
		pairHint: say`Since the coefficients are ${isSurd ? 'rational' : 'real'}, what must the third zero be?`,
		pair: [
			sentence(
				say`The conjugate ${member(-1)} is also a zero.`,
				`the coefficients are ${isSurd ? 'rational' : 'real'}`,
			),
			...conjugateLines(p, size, isSurd, [member(1), member(-1)]),
			sentence(
				say`The product of their factors is ${written(quadratic)}.`,
				'(x − r)(x − s) = x² − (r + s)x + rs',
			),
		],
	});
}

/** The sum and the product of p ± v, where v is √size or, for complex numbers, size times i. */
function conjugateLines(
	p: number,
	size: number,
	isSurd: boolean,
	[one, other]: readonly [Expression, Expression],
): Line[] {
	const v = brackets(isSurd ? root(size) : complexNumber(0, size));
	const vSquared = isSurd ? size : -size * size;
	const value = p * p - vSquared;
	const pair = product(brackets(one), brackets(other));
	const worked = equation(difference(power(num(p), 2), power(v, 2)), sum(p * p, -vSquared));
	return [
		sentence(
			say`The sum of the conjugates is ${equation(sum(p === 0 ? one : brackets(one), brackets(other)), 2 * p)}.`,
		),
		p === 0
			? sentence(
					say`Their product is ${equation(pair, isSurd ? value : equation(productTerms([0, size], [0, -size]), value))}.`,
					isSurd ? undefined : 'i² = −1',
				)
			: sentence(
					say`Their product is ${equation(equation(pair, worked), value)}.`,
					`(u + v)(u − v) = u² − v²${isSurd ? '' : ', and i² = −1'}`,
				),
	];
}
