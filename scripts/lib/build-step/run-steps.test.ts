import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { BuildStep } from './build-step.ts';
import { outdatedSteps, runSteps, type RunStepsOptions, StepFailure } from './run-steps.ts';

let root = '';
let lines: string[] = [];

/** Appends a line to `out/copy.txt`, so the file shows how often the step ran. */
const copy: BuildStep = {
	name: 'copy',
	title: 'Copy',
	command: ['copy.mjs'],
	inputs: ['lessons', 'copy.mjs'],
	outputs: ['out/copy.txt'],
	variables: ['PUBLIC_*'],
	after: [],
};
const count: BuildStep = {
	name: 'count',
	title: 'Count',
	command: ['copy.mjs', 'count.txt'],
	inputs: [],
	outputs: ['out/count.txt'],
	variables: [],
	after: ['copy'],
};

const run = (steps: BuildStep[], more: Partial<RunStepsOptions> = {}) =>
	runSteps(steps, { root, environment: {}, report: (line) => lines.push(line), ...more });
const runsOf = (file: string): number =>
	readFileSync(join(root, 'out', file), 'utf8').split('\n').length - 1;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'build-step-'));
	lines = [];
	mkdirSync(join(root, 'lessons'));
	writeFileSync(join(root, 'lessons', 'integers.md'), 'one');
	writeFileSync(
		join(root, 'copy.mjs'),
		`import { appendFileSync, mkdirSync } from 'node:fs';
		mkdirSync('out', { recursive: true });
		appendFileSync('out/' + (process.argv[2] ?? 'copy.txt'), 'ran\\n');`,
	);
	const created = root;
	onTestFinished(() => rmSync(created, { recursive: true }));
});

test('does not rebuild a copied checkout', async () => {
	const withAbsolutePath = (at: string): BuildStep => ({
		...copy,
		command: [join(at, 'copy.mjs')],
	});
	await run([withAbsolutePath(root)]);
	const moved = mkdtempSync(join(tmpdir(), 'build-step-'));
	onTestFinished(() => rmSync(moved, { recursive: true }));
	cpSync(root, moved, { recursive: true });
	expect(outdatedSteps([withAbsolutePath(moved)], moved, {})).toEqual([]);
});

test('builds what is missing, but not a second time', async () => {
	await run([copy]);
	await run([copy]);
	expect(runsOf('copy.txt')).toBe(1);
	expect(lines.map((line) => line.replace(/[\d.]+ s$/, 'n s'))).toEqual([
		'[1/1] Copy: building',
		'[1/1] Copy: done in n s',
		'[1/1] Copy: up to date',
	]);
});

test('rebuilds if an input changes, appears, disappears, or is renamed', async () => {
	await run([copy]);
	writeFileSync(join(root, 'lessons', 'integers.md'), 'two');
	await run([copy]);
	writeFileSync(join(root, 'lessons', 'fractions.md'), 'three');
	await run([copy]);
	rmSync(join(root, 'lessons', 'fractions.md'));
	await run([copy]);
	expect(runsOf('copy.txt')).toBe(4);
	rmSync(join(root, 'lessons', 'integers.md'));
	writeFileSync(join(root, 'lessons', 'integer.md'), 'two');
	await run([copy]);
	expect(runsOf('copy.txt')).toBe(5);
});

test('rebuilds if a file changes in a folder below an input', async () => {
	mkdirSync(join(root, 'lessons', 'fractions'));
	writeFileSync(join(root, 'lessons', 'fractions', 'halves.md'), 'one');
	await run([copy]);
	writeFileSync(join(root, 'lessons', 'fractions', 'halves.md'), 'two');
	await run([copy]);
	expect(runsOf('copy.txt')).toBe(2);
});

test("rebuilds if a character moves from a file's text into its name", async () => {
	await run([copy]);
	rmSync(join(root, 'lessons', 'integers.md'));
	writeFileSync(join(root, 'lessons', 'integers.mdo'), 'ne');
	await run([copy]);
	expect(runsOf('copy.txt')).toBe(2);
});

test('rebuilds under another Node', async () => {
	await run([copy]);
	const version = vi.spyOn(process, 'version', 'get').mockReturnValue('v99.0.0');
	onTestFinished(() => version.mockRestore());
	await run([copy]);
	expect(runsOf('copy.txt')).toBe(2);
});

test('does not rebuild if a test beside the sources changes', async () => {
	await run([copy]);
	writeFileSync(join(root, 'lessons', 'integers.test.ts'), 'expect(1)');
	await run([copy]);
	expect(runsOf('copy.txt')).toBe(1);
});

