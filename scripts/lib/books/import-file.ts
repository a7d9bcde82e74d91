import { formatFault } from '../../../src/books/service/import/faults.ts';
import { loadRecords, type RecordCounts } from '../../../src/books/service/import/load-records.ts';
import { openBooksWriter } from '../../../src/books/service/store/books-writer.ts';
import { createSpeaker } from '../../../src/math/speak-markup.ts';
import { fileLines } from './file-lines.ts';

const PROGRESS_EVERY_LINES = 20_000;

export type ImportJob = {
	file: string;
	dataDir: string;
	/** Look for faults, change nothing. */
	isCheck: boolean;
	print: (line: string) => void;
	complain: (line: string) => void;
};

/** Imports one file and says how it went. Resolves to the exit code: 1 if anything was wrong. */
export async function importFile(job: ImportJob): Promise<0 | 1> {
	const { file, dataDir, isCheck, print, complain } = job;
	const writer = openBooksWriter(dataDir, 'import');
	try {
		const loaded = await loadRecords(writer, fileLines(file), {
			createSpeaker,
			dryRun: isCheck,
			onLine: (line) => {
				if (line % PROGRESS_EVERY_LINES === 0) complain(`${line.toLocaleString('en')} lines read`);
			},
		});
		if (loaded.ok) {
			const done = isCheck ? 'No fault found in' : 'Imported';
			print(`${done} ${describeCounts(loaded.counts)}.`);
			return 0;
		}
		for (const fault of loaded.faults) complain(formatFault(fault));
		const count = loaded.faults.length;
		complain(`Nothing was imported: ${count} ${count === 1 ? 'fault' : 'faults'} in ${file}.`);
		return 1;
	} finally {
		writer.close();
	}
}

/** `1 book, 2 chapters, 1,040 questions`; types without a record are left out. */
function describeCounts(counts: RecordCounts): string {
	const parts = Object.entries(counts)
		.filter(([, count]) => count > 0)
		.map(([type, count]) => `${count.toLocaleString('en')} ${type}${count === 1 ? '' : 's'}`);
	return parts.join(', ') || 'a file without records';
}
