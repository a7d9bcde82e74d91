/** The second of two possible angles of a triangle, when two sides and an angle opposite one of them are given. */
import { isOneOf } from '../relations/found-values.ts';
import type { Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** From the acute angle, which stays, and the given one. */
const second = (find: (acute: number, given: number) => number): Relation =>
	isOneOf((pair) => {
		const [acute, obtuse, ...more] = pair.parts()?.[0].values[0] ?? [];
		const [, given] = /\\angle [A-Z] = (\d+)\^/.exec(pair.prompt) ?? [];
		return acute === undefined || more.length > 0 || acute + (obtuse ?? 0) !== 180 || !given
			? []
			: [[acute, find(acute, Number(given))]];
	});

export const SECOND_ANGLE_RULES: readonly Rule[] = [
	rule(
		second((acute) => 180 + acute),
		'added the acute angle to 180° instead of subtracting it',
	),
	rule(
		second((acute) => 90 - acute),
		'used the complement instead of the supplement',
	),
	rule(
		second((acute, given) => 180 - given - acute),
		'gave the third angle as the second possibility',
	),
];
