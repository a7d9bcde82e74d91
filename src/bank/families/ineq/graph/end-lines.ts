/** What is said of the ends of a set, on a number line and in an interval. */
import { say } from '../../../../math/prose.ts';
import { type Line, sentence } from '../../../family.ts';
import type { End, Part } from '../../../figures/solution-line.ts';
import { orEqualTo } from '../../../steps/inequality.ts';

/** Which bracket the ends of an interval take. */
export function writtenEnds({ from, to }: Part): string {
	const ends = [from, to].filter((end) => end !== null);
	if (ends.length === 1 && !ends[0]?.closed)
		return 'neither the endpoint nor infinity is included, so both take a parenthesis';
	return [
		...(ends.some(({ closed }) => closed) ? ['an included endpoint takes a square bracket'] : []),
		...(ends.some(({ closed }) => !closed)
			? ['an endpoint that is not included takes a parenthesis']
			: []),
		...(ends.length === 1 ? ['infinity always takes a parenthesis'] : []),
	].join(', and ');
}

type Side = 'left' | 'right';

/** Why an end is where it is, and why there is none. */
type Reason = { end: (end: End) => string; endless: (side: Side) => string };

export const circleOf: Reason = {
	end: ({ closed }) => (closed ? 'its circle is closed' : 'its circle is open'),
	endless: (side) => `everything to the ${side} of the circle is shaded`,
};
export const signOf: Reason = {
	end: ({ closed }) => orEqualTo(closed),
	endless: (side) => `there is no ${side === 'left' ? 'lower' : 'upper'} limit`,
};
export const bracketOf: Reason = {
	end: ({ closed }) =>
		closed ? 'a square bracket includes its endpoint' : 'a parenthesis leaves out its endpoint',
	endless: (side) => `${side === 'left' ? '−∞' : '∞'} stands for no limit on that side`,
};

/** What each end of the set is. */
export function endLines({ from, to }: Part, reason: Reason): Line[] {
	const line = (side: Side, end: End | null): Line =>
		end
			? sentence(
					say`The ${side} endpoint is ${end.at}, and it is ${end.closed ? '' : 'not '}included.`,
					reason.end(end),
				)
			: sentence(say`The set extends to the ${side} without end.`, reason.endless(side));
	return [line('left', from), line('right', to)];
}
