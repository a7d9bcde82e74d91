/** A Worker in a separate process, to be killed: `node edge-process.testdata.ts <data folder>` prints its URL. */
import { prepareEdge } from './places.ts';
import { startWorker } from './start-worker.ts';

const places = prepareEdge(process.argv[2] ?? '');
const { url } = await startWorker({ host: '127.0.0.1', port: 0, places, variables: {} });
console.log(url);
