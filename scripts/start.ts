/** Builds what is missing or older than its sources, then serves the site and the books service. */
import { startServer } from '../src/books/service/node.ts';
import { readServerSettings } from '../src/books/service/server-options.ts';
import { buildEverything } from './lib/build-step/build-everything.ts';
import { onStop } from './lib/process/on-stop.ts';
import { runCommand } from './lib/process/run-command.ts';

await runCommand(async () => {
	// Read first: a mistyped PORT should not cost a build.
	const settings = readServerSettings(process.env);
	await buildEverything();
	const server = await startServer(settings);
	onStop(() => server.close());
	console.log(`Lemma Lane is served on ${server.url} (Ctrl+C stops it)`);
});
