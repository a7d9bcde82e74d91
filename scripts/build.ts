/** Builds what is missing or older than its sources: bank, PDFs, site. `--force` builds everything. */
import { buildEverything } from './lib/build-step/build-everything.ts';

await buildEverything({ force: process.argv.includes('--force') });
