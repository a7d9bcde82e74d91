import { performance } from 'node:perf_hooks';
import { runProcess } from '../process/run-process.ts';
import type { BuildStep, Environment } from './build-step.ts';
import { fingerprint } from './fingerprint.ts';
import { removeStamp, stepState, writeStamp } from './stamp.ts';

export type RunStepsOptions = {
	root: string;
	environment: Environment;
	/** Runs every step, done or not. */
	force?: boolean;
	/** Which of the steps to run, all by default; the others are taken as they are. */
	isWanted?: (step: BuildStep) => boolean;
	/** Set for steps that run while something is served: they take turns after it and end without it. */
	isBehind?: boolean;
	report: (line: string) => void;
};

/** A step's program ended with something else than 0. */
export class StepFailure extends Error {
	override readonly name = 'StepFailure';
	readonly code: number;

	constructor(step: BuildStep, code: number) {
		super(`${step.title} failed with code ${code}. Its own message stands above.`);
		this.code = code;
	}
}

/**
 * Brings the steps up to date in order, one line of progress each.
 * @throws {StepFailure} at the first step that fails; later steps are not started.
 */
export async function runSteps(
	steps: readonly BuildStep[],
	options: RunStepsOptions,
): Promise<void> {
	const earlier = new Map<string, string>();
	const wanted = steps.filter((step) => options.isWanted?.(step) ?? true);
	for (const step of steps) {
		const current = fingerprint(options.root, step, options.environment, earlier);
		earlier.set(step.name, current);
		if (!wanted.includes(step)) continue;
		const label = `[${wanted.indexOf(step) + 1}/${wanted.length}] ${step.title}`;
		if (options.force !== true && stepState(options.root, step, current) === 'done') {
			options.report(`${label}: up to date`);
			continue;
		}
		options.report(`${label}: building`);
		const seconds = await runStep(step, options);
		writeStamp(options.root, step, { fingerprint: current, seconds });
		options.report(`${label}: done in ${seconds} s`);
	}
}

/** The steps that are not done, in order, with their state; empty when everything is up to date. */
export function outdatedSteps(
	steps: readonly BuildStep[],
	root: string,
	environment: Environment,
): { step: BuildStep; state: 'missing' | 'stale' }[] {
	const earlier = new Map<string, string>();
	return steps.flatMap((step) => {
		const current = fingerprint(root, step, environment, earlier);
		earlier.set(step.name, current);
		const state = stepState(root, step, current);
		return state === 'done' ? [] : [{ step, state }];
	});
}

/** Seconds with one decimal. */
async function runStep(
	step: BuildStep,
	{ root, isBehind = false }: RunStepsOptions,
): Promise<number> {
	removeStamp(root, step);
	const startedAt = performance.now();
	const code = await runProcess(process.execPath, step.command, {
		cwd: root,
		isBehind,
		...(step.env && { env: { ...step.env } }),
	});
	if (code !== 0) throw new StepFailure(step, code);
	return Math.round((performance.now() - startedAt) / 100) / 10;
}
