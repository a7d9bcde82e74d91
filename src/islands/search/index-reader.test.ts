import { expect, test } from 'vitest';
import { createIndexReader } from './index-reader.ts';

type Message = { id: string; method: string; args: unknown[] };

/** A worker that responds to each message with what `answer` returns; undefined means no response. */
class TestWorker extends EventTarget {
	isEnded = false;
	methods: string[] = [];
	readonly #answer: (message: Message) => unknown;

	constructor(answer: (message: Message) => unknown) {
		super();
		this.#answer = answer;
	}

	postMessage(message: Message): void {
		this.methods.push(message.method);
		const data = this.#answer(message);
		if (data !== undefined) this.say(data);
	}

	say(data: unknown): void {
		queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
	}

	terminate(): void {
		this.isEnded = true;
	}
}

const results = { results: [{ data: 'data_1' }, { data: 'data_2' }] };
const working = ({ id }: Message) => ({ id, result: results });
const broken = ({ id, method }: Message) =>
	method === 'search' ? { issue: '404 for index/en_1.pf_index' } : { id, result: true };

/** A reader that starts these workers one after another. */
function readerOf(...workers: TestWorker[]) {
	const waiting = [...workers];
	return createIndexReader(() => {
		const next = waiting.shift();
		if (!next) throw new Error('One worker too many.');
		return next as unknown as Worker; // only what the reader uses of it
	});
}

test('starts no worker before it is needed, then a single one', async () => {
	const worker = new TestWorker(working);
	const reader = readerOf(worker);
	expect(worker.methods).toEqual([]);
	reader.warmUp();
	expect(await reader.search('a')).toEqual(['data_1', 'data_2']);
	expect(worker.methods).toEqual(['init', 'preload', 'search']);
});

test('fails if a piece of the index does not arrive, and starts over', async () => {
	const first = new TestWorker(broken);
	const reader = readerOf(first, new TestWorker(working));
	await expect(reader.search('a')).rejects.toThrow('404 for index/en_1.pf_index');
	expect(first.isEnded).toBe(true);
	expect(await reader.search('a')).toHaveLength(2);
});

test('fails if the worker does not start', async () => {
	const dead = new TestWorker(() => undefined);
	const search = readerOf(dead).search('a');
	dead.dispatchEvent(new Event('error'));
	await expect(search).rejects.toThrow('The worker did not start.');
});
