/** What the global setup hands to every test file. */
export type Provided = {
	/** Origin of the served site, without a last slash: `http://127.0.0.1:41234`. */
	siteUrl: string;
	/** Where the one running Chromium listens. */
	browserEndpoint: string;
	/** `workerd` where tests of the books service ask the Worker; else they ask the app in their own process. */
	home?: 'workerd';
};

declare module 'vitest' {
	export interface ProvidedContext extends Provided {}
}
