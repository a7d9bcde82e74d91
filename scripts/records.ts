/** Copies, exports, and deletes what visitors sent. Safe to run while the service is running. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isEmail } from '../src/books/email.ts';
import { databasePath, openDatabase } from '../src/books/service/store/open-database.ts';
import { dataFolder } from './lib/books/data-folder.ts';
import { runCommand } from './lib/process/run-command.ts';
import { copyDatabases, restoreDatabases } from './lib/records/back-up.ts';
import { exportRecords, type ExportFormat } from './lib/records/export-records.ts';
import { removeOldRecords, removeRecordsOf } from './lib/records/forget-records.ts';

const USAGE = `What visitors sent: messages, requests for books, downloads. Safe to use while the service is running.

  npm run records -- export FOLDER [--format csv|ndjson]   one file per table; csv by default
  npm run records -- retention --days N                    removes what is older
  npm run records -- erase --email ADDRESS                 removes every record that contains the address
  npm run records -- backup FOLDER                         copies both databases and checks the copies
  npm run records -- restore FOLDER --yes                  overwrites the databases with those copies

The databases are in .data, or in the folder DATA_DIR. Older backups and exports still contain what was removed.`;

const dataDir = dataFolder(process.env);

await runCommand(async () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			format: { type: 'string', default: 'csv' },
			days: { type: 'string' },
			email: { type: 'string' },
			yes: { type: 'boolean', default: false },
			help: { type: 'boolean' },
		},
	});
	const [command, folder, ...further] = positionals;
	if (values.help) return console.log(USAGE);
	if (further.length > 0) throw new Error(`"${further[0]}" is one argument too many.\n\n${USAGE}`);
	switch (command) {
		case 'export':
			return exportTo(requireFolder(folder), readFormat(values.format));
		case 'retention': {
			const days = readDays(values.days);
			return say(withRecords((database) => removeOldRecords(database, days, Date.now())));
		}
		case 'erase': {
			const email = values.email?.trim() ?? '';
			if (!isEmail(email)) throw new Error('Give the address: --email name@example.org');
			return say(withRecords((database) => removeRecordsOf(database, email)));
		}
		case 'backup':
			return console.log(
				`Copied and checked: ${(await copyDatabases(dataDir, requireFolder(folder))).join(', ')}.`,
			);
		case 'restore': {
			const from = requireFolder(folder);
			if (!values.yes)
				throw new Error(`This replaces what is in ${dataDir}. To go ahead, add --yes.`);
			return console.log(`Restored: ${(await restoreDatabases(from, dataDir)).join(', ')}.`);
		}
		default:
			throw new Error(USAGE);
	}
});

async function exportTo(folder: string, format: ExportFormat): Promise<void> {
	const counts = await withRecords((database) => exportRecords(database, folder, format));
	for (const [table, count] of counts)
		console.log(`${table}.${format}: ${count.toLocaleString('en')}`);
}

function withRecords<Result>(work: (database: ReturnType<typeof openDatabase>) => Result): Result {
	const path = databasePath(dataDir, 'records');
	if (!existsSync(path)) throw new Error(`There are no records: ${path} does not exist.`);
	const database = openDatabase(dataDir, 'records');
	const result = work(database);
	if (result instanceof Promise) void result.finally(() => database.close());
	else database.close();
	return result;
}

const say = (removed: number): void =>
	console.log(`Removed ${removed.toLocaleString('en')} ${removed === 1 ? 'record' : 'records'}.`);

function requireFolder(folder: string | undefined): string {
	if (folder) return folder;
	throw new Error(`Name a folder.\n\n${USAGE}`);
}

function readFormat(format: string): ExportFormat {
	if (format === 'csv' || format === 'ndjson') return format;
	throw new Error(`--format is csv or ndjson, not "${format}".`);
}

function readDays(text: string | undefined): number {
	if (text && /^\d{1,5}$/.test(text)) return Number(text);
	throw new Error('Give the days to keep, a whole number: --days 365');
}
