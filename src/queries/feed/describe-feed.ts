/** The blog as a feed: a single description, written as RSS 2.0 and as JSON Feed 1.1. */
import { Feed } from 'feed';
import { SITE_ORIGIN } from '../../site.ts';

export type FeedArticle = {
	/** The name of the post's folder, which never changes. */
	id: string;
	/** Absolute. */
	url: string;
	title: string;
	description: string;
	html: string;
	publishedOn: Date;
	category?: string;
};

/** `origin` is the site's origin, without a trailing slash. */
export type FeedAbout = { brand: string; email: string; description: string; origin: string };

export const RSS_PATH = '/rss.xml';
export const JSON_FEED_PATH = '/feed.json';
const LANGUAGE = 'en';

/** Newest article first, as given. Nothing depends on the build date, so an unchanged blog gives an unchanged feed. */
export function describeFeed(about: FeedAbout, articles: readonly FeedArticle[]): Feed {
	const { brand, email, description, origin } = about;
	const author = { name: brand, email, link: origin };
	const feed = new Feed({
		title: `${brand} · Blog`,
		description,
		link: `${origin}/blog`,
		language: LANGUAGE,
		feedLinks: { rss: origin + RSS_PATH, json: origin + JSON_FEED_PATH },
		author,
		updated: articles[0]?.publishedOn ?? new Date(0),
		generator: false,
	});
	for (const { id, url, title, html, publishedOn, category, ...article } of articles) {
		feed.addItem({
			id: permanentId(id),
			title,
			link: url,
			description: article.description,
			content: cdataSafe(html),
			date: publishedOn,
			published: publishedOn,
			author: [author],
			category: category === undefined ? [] : [{ name: category }],
		});
	}
	return feed;
}

/**
 * A reader treats a new id as a new article, so the id must survive moving the site.
 * @see https://www.rfc-editor.org/rfc/rfc4151
 */
const permanentId = (slug: string): string => `tag:${new URL(SITE_ORIGIN).host},2022:blog/${slug}`;

/** The package escapes only the first end of a CDATA section. */
const cdataSafe = (html: string): string => html.replaceAll(']]>', ']]&gt;');

/**
 * The package writes version 1, with a single author; 1.1 lists authors and declares the language. It also sets every
 * item's modification date to its publication date, although no modification was recorded.
 */
export function jsonFeed(feed: Feed): string {
	const { author, items, ...rest } = JSON.parse(feed.json1());
	return JSON.stringify({
		...rest,
		version: 'https://jsonfeed.org/version/1.1',
		language: LANGUAGE,
		authors: [author],
		items: items.map(withoutGuesses),
	});
}

const withoutGuesses = (item: Record<string, unknown>): Record<string, unknown> => {
	const { author: _sameForAll, date_modified: _unknown, ...known } = item;
	return known;
};
