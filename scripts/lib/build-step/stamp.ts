import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import type { BuildStep } from './build-step.ts';

const stampPath = (root: string, step: BuildStep): string =>
	join(root, '.data', 'stamps', `${step.name}.json`);

/** `stale` says why: "missing", or "older than its sources" if the step ran before. */
export type StepState = 'done' | 'missing' | 'stale';

export function stepState(root: string, step: BuildStep, current: string): StepState {
	const outputsExist = step.outputs.every((path) =>
		existsSync(isAbsolute(path) ? path : join(root, path)),
	);
	if (!outputsExist || !existsSync(stampPath(root, step))) return 'missing';
	return readStamp(root, step) === current ? 'done' : 'stale';
}

export function removeStamp(root: string, step: BuildStep): void {
	rmSync(stampPath(root, step), { force: true });
}

export function writeStamp(
	root: string,
	step: BuildStep,
	stamp: { fingerprint: string; seconds: number },
): void {
	const path = stampPath(root, step);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(`${path}.new`, `${JSON.stringify(stamp)}\n`);
	renameSync(`${path}.new`, path);
}

function readStamp(root: string, step: BuildStep): string | undefined {
	try {
		const stamp: { fingerprint?: string } = JSON.parse(readFileSync(stampPath(root, step), 'utf8'));
		return stamp.fingerprint;
	} catch {
		// A damaged stamp says nothing, so the step runs again.
		return undefined;
	}
}
