/** Exact solutions in one turn. */
import type Fraction from 'fraction.js';
import { type Expression, list, tuple } from '../../../../math/expression.ts';
import { formula, joinedByOr, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	onlyIf,
	sentence,
	solutions,
	solvedLine,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { withArms } from '../../../figures/unit-circle.ts';
import { onlyAngles, relatedLines } from '../../../steps/related-angle.ts';
import {
	angle,
	anglesWith,
	between,
	NAMES,
	type Special,
	special,
	specialValue,
	tangentValue,
	trig,
	writtenSpecial,
} from '../../../steps/turns.ts';

// The drawn function and a special value that it takes.

export function specialOf(draw: Draw): { f: string; value: Special } {
	const [f, text] = [draw.choice('f'), draw.choice('v')];
	if (f !== 'tan') return { f, value: special(text) };
	return {
		f,
		value: special(
			text === '1/2' || text === '-1/2' || text.includes('√') ? tangentValue(text) : text,
		),
	};
}

/** The solutions, given in half turns, with the unit of the question. */
export const solutionSet = (
	found: readonly Fraction[],
	unit: 'degrees' | 'radians',
): DraftAnswer =>
	unit === 'degrees'
		? {
				kind: 'solution-set',
				value: found.map((at) => at.mul(180).toFraction()).join(', '),
				body: formula(list(...found.map((at) => angle(at, unit)))),
			}
		: { ...solutions(...found.map((at) => angle(at, unit))), kind: 'solution-set' };

type Exact = {
	f: string;
	value: Special;
	problem: Expression;
	before: Line[];
	letter: Expression;
	unit: 'degrees' | 'radians';
};

const COORDINATE: Readonly<Record<string, string>> = {
	sin: 'the y-coordinate of this point',
	cos: 'the x-coordinate of this point',
	tan: 'the y-coordinate of this point over its x-coordinate',
};

/** Where the arms of these angles, given in half turns, meet the unit circle: each on an axis. */
function pointsAt(found: readonly Fraction[]): Expression[] {
	const turns = found.map((at) => at.mod(2).valueOf() * Math.PI);
	const points = turns.map((at) => [Math.round(Math.cos(at)), Math.round(Math.sin(at))] as const);
	return points
		.filter((one, place) => points.findIndex((other) => String(other) === String(one)) === place)
		.map(([x, y]) => tuple(x + 0, y + 0));
}

export function exact({ f, value, problem, before, letter, unit }: Exact): Draft | undefined {
	const found = anglesWith(f, specialValue(value), 0, 2);
	if (found.length === 0) return undefined;
	const isAxis = ([0, 1, -1].includes(specialValue(value)) && f !== 'tan') || value.over === 0;
	const other = f === 'sin' ? 'cos' : 'sin';
	const fromOther = anglesWith(other, specialValue(value), 0, 2);
	const related = anglesWith(f, Math.abs(specialValue(value)), 0, 0.5)[0];
	return {
		prompt: say`Solve ${problem} for ${between(angle(0, unit), letter, angle(2, unit))}. Give exact solutions in ${unit}, in increasing order.`,
		answer: withMisconceptions(
			solutionSet(found, unit),
			...onlyIf(found.length > 1, [
				solutionSet(found.slice(0, 1), unit),
				'gave only one of the solutions',
			]),
			[
				solutionSet(anglesWith(f, -specialValue(value), 0, 2), unit),
				isAxis
					? `used the opposite of the value of the ${NAMES[f]}`
					: `used the quadrants in which the ${NAMES[f]} has the opposite sign`,
			],
			...(fromOther.length > 0
				? [
						[
							solutionSet(fromOther, unit),
							`used ${NAMES[other]} instead of ${NAMES[f]}`,
						] satisfies WrongAnswer,
					]
				: []),
		),
		steps: [
			line(problem),
			...before,
			...(isAxis || !related
				? [
						sentence(
							say`The terminal arm of such an angle meets the unit circle at ${joinedByOr(pointsAt(found))}.`,
							`the ${NAMES[f]} is ${COORDINATE[f] ?? ''}`,
						),
					]
				: relatedLines(f, value.over > 0, { found, related, unit })),
			withArms(
				solvedLine(
					letter,
					found.map((at) => angle(at, unit)),
					isAxis || !related ? onlyAngles(found.length) : undefined,
				),
				found,
				unit,
				isAxis ? undefined : related,
			),
		],
		hints:
			before.length > 0
				? [
						say`What is ${trig(f, letter)} equal to?`,
						say`Which special triangle or which point on the unit circle gives that value?`,
					]
				: isAxis
					? [
							say`At which points on the unit circle is the ${NAMES[f] ?? 'ratio'} equal to ${writtenSpecial(value)}?`,
						]
					: [
							value.over > 0
								? say`Which special angle has this ${NAMES[f] ?? 'ratio'}?`
								: say`Which special angle has this ${NAMES[f] ?? 'ratio'}, apart from the sign?`,
							say`In which quadrants is the ${NAMES[f] ?? 'ratio'} ${value.over > 0 ? 'positive' : 'negative'}?`,
						],
	};
}
