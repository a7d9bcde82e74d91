/** The blog as a feed: one description, written out as RSS 2.0 and as JSON Feed 1.1. */
import { Feed } from 'feed';
import { SITE_ORIGIN } from '../../site.ts';

export type FeedArticle = {
	/** Name of the post's folder, which never changes. */
	id: string;
	/** Absolute. */
	url: string;
	title: string;
	description: string;
	html: string;
	publishedOn: Date;
	category?: string;
};

/** `origin` is the address the site is served under, without a last slash. */
export type FeedAbout = { brand: string; email: string; description: string; origin: string };

export const RSS_PATH = '/rss.xml';
export const JSON_FEED_PATH = '/feed.json';
const LANGUAGE = 'en';

/** Newest article first, as given. Nothing depends on the day of the build, so an unchanged blog is an unchanged feed. */
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
 * A reader takes an article with a new id for a new article, so the id must outlive a move of the site.
 * @see https://www.rfc-editor.org/rfc/rfc4151
 */
const permanentId = (slug: string): string => `tag:${new URL(SITE_ORIGIN).host},2022:blog/${slug}`;

/** The package guards only the first end of a CDATA section. */
const cdataSafe = (html: string): string => html.replaceAll(']]>', ']]&gt;');

/**
 * The package writes version 1, where an author stood alone; 1.1 lists authors and names the language. It also gives
 * every item its date of publication as that of its last change, which nobody has noted.
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
