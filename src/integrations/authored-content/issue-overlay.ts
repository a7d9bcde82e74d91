/**
 * In `npm run dev` the issues of the file that was just saved lie over the page, in the words of the check, until they
 * are mended: whoever writes looks at the page and not at the terminal.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { describe, type Issue } from './issues.ts';
import { findContentIssues, POSTS } from './find-content-issues.ts';
import { findPostIssues } from './posts.ts';

/** In milliseconds: behind Astro's own overlay, which says the same in the words of a program. */
const LATER = 500;

export function issueOverlay(): AstroIntegration {
	let root = '';
	return {
		name: 'issue-overlay',
		hooks: {
			'astro:config:done': ({ config }) => {
				root = fileURLToPath(config.root);
			},
			'astro:server:setup': ({ server }) => {
				let issues: Issue[] = [];
				const show = () =>
					setTimeout(() => {
						if (issues.length > 0) server.ws.send({ type: 'error', err: overlayOf(issues) });
					}, LATER);
				const check = async (changed: string) => {
					const file = relative(root, changed).replaceAll('\\', '/');
					if (!file.startsWith('content/')) return;
					const wasIssuey = issues.length > 0;
					issues = await issuesOfFile(root, file);
					show();
					// Behind some issues Astro keeps a broken page until it is asked for again.
					if (wasIssuey && issues.length === 0)
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
export async function issuesOfFile(root: string, file: string): Promise<Issue[]> {
	if (!file.startsWith(`${POSTS}/`))
		return (await findContentIssues(root)).filter((issue) => issue.file === file);
	const folder = file.split('/').slice(0, 3).join('/');
	const issues = await findPostIssues(root, POSTS);
	return issues.filter((issue) => issue.file === folder || issue.file.startsWith(`${folder}/`));
}

export const overlayOf = (issues: readonly Issue[]) => ({
	name: 'Content',
	title:
		issues.length === 1
			? 'An issue in what was saved'
			: `${issues.length} issues in what was saved`,
	message: issues.map(describe).join('\n\n'),
	stack: '',
});
