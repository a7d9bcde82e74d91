/**
 * Builds what is missing or older than its sources, then serves the site and the books service. The PDFs are printed
 * after that, so nobody has to wait for them.
 */
import { startServer } from '../src/books/service/node.ts';
import { readServerSettings } from '../src/books/service/server-options.ts';
import { readBookPlans } from './lib/bank/read-sources.ts';
import { buildLateSteps, buildEverything, isEarly } from './lib/build-step/build-everything.ts';
import { printedFiles, printingTime } from './lib/pdfs/printing.ts';
import { onStop } from './lib/process/on-stop.ts';
import { runCommand } from './lib/process/run-command.ts';

await runCommand(async () => {
	// Read first: a mistyped PORT should not cost a build.
	const settings = readServerSettings(process.env);
	await buildEverything({ isWanted: isEarly });
	const plans = await readBookPlans();
	const files = printedFiles(plans.map(({ plan }) => plan));
	let secondsUntil: ReturnType<typeof printingTime> | undefined = printingTime(files, Date.now());
	const server = await startServer({ ...settings, secondsUntil: (path) => secondsUntil?.(path) });
	onStop(() => server.close());
	console.log(`Lemma Lane is served on ${server.url} (Ctrl+C stops it)`);
	await buildLateSteps();
	// Files that are missing now will not come.
	secondsUntil = undefined;
});
