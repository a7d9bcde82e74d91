/** The whole product on Cloudflare's runtime on this machine: workerd, local D1, and static assets, offline. */
import { readServerSettings } from '../src/books/service/server-options.ts';
import { openReadOnly, databasePath } from '../src/books/service/store/open-database.ts';
import { buildEverything } from './lib/build-step/build-everything.ts';
import { writeAssetsFolder } from './lib/edge/assets-folder.ts';
import { d1Target } from './lib/edge/d1-target.ts';
import { loadBooks } from './lib/edge/load-books.ts';
import { openLocalD1 } from './lib/edge/local-d1.ts';
import { prepareEdge, type EdgePlaces } from './lib/edge/places.ts';
import { startWorker } from './lib/edge/start-worker.ts';
import { onStop } from './lib/process/on-stop.ts';
import { runCommand } from './lib/process/run-command.ts';

await runCommand(async () => {
	const { host, port, dataDir, distDir } = readServerSettings(process.env);
	// Cloudflare compresses what it sends.
	await buildEverything({ isWanted: ({ name }) => name !== 'compression' });
	const places = prepareEdge(dataDir);
	const files = writeAssetsFolder(distDir, places.site);
	console.log(`Static assets: ${files.toLocaleString('en')} files`);
	await loadLocally(dataDir, places);
	const { SITE_ORIGINS, WEBHOOK_DOWNLOADS_URL, WEBHOOK_SUBMISSIONS_URL } = process.env;
	const worker = await startWorker({
		host: host === 'localhost' ? '127.0.0.1' : host,
		port,
		places,
		variables: { SITE_ORIGINS, WEBHOOK_DOWNLOADS_URL, WEBHOOK_SUBMISSIONS_URL },
	});
	onStop(() => worker.close());
	console.log(`Lemma Lane is served on ${worker.url} by workerd (Ctrl+C stops it)`);
});

async function loadLocally(dataDir: string, places: EdgePlaces): Promise<void> {
	const d1 = await openLocalD1(places);
	const books = openReadOnly(databasePath(dataDir, 'books'));
	try {
		const { chunks, loaded } = await loadBooks(books, d1Target(d1.env.BOOKS));
		console.log(`Local D1: ${loaded} of ${chunks} chunks of the books loaded`);
	} finally {
		books.close();
		await d1.dispose();
	}
}
