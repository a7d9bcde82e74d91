/** Finds a field in the text it was read from: schemas know paths, editors look for lines. */
import { isCollection, isMap, isNode, LineCounter, parseDocument } from 'yaml';

/** Both from 1. */
export type Place = { line: number; column: number };

/**
 * A function from a path to the place of its value in a YAML or JSON text, or of the nearest enclosing value if the
 * path leads nowhere, as for a missing field. The text is parsed for the first lookup: most files have no issue.
 */
export function placesIn(text: string): (path: readonly PropertyKey[]) => Place {
	const lineCounter = new LineCounter();
	let contents: unknown;
	return (path) => {
		contents ??= parseDocument(text, { lineCounter }).contents;
		let node: unknown = contents;
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
