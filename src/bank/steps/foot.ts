/** The foot of the perpendicular from a point to the line y = mx + b, with its steps. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	type Number,
	product,
	sum,
} from '../../math/expression.ts';
import {
	type At,
	interceptOf,
	plain,
	pointAt,
	slopeIntercept,
	slopeTimes,
} from '../../math/lines.ts';
import { say } from '../../math/prose.ts';
import { line, type Line, sentence, takeAway, withFigure } from '../family.ts';
import { commonDenominatorLines, haveOneDenominator, writtenOver } from './fractions.ts';
import { fromIntercept } from './line-form.ts';

/** The slope must not be 0. */
export function footOf(m: Number, b: Number, [x, y]: At): [Fraction, Fraction] {
	const slope = new Fraction(m);
	const across = new Fraction(y).sub(b).mul(slope).add(x).div(slope.mul(slope).add(1));
	return [across, slope.mul(across).add(b)];
}

/** "3x", "x", "(1/2)x" */
const xWords = (size: Fraction): string =>
	size.equals(1) ? 'x' : size.d === 1n ? `${plain(size)}x` : `(${plain(size)})x`;

/** How mx + b becomes a number: 2(−3) + 6, or 4 + 6 where m is 1; 13/2 − 6 is 13/2 − 12/2 first. */
export function valueLines(slope: Fraction, x: Fraction, b: Number): Line[] {
	const parts = [slope.mul(x), new Fraction(b)] as const;
	const [multiplied, constant] = parts;
	const write = (...terms: Expression[]) => equation('y', sum(...terms));
	const isOpposite = slope.equals(-1) && x.lt(0);
	const worked = isOpposite
		? 'the opposite of a negative number is positive'
		: slope.abs().equals(1)
			? ''
			: 'multiply';
	if (constant.equals(0)) return [line(write(num(multiplied)), worked || 'simplify')];
	const added = constant.lt(0) ? 'subtract' : 'add';
	const isSimple = haveOneDenominator(parts);
	const total = num(multiplied.add(constant));
	if (isSimple && worked === 'multiply') return [line(write(total), `multiply, then ${added}`)];
	return [
		...(worked ? [line(write(num(multiplied), num(constant)), worked)] : []),
		...(isSimple
			? [line(write(total), added)]
			: commonDenominatorLines({
					parts,
					write,
					why: writtenOver(parts.map((part) => part.abs())),
				})),
	];
}

export function footLines(m: Number, b: Number, at: At): Line[] {
	const slope = new Fraction(m);
	const turned = slope.inverse().neg();
	const constant = interceptOf(turned, at);
	const [x, y] = footOf(m, b, at);
	const left = slope.sub(turned);
	return [
		sentence(
			say`The slope of the given line is ${num(slope)}.`,
			'the slope is the coefficient of x',
		),
		sentence(
			say`The perpendicular has slope ${num(turned)}.`,
			'the slopes of perpendicular lines are negative reciprocals',
		),
		...fromIntercept(turned, at),
		line(
			equation(slopeIntercept(slope, b), slopeIntercept(turned, constant)),
			'at the foot of the perpendicular, the two lines have the same y-value',
		),
		line(
			equation(slopeIntercept(left, b), num(constant)),
			`${turned.lt(0) ? 'add' : 'subtract'} ${xWords(turned.abs())} ${turned.lt(0) ? 'to' : 'from'} both sides`,
		),
		...(new Fraction(b).equals(0)
			? []
			: [line(equation(product(num(left), 'x'), num(constant.sub(b))), takeAway(b))]),
		line(equation('x', num(x)), `divide both sides by ${plain(left)}`),
		line(
			equation('y', sum(slopeTimes(slope, num(x)), num(b))),
			`substitute ${plain(x)} for x in the equation of the given line`,
		),
		...valueLines(slope, x, b),
		withFigure(sentence(say`The foot of the perpendicular is ${pointAt([x, y])}.`), {
			kind: 'sketch',
			curves: [
				[slope, new Fraction(b)],
				[turned, constant],
			].map(
				([rise, start]) =>
					(across: number) =>
						Number(rise) * across + Number(start),
			),
			points: [at, [x, y]].map(([across, up]) => [new Fraction(across), new Fraction(up)]),
			hasEqualUnits: true,
		}),
	];
}
