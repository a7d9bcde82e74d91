import { beforeEach, expect, test, vi } from 'vitest';
import { $analytics, startAnalytics, trackEvent, trackOutboundLink } from './analytics.ts';
import type { SendAnalytics } from './create-analytics.ts';

beforeEach(() => $analytics.set(null));

test('creates the instance on start and records the initial page view only once', () => {
	const send = vi.fn<SendAnalytics>();
	startAnalytics({ send, path: '/workbooks?from=mail' });
	const first = $analytics.get();
	startAnalytics({ send, path: '/workbooks?from=mail' });
	expect($analytics.get()).toBe(first);
	expect(send.mock.calls).toEqual([[{ type: 'page-view', path: '/workbooks?from=mail' }]]);
});

test('sends events through the instance', () => {
	const send = vi.fn<SendAnalytics>();
	startAnalytics({ send, path: '/' });
	trackEvent({ category: 'User', action: 'open', label: 'menu' });
	expect(send.mock.calls.slice(1)).toEqual([
		[{ type: 'event', category: 'User', action: 'open', label: 'menu' }],
	]);
});

test('tracks nothing without analytics, and follows a link immediately', () => {
	const navigate = vi.fn<() => void>();
	trackEvent({ category: 'User', action: 'open', label: 'menu' });
	trackOutboundLink('https://a.test/', navigate);
	expect($analytics.get()).toBeNull();
	expect(navigate).toHaveBeenCalledOnce();
});
