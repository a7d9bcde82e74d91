/** Values that lines assign to variables: "x = 3", "n = ±2", "(x, y) = (1, 2)". */
import { formulasIn } from '../../../math/markup.ts';
import { isExact, numberIn, readRelation } from '../equation-lines.ts';
import { remembered } from '../../../math/remembered.ts';
import type { RealValues } from '../values.ts';

export type ClaimedValues = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * A variable may have several values: cases, or a value that is tried and rejected. With `rounded`, those after ≈ count
 * too, and f(4.9) gives the variable in f(x) a value.
 */
export function claimedValues(texts: readonly string[], { rounded = false } = {}): ClaimedValues {
	const claimed = new Map<string, Set<number>>();
	const formulas = texts.flatMap(formulasIn);
	for (const tex of formulas) {
		const plain = rounded ? tex.replaceAll('\\approx', '=') : tex;
		for (const [letter, value] of [
			...claimsIn(plain),
			...(rounded ? inputsIn(tex, formulas) : []),
		]) {
			const values = claimed.get(letter) ?? new Set();
			claimed.set(letter, values.add(value));
		}
	}
	return claimed;
}

const claimsIn = remembered((tex): readonly [letter: string, value: number][] => {
	const pairs = [...tex.matchAll(PAIR)].flatMap(
		([, x = '', y = '', one = '', other = '']): [string, string][] => [
			[x, one],
			[y, other],
		],
	);
	const relation = readRelation(tex.replaceAll('\\pm', '+'));
	const [letter = '', ...sides] = relation?.sides ?? [];
	const isClaim = LETTER.test(letter) && relation !== undefined && isExact(relation);
	const both = tex.includes('\\pm')
		? readRelation(tex.replaceAll('\\pm', '-'))?.sides.slice(1)
		: [];
	return [...pairs, ...(isClaim ? [...sides, ...(both ?? [])].map((side) => [letter, side]) : [])]
		.map(([name = '', side = '']): [string, number] => [name, numberIn(side)])
		.filter(([, value]) => !Number.isNaN(value));
});

/** f(4.9), if another formula has f(x). */
const inputsIn = (tex: string, formulas: readonly string[]): [letter: string, value: number][] =>
	[...tex.matchAll(/([a-zA-Z])\((-?[\d.]+)\)/g)].flatMap(([, name = '', input]) => {
		const letter = formulas
			.map((other) => new RegExp(`${name}\\(([a-z])\\)`).exec(other)?.[1])
			.find((found) => found !== undefined);
		return letter === undefined ? [] : [[letter, Number(input)] as [string, number]];
	});

const PAIR = /\(([a-z]), ([a-z])\) = \(([^(),]+), ([^(),]+)\)/g;
const LETTER = /^(?:[a-zA-Z](?:_\{?\w+\}?)?|\\theta)$/;

/** Every combination of claimed values of these variables; none if a variable has no value. */
export const claimedPoints = (letters: readonly string[], claimed: ClaimedValues): RealValues[] =>
	letters.reduce<RealValues[]>(
		(points, letter) =>
			points.flatMap((point) =>
				[...(claimed.get(letter) ?? [])].map((value) => ({ ...point, [letter]: value })),
			),
		[{}],
	);
