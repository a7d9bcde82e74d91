/** trig.exact: exact values of ratios at special angles. */
import Fraction from 'fraction.js';
import { equation, list, num, product, tuple } from '../../../../math/expression.ts';
import { interval, PI } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { scaleSurd, type Surd, surd } from '../../../../math/surd.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	mergedByValue,
	radical,
	sentence,
	type Skills,
	solvedLine,
	unlessRight,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { withArms } from '../../../figures/unit-circle.ts';
import {
	COFUNCTION,
	exactTrig,
	isTrigName,
	over,
	quadrantOf,
	radians,
	RECIPROCAL,
	reciprocalShown,
	shownSurd,
	trig,
	TRIG_WORDS,
	type TrigName,
	turned,
} from '../../../steps/exact-trig.ts';
import { onlyAngles, relatedLines } from '../../../steps/related-angle.ts';
import { type Angle, inDegrees, inRadians, isAcute } from './angle.ts';
import { combined, FORM } from './combined.ts';
import {
	isOnAxis,
	isReciprocalName,
	SPECIAL_TRIANGLES,
	triangleLines,
	valueLines,
} from './value-lines.ts';

function nameIn(text: string): TrigName {
	if (!isTrigName(text)) throw new RangeError(`"${text}" is not a ratio.`);
	return text;
}

/** One ratio, times `k`. */
function single(name: TrigName, angle: Angle, k = 1): Draft | undefined {
	const value = exactTrig(name, angle.degrees);
	if (!value || (k !== 1 && value.size === 0)) return undefined;
	const call = trig(name, angle.shown);
	const asked = k === 1 ? call : product(k, call);
	const shownAs = (of: Surd) => radical(shownSurd(scaleSurd(of, k)));
	const other = exactTrig(COFUNCTION[name], angle.degrees);
	const turnedOver = exactTrig(RECIPROCAL[name], angle.degrees);
	const isReciprocal = isReciprocalName(name);
	const answer = withMisconceptions(
		shownAs(value),
		...mergedByValue(
			...signSlip(name, angle, value).map(([found, why]): WrongAnswer => [shownAs(found), why]),
			...(other
				? unlessRight(shownAs(value), [
						shownAs(other),
						`used ${TRIG_WORDS[COFUNCTION[name]]} instead of ${TRIG_WORDS[name]}`,
					])
				: []),
			...(k === 1
				? []
				: [[radical(shownSurd(value)), `did not multiply by ${k}`] satisfies WrongAnswer]),
			...(turnedOver && name !== 'tan' && name !== 'cot'
				? [[shownAs(turnedOver), reciprocalSlip(name, k)] satisfies WrongAnswer]
				: []),
		),
	);
	/** At 225° the sine is also the cosine, and the reciprocal of 1 or −1 is the number itself. */
	const isSlipHidden = (slip: Surd | undefined): boolean =>
		slip !== undefined && shownAs(slip).value === answer.value;
	if (
		(turned(angle.degrees) > 90 && isSlipHidden(other)) ||
		(isReciprocal && isSlipHidden(turnedOver))
	)
		return undefined;
	const lines: Line[] =
		!isReciprocal && isAcute(angle)
			? triangleLines(name, angle, value)
			: valueLines(name, angle, value);
	if (k !== 1)
		lines.push(line(equation(asked, shownSurd(scaleSurd(value, k))), `multiply by ${k}`));
	return {
		prompt: say`Find the exact value of ${asked}. ${FORM}`,
		answer,
		steps: lines,
		hints: hintsFor(angle, isReciprocal && !(name === 'cot' && isOnAxis(angle))),
	};
}

/** What was done with the reciprocal of a ratio instead of the ratio itself. */
function reciprocalSlip(name: TrigName, k: number): string {
	const [asked, other] = [TRIG_WORDS[name], TRIG_WORDS[RECIPROCAL[name]]];
	if (isReciprocalName(name))
		return k === 1
			? `gave the ${other} and did not take its reciprocal`
			: `multiplied ${k} by the ${other} instead of by its reciprocal, the ${asked}`;
	return k === 1
		? `gave the reciprocal of the ${asked}, the ${other}`
		: `multiplied ${k} by the reciprocal of the ${asked}, the ${other}`;
}

