/** Kills a service in mid-write, without warning, and looks for everything it acknowledged. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { startProcess } from '../process/server-process.ts';

export const NODE_ADAPTER = 'src/books/service/node.ts';
const SENDERS = 8;

/** A service on a free port without a rate limit on posts. */
export const serviceEnvironment = (dataDir: string): Record<string, string> => ({
	PORT: '0',
	HOST: '127.0.0.1',
	DATA_DIR: dataDir,
	POSTS_PER_MINUTE: '1000000',
});

/** `lost`: answered with 201 but missing; `doubled`: stored more than once. */
export type Tally = {
	kills: number;
	/** Kills that interrupted at least one request. */
	inTheMiddle: number;
	answered: number;
	/** Resent under its key because no response came. */
	retried: number;
	lost: number;
	doubled: number;
};

export type KillOptions = {
	dataDir: string;
	kills: number;
	/** The longest that writes continue between the first response and the kill, in milliseconds. */
	longestMs: number;
	random: () => number;
	onRound?: (tally: Tally) => void;
};

/** Each message is sent under its own key until it is acknowledged; the last round is not killed. */
export async function killInTheMiddle(options: KillOptions): Promise<Tally> {
	const { dataDir, kills, longestMs, random, onRound } = options;
	const tally: Tally = { kills: 0, inTheMiddle: 0, answered: 0, retried: 0, lost: 0, doubled: 0 };
	const answered = new Set<string>();
	let unanswered: string[] = [];
	let messages = 0;

	for (let round = 0; round <= kills; round++) {
		const isLast = round === kills;
		const server = await startProcess([NODE_ADAPTER], serviceEnvironment(dataDir));
		const waiting = unanswered;
		unanswered = [];
		tally.retried += waiting.length;
		const end = new AbortController();
		const first = Promise.withResolvers<void>();
		const sender = async (): Promise<void> => {
			while (!end.signal.aborted) {
				const text = waiting.pop() ?? (isLast ? undefined : `message ${++messages}`);
				if (text === undefined) return;
				if (await isStored(server.port, text)) {
					answered.add(text);
					first.resolve();
				} else unanswered.push(text);
			}
		};
		const sending = Promise.all(Array.from({ length: SENDERS }, sender));
		if (isLast) {
			await sending;
			await server.stop();
		} else {
			await first.promise;
			await wait(random() * longestMs);
			end.abort();
			await server.kill();
			await sending;
			unanswered.push(...waiting);
			tally.kills++;
			if (unanswered.length > 0) tally.inTheMiddle++;
		}
		tally.answered = answered.size;
		onRound?.(tally);
	}
	if (unanswered.length > 0)
		throw new Error(`${unanswered.length} messages were never acknowledged.`);
	return { ...tally, ...compare(dataDir, answered) };
}

/** Whether the message was answered with 201; false for no response, or half of one. */
export async function isStored(port: number, text: string): Promise<boolean> {
	try {
		const answer = await fetch(`http://127.0.0.1:${port}/api/submissions`, {
			method: 'POST',
			body: JSON.stringify({ text }),
			headers: { 'Content-Type': 'application/json', 'Idempotency-Key': text.replaceAll(' ', '-') },
		});
		await answer.arrayBuffer();
		if (answer.status !== 201) throw new Error(`The service answered with ${answer.status}.`);
		return true;
	} catch (error) {
		if (error instanceof TypeError) return false;
		throw error;
	}
}

/** Also checks that the file is intact. */
export function compare(
	dataDir: string,
	answered: ReadonlySet<string>,
): Pick<Tally, 'lost' | 'doubled'> {
	const database = new DatabaseSync(join(dataDir, 'records.sqlite'), { readOnly: true });
	try {
		const health = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
		if (health !== 'ok') throw new Error(`The records database is damaged: ${health}`);
		const counts = new Map<string, number>();
		for (const row of database.prepare('SELECT text FROM submissions').iterate()) {
			const text = String(row['text']);
			counts.set(text, (counts.get(text) ?? 0) + 1);
		}
		return {
			lost: [...answered].filter((text) => !counts.has(text)).length,
			doubled: [...counts.values()].filter((count) => count > 1).length,
		};
	} finally {
		database.close();
	}
}
