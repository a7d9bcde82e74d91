import type { Context } from 'hono';
import { entityTag } from '../../contract.ts';
import { matchesTag } from '../send-record.ts';
import type { EditText, SiteFile, SiteFiles } from '../site/site-files.ts';

/** The part of a Worker's static assets binding that is used. */
export type AssetsBinding = { fetch(request: Request): Promise<Response> };

/** Any host: the binding only looks at the path. */
const ASSETS_ORIGIN = 'https://assets.invalid';

/**
 * The built site as the Worker's static assets. Cloudflare adds the headers of `_headers`, an entity tag, and 304s.
 * Pages are requested as `/about`, because Cloudflare redirects `/about.html`.
 */
export const assetSite = (assets: AssetsBinding): SiteFiles => ({
	async find(name) {
		const url = assetUrl(name);
		const { ok } = await assets.fetch(new Request(url, { method: 'HEAD' }));
		return ok ? assetFile(assets, url) : null;
	},
});

const assetUrl = (name: string): string => {
	const address = name.replace(/(?:(?<=\/)index)?\.html$/, '');
	return ASSETS_ORIGIN + address.split('/').map(encodeURIComponent).join('/');
};

function assetFile(assets: AssetsBinding, url: string): SiteFile {
	const get = (): Promise<Response> => assets.fetch(new Request(url));
	return {
		read: async () => new Uint8Array(await (await get()).arrayBuffer()),
		async send(c, _path, status, edit) {
			if (edit) return sendEdited(c, await get(), edit);
			const { method, headers } = c.req.raw;
			if (status === 200) return assets.fetch(new Request(url, { method, headers }));
			const { body, headers: sent } = await assets.fetch(new Request(url, { method }));
			const answer = new Response(body, { status, headers: sent });
			answer.headers.delete('ETag');
			return answer;
		},
	};
}

async function sendEdited(c: Context, asset: Response, edit: EditText): Promise<Response> {
	const text = edit(await asset.text());
	const etag = `W/${entityTag(text)}`;
	const headers = new Headers(asset.headers);
	headers.set('ETag', etag);
	headers.delete('Content-Length');
	if (!matchesTag(c.req.header('If-None-Match'), etag)) {
		return new Response(c.req.method === 'HEAD' ? null : text, { headers });
	}
	headers.delete('Content-Type');
	return new Response(null, { status: 304, headers });
}
