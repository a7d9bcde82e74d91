/** How many results are kept: many times what the checks of one record read. */
const MOST = 2000;

/** The same function with its last results: the checks of a record read the same lines and reasons again and again. */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
	const known = new Map<string, { value: Value }>();
	return (text) => {
		const found = known.get(text);
		if (found) return found.value;
		if (known.size >= MOST) known.clear();
		const value = read(text);
		known.set(text, { value });
		return value;
	};
}
