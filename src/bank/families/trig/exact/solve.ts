/** csc x = 2 and the like on one turn of the circle, by way of the primary ratio. */
import {
	type Draft,
	type Draw,
	line,
	sentence,
	solvedLine,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import Fraction from 'fraction.js';
import { equation, list, num, tuple } from '../../../../math/expression.ts';
import { interval, PI } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { scaleSurd, type Surd, surd } from '../../../../math/surd.ts';
import {
	exactTrig,
	over,
	radians,
	RECIPROCAL,
	reciprocalShown,
	shownSurd,
	trig,
	TRIG_WORDS,
} from '../../../steps/exact-trig.ts';
import { relatedLines, onlyAngles } from '../../../steps/related-angle.ts';
import { withArms } from '../../../figures/unit-circle.ts';

const VALUES: Readonly<Record<string, Surd>> = {
	'2': surd(2),
	'√2': surd(1, 2),
	'2/√3': surd('2/3', 3),
	'√3': surd(1, 3),
	'√3/3': surd('1/3', 3),
};

const CONFUSED = { csc: 'sec', sec: 'csc', cot: 'tan' } as const;

export function solveReciprocal(draw: Draw): Draft | undefined {
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
	const turned = over(surd(1), value);
	const before = reciprocalShown(value);
	if (found.length === 0 || !turned) return undefined;
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
				equation(trig(primary, 'x'), before ?? shownSurd(turned)),
				`take the reciprocal of both sides: ${TRIG_WORDS[name]} is the reciprocal of ${TRIG_WORDS[primary]}`,
			),
			...(before
				? [line(equation(trig(primary, 'x'), shownSurd(turned)), 'rationalize the denominator')]
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
