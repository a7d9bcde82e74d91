import { join } from 'node:path';
import { projectRoot } from '../process/package-bin.ts';

/** The configuration of the Worker; it names `.data/edge/site` for who calls wrangler by hand. */
export const WORKER_CONFIG = join(projectRoot, 'src/books/service/edge/wrangler.jsonc');

export const MIGRATIONS = join(projectRoot, 'src/books/service/migrations');

/** Below the folder of what is built: the site as it is uploaded, and the databases of local D1. */
export const edgeFolders = (dataDir: string) => ({
	site: join(dataDir, 'edge/site'),
	state: join(dataDir, 'edge/state'),
});
