/** trig.terminal: exact ratios of an angle from a point on its terminal arm, or from one ratio and the quadrant. */
import { gcd } from '../../../../math/gcd.ts';
import {
	equation,
	type Expression,
	num,
	power,
	product,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { simplifyRoot } from '../../../../math/surd.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	type Draw,
	drawnLast,
	type Line,
	line,
	mergedByValue,
	radical,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import {
	isTrigName,
	type Quadrant,
	RECIPROCAL,
	shownSurd,
	THETA,
	trig,
	TRIG_WORDS,
	type TrigName,
} from '../../../steps/exact-trig.ts';
import {
	type Arm,
	armOf,
	lastLines,
	misconceptionsOf,
	PARTS,
	partOf,
	valueOf,
} from './arm-ratios.ts';
import { withTerminalArm } from './terminal-arm.ts';

const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;

const quadrantOf = ({ x, y }: Arm): Quadrant => (y > 0 ? (x > 0 ? 1 : 2) : x < 0 ? 3 : 4);

const squareOf = (value: number): Expression => power(num(value), 2);

/** The arm with x, y and r. */
function withArm(last: Line, { x, y, square }: Arm): Line {
	const { outside, inside } = simplifyRoot(square);
	const r = inside === 1 ? `${outside}` : `${outside === 1 ? '' : outside}√${inside}`;
	return withTerminalArm(last, { x, y, r });
}

/** A tangent or a cotangent of whole numbers has no radical. */
const formOf = (name: TrigName): string =>
	PARTS[name].includes('r')
		? 'Give it in simplest form, with no radical in a denominator.'
		: 'Give it in simplest form.';

function fromPoint(arm: Arm, name: TrigName): Draft {
	const shown = shownSurd(valueOf(arm, name));
	const answer = withMisconceptions(
		radical(shown),
		...mergedByValue(...misconceptionsOf(arm, name)),
	);
	const needsR = PARTS[name].includes('r');
	const point = product('P', tuple(arm.x, arm.y));
	const given = sentence(
		say`The coordinates of ${symbol('P')} give ${equation('x', arm.x)} and ${equation('y', arm.y)}.`,
	);
	return {
		prompt: say`The point ${point} lies on the terminal arm of an angle ${THETA} in standard position. Find the exact value of ${trig(name, THETA)}. ${formOf(name)}`,
		answer,
		steps: [
			...(needsR
				? drawnLast([given, ...radiusLines(arm)], (last) => withArm(last, arm))
				: [withTerminalArm(given, { x: arm.x, y: arm.y })]),
			...lastLines(arm, name, shown, `the ${TRIG_WORDS[name]} is ${ratioAt('P', name)}`),
		],
		hints: [
			needsR
				? say`How far is ${symbol('P')} from the origin? Which two of ${symbol('x')}, ${symbol('y')}, and ${symbol('r')} does this ratio use?`
				: say`Which two of ${symbol('x')}, ${symbol('y')}, and ${symbol('r')} does this ratio use? What are their signs?`,
		],
	};
}

/** "the y-coordinate of P over its x-coordinate", "r over the y-coordinate of P" */
function ratioAt(point: string, name: TrigName): string {
	const [above, below] = PARTS[name];
	const named = (part: 'x' | 'y' | 'r') =>
		part === 'r' ? 'r' : `the ${part}-coordinate of ${point}`;
	return above !== 'r' && below !== 'r'
		? `${named(above)} over its ${below}-coordinate`
		: `${named(above)} over ${named(below)}`;
}

function radiusLines(arm: Arm) {
	const r = shownSurd(arm.r);
	const inside = sum(squareOf(arm.x), squareOf(arm.y));
	const whole = root(num(arm.square));
	const isDone = tex(r) === tex(whole);
	return [
		line(
			equation('r', root(sum(power('x', 2), power('y', 2)))),
			'r is the distance of P from the origin, by the Pythagorean theorem',
		),
		line(equation('r', root(inside)), 'substitute the coordinates'),
		line(equation('r', whole), 'square and add'),
		...(isDone ? [] : [line(equation('r', r), 'simplify the square root')]),
	];
}

const signsOf = ({ x, y }: Arm): string =>
	x > 0 === y > 0
		? `x and y are ${x > 0 ? 'positive' : 'negative'}`
		: `${x < 0 ? 'x' : 'y'} is negative`;

/** The given ratio is a fraction in lowest terms; the third part follows with its sign from the quadrant. */
function fromRatio(arm: Arm, given: TrigName, name: TrigName): Draft | undefined {
	const [above, below] = PARTS[given];
	const missing = (['x', 'y', 'r'] as const).find((part) => part !== above && part !== below);
	if (!missing || !PARTS[name].includes(missing)) return undefined;
	const quadrant = quadrantOf(arm);
	const shown = shownSurd(valueOf(arm, name));
	const answer = withMisconceptions(
		radical(shown),
		...mergedByValue(...misconceptionsOf(arm, name)),
	);
	const known = [above, below].map((part) => equation(part, shownSurd(partOf(arm, part))));
	const [first, second] = known;
	if (!first || !second) return undefined;
	const square =
		missing === 'r'
			? sum(squareOf(arm.x), squareOf(arm.y))
			: sum(power(shownSurd(arm.r), 2), {
					kind: 'opposite',
					of: squareOf(missing === 'x' ? arm.y : arm.x),
				});
	const size = missing === 'r' ? arm.square : arm[missing] ** 2;
	const formula =
		missing === 'r'
			? sum(power('x', 2), power('y', 2))
			: sum(power('r', 2), { kind: 'opposite', of: power(missing === 'x' ? 'y' : 'x', 2) });
	const found = shownSurd(partOf(arm, missing));
	return {
		prompt: say`An angle ${THETA} in standard position has its terminal arm in quadrant ${ROMAN[quadrant]}, and ${equation(trig(given, THETA), shownSurd(valueOf(arm, given)))}. Find the exact value of ${trig(name, THETA)}. ${formOf(name)}`,
		answer,
		steps: [
			sentence(
				say`We can take ${first} and ${second}.`,
				missing === 'r'
					? `the ${TRIG_WORDS[given]} is ${above} over ${below}, where x and y are the coordinates of a point on the terminal arm; in quadrant ${ROMAN[quadrant]}, ${signsOf(arm)}`
					: `the ${TRIG_WORDS[given]} is ${above} over ${below}, where ${above} is the ${above}-coordinate of a point on the terminal arm, and r, its distance from the origin, is positive`,
			),
			line(
				equation(power(missing, 2), formula),
				missing === 'r'
					? 'the Pythagorean theorem: r is the distance of the point from the origin'
					: `the Pythagorean theorem, solved for ${missing}²`,
			),
			line(equation(power(missing, 2), square), 'substitute the values'),
			line(
				equation(power(missing, 2), size),
				missing === 'r' ? 'square and add' : 'square and subtract',
			),
			withArm(
				line(
					equation(missing, found),
					missing === 'r'
						? 'r is positive, so take the positive square root'
						: `take the ${arm[missing] < 0 ? 'negative' : 'positive'} square root, because ${missing} is ${arm[missing] < 0 ? 'negative' : 'positive'} in quadrant ${ROMAN[quadrant]}`,
				),
				arm,
			),
			...lastLines(arm, name, shown, `the ${TRIG_WORDS[name]} is ${PARTS[name].join(' over ')}`),
		],
		hints: [
			say`Which two of ${symbol('x')}, ${symbol('y')}, and ${symbol('r')} does the given ratio involve? What signs do ${symbol('x')} and ${symbol('y')} have in this quadrant?`,
		],
	};
}

function fromPointOrRatio(draw: Draw): Draft | undefined {
	const name = draw.inTurn('ask');
	if (!isTrigName(name)) return undefined;
	const arm = armOf(draw.int('x'), draw.int('y'));
	const way = draw.random.int(0, 1) === 0;
	if (way) return fromPoint(arm, name);
	const isWhole = Number.isInteger(Math.sqrt(arm.square));
	const given = draw.random.pick<TrigName>(isWhole ? ['sin', 'cos', 'tan'] : ['tan']);
	if (gcd(arm.x, arm.y) > 1 || given === name || given === RECIPROCAL[name]) return undefined;
	if (given === 'tan' && Math.abs(arm.x) === 1) return undefined;
	return fromRatio(arm, given, name);
}

export const skills: Skills = {
	'Find ratios of an angle in standard position': fromPointOrRatio,
};
