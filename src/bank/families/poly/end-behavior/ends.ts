/** How the graph of a polynomial function leaves on the left and on the right. */

/** `[left, right]`, each up (1) or down (−1). */
export type Ends = readonly [left: 1 | -1, right: 1 | -1];

export const endsOf = (lead: number, degree: number): Ends => {
	const right = lead > 0 ? 1 : -1;
	const left = degree % 2 === 0 ? right : right === 1 ? -1 : 1;
	return [left, right];
};

/** The same graph with the leading coefficient, the parity of the degree, or both misread. */
export const mistakenEnds = ([left, right]: Ends): readonly (readonly [Ends, string])[] => {
	const turned = (end: 1 | -1) => (end === 1 ? -1 : 1);
	const even = left === right;
	const turnedLead = `a ${right > 0 ? 'negative' : 'positive'} leading coefficient`;
	const otherDegree = even ? 'an odd degree' : 'an even degree';
	return [
		[[turned(left), turned(right)], `used the rule for ${turnedLead}`],
		[[turned(left), right], `used the rule for ${otherDegree}`],
		[[left, turned(right)], `used the rule for ${otherDegree} and ${turnedLead}`],
	];
};

/** "from quadrant 3 to quadrant 1" */
export const asQuadrants = ([left, right]: Ends): string =>
	`from quadrant ${left > 0 ? 2 : 3} to quadrant ${right > 0 ? 1 : 4}`;

export const quadrantsReason = ([left, right]: Ends): string =>
	`quadrant ${left > 0 ? '2 is at the upper' : '3 is at the lower'} left, and quadrant ${right > 0 ? '1 is at the upper' : '4 is at the lower'} right`;

const verb = (end: 1 | -1): string => (end > 0 ? 'rises' : 'falls');

/** "falls to the left" and "rises to the right". */
export const motions = ([left, right]: Ends): [left: string, right: string] => [
	`${verb(left)} to the left`,
	`${verb(right)} to the right`,
];

/** "it falls to the left and rises to the right" */
export const asMotion = (ends: Ends): string => `it ${motions(ends).join(' and ')}`;
