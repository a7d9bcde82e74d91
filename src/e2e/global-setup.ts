/**
 * Starts the built site and one Chromium for all browser tests: the real Node server on a free port, with its own copy
 * of the databases, so tests may post downloads and messages without leaving anything behind.
 */
import { rmSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { outdatedSteps } from '../../scripts/lib/build-step/run-steps.ts';
import { buildSteps } from '../../scripts/lib/build-step/steps.ts';
import { findChromium } from '../../scripts/lib/chromium/find-chromium.ts';
import { NO_CHROMIUM } from '../../scripts/lib/chromium/install-chromium.ts';
import { thisMachine } from '../../scripts/lib/chromium/machine.ts';
import { projectRoot } from '../../scripts/lib/process/package-bin.ts';
import { importIntoCopy } from './imported-data.ts';
import { importedQuestion } from './imported-question.testdata.ts';
import { startSite } from './site-process.ts';
import './provided.ts';

const BROWSER_ARGUMENTS = [
	'--no-sandbox',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-quic',
	// Letter widths as the font defines them, as on a phone: the headless shell rounds them to whole pixels.
	'--font-render-hinting=none',
	'--no-first-run',
];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	requireFreshBuild();
	const executablePath = await findChromium(thisMachine());
	if (executablePath === undefined) throw new Error(NO_CHROMIUM);
	const dataFolder = await importIntoCopy([{ type: 'question', ...importedQuestion }]);
	const site = await startSite(dataFolder);
	const browser = await chromium.launchServer({ executablePath, args: BROWSER_ARGUMENTS });
	project.provide('siteUrl', site.url);
	project.provide('browserEndpoint', browser.wsEndpoint());
	return async () => {
		await browser.close();
		await site.stop();
		rmSync(dataFolder, { recursive: true, force: true });
	};
}

/** @throws {Error} naming what is missing: tests of an old build would say nothing about the code. */
function requireFreshBuild(): void {
	const [first] = outdatedSteps(buildSteps(process.env), projectRoot, process.env);
	if (first === undefined) return;
	const state = first.state === 'missing' ? 'has not been built' : 'is older than its sources';
	throw new Error(`${first.step.title}: ${state}. Run \`npm run build\`, then the tests again.`);
}
