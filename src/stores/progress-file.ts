/** Progress as a file: saved on one device, added on another. */
import { addProgress } from './progress.ts';
import { type ProgressRecord, readProgress } from './progress-record.ts';

/** A record of the whole library is a tenth of it. */
const MAX_FILE_BYTES = 20_000_000;

/** `lemma-lane-progress-2026-11-22.json` */
export const fileNameAt = (now: number): string =>
	`lemma-lane-progress-${new Date(now).toISOString().slice(0, 10)}.json`;

/** Adds a file's tries to the record; resolves to what to say about it. A file of any other kind changes nothing. */
export async function importFile(file: Blob, known: ProgressRecord): Promise<string> {
	if (file.size > MAX_FILE_BYTES)
		return 'This file is too large to be a progress file. Nothing was changed.';
	const reading = readProgress(await file.text());
	if (reading.status === 'newer')
		return 'This file was made by a newer version of this site. Reload the page and try again. Nothing was changed.';
	if (reading.status === 'unreadable')
		return 'This is not a progress file of this site, or it is damaged. Nothing was changed.';
	const { questions, lost } = reading;
	const ids = Object.keys(questions);
	addProgress(questions);
	const added = ids.filter((id) => known[id] === undefined).length;
	return [
		`The file has ${count(ids.length, 'question')}, ${added} of them new here. Everything that was here is still here.`,
		lost > 0 && `${count(lost, 'entry', 'entries')} of the file could not be read.`,
	]
		.filter(Boolean)
		.join(' ');
}

/** `1 question`, `2 questions` */
export const count = (number: number, one: string, many = `${one}s`): string =>
	`${number} ${number === 1 ? one : many}`;
