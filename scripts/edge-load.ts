import { parseArgs } from 'node:util';
import { databasePath, openReadOnly } from '../src/books/service/store/open-database.ts';
import { dataFolder } from './lib/books/data-folder.ts';
import { loadBooks } from './lib/edge/load-books.ts';
import { migrateD1 } from './lib/edge/migrate-d1.ts';
import { prepareEdge } from './lib/edge/places.ts';
import { wranglerTarget } from './lib/edge/wrangler-target.ts';
import { runCommand } from './lib/process/run-command.ts';

const USAGE = `Brings Cloudflare's databases (D1) up to date: migrations of both, then the books from books.sqlite.

  npm run edge:load -- --remote    the databases of your account (wrangler login, or CLOUDFLARE_API_TOKEN)
  npm run edge:load -- --local     those of npm run start:edge, through the same commands

Loads chunk by chunk: an interrupted load resumes where it stopped, and unchanged chunks are skipped. Visitors' records
are never touched.`;

await runCommand(async () => {
	const { values } = parseArgs({
		options: { remote: { type: 'boolean' }, local: { type: 'boolean' } },
	});
	if (values.remote === values.local) {
		console.error(USAGE);
		process.exitCode = 1;
		return;
	}
	const dataDir = dataFolder(process.env);
	const { config, state } = prepareEdge(dataDir);
	const place = values.remote ? ['--remote'] : ['--local', '--persist-to', state];
	await migrateD1(config, place);
	const books = openReadOnly(databasePath(dataDir, 'books'));
	try {
		const { chunks, loaded, rows } = await loadBooks(books, wranglerTarget(config, place), {
			onChunk: ({ table, rows: n }) => console.log(`${table}: ${n.toLocaleString('en')} rows`),
		});
		console.log(`${loaded} of ${chunks} chunks loaded, ${rows.toLocaleString('en')} rows.`);
	} finally {
		books.close();
	}
});
