/** The end of every solution of trig.solve-quad: each factor gives an equation for one function. */
import type Fraction from 'fraction.js';
import { equation, operand } from '../../../../math/expression.ts';
import { joinedByOr, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Line,
	onlyIf,
	sentence,
	solutions,
	solvedLine,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { withArms } from '../../../figures/unit-circle.ts';
import {
	angle,
	anglesWith,
	NAMES,
	special,
	type Special,
	specialValue,
	trig,
	writtenSpecial,
} from '../../../steps/turns.ts';
import { onAxis, whereSign } from '../../../steps/related-angle.ts';

export const x = operand('x');

export type Root = { f: string; value: string };

const setOf = (found: readonly Fraction[]): DraftAnswer => ({
	...solutions(...found.map((at) => angle(at, 'radians'))),
	kind: 'solution-set',
});

/** The end of every solution: each factor gives an equation for one function. */
export function ending(
	roots: readonly Root[],
): { lines: Line[]; answer: Draft['answer'] } | undefined {
	const solved = roots.map((root) => ({
		...root,
		special: special(root.value),
		at: anglesWith(root.f, specialValue(special(root.value)), 0, 2),
	}));
	const all = solved.flatMap(({ at }) => at).sort((a, b) => a.compare(b));
	const found = all.filter((at, place) => place === 0 || !at.equals(all[place - 1] ?? -1));
	if (found.length === 0) return undefined;
	const zero = roots.find(({ value }) => value === '0');
	const why = ({ f, special: value }: (typeof solved)[number]) =>
		isOnAxis(f, value)
			? onAxis(f, value)
			: `use the related acute angle; ${whereSign(f, value.over)}`;
	const [solvable, ...others] = solved.filter(({ at }) => at.length > 0);
	/** Only one value has angles: the last line says why it has them. */
	const single = others.length === 0 ? solvable : undefined;
	const lines = solved
		.filter((root) => root !== single)
		.map((root): Line => {
			const given = equation(trig(root.f, x), writtenSpecial(root.special));
			return root.at.length === 0
				? sentence(
						say`${given} has no solution.`,
						`the ${NAMES[root.f]} is never ${specialValue(root.special) > 0 ? 'more than 1' : 'less than −1'}`,
					)
				: sentence(
						say`${given} when ${joinedByOr(root.at.map((one) => equation(x, angle(one, 'radians'))))}.`,
						why(root),
					);
		});
	return {
		lines: [
			...lines,
			withArms(
				solvedLine(
					x,
					found.map((at) => angle(at, 'radians')),
					single && why(single),
				),
				found,
				'radians',
			),
		],
		answer: withMisconceptions(
			setOf(found),
			...solved
				.filter(({ at }) => at.length > 0 && at.length < found.length)
				.map(({ f, value, at }): WrongAnswer => [setOf(at), onlyOne(f, value, zero)]),
			...onlyIf(found.length > 1, [setOf(found.slice(0, 1)), 'gave only one of the solutions']),
			[
				setOf(
					solved
						.flatMap(({ f, special: value }) => anglesWith(f, -specialValue(value), 0, 2))
						.sort((one, two) => one.compare(two))
						.filter((at, place, sorted) => place === 0 || !at.equals(sorted[place - 1] ?? -1)),
				),
				`used the opposite of the value from ${solved.length > 1 ? 'each' : 'the'} factor`,
			],
		),
	};
}

/** Values with a root are the two square roots of one number; a factor that can be 0 may have been divided out. */
const onlyOne = (f: string, value: string, zero: Root | undefined): string => {
	if (value.includes('√'))
		return `used only the ${value.startsWith('-') ? 'negative' : 'positive'} square root`;
	return zero && value !== zero.value
		? `divided both sides by ${zero.f} x and lost the solutions of ${zero.f} x = 0`
		: `found only the angles for ${f} x = ${value}`;
};

/** Sine or cosine 0, 1 or −1. */
const isOnAxis = (f: string, { over, radicand, under }: Special): boolean =>
	over === 0 || (f !== 'tan' && radicand === 1 && under === 1);
