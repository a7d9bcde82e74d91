import { startAnalytics } from './analytics.ts';
import { isTrackingAllowed, type PrivacySignals } from './create-analytics.ts';
import { watchOutboundLinks } from './outbound-links.ts';
import { startPartytown, type CollectorConfig } from './partytown.ts';

/** Runs once on each page of a site built with a collector. Does nothing if the reader opted out of tracking. */
export function startCollector(config: CollectorConfig): void {
	const signals: PrivacySignals = navigator;
	// Without service workers, Partytown would run the collector on the page's own thread.
	if (!isTrackingAllowed(signals) || !('serviceWorker' in navigator)) return;
	startAnalytics({
		send: startPartytown(config),
		path: `${location.pathname}${location.search}`,
	});
	watchOutboundLinks();
}
