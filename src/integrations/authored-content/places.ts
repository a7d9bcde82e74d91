/** Finds a field again in the text it was read from: schemas know paths, editors look for lines. */
import { isCollection, isMap, isNode, LineCounter, parseDocument } from 'yaml';

/** Both from 1. */
export type Place = { line: number; column: number };

/**
 * A function from a path to the place of its value in a YAML or JSON text; of the nearest thing around it where the
 * path leads to nothing, as with a field that is missing.
 */
export function placesIn(text: string): (path: readonly PropertyKey[]) => Place {
	const lineCounter = new LineCounter();
	const document = parseDocument(text, { lineCounter });
	return (path) => {
		let node: unknown = document.contents;
		let offset = 0;
		for (const key of path) {
			const child: unknown = isCollection(node) ? node.get(key, true) : undefined;
			const pair = isMap(node) ? node.items.find((item) => String(item.key) === key) : undefined;
			const found = [child, pair?.key].find((one) => isNode(one) && one.range);
			if (!isNode(found) || !found.range) break;
			offset = found.range[0];
			node = child;
		}
		const { line, col } = lineCounter.linePos(offset);
		return { line, column: col };
	};
}
