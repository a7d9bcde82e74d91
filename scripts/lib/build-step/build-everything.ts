import { projectRoot } from '../process/package-bin.ts';
import type { BuildStep } from './build-step.ts';
import { runSteps, StepFailure, type RunStepsOptions } from './run-steps.ts';
import { buildSteps } from './steps.ts';

/** As `runProcess` returns it. */
const ENDED_BY_SIGNAL = 130;

type Options = Pick<RunStepsOptions, 'force' | 'isWanted'>;

/** Brings the steps up to date. A failing one ends the process with its message and exit code. */
export async function buildEverything(options: Options = {}): Promise<void> {
	try {
		await run(options);
	} catch (error) {
		if (!(error instanceof StepFailure)) throw error;
		console.error(error.message);
		process.exit(error.code);
	}
}

/** Brings the late steps up to date while the site is served. A failing one is reported, and serving continues. */
export async function buildLateSteps(): Promise<void> {
	try {
		await run({ isWanted: isLate, isBackground: true });
	} catch (error) {
		// Ended together with the server.
		if (error instanceof StepFailure && error.code === ENDED_BY_SIGNAL) return;
		console.error(error instanceof Error ? error.message : error);
	}
}

export const isLate = (step: BuildStep): boolean => step.isLate === true;
export const isEarly = (step: BuildStep): boolean => !isLate(step);

const run = (options: Partial<RunStepsOptions>): Promise<void> =>
	runSteps(buildSteps(process.env), {
		root: projectRoot,
		environment: process.env,
		report: (line) => console.log(line),
		...options,
	});
