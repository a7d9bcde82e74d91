/** Right triangles and screens, by the Pythagorean theorem. */
import { plainFactor } from '../../../../math/coefficients.ts';
import { equation, power, sum, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { rootExpressions, rootsAround, standardForm } from '../../../../math/quadratic.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	radical,
	sentence,
	withFigure,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { squareSolvingLines } from '../../../steps/complete-square.ts';
import { isSquare } from '../../../../math/surd.ts';
import { many } from '../../../../math/things-in-words.ts';
import { expandedSquares, storyDraft, unitOf } from './steps.ts';

const X = symbol('x');

/** Whole sides, the hypotenuse last. */
type Triple = readonly [short: number, long: number, hypotenuse: number];

const TRIPLES: readonly Triple[] = [
	[3, 4, 5],
	[5, 12, 13],
	[8, 15, 17],
	[7, 24, 25],
	[20, 21, 29],
	[12, 35, 37],
];

/** One of the usual triples, enlarged as far as it stays below 60. */
export function drawTriple({ random }: Draw): Triple {
	const [a, b, c] = random.pick(TRIPLES);
	const k = random.int(1, Math.max(1, Math.floor(60 / c)));
	return [a * k, b * k, c * k];
}

/** m² − n², 2mn and m² + n², enlarged. */
export function tripleOf(m: number, n: number, k: number): Triple | undefined {
	if (n >= m) return undefined;
	const legs = [k * (m * m - n * n), 2 * k * m * n].toSorted((a, b) => a - b);
	const [short = 0, long = 0] = legs;
	const hypotenuse = k * (m * m + n * n);
	return hypotenuse > 90 ? undefined : [short, long, hypotenuse];
}

const THEOREM = say`Which theorem relates the three sides?`;

/** Where the hypotenuse is known. */
const LEG_HINTS = [
	say`If ${X} is the length of the shorter leg, what is the length of the longer leg?`,
	THEOREM,
];

const PYTHAGORAS =
	'the Pythagorean theorem: the squares of the legs add up to the square of the hypotenuse';

export const rightTriangle = (draw: Draw, triple: Triple): Draft =>
	draw.random.int(0, 1) === 0 ? legsDiffer(draw, triple) : sidesDiffer(draw, triple);

/** The legs differ by a known length; the hypotenuse is known. */
function legsDiffer(draw: Draw, [short, long, hypotenuse]: Triple): Draft {
	const unit = unitOf(draw.country, 'small');
	const more = long - short;
	return storyDraft({
		prompt: say`The hypotenuse of a right triangle is ${hypotenuse} ${unit.many} long. One leg is ${many(more, unit.one, unit.many)} longer than the other. How long is the shorter leg, in ${unit.many}?`,
		naming: say`Let ${X} be the length of the shorter leg in ${unit.many}. Then the longer leg is ${sum('x', more)}.`,
		...theorem(more, hypotenuse),
		result: (shown) => say`A length must be positive, so the shorter leg is ${shown} long.`,
		value: short,
		wrong: [[long, 'gave the longer leg']],
		unit: unit.many,
		hints: LEG_HINTS,
	});
}

/** x² + (x + more)² = hypotenuse². */
const theorem = (more: number, hypotenuse: number) => ({
	letter: 'x',
	equation: equation(sum(power('x', 2), power(sum('x', more), 2)), power(hypotenuse, 2)),
	why: PYTHAGORAS,
	between: expandedLines(more, hypotenuse),
	whole: { a: 2, b: 2 * more, c: more * more - hypotenuse * hypotenuse },
	drawn: (one: Line) =>
		withFigure(one, {
			kind: 'right triangles',
			triangles: [{ across: `x + ${more}`, up: 'x', longest: String(hypotenuse) }],
			rise: RISE,
		}),
});

/** A leg that is not known yet is drawn as the shorter one. */
const RISE = 0.65;

const expandedLines = (more: number, hypotenuse: number): Line[] => [
	line(
		equation(expandedSquares('x', more), hypotenuse * hypotenuse),
		'expand the square of the binomial, and evaluate the square on the right side',
	),
	line(
		equation(standardForm({ a: 2, b: 2 * more, c: more * more }), hypotenuse * hypotenuse),
		'combine like terms',
	),
];

/** Longer leg and hypotenuse are given by how much longer they are than the shorter leg. */
function sidesDiffer(draw: Draw, [short, long, hypotenuse]: Triple): Draft {
	const unit = unitOf(draw.country, 'large');
	const [d, e] = [long - short, hypotenuse - short];
	return storyDraft({
		prompt: say`A plot of land has the shape of a right triangle. Its longer leg is ${many(d, unit.one, unit.many)} longer than its shorter leg, and its hypotenuse is ${many(e, unit.one, unit.many)} longer than its shorter leg. How long is the shorter leg, in ${unit.many}?`,
		naming: say`Let ${X} be the length of the shorter leg in ${unit.many}. Then the other sides are ${sum('x', d)} and ${sum('x', e)}.`,
		equation: equation(sum(power('x', 2), power(sum('x', d), 2)), power(sum('x', e), 2)),
		why: PYTHAGORAS,
		drawn: (one) =>
			withFigure(one, {
				kind: 'right triangles',
				triangles: [{ across: `x + ${d}`, up: 'x', longest: `x + ${e}` }],
				rise: RISE,
			}),
		between: [
			line(
				equation(expandedSquares('x', d), standardForm({ a: 1, b: 2 * e, c: e * e })),
				'expand both sides',
			),
			line(
				equation(
					standardForm({ a: 2, b: 2 * d, c: d * d }),
					standardForm({ a: 1, b: 2 * e, c: e * e }),
				),
				'combine like terms',
			),
		],
		moving: `subtract ${plainFactor([1, 2 * e, e * e])} from both sides`,
		letter: 'x',
		whole: { a: 1, b: 2 * (d - e), c: d * d - e * e },
		result: (shown) => say`A length must be positive, so the shorter leg is ${shown} long.`,
		value: short,
		wrong: [[long, 'gave the longer leg']],
		unit: unit.many,
		hints: [
			say`If ${X} is the length of the shorter leg, what are the lengths of the other sides?`,
			THEOREM,
		],
	});
}

export function screen(draw: Draw, [short, long, hypotenuse]: Triple): Draft | undefined {
	const unit = unitOf(draw.country, 'small');
	const more = long - short;
	if (long > 2 * short || short < 6) return undefined;
	return storyDraft({
		prompt: say`A rectangular screen is ${many(more, unit.one, unit.many)} wider than it is tall, and its diagonal is ${hypotenuse} ${unit.many} long. How tall is the screen, in ${unit.many}?`,
		naming: say`Let ${X} be the height in ${unit.many}. Then the width is ${sum('x', more)}.`,
		...theorem(more, hypotenuse),
		result: (shown) => say`A height is positive, so the screen is ${shown} tall.`,
		value: short,
		wrong: [[long, 'gave the width instead of the height']],
		unit: unit.many,
		hints: [
			say`The diagonal divides the screen into two right triangles. If ${X} is the height, what is the width?`,
		],
	});
}

/** Legs x and x + 2d, hypotenuse h: x = −d + √(h²/2 − d²). */
export function radicalTriangle(draw: Draw, d: number, h: number): Draft | undefined {
	const n = (h * h) / 2 - d * d;
	if (h % 2 !== 0 || n <= d * d || isSquare(n)) return undefined;
	const unit = unitOf(draw.country, 'small');
	const more = 2 * d;
	const { equation: pythagoras, between, whole, drawn } = theorem(more, h);
	const shorter = rootExpressions(rootsAround(-d, n))[1];
	if (!shorter) return undefined;
	const [, , divided, ...solving] = squareSolvingLines(whole);
	if (!divided) return undefined;
	const answer = withUnit(radical(shorter), unit.many);
	return {
		prompt: say`The hypotenuse of a right triangle is ${h} ${unit.many} long. One leg is ${many(more, unit.one, unit.many)} longer than the other. How long is the shorter leg, in ${unit.many}? Give the exact length in simplest radical form.`,
		answer: withMisconceptions(
			answer,
			[radical(rootExpressions(rootsAround(d, n))[1] ?? shorter), 'gave the longer leg'],
			[
				radical(rootExpressions(rootsAround(-d, n - d * d))[1] ?? shorter),
				`added ${d * d} only to the left side`,
			],
		),
		steps: [
			sentence(
				say`Let ${X} be the length of the shorter leg in ${unit.many}. Then the longer leg is ${sum('x', more)}.`,
			),
			drawn(line(pythagoras, PYTHAGORAS)),
			...between,
			line(
				equation(standardForm({ ...whole, c: 0 }), -whole.c),
				`subtract ${more * more} from both sides`,
			),
			{ ...divided, why: `divide both sides by ${whole.a}` },
			...solving.slice(0, -1),
			sentence(say`A length must be positive, so the shorter leg is ${answer.body} long.`),
		],
		hints: LEG_HINTS,
	};
}
