/** The site with live reload, with the books service on a free port behind it. */
import { startServer } from '../src/books/service/node.ts';
import { readServerSettings } from '../src/books/service/server-options.ts';
import { buildEverything } from './lib/build-step/build-everything.ts';
import { packageBin, projectRoot } from './lib/process/package-bin.ts';
import { runCommand } from './lib/process/run-command.ts';
import { runProcess } from './lib/process/run-process.ts';

await runCommand(async () => {
	const settings = readServerSettings(process.env);
	// A content issue stops a build; here it is printed and development continues.
	await runProcess(process.execPath, ['scripts/check-content.ts', '--skip-format'], {
		cwd: projectRoot,
	});
	await buildEverything({ isWanted: ({ name }) => name === 'bank' });
	const siteOrigins = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${settings.port}`);
	const books = await startServer({ ...settings, host: '127.0.0.1', port: 0, siteOrigins });
	console.log(`Books service: ${books.url}/api/health`);
	process.exitCode = await runProcess(
		process.execPath,
		[packageBin('astro'), 'dev', '--port', `${settings.port}`, '--host', settings.host],
		{
			cwd: projectRoot,
			env: {
				BOOKS_SERVICE_ORIGIN: books.url,
				ASTRO_TELEMETRY_DISABLED: '1',
				// Any value keeps `astro dev` in the foreground, where Ctrl+C ends both.
				ASTRO_DEV_BACKGROUND: '0',
			},
		},
	);
	await books.close();
});
