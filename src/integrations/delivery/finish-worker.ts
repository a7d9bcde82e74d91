import { workerData } from 'node:worker_threads';
import { finishFiles } from './finish-files.ts';

finishFiles(workerData);
