/** Periodic curves of several shapes. */

type Shape = {
	at: (part: number) => number;
	high: number;
	low: number;
	flat?: true;
	/** Parts of a cycle at which the graph has a corner or jumps. */
	corners?: readonly number[];
};

/** Heights from −1 to 1 over one cycle, and where in the cycle the extremes are. */
export const SHAPES: Readonly<Record<string, Shape>> = {
	sinusoid: { at: (part) => Math.cos(2 * Math.PI * part), high: 0, low: 0.5 },
	'triangle wave': {
		at: (part) => Math.abs(part - 0.5) * 4 - 1,
		high: 0,
		low: 0.5,
		corners: [0, 0.5],
	},
	'square wave': {
		at: (part) => (part < 0.5 ? 1 : -1),
		high: 0,
		low: 0.5,
		flat: true,
		corners: [0, 0.5],
	},
	'heartbeat-like': {
		at: (part) => spike(part),
		high: 0.25,
		low: 0.5,
		corners: [0.125, 0.25, 0.5, 0.75],
	},
};

/** Level, up to 1 at a quarter, down to −1 at a half, back to level at three quarters. */
function spike(part: number): number {
	if (part < 0.125 || part > 0.75) return 0;
	if (part < 0.25) return (part - 0.125) * 8;
	return part < 0.5 ? 1 - (part - 0.25) * 8 : (part - 0.75) * 4;
}
