/** A page built with the real loader and the real integration, as the site builds its own. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

/** `outbound` is the target of the page's link. Its button tracks a download. */
export type PageOptions = { env: Record<string, string>; outbound: string };

/** Builds the page into a new folder and returns that folder; `dist/` inside is the site. */
export async function buildPage({ env, outbound }: PageOptions): Promise<string> {
	const root = await mkdtemp(join(tmpdir(), 'analytics-page-'));
	await mkdir(join(root, 'src/pages'), { recursive: true });
	await mkdir(join(root, 'src/components/site'), { recursive: true });
	await symlink(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
	await symlink(join(PROJECT, 'src/stores'), join(root, 'src/stores'));
	// Copied, because Astro compiles only components below its root.
	await cp(
		join(PROJECT, 'src/components/site/Analytics.astro'),
		join(root, 'src/components/site/Analytics.astro'),
	);
	await writeFile(join(root, 'package.json'), '{"type":"module"}');
	await writeFile(join(root, 'astro.config.ts'), CONFIG);
	await writeFile(join(root, 'src/pages/index.astro'), pageSource(outbound));
	await promisify(execFile)(
		process.execPath,
		[join(PROJECT, 'node_modules/astro/bin/astro.mjs'), 'build', '--root', root],
		{
			cwd: root,
			env: { PATH: process.env['PATH'], ASTRO_TELEMETRY_DISABLED: '1', ...env },
		},
	);
	return root;
}

const CONFIG = `
import { analytics } from '${PROJECT}src/integrations/analytics/analytics.ts';
export default {
	integrations: [analytics()],
	build: { format: 'file' },
	vite: { build: { assetsInlineLimit: 0 } },
};
`;

const pageSource = (outbound: string) => `---
import Analytics from '../components/site/Analytics.astro';
---
<!doctype html>
<html lang="en">
	<head><meta charset="utf-8" /><title>Page</title><link rel="icon" href="data:," /><Analytics /></head>
	<body>
		<h1>Page</h1>
		<button type="button">Download</button>
		<a href="${outbound}">Elsewhere</a>
		<script>
			import { trackEvent } from '../stores/analytics.ts';
			document.querySelector('button')?.addEventListener('click', () =>
				trackEvent({
					category: 'User',
					action: 'downloaded_pre-algebra',
					label: 'download_pre-algebra',
				}),
			);
		</script>
	</body>
</html>
`;
