import { parentPort, workerData } from 'node:worker_threads';
import { packFiles } from './pack-files.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has
parentPort?.postMessage(packFiles(workerData));
