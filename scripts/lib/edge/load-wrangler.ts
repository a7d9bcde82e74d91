import type * as Wrangler from 'wrangler';

/**
 * Loaded only by what needs it, because it is large.
 * @throws {Error} in one line if Cloudflare's runtime has no binary for this machine.
 */
export async function loadWrangler(): Promise<typeof Wrangler> {
	try {
		return await import('wrangler');
	} catch (cause) {
		const why = cause instanceof Error ? cause.message.trim().split('\n', 1)[0] : cause;
		throw new Error(`workerd cannot run on this machine (${why}). npm start does not need it.`, {
			cause,
		});
	}
}
