/** What is sent to an analytics collector, and when. Knows no specific collector and no browser. */
import { systemClock, type Clock } from '../books/clock.ts';

export type AnalyticsEvent = { category: string; action: string; label: string };

export type AnalyticsMessage =
	/** `path` with its query: `/workbooks/pre-algebra?from=mail`. */
	{ type: 'page-view'; path: string } | ({ type: 'event' } & AnalyticsEvent);

/** Passes a message to the collector; calls `onSent` once it is on its way, or possibly never. */
export type SendAnalytics = (message: AnalyticsMessage, onSent?: () => void) => void;

export type Analytics = {
	pageView(path: string): void;
	event(event: AnalyticsEvent): void;
	/** Records the link, then calls `navigate` exactly once: when sent, or after 250 ms. */
	outboundLink(url: string, navigate?: () => void): void;
};

/** How long a link to another site waits for its event. */
const OUTBOUND_FALLBACK_MS = 250;

export function createAnalytics({
	send,
	clock = systemClock,
}: {
	send: SendAnalytics;
	clock?: Clock;
}): Analytics {
	return {
		pageView: (path) => send({ type: 'page-view', path }),
		event: (event) => send({ type: 'event', ...event }),
		outboundLink(url, navigate) {
			const message = { type: 'event', category: 'Outbound', action: 'Click', label: url } as const;
			if (!navigate) return send(message);
			let hasLeft = false;
			const leave = () => {
				if (hasLeft) return;
				hasLeft = true;
				cancel();
				navigate();
			};
			const cancel = clock.after(OUTBOUND_FALLBACK_MS, leave);
			send(message, leave);
		},
	};
}

/** What a browser says about tracking: `navigator.doNotTrack` and `navigator.globalPrivacyControl`. */
export type PrivacySignals = {
	doNotTrack?: string | null | undefined;
	globalPrivacyControl?: boolean | undefined;
};

/** False if the reader opted out of tracking: `1`, or `yes` in older Firefox. */
export function isTrackingAllowed({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
	return doNotTrack !== '1' && doNotTrack !== 'yes' && globalPrivacyControl !== true;
}
