import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { $analytics, startAnalytics } from './analytics.ts';
import type { AnalyticsMessage } from './create-analytics.ts';
import { watchOutboundLinks } from './outbound-links.ts';

const navigate = vi.fn<(url: string) => void>();
let sent: AnalyticsMessage[] = [];
let tellSent = () => {};
let stop = () => {};

// happy-dom follows a link before the document receives the click; browsers do it afterward.
beforeAll(() => {
	if (!('happyDOM' in window)) throw new Error('These tests run in happy-dom.');
	const { navigation } = (window.happyDOM as DetachedWindowAPI).settings;
	navigation.disableMainFrameNavigation = true;
	navigation.disableFallbackToSetURL = true;
	navigation.disableChildPageNavigation = true;
});

beforeEach(() => {
	sent = [];
	navigate.mockClear();
	$analytics.set(null);
	startAnalytics({
		path: '/',
		clock: { after: () => () => {} },
		send: (message, onSent) => {
			if (message.type === 'event') sent.push(message);
			if (onSent) tellSent = onSent;
		},
	});
	stop = watchOutboundLinks(navigate);
});

afterEach(() => stop());

/** Clicks on a word inside the link; returns whether the browser was left to follow it. */
function click(link: string, init: MouseEventInit & { type?: string } = {}): boolean {
	document.body.innerHTML = link;
	const { type = 'click', ...mouse } = init;
	const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...mouse });
	document.body.querySelector('b')?.dispatchEvent(event);
	return !event.defaultPrevented;
}

const OUT = '<a href="https://other.test/page?q=1"><b>Other</b></a>';

test('sends the event for a link to another site, then follows it', () => {
	expect(click(OUT)).toBe(false);
	expect(sent).toEqual([
		{ type: 'event', category: 'Outbound', action: 'Click', label: 'https://other.test/page?q=1' },
	]);
	expect(navigate).not.toHaveBeenCalled();
	tellSent();
	expect(navigate.mock.calls).toEqual([['https://other.test/page?q=1']]);
});

test.each([
	['with the Control key', OUT, { ctrlKey: true }],
	['with the Command key', OUT, { metaKey: true }],
	['with the Shift key', OUT, { shiftKey: true }],
	['with the Alt key', OUT, { altKey: true }],
	['with the middle button', OUT, { type: 'auxclick', button: 1 }],
	['into a new tab', OUT.replace('<a', '<a target="_blank"'), {}],
	['on a download', OUT.replace('<a', '<a download'), {}],
])('records a click %s without delaying it', (_, link, init) => {
	expect(click(link, init)).toBe(true);
	expect(sent).toHaveLength(1);
	tellSent();
	expect(navigate).not.toHaveBeenCalled();
});

test.each([
	['to a page of this site', '<a href="/about"><b>About</b></a>', {}],
	['to a mail address', '<a href="mailto:ada@example.org"><b>Mail</b></a>', {}],
	['with the right button', OUT, { type: 'auxclick', button: 2 }],
	['outside any link', '<b>Text</b>', {}],
])('ignores a click %s', (_, link, init) => {
	expect(click(link, init)).toBe(true);
	expect(sent).toEqual([]);
});

test('ignores a click that another part of the page has handled', () => {
	document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
	click(OUT);
	expect(sent).toEqual([]);
	expect(navigate).not.toHaveBeenCalled();
});

test('stops watching once stopped', () => {
	stop();
	expect(click(OUT)).toBe(true);
	expect(sent).toEqual([]);
});
