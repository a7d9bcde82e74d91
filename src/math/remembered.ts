/** How many results are kept: many times what the checks of one record read. */
const MOST = 2000;
/** In characters. A longer text is read each time, so that what is kept stays small whatever an import contains. */
const LONGEST = 1000;

/**
 * The same function with its last results: a record has the same lines in several places, and its checks read them again
 * and again. All callers share a result, so none may change it.
 */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
	const known = new Map<string, { value: Value }>();
	return (text) => {
		const found = known.get(text);
		if (found) return found.value;
		const value = read(text);
		if (text.length > LONGEST) return value;
		if (known.size >= MOST) known.clear();
		known.set(text, { value });
		return value;
	};
}
