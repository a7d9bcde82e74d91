import type Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	opposite,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { fraction, lineEquation, standardForm } from '../../../../math/lines.ts';
import { polynomialExpression, term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	rational,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { clearSigns, solvedForY } from '../../../steps/line-form.ts';

const NAMES: Readonly<Record<string, string>> = {
	par: 'parallel',
	perp: 'perpendicular',
	neither: 'neither parallel nor perpendicular',
};
const SAME = 'the same line';

export function classifyPair(draw: Draw): Draft | undefined {
	const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
	const type = draw.inTurn('type');
	const standard = draw.inTurn('form') === 'standard';
	const m = fraction(-a, b);
	const other = {
		par: m,
		perp: m.inverse().neg(),
		neither: draw.random.pick([m.neg(), m.inverse()]),
	}[type];
	if (!other || m.abs().equals(1) || m.d > 6n || other.d > 6n || !clearSigns(a, b))
		return undefined;
	if (!standard && (m.d === 1n) !== (fraction(a, b).d === 1n)) return undefined;
	const [c1, c2] = [draw.random.int(-9, 9), draw.random.int(-9, 9)];
	if (c1 === 0 || c2 === 0) return undefined;
	const [p, q] = [Number(other.s * -other.n), Number(other.d)];
	const sign = p < 0 && draw.random.int(0, 1) === 1 ? -1 : 1;
	const second: [number, number, number] = [p * k * sign, q * k * sign, c2];
	if (!clearSigns(second[0], second[1]) || fraction(c1, b).equals(fraction(c2, second[1])))
		return undefined;
	if (standard && (k > 3 || Math.max(...second.map(Math.abs)) > 20)) return undefined;
	const given = standard
		? ([standardForm(a, b, c1), standardForm(...second)] as const)
		: ([lineEquation(m, c1), lineEquation(other, c1 === c2 ? -c2 : c2)] as const);
	const right = NAMES[type] ?? SAME;
	const slopes = [m, other] as const;
	return {
		prompt: say`How are the lines ${given[0]} and ${given[1]} related?`,
		answer: multipleChoice(
			say`${phrase(right)}`,
			...[...Object.values(NAMES), SAME]
				.filter((name) => name !== right)
				.map((name) =>
					distractor(
						say`${phrase(name)}`,
						type === 'par'
							? (mistakenForParallel(standard)[name] ?? '')
							: (mistakenForUnequal(kinship(m, other))[name] ?? ''),
					),
				),
		),
		steps: [
			...(standard ? [line(given[0]), ...solvedForY(a, b, c1)] : []),
			sentence(
				say`The slope of the line ${given[0]} is ${num(slopes[0])}.`,
				standard ? 'compare with y = mx + b' : 'the slope is the coefficient of x',
			),
			...(standard ? [line(given[1]), ...solvedForY(...second)] : []),
			sentence(
				say`The slope of the line ${given[1]} is ${num(slopes[1])}.`,
				standard ? 'compare with y = mx + b' : 'the slope is the coefficient of x',
			),
			sentence(
				caseOf(FOUND, type),
				type === 'par'
					? 'compare both equations with y = mx + b'
					: `${plainSlope(m)} times ${plainSlope(other)} is ${plainSlope(m.mul(other))}`,
			),
			sentence(say`${phrase(right)}`, REASONS[type]),
		],
		hints: [
			say`What are the slopes and the ${symbol('y')}-intercepts of the two lines?`,
			say`Are the slopes equal, negative reciprocals, or neither?`,
		],
	};
}

const MIXED_UP = 'mixed up the slope conditions for parallel and perpendicular lines';

/** How a learner arrives at each wrong name of two parallel lines. */
const mistakenForParallel = (standard: boolean): Readonly<Record<string, string>> => ({
	perpendicular: MIXED_UP,
	'neither parallel nor perpendicular': `compared the ${standard ? 'coefficients' : 'y-intercepts'} instead of the slopes`,
	[SAME]: 'did not compare the y-intercepts of the lines',
});

/** The same where the slopes are not equal. */
function mistakenForUnequal(slopes: string): Readonly<Record<string, string>> {
	const asEqual =
		slopes === 'negative reciprocals' ? MIXED_UP : `treated slopes that are ${slopes} as equal`;
	return {
		parallel: asEqual,
		perpendicular: `treated slopes that are ${slopes} as negative reciprocals`,
		'neither parallel nor perpendicular': 'checked only whether the slopes are equal',
		[SAME]: `${asEqual} and did not compare the y-intercepts`,
	};
}

/** What two unequal slopes are to each other. */
function kinship(m: Fraction, other: Fraction): string {
	if (other.equals(m.neg())) return 'opposites';
	return other.equals(m.inverse()) ? 'reciprocals' : 'negative reciprocals';
}

const plainSlope = (m: Fraction): string => m.toFraction();

const phrase = (name: string): string =>
	name === SAME ? 'The lines are the same.' : `The lines are ${name}.`;

const REASONS: Readonly<Record<string, string>> = {
	par: 'different lines with equal slopes are parallel',
	perp: 'lines are perpendicular if the product of their slopes is −1',
	neither:
		'parallel lines have equal slopes, and the slopes of perpendicular lines have a product of −1',
};

const FOUND: Readonly<Record<string, Prose>> = {
	par: say`The slopes are equal, and the ${symbol('y')}-intercepts are different.`,
	perp: say`The product of the slopes is ${-1}.`,
	neither: say`The slopes are not equal, and their product is not ${-1}.`,
};

export function coefficientFor(draw: Draw): Draft | undefined {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const parallel = draw.inTurn('type') === 'par';
	if (!clearSigns(a, b) || Math.abs(a) === Math.abs(b)) return undefined;
	if (Math.abs(b) === 1 || Math.abs(c) === 1) return undefined;
	const [r1, r2] = [draw.random.int(1, 15), draw.random.int(1, 15)];
	const k = parallel ? fraction(a * c, b) : fraction(-b * c, a);
	if (k.d > 3n || fraction(r1, b).equals(fraction(r2, c))) return undefined;
	const first = standardForm(a, b, r1);
	const second = equation(sum(product('k', 'x'), polynomialExpression([term(c, 'y')])), r2);
	const m = fraction(-a, b);
	const wanted = parallel ? m : m.inverse().neg();
	const how = parallel ? 'parallel' : 'perpendicular';
	return {
		prompt: say`Find the value of ${symbol('k')} for which the lines ${first} and ${second} are ${how}.`,
		answer: withMisconceptions(
			rational(k),
			[rational(k.neg()), 'used a/b instead of −a/b as the slope of the second line'],
			[
				rational(parallel ? fraction(-b * c, a) : fraction(a * c, b)),
				parallel
					? 'used negative reciprocals instead of equal slopes'
					: 'used equal slopes instead of negative reciprocals',
			],
			[rational(wanted), 'gave the slope of the second line'],
		),
		steps: [
			sentence(
				say`The slope of the line ${first} is ${reduced(opposite(quotient(a, b)), num(m))}.`,
				'the slope of ax + by = c is −a/b',
			),
			sentence(
				say`The slope of the line ${second} is ${reduced(opposite(quotient('k', c)), quotientOf(c))}.`,
				`the slope is again −a/b, with a = k and b = ${c}`,
			),
			line(
				equation(quotientOf(c), num(wanted)),
				parallel
					? 'parallel lines have equal slopes'
					: 'the slopes of perpendicular lines are negative reciprocals',
			),
			line(equation('k', num(k)), `multiply both sides by ${-c}`),
		],
		hints: [
			say`What is the slope of the first line? How can you write the slope of the second line in terms of ${symbol('k')}?`,
		],
	};
}

/** "−3/3 = −1"; a fraction that is in its simplest form already is written once. */
const reduced = (substituted: Expression, value: Expression): Expression =>
	tex(substituted) === tex(value) ? value : equation(substituted, value);

/** −k/c without a minus sign below. */
const quotientOf = (c: number) => (c < 0 ? quotient('k', -c) : opposite(quotient('k', c)));
