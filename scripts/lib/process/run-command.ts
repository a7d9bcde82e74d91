/**
 * Runs the work of one command. A failure is reported in its own words, without a stack, behind `name` where the words of
 * several commands run together; the process then ends with 1.
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
