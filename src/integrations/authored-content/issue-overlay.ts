/**
 * In `npm run dev`, shows the issues of the file just saved over the page, in the content check's words, until they are
 * fixed: authors look at the page, not at the terminal.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { describe, type Issue } from './issues.ts';
import { findContentIssues, POSTS } from './find-content-issues.ts';
import { findPostIssues } from './posts.ts';

/** In milliseconds: later than Astro's own overlay, which says the same in technical terms. */
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
					// After some issues Astro caches a broken page until it is requested again.
					if (wasIssuey && issues.length === 0)
						setTimeout(() => server.ws.send({ type: 'full-reload' }), LATER);
				};
				for (const event of ['add', 'change'] as const)
					server.watcher.on(event, (changed) => void check(changed).catch(() => undefined));
				// A reloaded page has lost the overlay.
				server.ws.on('connection', show);
			},
		},
	};
}

/** For an image, the issues of its post. */
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
