/** Keys under which the books service stores a record once, however often it is sent. */

export type RetryKey = {
	/** The same key for the same content, until it was stored. */
	keyFor(content: string): string;
	/** After that, the same content may be sent again as something new. */
	stored(): void;
};

export function createRetryKey(): RetryKey {
	let last: { content: string; key: string } | null = null;
	return {
		keyFor(content) {
			if (last?.content !== content) last = { content, key: randomKey() };
			return last.key;
		},
		stored() {
			last = null;
		},
	};
}

/** 128 random bits. `crypto.randomUUID` is missing on a page without TLS, such as on a school's own server. */
function randomKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
