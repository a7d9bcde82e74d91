/** A conversion of units as a chain of factors. */
import type { Prose } from '../../../../math/prose.ts';
import { grouped, type Link, linkBetween, manyOf, oneOf } from './units.ts';

/** Multiplies by the number, or divides by it. */
export type Factor = {
	by: string;
	divides?: true;
	/** The factor is rounded, so the result is, too. */
	rounded?: true;
	why: string;
	/** The factors between the lengths where areas or volumes are changed, 12 and 12, and what they are. */
	sides?: readonly string[];
	sidesAre?: string;
};

export type UnitChange = {
	/** Stands before the number: "A train moves at". */
	intro: string;
	from: string;
	to: string;
	factors: readonly Factor[];
	/** Numbers that make sense. */
	least?: number;
	most?: number;
	/** Decimal places of the answer where it is rounded. */
	places?: 1 | 2;
	/** What the question states: "1 mile ≈ 1.609 kilometers". */
	facts?: readonly string[];
	hint?: Prose;
};

export const times = (by: string, why: string): Factor => ({ by, why });
export const over = (by: string, why: string): Factor => ({ by, divides: true, why });

/** From one unit to another; `result` names what that gives, if another change follows. */
export function factorOf(from: string, to: string, result?: string): Factor {
	const link = linkBetween(from, to);
	return linkFactor(link, link.large === to, result);
}

/** The same for a unit after "per": from "per hour" to "per second", the number is divided. */
export function factorPer(from: string, to: string, result?: string): Factor {
	const link = linkBetween(from, to);
	return linkFactor(link, link.small === to, result);
}

function linkFactor(link: Link, divides: boolean, result?: string): Factor {
	const { large, small, factor, rounded } = link;
	const sides = sidesOf(large, small);
	const [side] = sides;
	const fact = `1 ${oneOf(large)} is ${rounded ? 'about ' : ''}${grouped(factor)} ${manyOf(small)}`;
	return {
		by: factor,
		...(divides ? { divides } : {}),
		...(rounded ? { rounded } : {}),
		why: `${fact}, so ${divides ? 'divide' : 'multiply'}${result === undefined ? '' : ` to get ${result}`}`,
		...(side === undefined
			? {}
			: {
					sides,
					sidesAre: `each ${sides.length === 2 ? 'side' : 'edge'} of a ${oneOf(large)} is ${side} ${manyOf(small.slice(0, -1))} long`,
				}),
	};
}

/** The factors between the lengths that make the factor of an area or a volume: 12 and 12. */
function sidesOf(large: string, small: string): string[] {
	const power = { '²': 2, '³': 3 }[large.slice(-1)];
	if (!power || small.slice(-1) !== large.slice(-1)) return [];
	const side = linkBetween(large.slice(0, -1), small.slice(0, -1)).factor;
	return Array.from({ length: power }, () => side);
}
