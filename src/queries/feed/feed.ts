import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { loadRenderers } from 'astro:container';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { Feed } from 'feed';
import { escapeHtml } from '../../math/markup.ts';
import {
	BLOG_LEAD,
	categoryOf,
	getPublishedPosts,
	type Post,
	postPath,
	renderPost,
	showsItsPicture,
} from '../posts.ts';
import { getSite } from '../site.ts';
import { describeFeed } from './describe-feed.ts';
import { portableHtml } from './portable-html.ts';

/** Every published post in full; never a draft, not even in development. `site` is the site's origin. */
export async function getFeed(site: URL): Promise<Feed> {
	const posts = (await getPublishedPosts()).filter(({ data }) => !data.draft);
	const container = await AstroContainer.create({
		renderers: await loadRenderers([getContainerRenderer()]),
	});
	const articles = await Promise.all(
		posts.map(async (post) => {
			const url = new URL(postPath(post), site).href;
			const { Content } = await renderPost(post);
			const html = headOf(post) + (await container.renderToString(Content));
			return {
				id: post.id,
				url,
				title: post.data.title,
				description: post.data.description,
				html: portableHtml(html, url),
				publishedOn: post.data.publishedOn,
				category: categoryOf(post)?.name,
			};
		}),
	);
	const { brand, email } = await getSite();
	return describeFeed({ brand, email, description: BLOG_LEAD, origin: site.origin }, articles);
}

/** What an article's page shows above its text. */
function headOf(post: Post): string {
	const { subtitle, link, image, alt = '' } = post.data;
	const picture =
		image && !showsItsPicture(post)
			? `<p><img src="${image.src}" alt="${escapeHtml(alt)}" width="${image.width}" height="${image.height}"></p>`
			: '';
	const video =
		link === undefined ? '' : `<p><a href="${escapeHtml(link)}">Watch the video</a></p>`;
	return `<p><em>${escapeHtml(subtitle)}</em></p>${video}${picture}`;
}
