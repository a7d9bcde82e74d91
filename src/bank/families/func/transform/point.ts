/** Where a point goes: (x, y) → (x ÷ k + d, ay + c). */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	num,
	type Number,
	operand,
	opposite,
	product,
	quotient,
	signed,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { call, degrees, PI } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	type Draw,
	drawnLast,
	type Line,
	line,
	onlyIf,
	point,
	sentence,
	withMisconceptions,
	written,
} from '../../../family.ts';
import {
	type Change,
	changedRule,
	changedValue,
	NO_CHANGE,
	type Parent,
} from '../../../steps/parents.ts';
import { isPlain, units, withChange } from './changes.ts';

/** The function f that nothing is known about. */
const UNKNOWN: Parent = {
	name: 'unknown',
	value: () => 0,
	write: (inner) => call('f', inner),
	keys: [],
};

const timesOf = (factor: Fraction, of: number): Expression => {
	if (factor.equals(1)) return num(of);
	if (factor.equals(-1)) return of < 0 ? opposite(signed(of)) : num(-of + 0);
	return product(num(factor), signed(of));
};

const plus = (left: Expression, right: number): Expression =>
	right === 0 ? left : sum(left, num(right));

/** x = 2(3) − 1 = 5, or x = 5 where nothing is left to calculate. */
const valueAfter = (name: string, calculation: Expression, value: Fraction): Expression =>
	equation(
		name,
		tex(calculation) === tex(num(value)) ? num(value) : equation(calculation, num(value)),
	);

const signChange = (letter: 'x' | 'y', of: number, shift: number): string =>
	of === 0
		? shift === 0
			? 'the opposite of 0 is 0'
			: 'take the opposite of 0'
		: `change the sign of the ${letter}-coordinate`;

/** What happens to the y-coordinate of a point on the way to its image. */
function verticalReason(a: Fraction, y: number, c: number): string {
	const upright = c === 0 ? [] : [`translate ${units(c)} ${c > 0 ? 'up' : 'down'}`];
	const scaled = a.equals(1)
		? []
		: [a.equals(-1) ? signChange('y', y, c) : `multiply the y-coordinate by ${a.toFraction()}`];
	return [...scaled, ...upright].join(', then ') || 'there is no vertical change';
}

/** Where a translation takes every point. */
const mapping = (d: number, c: number): Line =>
	sentence(
		say`Every point ${tuple('x', 'y')} moves to ${tuple(plus(symbol('x'), d), plus(symbol('y'), c))}.`,
	);

function imageOf(x: number, y: number, { a, k, d, c }: Change) {
	const across = new Fraction(x).div(new Fraction(k));
	const [newX, newY] = [across.add(d), new Fraction(a).mul(y).add(c)];
	const dividing = new Fraction(k).inverse();
	const xs = timesOf(dividing, x);
	const sideways = `translate ${units(d)} to the ${d > 0 ? 'right' : 'left'}`;
	const scaled =
		dividing.d === 1n
			? `multiply the x-coordinate by ${dividing.toFraction()}, the reciprocal of ${new Fraction(k).toFraction()}`
			: `divide the x-coordinate by ${new Fraction(k).toFraction()}`;
	return {
		newX,
		newY,
		lines: [
			...(k === 1 && a === 1 ? [mapping(d, c)] : []),
			line(
				valueAfter('x', plus(xs, d), newX),
				k === 1
					? d === 0
						? 'there is no horizontal change'
						: `x is replaced with x ${d > 0 ? '−' : '+'} ${Math.abs(d)}, so ${sideways}`
					: k === -1
						? `${signChange('x', x, d)}${d === 0 ? '' : `, then ${sideways}`}`
						: `${scaled}${d === 0 ? '' : `, then ${sideways}`}`,
			),
			line(
				valueAfter('y', plus(timesOf(new Fraction(a), y), c), newY),
				verticalReason(new Fraction(a), y, c),
			),
			sentence(say`The image is ${tuple(num(newX), num(newY))}.`),
		],
	};
}

/** In the words of the solution, which multiplies by the reciprocal where that is an integer. */
function multipliedBy(k: Change['k']): string {
	const [factor, inverse] = [new Fraction(k), new Fraction(k).inverse()];
	return `multiplied the x-coordinate by ${factor.toFraction()} instead of ${inverse.d === 1n ? `by ${inverse.toFraction()}` : `dividing by ${factor.toFraction()}`}`;
}

