import { parseArgs } from 'node:util';
import { dataFolder } from './lib/books/data-folder.ts';
import { importFile } from './lib/books/import-file.ts';
import { runCommand } from './lib/process/run-command.ts';

const USAGE = `Imports an existing question bank into the books database.

  npm run books:import -- FILE.ndjson [--check]

One JSON record a line, parents first: {"type":"book"|"chapter"|"figure"|"lecture"|"question", …}.
All or nothing: every fault is listed with its line, and then nothing is changed. Records with a known id are
replaced; a rebuild of the question bank leaves imported records alone. A running service shows them at once.

  --check   look for faults, change nothing
  --help    this text

The database is books.sqlite in .data, or in the folder DATA_DIR.`;

await runCommand(async () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { check: { type: 'boolean', default: false }, help: { type: 'boolean' } },
	});
	const [file, ...further] = positionals;
	if (values.help) {
		console.log(USAGE);
	} else if (!file || further.length > 0) {
		console.error(USAGE);
		process.exitCode = 1;
	} else {
		process.exitCode = await importFile({
			file,
			dataDir: dataFolder(process.env),
			isCheck: values.check,
			print: console.log,
			complain: console.error,
		});
	}
});
