interface Window {
	/** Read by partytown.js when it starts. */
	partytown?: { lib: string; forward: string[]; fallbackTimeout: number };
	/** Defined by partytown.js: forwards to the function of this name in the worker. */
	gtag?: (...command: unknown[]) => void;
}
