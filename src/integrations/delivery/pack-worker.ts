import { workerData } from 'node:worker_threads';
import { packFiles } from './pack-files.ts';

packFiles(workerData);