const ONE_WAY = say`Does the new equation change the ${symbol('x')}-coordinate or the ${symbol('y')}-coordinate? How?`;
const BOTH_WAYS = say`Which parts of the new equation change the ${symbol('x')}-coordinate, and which change the ${symbol('y')}-coordinate?`;

const hintFor = ({ a, k, d, c }: Change) =>
	(a === 1 && c === 0) || (k === 1 && d === 0) ? ONE_WAY : BOTH_WAYS;

/** Both coordinates change in the same way, so that switching the two would go unnoticed: 2f(½x), or f(x − 3) + 3. */
const isSameBothWays = ({ a, k, d, c }: Change) =>
	(Math.abs(a) !== 1 && new Fraction(a).mul(new Fraction(k)).equals(1)) || (c !== 0 && c === d);

/** A coordinate is changed and comes back to its value, so that leaving it unchanged would go unnoticed. */
const isBackInPlace = (
	[x, y]: readonly [Number, Number],
	[newX, newY]: readonly [Number, Number],
	{ a, k, d, c }: Change,
): boolean =>
	((k !== 1 || d !== 0) && new Fraction(x).equals(newX)) ||
	((a !== 1 || c !== 0) && new Fraction(y).equals(newY));

/** 2(−5) = −5 − 5: the result does not show whether the factor or the translation was left out. */
const isHidden = (of: number, times: Fraction, shift: number): boolean =>
	shift !== 0 && times.mul(of).equals(of + shift);

/** A point of y = f(x), or of a known parent. */
export function imageOfPoint(
	x: number,
	y: number,
	change: Change,
	parent: Parent = UNKNOWN,
): Draft | undefined {
	if (isPlain(change) || (y === 0 && (change.a !== 1 || x === 0))) return undefined;
	if (x === 0 && change.k !== 1) return undefined; // a coordinate of 0 hides its factor
	if (isSameBothWays(change)) return undefined;
	if (isHidden(y, new Fraction(change.a), change.c)) return undefined;
	if (isHidden(x, new Fraction(change.k).inverse(), change.d)) return undefined;
	const { newX, newY, lines } = imageOf(x, y, change);
	if (isBackInPlace([x, y], [newX, newY], change)) return undefined;
	const { a, k, d, c } = change;
	const answer = withMisconceptions(
		point(newX, newY),
		...onlyIf(d !== 0, [
			point(newX.sub(2 * d), newY),
			'used the opposite sign for the horizontal translation',
		]),
		...onlyIf(Math.abs(k) !== 1, [
			point(new Fraction(x).mul(new Fraction(k)).add(d), newY),
			multipliedBy(k),
		]),
		...onlyIf(c !== 0, [
			point(newX, newY.sub(2 * c)),
			'used the opposite sign for the vertical translation',
		]),
		...onlyIf(a !== 1, [
			point(newX, y + c),
			a === -1
				? 'left out the negative sign in front of the function'
				: `did not multiply the y-coordinate by ${new Fraction(a).toFraction()}`,
		]),
		[point(newY, newX), 'switched the coordinates'],
	);
	const rule = (of: Change) => equation('y', changedRule(parent, of, 'x'));
	return {
		prompt: say`The point ${tuple(x, y)} is on the graph of ${rule(NO_CHANGE)}. Find the coordinates of its image on the graph of ${rule(change)}.`,
		answer,
		steps: drawnLast(lines, (last) =>
			withChange(last, parent, change, {
				points: [
					[x, y],
					[newX, newY],
				],
				before: NO_CHANGE,
			}),
		),
		hints: [hintFor(change)],
	};
}

export function imageOnParent(x: number, parent: Parent, change: Change): Draft | undefined {
	const valueAt = changedValue(parent, NO_CHANGE);
	// −4[−(x + 1)]³ is also 4(x + 1)³, which takes the point to another image.
	if (change.k < 0 && Math.abs(valueAt(-x)) === Math.abs(valueAt(x))) return undefined;
	return imageOfPoint(x, valueAt(x), change, parent);
}

// Where a key point of y = sin x goes.

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