/** What is found with another sign; in quadrant I, where every sign is positive, with another ratio. */
function signSlip(name: TrigName, angle: Angle, value: Surd): [Surd, string][] {
	const full = turned(angle.degrees);
	const opposite = scaleSurd(value, -1);
	if (full % 90 === 0)
		return [[opposite, 'used the point on the opposite side of the unit circle']];
	if (full > 90) return [[opposite, 'used the sign for the wrong quadrant']];
	const swapped = name === 'tan' || name === 'cot' ? 'sin' : 'tan';
	const found = exactTrig(swapped, angle.degrees);
	return found ? [[found, `used ${TRIG_WORDS[swapped]} instead of ${TRIG_WORDS[name]}`]] : [];
}

const QUADRANT = say`In which quadrant is the terminal arm?`;
const RELATED = say`What is the related acute angle, and what is the sign of the ratio in that quadrant?`;

const { halfSquare, halfEquilateral } = SPECIAL_TRIANGLES;

function hintsFor(angle: Angle, isReciprocal: boolean): Prose[] {
	const first = turned(angle.degrees);
	const primary = isReciprocal
		? [say`Which primary ratio is the reciprocal of this ratio? What is its value?`]
		: [];
	if (first % 90 === 0)
		return [
			...primary,
			say`At which point does the terminal arm meet the unit circle? How does this ratio depend on the coordinates of that point?`,
		];
	if (first > 90)
		return isReciprocal ? [...primary, say`${QUADRANT} ${RELATED}`] : [QUADRANT, RELATED];
	const sameArm = say`Which positive angle within one revolution has the same terminal arm?`;
	const special = say`Which special triangle has this angle: the one with ${halfSquare}, or the one with ${halfEquilateral}?`;
	if (angle.degrees === first) return [...primary, special];
	return isReciprocal ? [...primary, say`${sameArm} ${special}`] : [sameArm, special];
}

/** "0 or 180 where defined" names two. */
function angleIn(draw: Draw, text: string): number {
	return Number(draw.random.pick(text.match(/\d+/g) ?? [text]));
}

export const skills: Skills = {
	'Find exact ratios of special angles'(draw) {
		const k = draw.choice('form') === 'single value' ? 1 : draw.int('k');
		return Math.abs(k) === 1 && draw.choice('form') !== 'single value'
			? undefined
			: single(nameIn(draw.choice('f')), inDegrees(Number(draw.choice('A'))), k);
	},

	'Find exact ratios of angles from 0° to 360°': (draw) =>
		single(
			nameIn(draw.choice('f')),
			inDegrees(Number(draw.choice('A'))),
			draw.int('k') === -1 ? 1 : draw.int('k'),
		),

	'Find exact reciprocal ratios in degrees': (draw) =>
		single(nameIn(draw.choice('f')), inDegrees(angleIn(draw, draw.choice('A'))), draw.int('k')),

	'Find exact primary ratios in radians': (draw) => atRadians(draw),
	'Find exact reciprocal ratios in radians': (draw) => atRadians(draw),

	'Evaluate expressions with exact ratios in degrees': (draw) =>
		combined(
			[nameIn(draw.choice('f')), inDegrees(Number(draw.choice('A')))],
			[nameIn(draw.choice('g')), inDegrees(Number(draw.choice('B')))],
			draw.inTurn('op'),
			draw.int('k'),
		),

	'Evaluate expressions with exact ratios in radians'(draw) {
		const under = Number(draw.choice('den'));
		return combined(
			[nameIn(draw.choice('f1')), inRadians(draw.int('n1'), under)],
			[nameIn(draw.choice('f2')), inRadians(draw.int('n2'), under)],
			draw.inTurn('op'),
			1,
		);
	},

	'Solve equations with reciprocal trigonometric functions': solveReciprocal,
};

/** Angles on an axis are many among the draws; most of them are left out. */
function atRadians(draw: Draw): Draft | undefined {
	const angle = inRadians(draw.int('n'), Number(draw.choice('den')));
	if (quadrantOf(angle.degrees) === undefined && draw.random.int(1, 8) > 1) return undefined;
	return single(nameIn(draw.choice('f')), angle);
}

// Csc x = 2 and the like on one turn of the circle, by way of the primary ratio.

const VALUES: Readonly<Record<string, Surd>> = {
	'2': surd(2),
	'√2': surd(1, 2),
	'2/√3': surd('2/3', 3),
	'√3': surd(1, 3),
	'√3/3': surd('1/3', 3),
};

