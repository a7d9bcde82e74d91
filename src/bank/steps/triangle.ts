/** Triangles by their three corners: measures in double precision, names, and how both are written. */
import {
	equation,
	type Expression,
	num,
	type Operand,
	relation,
	sum,
	symbol,
} from '../../math/expression.ts';
import { call, decimal, degrees, rounded, roundedText } from '../../math/notation.ts';
import { formula } from '../../math/prose.ts';
import {
	decimalAnswer,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	withUnit,
} from '../family.ts';

/** Corners 0, 1, 2; a side has the number of the corner opposite to it. */
export type Corner = 0 | 1 | 2;
type Three = readonly [number, number, number];
export type Triangle = { angles: Three; sides: Three };
export type Names = readonly [string, string, string];

const SETS = ['ABC', 'ABC', 'PQR', 'XYZ', 'RST', 'FGH', 'DEF'];

export function namesIn({ random }: Draw): Names {
	const [a = 'A', b = 'B', c = 'C'] = random.pick(SETS);
	return [a, b, c];
}

export const small = (name: string): string => name.toLowerCase();
/** The segment opposite a corner: for corner 0 of ABC it is BC. */
export const opposite = (names: Names, at: Corner): string =>
	names.filter((_, place) => place !== at).join('');

const RADIANS = Math.PI / 180;
export const sinOf = (angle: number): number => Math.sin(angle * RADIANS);
export const cosOf = (angle: number): number => Math.cos(angle * RADIANS);
export const tanOf = (angle: number): number => Math.tan(angle * RADIANS);
export const angleFrom = { sin: Math.asin, cos: Math.acos, tan: Math.atan } as const;
export const toDegrees = (radians: number): number => radians / RADIANS;

export const degree = (value: number): Expression =>
	degrees(Number.isInteger(value) ? num(value) : decimal(String(value)));
export const length = (value: number): Expression =>
	Number.isInteger(value) ? num(value) : decimal(String(value));
export const ratioOf = (f: string, of: Operand): Expression => call(`\\${f}`, of);
export const angleName = (name: string): Expression => symbol(`\\angle ${name}`);

/** A value that rounding could bring over the border of two rounded answers. */
export function isNearBorder(value: number, places: number): boolean {
	const part = (value * 10 ** places) % 1;
	return Math.abs(part - 0.5) < 0.06;
}

export const rough = (value: number, places: number): number => Number(roundedText(value, places));

export const lengthAnswer = (value: number, unit: string): DraftAnswer =>
	withUnit(decimalAnswer(value, 1), unit);

/** A wrong length, whose unit does not matter. */
export const bareLength = (value: number): DraftAnswer => lengthAnswer(value, '');

export function angleAnswer(value: number): DraftAnswer {
	const answer = decimalAnswer(value, 0);
	return { ...answer, unit: '°', body: formula(degrees(rounded(value, 0))) };
}

/** a ≈ 12.3, or a = 12.5 where that is exact. */
export function about(left: Operand, value: number, places = 1, why?: string): Line {
	const scaled = value * 10 ** places;
	return Math.abs(scaled - Math.round(scaled)) < 1e-9
		? line(equation(left, length(Number(value.toFixed(places)))), places > 1 ? why : undefined)
		: line(relation(left, '\\approx', rounded(value, places)), why);
}

/** The reason of a length that is the answer. */
export const TO_TENTH = 'evaluate the right side, and round to the nearest tenth';
/** The reason of a length that the lines after it use. */
export const FOR_NEXT_STEP = 'evaluate the right side; keep extra digits for the next step';

export const aboutDegrees = (left: Operand, value: number, places = 0, why?: string): Line =>
	line(relation(left, '\\approx', degrees(rounded(value, places))), why);

export const others = (at: Corner): [Corner, Corner] =>
	at === 0 ? [1, 2] : at === 1 ? [0, 2] : [0, 1];

/** From two sides and the angle between them, at corner 2. */
export function fromTwoSides(a: number, b: number, C: number): Triangle {
	const c = Math.sqrt(a * a + b * b - 2 * a * b * cosOf(C));
	const A = toDegrees(Math.acos((b * b + c * c - a * a) / (2 * b * c)));
	return { angles: [A, 180 - A - C, C], sides: [a, b, c] };
}

/** From the angles at corners 0 and 1 and one side. */
export function fromTwoAngles(A: number, B: number, side: number, at: Corner): Triangle {
	const angles: Three = [A, B, 180 - A - B];
	const scale = side / sinOf(angles[at]);
	const [a, b, c] = angles.map((angle) => scale * sinOf(angle)) as [number, number, number];
	const sides = [a, b, c] as [number, number, number];
	sides[at] = side;
	return { angles, sides };
}

export const isAcute = ({ angles }: Triangle): boolean => angles.every((angle) => angle < 89);

/** "∠A = 35°" */
export const angleGiven = (name: string, value: number): Expression =>
	equation(angleName(name), degree(value));

/** ∠C = 180° − 35° − 80° = 65° */
export function thirdAngle(names: Names, at: Corner, angles: Three, of = 'a triangle'): Line {
	const known = angles.filter((_, place) => place !== at);
	return line(
		equation(
			equation(angleName(names[at]), sum(degree(180), ...known.map((one) => minus(degree(one))))),
			degree(angles[at]),
		),
		`the angles of ${of} add up to 180°`,
	);
}

const minus = (of: Expression): Expression => ({ kind: 'opposite', of });

export const lineWith = (approximate: boolean, left: Operand, right: Operand, why?: string): Line =>
	line(relation(left, approximate ? '\\approx' : '=', right), why);
