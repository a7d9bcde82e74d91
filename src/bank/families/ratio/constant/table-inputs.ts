/** The inputs of a table: four or five numbers from 1 to 12 in increasing order, not all one apart. */
import type { Draw } from '../../../family.ts';

/** They are kept with the parameters as `xs`. */
export function someInputs(draw: Draw): number[] {
	const count = draw.random.int(4, 5);
	const numbers = Array.from({ length: 12 }, (_, at) => at + 1);
	for (;;) {
		const inputs = draw.random.sample(numbers, count).sort((a, b) => a - b);
		const steps = inputs.slice(1).map((input, at) => input - (inputs[at] ?? 0));
		if (new Set(steps).size === 1) continue;
		return inputs;
	}
}