test('rebuilds if a declared variable or the lockfile changes, but not for an undeclared one', async () => {
	await run([copy]);
	await run([copy], { environment: { EDITOR: 'vi' } });
	expect(runsOf('copy.txt')).toBe(1);
	await run([copy], { environment: { PUBLIC_BOOKS_SERVICE_URL: 'https://books.example' } });
	expect(runsOf('copy.txt')).toBe(2);
	await run([copy], { environment: { PUBLIC_BOOKS_SERVICE_URL: 'https://other.example' } });
	expect(runsOf('copy.txt')).toBe(3);
	writeFileSync(join(root, 'package-lock.json'), '{}');
	await run([copy], { environment: { PUBLIC_BOOKS_SERVICE_URL: 'https://other.example' } });
	expect(runsOf('copy.txt')).toBe(4);
});

test('rebuilds a later step if an earlier one changed', async () => {
	await run([copy, count]);
	writeFileSync(join(root, 'lessons', 'integers.md'), 'two');
	await run([copy, count]);
	expect(runsOf('count.txt')).toBe(2);
});

test('rebuilds if the output was deleted or the stamp is damaged', async () => {
	await run([copy]);
	rmSync(join(root, 'out', 'copy.txt'));
	await run([copy]);
	expect(runsOf('copy.txt')).toBe(1);
	writeFileSync(join(root, '.data', 'stamps', 'copy.json'), '{"finger');
	await run([copy]);
	expect(runsOf('copy.txt')).toBe(2);
});

test('builds everything if forced', async () => {
	await run([copy]);
	await run([copy], { force: true });
	expect(runsOf('copy.txt')).toBe(2);
});

test('stops at a failing step with its code and never counts its output as done', async () => {
	await run([copy, count]);
	writeFileSync(
		join(root, 'copy.mjs'),
		`import { appendFileSync } from 'node:fs';
		appendFileSync('out/copy.txt', 'half\\n');
		process.exit(3);`,
	);
	const failure = await run([copy, count]).catch((error: unknown) => error);
	expect(failure).toBeInstanceOf(StepFailure);
	expect(failure).toMatchObject({
		code: 3,
		message: 'Copy failed with code 3. Its own message is above.',
	});
	expect(existsSync(join(root, '.data', 'stamps', 'copy.json'))).toBe(false);
	expect(runsOf('count.txt')).toBe(1);
});

/** Each ends only once the other has started. */
const meeting = (name: string, other: string): BuildStep => ({
	...count,
	name,
	title: name,
	command: ['meet.mjs', name, other],
	outputs: [],
	after: [],
});
const MEET = `import { existsSync, writeFileSync } from 'node:fs';
	const [name, other] = process.argv.slice(2);
	writeFileSync(name, '');
	for (let tries = 0; !existsSync(other); tries++) {
		if (tries > 500) process.exit(4);
		await new Promise((resolve) => setTimeout(resolve, 10));
	}`;

test('runs two independent steps in parallel', async () => {
	writeFileSync(join(root, 'meet.mjs'), MEET);
	await run([meeting('left', 'right'), meeting('right', 'left')]);
	expect(lines.filter((line) => line.includes('done'))).toHaveLength(2);
});

test('builds nothing before a check has passed', async () => {
	writeFileSync(join(root, 'check.mjs'), 'process.exit(2);');
	const check = { ...count, name: 'check', title: 'Check', command: ['check.mjs'], isCheck: true };
	await expect(run([{ ...check, after: [] }, copy])).rejects.toThrow('Check failed with code 2.');
	expect(existsSync(join(root, 'out'))).toBe(false);
});

test('lets a step finish that runs in parallel with a failing one, and starts none that depends on it', async () => {
	writeFileSync(join(root, 'fail.mjs'), 'process.exit(2);');
	const failing = { ...count, name: 'fail', title: 'Fail', command: ['fail.mjs'], after: [] };
	const reading = { ...count, after: ['fail'] };
	await expect(run([failing, copy, reading])).rejects.toThrow('Fail failed');
	expect(runsOf('copy.txt')).toBe(1);
	expect(existsSync(join(root, 'out', 'count.txt'))).toBe(false);
});

test('lists the steps that are missing or older than their sources', async () => {
	const outdated = () =>
		outdatedSteps([copy, count], root, {}).map(({ step, state }) => `${step.name} ${state}`);
	expect(outdated()).toEqual(['copy missing', 'count missing']);
	await run([copy, count]);
	expect(outdated()).toEqual([]);
	writeFileSync(join(root, 'lessons', 'integers.md'), 'two');
	expect(outdated()).toEqual(['copy stale', 'count stale']);
});
