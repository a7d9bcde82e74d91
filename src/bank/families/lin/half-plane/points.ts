import {
	absolute,
	equation,
	type Expression,
	num,
	product,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { holds, isStrict, type Sign, signNamed } from '../../../../math/inequality.ts';
import { pointAt, slopeIntercept, slopeTimes, xyTerms } from '../../../../math/lines.ts';
import { shifted } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import { clearSigns } from '../../../steps/line-form.ts';

type Pair = readonly [x: number, y: number];
type Wrong = { pair: Pair; mistake: string };

const ON_BOUNDARY = 'chose a point on the boundary, which is not included';

/** Wrong pairs that come from the right one by a mistake, then one from the boundary when that is left out. */
function wrongPairs(
	[x, y]: Pair,
	isSolution: (pair: Pair) => boolean,
	isOnBoundary: (pair: Pair) => boolean,
	boundary: Pair | undefined,
): Wrong[] | undefined {
	const candidates: Wrong[] = [
		...(boundary ? [{ pair: boundary, mistake: ON_BOUNDARY }] : []),
		{ pair: [y, x], mistake: 'switched the two coordinates when substituting' },
		{ pair: [-x, y], mistake: 'changed the sign of the x-coordinate when substituting' },
		{ pair: [x, -y], mistake: 'changed the sign of the y-coordinate when substituting' },
		{ pair: [-x, -y], mistake: 'changed the signs of both coordinates when substituting' },
	];
	const same = (a: Pair, b: Pair) => a[0] === b[0] && a[1] === b[1];
	const wrong = candidates.filter(
		({ pair }, at) =>
			!isSolution(pair) && candidates.findIndex((other) => same(other.pair, pair)) === at,
	);
	if (wrong.length < 3) return undefined;
	return wrong
		.slice(0, 3)
		.map((one) => (isOnBoundary(one.pair) ? { ...one, mistake: ON_BOUNDARY } : one));
}

const options = (right: Pair, wrong: readonly Wrong[]) =>
	multipleChoice(
		pointAt(right),
		...wrong.map(({ pair, mistake }) => distractor(pointAt(pair), mistake)),
	);

/** A pair that is tried and ruled out. */
const fails = (pair: Pair, side: string, value: Expression, result: Expression): Line =>
	sentence(
		say`For ${pointAt(pair)}, the ${side} side is ${value}, and the statement ${result} is false.`,
		`substitute ${pair[0]} for x and ${pair[1]} for y`,
	);

const TRY = [
	say`What do you get when you substitute the coordinates of each pair for ${symbol('x')} and ${symbol('y')}?`,
	say`For which pair is the statement true?`,
];

export function testPoint(draw: Draw): Draft | undefined {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const sign = signNamed(draw.inTurn('rel'));
	const right: Pair = [nonZero(draw, 6), nonZero(draw, 6)];
	const side = ([x, y]: Pair) => a * x + b * y;
	const isSolution = (pair: Pair) => holds(sign, side(pair), c);
	if (!clearSigns(a, b) || gcd(gcd(a, b), c) > 1 || !isSolution(right)) return undefined;
	const boundary = isStrict(sign) ? latticeOn(a, b, c) : undefined;
	const wrong = wrongPairs(right, isSolution, (pair) => side(pair) === c, boundary);
	if (!wrong || (!isStrict(sign) && draw.random.int(0, 2) > 0 && side(right) !== c))
		return undefined;
	const [x, y] = right;
	const total = side(right);
	const given = relation(xyTerms(a, b), sign, c);
	return {
		prompt: say`Which ordered pair is a solution of ${given}?`,
		answer: options(right, wrong),
		steps: [
			...wrong.map(({ pair: [u, v] }) =>
				fails(
					[u, v],
					'left',
					equation(sum(slopeTimes(a, u), slopeTimes(b, v)), side([u, v])),
					relation(side([u, v]), sign, c),
				),
			),
			line(
				relation(sum(slopeTimes(a, x), slopeTimes(b, y)), sign, c),
				`substitute ${x} for x and ${y} for y`,
			),
			line(relation(sum(a * x, b * y), sign, c), 'multiply'),
			line(relation(total, sign, c), 'simplify: the statement is true'),
			sentence(say`So ${pointAt(right)} is a solution.`),
		],
		hints: TRY,
	};
}

/** Compared with a straight line or with a V. */
export function testRegion(draw: Draw): Draft | undefined {
	const [a, h, k] = [draw.int('a'), draw.int('h'), draw.int('k')];
	const sign = signNamed(draw.inTurn('rel'));
	const isV = draw.inTurn('kind') === 'absolute';
	const bound = (x: number) => (isV ? a * Math.abs(x - h) + k : a * (x - h) + k);
	const right: Pair = [nonZero(draw, 6), nonZero(draw, 8)];
	const isSolution = ([x, y]: Pair) => holds(sign, y, bound(x));
	if (h === 0 || k === 0 || a * h === k || !isSolution(right)) return undefined;
	const boundary: Pair = [right[0] + 1, bound(right[0] + 1)];
	const wrong = wrongPairs(
		right,
		isSolution,
		([x, y]) => y === bound(x),
		isStrict(sign) && Math.abs(boundary[1]) < 12 ? boundary : undefined,
	);
	if (!wrong) return undefined;
	const [x, y] = right;
	const given = relation(
		'y',
		sign,
		isV ? around(a, shifted('x', h), k) : slopeIntercept(a, k - a * h),
	);
	const why = `substitute ${x} for x and ${y} for y`;
	const multiplied = (...terms: number[]): Line[] =>
		Math.abs(a) === 1 ? [] : [line(relation(y, sign, sum(...terms)), 'multiply')];
	const formula = isV
		? [
				line(relation(y, sign, around(a, sum(x, -h), k)), why),
				line(
					relation(y, sign, around(a, num(x - h), k)),
					'simplify inside the absolute value bars',
				),
				line(
					relation(y, sign, sum(slopeTimes(a, Math.abs(x - h)), k)),
					`the absolute value of ${x - h} is ${Math.abs(x - h)}`,
				),
				...multiplied(a * Math.abs(x - h), k),
			]
		: [
				line(relation(y, sign, sum(slopeTimes(a, x), k - a * h)), why),
				...multiplied(a * x, k - a * h),
			];
	return {
		prompt: say`Which ordered pair is a solution of ${given}?`,
		answer: options(right, wrong),
		steps: [
			line(given),
			...wrong.map(({ pair: [u, v] }) =>
				fails(
					[u, v],
					'right',
					equation(isV ? around(a, sum(u, -h), k) : sum(slopeTimes(a, u), k - a * h), bound(u)),
					relation(v, sign, bound(u)),
				),
			),
			...formula,
			line(relation(y, sign, bound(x)), 'simplify: the statement is true'),
			sentence(say`So ${pointAt(right)} is a solution.`),
		],
		hints: TRY,
	};
}

/** a|…| + k */
const around = (a: number, inside: Expression, k: number): Expression =>
	sum(product(a, absolute(inside)), k);

export function systemPoint(draw: Draw): Draft | undefined {
	const [m1, b1, m2, b2] = [draw.int('m1'), draw.int('b1'), draw.int('m2'), draw.int('b2')];
	const [first, second] = draw.inTurn('rel').split(',').map(signNamed);
	if (!first || !second || m1 === m2 || b1 === 0 || b2 === 0) return undefined;
	const passes =
		(sign: Sign, m: number, b: number) =>
		([x, y]: Pair) =>
			holds(sign, y, m * x + b);
	const [one, two] = [passes(first, m1, b1), passes(second, m2, b2)];
	const all: Pair[] = [];
	for (let x = -6; x <= 6; x++) for (let y = -10; y <= 10; y++) if (x !== 0) all.push([x, y]);
	const pool = draw.random.shuffle(all);
	const find = (wanted: (pair: Pair) => boolean) => pool.find(wanted);
	const right = find((pair) => one(pair) && two(pair));
	const onlyFirst = find((pair) => one(pair) && !two(pair));
	const onlySecond = find((pair) => !one(pair) && two(pair));
	const neither = find((pair) => !one(pair) && !two(pair));
	if (!right || !onlyFirst || !onlySecond || !neither) return undefined;
	const [x, y] = right;
	const onLine = (m: number, b: number) => neither[1] === m * neither[0] + b;
	const given = [
		relation('y', first, slopeIntercept(m1, b1)),
		relation('y', second, slopeIntercept(m2, b2)),
	];
	return {
		prompt: say`Which ordered pair satisfies both of the inequalities ${given[0] ?? num(0)} and ${given[1] ?? num(0)}?`,
		answer: options(right, [
			{ pair: onlyFirst, mistake: 'checked only the first inequality' },
			{ pair: onlySecond, mistake: 'checked only the second inequality' },
			{ pair: neither, mistake: bothFalse(onLine(m1, b1), onLine(m2, b2)) },
		]),
		steps: [
			...(
				[
					[onlyFirst, 'second', second, m2, b2],
					[onlySecond, 'first', first, m1, b1],
					[neither, 'first', first, m1, b1],
				] as const
			).map(([[u, v], which, sign, m, b]) =>
				sentence(
					say`For ${pointAt([u, v])}, the right side is ${equation(sum(slopeTimes(m, u), b), m * u + b)}, and the statement ${relation(v, sign, m * u + b)} is false.`,
					`substitute into the ${which} inequality`,
				),
			),
			line(
				relation(y, first, sum(slopeTimes(m1, x), b1)),
				`substitute ${x} for x and ${y} for y in the first inequality`,
			),
			line(relation(y, first, m1 * x + b1), 'simplify: the statement is true'),
			line(
				relation(y, second, sum(slopeTimes(m2, x), b2)),
				'substitute the same pair into the second inequality',
			),
			line(relation(y, second, m2 * x + b2), 'simplify: this is also true'),
			sentence(say`So ${pointAt(right)} satisfies both inequalities.`),
		],
		hints: [say`Which pairs can you cross out because one of the inequalities is false for them?`],
	};
}

/** What leads to a pair for which both inequalities are false. */
function bothFalse(onFirst: boolean, onSecond: boolean): string {
	if (onFirst && onSecond) return 'chose the point where the boundary lines intersect';
	if (onFirst) return 'included the first boundary and reversed the second inequality symbol';
	if (onSecond) return 'included the second boundary and reversed the first inequality symbol';
	return 'reversed both inequality symbols';
}

function nonZero(draw: Draw, most: number): number {
	const size = draw.random.int(1, most);
	return draw.random.int(0, 1) === 1 ? size : -size;
}

/** A point with small whole coordinates on ax + by = c, if there is one. */
function latticeOn(a: number, b: number, c: number): Pair | undefined {
	for (const x of [1, -1, 2, -2, 3, -3, 4, 5, 0]) {
		const y = (c - a * x) / b;
		if (Number.isInteger(y) && Math.abs(y) < 13) return [x, y];
	}
	return undefined;
}
