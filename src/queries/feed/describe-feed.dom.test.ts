import { expect, test } from 'vitest';
import { describeFeed, type FeedArticle, jsonFeed } from './describe-feed.ts';

const ABOUT = {
	brand: 'Lemma Lane',
	email: 'hello@lemmalane.example',
	description: 'Mathematics worked slowly.',
	origin: 'https://www.moved.example',
};

const article = (changes: Partial<FeedArticle> = {}): FeedArticle => ({
	id: 'two-turns',
	url: 'https://www.moved.example/blog/two-turns',
	title: 'Two turns',
	description: 'A number line that turns around twice.',
	html: '<p>Face right.</p>',
	publishedOn: new Date('2023-12-04T00:00:00Z'),
	category: 'Mathematics explained',
	...changes,
});

/** This parser does not support CDATA, which XML defines as the same text escaped. */
const withoutCdata = (xml: string): string =>
	xml.replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) =>
		text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
	);

/** The RSS feed's document; fails on XML that is not well-formed. */
function rssOf(articles: FeedArticle[]): Document {
	const xml = withoutCdata(describeFeed(ABOUT, articles).rss2());
	const parsed = new DOMParser().parseFromString(xml, 'application/xml');
	expect(parsed.querySelector('parsererror')).toBeNull();
	return parsed;
}

const textsOf = (parent: ParentNode, name: string): string[] =>
	[...parent.children].filter(({ tagName }) => tagName === name).map((child) => child.textContent);

const channelOf = (feed: Document): Element => {
	const [channel] = feed.getElementsByTagName('channel');
	if (!channel) throw new Error('The feed has no channel.');
	return channel;
};

test('the parser of these tests rejects XML that is not well-formed', () => {
	const broken = new DOMParser().parseFromString('<rss><a></rss>', 'application/xml');
	expect(broken.querySelector('parsererror')).not.toBeNull();
});

test('writes the fields RSS 2.0 requires, and each article in full', () => {
	const feed = rssOf([article(), article({ id: 'second', title: 'Second' })]);
	expect(feed.documentElement.getAttribute('version')).toBe('2.0');
	const channel = channelOf(feed);
	expect(textsOf(channel, 'title')).toEqual(['Lemma Lane · Blog']);
	expect(textsOf(channel, 'link')).toEqual(['https://www.moved.example/blog']);
	expect(textsOf(channel, 'description')).toEqual(['Mathematics worked slowly.']);
	expect(textsOf(channel, 'language')).toEqual(['en']);
	const [first, ...others] = channel.getElementsByTagName('item');
	expect(others).toHaveLength(1);
	if (!first) throw new Error('The feed has no item.');
	expect(textsOf(first, 'title')).toEqual(['Two turns']);
	expect(textsOf(first, 'link')).toEqual(['https://www.moved.example/blog/two-turns']);
	expect(textsOf(first, 'pubDate')).toEqual(['Mon, 04 Dec 2023 00:00:00 GMT']);
	expect(textsOf(first, 'content:encoded')).toEqual(['<p>Face right.</p>']);
	expect(textsOf(first, 'author')).toEqual(['hello@lemmalane.example (Lemma Lane)']);
	expect(textsOf(first, 'category')).toEqual(['Mathematics explained']);
});

test('identifies an article by what never changes, not by its current URL', () => {
	const [item] = rssOf([article()]).getElementsByTagName('item');
	const guid = item?.getElementsByTagName('guid')[0];
	expect(guid?.textContent).toBe('tag:lemmalane.example,2022:blog/two-turns');
	expect(guid?.getAttribute('isPermaLink')).toBe('false');
	const { items } = JSON.parse(jsonFeed(describeFeed(ABOUT, [article()])));
	expect(items[0].id).toBe(guid?.textContent);
});

test('survives titles and texts that are awkward in XML', () => {
	const title = 'If a < b & b < c, then ]]> what?';
	const html = '<p>]]> and ]]> &amp; $5 \u00a0</p>';
	const [item] = rssOf([article({ title, html })]).getElementsByTagName('item');
	if (!item) throw new Error('The feed has no item.');
	expect(textsOf(item, 'title')).toEqual([title]);
	expect(textsOf(item, 'content:encoded')).toEqual([html.replaceAll(']]>', ']]&gt;')]);
});

test('writes JSON Feed 1.1', () => {
	const feed = JSON.parse(
		jsonFeed(describeFeed(ABOUT, [article(), article({ id: 'second', category: undefined })])),
	);
	expect(feed).toMatchObject({
		version: 'https://jsonfeed.org/version/1.1',
		title: 'Lemma Lane · Blog',
		home_page_url: 'https://www.moved.example/blog',
		feed_url: 'https://www.moved.example/feed.json',
		language: 'en',
		authors: [{ name: 'Lemma Lane', url: 'https://www.moved.example' }],
	});
	expect(feed.items).toHaveLength(2);
	expect(feed.items[0]).toEqual({
		id: 'tag:lemmalane.example,2022:blog/two-turns',
		url: 'https://www.moved.example/blog/two-turns',
		title: 'Two turns',
		summary: 'A number line that turns around twice.',
		content_html: '<p>Face right.</p>',
		date_published: '2023-12-04T00:00:00.000Z',
		tags: ['Mathematics explained'],
	});
	// Both names belong to version 1.
	expect(feed).not.toHaveProperty('author');
	expect(feed.items[1]).not.toHaveProperty('author');
});

test('is the same whatever the build date', () => {
	const write = () => describeFeed(ABOUT, [article()]).rss2();
	expect(write()).toBe(write());
	expect(textsOf(channelOf(rssOf([article()])), 'lastBuildDate')).toEqual([
		'Mon, 04 Dec 2023 00:00:00 GMT',
	]);
	expect(() => rssOf([])).not.toThrow();
});
