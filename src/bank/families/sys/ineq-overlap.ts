/** sys.ineq: points of the overlap, and the system that a graph shows. */
import { type Expression, num, relation, sum, tuple } from '../../../math/expression.ts';
import { type Prose, say } from '../../../math/prose.ts';
import { multipleChoice, slip } from '../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../family.ts';
import { graph, type Spot, squareAxes } from '../../figures/graph.ts';
import { type HalfPlane, inWords, shapesOf } from '../../figures/half-plane.ts';
import {
	holds,
	isLess,
	isStrict,
	type Sign,
	signNamed,
	turned,
	withOtherEnd,
} from '../../working/inequality.ts';
import { pointAt, slopeIntercept } from '../../working/line-form.ts';
import { valued } from '../../working/linear-system.ts';

/** y compared with mx + b. */
type Side = { sign: Sign; m: number; b: number };

const written = ({ sign, m, b }: Side): Expression => relation('y', sign, slopeIntercept(m, b));

const isIn = ({ sign, m, b }: Side, [x, y]: Spot): boolean => holds(sign, y, m * x + b);

const onLine = ({ m, b }: Side, [x, y]: Spot): boolean => y === m * x + b;

function drawnSides(draw: Draw): [Side, Side] | undefined {
	const [m1, m2, b1, b2] = [draw.int('m1'), draw.int('m2'), draw.int('b1'), draw.int('b2')];
	const [first = '<', second = '<'] = draw.inTurn('rel').split(',');
	if (m1 === m2 || b1 === 0 || b2 === 0 || b1 === b2) return undefined;
	return [
		{ sign: signNamed(first), m: m1, b: b1 },
		{ sign: signNamed(second), m: m2, b: b2 },
	];
}

type Found = { right: Spot; wrong: { at: Spot; mistake: string }[] };

/** One point of the overlap and three others; none is on a boundary except where that is the mistake. */
function drawnPoints(draw: Draw, [one, two]: readonly [Side, Side]): Found | undefined {
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
		? { at: edge, mistake: 'took a point on a boundary that is not included' }
		: neither && { at: neither, mistake: 'took both inequalities the wrong way' };
	if (!right || !first || !second || !last) return undefined;
	return {
		right,
		wrong: [
			{ at: first, mistake: 'checked only the first inequality' },
			{ at: second, mistake: 'checked only the second inequality' },
			last,
		],
	};
}

const choices = ({ right, wrong }: Found) =>
	multipleChoice(pointAt(right), ...wrong.map(({ at, mistake }) => slip(pointAt(at), mistake)));

function checkedLines(side: Side, [x, y]: Spot, name: string): Line[] {
	const { sign, m, b } = side;
	const put = valued(m, x, true);
	return [
		line(relation(y, sign, sum(put, b)), `put the pair into the ${name} inequality`),
		line(relation(y, sign, m * x + b), 'this is true'),
	];
}

export function testedPoints(draw: Draw): Draft | undefined {
	const sides = drawnSides(draw);
	const found = sides && drawnPoints(draw, sides);
	if (!sides || !found) return undefined;
	const [one, two] = sides;
	return {
		prompt: say`Which ordered pair ${tuple('x', 'y')} is a solution of the system ${written(one)} and ${written(two)}?`,
		answer: choices(found),
		steps: [
			...checkedLines(one, found.right, 'first'),
			...checkedLines(two, found.right, 'second'),
			sentence(say`Both are true, so ${pointAt(found.right)} is a solution.`),
		],
		hints: [
			say`The pair must make both inequalities true. Cross out a pair as soon as one of them fails.`,
		],
	};
}

const REACH = 6;

/** Two points of the line inside the window. */
function boundaryOf({ m, b }: Side): [Spot, Spot] | undefined {
	const inside = [-3, -2, -1, 0, 1, 2, 3]
		.map((x): Spot => [x, m * x + b])
		.filter(([, y]) => Math.abs(y) < REACH);
	const [first, last] = [inside[0], inside.at(-1)];
	return first && last && first !== last ? [first, last] : undefined;
}

/** The first side is shaded, then the second; the overlap is darker. */
function planesOf(sides: readonly [Side, Side]): HalfPlane[] | undefined {
	const planes = sides.map((side): HalfPlane | undefined => {
		const boundary = boundaryOf(side);
		return boundary && { boundary, above: !isLess(side.sign), solid: !isStrict(side.sign) };
	});
	const [one, two] = planes;
	return one && two ? [one, two] : undefined;
}

const drawing = (planes: HalfPlane[]) =>
	graph({
		...squareAxes(REACH),
		shapes: planes.flatMap(shapesOf),
		alt: `${planes.map(inWords).join(' ')} The two shaded parts overlap.`,
	});

const DARK = 'the part that is shaded twice shows the solutions of the system';

export function pointInGraph(draw: Draw): Draft | undefined {
	const sides = drawnSides(draw);
	const found = sides && drawnPoints(draw, sides);
	const planes = sides && planesOf(sides);
	if (!sides || !found || !planes) return undefined;
	return {
		prompt: say`The graph shows a system of two inequalities. Which ordered pair ${tuple('x', 'y')} is a solution of the system?`,
		answer: choices(found),
		steps: [
			sentence(say`A solution lies in both shaded parts.`, DARK),
			...sides.map((side, at) => whereLine(side, found.right, at)),
			sentence(say`So ${pointAt(found.right)} is a solution.`),
		],
		hints: [
			say`Find each point in the graph. It must lie where both parts overlap.`,
			say`A point on a dashed line is not a solution.`,
		],
		figure: drawing(planes),
	};
}

const whereLine = ({ sign }: Side, at: Spot, place: number): Line =>
	sentence(
		say`${pointAt(at)} is ${isLess(sign) ? 'below' : 'above'} the ${place === 0 ? 'first' : 'second'} line, in its shaded part.`,
	);

const system = (one: Side, two: Side): Prose => say`${written(one)} and ${written(two)}`;

/** Four systems with the same boundaries. */
export function systemOfGraph(draw: Draw): Draft | undefined {
	const sides = drawnSides(draw);
	const planes = sides && planesOf(sides);
	if (!sides || !planes) return undefined;
	const [one, two] = sides;
	const flip = (side: Side): Side => ({ ...side, sign: turned(side.sign) });
	const end = (side: Side): Side => ({ ...side, sign: withOtherEnd(side.sign) });
	return {
		prompt: say`Which system of inequalities does the graph show? Its solutions lie where both shaded parts overlap.`,
		answer: multipleChoice(
			system(one, two),
			slip(system(flip(one), two), 'took the wrong side of the first line'),
			slip(system(one, flip(two)), 'took the wrong side of the second line'),
			slip(system(end(one), end(two)), 'mixed up solid and dashed lines'),
		),
		steps: [
			...sides.map((side, at) => describeLine(side, at)),
			sentence(say`The system is ${system(one, two)}.`),
		],
		hints: [
			say`Is each line solid or dashed? Is the part above or below it shaded?`,
			say`Use the y-intercepts to see which line belongs to which inequality.`,
		],
		figure: drawing(planes),
	};
}

function describeLine(side: Side, at: number): Line {
	const { sign, b } = side;
	return sentence(
		say`The line through ${tuple(0, num(b))} is ${isStrict(sign) ? 'dashed' : 'solid'}, and the part ${isLess(sign) ? 'below' : 'above'} it is shaded: ${written(side)}.`,
		at === 0 && isStrict(sign) ? 'a dashed line is not included' : undefined,
	);
}