const CONFUSED = { csc: 'sec', sec: 'csc', cot: 'tan' } as const;

function solveReciprocal(draw: Draw): Draft | undefined {
	const name = draw.inTurn('f');
	if (name !== 'csc' && name !== 'sec' && name !== 'cot') return undefined;
	const text = draw.choice('v');
	const size = VALUES[text.replace('-', '')];
	if (!size) return undefined;
	const value = text.startsWith('-') ? scaleSurd(size, -1) : size;
	const fromZero = draw.choice('interval').startsWith('[0');
	const [low, high] = fromZero ? [0, 360] : [-180, 180];
	const found: number[] = [];
	for (let angle = low; angle <= high; angle += 15) {
		const at = exactTrig(name, angle);
		if (at && same(at, value)) found.push(angle);
	}
	const primary = RECIPROCAL[name];
	const inverse = over(surd(1), value);
	const before = reciprocalShown(value);
	if (found.length === 0 || !inverse) return undefined;
	const ends = fromZero
		? interval(0, { kind: 'product', factors: [num(2), PI] }, '[]')
		: interval({ kind: 'opposite', of: PI }, PI, '[]');
	const setOf = (angles: readonly number[]) =>
		written('solution-set', list(...angles.map(radians)));
	const others: number[] = [];
	const opposites: number[] = [];
	for (let angle = low; angle <= high; angle += 15) {
		const [at, confused] = [exactTrig(name, angle), exactTrig(CONFUSED[name], angle)];
		if (at && same(at, scaleSurd(value, -1))) opposites.push(angle);
		if (confused && same(confused, value)) others.push(angle);
	}
	const halves = found.map((degrees) => new Fraction(degrees, 180));
	// From the nearest place on the x-axis: 0, a half turn, or a whole turn.
	const [related = new Fraction(0)] = halves.map((at) => at.sub(at.round()).abs());
	const isAxis = related.equals(0) || related.equals('1/2');
	const answer = withMisconceptions(
		setOf(found),
		[setOf(found.slice(0, 1)), 'gave only one of the solutions'],
		...(opposites.length > 0
			? [
					[
						setOf(opposites),
						isAxis
							? `used the opposite of the value of the ${TRIG_WORDS[name]}`
							: `used the quadrants in which the ${TRIG_WORDS[name]} has the opposite sign`,
					] satisfies WrongAnswer,
				]
			: []),
		...(others.length > 0
			? [
					[
						setOf(others),
						`used ${TRIG_WORDS[CONFUSED[name]]} instead of ${TRIG_WORDS[name]}`,
					] satisfies WrongAnswer,
				]
			: []),
	);
	const shown = shownSurd(value);
	const isPositive = !text.startsWith('-');
	const point = primary === 'sin' ? tuple(0, isPositive ? 1 : -1) : tuple(isPositive ? 1 : -1, 0);
	return {
		prompt: say`Find all solutions of ${equation(trig(name, 'x'), shown)} in ${ends}. Give exact values in radians, in increasing order.`,
		answer,
		steps: [
			line(equation(trig(name, 'x'), shown)),
			line(
				equation(trig(primary, 'x'), before ?? shownSurd(inverse)),
				`take the reciprocal of both sides: ${TRIG_WORDS[name]} is the reciprocal of ${TRIG_WORDS[primary]}`,
			),
			...(before
				? [line(equation(trig(primary, 'x'), shownSurd(inverse)), 'rationalize the denominator')]
				: []),
			...(isAxis
				? [
						sentence(
							say`The terminal arm of such an angle meets the unit circle at ${point}.`,
							`the ${TRIG_WORDS[primary]} is the ${primary === 'sin' ? 'y' : 'x'}-coordinate of this point`,
						),
					]
				: relatedLines(primary, isPositive, { found: halves, related, unit: 'radians' })),
			withArms(
				solvedLine('x', found.map(radians), isAxis ? onlyAngles(found.length) : undefined),
				halves,
				'radians',
			),
		],
		hints: [
			say`Which primary ratio is the reciprocal of this ratio? How can you rewrite the equation with it?`,
			say`Which angles in the given interval satisfy that equation?`,
		],
	};
}

const same = (left: Surd, right: Surd): boolean =>
	left.size === right.size && [...left].every(([n, c]) => right.get(n)?.equals(c) ?? false);
