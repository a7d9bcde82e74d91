/** A function as dots on a grid, joined in order when it is drawn as a graph. */
import type { Figure } from '../family.ts';
import { axesAround, graph, type Spot, whereIs } from './graph.ts';

export function dotGraph(spots: readonly Spot[], { joined = false } = {}): Figure {
	const said = spots.map(whereIs).join('; ');
	return graph({
		...axesAround(spots),
		shapes: [
			...(joined ? [{ kind: 'curve' as const, points: spots }] : []),
			...spots.map((at) => ({ kind: 'point' as const, at })),
		],
		alt: `${joined ? 'The graph is made of straight pieces that join' : 'The graph is made of'} ${spots.length} dots: ${said}.`,
	});
}
