/** Lets a service run out of disk in mid-write, frees space again, and looks for everything it acknowledged. */
import { startProcess } from '../process/server-process.ts';
import { compare, NODE_ADAPTER, serviceEnvironment } from './kill-rounds.ts';

/** The databases grow to this size; a page of text is 4 kB. */
const MAX_FILE_KB = 600;
const MESSAGES = 400;

/** `refused`: answered with 503 while the disk was full. */
export type FullDiskTally = { answered: number; refused: number; lost: number; doubled: number };

export async function runOutOfDisk(dataDir: string): Promise<FullDiskTally> {
	const answered = new Set<string>();
	const messages = Array.from({ length: MESSAGES }, (_, index) => `${index} `.padEnd(4_000, 'x'));
	const sendAll = async (port: number): Promise<number> => {
		let refused = 0;
		for (const text of messages) {
			if (answered.has(text)) continue;
			const status = await sendMessage(port, text);
			if (status === 201) answered.add(text);
			else if (status === 503) refused++;
			else throw new Error(`The service answered with ${status}.`);
		}
		return refused;
	};
	const full = await startProcess([NODE_ADAPTER], serviceEnvironment(dataDir), MAX_FILE_KB);
	const refused = await sendAll(full.port);
	const reading = await fetch(`http://127.0.0.1:${full.port}/api/health`);
	if (!reading.ok) throw new Error('The service no longer serves reads.');
	await full.stop();
	const free = await startProcess([NODE_ADAPTER], serviceEnvironment(dataDir));
	if ((await sendAll(free.port)) > 0)
		throw new Error('A message was refused although there is space.');
	await free.stop();
	return { answered: answered.size, refused, ...compare(dataDir, answered) };
}

async function sendMessage(port: number, text: string): Promise<number> {
	const answer = await fetch(`http://127.0.0.1:${port}/api/submissions`, {
		method: 'POST',
		body: JSON.stringify({ text }),
		headers: { 'Content-Type': 'application/json', 'Idempotency-Key': text.split(' ', 1)[0] ?? '' },
	});
	await answer.arrayBuffer();
	return answer.status;
}
