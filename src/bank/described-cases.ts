/**
 * The cases listed by a described parameter: `sum of, more than, half of (about 12 cases)` has three. This lets the
 * plan decide which of a family's wordings a template uses.
 */
export const casesIn = (description: string): string[] =>
	description
		.replace(/\s*\(about .*\)$/, '')
		.split(',')
		.map((name) => name.trim())
		.filter(Boolean);

/** The table's entry for a listed case. @throws {RangeError} for a case that the family does not know. */
export function caseOf<Value>(table: Readonly<Record<string, Value>>, name: string): Value {
	const found = table[name];
	if (found !== undefined) return found;
	throw new RangeError(`No case "${name}". Known: ${Object.keys(table).join(', ')}.`);
}
