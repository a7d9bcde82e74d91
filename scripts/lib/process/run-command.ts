/**
 * Runs the work of one command. A failure is reported by its message, without a stack, after `name` if several commands
 * print to the same output; the process then exits with 1.
 */
export async function runCommand(work: () => Promise<void>, name?: string): Promise<void> {
	try {
		await work();
	} catch (error) {
		const words = error instanceof Error ? error.message : String(error);
		console.error(name === undefined ? words : `${name}: ${words}`);
		process.exitCode = 1;
	}
}
