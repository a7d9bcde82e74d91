/** Two devices that give results at random, independent of each other. */
import { type Prose, say } from '../../../../math/prose.ts';
import type { Draw } from '../../../family.ts';
import type { Part } from '../../../steps/counting.ts';

export type Pair = {
	tell: Prose;
	event: Prose;
	first: Part;
	second: Part;
	/** A die shows at most this number; both parts again for “at least”. */
	die?: { most: number; atLeast: readonly [Part, Part] };
};

const numbers = (draw: Draw) =>
	[draw.int('p'), draw.int('q'), draw.int('r'), draw.int('s')] as const;

/** `undefined` for a draw that the device cannot show. */
export const DEVICES: Readonly<Record<string, (draw: Draw) => Pair | undefined>> = {
	'coin and die'(draw) {
		const [, , r, s] = numbers(draw);
		if (r < 2 || r >= s || s < 4 || s % 2 > 0) return undefined;
		const face = draw.random.pick(['heads', 'tails']);
		return {
			tell: say`A fair coin is tossed, and a fair die with ${s} sides, numbered from ${1} to ${s}, is rolled.`,
			event: say`the coin shows ${face} and the die shows at most ${r}`,
			first: [1, 2],
			second: [r, s],
			die: {
				most: r,
				atLeast: [
					[1, 2],
					[s - r + 1, s],
				],
			},
		};
	},
	'two spinners'(draw) {
		const [p, q, r, s] = numbers(draw);
		if (p < 2 || r < 2 || q < 3 || s < 3) return undefined;
		return {
			tell: say`There are two spinners. The first spinner has ${q} equal sections, and ${p} of them are red. The second spinner has ${s} equal sections, and ${r} of them are blue. Both are spun once.`,
			event: say`the first spinner lands on red and the second spinner lands on blue`,
			first: [p, q],
			second: [r, s],
		};
	},
	'two bags'(draw) {
		const [p, q, r, s] = numbers(draw);
		if (p < 2 || r < 2 || q < 3 || s < 3) return undefined;
		return {
			tell: say`There are two bags of marbles. The first bag contains ${q} marbles, and ${p} of them are green. The second bag contains ${s} marbles, and ${r} of them are white. One marble is drawn at random from each bag.`,
			event: say`the marble from the first bag is green and the marble from the second bag is white`,
			first: [p, q],
			second: [r, s],
		};
	},
	'die and spinner'(draw) {
		const [p, q, r, s] = numbers(draw);
		if (p < 2 || q < 4 || q % 2 > 0 || r < 2 || s < 3) return undefined;
		return {
			tell: say`A fair die with ${q} sides, numbered from ${1} to ${q}, is rolled. A spinner has ${s} equal sections, and ${r} of them are red. It is spun once.`,
			event: say`the die shows at most ${p} and the spinner lands on red`,
			first: [p, q],
			second: [r, s],
			die: {
				most: p,
				atLeast: [
					[q - p + 1, q],
					[r, s],
				],
			},
		};
	},
};
