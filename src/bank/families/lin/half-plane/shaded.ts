/** What drawn half-planes and their boundaries say, for the skills that match them with inequalities. */
import { say } from '../../../../math/prose.ts';
import { type Line, sentence } from '../../../family.ts';
import type { HalfPlane } from '../../../figures/half-plane.ts';
import { isStrict, type Sign, orEqualTo } from '../../../steps/inequality.ts';

/** How a graph that is chosen is wrong: on which side of the line, and whether it is dashed. */
export function chosenWrong(
	shaded: 'above' | 'below' | undefined,
	dashed: boolean | undefined,
): string {
	const wrong = [
		...(shaded === undefined
			? []
			: [
					`shaded the part ${shaded} the line instead of the part ${shaded === 'above' ? 'below' : 'above'} it`,
				]),
		...(dashed === undefined
			? []
			: [
					dashed
						? 'used a dashed line although the points on the line are solutions'
						: 'used a solid line although the points on the line are not solutions',
				]),
	];
	return wrong.join(', and ');
}

/** For a graph that is given. */
export const styleMisread = (solid: boolean): string =>
	solid ? 'read a solid line as dashed' : 'read a dashed line as solid';

export const shown = (
	boundary: HalfPlane['boundary'],
	above: boolean,
	solid: boolean,
): HalfPlane => ({
	boundary,
	above,
	solid,
});

const onBoundary = (sign: Sign): string =>
	`the points on the line are ${isStrict(sign) ? 'not ' : ''}solutions`;

export const styleOf = (sign: Sign): Line =>
	sentence(
		say`The boundary is ${isStrict(sign) ? 'dashed' : 'solid'}.`,
		`${orEqualTo(!isStrict(sign))}, so ${onBoundary(sign)}`,
	);

/** What the drawn boundary says about the inequality symbol. */
export const symbolFor = (sign: Sign): Line =>
	sentence(
		isStrict(sign)
			? say`The boundary is dashed, so the inequality does not include “or equal to”.`
			: say`The boundary is solid, so the inequality includes “or equal to”.`,
		onBoundary(sign),
	);
