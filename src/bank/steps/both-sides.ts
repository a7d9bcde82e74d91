/** A number that leaves one side of an equation: the reason, and the usual mistake. */

/** "subtract 3 from both sides"; for −3, "add 3 to both sides". */
export const takeAway = (n: number): string =>
	n > 0 ? `subtract ${n} from both sides` : `add ${-n} to both sides`;

/** "added 3 instead of subtracting it"; for −3, "subtracted 3 instead of adding it". */
export const wrongWay = (n: number): string =>
	n > 0 ? `added ${n} instead of subtracting it` : `subtracted ${-n} instead of adding it`;
