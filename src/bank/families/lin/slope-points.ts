/** lin.slope-points: slope through two points, or a coordinate for a given slope. CCSS 8.EE.B.6, F-IF.B.6. */
import { equation, num, quotient, sum, symbol, tuple } from '../../../math/expression.ts';
import { linear, polynomialExpression } from '../../../math/polynomial.ts';
import { say } from '../../../math/prose.ts';
import { integer, inWords, rational } from '../../answer.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../family.ts';
import { type At, fraction, minus, plain, pointAt, slopeLines } from '../../working/line-form.ts';
import { bracket, type Piece } from '../../working/equation-sides.ts';
import { solveEquation } from '../../working/solve-equation.ts';
import { term } from '../../../math/polynomial.ts';

export const skills: Skills = {
	'Slope through two points': throughTwo,
	'Slope from two points': throughTwo,
	'Slope with rational coordinates'(draw) {
		const [x, y] = [draw.int('x1'), draw.int('y1')];
		if (Number.isInteger(x) && Number.isInteger(y)) return undefined;
		const [dx, dy] = [draw.int('dx'), draw.int('dy')].map((value) =>
			draw.random.int(0, 1) === 1 ? value : value / 2,
		) as [number, number];
		return dy === 0 ? undefined : slopeOf([x, y], [x + dx, y + dy]);
	},

	'Unknown coordinate for a given slope'(draw) {
		const [dx, p, q] = [draw.int('dx'), draw.int('p'), draw.int('q')];
		if (fraction(p, q).n !== BigInt(Math.abs(p)) || (dx * p) % q !== 0) return undefined;
		return missing(draw, (dx * p) / q, draw.random.pick(['x', 'y']));
	},
	'Missing coordinate for a given slope'(draw) {
		return missing(draw, draw.int('dx') * draw.int('m'), draw.inTurn('slot'));
	},
};

function throughTwo(draw: Draw): Draft | undefined {
	const [x, y, dx, dy] = [draw.int('x1'), draw.int('y1'), draw.int('dx'), draw.int('dy')];
	const straight = dx === 0 || dy === 0;
	if ((dx === 0 && dy === 0) || (straight && draw.random.int(0, 2) > 0)) return undefined;
	return slopeOf([x, y], [x + dx, y + dy]);
}

function slopeOf(from: At, to: At): Draft {
	const vertical = from[0] === to[0];
	return {
		prompt: say`Find the slope of the line through ${pointAt(from)} and ${pointAt(to)}. If the slope does not exist, write undefined.`,
		answer: vertical
			? inWords('rational', 'undefined')
			: rational(fraction(to[1], 1).sub(from[1]).div(fraction(to[0]).sub(from[0]))),
		steps: vertical ? upright(from, to) : slopeLines(from, to),
		hints: [
			say`The slope is the change in ${symbol('y')} divided by the change in ${symbol('x')}. Subtract the coordinates in the same order above and below.`,
		],
	};
}

const upright = (from: At, to: At) => [
	line(
		equation('m', quotient(minus(to[1], from[1]), minus(to[0], from[0]))),
		'the change in y over the change in x',
	),
	sentence(
		say`The change in ${symbol('x')} is ${0}, so the line is vertical.`,
		'dividing by 0 is not possible',
	),
	sentence(say`The slope is undefined.`),
];

/** The second point has the letter k in the given slot; `dy` belongs to the drawn dx. */
function missing(draw: Draw, dy: number, slot: string): Draft | undefined {
	const [x, y, dx] = [draw.int('x1'), draw.int('y1'), draw.int('dx')];
	const m = fraction(dy, dx);
	const [x2, y2] = [x + dx, y + dy];
	if (Math.abs(y2) > 20) return undefined;
	const upward = slot === 'y';
	const value = upward ? y2 : x2;
	const start = upward ? y : x;
	const unknown = polynomialExpression(linear(1, 'k', -start));
	const [over, under] = upward
		? [unknown, minus(x2, x)]
		: [minus(y2, y), unknown];
	const product = upward ? m.mul(dx) : fraction(dy);
	const left: Piece[] = upward
		? [term(1, 'k'), term(-start)]
		: [start === 0 ? term(m, 'k') : bracket(m, term(1, 'k'), term(-start))];
	const solved = solveEquation(left, [term(product)]);
	if (!solved || (start === 0 && upward)) return undefined;
	const second = upward ? tuple(x2, 'k') : tuple('k', y2);
	const [, ...rest] = solved.lines;
	return {
		prompt: say`The line through ${pointAt([x, y])} and ${second} has slope ${num(m)}. Find the value of ${symbol('k')}.`,
		answer: integer(value),
		steps: [
			line(equation(quotient(over, under), num(m)), 'the change in y over the change in x is the slope'),
			...(upward && dx === 1 ? [] : []),
			line(solved.problem, upward ? `multiply both sides by ${dx}` : 'multiply both sides by the change in x'),
			...rest,
		],
		hints: [
			say`Write the slope with ${symbol('k')} in it: the change in ${symbol('y')} over the change in ${symbol('x')}.`,
		],
	};
}
