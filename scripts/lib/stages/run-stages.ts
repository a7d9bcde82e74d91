import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ensureChromium } from '../chromium/install-chromium.ts';
import { thisMachine } from '../chromium/machine.ts';
import { packageBin, projectRoot } from '../process/package-bin.ts';
import { runProcess } from '../process/run-process.ts';
import { FLAKY_REPORT_FILE } from './flaky-reporter.ts';
import { parseCounts, type StageResult, type TestCounts } from './stage.ts';

type Outcome = { passed: boolean; counts?: TestCounts; flaky?: readonly string[] };
type Stage = {
	name: string;
	run: () => Promise<Outcome>;
	/** Skipped if anything before it failed. */
	needsAllBefore?: boolean;
};

/**
 * In rounds; the stages of one round run in parallel. Checks of the text come first and all run, so one run shows all
 * their issues.
 */
const TURNS: readonly (readonly Stage[])[] = [
	[
		{ name: 'types', run: () => npmScript('check:types') },
		{ name: 'lint', run: () => npmScript('check:lint') },
	],
	[
		{
			name: 'unit',
			run: () => vitest(['--project', 'node', '--project', 'edge', '--project', 'dom']),
		},
	],
	[{ name: 'build', needsAllBefore: true, run: () => npmScript('build') }],
	[{ name: 'browser', needsAllBefore: true, run: browserTests }],
];

export async function runStages(report: (line: string) => void): Promise<StageResult[]> {
	const results: StageResult[] = [];
	for (const stages of TURNS) {
		const hasFailed = results.some(({ state }) => state !== 'passed');
		const turn = stages.map((stage) => runStage(stage, hasFailed, report));
		results.push(...(await Promise.all(turn)));
	}
	return results;
}

async function runStage(
	{ name, run, needsAllBefore }: Stage,
	hasFailed: boolean,
	report: (line: string) => void,
): Promise<StageResult> {
	const blocked = needsAllBefore === true && hasFailed;
	report(`\n${name}: ${blocked ? 'not run' : 'running'}`);
	const startedAt = performance.now();
	const outcome = blocked ? undefined : await run();
	const seconds = (performance.now() - startedAt) / 1000;
	const state = outcome === undefined ? 'not run' : outcome.passed ? 'passed' : 'failed';
	const { counts, flaky } = outcome ?? {};
	if (!blocked) report(`${name}: ${state}`);
	return { name, state, seconds, ...(counts && { counts }), ...(flaky && { flaky }) };
}

/** npm tells its scripts where it is; outside npm, the one on the PATH is used. */
async function npmScript(name: string): Promise<Outcome> {
	const npm = process.env['npm_execpath'];
	const args = ['run', '--silent', name];
	const code = await (npm === undefined
		? runProcess('npm', args, { cwd: projectRoot, env: quietAstro })
		: runProcess(process.execPath, [npm, ...args], { cwd: projectRoot, env: quietAstro }));
	return { passed: code === 0 };
}

async function vitest(args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
	const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
	const reportFile = join(folder, 'report.json');
	const flakyFile = join(folder, 'flaky.json');
	try {
		const code = await runProcess(
			process.execPath,
			[
				packageBin('vitest'),
				'run',
				...args,
				'--reporter=default',
				'--reporter=json',
				'--reporter=./scripts/lib/stages/flaky-reporter.ts',
				`--outputFile.json=${reportFile}`,
			],
			{ cwd: projectRoot, env: { ...env, [FLAKY_REPORT_FILE]: flakyFile } },
		);
		const counts = readReport(reportFile, parseCounts);
		const flaky = readReport(flakyFile, (json): string[] => JSON.parse(json)) ?? [];
		return { passed: code === 0 && counts !== undefined, flaky, ...(counts && { counts }) };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

async function browserTests(): Promise<Outcome> {
	try {
		const path = await ensureChromium(thisMachine());
		return await vitest(['--project', 'browser'], { CHROME_PATH: path });
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		return { passed: false };
	}
}

function readReport<Report>(file: string, parse: (json: string) => Report): Report | undefined {
	try {
		return parse(readFileSync(file, 'utf8'));
	} catch {
		// Vitest exited before it could write: the exit code already says so.
		return undefined;
	}
}

const quietAstro = { ASTRO_TELEMETRY_DISABLED: '1' };
