import { parentPort, workerData } from 'node:worker_threads';
import { readBook } from '../bank/read-bank.ts';
import { markBook } from './mark-book.ts';

const { questions } = await readBook(workerData);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has
parentPort?.postMessage(markBook(questions));
