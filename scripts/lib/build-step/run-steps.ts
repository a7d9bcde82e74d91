import { performance } from 'node:perf_hooks';
import { runProcess } from '../process/run-process.ts';
import type { BuildStep, Environment } from './build-step.ts';
import { fingerprint } from './fingerprint.ts';
import { removeStamp, stepState, writeStamp } from './stamp.ts';

export type RunStepsOptions = {
	root: string;
	environment: Environment;
	/** Runs every step, up to date or not. */
	force?: boolean;
	/** Which steps to run, all by default; the others are assumed to be up to date. */
	isWanted?: (step: BuildStep) => boolean;
	/** Set for steps that run while something is served: they yield to it and end without it. */
	isBackground?: boolean;
	report: (line: string) => void;
};

/** A step's program exited with a nonzero code. */
export class StepFailure extends Error {
	override readonly name = 'StepFailure';
	readonly code: number;

	constructor(step: BuildStep, code: number) {
		super(`${step.title} failed with code ${code}. Its own message is above.`);
		this.code = code;
	}
}

/**
 * Brings the steps up to date, with one line of progress each. A step starts once those it depends on have finished, so
 * independent ones run in parallel.
 * @throws {StepFailure} for the first step that fails, once those running in parallel have finished; none that depends
 * on it is started.
 */
export async function runSteps(
	steps: readonly BuildStep[],
	options: RunStepsOptions,
): Promise<void> {
	const wanted = steps.filter((step) => options.isWanted?.(step) ?? true);
	const fingerprints = fingerprintsOf(steps, options.root, options.environment);
	const running = new Map<string, Promise<void>>();
	for (const [at, step] of wanted.entries()) {
		const isRead = ({ name, isCheck }: BuildStep) => isCheck || step.after.includes(name);
		const read = wanted.slice(0, at).filter(isRead);
		const label = `[${at + 1}/${wanted.length}] ${step.title}`;
		const start = async () => {
			await Promise.all(read.map(({ name }) => running.get(name)));
			await bringUpToDate(step, label, fingerprints.get(step.name) ?? '', options);
		};
		running.set(step.name, start());
	}
	await Promise.allSettled(running.values());
	await Promise.all(running.values());
}

async function bringUpToDate(
	step: BuildStep,
	label: string,
	current: string,
	options: RunStepsOptions,
): Promise<void> {
	if (options.force !== true && stepState(options.root, step, current) === 'done') {
		options.report(`${label}: up to date`);
		return;
	}
	options.report(`${label}: building`);
	const seconds = await runStep(step, options);
	writeStamp(options.root, step, { fingerprint: current, seconds });
	options.report(`${label}: done in ${seconds} s`);
}

/** The steps that are not up to date, in order, with their state; empty if everything is up to date. */
export function outdatedSteps(
	steps: readonly BuildStep[],
	root: string,
	environment: Environment,
): { step: BuildStep; state: 'missing' | 'stale' }[] {
	const fingerprints = fingerprintsOf(steps, root, environment);
	return steps.flatMap((step) => {
		const state = stepState(root, step, fingerprints.get(step.name) ?? '');
		return state === 'done' ? [] : [{ step, state }];
	});
}

/** By step name; each includes those before it. */
function fingerprintsOf(
	steps: readonly BuildStep[],
	root: string,
	environment: Environment,
): ReadonlyMap<string, string> {
	const found = new Map<string, string>();
	for (const step of steps) found.set(step.name, fingerprint(root, step, environment, found));
	return found;
}

/** Seconds with one decimal place. */
async function runStep(
	step: BuildStep,
	{ root, isBackground = false }: RunStepsOptions,
): Promise<number> {
	removeStamp(root, step);
	const startedAt = performance.now();
	const code = await runProcess(process.execPath, step.command, {
		cwd: root,
		isBackground,
		...(step.env && { env: { ...step.env } }),
	});
	if (code !== 0) throw new StepFailure(step, code);
	return Math.round((performance.now() - startedAt) / 100) / 10;
}
