import type { Context } from 'hono';

/** The files of the built site, in a folder of the disk or among the static assets of a Worker. */
export type SiteFiles = {
	/** `name` starts with a slash: `/about.html`. Null if there is no such file. */
	find(name: string): Promise<SiteFile | null>;
	/** What was sent at the same address a moment ago, at once; null if that is not known. */
	recent?(c: Context): Response | null;
};

export type EditText = (text: string) => string;

export type SiteFile = {
	read(): Promise<Uint8Array<ArrayBuffer>>;
	/**
	 * Answers with the file, under the header rules of the address `path`. Only a 200 can become a 304.
	 * @param edit makes the text that is sent from the file's; its entity tag is then `entityTag` of that text.
	 */
	send(c: Context, path: string, status: 200 | 404, edit?: EditText): Promise<Response>;
};
