/**
 * In `npm run dev` the faults of the file that was just saved lie over the page, in the words of the check, until they
 * are mended: whoever writes looks at the page and not at the terminal.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { describe, type Fault } from './faults.ts';
import { findContentFaults, POSTS } from './find-content-faults.ts';
import { findPostFaults } from './posts.ts';

/** In milliseconds: behind Astro's own overlay, which says the same in the words of a program. */
const LATER = 500;

export function faultOverlay(): AstroIntegration {
	let root = '';
	return {
		name: 'fault-overlay',
		hooks: {
			'astro:config:done': ({ config }) => {
				root = fileURLToPath(config.root);
			},
			'astro:server:setup': ({ server }) => {
				let faults: Fault[] = [];
				const show = () =>
					setTimeout(() => {
						if (faults.length > 0) server.ws.send({ type: 'error', err: overlayOf(faults) });
					}, LATER);
				const check = async (changed: string) => {
					const file = relative(root, changed).replaceAll('\\', '/');
					if (!file.startsWith('content/')) return;
					const wasFaulty = faults.length > 0;
					faults = await faultsOfFile(root, file);
					show();
					// Behind some faults Astro keeps a broken page until it is asked for again.
					if (wasFaulty && faults.length === 0)
						setTimeout(() => server.ws.send({ type: 'full-reload' }), LATER);
				};
				for (const event of ['add', 'change'] as const)
					server.watcher.on(event, (changed) => void check(changed).catch(() => undefined));
				// A page that is loaded again has lost what lay over it.
				server.ws.on('connection', show);
			},
		},
	};
}

/** Of a picture, those of the post it belongs to. */
export async function faultsOfFile(root: string, file: string): Promise<Fault[]> {
	if (!file.startsWith(`${POSTS}/`))
		return (await findContentFaults(root)).filter((fault) => fault.file === file);
	const folder = file.split('/').slice(0, 3).join('/');
	const faults = await findPostFaults(root, POSTS);
	return faults.filter((fault) => fault.file === folder || fault.file.startsWith(`${folder}/`));
}

export const overlayOf = (faults: readonly Fault[]) => ({
	name: 'Content',
	title:
		faults.length === 1 ? 'A fault in what was saved' : `${faults.length} faults in what was saved`,
	message: faults.map(describe).join('\n\n'),
	stack: '',
});
