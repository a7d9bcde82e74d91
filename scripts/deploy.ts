/**
 * Builds what is missing, then deploys the Worker with its static assets. Arguments after `--` go to `wrangler deploy`:
 * `npm run deploy -- --dry-run` bundles and checks everything without an account.
 */
import { readServerSettings } from '../src/books/service/server-options.ts';
import { buildEverything } from './lib/build-step/build-everything.ts';
import { ASSET_LIMITS, writeAssetsFolder } from './lib/edge/assets-folder.ts';
import { prepareEdge } from './lib/edge/places.ts';
import { runWrangler } from './lib/edge/run-wrangler.ts';
import { runCommand } from './lib/process/run-command.ts';

await runCommand(async () => {
	const { dataDir, distDir } = readServerSettings(process.env);
	// Cloudflare compresses what it sends.
	await buildEverything({ isWanted: ({ name }) => name !== 'compression' });
	const { config, site } = prepareEdge(dataDir);
	const files = writeAssetsFolder(distDir, site);
	const plan =
		files > ASSET_LIMITS.freeFiles ? 'the paid plan is needed' : 'the free plan is enough';
	console.log(`Static assets: ${files.toLocaleString('en')} files, for which ${plan}`);
	console.log(await runWrangler(config, 'deploy', ...process.argv.slice(2)));
});
