/**
 * The collector's script, run by Partytown in a worker, so the page's own thread never executes it. Messages are gtag
 * calls, which Partytown forwards; what is sent before it has loaded is queued here. A function cannot be forwarded, so
 * the worker reports that a message was sent by an event on the document.
 */
import type { AnalyticsMessage, SendAnalytics } from './create-analytics.ts';

const PARTYTOWN_LIB = '/~partytown/';

const SENT_EVENT = 'analytics-sent';
const TICKET = 'sent_ticket';

export type CollectorConfig = {
	/** The measurement id: `G-ABC123`. */
	id: string;
	/** The collector's script; Google's own by default. */
	script?: string | undefined;
};

/**
 * Adds Partytown and the collector to the page and returns the function that sends to them. Nothing is requested from
 * the collector before.
 */
export function startPartytown({ id, script }: CollectorConfig): SendAnalytics {
	const waiting: unknown[][] = [];
	const sentCallbacks = new Map<string, () => void>();
	let isReady = false;

	// 0: waits for a worker that is slow to start; Partytown's fallback is the page's own thread.
	window.partytown = { lib: PARTYTOWN_LIB, forward: ['gtag'], fallbackTimeout: 0 };
	addScript({ type: 'text/partytown', text: gtagSetup(id) });
	addScript({
		type: 'text/partytown',
		src: script || `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`,
	});
	addScript({ src: `${PARTYTOWN_LIB}partytown.js` }).addEventListener('load', () => {
		isReady = true;
		for (const command of waiting) window.gtag?.(...command);
	});

	document.addEventListener(SENT_EVENT, (event) => {
		// Created by the sandbox's window, so it is not an instance of this window's CustomEvent.
		if ('detail' in event) sentCallbacks.get(String(event.detail))?.();
	});

	return (message, onSent) => {
		const ticket = onSent && `${sentCallbacks.size + 1}`;
		if (ticket) sentCallbacks.set(ticket, onSent);
		const command = gtagCommand(message, ticket);
		if (isReady) window.gtag?.(...command);
		else waiting.push(command);
	};
}

/** Runs in the worker. `dataLayer` must get the arguments object itself: gtag.js recognizes a command by it. */
function gtagSetup(id: string): string {
	return `window.dataLayer = window.dataLayer || [];
window.gtag = function () {
	var ticket = arguments[2] && arguments[2].${TICKET};
	if (ticket) {
		delete arguments[2].${TICKET};
		arguments[2].event_callback = function () {
			document.dispatchEvent(new CustomEvent('${SENT_EVENT}', { detail: ticket }));
		};
	}
	window.dataLayer.push(arguments);
};
gtag('js', new Date());
gtag('config', ${JSON.stringify(id)}, { send_page_view: false });`;
}

function gtagCommand(message: AnalyticsMessage, ticket?: string): unknown[] {
	if (message.type === 'page-view') {
		return ['event', 'page_view', { page_path: message.path, page_location: location.href }];
	}
	const { category, action, label } = message;
	const parameters = { event_category: category, event_label: label };
	return ['event', action, ticket ? { ...parameters, [TICKET]: ticket } : parameters];
}

function addScript(properties: { type?: string; src?: string; text?: string }): HTMLScriptElement {
	const script = Object.assign(document.createElement('script'), properties);
	document.head.append(script);
	return script;
}
