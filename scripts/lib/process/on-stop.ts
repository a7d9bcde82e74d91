/**
 * Calls `close` on the first SIGINT or SIGTERM and lets the process exit on its own. A second signal does not wait for
 * running work.
 */
export function onStop(close: () => Promise<void>): void {
	let isClosing = false;
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.on(signal, () => {
			if (isClosing) process.exit(1);
			isClosing = true;
			void close();
		});
	}
}
