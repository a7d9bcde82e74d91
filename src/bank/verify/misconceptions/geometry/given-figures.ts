/** What a prompt gives: points, numbers, angles, and the parts of a triangle. */
import { numberIn } from '../../equation-lines.ts';
import { formulasIn } from '../../../../math/markup.ts';
import { ifReadable, readReal } from '../../values.ts';
import { lettersOf, treeOf } from '../../tex-tree.ts';
import { type Known, trianglesWith, type Whole } from '../../triangles.ts';
import type { Pair } from '../relations/relations.ts';

export type Spot = readonly [x: number, y: number];

const COORDINATE = '(-?(?:\\\\frac\\{\\d+\\}\\{\\d+\\}|[\\d.]+))';
const SPOT = new RegExp(
	`([A-Z])?(?:\\\\left)?\\(${COORDINATE}, ${COORDINATE}(?:\\\\right)?\\)`,
	'g',
);

/** Named or not, in order. */
export const spotsIn = (text: string): { name: string; at: Spot }[] =>
	[...text.matchAll(SPOT)].map(([, name = '', x = '', y = '']) => ({
		name,
		at: [numberIn(x), numberIn(y)],
	}));

/** Undefined if the text has no such point. */
export const spotIn = (text: string, name: string): Spot | undefined =>
	spotsIn(text).find((spot) => spot.name === name)?.at;

export const between = ([a, b]: Spot, [c, d]: Spot, share = 0.5): Spot => [
	a + (c - a) * share,
	b + (d - b) * share,
];

export const apart = ([a, b]: Spot, [c, d]: Spot): number => Math.hypot(c - a, d - b);

export const plus = ([a, b]: Spot, [c, d]: Spot): Spot => [a + c, b + d];
export const minus = ([a, b]: Spot, [c, d]: Spot): Spot => [a - c, b - d];
export const times = ([a, b]: Spot, by: number): Spot => [a * by, b * by];
export const sum = (spots: readonly Spot[]): Spot => spots.reduce(plus, [0, 0]);

/** All numbers in the prompt, in order. */
export const numbersIn = ({ prompt }: Pair): number[] =>
	formulasIn(prompt)
		.map((tex) => tex.replaceAll(/\\text\{[^}]*\}|\{,\}/g, ''))
		.flatMap((tex) =>
			[...tex.matchAll(/\\frac\{(\d+)\}\{(\d+)\}|(?<![\w^{_])\d+(?:\.\d+)?/g)].map(
				([number, over, under]) => (over ? Number(over) / Number(under) : Number(number)),
			),
		);

/** The angles that the prompt gives, "(3x + 10)^{\circ}" and "65^{\circ}", as values of x. */
export const anglesIn = ({ prompt }: Pair): ((x: number) => number)[] =>
	formulasIn(prompt)
		.filter((tex) => tex.endsWith('\\circ}'))
		.flatMap((tex) => {
			const plain = tex.replace(/^.*= /, '').replace(/\^\{\\circ\}$/, '');
			const letters = ifReadable(() => lettersOf(treeOf(plain)));
			return letters?.every((name) => name === 'x') ? [(x: number) => readReal(plain)({ x })] : [];
		});

/** Where a linear function of x is zero. */
export const zeroOf = (gap: (x: number) => number): number => -gap(0) / (gap(1) - gap(0));

/** The parts of the first triangle that the prompt names: "$\angle R = 90^{\circ}$, $s = 42\text{ cm}$". */
export function triangleIn({
	prompt,
}: Pair): { name: string; known: Known; whole: Whole } | undefined {
	const [, name] = /triangles? \$([A-Z]{3})\$/.exec(prompt) ?? [];
	if (!name) return undefined;
	const known: Known = {
		angles: [undefined, undefined, undefined],
		sides: [undefined, undefined, undefined],
	};
	for (const [, corner = '', size] of prompt.matchAll(/\\angle ([A-Z]) = ([\d.]+)/g))
		known.angles[name.indexOf(corner)] = Number(size);
	for (const [, side = '', size] of prompt.matchAll(/\$([A-Z]{2}|[a-z]) = ([\d.]+)/g))
		known.sides[
			side.length === 1
				? name.indexOf(side.toUpperCase())
				: [...name].findIndex((corner) => !side.includes(corner))
		] = Number(size);
	const [whole] = trianglesWith(known) ?? [];
	return whole && { name, known, whole };
}

/** "a radius of $5$ cm", or half of the diameter; undefined if the prompt has neither or both. */
export function radiusIn({ prompt }: Pair): number | undefined {
	const found = [...prompt.matchAll(/(radius|diameter) (?:of|is) \$([\d.]+)/g)].map(
		([, name, size]) => Number(size) / (name === 'radius' ? 1 : 2),
	);
	return found.length === 1 ? found[0] : undefined;
}
