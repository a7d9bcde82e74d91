/** Where a key point of y = sin x goes. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	num,
	opposite,
	operand,
	product,
	quotient,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { call, degrees, PI } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	onlyIf,
	sentence,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { hintFor, isBackInPlace, isSameBothWays, plus, verticalReason } from './point.ts';

const QUARTERS: Readonly<Record<string, number>> = {
	start: 0,
	quarter: 1,
	half: 2,
	'three quarters': 3,
	'end of the cycle': 4,
};

/** A key point of y = sin x; `d` in degrees, or in units of π. */
export function imageOnSine(draw: Draw, d: number, inDegrees: boolean): Draft | undefined {
	const [a, k, c] = [draw.int('a'), draw.int('k'), draw.int('c')];
	const quarter = QUARTERS[draw.inTurn('pt')] ?? 0;
	if (d === 0 && k === 1) return undefined;
	// A coordinate of 0 hides its factor.
	if ((quarter === 0 && k !== 1) || (quarter % 2 === 0 && a !== 1)) return undefined;
	if (isSameBothWays({ a, k, d, c })) return undefined;
	const angle = (value: Fraction): Expression => {
		if (inDegrees) return degrees(num(value));
		const over = value.n === 1n ? PI : product(num(Number(value.n)), PI);
		const size = value.n === 0n ? num(0) : value.d === 1n ? over : quotient(over, Number(value.d));
		return value.lt(0) ? opposite(size) : size;
	};
	const unit = new Fraction(inDegrees ? 90 : '1/2');
	const x = unit.mul(quarter);
	const y = [0, 1, 0, -1, 0][quarter] ?? 0;
	const factor = new Fraction(k);
	const across = x.div(factor);
	const newX = across.add(d);
	const newY = a * y + c;
	if (isBackInPlace([x, y], [newX, newY], { a, k, d, c })) return undefined;
	const shift = angle(new Fraction(d).abs());
	const moved = d === 0 ? operand('x') : sum('x', d > 0 ? opposite(shift) : shift);
	const inner = k === 1 ? moved : product(num(factor), moved);
	const core = call('\\sin', inner);
	const rule = plus(a === 1 ? core : product(a, core), c);
	const image = tuple(angle(newX), newY);
	const lines: Line[] = [
		...(k === 1
			? []
			: [
					sentence(
						say`${k < 1 ? 'Multiply' : 'Divide'} the ${symbol('x')}-coordinate ${angle(x)} by ${num(k < 1 ? factor.inverse() : factor)} to get ${angle(across)}.`,
						k < 1
							? `this is a horizontal stretch by a factor of ${factor.inverse().toFraction()}, the reciprocal of ${factor.toFraction()}`
							: `this is a horizontal compression by a factor of ${factor.inverse().toFraction()}, the reciprocal of ${factor.toFraction()}`,
					),
				]),
		...(d === 0
			? []
			: [
					sentence(
						say`A translation of ${shift} to the ${d > 0 ? 'right' : 'left'} changes the ${symbol('x')}-coordinate from ${angle(across)} to ${angle(newX)}.`,
						d > 0
							? 'subtracting from x moves every point to the right'
							: 'adding to x moves every point to the left',
					),
				]),
		sentence(
			newY === y && (a === 1 || y === 0)
				? say`The ${symbol('y')}-coordinate is still ${y}.`
				: a === -1 && c === 0
					? say`The ${symbol('y')}-coordinate becomes the opposite of ${y}, which is ${newY}.`
					: say`The ${symbol('y')}-coordinate becomes ${equation(plus(a === 1 ? operand(y) : product(a, brackets(y)), c), newY)}.`,
			verticalReason(new Fraction(a), y, c),
		),
	];
	return {
		prompt: say`The point ${tuple(angle(x), y)} is on the graph of ${equation('y', call('\\sin', 'x'))}. Find the coordinates of its image on the graph of ${equation('y', rule)}. Give the ${symbol('x')}-coordinate in ${inDegrees ? say`degrees` : say`radians, in terms of ${PI}`}.`,
		answer: withMisconceptions(
			written('point', image),
			...onlyIf(d !== 0, [
				written('point', tuple(angle(newX.sub(2 * d)), newY)),
				'used the opposite sign for the horizontal translation',
			]),
			...onlyIf(k !== 1, [
				written('point', tuple(angle(x.mul(factor).add(d)), newY)),
				`multiplied the x-coordinate by ${factor.toFraction()} instead of ${k < 1 ? `by ${factor.inverse().toFraction()}` : `dividing it by ${factor.toFraction()}`}`,
			]),
			...onlyIf(c !== 0, [
				written('point', tuple(angle(newX), newY - 2 * c)),
				'used the opposite sign for the vertical translation',
			]),
		),
		steps: [...lines, sentence(say`The image is ${image}.`)],
		hints: [hintFor({ a, k, d, c })],
	};
}
