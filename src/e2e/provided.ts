/** What the global setup provides to every test file. */
export type Provided = {
	/** Origin of the served site, without a trailing slash: `http://127.0.0.1:41234`. */
	siteUrl: string;
	/** Where the shared Chromium listens. */
	browserEndpoint: string;
	/** `workerd` if tests of the books service call the Worker; otherwise they call the app in their own process. */
	home?: 'workerd';
};

declare module 'vitest' {
	export interface ProvidedContext extends Provided {}
}
