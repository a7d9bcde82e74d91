/** sys.ineq: two half-planes with sloped boundaries, and points in and beside their overlap. */
import { type Expression, relation } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { distractor, type Draw, type Line, multipleChoice, sentence } from '../../../family.ts';
import { holds, isStrict, type Sign, signNamed } from '../../../steps/inequality.ts';
import { pointAt, slopeIntercept } from '../../../steps/line-form.ts';
import type { Spot } from '../../../figures/figure.ts';

/** y compared with mx + b. */
export type Side = { sign: Sign; m: number; b: number };

export const written = ({ sign, m, b }: Side): Expression =>
	relation('y', sign, slopeIntercept(m, b));

export const isIn = ({ sign, m, b }: Side, [x, y]: Spot): boolean => holds(sign, y, m * x + b);

export const onLine = ({ m, b }: Side, [x, y]: Spot): boolean => y === m * x + b;

export function drawnSides(draw: Draw): [Side, Side] | undefined {
	const [m1, m2, b1, b2] = [draw.int('m1'), draw.int('m2'), draw.int('b1'), draw.int('b2')];
	const [first = '<', second = '<'] = draw.inTurn('rel').split(',');
	if (m1 === m2 || b1 === 0 || b2 === 0 || b1 === b2) return undefined;
	return [
		{ sign: signNamed(first), m: m1, b: b1 },
		{ sign: signNamed(second), m: m2, b: b2 },
	];
}

type Found = { right: Spot; wrong: { at: Spot; mistake: string }[] };

/** What leads to a point in one of the regions only, and to a point in neither. */
export type Mistakes = { only(side: Side, name: string): string; neither: string };

const TRIED: Mistakes = {
	only: (_, name) => `checked only the ${name} inequality`,
	neither: 'reversed both inequality symbols',
};

/** One point of the overlap and three others; none is on a boundary except where that is the mistake. */
export function drawnPoints(
	draw: Draw,
	[one, two]: readonly [Side, Side],
	mistakes: Mistakes = TRIED,
): Found | undefined {
	const spots: Spot[] = [];
	for (let x = -5; x <= 5; x++) for (let y = -5; y <= 5; y++) spots.push([x, y]);
	const pool = draw.random.shuffle(spots).filter(([x, y]) => x !== 0 && y !== 0);
	const clear = pool.filter((at) => !onLine(one, at) && !onLine(two, at));
	const right = clear.find((at) => isIn(one, at) && isIn(two, at));
	const first = clear.find((at) => isIn(one, at) && !isIn(two, at));
	const second = clear.find((at) => !isIn(one, at) && isIn(two, at));
	const edge = pool.find(
		(at) =>
			(isStrict(one.sign) && onLine(one, at) && isIn(two, at)) ||
			(isStrict(two.sign) && onLine(two, at) && isIn(one, at)),
	);
	const neither = clear.find((at) => !isIn(one, at) && !isIn(two, at));
	const last = edge
		? { at: edge, mistake: 'chose a point on a boundary that is not included' }
		: neither && { at: neither, mistake: mistakes.neither };
	if (!right || !first || !second || !last) return undefined;
	return {
		right,
		wrong: [
			{ at: first, mistake: mistakes.only(one, 'first') },
			{ at: second, mistake: mistakes.only(two, 'second') },
			last,
		],
	};
}

export const choices = ({ right, wrong }: Found) =>
	multipleChoice(
		pointAt(right),
		...wrong.map(({ at, mistake }) => distractor(pointAt(at), mistake)),
	);

export const onlyChoice = (right: Spot): Line =>
	sentence(say`So, of the four choices, only ${pointAt(right)} is a solution.`);
