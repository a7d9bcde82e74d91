import type { Context } from 'hono';

/** The files of the built site, in a folder on disk or among a Worker's static assets. */
export type SiteFiles = {
	/** `name` starts with a slash: `/about.html`. Null if there is no such file. */
	find(name: string): Promise<SiteFile | null>;
	/** The response recently sent for the same path, synchronously; null if there is none. */
	recent?(c: Context): Response | null;
};

export type EditText = (text: string) => string;

export type SiteFile = {
	read(): Promise<Uint8Array<ArrayBuffer>>;
	/**
	 * Responds with the file, under the header rules of `path`. Only a 200 can become a 304.
	 * @param edit turns the file's text into the text that is sent, whose entity tag is then its `entityTag`.
	 */
	send(c: Context, path: string, status: 200 | 404, edit?: EditText): Promise<Response>;
};
