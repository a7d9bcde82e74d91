/** The page's one analytics instance. It is null, and tracking does nothing, unless the site was built with a collector. */
import { atom } from 'nanostores';
import type { Clock } from '../books/clock.ts';
import {
	createAnalytics,
	type Analytics,
	type AnalyticsEvent,
	type SendAnalytics,
} from './create-analytics.ts';

export const $analytics = atom<Analytics | null>(null);

/** Creates the instance and records the initial page view, path and query; a second call does neither. */
export function startAnalytics({
	send,
	path,
	clock,
}: {
	send: SendAnalytics;
	path: string;
	clock?: Clock;
}): void {
	if ($analytics.get()) return;
	const analytics = createAnalytics({ send, clock });
	$analytics.set(analytics);
	analytics.pageView(path);
}

export function trackEvent(event: AnalyticsEvent): void {
	$analytics.get()?.event(event);
}

/** As `Analytics.outboundLink`; without analytics the reader leaves immediately. */
export function trackOutboundLink(url: string, navigate?: () => void): void {
	const analytics = $analytics.get();
	if (analytics) analytics.outboundLink(url, navigate);
	else navigate?.();
}
