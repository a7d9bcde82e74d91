/** The contact form as built by a site whose books service is on another host: the real form under the real policy. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { packageBin, projectRoot } from '../../scripts/lib/process/package-bin.ts';
import { startServer } from '../books/service/node.ts';

export type SiteElsewhere = {
	/** Origin of the site; its service has another. */
	url: string;
	/** The texts that the service has stored. */
	messages(): string[];
	close(): Promise<void>;
};

/** Two servers on two origins; the pages are built once both are known. */
export async function startSiteElsewhere(): Promise<SiteElsewhere> {
	const root = mkdtempSync(join(tmpdir(), 'site-elsewhere-'));
	const start = (name: string, siteOrigins: string[]) =>
		startServer({
			port: 0,
			host: '127.0.0.1',
			dataDir: join(root, name),
			distDir: join(root, name === 'site' ? 'dist' : 'none'),
			siteOrigins,
		});
	const site = await start('site', []);
	const service = await start('service', [site.url]);
	writeProject(root);
	await promisify(execFile)(
		process.execPath,
		[packageBin('astro', projectRoot), 'build', '--root', root],
		{
			cwd: root,
			env: {
				PATH: process.env['PATH'],
				ASTRO_TELEMETRY_DISABLED: '1',
				PUBLIC_BOOKS_SERVICE_URL: `${service.url}/api`,
			},
		},
	);
	return {
		url: site.url,
		messages: () => readMessages(join(root, 'service', 'records.sqlite')),
		async close() {
			await Promise.all([site.close(), service.close()]);
			rmSync(root, { recursive: true, force: true });
		},
	};
}

function readMessages(path: string): string[] {
	const database = new DatabaseSync(path, { readOnly: true });
	const rows = database.prepare('SELECT text FROM submissions').all();
	database.close();
	return rows.map(({ text }) => String(text));
}

function writeProject(root: string): void {
	mkdirSync(join(root, 'src/pages'), { recursive: true });
	for (const name of LINKED) symlinkSync(join(projectRoot, name), join(root, name));
	writeFileSync(join(root, 'astro.config.ts'), CONFIG);
	writeFileSync(join(root, 'src/pages/support.astro'), SUPPORT_PAGE);
	writeFileSync(join(root, 'src/pages/thankyou.astro'), THANK_YOU_PAGE);
}

/** The form and what it depends on; the dependencies by which Astro recognizes its own packages. */
const LINKED = [
	'package.json',
	'node_modules',
	...['islands', 'books', 'stores', 'schemas', 'math'].map((area) => `src/${area}`),
];

const CONFIG = `
import react from '@astrojs/react';
import { delivery } from '${projectRoot}/src/integrations/delivery/delivery.ts';
export default {
	integrations: [react(), delivery()],
	build: { format: 'file', inlineStylesheets: 'always' },
	vite: { build: { assetsInlineLimit: 0 } },
};
`;

const SUPPORT_PAGE = `---
import { ContactForm } from '../islands/contact-form/ContactForm.tsx';
---
<!doctype html>
<html lang="en">
	<head><meta charset="utf-8" /><title>Support</title><link rel="icon" href="data:," /></head>
	<body><ContactForm client:load contactEmail="hello@lemmalane.example" /></body>
</html>
`;

const THANK_YOU_PAGE = `<!doctype html>
<html lang="en">
	<head><meta charset="utf-8" /><title>Thank you</title><link rel="icon" href="data:," /></head>
	<body><h1>Thank you</h1></body>
</html>
`;
