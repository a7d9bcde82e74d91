import { copyFileSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/lib/process/package-bin.ts';
import { runProcess } from '../../scripts/lib/process/run-process.ts';

/** A new folder with a copy of the built books database and these records, imported with the owner's own command. */
export async function importIntoCopy(records: readonly object[]): Promise<string> {
	const source = process.env['DATA_DIR'] ?? join(projectRoot, '.data');
	const folder = mkdtempSync(join(tmpdir(), 'site-data-'));
	for (const file of ['books.sqlite', 'books.sqlite-wal']) {
		if (existsSync(join(source, file))) copyFileSync(join(source, file), join(folder, file));
	}
	const file = join(folder, 'import.ndjson');
	writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
	const code = await runProcess(process.execPath, ['scripts/books-import.ts', file], {
		cwd: projectRoot,
		env: { DATA_DIR: folder },
	});
	if (code !== 0) throw new Error(`The test records were not imported: exit code ${code}.`);
	return folder;
}
