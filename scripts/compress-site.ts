/** Writes a Brotli copy (`.br`) of each text file of the built site, for a server that does not compress on the fly. */
import { compressSite } from './lib/compression/compress-site.ts';
import { runCommand } from './lib/process/run-command.ts';

await runCommand(async () => {
	const copies = await compressSite('dist');
	console.log(`compression: ${copies.toLocaleString('en-US')} files`);
}, 'compression');
