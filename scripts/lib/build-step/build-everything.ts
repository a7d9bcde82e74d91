import { projectRoot } from '../process/package-bin.ts';
import { runSteps, StepFailure } from './run-steps.ts';
import { buildSteps } from './steps.ts';

/**
 * Brings the named steps up to date, all of them by default. A failing step ends the process with its message
 * and its code.
 */
export async function buildEverything(
	options: { force?: boolean; only?: readonly string[] } = {},
): Promise<void> {
	const steps = buildSteps(process.env).filter(({ name }) => options.only?.includes(name) ?? true);
	try {
		await runSteps(steps, {
			root: projectRoot,
			environment: process.env,
			force: options.force ?? false,
			report: (line) => console.log(line),
		});
	} catch (error) {
		if (!(error instanceof StepFailure)) throw error;
		console.error(error.message);
		process.exit(error.code);
	}
}
