/** Exact solutions in one turn, of equations with the angle or a multiple of it. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	list,
	num,
	operand,
	product,
	quotient,
	relation,
	tuple,
} from '../../../../math/expression.ts';
import { formula, joinedByOr, type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	inWords,
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
import { onAxis, onlyAngles, relatedLines } from '../../../steps/related-angle.ts';
import {
	angle,
	anglesWith,
	between,
	halfTurns,
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
const solutionSet = (found: readonly Fraction[], unit: 'degrees' | 'radians'): DraftAnswer =>
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

// Equations with a multiple of the angle.

const U = operand('u');

/** "tan u = 1 when u = π/4 or u = 5π/4" */
const whenIs = (f: string, value: Special, turns: readonly Fraction[]): Prose =>
	say`${equation(trig(f, U), writtenSpecial(value))} when ${joinedByOr(turns.map((at) => equation(U, angle(at, 'radians'))))}`;

/** f(kx) = v. */
export function multiple(draw: Draw): Draft | undefined {
	const { f, value } = specialOf(draw);
	const k = new Fraction(draw.choice('k'));
	const [low, high] = draw.choice('interval').slice(1, -1).split(', ').map(halfTurns);
	if (!low || !high || (value.over === 0 && k.gt(2))) return undefined;
	const x = operand('x');
	const inside = k.d === 1n ? product(num(k), x) : quotient(x, Number(k.d));
	const [from, to] = [low.mul(k), high.mul(k)];
	const turns = anglesWith(f, specialValue(value), Number(from.valueOf()), Number(to.valueOf()));
	if (turns.length > 6) return undefined;
	const found = turns.map((at) => at.div(k));
	const problem = equation(trig(f, inside), writtenSpecial(value));
	const none = found.length === 0;
	const oneTurn = anglesWith(f, specialValue(value), 0, 2).filter((at) => at.lt(2));
	const inInterval = between(angle(from, 'radians'), U, angle(to, 'radians'));
	const first: Prose = say`Let ${equation(U, inside)}. Then ${inInterval}.`;
	const values = found.length === 1 ? 'the value' : 'every value';
	return {
		prompt: say`Solve ${problem} for ${between(angle(low, 'radians'), x, angle(high, 'radians'))}. Give exact solutions in increasing order. If there is no solution, write “no solution”.`,
		answer: none
			? inWords('solution-set', 'no solution')
			: withMisconceptions(
					solutionSet(found, 'radians'),
					[solutionSet(turns, 'radians'), 'gave the values of u instead of the values of x'],
					[
						solutionSet(
							anglesWith(f, specialValue(value), Number(low.valueOf()), Number(high.valueOf())).map(
								(at) => at.div(k),
							),
							'radians',
						),
						k.gt(1)
							? 'did not multiply the ends of the interval by the coefficient of x'
							: 'did not divide the ends of the interval by 2',
					],
					...onlyIf(found.length > 1, [
						solutionSet(found.slice(0, 1), 'radians'),
						'gave only one of the solutions',
					]),
				),
		steps: [
			line(problem),
			sentence(
				first,
				k.gt(1)
					? `multiply the ends of the interval by ${k.toFraction()}`
					: 'divide the ends of the interval by 2',
			),
			none
				? sentence(say`In this interval, ${trig(f, U)} is never equal to ${writtenSpecial(value)}.`)
				: sentence(
						say`In one full turn, for ${relation(relation(0, '\\le', U), '<', angle(2, 'radians'))}, ${whenIs(f, value, oneTurn)}.`,
						oneTurn.every((at) => at.mul(2).d === 1n)
							? onAxis(f, value)
							: 'use a special triangle or the unit circle',
					),
			...(none || String(oneTurn) === String(turns)
				? []
				: [
						sentence(
							say`For ${inInterval}, ${whenIs(f, value, turns)}.`,
							from.gte(0) && to.lte(2)
								? 'keep only the angles in this interval'
								: 'add or subtract multiples of 2π, and keep only the angles in this interval',
						),
					]),
			none
				? sentence(say`There is no solution.`)
				: solvedLine(
						x,
						found.map((at) => angle(at, 'radians')),
						k.gt(1) ? `divide ${values} of u by ${k.toFraction()}` : `multiply ${values} of u by 2`,
					),
		],
		hints: [
			say`If ${equation(U, inside)}, in which interval does ${U} lie?`,
			say`For which values of ${U} in that interval is ${equation(trig(f, U), writtenSpecial(value))}? How can you find ${x} from ${U}?`,
		],
	};
}
