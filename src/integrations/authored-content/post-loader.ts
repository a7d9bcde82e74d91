import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import { ContentError } from './issues.ts';
import { findPostIssues, readPosts } from './posts.ts';

/**
 * The blog collection: Astro's `glob()` after every post has been checked. A build does not even read the drafts, so
 * nothing of them, including images, gets onto the site.
 */
export function checkedPosts(base: string): Loader {
	return {
		name: 'checked-posts',
		async load(context) {
			const root = fileURLToPath(context.config.root);
			const check = async () => {
				const issues = await findPostIssues(root, base);
				if (issues.length > 0) throw new ContentError(issues);
			};
			const tell = (issue: unknown) => context.logger.error(String(issue));
			// In development, errors are printed and the server continues; a build stops.
			for (const event of ['add', 'change'])
				context.watcher?.on(event, (changed) => {
					if (changed.startsWith(join(root, base))) check().catch(tell);
				});
			await (context.watcher ? check().catch(tell) : check());
			const posts = context.watcher ? [] : await readPosts(root, base);
			const drafts = posts.filter(([{ data }]) => data['draft'] === true);
			await glob({
				base,
				pattern: ['*/index.mdx', ...drafts.map(([{ slug }]) => `!${slug}/index.mdx`)],
				generateId: ({ entry }) => dirname(entry),
			}).load(context);
		},
	};
}
