import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dataFolder } from './lib/books/data-folder.ts';
import { importFiles } from './lib/books/import-files.ts';
import { createProgressLine } from './lib/books/progress-line.ts';
import { onStop } from './lib/process/on-stop.ts';
import { runCommand } from './lib/process/run-command.ts';

const USAGE = `Imports question banks of your own into the books database.

  npm run books:import -- FILE.ndjson … [--check] [--remove]

One JSON record per line: {"type":"book"|"chapter"|"figure"|"lecture"|"question", …}. A book's lines follow its "book"
record, parents first. Each book is imported whole or, if one of its lines has an issue, not at all; every issue is
listed with its line. A running service keeps running and shows each book once it is complete.

Importing a book again updates it: what its lines no longer name is removed, what did not change is left alone. Lines
before the first "book" record only add to existing books. An interrupted import resumes after the last complete book.
Rebuilding the question bank leaves imported records alone.

  --check    report issues, change nothing
  --remove   remove what a book no longer names, even if it is more than a tenth of its questions
  --help     this text

The database is books.sqlite in .data, or in the folder DATA_DIR.`;

await runCommand(async () => {
	const { values, positionals: files } = parseArgs({
		allowPositionals: true,
		options: {
			check: { type: 'boolean', default: false },
			remove: { type: 'boolean', default: false },
			help: { type: 'boolean' },
		},
	});
	if (values.help) return console.log(USAGE);
	if (files.length === 0) throw new Error(USAGE);
	const stop = new AbortController();
	onStop(async () => stop.abort());
	const totalBytes = files.reduce(
		(sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0),
		0,
	);
	process.exitCode = await importFiles({
		files,
		dataDir: dataFolder(process.env),
		isCheck: values.check,
		mayRemove: values.remove,
		stop: stop.signal,
		progress: createProgressLine(process.stderr, totalBytes, () => performance.now()),
		print: console.log,
		complain: console.error,
	});
});
