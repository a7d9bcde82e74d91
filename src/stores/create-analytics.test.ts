import { expect, test, vi } from 'vitest';
import type { Clock } from '../books/clock.ts';
import {
	createAnalytics,
	isTrackingAllowed,
	type AnalyticsMessage,
	type PrivacySignals,
} from './create-analytics.ts';

/** Analytics on a clock that stands still until told to expire. */
function createHarness() {
	const sent: AnalyticsMessage[] = [];
	const limits: number[] = [];
	let tellSent = () => {};
	let runOut = () => {};
	const clock: Clock = {
		after(milliseconds, run) {
			limits.push(milliseconds);
			runOut = run;
			return () => {
				runOut = () => {};
			};
		},
	};
	const analytics = createAnalytics({
		clock,
		send: (message, onSent) => {
			sent.push(message);
			if (onSent) tellSent = onSent;
		},
	});
	return { analytics, sent, limits, tellSent: () => tellSent(), runOut: () => runOut() };
}

const EVENT = { type: 'event', category: 'Outbound', action: 'Click', label: 'https://a.test/' };

test('sends a page view with its path and query', () => {
	const { analytics, sent } = createHarness();
	analytics.pageView('/workbooks?from=mail');
	expect(sent).toEqual([{ type: 'page-view', path: '/workbooks?from=mail' }]);
});

test('sends an event with category, action and label', () => {
	const { analytics, sent } = createHarness();
	analytics.event({ category: 'User', action: 'open', label: 'menu' });
	expect(sent).toEqual([{ type: 'event', category: 'User', action: 'open', label: 'menu' }]);
});

test('follows an outbound link once its event is sent, and only once', () => {
	const { analytics, sent, tellSent, runOut } = createHarness();
	const navigate = vi.fn<() => void>();
	analytics.outboundLink('https://a.test/', navigate);
	expect(sent).toEqual([EVENT]);
	expect(navigate).not.toHaveBeenCalled();
	tellSent();
	runOut();
	tellSent();
	expect(navigate).toHaveBeenCalledOnce();
});

test('follows an outbound link after 250 ms if the callback never comes', () => {
	const { analytics, limits, tellSent, runOut } = createHarness();
	const navigate = vi.fn<() => void>();
	analytics.outboundLink('https://a.test/', navigate);
	expect(limits).toEqual([250]);
	runOut();
	expect(navigate).toHaveBeenCalledOnce();
	tellSent();
	expect(navigate).toHaveBeenCalledOnce();
});

test('follows an outbound link if the collector calls back synchronously', () => {
	const navigate = vi.fn<() => void>();
	createAnalytics({ send: (_, onSent) => onSent?.() }).outboundLink('https://a.test/', navigate);
	expect(navigate).toHaveBeenCalledOnce();
});

test('does not wait if the link opens elsewhere', () => {
	const { analytics, sent, limits } = createHarness();
	analytics.outboundLink('https://a.test/');
	expect(sent).toEqual([EVENT]);
	expect(limits).toEqual([]);
});

test.each<[PrivacySignals, boolean]>([
	[{}, true],
	[{ doNotTrack: null, globalPrivacyControl: undefined }, true],
	[{ doNotTrack: '0', globalPrivacyControl: false }, true],
	[{ doNotTrack: 'unspecified' }, true],
	[{ doNotTrack: '1' }, false],
	[{ doNotTrack: 'yes' }, false],
	[{ globalPrivacyControl: true }, false],
	[{ doNotTrack: '0', globalPrivacyControl: true }, false],
	[{ doNotTrack: '1', globalPrivacyControl: false }, false],
])('reads %j as tracking allowed: %s', (signals, allowed) => {
	expect(isTrackingAllowed(signals)).toBe(allowed);
});
