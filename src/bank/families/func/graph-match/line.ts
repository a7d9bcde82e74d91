/** Lines, and lines that are shifted, stretched or reflected. */
import Fraction from 'fraction.js';
import { plainFactor } from '../../../../math/coefficients.ts';
import {
	continued,
	equation,
	type Expression,
	num,
	type Operand,
	operand,
	opposite,
	product,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { call } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import { type Draft, type Draw, type Line, line, sentence } from '../../../family.ts';
import { lineFeatures, sideways, upOrDown } from './changed.ts';
import { axesFor, calculation, matching, type Option, option } from './question.ts';

const rule =
	(m: Fraction, b: number) =>
	(x: Operand): Expression => {
		const slope = m.equals(1) ? operand(x) : m.equals(-1) ? opposite(x) : product(num(m), x);
		return b === 0 ? slope : sum(slope, b);
	};

function lineOption(m: Fraction, b: number, mistake: string): Option {
	const slope = m.valueOf();
	const run = Number(m.d);
	return option(
		rule(m, b),
		{ at: (x) => slope * x + b, keys: [0, run, -run, 2 * run, -2 * run] },
		mistake,
	);
}

type Names = Record<'slope' | 'intercept' | 'turned' | 'turnedBack' | 'raised', string>;

const NAMES: Names = {
	slope: 'the slope',
	intercept: 'the y-intercept',
	turned: 'switched the rise and the run',
	turnedBack: 'switched the rise and the run and used the opposite sign for the slope',
	raised: 'moved the y-intercept 3 units up',
};

/** Before slope and y-intercept are introduced. */
const NAMES_BY_POINTS: Names = {
	slope: 'the coefficient of x',
	intercept: 'the constant',
	turned: 'used the reciprocal of the coefficient of x',
	turnedBack: 'used the opposite of the reciprocal of the coefficient of x',
	raised: 'added 3 to the constant',
};

export function matchLine(draw: Draw): Draft | undefined {
	const [over, under, b] = [draw.int('m'), draw.int('q'), draw.int('b')];
	if (gcd(over, under) !== 1 || (b === 0 && Math.abs(over) === 1 && under === 1)) return undefined;
	const m = new Fraction(over, under);
	const turned = m.inverse();
	const isByPoints = draw.choice('method') === 'points';
	const names = isByPoints ? NAMES_BY_POINTS : NAMES;
	const reach = Math.abs(b) > 4 ? 10 : 6;
	return matching(draw, {
		isFixed: true,
		...axesFor(reach),
		options: [
			lineOption(m, b, ''),
			...draw.random.shuffle([
				lineOption(m.neg(), b, `used the opposite sign for ${names.slope}`),
				lineOption(m, -b, `used the opposite sign for ${names.intercept}`),
				lineOption(turned, b, names.turned),
				lineOption(
					m.neg(),
					-b,
					b === 0
						? `used the opposite sign for ${names.slope}`
						: `used the opposite signs for ${names.slope} and ${names.intercept}`,
				),
			]),
			lineOption(turned.neg(), b, names.turnedBack),
			lineOption(m, b + 3, names.raised),
		],
		...(isByPoints
			? {
					steps: (fromGraph) => pointLines(m, b, rule(m, b), { reach, fromGraph }),
					hints: pointsHints,
					shown: 'through both of these points',
				}
			: {
					steps: (fromGraph) => lineFeatures(m, b, fromGraph),
					hints: () => [say`Where does the line meet the ${symbol('y')}-axis? What is its slope?`],
				}),
	});
}

/** A line by its slope and y-intercept, and the mistake that leads to it. */
type Slip = readonly [m: number, b: number, mistake: string];

/** `shown` is g(x) with the rule of f substituted; a reflection has no slip of its own. */
type Move = {
	ask: Expression;
	shown: Expression;
	m: number;
	b: number;
	/** The reasons of the line with `shown` and of the line that simplifies it. */
	substituted: string;
	simplified: string;
	/** The rule of g before the constants are combined, where brackets are expanded. */
	expanded?: Expression;
	slip?: Slip;
	/** What leads to the opposite y-intercept, if it is not a sign alone. */
	opposite?: string;
};

const REPLACED = 'replace f(x) with its rule';

export function matchChangedLine(draw: Draw): Draft | undefined {
	const [m, b, k] = [draw.int('m'), draw.int('b'), draw.int('k')];
	const f = (inner: Operand) => call('f', inner);
	const old = rule(new Fraction(m), b);
	const moves: Record<string, Move[]> = {
		'vertical shift or stretch': [
			{
				ask: sum(f('x'), k),
				shown: sum(old('x'), k),
				m,
				b: b + k,
				substituted: REPLACED,
				simplified: 'combine the constants',
				slip: [m, b - k, `shifted ${upOrDown(k)}`],
				...(-(b + k) === b + m * k
					? { opposite: `shifted ${k > 0 ? 'left instead of up' : 'right instead of down'}` }
					: {}),
			},
			{
				ask: product(k, f('x')),
				shown: product(k, old('x')),
				m: m * k,
				b: b * k,
				substituted: REPLACED,
				simplified: 'use the distributive property',
				slip: [m * k, b, `multiplied only the slope by ${plainNumber(k)}`],
			},
		],
		reflection: [
			{
				ask: opposite(f('x')),
				shown: opposite(old('x')),
				m: -m,
				b: -b,
				substituted: REPLACED,
				simplified: 'distribute the negative sign',
				opposite: 'graphed f(−x) instead of −f(x)',
			},
			{
				ask: f(product(-1, 'x')),
				shown: old(product(-1, 'x')),
				m: -m,
				b,
				substituted: 'substitute −x for x in the rule for f',
				simplified: 'multiply',
				opposite: 'graphed −f(x) instead of f(−x)',
			},
		],
		'horizontal shift': [
			{
				ask: f(sum('x', -k)),
				shown: old(sum('x', -k)),
				m,
				b: b - m * k,
				substituted: `substitute ${plainFactor([1, -k])} for x in the rule for f`,
				simplified: m === -1 ? 'distribute the negative sign' : 'use the distributive property',
				...(m === 1 ? {} : { expanded: sum(rule(new Fraction(m), 0)('x'), -m * k, b) }),
				slip: [m, b + m * k, `shifted ${sideways(k)}`],
				...(-(b - m * k) === b - k
					? { opposite: `shifted ${k > 0 ? 'down instead of right' : 'up instead of left'}` }
					: {}),
			},
		],
	};
	const kind = draw.inTurn('kind');
	const move = draw.random.pick(moves[kind] ?? []);
	if (Math.abs(move.b) > 8 || Math.abs(move.m) > 6 || move.m === 0) return undefined;
	if (move.ask.kind === 'product' && Math.abs(k) === 1) return undefined;
	// With slope 1, f(x) + k and f(x + k) are the same line.
	if (b === 0 || (m === 1 && move.ask.kind !== 'product' && kind !== 'reflection'))
		return undefined;
	const now = rule(new Fraction(move.m), move.b);
	const one = (...[slope, height, mistake]: Slip) =>
		lineOption(new Fraction(slope), height, mistake);
	const unchanged: Slip = [m, b, 'graphed f instead of g'];
	return matching(draw, {
		isFixed: true,
		...axesFor(Math.abs(move.b) > 5 ? 10 : 6),
		ask: say`Let ${equation(f('x'), old('x'))} and ${equation(call('g', 'x'), move.ask)}. Which of the graphs A to D is the graph of ${symbol('g')}`,
		options: [
			one(move.m, move.b, ''),
			...draw.random.shuffle([
				one(...unchanged),
				one(-move.m, move.b, 'used the opposite sign for the slope'),
				one(move.m, -move.b, move.opposite ?? 'used the opposite sign for the y-intercept'),
				one(...(move.slip ?? unchanged)),
			]),
			one(-move.m, -move.b, 'used the opposite signs for the slope and the y-intercept'),
			one(move.m, move.b + 3, 'moved the y-intercept 3 units up'),
		],
		steps: () => [
			line(equation(call('g', 'x'), move.ask)),
			line(equation(call('g', 'x'), move.shown), move.substituted),
			...(move.expanded
				? [
						line(continued(move.expanded), move.simplified),
						line(continued(now('x')), 'combine the constants'),
					]
				: tex(now('x')) === tex(move.shown)
					? []
					: [line(continued(now('x')), move.simplified)]),
			...lineFeatures(new Fraction(move.m), move.b, false),
		],
		hints: () => [
			say`What is the rule for ${symbol('g')}? What are its ${symbol('y')}-intercept and its slope?`,
		],
	});
}

// A line by two of its points, for learners who do not know the slope yet.

/** Two points with whole coordinates no farther than `reach` from the x-axis, the first on the y-axis if it tells the lines apart. */
function pointsOf(m: Fraction, b: number, reach: number): (readonly [number, number])[] {
	const run = Number(m.d);
	// The opposite of 0 would be written -0.
	const beside = [run, -run, 2 * run, -2 * run];
	// Without a constant, all four lines pass through the origin.
	const places = m.equals(-1) ? beside : b === 0 ? [...beside, 0] : [0, ...beside];
	return places
		.map((x) => [x, m.mul(x).add(b).valueOf()] as const)
		.filter(([, y]) => Math.abs(y) <= reach)
		.slice(0, 2);
}

/** The points substituted into the equation, or the equation evaluated to find them. */
function pointLines(
	m: Fraction,
	b: number,
	written: (x: Expression) => Expression,
	{ reach, fromGraph }: { reach: number; fromGraph: boolean },
): Line[] {
	const points = pointsOf(m, b, reach);
	const [first, second] = points.map(([x, y]) => tuple(x, y));
	const value = ([x, y]: readonly [number, number]) =>
		say`${equation('x', x)}, ${equation('y', calculation(written(num(x)), y))}`;
	if (!fromGraph)
		return points.map((at) =>
			sentence(say`When ${value(at)}, so the line passes through ${tuple(...at)}.`),
		);
	const both = points.map(value).reduce((one, two) => say`${one}, and when ${two}`);
	return [
		sentence(say`The line passes through ${first ?? ''} and ${second ?? ''}.`),
		sentence(
			say`For ${equation('y', written(symbol('x')))}, when ${both}.`,
			'both points make this equation true',
		),
	];
}

const pointsHints = (fromGraph: boolean): Prose[] =>
	fromGraph
		? [
				say`Which points does the line pass through?`,
				say`Which equation is true for the coordinates of two of these points?`,
			]
		: [
				say`Which values of ${symbol('y')} does the equation give for a few values of ${symbol('x')}?`,
				say`Which graph passes through the points that these values give?`,
			];
