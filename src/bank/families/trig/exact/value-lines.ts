/** trig.exact: from an angle to the exact value of a ratio, by a special triangle or on the unit circle. */
import {
	divided,
	equation,
	type Expression,
	num,
	opposite,
	quotient,
	sum,
	tuple,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import type { Surd } from '../../../../math/surd.ts';
import { tex } from '../../../../math/tex.ts';
import { type Line, line, sentence, withFigure } from '../../../family.ts';
import type { UnitCircle } from '../../../figures/figure.ts';
import {
	exactTrig,
	quadrantOf,
	RECIPROCAL,
	reciprocalShown,
	relatedAngle,
	shownSurd,
	signIn,
	trig,
	TRIG_WORDS,
	type TrigName,
	turned,
} from '../../../steps/exact-trig.ts';
import { type Ratio, RATIO_SIDES, RATIO_WORDS } from '../../../steps/right-triangle.ts';
import { angleText } from '../../../steps/turns.ts';
import { type Angle, show } from './angle.ts';

export const isReciprocalName = (name: TrigName): name is 'csc' | 'sec' | 'cot' =>
	/^(?:csc|sec|cot)$/.test(name);

const TURNS = [
	'',
	'a full turn',
	'two full turns',
	'three full turns',
	'four full turns',
	'five full turns',
	'six full turns',
];

/** "add two full turns of 2π" */
function fullTurns(count: number, isRadians: boolean): string {
	const turns = TURNS[Math.abs(count)];
	if (!turns) throw new RangeError(`${count} full turns have no name here.`);
	return `${count > 0 ? 'add' : 'subtract'} ${turns} of ${isRadians ? '2π' : '360°'}`;
}

/** How the value comes from the related angle in the first quadrant, or from the axis; its arm may be placed already. */
function placeLines(name: TrigName, angle: Angle, isPlaced: boolean): Line[] {
	const lines: Line[] = [];
	const first = turned(angle.degrees);
	const [shown, own] = [show(first, angle.inRadians), angle.shown];
	if (first !== angle.degrees)
		lines.push(
			sentence(
				say`${own} has the same terminal arm as ${shown}.`,
				fullTurns((first - angle.degrees) / 360, angle.inRadians),
			),
		);
	const quadrant = quadrantOf(first);
	if (quadrant === undefined) {
		lines.push(
			sentence(
				say`The terminal arm of the angle ${shown} meets the unit circle at ${tuple(...pointAt(angle))}.`,
			),
		);
		return lines;
	}
	if (quadrant === 1) {
		if (first !== angle.degrees)
			lines.push(
				line(
					equation(trig(name, own), trig(name, shown)),
					'the ratio depends only on the terminal arm',
				),
			);
		return lines;
	}
	const isPositive = signIn(name, quadrant) > 0;
	const roman = ['I', 'II', 'III', 'IV'][quadrant - 1] ?? 'I';
	const related = show(relatedAngle(first), angle.inRadians);
	const [half, full] = [show(180, angle.inRadians), show(360, angle.inRadians)];
	const way = [sum(half, opposite(shown)), sum(shown, opposite(half)), sum(full, opposite(shown))];
	lines.push(
		sentence(
			isPlaced
				? say`In quadrant ${roman}, the ${TRIG_WORDS[name]} is ${isPositive ? 'positive' : 'negative'}.`
				: say`${shown} lies in quadrant ${roman}, where the ${TRIG_WORDS[name]} is ${isPositive ? 'positive' : 'negative'}. Its related acute angle is ${equation(way[quadrant - 2] ?? shown, related)}.`,
		),
		line(
			equation(trig(name, own), isPositive ? trig(name, related) : opposite(trig(name, related))),
			'use the related acute angle, with the sign in this quadrant',
		),
	);
	return lines;
}

/** Where an arm on an axis meets the unit circle. */
const pointAt = ({ degrees }: Angle): [number, number] => {
	const quarters = turned(degrees) / 90;
	return [[1, 0, -1, 0][quarters] ?? 1, [0, 1, 0, -1][quarters] ?? 0];
};

const COORDINATE: Readonly<Partial<Record<TrigName, string>>> = {
	sin: 'the sine is the y-coordinate of this point',
	cos: 'the cosine is the x-coordinate of this point',
	tan: 'the tangent is the y-coordinate over the x-coordinate',
	cot: 'the cotangent is the x-coordinate over the y-coordinate',
};

/** The value read from the point on the axis. */
function onAxis(name: TrigName, angle: Angle, found: Expression): Line {
	const [x, y] = pointAt(angle);
	const call = trig(name, angle.shown);
	const ratio = name === 'tan' ? quotient(y, x) : name === 'cot' ? quotient(x, y) : undefined;
	return line(
		equation(call, ratio && (name === 'tan' ? x : y) !== 1 ? equation(ratio, found) : found),
		COORDINATE[name],
	);
}

export const isOnAxis = ({ degrees }: Angle): boolean => turned(degrees) % 90 === 0;

/** √2, 2√3: no denominator is left. */
const isWhole = (value: Surd): boolean => [...value.values()].every(({ d }) => d === 1n);

/** All lines up to the value of the ratio; `isPlaced` if lines above have placed its terminal arm. */
export function valueLines(name: TrigName, angle: Angle, value: Surd, isPlaced = false): Line[] {
	const primary = isReciprocalName(name) ? RECIPROCAL[name] : undefined;
	const below = primary && exactTrig(primary, angle.degrees);
	if (!primary || !below || below.size === 0) return primaryLines(name, angle, value, isPlaced);
	const call = trig(name, angle.shown);
	const turnedOver = reciprocalShown(below);
	return [
		line(
			equation(call, quotient(1, trig(primary, angle.shown))),
			`${TRIG_WORDS[name]} is the reciprocal of ${TRIG_WORDS[primary]}`,
		),
		...primaryLines(primary, angle, below, isPlaced),
		...(turnedOver ? [line(equation(call, turnedOver), 'take the reciprocal')] : []),
		line(
			equation(call, shownSurd(value)),
			turnedOver
				? `rationalize the denominator${isWhole(value) ? ' and simplify' : ''}`
				: 'take the reciprocal',
		),
	];
}

const primaryLines = (name: TrigName, angle: Angle, value: Surd, isPlaced: boolean): Line[] => [
	...placeLines(name, angle, isPlaced),
	onCircle(
		isOnAxis(angle)
			? onAxis(name, angle, shownSurd(value))
			: line(
					equation(trig(name, angle.shown), shownSurd(value)),
					'use the special triangles or the unit circle',
				),
		name,
		angle,
	),
];

// The terminal arm on the unit circle, on the line that states a primary ratio.

/** Nothing is drawn for an arm on an axis. */
function onCircle(stated: Line, name: TrigName, { degrees, inRadians }: Angle): Line {
	const first = turned(degrees);
	if (first % 90 === 0) return stated;
	const text = (size: number) => angleText(size / 180, inRadians ? 'radians' : 'degrees');
	const size = exactTrig(name, degrees);
	return withFigure(stated, {
		kind: 'unit circle',
		arms: [{ degrees: first, text: text(first) }],
		...(first > 90 ? { related: text(relatedAngle(first)) } : {}),
		...((name === 'sin' || name === 'cos') && size ? { value: valueAt(name, size) } : {}),
	});
}

/** −√3/2, 1/2: one term. */
function valueAt(
	of: 'sin' | 'cos',
	size: NonNullable<ReturnType<typeof exactTrig>>,
): NonNullable<UnitCircle['value']> {
	const [[radicand, factor] = [1, undefined]] = [...size];
	const minus = factor && factor.s < 0n ? '−' : '';
	return { of, text: `${minus}${radicand === 1 ? '1' : `√${radicand}`}/${factor?.d ?? 1}` };
}

// The ratio of an acute angle from the sides of its special triangle.

const [ONE, TWO, ROOT_TWO, ROOT_THREE] = [num(1), num(2), root(2), root(3)];

export const SPECIAL_TRIANGLES = {
	halfSquare: say`sides 1, 1, and ${ROOT_TWO}`,
	halfEquilateral: say`sides 1, ${ROOT_THREE}, and 2`,
};

/** By the angle, in degrees: the opposite side, the adjacent side, the hypotenuse. */
const SIDES: Readonly<Record<number, readonly [Expression, Expression, Expression]>> = {
	30: [ONE, ROOT_THREE, TWO],
	45: [ONE, ONE, ROOT_TWO],
	60: [ROOT_THREE, ONE, TWO],
};

/** A fraction over 1 is never written. */
const ratioOf = (over: Expression, under: Expression): Expression =>
	tex(under) === '1' ? divided(over, under) : quotient(over, under);

const isRoot = ({ kind }: Expression): boolean => kind === 'root';

/** The triangle of an angle in quadrant I, then the ratio of two of its sides. */
export function triangleLines(name: Ratio, { degrees, shown }: Angle, value: Surd): Line[] {
	const sides = SIDES[degrees];
	if (!sides) throw new RangeError(`No special triangle has an angle of ${degrees}°.`);
	const [over, under] = RATIO_SIDES[name](0);
	const [ratio, exact] = [ratioOf(sides[over], sides[under]), shownSurd(value)];
	const isExact = tex(ratio) === tex(exact);
	const [call, hasRoot] = [trig(name, shown), isRoot(sides[under])];
	const triangle = SPECIAL_TRIANGLES[degrees === 45 ? 'halfSquare' : 'halfEquilateral'];
	return [
		sentence(
			say`In the right triangle with ${triangle}, the side ${over === 0 ? 'opposite' : 'adjacent to'} ${degrees === 45 ? 'a' : 'the'} ${shown} angle has length ${sides[over]}, and the ${under === 2 ? 'hypotenuse' : 'adjacent side'} has length ${sides[under]}.`,
		),
		line(equation(call, isExact || hasRoot ? ratio : equation(ratio, exact)), RATIO_WORDS[name]),
		...(hasRoot ? [line(equation(call, exact), 'rationalize the denominator')] : []),
	];
}
